"""Statistics of finished games: what is kept of each, and what they come to together."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from heapq import nsmallest
from statistics import fmean, median
from typing import Any

import msgspec
from msgspec import Struct

from storage.connection import Connection
from storage.database import Database
from storage.verbs import reads, writes

RECORDS = 3
"""How many of the highest points are named."""

FIRST_CHOICES = 5
"""How many first choices are told, those made most often."""

MISSING = """
SELECT id FROM game WHERE outcome = 'finished' AND origin IS NULL AND id > ?
    AND NOT EXISTS (SELECT 1 FROM seat_statistics WHERE seat_statistics.game = game.id)
ORDER BY id LIMIT ?
"""

FINISHED = "SELECT id FROM game WHERE outcome = 'finished' AND origin IS NULL ORDER BY id"

KEEP = """
INSERT INTO seat_statistics (game, seat, statistics) VALUES (?, ?, ?)
ON CONFLICT (game, seat) DO UPDATE SET statistics = excluded.statistics
"""

OF_GAMES = """
SELECT game.id, game.ended, (SELECT time FROM move WHERE move.game = game.id AND n = 1), game.private,
    result.seat, place, points, result."user", statistics
FROM game JOIN result ON result.game = game.id
LEFT JOIN seat_statistics ON seat_statistics.game = result.game AND seat_statistics.seat = result.seat
WHERE game.name = :name AND game.outcome = 'finished' AND game.origin IS NULL
    AND (:guild IS NULL OR game.guild = :guild)
ORDER BY game.id, result.seat
"""

OF_USER = """
SELECT statistics FROM result JOIN game ON game.id = result.game
JOIN seat_statistics ON seat_statistics.game = result.game AND seat_statistics.seat = result.seat
WHERE result."user" = ? AND game.name = ?
"""


NOTHING = msgspec.Raw(b"null")


class Kept(Struct, frozen=True):
    """What is kept of a seat, as far as it is added up."""

    sources: dict[str, int]
    first: msgspec.Raw = NOTHING
    """Not read before it is known which of them are told."""
    rounds: int = 0


_KEPT = msgspec.json.Decoder(Kept)


class ByPlayers(Struct, frozen=True):
    """Games of so many players."""

    players: int
    games: int
    points: float
    """The mean of people's points."""
    winner: float
    """The mean of the winners' points."""


class Share(Struct, frozen=True):
    """How often something was so, and how often it won then."""

    times: int
    won: int


class FirstChoice(Struct, frozen=True):
    """What some have chosen first, as a written message."""

    label: dict[str, Any]
    share: Share


class RecordPoints(Struct, frozen=True):
    """Many points, in a game that others may look at."""

    points: int
    game: int
    ended: float


class GameStatistics(Struct, frozen=True):
    """What all finished games of a kind come to."""

    games: int = 0
    by_players: tuple[ByPlayers, ...] = ()
    by_seat: Mapping[int, Share] = {}
    first: tuple[FirstChoice, ...] = ()
    sources: Mapping[str, float] = {}
    """The mean of people's points by source."""
    rounds: tuple[int, int] | None = None
    """The fewest and the most; None if they are not counted."""
    seconds: float = 0.0
    """How long they took, the median."""
    records: tuple[RecordPoints, ...] = ()


class _Seat(Struct, frozen=True):
    game: int
    ended: float
    began: float | None
    private: bool
    seat: int
    place: int
    points: int
    user: int | None
    statistics: str | None


