"""Waits: the seats a game waits for, with their clocks. Functions inside a transaction."""

from collections.abc import Collection, Iterable, Mapping

from clocks.pace import find_pace, time_kept, time_when_asked
from clocks.schedule import Schedule, schedule_from_json, schedule_to_json
from clocks.user_settings import clock_schedule, from_json
from clocks.wait_clock import CALLED, WaitTimes, wait_times
from clocks.waking_time import ClockStop, elapsed_waking
from storage.core.database import Connection
from storage.core.kinds import TimerKind
from storage.core.queries import WAITING, find_waiting
from storage.core.rows import NewTimer, WaitingRow
from storage.core.shards import EVERYTHING, SHARD_OF_GAME, Shard
from storage.core.timers import add_timer, delete_timer
from storage.time import hand_overs
from storage.time.clock_stops import clock_stops_of, clock_stops_of_wait

HELD = """
SELECT seat."user", settings.settings, language.language, game.pace, game.origin,
    reserve.pace, reserve."left", reserve.schedule, reserve.since, reserve.had
FROM seat
JOIN game ON game.id = seat.game
LEFT JOIN reserve ON reserve.game = seat.game AND reserve.seat = seat.seat AND reserve."user" = seat."user"
LEFT JOIN settings ON settings."user" = seat."user"
LEFT JOIN language ON language.owner = seat."user"
WHERE seat.game = ? AND seat.seat = ?
"""

MOVED_THEMSELVES = """
SELECT seat."user", settings.settings, language.language
FROM seat
LEFT JOIN settings ON settings."user" = seat."user"
LEFT JOIN language ON language.owner = seat."user"
WHERE seat.game = ? AND seat.seat = ? AND seat."user" IS NOT NULL
    AND NOT EXISTS (SELECT 1 FROM stand_in WHERE stand_in.game = seat.game AND stand_in.seat = seat.seat)
    AND EXISTS (SELECT 1 FROM seat AS other WHERE other.game = seat.game AND other."user" <> seat."user")
    AND (SELECT origin FROM game WHERE game.id = seat.game) IS NULL
"""
"""The user of a seat, unless a stand-in plays it, nobody else waits, or it is practice."""

WAITS = """
INSERT INTO waiting (game, seat, since, computer) SELECT game, seat, ?, computer IS NOT NULL FROM seat
WHERE game = ? AND seat = ?
"""

KEEPS = """
INSERT INTO reserve (game, seat, "user", pace, "left", schedule, since, had)
SELECT game, seat, "user", ?, ?, ?, ?, ? FROM seat WHERE game = ? AND seat = ?
ON CONFLICT (game, seat, "user") DO UPDATE SET pace = excluded.pace, "left" = excluded."left",
    schedule = excluded.schedule, since = excluded.since, had = excluded.had
"""

ASKED_ANEW = "UPDATE reserve SET since = NULL, had = NULL WHERE game = ? AND seat = ? AND since IS NOT NULL"
ALL_CLOCKS = f"SELECT {WAITING} FROM waiting WHERE deadline IS NOT NULL"
CLOCKS_OF_SHARD = f"{ALL_CLOCKS} AND (SELECT {SHARD_OF_GAME} FROM game WHERE id = waiting.game) % ? = ?"
CLOCKS_AT = f"SELECT {WAITING} FROM waiting WHERE game = ? AND deadline IS NOT NULL"

CLOCKS_OF = f"""
SELECT {WAITING} FROM seat JOIN waiting USING (game, seat)
WHERE seat."user" = ? AND waiting.deadline IS NOT NULL
"""

OF_CLOCK = (TimerKind.HALF, TimerKind.LAST, TimerKind.DEADLINE)
FIRED = "SELECT kind, max(done) FROM timer WHERE game = ? AND seat = ? AND done IS NOT NULL GROUP BY kind"


def schedule_of_wait(wait: WaitingRow) -> Schedule:
    """The user's schedule at the start of a wait with a clock."""
    assert wait.schedule is not None
    return schedule_from_json(wait.schedule)


def clock_of_wait(wait: WaitingRow, stops: Collection[ClockStop]) -> WaitTimes:
    assert wait.left is not None
    return wait_times(wait.since, wait.left, schedule_of_wait(wait), stops)


def left_of_wait(wait: WaitingRow, until: float, stops: Collection[ClockStop]) -> float:
    """Waking seconds left in a wait with a clock at a moment."""
    assert wait.left is not None
    return time_kept(wait.left, elapsed_waking(wait.since, until, schedule_of_wait(wait), stops))


def timers_of(clock: WaitTimes) -> dict[TimerKind, float]:
    """Kind -> due."""
    found = zip(OF_CLOCK, (clock.half, clock.last, clock.deadline), strict=True)
    return {kind: due for kind, due in found if due is not None}


def replace_waits(
    connection: Connection,
    game: int,
    waiting: Iterable[WaitingRow],
    asked: Collection[int],
    time: float,
    moved: Mapping[int, float | None] = {},
) -> None:
    """Replace a game's waits; a seat not `asked` again keeps its own.

    `moved`: seats that moved -> time of their last choice, or None.
    """
    new = list(waiting)
    going_on = {each.seat for each in new}.difference(asked)
    kept = set()
    for wait in find_waiting(connection, game):
        if wait.seat in going_on:
            kept.add(wait.seat)
        else:
            _end(connection, wait, time, moved.get(wait.seat))
    for wait in new:
        if wait.seat not in kept:
            connection.execute(WAITS, (wait.since, game, wait.seat))
            if wait.seat not in going_on:
                connection.execute(ASKED_ANEW, (game, wait.seat))
            _begin(connection, game, wait.seat, wait.since, resumed=wait.seat in going_on)


