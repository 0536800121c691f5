"""Tables at which there is room for a user, on several servers. A part of the `Store`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

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
    return _lobbies(connection, LOBBIES_HERE, {**_who(connection, user, here, now), "most": most})


def offered_here(
    connection: Connection, user: int, *, here: int, now: float, most: int
) -> tuple[GameRow, ...]:
    """The games of a server in which a user may take a seat on offer, the longest offered first."""
    found = _offered(connection, OFFERED_HERE, _who(connection, user, here, now), most)
    return tuple(find_game(connection, game) for game in found)


def tables_for(
    connection: Connection, user: int, *, here: int, direct: bool, now: float, most: int
) -> tuple[OpenTable, ...]:
    """The same of a server, of others that may be shown there, and those by direct message: lobbies first.

    At most so many of each; of a game the longest offered seat. Whether the user is a member of the other
    servers is not known.
    """
    who = {**_who(connection, user, here, now), "direct": direct}
    lobbies = _lobbies(connection, LOBBIES, {**who, "most": most})
    offered = _offered(connection, OFFERED, who, most)
    return (
        *(_open(connection, row) for row in lobbies),
        *(_open(connection, find_game(connection, game), seat) for game, seat in offered.items()),
    )


def _who(connection: Connection, user: int, here: int, now: float) -> dict[str, Any]:
    """For whom tables are looked for; those for reliable players only if the user is one."""
    reliable = reliability(connection, user, now).is_reliable
    return {"here": here, "user": user, "reliable": reliable, "now": now}


def _lobbies(connection: Connection, query: str, values: Mapping[str, Any]) -> tuple[GameRow, ...]:
    return tuple(find_game(connection, game) for game, _ in connection.execute(query, values).fetchall())


def _offered(connection: Connection, query: str, who: Mapping[str, Any], most: int) -> dict[int, int]:
    """Games -> the longest offered seat that a user may take, who knows no other one there."""
    found: dict[int, int] = {}
    for game, seat, _ in connection.execute(query, who).fetchall():
        if game not in found and not knows_another_seat(connection, game, seat, who["user"]):
            found[game] = seat
        if len(found) == most:
            break
    return found


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
    offered_here = reads(offered_here)
    tables_for = reads(tables_for)