def game_statistics(connection: Connection, name: str, guild: int | None) -> GameStatistics:
    """What the finished games of a kind come to, on a server or (None) on all."""
    seats = [_Seat(*row) for row in connection.execute(OF_GAMES, {"name": name, "guild": guild})]
    if not seats:
        return GameStatistics()
    kept = [(each, _KEPT.decode(each.statistics)) for each in seats if each.statistics is not None]
    games: dict[int, list[_Seat]] = {}
    for each in seats:
        games.setdefault(each.game, []).append(each)
    numbers = [found.rounds for _, found in kept if found.rounds]
    took = [first.ended - first.began for first, *_ in games.values() if first.began is not None]
    people = [found.sources for each, found in kept if each.user is not None]
    return GameStatistics(
        len(games),
        tuple(_by_players([*games.values()])),
        _by_seat(seats),
        _first_choices(kept),
        _means(people),
        (min(numbers), max(numbers)) if numbers else None,
        median(took) if took else 0.0,
        _records(seats),
    )


def _by_players(games: Sequence[Sequence[_Seat]]) -> Iterator[ByPlayers]:
    for players in sorted({len(game) for game in games}):
        chosen = [game for game in games if len(game) == players]
        points = [each.points for game in chosen for each in game if each.user is not None]
        winners = [max(each.points for each in game if each.place == 1) for game in chosen]
        yield ByPlayers(players, len(chosen), fmean(points) if points else 0.0, fmean(winners))


def _by_seat(seats: Sequence[_Seat]) -> Mapping[int, Share]:
    return {
        seat: Share(len(found), sum(each.place == 1 for each in found))
        for seat in sorted({each.seat for each in seats})
        if (found := [each for each in seats if each.seat == seat])
    }


def _first_choices(kept: Sequence[tuple[_Seat, Kept]]) -> tuple[FirstChoice, ...]:
    found: dict[bytes, list[bool]] = {}
    for seat, each in kept:
        found.setdefault(bytes(each.first), []).append(seat.place == 1)
    found.pop(bytes(NOTHING), None)
    often = sorted(found, key=lambda key: (-len(found[key]), key))[:FIRST_CHOICES]
    return tuple(
        FirstChoice(msgspec.json.decode(key), Share(len(found[key]), sum(found[key]))) for key in often
    )


def _means(found: Sequence[Mapping[str, int]]) -> Mapping[str, float]:
    """The mean of each source."""
    sums: dict[str, int] = {}
    for each in found:
        for name, points in each.items():
            sums[name] = sums.get(name, 0) + points
    return {name: points / len(found) for name, points in sums.items()}


def _records(seats: Sequence[_Seat]) -> tuple[RecordPoints, ...]:
    people = [each for each in seats if each.user is not None and not each.private]
    best = nsmallest(RECORDS, people, key=lambda each: (-each.points, each.ended, each.game))
    return tuple(RecordPoints(each.points, each.game, each.ended) for each in best)


def user_sources(connection: Connection, user: int, name: str) -> Mapping[str, float]:
    """The mean of a user's points by source, in games of a name."""
    return _means([_KEPT.decode(kept).sources for (kept,) in connection.execute(OF_USER, (user, name))])


def keep(connection: Connection, game: int, statistics: Sequence[str]) -> None:
    """Keep what the log of a game says of its seats, as JSON."""
    connection.executemany(KEEP, [(game, seat, each) for seat, each in enumerate(statistics)])


def kept(connection: Connection, game: int) -> tuple[str, ...]:
    """What is kept of the seats of a game, as JSON."""
    found = connection.execute("SELECT statistics FROM seat_statistics WHERE game = ? ORDER BY seat", (game,))
    return tuple(each for (each,) in found)


def finished_games(connection: Connection) -> tuple[int, ...]:
    """All games that have statistics."""
    return tuple(game for (game,) in connection.execute(FINISHED))


def _missing(connection: Connection, after: int, most: int) -> tuple[int, ...]:
    """The next games after a game's id of which nothing is kept yet."""
    return tuple(game for (game,) in connection.execute(MISSING, (after, most)))


class Statistics:
    """Asynchronous access to statistics of finished games."""

    def __init__(self, database: Database) -> None:
        """Games in an open database."""
        self._database = database

    of_games = reads(game_statistics)
    of_user = reads(user_sources)
    missing = reads(_missing)
    keep = writes(keep)
