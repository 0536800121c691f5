"""All due messages are sent, each once, whatever Discord does in between."""

from __future__ import annotations

import logging
import sqlite3
from pathlib import Path

import pytest

from bot.clock import ManualClock
from bot.delivery import backoff
from bot.screens.ids.custom_ids import parse
from bot.screens.ids.panel_ids import Pick
from bot.screens.ids.table_ids import OpenPanel
from bot.tables.service import Press
from sandbox import Channel, cut, refuse
from storage.core.kinds import Kind
from tests.support.bot_world import BotWorld
from tests.support.who_acts import without_times

POST = "POST /channels/[0-9]+/messages$"


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """What failed is tried again at once."""
    monkeypatch.setattr(backoff, "FIRST_SECONDS", 0.02)


async def begun(world: BotWorld) -> Channel:
    card = await world.card(world.ben)
    await world.anna.press(card, "Start").answer()
    thread = await world.anna.until(lambda: next(iter(world.anna.threads(world.channel)), None))
    await world.anna.until(lambda: world.anna.find(thread, "**Setup**"))
    await world.wait_until_idle()
    return thread


def asks(world: BotWorld) -> list[int]:
    return [
        sum(any(Pick.matches(button.custom_id) for button in message.buttons) for message in messages)
        for messages in (world.anna.direct_messages(), world.ben.direct_messages())
    ]


async def test_a_lost_answer_posts_nothing_twice(world: BotWorld) -> None:
    card = await world.card(world.ben)
    for _ in range(3):
        world.sandbox.inject(POST, cut(carried_out=True))
    await world.anna.press(card, "Start").answer()
    thread = await world.anna.until(lambda: next(iter(world.anna.threads(world.channel)), None))
    await world.anna.until(lambda: world.anna.find(thread, "**Setup**"))
    await world.anna.until(lambda: all(asks(world)))
    await world.wait_until_idle()
    assert len([message for message in thread.messages if "**Setup**" in message.text]) == 1
    assert asks(world) == [1, 1]


async def test_a_lost_thread_is_found_again(world: BotWorld) -> None:
    card = await world.card(world.ben)
    world.sandbox.inject("POST /channels/[0-9]+/messages/[0-9]+/threads", cut(carried_out=True))
    await world.anna.press(card, "Start").answer()
    await world.anna.until(lambda: len(world.anna.direct_messages()) == 2)
    thread = await world.anna.until(lambda: next(iter(world.anna.threads(world.channel)), None))
    await world.anna.until(lambda: world.anna.find(thread, "**Setup**"))
    assert (await world.store.game(1)).thread == thread.id
    assert [fault.code for fault in world.sandbox.faults] == [160004]
    world.sandbox.faults.clear()


