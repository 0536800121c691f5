"""Seats out of reach: neither the table's place nor a direct message reaches the player.

Their clocks stand (`clock_stops`). A part of the `Store`, and functions inside a transaction.
"""

from collections.abc import Iterable

from storage.core import outbox
from storage.core.database import Connection, Part, column, reads, writes
from storage.core.kinds import Kind
from storage.core.outbox import Posted
from storage.core.rows import PLAYING, NewTimer, OutboxRow
from storage.places.places import renew_notification
from storage.time import deadlines
from storage.time.deadlines import restart_clocks

FAILS = f"UPDATE game SET place_failed = ? WHERE id = ? AND place_failed IS NULL AND stage = '{PLAYING}'"
WORKS = "UPDATE game SET place_failed = NULL WHERE id = ? AND place_failed IS NOT NULL"
FAILING_IN = "SELECT id FROM game WHERE place_failed IS NOT NULL AND guild = ? ORDER BY id"

FAILING_OF = """
SELECT game.id FROM seat JOIN game ON game.id = seat.game
WHERE seat."user" = :user AND place_failed IS NOT NULL
UNION
SELECT game.id FROM stand_in JOIN game ON game.id = stand_in.game
WHERE stand_in."user" = :user AND place_failed IS NOT NULL
"""

TRIES = 3
"""Failed attempts by direct message after which a seat counts as out of reach."""

REACHED = f"""
SELECT seat.seat, game.place_failed IS NOT NULL, game.direct OR game.guild IS NULL, direct.reached,
    (
        SELECT attempts FROM outbox AS ask WHERE ask.game = seat.game AND ask.kind = '{Kind.ASK}'
            AND ask.seat = seat.seat AND done IS NULL AND message IS NULL
        ORDER BY id DESC LIMIT 1
    )
FROM seat JOIN game ON game.id = seat.game
LEFT JOIN stand_in ON stand_in.game = seat.game AND stand_in.seat = seat.seat
LEFT JOIN direct ON direct."user" = CASE WHEN stand_in.game IS NULL THEN seat."user" ELSE stand_in."user" END
WHERE seat.game = ?
"""
"""Each seat: its place fails, it has none, direct messages reach its player, attempts of its due question."""

OPEN = "SELECT seat FROM out_of_reach WHERE game = ? AND ended IS NULL"
BEGIN = "INSERT INTO out_of_reach (game, seat, begins) VALUES (?, ?, ?) ON CONFLICT DO NOTHING"

END_ASKED = f"""
UPDATE out_of_reach SET ended = :time
WHERE ended IS NULL
    AND (game, seat) IN (SELECT game, seat FROM outbox WHERE id = :id AND kind = '{Kind.ASK}')
RETURNING game
"""

END = "UPDATE out_of_reach SET ended = ? WHERE game = ? AND seat = ? AND ended IS NULL"

WANTED_IN_THREAD = f"""
SELECT id FROM outbox AS ask
WHERE game = :game AND kind = '{Kind.ASK}' AND failure IS NOT NULL AND done IS NOT NULL
    AND seat IN (SELECT seat FROM waiting WHERE game = :game)
    AND NOT EXISTS (
        SELECT 1 FROM outbox AS later WHERE later.game = :game AND later.kind = '{Kind.ASK}'
            AND later.seat = ask.seat AND later.id > ask.id
    )
"""
"""The last question to each waiting seat that no direct message carried."""


def recheck_seats_of_user(connection: Connection, user: int, time: float) -> None:
    for (game,) in connection.execute(FAILING_OF, {"user": user}).fetchall():
        if back := _update_unreached_seats(connection, game, time):
            restart_clocks(connection, game, time, back)


def unreached_seats(connection: Connection, game: int) -> frozenset[int]:
    return frozenset(column(connection, OPEN, (game,)))


def end_unreached(connection: Connection, game: int, seat: int, time: float) -> None:
    """End a seat's time out of reach: its new player has just pressed something."""
    connection.execute(END, (time, game, seat))


def mark_sent(
    connection: Connection,
    row: OutboxRow,
    *,
    time: float,
    message: int | None = None,
    timers: Iterable[NewTimer] = (),
) -> None:
    """Mark a notification as sent, or (None) as unneeded; its seat is in reach."""
    outbox.mark_sent(connection, row, time=time, message=message, timers=timers)
    for (game,) in connection.execute(END_ASKED, {"time": time, "id": row.id}).fetchall():
        restart_clocks(connection, game, time, ())


def mark_posted(connection: Connection, row: OutboxRow, posted: Posted, time: float) -> None:
    """Mark a public notification as posted; a turn message proves that the place works."""
    outbox.mark_posted(connection, row, posted, time)
    if row.kind == Kind.TURN and _clear_place_failure(connection, row.game):
        _update_unreached_seats(connection, row.game, time)
        restart_clocks(connection, row.game, time, ())


def _clear_place_failure(connection: Connection, game: int) -> bool:
    return bool(connection.execute(WORKS, (game,)).rowcount)


def _note_working_place(connection: Connection, game: int, time: float) -> None:
    """Note another post at the place of a game, and call the seats that were out of reach."""
    if _clear_place_failure(connection, game):
        restart_clocks(connection, game, time, _update_unreached_seats(connection, game, time))


def _repeat_turn(connection: Connection, game: int, time: float) -> None:
    """Repeat the turn message at a failing place, unless something is due there."""
    found = connection.execute("SELECT place_failed FROM game WHERE id = ?", (game,)).fetchone()
    if found is not None and found[0] is not None and not outbox.is_due(connection, game):
        renew_notification(connection, game, Kind.TURN, time)


def _note_place_failure(connection: Connection, game: int, time: float) -> bool:
    if not connection.execute(FAILS, (time, game)).rowcount:
        return False
    for (ask,) in connection.execute(WANTED_IN_THREAD, {"game": game}).fetchall():
        outbox.send_again(connection, ask)
    _update_unreached_seats(connection, game, time)
    return True


def _update_unreached_seats(connection: Connection, game: int, time: float) -> frozenset[int]:
    """Stop or restart the clocks of a game's seats; returns the restarted ones."""
    before, lost, still = unreached_seats(connection, game), set(), set()
    for seat, fails, has_none, direct, attempts in connection.execute(REACHED, (game,)).fetchall():
        unasked = attempts is not None and (fails or has_none)
        if (fails and direct == 0) or (unasked and attempts >= TRIES):
            lost.add(seat)
        if (fails and not direct) or unasked:
            still.add(seat)
    lost, back = lost - before, before - still
    connection.executemany(BEGIN, [(game, seat, time) for seat in lost])
    connection.executemany(END, [(time, game, seat) for seat in back])
    if lost or back:
        deadlines.recompute_waits(connection, game=game)
    return back


def _games_with_failing_place(connection: Connection, guild: int) -> tuple[int, ...]:
    return column(connection, FAILING_IN, (guild,))


class Reach(Part):
    games_with_failing_place = reads(_games_with_failing_place)
    note_place_failure = writes(_note_place_failure)
    update_unreached_seats = writes(_update_unreached_seats)
    note_working_place = writes(_note_working_place)
    repeat_turn = writes(_repeat_turn)
