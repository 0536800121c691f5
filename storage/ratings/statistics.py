"""Statistics of finished games: those of each game, and their totals."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from heapq import nsmallest
from itertools import chain, compress
from statistics import fmean, median
from typing import Any

import msgspec
from msgspec import Struct

from storage.core.database import Connection, Part, column, placeholders, reads, writes
from storage.ratings.results import TOOK_OVER

RECORDS = 3
FIRST_CHOICES = 5
"""First choices shown, most frequent first."""

COUNTS = """
outcome = 'finished' AND origin IS NULL
    AND EXISTS (SELECT 1 FROM result WHERE result.game = game.id AND "user" IS NOT NULL)
"""
"""Whether a game counts: somebody has played it to its end."""

MISSING = f"""
SELECT id FROM game WHERE {COUNTS} AND id > ?
    AND NOT EXISTS (SELECT 1 FROM game_statistics WHERE game_statistics.game = game.id)
ORDER BY id LIMIT ?
"""

FINISHED = f"SELECT id FROM game WHERE {COUNTS} ORDER BY id"
"""Games from before results were stored get them later."""

KEEP = """
INSERT INTO seat_statistics (game, seat, statistics) VALUES (?, ?, ?)
ON CONFLICT (game, seat) DO UPDATE SET statistics = excluded.statistics
"""

KEEP_OF_GAME = """
INSERT INTO game_statistics (game, statistics) VALUES (?, ?)
ON CONFLICT (game) DO UPDATE SET statistics = excluded.statistics
"""

RESULTS = 'SELECT place, points, "user" FROM result WHERE game = ? ORDER BY seat'
TOOK = "SELECT ended - time FROM game JOIN move ON move.game = game.id WHERE game.id = ? AND n = 1"

OF_GAMES = """
SELECT game.id, ended, private, statistics FROM game JOIN game_statistics ON game_statistics.game = game.id
WHERE game.name = :name AND game.outcome = 'finished'
    AND (CAST(:guild AS BIGINT) IS NULL OR game.guild = :guild)
ORDER BY game.id
"""

PLAYED = """
SELECT game.name FROM game JOIN game_statistics ON game_statistics.game = game.id
WHERE game.name IN ({names}) AND game.outcome = 'finished' AND (CAST(? AS BIGINT) IS NULL OR game.guild = ?)
GROUP BY game.name ORDER BY count(*) DESC, game.name
"""

OF_USER = f"""
SELECT statistics FROM result JOIN game ON game.id = result.game
JOIN seat_statistics ON seat_statistics.game = result.game AND seat_statistics.seat = result.seat
WHERE result."user" = ? AND game.name = ? AND NOT {TOOK_OVER.format(result="result")}
"""

NOTHING = "null"


class Kept(Struct, frozen=True):
    sources: dict[str, int]
    first: msgspec.Raw = msgspec.Raw(NOTHING.encode())
    rounds: int = 0


class OfGame(Struct, frozen=True, gc=False):
    """A game's part in all statistics, from people who played it to its end."""

    players: int
    """With computer players."""
    seats: tuple[int, ...]
    """Seats of people."""
    won: tuple[bool, ...]
    points: tuple[int, ...]
    sources: dict[str, int]
    """Their points together, by source."""
    first: tuple[str, ...]
    """As JSON."""
    rounds: int
    seconds: float


_KEPT = msgspec.json.Decoder(Kept)
_OF_GAME = msgspec.json.Decoder(OfGame)


class PlayerResult(Struct, frozen=True):
    place: int
    points: int
    user: int | None
    """None: a computer player."""


class ByPlayers(Struct, frozen=True):
    players: int
    games: int
    points: float
    """Mean of people's points."""


class Share(Struct, frozen=True):
    times: int
    won: int


class FirstChoice(Struct, frozen=True):
    label: dict[str, Any]
    share: Share


class RecordPoints(Struct, frozen=True):
    """High points, in a game open to all."""

    points: int
    game: int
    ended: float


class GameStatistics(Struct, frozen=True):
    """Statistics of all games that people have played to their end."""

    games: int = 0
    by_players: tuple[ByPlayers, ...] = ()
    by_seat: Mapping[int, Share] = {}
    """For each seat where somebody sat."""
    first: tuple[FirstChoice, ...] = ()
    sources: Mapping[str, float] = {}
    """Source -> mean of people's points."""
    rounds: tuple[int, int] | None = None
    """The fewest and the most; None if not counted."""
    seconds: float | None = None
    """Median duration; None for a single game."""
    records: tuple[RecordPoints, ...] = ()


class _Game(Struct, frozen=True, gc=False):
    id: int
    ended: float
    private: bool
    adds: OfGame


def game_statistics(connection: Connection, name: str, guild: int | None) -> GameStatistics:
    """Statistics of a kind of game, on a server or (None) on all."""
    found = connection.execute(OF_GAMES, {"name": name, "guild": guild})
    games = [_Game(game, ended, private, _OF_GAME.decode(each)) for game, ended, private, each in found]
    if not games:
        return GameStatistics()
    added = [each.adds for each in games]
    numbers = [each.rounds for each in added if each.rounds]
    return GameStatistics(
        len(games),
        tuple(_by_players(added)),
        _by_seat(added),
        _first_choices(added),
        _means(_sum_by_name(each.sources for each in added), sum(len(each.points) for each in added)),
        (min(numbers), max(numbers)) if numbers else None,
        median(each.seconds for each in added) if len(added) > 1 else None,
        _records(games),
    )


