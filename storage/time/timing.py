"""Waits, heartbeats, and downtime of the bot, found by jumps of its time. A part of the `Store`.

A jump ahead counts as downtime, unless the time is soon set back by as much. A time set back without a jump
ahead is wrong until it is set ahead again; so nobody gains time.
"""

from __future__ import annotations

import asyncio
import math

from msgspec import Struct, structs

from storage.core.database import Connection, Database, Part, reads, writes
from storage.core.queries import find_waiting
from storage.core.rows import WaitingRow
from storage.core.shards import EVERYTHING, Shard
from storage.time import deadlines, turn_ends

WAIT = ", ".join(f"waiting.{each}" for each in WaitingRow.__struct_fields__)

WAITS_FOR = f"""
SELECT * FROM (
SELECT {WAIT} FROM seat JOIN waiting USING (game, seat) JOIN game ON game.id = seat.game
WHERE seat."user" = :user AND game.origin IS NULL
    AND NOT EXISTS (SELECT 1 FROM stand_in WHERE stand_in.game = seat.game AND stand_in.seat = seat.seat)
    AND NOT (game.vacations AND EXISTS (
        SELECT 1 FROM vacation
        WHERE vacation."user" = :user AND ended IS NULL AND begins <= :now AND ends > :now
    ))
UNION ALL
SELECT {WAIT} FROM stand_in JOIN waiting USING (game, seat) WHERE stand_in."user" = :user
) AS found WHERE (deadline IS NULL OR deadline < :never)
    AND NOT EXISTS (SELECT 1 FROM pause WHERE pause.game = found.game AND pause.ended IS NULL)
"""

BEAT = """
INSERT INTO heartbeat (shards, shard, time) VALUES (?, ?, ?)
ON CONFLICT (shards, shard) DO UPDATE SET time = excluded.time
"""

LAST = "SELECT time FROM heartbeat WHERE shards = ? AND shard = ?"
ANOTHER_NUMBER = "SELECT min(time) FROM heartbeat WHERE shards <> ?"
DOWN = "INSERT INTO downtime (ends, shards, shard, begins) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING"
NOT_DOWN = "DELETE FROM downtime WHERE ends = ? AND shards = ? AND shard = ?"
DOWN_SECONDS = 180.0
"""Shorter jumps are no downtime."""


class Downtime(Struct, frozen=True):
    begins: float
    ends: float
    at_start: bool
    """Whether it ended with the start of the process, and may be longer than the error of the time."""


class Ledger(Struct, frozen=True):
    """The last downtime a process found, and how wrong the time is."""

    last: Downtime | None = None
    behind: float = 0.0
    """Seconds by which the time was set back without having been ahead."""

    def after_jump_ahead(
        self, seconds: float, now: float, *, at_start: bool, least: float = DOWN_SECONDS
    ) -> Ledger:
        """After a jump ahead to `now`; `least`: seconds that count as downtime."""
        absorbed = min(seconds, self.behind)
        down = seconds - absorbed
        found = Downtime(now - down, now, at_start) if down >= least else self.last
        return Ledger(found, self.behind - absorbed)

    def after_jump_back(self, seconds: float, now: float) -> Ledger:
        """After a jump back to `now`."""
        if self.last is None or self.last.ends <= now:
            return Ledger(self.last, self.behind + seconds)
        left = self.last.ends - self.last.begins - seconds
        if abs(left) < DOWN_SECONDS:
            return Ledger(None, self.behind)
        if self.last.at_start and left > 0:
            return Ledger(structs.replace(self.last, ends=self.last.ends - seconds), self.behind)
        return Ledger(self.last, self.behind + seconds)


class Beat(Struct, frozen=True):
    time: float
    ledger: Ledger


def _waits_for(connection: Connection, user: int, now: float) -> tuple[WaitingRow, ...]:
    """A user's waits that run, other than practice: most urgent first, those without a deadline last."""
    values = {"user": user, "now": now, "never": math.inf}
    found = [WaitingRow(*row) for row in connection.execute(WAITS_FOR, values)]
    return tuple(sorted(found, key=lambda wait: (wait.deadline or math.inf, wait.since)))


class Timing(Part):
    def __init__(self, database: Database) -> None:
        super().__init__(database)
        self._beating = asyncio.Lock()
        self._beats: dict[Shard, Beat] = {}

    waits = reads(find_waiting)
    waits_for = reads(_waits_for)

    # Heartbeats

    async def beat(
        self, now: float, ran: float, shard: Shard = EVERYTHING, *, least: float = DOWN_SECONDS
    ) -> bool:
        """Store a heartbeat `ran` seconds after the previous one; True if waits were recomputed.

        A jump ahead by DOWN_SECONDS, or at the first heartbeat by `least`, counts as downtime.
        """
        async with self._beating:
            before = self._beats.get(shard)
            after, changed = await self._database.write(
                lambda connection: _next_beat(connection, before, now, ran, shard, least)
            )
            self._beats[shard] = after
            return changed

    def leave(self, shard: Shard) -> None:
        """Let the next heartbeat of a shard be a first one."""
        self._beats.pop(shard, None)

    recompute_waits = writes(deadlines.recompute_waits)


def _next_beat(
    connection: Connection, before: Beat | None, now: float, ran: float, shard: Shard, least: float
) -> tuple[Beat, bool]:
    """The next heartbeat, and whether anything changed."""
    row = connection.execute(LAST, (shard.of, shard.number)).fetchone()
    last = _last_beat_under_other_number(connection, now, shard) if row is None else row[0]
    ledger = Ledger() if before is None else before.ledger
    jump = max(0.0, now - last) if before is None else now - (before.time + ran)
    after, downtime = ledger, least if before is None else DOWN_SECONDS
    if jump >= downtime:
        after = ledger.after_jump_ahead(jump, now, at_start=before is None, least=downtime)
    elif jump <= -DOWN_SECONDS:
        after = ledger.after_jump_back(-jump, now)
    connection.execute(BEAT, (shard.of, shard.number, now if after.behind == 0 else max(last, now)))
    beat = Beat(now, after)
    if after.last == ledger.last:
        return beat, False
    if ledger.last is not None and jump < 0:
        connection.execute(NOT_DOWN, (ledger.last.ends, shard.of, shard.number))
    if after.last is not None:
        connection.execute(DOWN, (after.last.ends, shard.of, shard.number, after.last.begins))
    deadlines.recompute_waits(connection, shard=shard)
    turn_ends.restart_delays(connection, now, shard=shard)
    return beat, True


def _last_beat_under_other_number(connection: Connection, now: float, shard: Shard) -> float:
    """Time of the last heartbeat of all shards under another number of them; `now` if there is none."""
    (found,) = connection.execute(ANOTHER_NUMBER, (shard.of,)).fetchone()
    if found is None:
        return now
    connection.execute("DELETE FROM heartbeat WHERE shards <> ?", (shard.of,))
    for number in range(shard.of):
        connection.execute(BEAT, (shard.of, number, found))
    return float(found)