async def test_what_fails_is_told_later(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    clock = ManualClock()
    async with BotWorld(tmp_path, clock=clock) as world:
        card = await world.card(world.ben)
        await world.wait_until_idle()
        refused = world.sandbox.inject(POST, refuse(50035, status=400), times=None)
        await world.anna.press(card, "Start").answer()
        await world.wait_until_idle()
        await _tried_again(world, clock)
        (thread,) = world.anna.threads(world.channel)
        owed = await world.store.outbox_due()
        assert (asks(world), _set_ups(thread)) == ([0, 0], 0)
        assert {(Kind.ASK, 0), (Kind.ASK, 1), (Kind.TURN, None)} <= {(row.kind, row.seat) for row in owed}
        assert all(row.failure == "50035" and row.attempts > 1 for row in owed)
        failures = [each for each in caplog.records if " fails: " in each.getMessage()]
        told = sorted(each.getMessage().partition(" (")[0] for each in failures)
        assert told == sorted(f"game 1: {row.kind} of row {row.n} fails: 50035" for row in owed)
        assert {each.levelno for each in failures} == {logging.ERROR}
        refused.lift()
        await _tried_again(world, clock)
        assert (asks(world), _set_ups(thread)) == ([1, 1], 1)
        assert await world.store.outbox_due() == ()
        assert world.sandbox.faults == []


def _set_ups(thread: Channel) -> int:
    return sum("**Setup**" in message.plain_text for message in thread.messages)


async def _tried_again(world: BotWorld, clock: ManualClock) -> None:
    """What has failed is tried again after its delay."""
    await clock.advance(10.0)
    await world.wait_until_idle()


async def test_after_a_long_stop_what_was_posted_is_recognised(world: BotWorld) -> None:
    thread = await begun(world)
    turn = world.newest(thread)
    my_move = parse(turn.buttons[0].custom_id or "")
    assert isinstance(my_move, OpenPanel)
    await world.stop()
    world.checks_stored = False
    await _forgotten(world, my_move.nonce)
    world.sandbox.advance(3600)
    await world.start()
    await world.anna.until(lambda: _look_ups(world) >= 1)
    await world.wait_until_idle()
    assert len([message for message in thread.messages if "**Setup**" in message.text]) == 1
    assert await world.store.outbox_due() == ()


async def _forgotten(world: BotWorld, nonce: int) -> None:
    """The file says that a message was not sent yet, and was due an hour ago."""
    with sqlite3.connect(world.file) as file:
        file.execute(
            "UPDATE outbox SET done = NULL, message = NULL, attempted_after = 0, created = created - 3600"
            " WHERE nonce = ?",
            (nonce,),
        )


def _look_ups(world: BotWorld) -> int:
    return sum(each.method == "GET" and each.path.endswith("/messages") for each in world.sandbox.requests)


async def test_a_closed_door_is_tried_once(world: BotWorld) -> None:
    card = await world.card(world.ben)
    world.ben.direct_messages_open = False
    await world.anna.press(card, "Start").answer()
    thread = await world.anna.until(lambda: next(iter(world.anna.threads(world.channel)), None))
    turn = await world.anna.until(lambda: world.anna.find(thread, "**Setup**"))
    await world.wait_until_idle()
    assert f"**Setup**: all at the same time {world.ben.mention}" in turn.plain_text
    await world.play_through(thread, world.anna)
    await world.play_through(thread, world.ben)
    assert [request.status for request in world.sandbox.requests].count(403) == 1
    assert [note.reason for note in world.ben.inbox if not note.silent].count("mention") >= 1


async def test_an_old_message_that_cannot_be_edited_stops_nothing(world: BotWorld) -> None:
    thread = await begun(world)
    world.sandbox.inject("PATCH /channels/[0-9]+/messages", refuse(50083))
    await world.play_through(thread, world.ben)
    await world.play_through(thread, world.anna)
    assert world.anna.find(thread, "**Taking and passing tiles**") is not None


async def test_a_channel_that_is_gone_keeps_no_other_table_waiting(world: BotWorld) -> None:
    thread = await begun(world)
    thread.delete()
    await world.anna.until(lambda: any(each.id != thread.id for each in world.anna.threads(world.channel)))
    await world.bot.tables.answer(1, Press(0, user=world.anna.id, version=0), "A1")
    await world.anna.until(lambda: world.anna.threads(world.channel))
    await world.wait_until_idle()
    assert await world.store.outbox_due() == ()


async def test_an_archived_thread_wakes_up(world: BotWorld) -> None:
    thread = await begun(world)
    thread.archive()
    while (table := await world.bot.tables.table(1)).state.phase == "setup":
        seat = table.waiting_seats[0]
        choice = table.pending_choice(seat)
        assert choice is not None
        user = (world.anna, world.ben)[seat].id
        await world.bot.tables.answer(
            1, Press(seat, user=user, version=table.version(seat)), choice.options[0].key
        )
    await world.wait_until_idle()
    assert world.anna.find(thread, "**Taking and passing tiles**") is not None
    assert not thread.archived


async def test_nobody_is_called_for_what_he_has_done_already(tmp_path: Path) -> None:
    clock = ManualClock()
    async with BotWorld(tmp_path, clock=clock) as world:
        card = await world.card(world.ben)
        world.ben.direct_messages_open = False
        await world.store.users.set_unreachable(world.ben.id, code=50007, time=1_700_000_000.0)
        world.sandbox.inject("/threads$", refuse(40333, status=403))
        await world.anna.press(card, "Start").answer()
        await world.wait_until_idle()
        assert world.anna.threads(world.channel) == []
        panel = await world.ben.invoke(world.channel, "move").answer()
        await world.ben.press(panel, "A1").answer()
        await clock.advance(10.0)
        await world.wait_until_idle()
        (thread,) = world.anna.threads(world.channel)
        turn = world.newest(thread)
        assert "⏳ Anna\n⏳ Ben" in without_times(turn)
        assert all(note.silent or note.reason != "mention" for note in world.ben.inbox)
        assert world.sandbox.faults == []
