"""Whole games: three people in three languages, a bot that is killed again and again, or two by turns."""

from __future__ import annotations

import re
import time
from itertools import cycle
from pathlib import Path
from random import Random

import pytest
from typer.testing import CliRunner

from bot.__main__ import app
from bot.screens.panel.thread_ids import OpenPanel
from bot.tables.cache import moves_of, options_of
from games import find
from games.engine.table import Table
from games.game import Standing
from games.numerals import MINUS
from sandbox import Channel, Guild, MessageView, Sandbox
from sandbox.validator.schemas import Validator
from storage.postgresql.address import ServerAddress
from storage.sqlite.snapshot import StoredGame, snapshot
from tests.support.bot_process import BotProcess
from tests.support.engines import stored_file
from tests.support.games import GAMES
from tests.support.person import Person, button_for, sit_down, told_end
from tests.support.postgresql import Cluster
from tests.support.schema_validator import validator
from tests.support.thoroughness import is_thorough

__all__ = ["validator"]

READY = re.compile(r"(\d) of (\d) ready")
PLACE = re.compile(r"(\d)\. \*\*(\w+)\*\*: (\N{MINUS SIGN}?\d+) points?")
LAST_CONTROLS = [
    {"Play again", "Look back", "History", "Analyse"},
    {"Сыграть ещё раз", "Посмотреть партию", "История", "Разобрать партию"},
]
"""The controls of all direct messages of Anna and Boris once the game is over."""

MOST_PRESSES = 4000
"""More than all games take: then something does not move on."""

PLAYED = GAMES if is_thorough() else GAMES[1:2]
"""Every day the game with the fewest answers."""

PASSING = is_thorough()
"""Whether tiles are passed in secret in one of them."""

KILLS = 5 if is_thorough() else 2
"""Kills at moments drawn by chance, after the one between two secret passes."""

ACTS = 100
"""There are more after those passes: an act is all that somebody does until nothing is asked."""


async def test_three_people_play_side_by_side_through_a_bot_that_is_killed(
    tmp_path: Path, validator: Validator
) -> None:
    await told(tmp_path, validator, None)


@pytest.mark.skipif(not is_thorough(), reason="--thorough only: two bots")
async def test_three_people_play_side_by_side_through_two_bots_that_are_killed_by_turns(
    tmp_path: Path, validator: Validator, server: Cluster
) -> None:
    server.empty()
    await told(tmp_path, validator, server.address)


async def told(folder: Path, validator: Validator, address: ServerAddress | None) -> None:
    """The story, with one bot and a file, or with two bots whose database is at an address."""
    random = Random(4)
    started = time.time()
    async with Sandbox(clock=lambda: started, shards=1 if address is None else 2) as sandbox:
        sandbox.limit_requests(None, 1000, 1.0)
        people = [
            Person(sandbox.user("Anna", locale="en-US"), random),
            Person(sandbox.user("Boris", locale="ru"), random),
            Person(sandbox.user("Clara", locale="de"), random),
        ]
        people[2].user.direct_messages_open = False
        file = folder / "tabellarius.sqlite3"
        bots = [BotProcess(sandbox, file)] if address is None else two_bots(sandbox, folder, address)
        guilds = clubs(sandbox, people, len(bots))
        for bot in bots:
            await bot.start()
        try:
            channels = [guild.text_channel("games") for guild in guilds]
            threads = [
                await sit_down(people, channel, game)
                for channel, game in zip(cycle(channels), PLAYED, strict=False)
            ]
            ends = await play(Killer(bots, people[0], random), people, threads, random)
            await sandbox.until(lambda: panels_controls(people) == LAST_CONTROLS)
        finally:
            for bot in bots:
                await bot.stop()
        assert sum(bot.kills for bot in bots) == PASSING + KILLS + len(bots)
        with stored_file(file, address) as stored:
            assert [told_places(end) for end in ends] == standings(stored)
            checked = CliRunner().invoke(app, ["check", str(stored)])
        assert checked.exit_code == 0, checked.output
        assert sandbox.faults == []
        assert validator.violations(sandbox.requests) == []
        assert not people[2].user.direct_messages()
        assert panels_controls(people) == LAST_CONTROLS
        for thread in threads:
            assert "Mein Brett" in controls_seen(people[2].user.sees(thread))


def two_bots(sandbox: Sandbox, folder: Path, address: ServerAddress) -> list[BotProcess]:
    """Two bots, each with a shard."""
    return [
        BotProcess(sandbox, folder / f"{own}.sqlite3", address=address.url, shards=(2, str(own)))
        for own in (0, 1)
    ]


