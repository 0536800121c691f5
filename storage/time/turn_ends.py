"""Turns with nothing left to do, which end by a timer. A part of the `Store`."""

from collections.abc import Collection, Iterable, Mapping

from clocks.user_settings import AFTER_A_MINUTE, PRESSED
from storage.core.database import Connection, Part, reads, writes
from storage.core.kinds import TimerKind
from storage.core.rows import NewTimer, TurnEnd
from storage.core.shards import EVERYTHING, SHARD_OF_GAME, Shard
from storage.core.stale_panels import newest_panel
from storage.core.timers import add_timer, delete_timer

SECONDS = 60.0
"""Seconds in which such a turn can still be undone."""

SECONDS_ALONE = 5.0
"""The same at a table without other people."""

WISH = f"""
SELECT (SELECT count("user") FROM seat WHERE game = :game), deadline,
    coalesce(settings.settings ->> 'turn_end', '{AFTER_A_MINUTE}')
FROM waiting JOIN seat USING (game, seat)
LEFT JOIN stand_in USING (game, seat)
LEFT JOIN settings
    ON settings."user" = CASE WHEN stand_in.game IS NULL THEN seat."user" ELSE stand_in."user" END
WHERE waiting.game = :game AND waiting.seat = :seat AND NOT waiting.computer
    AND CASE WHEN stand_in.game IS NULL THEN seat."user" ELSE stand_in."user" END IS NOT NULL
    AND (SELECT origin FROM game WHERE id = :game) IS NULL
"""
"""People at a table, the deadline of a seat, and its player's setting; nothing for practice."""

RUNNING = "NOT EXISTS (SELECT 1 FROM pause WHERE pause.game = timer.game AND pause.ended IS NULL)"

DUE = f"""
SELECT timer.game, timer.seat, timer.version,
    CASE WHEN stand_in.game IS NULL THEN seat."user" ELSE stand_in."user" END
FROM timer JOIN seat USING (game, seat) LEFT JOIN stand_in USING (game, seat)
WHERE timer.kind = '{TimerKind.TURN_END}' AND timer.due <= ? AND {RUNNING}
ORDER BY timer.due, timer.id
"""

OF_SEAT = f"SELECT 1 FROM timer WHERE kind = '{TimerKind.TURN_END}' AND game = ? AND seat = ?"

DELAYED = f"""
SELECT game, seat, version FROM timer WHERE kind = '{TimerKind.TURN_END}' AND %(among)s
UNION ALL
SELECT game, seat, version FROM timer WHERE kind = '{TimerKind.PLAN}' AND due > since AND %(among)s
"""
"""Turns that end after a delay. A plan that is played at once is due when the wait began."""

ALL = DELAYED % {"among": "true"}
OF_GAME = DELAYED % {"among": "game = :game"}
OF_SHARD = DELAYED % {"among": f"(SELECT {SHARD_OF_GAME} FROM game WHERE id = timer.game) % :of = :number"}
FORGET = f"DELETE FROM timer WHERE kind = '{TimerKind.TURN_END}' AND game = ? AND seat = ? AND version = ?"

FORGET_OF_USER = f"""
DELETE FROM timer WHERE kind = '{TimerKind.TURN_END}' AND (game, seat) IN (
    SELECT seat.game, seat.seat FROM seat LEFT JOIN stand_in USING (game, seat)
    WHERE seat."user" = :user AND stand_in.game IS NULL
    UNION ALL
    SELECT game, seat FROM stand_in WHERE "user" = :user
)
"""

LAST_PRESS = """
SELECT time FROM move WHERE game = ? AND seat = ? AND interaction IS NOT NULL AND time >= (
    SELECT since FROM waiting WHERE game = ? AND seat = ?
) ORDER BY n DESC LIMIT 1
"""


def _due_turn_ends(connection: Connection, now: float) -> tuple[TurnEnd, ...]:
    """Turns to end now, longest due first, without paused tables."""
    return tuple(TurnEnd(*row) for row in connection.execute(DUE, (now,)))


def _forget(connection: Connection, end: TurnEnd) -> None:
    connection.execute(FORGET, (end.game, end.seat, end.version))


class TurnEnds(Part):
    due_turn_ends = reads(_due_turn_ends)
    panel = reads(newest_panel)
    forget = writes(_forget)


def plan_turn_ends(
    connection: Connection, game: int, versions: Mapping[int, int], acted: Iterable[int], time: float
) -> None:
    """Plan the ends of turns: seats with nothing left to do -> their versions; earlier plans are void."""
    for seat in acted:
        forget(connection, game, seat)
    for seat, version in versions.items():
        end_later(connection, game, seat, version, time)


def restart_delays(
    connection: Connection, time: float, game: int | None = None, *, shard: Shard = EVERYTHING
) -> None:
    """Restart the full delay of planned turn ends, at a game or in a shard."""
    if game is not None:
        rows = connection.execute(OF_GAME, {"game": game})
    elif shard == EVERYTHING:
        rows = connection.execute(ALL)
    else:
        rows = connection.execute(OF_SHARD, {"of": shard.of, "number": shard.number})
    for number, seat, version in rows.fetchall():
        end_later(connection, number, seat, version, time)


def end_later(connection: Connection, game: int, seat: int, version: int | None, time: float) -> None:
    """End a turn after a delay, by its deadline, unless its user ends turns themselves.

    `version`: that of the seat; None: its plan ends the turn, whatever its user has set.
    """
    found = connection.execute(WISH, {"game": game, "seat": seat}).fetchone()
    if found is None or (found[2] == PRESSED and version is not None):
        return
    people, deadline, _ = found
    due = time + (SECONDS if people > 1 else SECONDS_ALONE)
    if deadline is not None and deadline > time:
        due = min(due, deadline)
    kind = TimerKind.PLAN if version is None else TimerKind.TURN_END
    add_timer(connection, NewTimer(game, seat, kind, due, version))


def forget(connection: Connection, game: int, seat: int) -> None:
    """Keep a turn from ending by itself, after a choice, an undo or a change of player."""
    delete_timer(connection, game, seat, TimerKind.TURN_END)


def forget_of_user(connection: Connection, user: int) -> None:
    connection.execute(FORGET_OF_USER, {"user": user})


def seconds_until_end(connection: Connection, game: int, seat: int) -> float | None:
    """Delay of a seat's planned turn end; None without one, or in a pause."""
    if connection.execute(f"{OF_SEAT} AND {RUNNING}", (game, seat)).fetchone() is None:
        return None
    (people,) = connection.execute('SELECT count("user") FROM seat WHERE game = ?', (game,)).fetchone()
    return SECONDS if people > 1 else SECONDS_ALONE


def turns_ended(connection: Connection, game: int, seats: Collection[int]) -> dict[int, float | None]:
    """Seats whose turns ended by themselves -> their user's last press in this wait, or None."""
    found: dict[int, float | None] = {}
    for seat in seats:
        if connection.execute(OF_SEAT, (game, seat)).fetchone() is not None:
            press = connection.execute(LAST_PRESS, (game, seat, game, seat)).fetchone()
            found[seat] = None if press is None else press[0]
    return found
