"""Computer players: decide for the seats they hold, and answer."""

import asyncio
import logging
from random import Random
from typing import Any

from msgspec import Struct

from bot.happened import GameChanged, GameMoved, NewsMissed
from bot.operation.logs import log_context
from bot.tables.errors import GameOver, NotYours, Outdated, TableDamaged
from bot.tables.hints import lesson
from bot.tables.purposes import PLAYER, Purpose
from bot.tables.service import Press, TableService
from bot.work import FairLock, Loop
from games.agents.levels import Decision
from games.agents.search import Answer
from games.engine.table import Table
from games.guided import LEARNER
from storage.core.rows import PLAYING, GameRow
from storage.core.shards import Share

TICK_SECONDS = 60.0
"""Interval of the search for waiting computer players."""

NOT_FOUND = "the waiting computer players could not be found"

log = logging.getLogger(__name__)


class _Player(Struct, frozen=True):
    name: str
    seat: int
    once: bool
    """Whether it moves for a user who is late."""
    since: int
    """The last row of the log from before the seat had its present holder."""


class _Asked(Struct, frozen=True):
    row: GameRow
    player: _Player
    table: Table[Any]

    @property
    def version(self) -> int:
        """The version of what its seat is asked."""
        return self.table.version(self.player.seat)


class _Line(Struct, frozen=True):
    """The next answers of a computer player, until something else happens to its seat."""

    player: _Player
    version: int
    """The version of the seat when it is asked next."""
    answers: Decision

    def fits(self, asked: _Asked) -> bool:
        choice = asked.table.pending_choice(asked.player.seat)
        expected = (self.player, self.version) == (asked.player, asked.version)
        return expected and choice is not None and self.answers[0].fits(choice)


class ComputerPlayers:
    """Lets computer players move, one decision at a time; a line holds answers until they do not fit."""

    def __init__(
        self, tables: TableService, random: Random | None = None, share: Share | None = None
    ) -> None:
        """`random`: the players' source of randomness; `share`: the tables they play at here."""
        self.pauses: dict[int, float] = {}
        """Tables that somebody watches -> seconds between two choices of computer players."""
        self._tables = tables
        self._random = random or Random()
        self._share = share or Share()
        self._one_at_a_time = FairLock()
        self.loop = Loop("computer players", tables.clock, self.tick, NOT_FOUND)
        self._tasks: dict[int, asyncio.Task[None]] = {}
        tables.happened.hear(GameChanged, lambda event: self.wake(event.game))
        tables.happened.hear(GameMoved, lambda event: self.wake(event.game))
        tables.happened.hear(NewsMissed, lambda _: self.tick())

    async def tick(self) -> float:
        """Wake all waiting computer players; an error is logged."""
        waiting = self._tables.store.games_awaiting_computers(self._share.shards)
        for game in await self.loop.attempt(waiting, NOT_FOUND, otherwise=()):
            self.wake(game)
        return TICK_SECONDS

    def wake(self, game: int) -> None:
        """Let the computer players of a game move in a background task, unless one is running."""
        if not self._tables.cache.has_computers(game):
            return
        running = self._tasks.get(game)
        if running is None or running.done():
            task = self._tasks[game] = asyncio.create_task(self._play_safely(game))
            task.add_done_callback(lambda ended: self._forget(game, ended))

    async def wait_until_idle(self) -> None:
        """Wait until no such task is running."""
        while self._tasks:
            await asyncio.wait(self._tasks.values())

    async def close(self) -> None:
        for task in self._tasks.values():
            task.cancel()
        await self.wait_until_idle()

    def _forget(self, game: int, ended: asyncio.Task[None]) -> None:
        if self._tasks.get(game) is ended:
            del self._tasks[game]

    async def _play_safely(self, game: int) -> None:
        try:
            with log_context(table=game):
                line = await self._decide_next(game, None)
                while line is not None:
                    line = await self._decide_next(game, await self._answer(game, line))
        except TableDamaged:
            log.info("the computer players of game %d leave a table that is closed", game)
        except Exception:
            log.exception("the computer players of game %d are stuck until the next tick", game)

    async def _decide_next(self, game: int, line: _Line | None) -> _Line | None:
        """The answer of the first computer player that is asked, by the `line` if it fits; None: none is."""
        if game in self.pauses and await self._first_asked(game):
            await self._tables.clock.sleep(self.pauses[game])
        if line is not None and line.answers:
            asked = await self._first_asked(game)
            if asked is not None and line.fits(asked):
                return line
        async with self._one_at_a_time.hold_in_turn():
            asked = await self._first_asked(game)
            if asked is None:
                return None
            seed = self._random.getrandbits(64)
            player = asked.player
            answers = _answer_on_path(asked) or await self._tables.decisions.decide(
                player.name, asked.table, player.seat, seed
            )
        return _Line(player, asked.version, answers)

    async def _answer(self, game: int, line: _Line) -> _Line | None:
        """Give the first answer of a line; returned is the rest of it, None if it was refused."""
        player = line.player
        press = Press(player.seat, user=None, version=line.version, once=player.once)
        try:
            result = await self._tables.answer(game, press, line.answers[0].key)
        except (GameOver, NotYours, Outdated):
            log.info("game %d: a computer player decides again, or plays no more", game)
            return None
        return _Line(player, result.table.version(player.seat), line.answers[1:])

    async def _first_asked(self, game: int) -> _Asked | None:
        row = await self._tables.store.game(game)
        if row.stage != PLAYING or row.dormant or not self._share.has(row.guild):
            return None
        table = await self._tables.table(game)
        for held in row.seated:
            name = held.strategy or (PLAYER[Purpose.LATE_MOVE] if held.moves_once else None)
            if name is None or table.pending_choice(held.seat) is None:
                continue
            planned = held.has_plan and await self._tables.store.plans.planned_at(game, held.seat) is not None
            if not planned:
                return _Asked(row, _Player(name, held.seat, held.moves_once, held.held_after), table)
        return None


def _answer_on_path(asked: _Asked) -> Decision:
    """The answer of a learner's rival as long as the marked path is followed; none elsewhere."""
    led, choice = lesson(asked.row, asked.table, LEARNER), asked.table.pending_choice(asked.player.seat)
    key = led.next_on_path(asked.player.seat) if led else None
    return (Answer(choice.prompt_id, key),) if choice and key and choice.allows(key) else ()