def clubs(sandbox: Sandbox, people: list[Person], shards: int) -> list[Guild]:
    """A server of each shard, on which all are."""
    found: dict[int, Guild] = {}
    while len(found) < shards:
        guild = sandbox.guild(f"Club {len(sandbox.guilds)}", locale="en-US")
        guild.add(*(person.user for person in people))
        found.setdefault((guild.id >> 22) % shards, guild)
    return [found[shard] for shard in range(shards)]


class Killer:
    """Kills the bots by turns: once between two secret passes, then in the middle of acts drawn by chance."""

    def __init__(self, bots: list[BotProcess], watcher: Person, random: Random) -> None:
        self._bots = cycle(bots)
        self._is_alone = len(bots) == 1
        self._watcher = watcher
        self._moments = random.sample(range(ACTS), KILLS)
        self._acted: int | None = None if PASSING else 0
        """The acts since the kill between the passes; None before it."""

    async def after_act(self, person: Person, thread: Channel, turn: MessageView) -> None:
        """Somebody has acted at a table whose newest turn was this one."""
        if self._acted is not None:
            if self._acted in self._moments:
                await self._kill_in_the_middle(person, thread)
            self._acted += 1
            return
        await wait_for_news(self._watcher, thread, turn)
        if two_of_three_ready(self._watcher, thread):
            await next(self._bots).restart()
            self._acted = 0

    async def _kill_in_the_middle(self, person: Person, thread: Channel) -> None:
        """Somebody presses, and before a bot can have answered it is killed; another one may have."""
        turn = person.newest_turn(thread)
        exchange = person.user.press(turn, custom_id=button_for(turn, OpenPanel)) if turn else None
        await next(self._bots).restart()
        assert exchange is None or not (self._is_alone and exchange.interaction.acknowledged)


async def play(
    killer: Killer, people: list[Person], threads: list[Channel], random: Random
) -> list[MessageView]:
    """Everybody acts on what is seen, at one table after the other, until all threads tell the end.

    Returned are the messages that do.
    """
    ends: dict[int, MessageView] = {}
    while len(ends) < len(threads):
        for thread in (each for each in threads if each.id not in ends):
            end = await act_at(killer, people, thread, random)
            if end:
                ends[thread.id] = end
        assert sum(person.presses for person in people) < MOST_PRESSES
    return [ends[thread.id] for thread in threads]


async def act_at(killer: Killer, people: list[Person], thread: Channel, random: Random) -> MessageView | None:
    """Everybody who is asked at a table acts; the message that tells its end is returned once it is there."""
    watcher = people[0]
    turn = await watcher.user.until(lambda: told_end(watcher.user, thread) or watcher.newest_turn(thread))
    if not button_for(turn, OpenPanel):
        return turn
    moved = False
    for person in random.sample(people, len(people)):
        before = watcher.newest_turn(thread) or turn
        if await person.act(thread):
            moved = True
            await killer.after_act(person, thread, before)
    if not moved:
        await wait_for_news(watcher, thread, turn)
    return None


def two_of_three_ready(watcher: Person, thread: Channel) -> bool:
    """Whether the thread says that two of three have passed their tiles in secret."""
    turn = watcher.newest_turn(thread)
    found = READY.search(turn.text) if turn and "passing" in turn.text else None
    return found is not None and found.groups() == ("2", "3")


async def wait_for_news(watcher: Person, thread: Channel, turn: MessageView) -> None:
    """Wait until the thread has a newer turn, another count, or the end."""

    def news() -> bool:
        newest = watcher.newest_turn(thread)
        return newest is None or newest.id != turn.id or newest.text != turn.text

    await watcher.user.until(news)


def told_places(end: MessageView) -> list[tuple[int, str, int]]:
    """Place, name and points of each player as the thread tells them."""
    told = PLACE.findall(end.text)
    return [(int(place), name, int(points.replace(MINUS, "-"))) for place, name, points in told]


def standings(database: Path) -> list[list[tuple[int, str, int]]]:
    """For each game, place, name and points of each player as they follow from the log alone."""
    with snapshot(database) as copy:
        return [standing_of(stored) for stored in copy.games()]


def standing_of(stored: StoredGame) -> list[tuple[int, str, int]]:
    """Place, name and points of each player of a game."""
    moves = moves_of(stored.row, stored.moves)
    game = find(stored.row.name)
    table = Table.load(game, len(stored.row.seated), options_of(stored.row), moves, check=True)
    found: tuple[Standing, ...] = game.standing(table.state)
    names = ("Anna", "Boris", "Clara")
    return [(each.rank, names[each.seat], each.points) for each in found]


def panels_controls(people: list[Person]) -> list[set[str | None]]:
    """The labels of all buttons in the direct messages of the first two."""
    return [controls_seen(person.user.direct_messages()) for person in people[:2]]


def controls_seen(messages: list[MessageView]) -> set[str | None]:
    """The labels of all buttons of these messages."""
    return {button.label for message in messages for button in message.buttons}
