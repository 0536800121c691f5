"""A user's profile: games, places, points, opponents; read in one transaction."""

from statistics import median

from msgspec import Struct

from ratings.model import Figure
from ratings.reliability import Reliability
from storage.core.database import Connection, Part, column, reads
from storage.ratings import figures
from storage.ratings.figures import ALL_GAMES
from storage.ratings.reliability import reliability
from storage.ratings.results import TOOK_OVER
from storage.time.hand_overs import ENOUGH, SHOWN

MET = 10
"""Named opponents, those met most often."""

COUNTS = f"""
own."user" = :user AND game.outcome = 'finished' AND NOT {TOOK_OVER.format(result="own")}
"""
"""Whether a user played a seat from beginning to end."""

GAMES = f"""
SELECT game.name, place, count(*), max(points) FROM result AS own JOIN game ON game.id = own.game
WHERE {COUNTS}
GROUP BY game.name, place ORDER BY game.name, place
"""

HEADS = f"""
SELECT other."user", count(*), sum(CASE WHEN own.place < other.place THEN 1 ELSE 0 END),
    sum(CASE WHEN own.place > other.place THEN 1 ELSE 0 END)
FROM result AS own JOIN game ON game.id = own.game
JOIN result AS other ON other.game = own.game AND other.seat <> own.seat
WHERE {COUNTS} AND other."user" > 0 AND NOT {TOOK_OVER.format(result="other")} AND (
    NOT game.private OR :reader IN (own."user", other."user")
    OR EXISTS (SELECT 1 FROM result AS third WHERE third.game = game.id AND third."user" = :reader)
)
GROUP BY other."user" ORDER BY count(*) DESC, max(own.game) DESC LIMIT {MET}
"""
"""Opponents at tables that are not private or that the reader knows."""

SERVERS = """
SELECT one.guild FROM member_name AS one JOIN member_name AS other ON other.guild = one.guild
WHERE one."user" = ? AND other."user" = ? AND one.guild <> 0 ORDER BY one.guild
"""


IN_TIME = f"""
SELECT game.name, game.ended, place FROM result AS own JOIN game ON game.id = own.game
WHERE {COUNTS} AND game.ended >= :begins AND game.ended < :ends
ORDER BY game.ended
"""


class Ended(Struct, frozen=True):
    name: str
    ended: float
    place: int


class GameRecord(Struct, frozen=True):
    name: str
    places: tuple[tuple[int, int], ...]
    """Place -> how often, first place first."""
    best: int
    figure: Figure

    @property
    def games(self) -> int:
        return sum(times for _, times in self.places)

    @property
    def won(self) -> int:
        return dict(self.places).get(1, 0)


class Met(Struct, frozen=True):
    user: int
    games: int
    ahead: int
    """How often they were ahead."""
    behind: int


class Profile(Struct, frozen=True):
    games: tuple[GameRecord, ...]
    figure: Figure
    met: tuple[Met, ...]
    reliability: Reliability
    pace: float | None
    """Median waking seconds of a move; None: hidden, or unknown."""


def profile(connection: Connection, user: int, reader: int, time: float) -> Profile:
    """A user's profile, limited to the reader's view."""
    places: dict[str, list[tuple[int, int]]] = {}
    best: dict[str, int] = {}
    for name, place, times, points in connection.execute(GAMES, {"user": user}):
        places.setdefault(name, []).append((place, times))
        best[name] = max(best.get(name, points), points)
    paces = [seconds for (seconds,) in connection.execute(SHOWN, (user,))]
    return Profile(
        tuple(
            GameRecord(name, tuple(found), best[name], figures.figure_of_user(connection, user, name))
            for name, found in places.items()
        ),
        figures.figure_of_user(connection, user, ALL_GAMES),
        tuple(Met(*row) for row in connection.execute(HEADS, {"user": user, "reader": reader})),
        reliability(connection, user, time),
        median(paces) if len(paces) >= ENOUGH else None,
    )


def _ended_games(connection: Connection, user: int, begins: float, ends: float) -> tuple[Ended, ...]:
    values = {"user": user, "begins": begins, "ends": ends}
    return tuple(Ended(*row) for row in connection.execute(IN_TIME, values))


def _shared_servers(connection: Connection, user: int, other: int) -> tuple[int, ...]:
    """Servers where two users have both used the bot."""
    return column(connection, SERVERS, (user, other))


class Profiles(Part):
    of = reads(profile)
    ended_games = reads(_ended_games)
    shared_servers = reads(_shared_servers)
