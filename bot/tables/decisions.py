"""Decisions of computer players, hints, turns judged, statistics: in a process of their own, one by one."""

import logging
from collections.abc import Sequence
from random import Random
from time import perf_counter
from typing import Any, Protocol

import msgspec
from msgspec import Struct
from prometheus_client import Histogram

from bot.tables.sent_table import SentTable, sent
from bot.work import FairLock
from bot.workers.process import WorkerFailed, WorkerProcess
from games.agents.analysis import Turn
from games.agents.hints import Hint
from games.agents.judged import Judged
from games.agents.levels import Decision, any_answer
from games.engine.table import Table
from games.statistics import SeatStatistics

DECISION_SECONDS = 60.0
"""The longest a decision may take."""

HINTS, DECIDES, JUDGES = range(3)
"""How urgent requests are: somebody waits for a hint; turns are judged while nothing else is asked."""

log = logging.getLogger(__name__)


class Decisions(Protocol):
    """Decides what computer players answer."""

    async def decide(self, name: str, table: Table[Any], seat: int, seed: int) -> Decision:
        """A computer player's answers for a seat; the same seed gives the same."""
        ...

    async def hint(
        self, table: Table[Any], seat: int, first: str = "", planned: Sequence[str] | None = None
    ) -> Hint:
        """A seat's best line; `first`: its first answer; `planned`: as in a request. Raises WorkerFailed."""
        ...

    async def explain(self, table: Table[Any], seat: int, since: int) -> Hint | None:
        """What speaks for a seat's last turn after row `since`, if anybody may know. Raises WorkerFailed."""
        ...

    async def judge(self, table: Table[Any], turn: Turn) -> Judged | None:
        """The worth of a turn, None if it cannot be judged. Raises WorkerFailed."""
        ...

    async def luck(self, table: Table[Any]) -> tuple[float, ...] | None:
        """How many points draws changed for each seat of a finished game, if known. Raises WorkerFailed."""
        ...

    async def statistics(self, table: Table[Any]) -> tuple[SeatStatistics, ...]:
        """The statistics of a finished game's seats. Raises WorkerFailed."""
        ...

    async def close(self) -> None: ...


class DecisionRequest(Struct, frozen=True, tag="decision"):
    table: SentTable
    name: str
    """That of a computer player."""
    seat: int
    seed: int


class HintRequest(Struct, frozen=True, tag="hint"):
    table: SentTable
    seat: int
    first: str = ""
    """Its first answer; "" for the best one."""
    planned: Sequence[str] | None = None
    """What it has answered on its planning table; None: the hint is about the table itself."""


class ExplainRequest(Struct, frozen=True, tag="explain"):
    table: SentTable
    seat: int
    since: int
    """The row after which its turn is."""


class JudgeRequest(Struct, frozen=True, tag="judge"):
    """A turn to be judged, and the table before it."""

    table: SentTable
    turn: Turn


class LuckRequest(Struct, frozen=True, tag="luck"):
    table: SentTable


class StatisticsRequest(Struct, frozen=True, tag="statistics"):
    table: SentTable


Request = DecisionRequest | HintRequest | ExplainRequest | JudgeRequest | LuckRequest | StatisticsRequest


_DECISION = msgspec.json.Decoder(Decision)
_HINT = msgspec.json.Decoder(Hint)
_EXPLAINED: msgspec.json.Decoder[Hint | None] = msgspec.json.Decoder(Hint | None)
_JUDGED: msgspec.json.Decoder[Judged | None] = msgspec.json.Decoder(Judged | None)
_LUCK: msgspec.json.Decoder[tuple[float, ...] | None] = msgspec.json.Decoder(tuple[float, ...] | None)
_STATISTICS = msgspec.json.Decoder(tuple[SeatStatistics, ...])


class DecisionProcess:
    """A process that gives hints, else decides in the order of asking, else judges turns."""

    def __init__(self, seconds: Histogram | None = None) -> None:
        """`seconds` is the metric of how long decisions take. The process is started when first needed."""
        self._worker = WorkerProcess("bot.tables.decision_worker", seconds=DECISION_SECONDS)
        self._lock = FairLock()
        self._seconds = seconds

    async def decide(self, name: str, table: Table[Any], seat: int, seed: int) -> Decision:
        """What a computer player answers for a seat; anything, if the process fails (logged)."""
        async with self._lock.hold_in_turn(DECIDES):
            begun = perf_counter()
            request = DecisionRequest(sent(table), name, seat, seed)
            try:
                decision = _DECISION.decode(await self._worker.ask(msgspec.json.encode(request)))
            except WorkerFailed as fault:
                choice = table.pending_choice(seat)
                assert choice is not None
                log.error("%s: computer player %r chooses by chance: %s", table.game.name, name, fault)
                decision = any_answer(choice, Random(seed))
            if self._seconds is not None:
                self._seconds.observe(perf_counter() - begun)
            return decision

    async def hint(
        self, table: Table[Any], seat: int, first: str = "", planned: Sequence[str] | None = None
    ) -> Hint:
        """A seat's best line; `first`: its first answer; `planned`: as in a request. Raises WorkerFailed."""
        async with self._lock.hold_in_turn(HINTS):
            request = HintRequest(sent(table), seat, first, planned)
            return _HINT.decode(await self._worker.ask(msgspec.json.encode(request)))

    async def explain(self, table: Table[Any], seat: int, since: int) -> Hint | None:
        """What speaks for a seat's last turn after row `since`, if anybody may know. Raises WorkerFailed."""
        async with self._lock.hold_in_turn(HINTS):
            request = ExplainRequest(sent(table), seat, since)
            return _EXPLAINED.decode(await self._worker.ask(msgspec.json.encode(request)))

    async def judge(self, table: Table[Any], turn: Turn) -> Judged | None:
        """The worth of a turn, None if it cannot be judged. Raises WorkerFailed."""
        async with self._lock.hold_in_turn(JUDGES):
            request = JudgeRequest(sent(table, turn.row - 1), turn)
            return _JUDGED.decode(await self._worker.ask(msgspec.json.encode(request)))

    async def luck(self, table: Table[Any]) -> tuple[float, ...] | None:
        """How many points draws changed for each seat of a finished game, if known. Raises WorkerFailed."""
        async with self._lock.hold_in_turn(JUDGES):
            request = LuckRequest(sent(table))
            return _LUCK.decode(await self._worker.ask(msgspec.json.encode(request)))

    async def statistics(self, table: Table[Any]) -> tuple[SeatStatistics, ...]:
        """The statistics of a finished game's seats. Raises WorkerFailed."""
        async with self._lock.hold_in_turn(JUDGES):
            request = StatisticsRequest(sent(table))
            return _STATISTICS.decode(await self._worker.ask(msgspec.json.encode(request)))

    @property
    def process_id(self) -> int | None:
        return self._worker.id

    async def close(self) -> None:
        await self._worker.close()
