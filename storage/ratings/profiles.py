"""What a user has played: games, places, points, whom they met; read in one transaction."""

from __future__ import annotations

from statistics import median

from msgspec import Struct

from ratings.model import Figure
from ratings.reliability import Reliability
from storage.core.connection import Connection
from storage.core.database import Database
from storage.ratings import figures
from storage.ratings.figures import ALL_GAMES
from storage.ratings.reliability import reliability
from storage.ratings.results import TOOK_OVER
from storage.time.hand_overs import ENOUGH, SHOWN

MET = 10
"""How many other people may be named, those who were met most often."""

COUNTS = f"""
own."user" = :user AND game.outcome = 'finished' AND NOT {TOOK_OVER.format(result="own")}
"""
"""Whether a seat is one that a user has played from the beginning to the end."""

GAMES = f"""
SELECT game.name, place, count(*), max(points) FROM result AS own JOIN game ON game.id = own.game
WHERE {COUNTS}
GROUP BY game.name, place ORDER BY game.name, place
"""
"""What they have played from the beginning to the end, by game and place."""

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
"""Whom they have met, at tables that are not private or that the reader knows."""

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
    """A game somebody has finished."""

    name: str
    ended: float
    place: int


class GameRecord(Struct, frozen=True):
    """How somebody has played a game."""

    name: str
    places: tuple[tuple[int, int], ...]
    """Place -> how often, the first place first."""
    best: int
    """The most points."""
    figure: Figure
    """That of this game."""

    @property
    def games(self) -> int:
        """How many were finished."""
        return sum(times for _, times in self.places)

    @property
    def won(self) -> int:
        """How many ended at the first place."""
        return dict(self.places).get(1, 0)


class Met(Struct, frozen=True):
    """Somebody they have played with to the end."""

    user: int
    games: int
    ahead: int
    """How often they were ahead."""
    behind: int


class Profile(Struct, frozen=True):
    """What a user has played."""

    games: tuple[GameRecord, ...]
    figure: Figure
    """That over all games."""
    met: tuple[Met, ...]
    reliability: Reliability
    pace: float | None
    """The waking seconds they usually take for a move; None if that is hidden or not known."""


def profile(connection: Connection, user: int, reader: int, time: float) -> Profile:
    """What a user has played until a moment, limited to what the reader may see."""
    places: dict[str, list[tuple[int, int]]] = {}
    best: dict[str, int] = {}
    for name, place, times, points in connection.execute(GAMES, {"user": user}):
        places.setdefault(name, []).append((place, times))
        best[name] = max(best.get(name, points), points)
    paces = [seconds for (seconds,) in connection.execute(SHOWN, (user,))]
    return Profile(
        tuple(
            GameRecord(name, tuple(found), best[name], figures.figure(connection, user, name))
            for name, found in places.items()
        ),
        figures.figure(connection, user, ALL_GAMES),
        tuple(Met(*row) for row in connection.execute(HEADS, {"user": user, "reader": reader})),
        reliability(connection, user, time),
        median(paces) if len(paces) >= ENOUGH else None,
    )


class Profiles:
    """Asynchronous access to what users have played."""

    def __init__(self, database: Database) -> None:
        """Users in an open database."""
        self._database = database

    async def of(self, user: int, reader: int, *, time: float) -> Profile:
        """What a user has played until a moment, limited to what the reader may see."""
        return await self._database.read(lambda connection: profile(connection, user, reader, time))

    async def ended(self, user: int, begins: float, ends: float) -> tuple[Ended, ...]:
        """The games a user has finished between two moments, the first one first."""
        values = {"user": user, "begins": begins, "ends": ends}
        return await self._database.read(
            lambda connection: tuple(Ended(*row) for row in connection.execute(IN_TIME, values))
        )

    async def shared_servers(self, user: int, other: int) -> tuple[int, ...]:
        """The servers on which two users have both used the bot."""
        return await self._database.read(
            lambda connection: tuple(guild for (guild,) in connection.execute(SERVERS, (user, other)))
        )
