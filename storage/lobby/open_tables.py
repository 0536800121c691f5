"""Tables at which there is room for a user, on several servers. A part of the `Store`."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from storage.connection import Connection
from storage.database import Database
from storage.gathered import UserRow, find_user
from storage.peace.meeting import AT_TABLE, NOBODY
from storage.queries import find_game
from storage.ratings.reliability import reliability
from storage.rows import GameRow
from storage.seats.known_seats import knows_another_seat
from storage.verbs import reads

MAY_SIT = f"""
(:reliable OR NOT game.reliable)
    AND NOT EXISTS (SELECT 1 FROM seat WHERE seat.game = game.id AND seat."user" = :user)
    AND NOT EXISTS ({AT_TABLE.format(who=":user", game="game.id", but=NOBODY)})
    AND NOT EXISTS (SELECT 1 FROM bar WHERE bar.guild IN (0, game.guild) AND bar.who = :user)
"""

LOBBIES_IN = f"""
SELECT game.id, game.changed FROM game
WHERE game.guild {{place}} AND game.stage = 'lobby' AND game.closing IS NULL
    AND (game.may_ask OR NOT game.private)
    AND NOT EXISTS (
        SELECT 1 FROM seat_request
        WHERE seat_request.game = game.id AND seat_request."user" = :user AND game.private
    )
    AND game.seats > (SELECT count(*) FROM seat WHERE seat.game = game.id) + (
        SELECT count(*) FROM invitation
        WHERE invitation.game = game.id AND invitation.seat IS NULL AND accepted IS NULL AND expires > :now
    )
    AND {MAY_SIT}
"""

OFFERED_IN = f"""
SELECT seat_offer.game, seat_offer.seat, seat_offer.since
FROM game JOIN seat_offer ON seat_offer.game = game.id
WHERE game.guild {{place}} AND game.stage <> 'over' AND NOT game.private
    AND NOT EXISTS (
        SELECT 1 FROM pause WHERE pause.game = game.id AND pause.ended IS NULL AND pause.kind = 'dormant'
    )
    AND {MAY_SIT}
"""

HERE = "= :here"

DIRECT = "IS NULL AND game.direct AND :direct"
"""Those that are played by direct message, if the user is shown them."""

ELSEWHERE = """
IN (
    SELECT member_name.guild FROM member_name JOIN server ON server.guild = member_name.guild
    WHERE member_name."user" = :user AND CAST(server.settings -> 'shown' AS TEXT) = 'true'
)
"""
"""Servers on which a user has used the bot, and whose tables may be shown elsewhere."""

LOBBIES_HERE = f"{LOBBIES_IN.format(place=HERE)} ORDER BY 2 DESC, 1 DESC LIMIT :most"

LOBBIES = f"""
{LOBBIES_IN.format(place=HERE)} UNION {LOBBIES_IN.format(place=ELSEWHERE)}
UNION {LOBBIES_IN.format(place=DIRECT)}
ORDER BY 2 DESC, 1 DESC LIMIT :most
"""

OFFERED_HERE = f"{OFFERED_IN.format(place=HERE)} ORDER BY 3, 1, 2"

OFFERED = f"""
{OFFERED_IN.format(place=HERE)} UNION {OFFERED_IN.format(place=ELSEWHERE)}
UNION {OFFERED_IN.format(place=DIRECT)}
ORDER BY 3, 1, 2
"""


class OpenTable(Struct, frozen=True):
    """A lobby at which there is room, or a game under way with a seat on offer, and who plays there."""

    row: GameRow
    people: Mapping[int, UserRow]
    """The users who sit there, without who would leave."""
    seat: int | None = None
    """The seat on offer; None in a lobby."""


def lobbies_here(
    connection: Connection, user: int, *, here: int, now: float, most: int
) -> tuple[GameRow, ...]:
    """The lobbies of a server that a user may join or ask to, the last to change first."""
    return _lobbies(connection, LOBBIES_HERE, user, here=here, now=now, most=most)


def lobbies_for(
    connection: Connection, user: int, *, here: int, direct: bool, now: float, most: int
) -> tuple[OpenTable, ...]:
    """The same, with those of other servers that may be shown there, and those by direct message.

    Whether the user is a member of those is not known. The last to change come first.
    """
    found = _lobbies(connection, LOBBIES, user, here=here, now=now, most=most, direct=direct)
    return tuple(_open(connection, row) for row in found)


def _lobbies(
    connection: Connection, query: str, user: int, *, here: int, now: float, most: int, **more: bool
) -> tuple[GameRow, ...]:
    values = {**_who(connection, user, here, now), "now": now, "most": most, **more}
    return tuple(find_game(connection, game) for game, _ in connection.execute(query, values).fetchall())


def offered_here(
    connection: Connection, user: int, *, here: int, now: float, most: int
) -> tuple[GameRow, ...]:
    """The games of a server in which a user may take a seat on offer, the longest offered first."""
    found = _offered(connection, OFFERED_HERE, user, here=here, now=now, most=most)
    return tuple(find_game(connection, game) for game in found)


def offered_for(
    connection: Connection, user: int, *, here: int, direct: bool, now: float, most: int
) -> tuple[OpenTable, ...]:
    """The same as of lobbies; of each game the longest offered seat.

    Whether the user is a member of those servers is not known.
    """
    found = _offered(connection, OFFERED, user, here=here, now=now, most=most, direct=direct)
    return tuple(_open(connection, find_game(connection, game), seat) for game, seat in found.items())


def _offered(
    connection: Connection, query: str, user: int, *, here: int, now: float, most: int, **more: bool
) -> dict[int, int]:
    """Games -> the longest offered seat that a user may take, who knows no other one there."""
    found: dict[int, int] = {}
    values = {**_who(connection, user, here, now), **more}
    for game, seat, _ in connection.execute(query, values).fetchall():
        if game not in found and not knows_another_seat(connection, game, seat, user):
            found[game] = seat
        if len(found) == most:
            break
    return found


def _who(connection: Connection, user: int, here: int, now: float) -> dict[str, float]:
    """Whoever is not reliable is shown no table for reliable people."""
    return {"here": here, "user": user, "reliable": reliability(connection, user, now).is_reliable}


def _open(connection: Connection, row: GameRow, seat: int | None = None) -> OpenTable:
    """A table with those who play there."""
    users = [held.user for held in row.seated if held.user is not None and held.seat != seat]
    return OpenTable(row, {user: find_user(connection, user) for user in users}, seat)


class OpenTables:
    """Asynchronous access to tables at which there is room."""

    def __init__(self, database: Database) -> None:
        """Tables in an open database."""
        self._database = database

    lobbies_here = reads(lobbies_here)
    lobbies_for = reads(lobbies_for)
    offered_here = reads(offered_here)
    offered_for = reads(offered_for)
