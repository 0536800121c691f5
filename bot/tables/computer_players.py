"""Computer players: they get what their seat may know, imagined to a whole table, and pick an option."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Mapping
from random import Random
from typing import TYPE_CHECKING

from games.engine.table import Table

if TYPE_CHECKING:
    from bot.tables.service import TableService
    from storage.rows import GameRow

ROLLOUTS = 24
"""How often a decision is played out in all. Of more options than that, so many are looked at, by chance."""

STEPS = 40
"""How many choices are made at most when a turn is played out."""

RIVALS = 0.3
"""What a rival's point counts against one's own, shared among all rivals."""

TIES = 0.2
"""What a unit of a tie-break counts: games name there what is good to have."""

TICK_SECONDS = 60.0
"""How often it is looked for computer players that should have moved."""

log = logging.getLogger(__name__)

Player = Callable[[Table, int, Random], str]
"""Decides for a seat that is asked at an imagined table: gives the key of an option."""


def at_random(determinized: Table, seat: int, random: Random) -> str:
    """Any option."""
    return random.choice(_keys(determinized, seat))


def careful(determinized: Table, seat: int, random: Random) -> str:
    """The option after which the rest of the turn, played out by chance a few times, came out best."""
    keys = _keys(determinized, seat)
    if len(keys) == 1:
        return keys[0]
    if len(keys) > ROLLOUTS:
        keys = random.sample(keys, ROLLOUTS)
    times = ROLLOUTS // len(keys)
    value = {key: max(_played_out(determinized, seat, key, random) for _ in range(times)) for key in keys}
    best = max(value.values())
    return random.choice([key for key in keys if value[key] == best])


PLAYERS: Mapping[str, Player] = {"careful": careful, "random": at_random}
"""The computer players by name."""


class ComputerPlayers:
    """Lets computer players move: after every answer, after a restart, and where something went wrong."""

    def __init__(self, tables: TableService, random: Random | None = None) -> None:
        """Listens to the desk from now on; `random` decides what the players leave to chance."""
        self.pauses: dict[int, float] = {}
        """Tables at which somebody wants to look on: seconds between two choices of computer players."""
        self._tables = tables
        self._random = random or Random()
        self._one_at_a_time = asyncio.Semaphore()
        self._tasks: dict[int, asyncio.Task[None]] = {}
        tables.listen(self.wake)

    async def run(self) -> None:
        """Look for waiting computer players, now and again and again; ends by being cancelled."""
        while True:
            await self.tick()
            await self._tables.clock.sleep(TICK_SECONDS)

    async def tick(self) -> None:
        """Wake all computer players that are waited for; an error is logged."""
        try:
            for game in await self._tables.store.computers_waiting():
                self.wake(game)
        except Exception:
            log.exception("the waiting computer players could not be found")

    def wake(self, game: int) -> None:
        """Let the computer players of a game move in the background, unless they are at it."""
        running = self._tasks.get(game)
        if running is None or running.done():
            task = self._tasks[game] = asyncio.create_task(self._play_safely(game))
            task.add_done_callback(lambda ended: self._forget(game, ended))

    async def wait_until_idle(self) -> None:
        """Wait until no computer player is at it."""
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
                number = table.number(held.seat)
                await self._tables.answer(row.id, held.seat, key, user=None, number=number)
                return True
        return False


def decide(name: str, table: Table, seat: int, random: Random) -> str:
    """What a computer player chooses; where its thinking fails, that is logged and any option taken."""
    choice = table.pending(seat)
    assert choice is not None
    try:
        key = PLAYERS[name](table.determinize(seat, random), seat, random)
        if choice.option(key) is None:
            raise LookupError(f"{key!r} is not offered")
    except Exception:
        log.exception("%s: computer player %r could not decide", table.game.name, name)
        return random.choice(choice.options).key
    return key


def _keys(determinized: Table, seat: int) -> list[str]:
    choice = determinized.pending(seat)
    assert choice is not None
    return [option.key for option in choice.options]


def _played_out(determinized: Table, seat: int, key: str, random: Random) -> float:
    """What the seat's position is worth after an option and a turn finished by chance."""
    table = determinized.copy()
    moves = table.answer(seat, key)
    for _ in range(STEPS):
        if table.pending(seat) is None or any(move.seat is None for move in moves):
            break
        moves = table.answer(seat, at_random(table, seat, random))
    return worth(table, seat)


def worth(table: Table, seat: int) -> float:
    """What a position is worth to a seat: points, the next scoring as it stands, tie-breaks; less rivals'."""
    value = {
        standing.seat: standing.points + TIES * sum(standing.ties)
        for standing in table.game.standing(table.state)
    }
    if table.game.forecast and not table.over:
        for part in table.game.forecast(table.state):
            value[part.seat] += part.points
    rivals = [value[other] for other in value if other != seat]
    return value[seat] - RIVALS * sum(rivals) / max(1, len(rivals))
