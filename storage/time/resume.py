"""Tables whose clocks restart: late players are judged again, and waiting seats are called."""

from __future__ import annotations

from collections.abc import Collection

from storage.core import timers
from storage.core.connection import Connection
from storage.core.kinds import Kind
from storage.places.places import repeat, send_unposted
from storage.time import deadlines, turn_ends

WAITED_FOR = """
SELECT waiting.seat FROM waiting JOIN seat USING (game, seat)
WHERE waiting.game = ? AND seat."user" IS NOT NULL ORDER BY waiting.seat
"""


def resume(connection: Connection, game: int, time: float, seats: Collection[int] | None = None) -> None:
    """Restart the clocks of a game, ask unread questions again, and call the seats it waits for.

    `seats`: who is called, of those that are waited for; None: all.
    """
    deadlines.move(connection, game=game)
    timers.look_at_late_again(connection, game, time)
    turn_ends.begin_again(connection, time, game)
    send_unposted(connection, game)
    waited_for = [seat for (seat,) in connection.execute(WAITED_FOR, (game,)).fetchall()]
    called = [seat for seat in waited_for if seats is None or seat in seats]
    for seat in called:
        repeat(connection, game, Kind.ASK, time, seat)
    if called or seats is None:
        repeat(connection, game, Kind.TURN, time)
        repeat(connection, game, Kind.CARD, time)
