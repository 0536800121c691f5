"""Analyses of finished games: worked out turn by turn in the decision process, once, and kept."""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from math import ceil
from typing import Any

import msgspec
from msgspec import Struct

from bot.operation.logs import log_context
from bot.tables.decisions import Decisions
from bot.tables.errors import Unfinished
from games.agents.analysis import analyse_seats, turns_of_log
from games.agents.analysis_text import advice, has_texts
from games.agents.judged import SeatAnalysis
from games.engine.table import Table
from games.log import Record
from games.words import Message, Words
from storage.core.rows import FINISHED, GameRow
from storage.together.store import Store

Plays = tuple[SeatAnalysis, ...]

Progress = Callable[[int, int], None]
"""Called after every turn with the number of judged turns and of all."""

GAMES_READ = 10
"""How many analysed games of a user are read for advice."""

log = logging.getLogger(__name__)


class _Running(Struct):
    """A running analysis, and the callbacks for its progress."""

    task: asyncio.Task[Plays]
    callbacks: list[Progress]
    began: float
    """On the clock of the event loop, in seconds."""


class Analyses:
    """Works out how the seats of games have played, once for all who ask before it is done."""

    def __init__(self, store: Store, decisions: Decisions) -> None:
        self._store = store
        self._decisions = decisions
        self._running: dict[int, _Running] = {}

    async def kept(self, row: GameRow, words: Words) -> Plays | None:
        """The stored analysis; None without one, or if a text or the end of the game has changed."""
        found = await self._store.results.analysis(row.id)
        plays = tuple(msgspec.json.decode(each, type=SeatAnalysis) for each in found)
        stopped = row.outcome not in (None, FINISHED)
        holds = all(has_texts(each, words) and each.stopped == stopped for each in plays)
        return plays if plays and holds else None

    async def advice(self, name: str, user: int, words: Words) -> Message | None:
        """Advice for a user from their analysed games of a name; None without any."""
        found = await self._store.results.analyses_of_user(user, name, GAMES_READ)
        plays = [msgspec.json.decode(each, type=SeatAnalysis) for each in found]
        return advice([each for each in plays if has_texts(each, words)])

    async def work_out(self, game: int, table: Table[Any], progress: Progress) -> Plays:
        """How the seats of a game have played, from its table at the end. Raises Unfinished, WorkerFailed."""
        running = self._running.get(game)
        if running is None:
            callbacks: list[Progress] = []
            began = asyncio.get_running_loop().time()
            running = _Running(asyncio.create_task(self._judged(game, table, callbacks)), callbacks, began)
            self._running[game] = running
            running.task.add_done_callback(lambda _: self._running.pop(game))
        running.callbacks.append(progress)
        try:
            return await asyncio.shield(running.task)
        except asyncio.CancelledError:
            if running.task.cancelled():
                raise Unfinished(f"the analysis of game {game}") from None
            raise

    def seconds_left(self, game: int, done: int, total: int) -> int:
        """Estimate how long an analysis still takes, from its turns so far; 0 after its end."""
        running = self._running.get(game)
        if running is None:
            return 0
        elapsed = asyncio.get_running_loop().time() - running.began
        return ceil(elapsed / done * (total - done))

    async def close(self) -> None:
        tasks = [each.task for each in self._running.values()]
        for task in tasks:
            task.cancel()
        for task in tasks:
            with suppress(asyncio.CancelledError):
                await task

    async def _judged(self, game: int, table: Table[Any], callbacks: list[Progress]) -> Plays:
        with log_context(table=game):
            record = Record.of(table)
            found = await asyncio.to_thread(turns_of_log, record)
            judged = []
            for number, turn in enumerate(found, 1):
                if (worth := await self._decisions.judge(table, turn)) is not None:
                    judged.append(worth)
                for progress in callbacks:
                    progress(number, len(found))
            luck = await self._decisions.luck(table)
            plays = analyse_seats(table, judged, luck, await self._store.seats.answered_by_others(game))
            await self._store.results.keep_analysis(
                game, [msgspec.json.encode(each).decode() for each in plays]
            )
            log.info("the turns of a game were judged: %d", len(judged))
            return plays
