"""Open tables for a user, on several servers. A part of the `Store`."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import islice
from math import inf
from typing import Any

from msgspec import Struct

from ratings.model import are_near
from storage.core.database import Connection, Part, placeholders, reads
from storage.core.queries import find_games
from storage.core.rows import GameRow
from storage.peace.kept_apart import AT_TABLE, NOBODY
from storage.peace.known_seats import ANOTHER, has_played_another_seat
from storage.ratings.figures import figure_of_user
from storage.ratings.reliability import reliability

MAY_SIT = f"""
(:reliable OR NOT game.reliable)
    AND NOT EXISTS (SELECT 1 FROM seat WHERE seat.game = game.id AND seat."user" = :user)
    AND NOT EXISTS ({AT_TABLE.format(who=":user", game="game.id", but=NOBODY)})
"""

LOBBIES = f"""
SELECT game.changed, game.id, game.guild,
    (game.may_ask OR NOT game.private)
    AND NOT EXISTS (
        SELECT 1 FROM seat_request
        WHERE seat_request.game = game.id AND seat_request."user" = :user AND game.private
    )
    AND game.seats > (SELECT count(*) FROM seat WHERE seat.game = game.id) + (
        SELECT count(*) FROM invitation
        WHERE invitation.game = game.id AND invitation.seat IS NULL AND accepted IS NULL AND expires > :now
    )
    AND {MAY_SIT}
FROM (
    SELECT id FROM game
    WHERE coalesce(guild, 0) {{places}} AND stage = 'lobby' AND closing IS NULL
        AND (changed, id) < (:after, :game)
    ORDER BY changed DESC, id DESC LIMIT :portion
) AS following JOIN game ON game.id = following.id
ORDER BY game.changed DESC, game.id DESC
"""
"""The next lobbies, and whether a user may join or ask for a seat."""

OFFERED = f"""
SELECT following.since, following.game, following.seat, game.guild,
    NOT game.private
    AND NOT EXISTS (
        SELECT 1 FROM pause WHERE pause.game = game.id AND pause.ended IS NULL AND pause.kind = 'dormant'
    )
    AND {MAY_SIT}
    AND NOT EXISTS ({ANOTHER.format(game="game.id", seat="following.seat", who=":user")}),
    EXISTS (
        SELECT 1 FROM erased_player
        WHERE erased_player.game = following.game AND erased_player.seat <> following.seat
    )
FROM (
    SELECT since, game, seat FROM seat_offer
    WHERE guild {{places}} AND (since, game, seat) > (:after, :game, :seat)
    ORDER BY since, game, seat LIMIT :portion
) AS following JOIN game ON game.id = following.game
ORDER BY following.since, following.game, following.seat
"""
"""The next offered seats, whether a user may take them, and whether somebody there was erased."""

HERE = "= :here"

PLACES = """
IN (
    SELECT member_name.guild FROM member_name JOIN server ON server.guild = member_name.guild
    WHERE member_name."user" = :user AND CAST(server.settings -> 'shown' AS TEXT) = 'true'
    UNION ALL SELECT :here
    UNION ALL SELECT 0 WHERE :direct
)
"""
"""A server, others that the user knows and that show their tables, and 0 for direct messages."""

LOBBIES_HERE, LOBBIES_ANYWHERE = (LOBBIES.format(places=places) for places in (HERE, PLACES))
OFFERED_HERE, OFFERED_ANYWHERE = (OFFERED.format(places=places) for places in (HERE, PLACES))
NOWHERE = -1
_Place = tuple[int | None, int | None]

PEOPLE = """
SELECT seat.game, seat.seat, seat."user", settings.settings
FROM seat LEFT JOIN settings ON settings."user" = seat."user"
WHERE seat.game IN ({games}) AND seat."user" IS NOT NULL ORDER BY seat.game, seat.seat
"""

NEAR = "SELECT id, host, name FROM game WHERE near AND stage = 'lobby' AND id IN ({games})"


class OpenTable(Struct, frozen=True):
    """A lobby with room, or a running game with an offered seat, and its players."""

    game: int
    guild: int | None
    seat: int | None
    """The offered seat; None in a lobby."""
    people: Mapping[int, str | None]
    """Users there, without one who would leave, each with their settings as JSON."""
    suits: bool | None
    """Whether the user is of about the host's level; None if the host does not look for that."""


