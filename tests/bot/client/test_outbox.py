"""What is owed is told, each thing once, whatever Discord does in between."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from bot.client import outbox
from bot.clock import ManualClock
from sandbox import Channel
from tests.support.bot_world import Evening

POST = "POST /channels/[0-9]+/messages$"


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """What failed is tried again at once."""
    monkeypatch.setattr(outbox, "TICK", 0.05)


async def begun(evening: Evening) -> Channel:
    """A table whose thread has been told of the beginning."""
    card = await evening.card(evening.ben)
    await evening.anna.press(card, "Start").answer()
    thread = await evening.anna.until(lambda: next(iter(evening.anna.threads(evening.channel)), None))
    await evening.anna.until(lambda: evening.anna.find(thread, "**Setup**"))
    await evening.settled()
    return thread


def asks(evening: Evening) -> list[int]:
    """How many panels each of the two got by direct message."""
    return [
        sum(any("pick:" in (button.custom_id or "") for button in message.buttons) for message in messages)
        for messages in (evening.anna.direct_messages(), evening.ben.direct_messages())
    ]


async def test_a_lost_answer_posts_nothing_twice(evening: Evening) -> None:
    card = await evening.card(evening.ben)
    for _ in range(3):
        evening.sandbox.lose_next_answer(POST)
    await evening.anna.press(card, "Start").answer()
    thread = await evening.anna.until(lambda: next(iter(evening.anna.threads(evening.channel)), None))
    await evening.anna.until(lambda: evening.anna.find(thread, "**Setup**"))
    await evening.settled()
    assert len([message for message in thread.messages if "**Setup**" in message.text]) == 1
    assert asks(evening) == [1, 1]


async def test_a_lost_thread_is_found_again(evening: Evening) -> None:
    card = await evening.card(evening.ben)
    evening.sandbox.lose_next_answer("POST /channels/[0-9]+/messages/[0-9]+/threads")
    await evening.anna.press(card, "Start").answer()
    await evening.anna.until(lambda: len(evening.anna.direct_messages()) == 2)
    (thread,) = evening.anna.threads(evening.channel)
    await evening.anna.until(lambda: evening.anna.find(thread, "**Setup**"))
    assert (await evening.bot.desk.game(1)).thread == thread.id
    assert [fault.code for fault in evening.sandbox.faults] == [160004]
    evening.sandbox.faults.clear()


async def test_what_fails_is_told_later(evening: Evening, caplog: pytest.LogCaptureFixture) -> None:
    card = await evening.card(evening.ben)
    for _ in range(5):
        evening.sandbox.refuse_next(POST, status=400, code=50035)
    await evening.anna.press(card, "Start").answer()
    thread = await evening.anna.until(lambda: next(iter(evening.anna.threads(evening.channel)), None))
    await evening.anna.until(lambda: evening.anna.find(thread, "**Setup**"))
    assert "the next tick tries again" in caplog.text
    assert asks(evening) == [1, 1]


async def test_after_a_long_stop_what_was_posted_is_recognised(evening: Evening) -> None:
    thread = await begun(evening)
    turn = evening.newest(thread)
    number = int((turn.buttons[0].custom_id or "").rpartition(":")[2])
    await evening.stop()
    await _forgotten(evening, number)
    evening.sandbox.advance(3600)
    await evening.start()
    await evening.anna.until(lambda: _look_ups(evening) >= 1)
    await evening.settled()
    assert len([message for message in thread.messages if "**Setup**" in message.text]) == 1
    assert await evening.store.outbox_due() == ()


async def _forgotten(evening: Evening, number: int) -> None:
    """The file says that a message was not told yet, and was owed an hour ago."""
    with sqlite3.connect(evening.file) as file:
        file.execute(
            "UPDATE outbox SET done = NULL, message = NULL, created = created - 3600 WHERE id = ?", (number,)
        )


def _look_ups(evening: Evening) -> int:
    return sum(
        request.method == "GET" and request.path.endswith("/messages") for request in evening.sandbox.requests
    )


async def test_a_closed_door_is_tried_once(evening: Evening) -> None:
    card = await evening.card(evening.ben)
    evening.ben.direct_messages_open = False
    await evening.anna.press(card, "Start").answer()
    thread = await evening.anna.until(lambda: next(iter(evening.anna.threads(evening.channel)), None))
    turn = await evening.anna.until(lambda: evening.anna.find(thread, "**Setup**"))
    await evening.settled()
    assert f"**Setup**: Anna, {evening.ben.mention}" in turn.words
    await evening.play_through(thread, evening.anna)
    await evening.play_through(thread, evening.ben)
    assert [request.status for request in evening.sandbox.requests].count(403) == 1
    assert [note.reason for note in evening.ben.inbox if not note.silent].count("mention") >= 1


async def test_an_old_message_that_cannot_be_edited_stops_nothing(evening: Evening) -> None:
    thread = await begun(evening)
    evening.sandbox.refuse_next("PATCH /channels/[0-9]+/messages", code=50083)
    await evening.play_through(thread, evening.ben)
    await evening.play_through(thread, evening.anna)
    assert evening.anna.find(thread, "**Taking and passing tiles**") is not None


async def test_a_channel_that_is_gone_keeps_no_other_table_waiting(evening: Evening) -> None:
    thread = await begun(evening)
    thread.delete()
    await evening.bot.desk.answer(1, 0, "A1", user=evening.anna.id, number=0)
    await evening.settled()
    assert await evening.store.outbox_due() == ()


async def test_an_archived_thread_wakes_up(evening: Evening) -> None:
    thread = await begun(evening)
    thread.archive()
    await _all_set_up(evening)
    assert evening.anna.find(thread, "**Taking and passing tiles**") is not None
    assert not thread.archived


async def _all_set_up(evening: Evening) -> None:
    while (table := await evening.bot.desk.table(1)).state.phase == "setup":
        seat = table.waiting[0]
        choice = table.pending(seat)
        assert choice is not None
        user = (evening.anna, evening.ben)[seat].id
        await evening.bot.desk.answer(1, seat, choice.options[0].key, user=user, number=table.number(seat))
    await evening.settled()


async def test_nobody_is_called_for_what_he_has_done_already(tmp_path: Path) -> None:
    async with Evening(tmp_path, clock=ManualClock()) as evening:
        card = await evening.card(evening.ben)
        evening.ben.direct_messages_open = False
        await evening.store.set_direct(evening.ben.id, reached=False, time=0.0)
        for _ in range(2):
            evening.sandbox.refuse_next(POST, status=400, code=50035)
        await evening.anna.press(card, "Start").answer()
        await evening.settled()
        (thread,) = evening.anna.threads(evening.channel)
        assert evening.anna.find(thread, "**Setup**") is None
        panel = await evening.ben.invoke(evening.channel, "move").answer()
        await evening.ben.press(panel, "A1").answer()
        await evening.settled()
        turn = evening.newest(thread)
        assert "**Setup**: Anna, Ben" in turn.words
        assert all(note.silent or note.reason != "mention" for note in evening.ben.inbox)
        assert evening.sandbox.faults == []
