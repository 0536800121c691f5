"""Time as it is stored: waits with their clocks, timers, heartbeats. A part of the `Store`."""

from __future__ import annotations

import asyncio
import math

from msgspec import Struct

from storage.core.connection import Connection
from storage.core.database import Database
from storage.core.queries import find_waiting
from storage.core.rows import WaitingRow
from storage.core.shards import EVERYTHING, Shard
from storage.core.verbs import reads
from storage.time import deadlines, turn_ends
from storage.time.downtime import DOWN_SECONDS, Ledger

WAIT = ", ".join(f"waiting.{each}" for each in WaitingRow.__struct_fields__)

WAITS_FOR = f"""
SELECT * FROM (
SELECT {WAIT} FROM seat JOIN waiting USING (game, seat) JOIN game ON game.id = seat.game
WHERE seat."user" = :user
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
"""When the bot was last seen running for all servers, while they were divided otherwise."""

DOWN = "INSERT INTO downtime (ends, shards, shard, begins) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING"

NOT_DOWN = "DELETE FROM downtime WHERE ends = ? AND shards = ? AND shard = ?"


class Beat(Struct, frozen=True):
    """The last beat of a process for a shard."""

    time: float
    ledger: Ledger


class Timing:
    """Asynchronous access to waits, timers and heartbeats."""

    def __init__(self, database: Database) -> None:
        """Timing in an open database."""
        self._database = database
        self._beating = asyncio.Lock()
        self._beats: dict[Shard, Beat] = {}
        """The last beats of this process."""

    waits = reads(find_waiting)

    async def waits_for(self, user: int, now: float) -> tuple[WaitingRow, ...]:
        """The waits for what a user plays, the most urgent first, those without a deadline last.

        Tables that pause do not wait, nor do those that allow vacations while they are on one, or those at
        which they are out of reach.
        """
        values = {"user": user, "now": now, "never": math.inf}
        found = await self._database.read(
            lambda connection: [WaitingRow(*row) for row in connection.execute(WAITS_FOR, values)]
        )
        return tuple(sorted(found, key=_urgency))

    # Heartbeats

    async def beat(
        self, now: float, ran: float, shard: Shard = EVERYTHING, *, least: float = DOWN_SECONDS
    ) -> bool:
        """Note that the bot runs for a shard, since the last beat of this process for `ran` seconds.

        If the time has jumped ahead by DOWN_SECONDS or more it did not run meanwhile, and all clocks stood.
        For the first beat of this process that are `least` seconds. Returns whether waits were recomputed.
        """
        async with self._beating:
            before = self._beats.get(shard)
            after, changed = await self._database.write(
                lambda connection: _beat(connection, before, now, ran, shard, least)
            )
            self._beats[shard] = after
            return changed

    def leave(self, shard: Shard) -> None:
        """This process does not run for a shard any more; its next beat for it is a first one again."""
        self._beats.pop(shard, None)

    async def plan_again(self, *, user: int | None = None, game: int | None = None) -> None:
        """Recompute waits with clocks: all, those for a user, or those of a game."""
        await self._database.write(lambda connection: deadlines.move(connection, user=user, game=game))


def _urgency(wait: WaitingRow) -> tuple[float, float]:
    """The order of waits, most urgent first."""
    return math.inf if wait.deadline is None else wait.deadline, wait.since


def _beat(
    connection: Connection, before: Beat | None, now: float, ran: float, shard: Shard, least: float
) -> tuple[Beat, bool]:
    """A beat after the one `before`, and whether anything was changed."""
    row = connection.execute(LAST, (shard.of, shard.number)).fetchone()
    last = _divided_anew(connection, now, shard) if row is None else row[0]
    ledger = Ledger() if before is None else before.ledger
    jump = max(0.0, now - last) if before is None else now - (before.time + ran)
    after, downtime = ledger, least if before is None else DOWN_SECONDS
    if jump >= downtime:
        after = ledger.ahead(jump, now, at_start=before is None, least=downtime)
    elif jump <= -DOWN_SECONDS:
        after = ledger.back(-jump, now)
    connection.execute(BEAT, (shard.of, shard.number, now if after.behind == 0 else max(last, now)))
    beat = Beat(now, after)
    if after.last == ledger.last:
        return beat, False
    if ledger.last is not None and jump < 0:
        connection.execute(NOT_DOWN, (ledger.last.ends, shard.of, shard.number))
    if after.last is not None:
        connection.execute(DOWN, (after.last.ends, shard.of, shard.number, after.last.begins))
    deadlines.move(connection, shard=shard)
    turn_ends.begin_again(connection, now, shard=shard)
    return beat, True


def _divided_anew(connection: Connection, now: float, shard: Shard) -> float:
    """When the bot last ran for a shard of which there is no beat; `now` if it never did.

    If the servers were divided otherwise until now, that is so for all shards.
    """
    (found,) = connection.execute(ANOTHER_NUMBER, (shard.of,)).fetchone()
    if found is None:
        return now
    connection.execute("DELETE FROM heartbeat WHERE shards <> ?", (shard.of,))
    for number in range(shard.of):
        connection.execute(BEAT, (shard.of, number, found))
    return float(found)
