"""Whatever calls somebody begins as one line, which a phone shows, and becomes the panel or the message."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from bot.screens.ids.panel_ids import Pick
from bot.screens.ids.table_ids import OpenPanel
from sandbox import Channel, MessageView, User, no_json, refuse
from tests.bot.delivery.toy_world import ToyWorld, mentions, panels

LINE = re.compile(r"Coin Toss, table 1: call heads or tails, by \S.* \(New York\)")
BOTH = re.compile(rf"{LINE.pattern} @Anna @Ben")


def completes(channel: Channel) -> Callable[[str, Any], bool]:
    """Whether a request edits the line of a call in a channel into what it shall be."""

    def meant(line: str, body: Any) -> bool:
        return line.startswith(f"PATCH /channels/{channel.id}/messages/") and "content" in body

    return meant


def called(*users: User, by: re.Pattern[str] = LINE) -> list[int]:
    """How often the phone of each user has shown such a line."""
    return [sum(by.fullmatch(text) is not None for text in user.pushes) for user in users]


def lines(user: User) -> list[MessageView]:
    """The direct messages of a user that are the line of a call yet."""
    return [
        each
        for each in user.direct_messages()
        if each.content and OpenPanel.matches(each.buttons[0].custom_id)
    ]


@pytest.fixture
async def world(soon: None, toys: None, tmp_path: Path) -> AsyncIterator[ToyWorld]:
    async with ToyWorld(tmp_path) as world:
        yield world


async def begun(world: ToyWorld, *users: User) -> tuple[int, Channel]:
    """A game that waits for all."""
    game = await world.begin(*users)
    await world.delivered()
    return game, await world.thread(game)


async def test_a_phone_shows_the_line_and_the_message_becomes_the_panel(world: ToyWorld) -> None:
    await begun(world, world.anna, world.ben)
    assert called(world.anna, world.ben) == [1, 1]
    (panel,) = panels(world.ben)
    assert (len(world.ben.direct_messages()), panel.content) == (1, "")
    assert world.ben.inbox[-1].message_id == panel.id


async def test_whom_no_direct_message_reaches_sees_the_line_of_the_thread(world: ToyWorld) -> None:
    world.anna.direct_messages_open = world.ben.direct_messages_open = False
    game, thread = await begun(world, world.anna, world.ben)
    assert called(world.anna, world.ben, by=BOTH) == [1, 1]
    assert (world.newest(thread).content, mentions(world.ben)) == ("", 1)
    assert world.ben.mention in world.newest(thread).text
    await world.guess(game, world.anna, world.ben)
    await world.guess(game, world.anna, world.ben)
    await world.delivered()
    assert world.ben.pushes[-1] == "Coin Toss, table 1: the game is over @Anna @Ben"
    assert (world.newest(thread).content, mentions(world.ben)) == ("", 2)


async def test_a_line_that_cannot_become_the_panel_yet_opens_it(world: ToyWorld) -> None:
    broken = world.sandbox.inject(completes(world.ben.direct_channel), no_json(503), times=None)
    await world.begin(world.anna, world.ben)
    await world.wait_until_idle()
    (line,) = lines(world.ben)
    assert await open_lines(world) == {"ask": 1}
    panel = await world.ben.press(line, "My move").answer()
    assert panel.ephemeral
    assert any(Pick.matches(button.custom_id) for button in panel.buttons)
    assert mentions(world.ben) == 0
    broken.lift()
    await world.delivered()
    assert (lines(world.ben), [each.id for each in panels(world.ben)][:1]) == ([], [line.id])
    assert called(world.ben) == [1]
    assert await open_lines(world) == {}


async def open_lines(world: ToyWorld) -> dict[str, int]:
    """How many lines are still to become panels or messages, by kind."""
    return {row.kind: row.lines for row in await world.store.count_due()}


async def test_a_line_in_the_thread_that_something_newer_replaces_is_counted(world: ToyWorld) -> None:
    world.anna.direct_messages_open = world.ben.direct_messages_open = False
    broken = world.sandbox.inject(r"PATCH /channels/\d+/messages/", no_json(503), times=None)
    game = await world.begin(world.anna, world.ben)
    await world.wait_until_idle()
    assert (await open_lines(world))["turn"] == 1
    await world.guess(game, world.anna, world.ben)
    broken.lift()
    await world.delivered()
    assert await open_lines(world) == {}
    assert b'tabellarius_left_call_lines_total{kind="turn"} 1.0' in world.bot.metrics.text()


async def test_who_acts_before_the_line_is_a_panel_finds_their_choice_there(world: ToyWorld) -> None:
    broken = world.sandbox.inject(completes(world.ben.direct_channel), no_json(503), times=None)
    game = await world.begin(world.anna, world.ben)
    await world.wait_until_idle()
    (line,) = lines(world.ben)
    await world.guess(game, world.ben)
    broken.lift()
    await world.delivered()
    shown = world.ben.look(line.id)
    assert (called(world.ben), shown.content, panels(world.ben)) == ([1], "", [])
    assert "Anna" in shown.plain_text
    assert await open_lines(world) == {}


@pytest.mark.parametrize("private", [True, False])
async def test_a_bot_that_starts_again_completes_a_line(world: ToyWorld, *, private: bool) -> None:
    world.ben.direct_messages_open = world.anna.direct_messages_open = private
    game = await world.begin(world.anna, world.ben)
    await world.delivered()
    place = world.ben.direct_channel if private else await world.thread(game)
    before, broken = len(world.ben.inbox), world.sandbox.inject(completes(place), no_json(503), times=None)
    await world.guess(game, world.anna, world.ben)
    await world.wait_until_idle()
    line = place.messages[-1]
    assert line.content
    broken.lift()
    await world.restart()
    await world.delivered()
    assert (place.messages[-1].id, place.messages[-1].content) == (line.id, "")
    assert len(world.ben.inbox) == before + 1


async def test_a_line_posted_by_a_bot_that_was_killed_is_found_and_completed(world: ToyWorld) -> None:
    broken = world.sandbox.inject(completes(world.ben.direct_channel), no_json(503), times=None)
    await world.begin(world.anna, world.ben)
    await world.wait_until_idle()
    await world.stop()
    with closing(sqlite3.connect(world.file)) as file, file:
        file.execute("UPDATE outbox SET message = NULL, attempted_after = 1 WHERE done IS NULL")
    broken.lift()
    await world.start()
    await world.delivered()
    assert (lines(world.ben), len(panels(world.ben)), called(world.ben)) == ([], 1, [1])


async def test_a_line_that_discord_rejects_is_left_out(world: ToyWorld) -> None:
    channel = f"POST /channels/{world.ben.direct_channel.id}/messages$"
    world.sandbox.inject(channel, refuse(50035), times=1)
    world.checks_pushes = False
    await begun(world, world.anna, world.ben)
    assert (len(panels(world.ben)), world.ben.pings, mentions(world.ben)) == (1, 1, 0)


async def test_who_wants_it_in_the_thread_is_called_there_alone(world: ToyWorld) -> None:
    await world.bot.settings.change(world.ben.id, arrive="thread")
    _, thread = await begun(world, world.anna, world.ben)
    assert (world.ben.direct_messages(), mentions(world.ben), len(panels(world.anna))) == ([], 1, 1)
    assert world.ben.pushes[0].endswith(" @Ben")
    assert world.ben.mention in world.newest(thread).text
    assert await world.store.users.reachable(world.ben.id) is not False


async def test_who_wants_both_is_named_in_the_thread_and_called_once(world: ToyWorld) -> None:
    await world.bot.settings.change(world.ben.id, arrive="both")
    game, thread = await begun(world, world.anna, world.ben)
    assert (len(panels(world.ben)), world.ben.pings, called(world.ben)) == (1, 1, [1])
    assert world.ben.mention in world.newest(thread).text
    world.ben.direct_messages_open = False
    await world.guess(game, world.anna, world.ben)
    await world.delivered()
    assert (world.ben.pings, mentions(world.ben)) == (2, 1), "the thread calls whom no message reaches"


async def test_the_line_is_in_the_language_of_its_reader_and_tells_their_time(world: ToyWorld) -> None:
    await world.store.users.set_language(world.ben.id, "de")
    await world.bot.settings.change(world.ben.id, zone="Asia/Kolkata", quiet_from=None, quiet_to=None)
    await begun(world, world.anna, world.ben)
    (line,) = world.ben.pushes
    assert re.fullmatch(r"Münzwurf, Tisch 1: Kopf oder Zahl ansagen, bis \S.*[0-9]", line)


async def test_a_panel_that_discord_rejects_leaves_the_line(world: ToyWorld) -> None:
    rejected = world.sandbox.inject(completes(world.ben.direct_channel), refuse(50035), times=None)
    await world.begin(world.anna, world.ben)
    await world.wait_until_idle()
    assert (len(lines(world.ben)), mentions(world.ben)) == (1, 0)
    rejected.lift()
    await world.advance(10.0)
    await world.delivered()
    assert (lines(world.ben), len(panels(world.ben)), called(world.ben)) == ([], 1, [1])
