"""Time as it is stored: waits with their clocks, timers, heartbeats. A part of the `Store`."""

from __future__ import annotations

import asyncio
import math

from storage.connection import Connection
from storage.database import Database
from storage.queries import find_waiting
from storage.rows import WaitingRow
from storage.time import deadlines, turn_ends
from storage.time.downtime import DOWN_SECONDS, Ledger
from storage.verbs import reads

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

BEAT = "INSERT INTO heartbeat (id, time) VALUES (1, ?) ON CONFLICT (id) DO UPDATE SET time = excluded.time"


class Timing:
    """Asynchronous access to waits, timers and heartbeats."""

    def __init__(self, database: Database) -> None:
        """Timing in an open database."""
        self._database = database
        self._beating = asyncio.Lock()
        self._last_beat: float | None = None
        """The time of the last beat of this process."""
        self._ledger = Ledger()

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

    async def beat(self, now: float, ran: float) -> bool:
        """Note that the bot runs, since the last beat of this process for `ran` seconds.

        If the time has jumped ahead by DOWN_SECONDS or more it did not run meanwhile, and all clocks stood.
        Returns whether waits were recomputed.
        """
        async with self._beating:
            before, ledger = self._last_beat, self._ledger
            after, changed = await self._database.write(
                lambda connection: _beat(connection, ledger, before, now, ran)
            )
            self._last_beat, self._ledger = now, after
            return changed

    async def plan_again(self, *, user: int | None = None, game: int | None = None) -> None:
        """Recompute waits with clocks: all, those for a user, or those of a game."""
        await self._database.write(lambda connection: deadlines.move(connection, user=user, game=game))


def _urgency(wait: WaitingRow) -> tuple[float, float]:
    """The order of waits, most urgent first."""
    return math.inf if wait.deadline is None else wait.deadline, wait.since


def _beat(
    connection: Connection, ledger: Ledger, before: float | None, now: float, ran: float
) -> tuple[Ledger, bool]:
    """The ledger after a beat (`before`: the last one of this process), and whether anything was changed."""
    row = connection.execute("SELECT time FROM heartbeat WHERE id = 1").fetchone()
    last = now if row is None else row[0]
    jump = max(0.0, now - last) if before is None else now - (before + ran)
    after = ledger
    if jump >= DOWN_SECONDS:
        after = ledger.ahead(jump, now, at_start=before is None)
    elif jump <= -DOWN_SECONDS:
        after = ledger.back(-jump, now)
    connection.execute(BEAT, (now if after.behind == 0 else max(last, now),))
    if after.last == ledger.last:
        return after, False
    if ledger.last is not None and jump < 0:
        connection.execute("DELETE FROM downtime WHERE ends = ?", (ledger.last.ends,))
    if after.last is not None:
        values = (after.last.begins, after.last.ends)
        connection.execute("INSERT INTO downtime (begins, ends) VALUES (?, ?) ON CONFLICT DO NOTHING", values)
    deadlines.move(connection)
    turn_ends.begin_again(connection, now)
    return after, True
