"""Computer players: each gets the table determinized from what its seat may know, and picks an option."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Mapping
from random import Random
from typing import TYPE_CHECKING, Any

from bot.tables.errors import Outdated, TableDamaged
from games.engine.errors import NotAsked
from games.engine.moves import Move
from games.engine.table import Table

if TYPE_CHECKING:
    from bot.tables.service import TableService
    from storage.rows import GameRow

ROLLOUTS = 24
"""Rollouts of a decision in all; of more options than that, a random sample of so many is tried."""

ROLLOUT_CHOICES = 40
"""How many choices a rollout makes at most."""

RIVAL_WEIGHT = 0.3
"""Weight of the rivals' average points against one's own."""

TIE_WEIGHT = 0.2
"""Points that a unit of a tie-break counts: games name there what is good to have."""

TICK_SECONDS = 60.0
"""Interval in which waiting computer players are looked for."""

log = logging.getLogger(__name__)

Strategy = Callable[[Table[Any], int, Random], str]
"""Decides for a seat that is asked at a determinized table: returns the key of an option."""


def random_key(determinized: Table[Any], seat: int, random: Random) -> str:
    """Any option's key."""
    return random.choice(_keys(determinized, seat))


def careful_key(determinized: Table[Any], seat: int, random: Random) -> str:
    """The key of the option with the best rollout of the rest of the turn."""
    keys = _keys(determinized, seat)
    if len(keys) == 1:
        return keys[0]
    if len(keys) > ROLLOUTS:
        keys = random.sample(keys, ROLLOUTS)
    times = ROLLOUTS // len(keys)
    value = {key: max(_rollout_value(determinized, seat, key, random) for _ in range(times)) for key in keys}
    best = max(value.values())
    return random.choice([key for key in keys if value[key] == best])


CHOOSES_REST = "careful"
"""The computer player that chooses for those who let it."""

STRATEGIES: Mapping[str, Strategy] = {"careful": careful_key, "random": random_key}
"""The computer players by name; the names are stored."""


class ComputerPlayers:
    """Lets computer players move: after every answer, after a restart, and where something went wrong."""

    def __init__(self, tables: TableService, random: Random | None = None) -> None:
        """Listens to the service from now on; `random` is the players' source of randomness."""
        self.pauses: dict[int, float] = {}
        """Tables that somebody watches -> seconds between two choices of computer players."""
        self._tables = tables
        self._random = random or Random()
        self._one_at_a_time = asyncio.Semaphore()
        self._tasks: dict[int, asyncio.Task[None]] = {}
        tables.listen(self.wake)

    async def run(self) -> None:
        """Tick now and at intervals, until cancelled."""
        while True:
            await self.tick()
            await self._tables.clock.sleep(TICK_SECONDS)

    async def tick(self) -> None:
        """Wake all computer players that tables wait for; an error is logged."""
        try:
            for game in await self._tables.store.computers_waiting():
                self.wake(game)
        except Exception:
            log.exception("the waiting computer players could not be found")

    def wake(self, game: int) -> None:
        """Let the computer players of a game move in a background task, unless one is running."""
        running = self._tasks.get(game)
        if running is None or running.done():
            task = self._tasks[game] = asyncio.create_task(self._play_safely(game))
            task.add_done_callback(lambda ended: self._forget(game, ended))

    async def wait_until_idle(self) -> None:
        """Wait until no such task is running."""
        while self._tasks:
            await asyncio.wait(self._tasks.values())

    async def close(self) -> None:
        """Stop all computer players."""
        for task in self._tasks.values():
            task.cancel()
        await self.wait_until_idle()

    def _forget(self, game: int, ended: asyncio.Task[None]) -> None:
        if self._tasks.get(game) is ended:
            del self._tasks[game]

    async def _play_safely(self, game: int) -> None:
        try:
            while await self._play_one(await self._tables.game(game)):
                pass
        except TableDamaged:
            log.info("the computer players of game %d leave a table that is closed", game)
        except Exception:
            log.exception("the computer players of game %d are stuck until the next tick", game)

    async def _play_one(self, row: GameRow) -> bool:
        """Answer for the first computer player that is asked; False when none is."""
        table = await self._tables.table(row.id)
        for held in row.seated:
            if held.computer is not None and table.pending(held.seat) is not None:
                await self._tables.clock.sleep(self.pauses.get(row.id, 0.0))
                seed = self._random.getrandbits(64)
                async with self._one_at_a_time:
                    key = await asyncio.to_thread(decide, held.computer, table, held.seat, Random(seed))
                version = table.version(held.seat)
                try:
                    await self._tables.answer(row.id, held.seat, key, user=None, version=version)
                except Outdated:
                    log.info("game %d: a computer player decides anew", row.id)
                return True
        return False


def decide(name: str, table: Table[Any], seat: int, random: Random) -> str:
    """The key a computer player chooses; if its strategy fails, that is logged and any option taken."""
    choice = table.pending(seat)
    assert choice is not None
    try:
        key = STRATEGIES[name](table.determinize(seat, random), seat, random)
        if choice.option(key) is None:
            raise LookupError(f"{key!r} is not offered")
    except Exception:
        log.exception("%s: computer player %r could not decide", table.game.name, name)
        return random.choice(choice.options).key
    return key


def choose_rest(name: str, table: Table[Any], seat: int, random: Random) -> list[Move]:
    """Choose for a seat until its part in the open phase is over; returned are the new rows.

    Raises NotAsked if it is not asked, or must choose by itself in this phase.
    """
    if table.pending(seat) is None or not table.game.phases[table.state.phase].can_choose_for_seats:
        raise NotAsked(f"nothing can be chosen for seat {seat}")
    first = len(table.moves)
    while table.pending(seat) and not any(move.seat is None for move in table.moves[first:]):
        table.answer(seat, decide(name, table, seat, random))
    return table.moves[first:]


def _keys(determinized: Table[Any], seat: int) -> list[str]:
    choice = determinized.pending(seat)
    assert choice is not None
    return [option.key for option in choice.options]


def _rollout_value(determinized: Table[Any], seat: int, key: str, random: Random) -> float:
    """The value of the seat's position after an option and a turn finished at random."""
    table = determinized.copy()
    moves = table.answer(seat, key)
    for _ in range(ROLLOUT_CHOICES):
        if table.pending(seat) is None or any(move.seat is None for move in moves):
            break
        moves = table.answer(seat, random_key(table, seat, random))
    return position_value(table, seat)


def position_value(table: Table[Any], seat: int) -> float:
    """Value of a position to a seat: points, forecast, tie-breaks; less those of its rivals."""
    value = {
        standing.seat: standing.points + TIE_WEIGHT * sum(standing.ties)
        for standing in table.game.standing(table.state)
    }
    if table.game.forecast and not table.over:
        for forecast in table.game.forecast(table.state):
            value[forecast.seat] += forecast.points
    rivals = [value[other] for other in value if other != seat]
    return value[seat] - RIVAL_WEIGHT * sum(rivals) / max(1, len(rivals))