def _begin(connection: Connection, game: int, seat: int, since: float, *, resumed: bool) -> None:
    """Start the clock and timers of a wait, but in practice; a user who left late is still late."""
    found = connection.execute(HELD, (game, seat)).fetchone()
    user, settings, language, pace_key, origin, pace_before, left, schedule, given_up, had = found
    if user is None or origin is not None:
        return
    late = given_up is not None and not left
    if late:
        since, left = given_up, had
    resumed = resumed or given_up is not None
    if resumed and pace_before is not None:
        pace_key = pace_before
    pace = find_pace(pace_key)
    if given_up is not None or (pace is None and pace_before is not None):
        connection.execute(
            'DELETE FROM reserve WHERE game = ? AND seat = ? AND "user" = ?', (game, seat, user)
        )
    if pace is None:
        add_timer(connection, NewTimer(game, seat, TimerKind.SLEPT, since + CALLED))
        return
    if resumed and schedule is not None:
        awake = schedule_from_json(schedule)
    else:
        awake = clock_schedule(from_json(settings), language or "", since)
        left = time_when_asked(pace, left if pace_before == pace_key else None)
    clock = wait_times(since, left, awake, clock_stops_of(connection, game, seat, user, since))
    connection.execute(
        'UPDATE waiting SET since = ?, pace = ?, "left" = ?, schedule = ?, deadline = ?'
        " WHERE game = ? AND seat = ?",
        (since, pace_key, left, schedule_to_json(awake), clock.deadline, game, seat),
    )
    for kind, due in timers_of(clock).items():
        if not late or due == clock.deadline:
            add_timer(connection, NewTimer(game, seat, kind, due))


def keep_time_on_leaving(connection: Connection, game: int, seat: int, time: float) -> None:
    """Keep the remaining time of a user who gives up a waiting seat."""
    wait = next((each for each in find_waiting(connection, game) if each.seat == seat), None)
    if wait is not None and wait.deadline is not None:
        _keep_remaining_time(connection, wait, time, clock_stops_of_wait(connection, wait), given_up=True)


def restart_wait(connection: Connection, game: int, seat: int, time: float) -> bool:
    """Restart the wait for a seat with a new holder; returns whether the game waits for it."""
    waited = connection.execute("DELETE FROM waiting WHERE game = ? AND seat = ?", (game, seat)).rowcount
    if waited:
        connection.execute(WAITS, (time, game, seat))
        _begin(connection, game, seat, time, resumed=False)
    return bool(waited)


def _keep_hand_over(
    connection: Connection, wait: WaitingRow, time: float, stops: Collection[ClockStop]
) -> None:
    """Store how long other people waited for a user's own move."""
    found = connection.execute(MOVED_THEMSELVES, (wait.game, wait.seat)).fetchone()
    if found is not None:
        user, settings, language = found
        if wait.schedule is None:
            schedule = clock_schedule(from_json(settings), language or "", wait.since)
        else:
            schedule = schedule_of_wait(wait)
        hand_overs.add_hand_over(connection, user, elapsed_waking(wait.since, time, schedule, stops), time)


def _end(connection: Connection, wait: WaitingRow, time: float, moved: float | None) -> None:
    """End a wait, keeping its remaining time, and how long it took until somebody has `moved`."""
    if moved is not None or wait.deadline is not None:
        stops = clock_stops_of_wait(connection, wait)
        if moved is not None:
            _keep_hand_over(connection, wait, moved, stops)
        if wait.deadline is not None:
            _keep_remaining_time(connection, wait, time, stops, given_up=False)
    connection.execute("DELETE FROM waiting WHERE game = ? AND seat = ?", (wait.game, wait.seat))


def _keep_remaining_time(
    connection: Connection, wait: WaitingRow, time: float, stops: Collection[ClockStop], *, given_up: bool
) -> None:
    """Keep the remaining time of a wait; `given_up`: and its start, as nothing was chosen."""
    assert wait.deadline is not None
    left = left_of_wait(wait, time, stops) if time < wait.deadline else 0.0
    wait_was = (wait.since, wait.left) if given_up else (None, None)
    connection.execute(KEEPS, (wait.pace, left, wait.schedule, *wait_was, wait.game, wait.seat))


def waits_with_clock(
    connection: Connection, *, user: int | None = None, game: int | None = None, shard: Shard = EVERYTHING
) -> tuple[WaitingRow, ...]:
    if user is not None:
        rows = connection.execute(CLOCKS_OF, (user,))
    elif game is not None:
        rows = connection.execute(CLOCKS_AT, (game,))
    elif shard == EVERYTHING:
        rows = connection.execute(ALL_CLOCKS)
    else:
        rows = connection.execute(CLOCKS_OF_SHARD, (shard.of, shard.number))
    return tuple(WaitingRow(*row) for row in rows)


def recompute_deadlines(connection: Connection, waits: Iterable[WaitingRow]) -> frozenset[int]:
    """Recompute waits after a change of their clock stops; returns the games with moved deadlines.

    A past notification is repeated only if it is now due later.
    """
    games = set()
    for wait in waits:
        clock = clock_of_wait(wait, clock_stops_of_wait(connection, wait))
        if clock.deadline == wait.deadline:
            continue
        key = (wait.game, wait.seat)
        connection.execute(
            "UPDATE waiting SET deadline = ? WHERE game = ? AND seat = ?", (clock.deadline, *key)
        )
        fired = dict(connection.execute(FIRED, key).fetchall())
        for kind, due in timers_of(clock).items():
            if fired.get(kind, due - 1) < due:
                add_timer(connection, NewTimer(*key, kind, due))
            else:
                delete_timer(connection, *key, kind)
        games.add(wait.game)
    return frozenset(games)