def _by_players(games: Sequence[OfGame]) -> Iterator[ByPlayers]:
    for players in sorted({game.players for game in games}):
        chosen = [game for game in games if game.players == players]
        yield ByPlayers(players, len(chosen), fmean(each for game in chosen for each in game.points))


def _by_seat(games: Sequence[OfGame]) -> Mapping[int, Share]:
    times = Counter(chain.from_iterable(game.seats for game in games))
    won = Counter(chain.from_iterable(compress(game.seats, game.won) for game in games))
    return {seat: Share(times[seat], won[seat]) for seat in sorted(times)}


def _first_choices(games: Sequence[OfGame]) -> tuple[FirstChoice, ...]:
    times = Counter(chain.from_iterable(game.first for game in games))
    won = Counter(chain.from_iterable(compress(game.first, game.won) for game in games))
    known = times.keys() - {NOTHING}
    often = sorted(known, key=lambda first: (-times[first], first))[:FIRST_CHOICES]
    return tuple(FirstChoice(msgspec.json.decode(key), Share(times[key], won[key])) for key in often)


def _sum_by_name(found: Iterable[Mapping[str, int]]) -> dict[str, int]:
    sums: dict[str, int] = {}
    for each in found:
        for name, points in each.items():
            sums[name] = sums.get(name, 0) + points
    return sums


def _means(sums: Mapping[str, int], number: int) -> Mapping[str, float]:
    return {name: points / number for name, points in sums.items()}


def _records(games: Sequence[_Game]) -> tuple[RecordPoints, ...]:
    points = ((-each, game.ended, game.id) for game in games if not game.private for each in game.adds.points)
    return tuple(RecordPoints(-least, game, ended) for least, ended, game in nsmallest(RECORDS, points))


def user_sources(connection: Connection, user: int, name: str) -> Mapping[str, float]:
    """Means of a user's points by source, in games of a name."""
    found = [_KEPT.decode(kept).sources for (kept,) in connection.execute(OF_USER, (user, name))]
    return _means(_sum_by_name(found), len(found))


def keep_statistics(connection: Connection, game: int, statistics: Sequence[str]) -> None:
    """Store the statistics of a game's seats, as JSON, and its part in all statistics."""
    connection.executemany(KEEP, [(game, seat, each) for seat, each in enumerate(statistics)])
    connection.execute(KEEP_OF_GAME, (game, game_part(connection, game, statistics)))


def game_part(connection: Connection, game: int, statistics: Sequence[str]) -> str:
    """A finished game's part in all statistics, as JSON, from those of its seats."""
    results = [PlayerResult(*row) for row in connection.execute(RESULTS, (game,)).fetchall()]
    (seconds,) = connection.execute(TOOK, (game,)).fetchone()
    return game_part_from(results, statistics, seconds)


def game_part_from(results: Sequence[PlayerResult], statistics: Sequence[str], seconds: float) -> str:
    """A game's part in all statistics, from the results by seat and the duration."""
    kept = [_KEPT.decode(each) for each in statistics]
    people = [seat for seat, each in enumerate(results) if each.user is not None]
    found = OfGame(
        len(results),
        tuple(people),
        tuple(results[seat].place == 1 for seat in people),
        tuple(results[seat].points for seat in people),
        _sum_by_name(kept[seat].sources for seat in people),
        tuple(bytes(kept[seat].first).decode() for seat in people),
        kept[0].rounds,
        seconds,
    )
    return msgspec.json.encode(found).decode()


def kept_statistics(connection: Connection, game: int) -> tuple[str, ...]:
    found = connection.execute("SELECT statistics FROM seat_statistics WHERE game = ? ORDER BY seat", (game,))
    return tuple(each for (each,) in found)


def kept_game_part(connection: Connection, game: int) -> str | None:
    """Read a game's part in all statistics, as JSON."""
    found = connection.execute("SELECT statistics FROM game_statistics WHERE game = ?", (game,)).fetchone()
    return None if found is None else str(found[0])


def games_played(connection: Connection, names: Sequence[str], guild: int | None) -> tuple[str, ...]:
    """Names of finished games, on a server or (None) on all, most played first."""
    found = connection.execute(PLAYED.format(names=placeholders(names)), (*names, guild, guild))
    return tuple(name for (name,) in found)


def finished_games(connection: Connection) -> tuple[int, ...]:
    return column(connection, FINISHED)


def _games_without_statistics(connection: Connection, after: int, most: int) -> tuple[int, ...]:
    """The next games without statistics, after a game's id."""
    return column(connection, MISSING, (after, most))


class Statistics(Part):
    of_games = reads(game_statistics)
    of_user = reads(user_sources)
    games_played = reads(games_played)
    kept_statistics = reads(kept_statistics)
    games_without_statistics = reads(_games_without_statistics)
    keep_statistics = writes(keep_statistics)