def lobbies_here(
    connection: Connection, user: int, *, here: int, now: float, most: int
) -> tuple[GameRow, ...]:
    """Lobbies of a server that a user may join or ask for a seat, latest change first."""
    found = _places_in_lobbies(connection, LOBBIES_HERE, _values_for_user(connection, user, here, now), most)
    return find_games(connection, [*found])


def games_offering_seats_here(
    connection: Connection, user: int, *, here: int, now: float, most: int
) -> tuple[GameRow, ...]:
    """Games of a server with an offered seat for a user, longest offered first."""
    found = _offered_places(connection, OFFERED_HERE, _values_for_user(connection, user, here, now), most)
    return find_games(connection, [*found])


def tables_for(
    connection: Connection, user: int, *, here: int, direct: bool, now: float, most: int
) -> tuple[OpenTable, ...]:
    """Lobbies, then offered seats: at most `most` each, here, on other servers and (`direct`) on none."""
    who = {**_values_for_user(connection, user, here, now), "direct": direct}
    found = {
        **_places_in_lobbies(connection, LOBBIES_ANYWHERE, who, most),
        **_offered_places(connection, OFFERED_ANYWHERE, who, most),
    }
    people: dict[int, dict[int, str | None]] = {game: {} for game in found}
    for game, seat, sits, settings in connection.execute(PEOPLE.format(games=placeholders(found)), [*found]):
        if seat != found[game][1]:
            people[game][sits] = settings
    suits = {
        game: are_near(*(figure_of_user(connection, each, name).points for each in (host, user)))
        for game, host, name in connection.execute(NEAR.format(games=placeholders(found)), [*found])
    }
    return tuple(OpenTable(game, *place, people[game], suits.get(game)) for game, place in found.items())


def _values_for_user(connection: Connection, user: int, here: int, now: float) -> dict[str, Any]:
    """Values for a user; only reliable ones see the tables of reliable players."""
    reliable = reliability(connection, user, now).is_reliable
    return {"here": here or NOWHERE, "user": user, "reliable": reliable, "now": now}


def _places_in_lobbies(
    connection: Connection, query: str, who: Mapping[str, Any], most: int
) -> dict[int, _Place]:
    found = _rows_in_portions(connection, query, {**who, "portion": most}, (inf, 0))
    places = ((game, (guild, None)) for _, game, guild, may in found if may)
    return dict(islice(places, most))


def _offered_places(
    connection: Connection, query: str, who: Mapping[str, Any], most: int
) -> dict[int, _Place]:
    """Games -> their servers, and the longest offered seat for a user."""
    found: dict[int, _Place] = {}
    rows = _rows_in_portions(connection, query, {**who, "portion": most}, (-inf, 0, 0))
    for _, game, seat, guild, may, erased in rows:
        if (
            may
            and game not in found
            and not (erased and has_played_another_seat(connection, game, seat, who["user"]))
        ):
            found[game] = guild, seat
        if len(found) == most:
            break
    return found


def _rows_in_portions(
    connection: Connection, query: str, values: Mapping[str, Any], after: Sequence[float]
) -> Iterator[tuple[Any, ...]]:
    """Rows of a query after one, read in portions; each begins with the values that order it."""
    while True:
        last = dict(zip(("after", "game", "seat"), after, strict=False))
        rows = connection.execute(query, {**values, **last}).fetchall()
        yield from rows
        if len(rows) < values["portion"]:
            return
        after = rows[-1][: len(after)]


class OpenTables(Part):
    lobbies_here = reads(lobbies_here)
    games_offering_seats_here = reads(games_offering_seats_here)
    tables_for = reads(tables_for)
