"""Secrecy by forking while a seat changes hands in the middle of secret choices, with a whole game.

The same story runs with two games that look the same to the seat, and once more with another choice of who
took it over: a newcomer knows only what the seat does, and a former player learns nothing of later events.
"""

import re
from pathlib import Path
from random import Random
from typing import Any

from msgspec import Struct

from bot.tables.cache import TableCache
from bot.tables.service import TableService
from games import find
from games.engine.chance import RandomChance
from games.engine.table import Table
from sandbox import Channel, MessageView, User
from storage.together.store import Store
from tests.support.forking import finish_lane, fork_log
from tests.support.games import STORY_GAME
from tests.support.table_helpers import DecisionsHere, seeds
from tests.support.table_of_four import GAME, TableOfFour, choose
from tests.support.timed_tables import has_button
from tests.support.virtual_time import LoopClock, run_in_virtual_time

BEN = 1
"""The seat that changes hands."""

SLOW = 3600.0
"""Seconds that a computer player takes to choose."""

Shown = list[tuple[Any, ...]]


class BothShown(Struct, frozen=True):
    """What two people were shown, all of it but numbers that are different in every run."""

    newcomer: Shown
    leaver: Shown


def in_the_middle(random: Random) -> Table[Any]:
    """All take tiles in secret: Ben has taken one, Anna and Vera are ready, Dora has not begun."""
    game = find(STORY_GAME)
    table = Table.begin(game, 4, game.options(), RandomChance(random))
    while (table.state.phase, table.state.round) != ("tiles", 2):
        seat = random.choice(table.waiting_seats)
        answer(table, seat, random)
    answer(table, BEN, random)
    for seat in (0, 2):
        finish_lane(table, seat, random)
    return table


def answer(table: Table[Any], seat: int, random: Random) -> None:
    choice = table.pending_choice(seat)
    assert choice is not None
    table.answer(seat, choice.random_answer(random))


async def store(tables: TableOfFour, table: Table[Any]) -> None:
    """Anna, Ben, Vera and Dora sit at a table as it is; the bot does not run yet."""
    clock = LoopClock()
    async with await Store.open(tables.file) as opened:
        service = TableService(opened, clock, seeds=seeds(1), decisions=DecisionsHere())
        row = await service.lobby.open(
            STORY_GAME, host=tables.anna.id, channel=tables.channel.id, guild=tables.guild.id, pace="h24"
        )
        for user in (tables.ben, tables.vera, tables.dora):
            row = await service.lobby.join(row.id, user.id)
        await TableCache(opened, clock, 1, service.happened).begin(row, table)


def shown(message: MessageView) -> tuple[Any, ...]:
    """All of a message, its pictures byte by byte, without numbers that are different in every run."""
    return (
        without_numbers(message.text),
        [(each.label, without_numbers(each.custom_id or ""), each.disabled) for each in message.buttons],
        [[(option.label, option.value) for option in select.options] for select in message.selects],
        [(each.filename, each.description, content(each.filename, each.content)) for each in message.images],
    )


def without_numbers(text: str) -> str:
    return re.sub(r"[0-9]{9,}|[0-9]+-[0-9]+-[0-9]+T[0-9:.+]+", "n", text)


def content(name: str, data: bytes) -> bytes:
    """What a file holds."""
    return without_numbers(data.decode()).encode() if name.endswith(".json") else data


async def all_shown(tables: TableOfFour, user: User, thread: Channel) -> Shown:
    """All a user finds: their direct messages, the thread, the card, what commands and buttons answer."""
    turn = next(each for each in reversed(thread.messages) if len(each.buttons) > 3)
    commands = ("table", "board", "games", "move")
    labels = ("My move", "My board", "Whole table", "Help")
    answers = [await user.invoke(thread, command).answer() for command in commands]
    answers += [await user.press(turn, label).answer() for label in labels]
    privacy = await user.invoke(thread, "privacy").answer()
    answers.append(await user.press(privacy, "As a file").answer())
    boards = next(each for each in answers if any(button.label == "In words" for button in each.buttons))
    answers.append(await user.press(boards, "In words").answer())
    replay = await user.invoke(thread, "replay", round=1).answer()
    await user.until(lambda: user.look(replay).images)
    seen = [*user.direct_messages(), *thread.messages, *tables.channel.messages]
    return [shown(user.look(each)) for each in (*answers, replay, *seen)]


async def still_shown(user: User, panel: MessageView) -> Shown:
    """The screens that the buttons of an outdated panel show."""
    assert len(panel.buttons) > 2
    return [shown(await said(user, panel, button.custom_id)) for button in panel.buttons]


async def said(user: User, panel: MessageView, custom_id: str | None) -> MessageView:
    """The answer to a press on an outdated panel."""
    pressed = user.press(panel, custom_id=custom_id, stale=True).interaction
    await user.until(lambda: pressed.answers or pressed.followups)
    return user.look([*pressed.answers, *pressed.followups][-1])


async def tell(tables: TableOfFour, option: int) -> BothShown:
    """Ben leaves, and Nina takes the seat before a computer player has chosen there."""
    await tables.bot.wait_until_idle()
    tables.bot.computers.pauses[GAME] = SLOW
    (thread,) = tables.anna.threads(tables.channel)
    old = tables.ben.direct_messages()[-1]
    offered = await tables.ben.invoke(thread, "table").answer()
    sure = await tables.ben.press(offered, "Leave").answer()
    await tables.ben.press(sure, "Leave the game").answer()
    await tables.bot.outbox.wait_until_idle()
    offering = next(each for each in thread.messages if has_button(each, "Take the seat"))
    looked = await tables.nina.press(offering, "Take the seat").answer()
    panel = await tables.nina.press(looked, "Take Gaius’s seat").answer()
    taken = [shown(panel)]
    panel = await tables.nina.press(panel, panel.buttons[option].label).answer()
    taken.append(shown(panel))
    taken.append(shown(await choose(tables.nina, panel)))
    await tables.bot.wait_until_idle()
    return BothShown(
        newcomer=[*taken, *await all_shown(tables, tables.nina, thread)],
        leaver=[*await still_shown(tables.ben, old), *await all_shown(tables, tables.ben, thread)],
    )


def reported(folder: Path, table: Table[Any], *, option: int = 0) -> BothShown:
    """The story with a table; `option`: of what Nina is asked."""

    async def story() -> BothShown:
        tables = TableOfFour(folder)
        await store(tables, table)
        tables.checks_stored = False
        async with tables:
            return await tell(tables, option)

    folder.mkdir()
    return run_in_virtual_time(story())


def test_a_newcomer_knows_the_seat_and_who_left_learns_nothing_more(tmp_path: Path, seldom: None) -> None:
    table = in_the_middle(Random(3))
    forked = fork_log(table, BEN, Random(4))
    assert forked.view(BEN) == table.view(BEN)
    assert forked.state != table.state
    one, other = reported(tmp_path / "one", table), reported(tmp_path / "other", forked)
    assert one.newcomer == other.newcomer
    assert one.leaver == other.leaver
    again = reported(tmp_path / "again", table, option=1)
    assert again.newcomer != one.newcomer
    assert again.leaver == one.leaver
    pictures = [
        picture for each in (one.newcomer, one.leaver) for *_, pictures in each for picture in pictures
    ]
    assert len(pictures) > 20
