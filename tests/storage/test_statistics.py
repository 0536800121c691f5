"""What finished games come to together, against the same counted by hand."""

import json
from collections.abc import Mapping

from storage.core.database import Connection
from storage.ratings import statistics
from storage.ratings.profiles import Profile, profile
from storage.ratings.statistics import (
    ByPlayers,
    FirstChoice,
    GameStatistics,
    RecordPoints,
    Share,
    game_statistics,
    played,
    user_sources,
)
from storage.together.store import Store
from tests.support.rated_games import NAMES, USERS, RatedGames

ADA, BEN, CLEO = USERS[:3]
NAME = NAMES[0]


def keep(connection: Connection, game: int, *sources: int, first: str = "left") -> None:
    """Keep statistics of a game whose seats have so many points from one source."""
    labels = [{"id": first if seat == 0 else "right", "args": {}} for seat in range(len(sources))]
    kept = [
        json.dumps({"sources": {"senate": points}, "first": label, "rounds": 4 + game})
        for points, label in zip(sources, labels, strict=True)
    ]
    statistics.keep(connection, game, kept)


def test_all_is_added_up(connection: Connection) -> None:
    games = RatedGames(connection, 1)
    counted = [games.begin(ADA, BEN, name=NAME), games.begin(ADA, BEN, computers=["hard"], name=NAME)]
    other = games.begin(ADA, BEN, name=NAMES[1])
    games.end(counted[0], 2, 1)
    games.end(counted[1], 1, 1, 3)
    games.end(other, 1, 2)
    keep(connection, other, 10, 20)
    running = games.begin(ADA, CLEO, name=NAME)
    keep(connection, counted[0], 10, 20)
    keep(connection, counted[1], 30, 20, 99)
    connection.execute("UPDATE game SET guild = 8 WHERE id = ?", (counted[1],))
    ended = dict(connection.execute("SELECT id, ended FROM game WHERE ended IS NOT NULL").fetchall())
    began = dict(connection.execute("SELECT game, time FROM move WHERE n = 1").fetchall())
    took = [ended[game] - began[game] for game in counted]
    assert game_statistics(connection, NAME, None) == GameStatistics(
        2,
        (ByPlayers(2, 1, 98.5), ByPlayers(3, 1, 99.0)),
        {0: Share(2, 1), 1: Share(2, 2)},
        (
            FirstChoice({"id": "left", "args": {}}, Share(2, 1)),
            FirstChoice({"id": "right", "args": {}}, Share(2, 2)),
        ),
        {"senate": 20.0},
        (5, 6),
        sum(took) / 2,
        (
            RecordPoints(99, counted[0], ended[counted[0]]),
            RecordPoints(99, counted[1], ended[counted[1]]),
            RecordPoints(99, counted[1], ended[counted[1]]),
        ),
    )
    assert [played(connection, NAMES, guild) for guild in (None, 8, 9)] == [(NAME, NAMES[1]), (NAME,), ()]
    here = game_statistics(connection, NAME, 8)
    assert (here.games, here.rounds, here.seconds) == (1, (6, 6), None)
    assert user_sources(connection, ADA, NAME) == {"senate": 20.0}
    connection.execute("UPDATE game SET private = 1")
    assert game_statistics(connection, NAME, None).records == ()
    assert game_statistics(connection, "unheard of", None) == GameStatistics()
    assert running not in ended


async def test_a_profile_a_year_and_sources_count_the_same_seats(store: Store) -> None:
    """Those that somebody has held at the beginning and at the end, whatever was in between."""

    def play(connection: Connection) -> tuple[Profile, Mapping[str, float]]:
        games = RatedGames(connection, 1)
        tables = [games.begin(ADA, BEN, CLEO, name=NAME) for _ in range(3)]
        other = games.begin(BEN, CLEO, USERS[3], name=NAME)
        games.leave(tables[1], 0)
        games.take(tables[1], 0, ADA)
        games.leave(tables[2], 0)
        games.leave(other, 2)
        games.take(other, 2, ADA)
        for number, game in enumerate((*tables, other), 1):
            games.end(game, 1, 2, 3)
            keep(connection, game, number, number, 10 * number)
        return profile(connection, ADA, ADA, 9.0), user_sources(connection, ADA, NAME)

    found, sources = await store._database.write(play)
    (record,) = found.games
    ended = await store.profiles.ended(ADA, 0.0, 9e9)
    assert [(each.name, each.place) for each in ended] == [(NAME, 1)] * 2
    assert (record.games, record.places) == (2, ((1, 2),))
    assert sources == {"senate": 1.5}
    assert {each.user: each.games for each in found.met} == {BEN: 2, CLEO: 2}
    shown = await store._database.read(lambda connection: profile(connection, BEN, BEN, 9.0).met)
    assert {each.user: each.games for each in shown} == {ADA: 2, CLEO: 4}


def test_a_game_that_computer_players_alone_have_ended_counts_nowhere(connection: Connection) -> None:
    games = RatedGames(connection, 1)
    game = games.begin(ADA, computers=["hard"], name=NAME)
    games.end(game, 1, 2)
    connection.execute("""UPDATE result SET "user" = NULL, computer = 'hard'""")
    assert statistics.finished_games(connection) == ()
    assert connection.execute(statistics.MISSING, (0, 9)).fetchall() == []


async def test_those_of_all_servers_are_read_on_both_engines(store: Store) -> None:
    assert (await store.statistics.of_games(NAME, None)).games == 0
    assert await store.statistics.played(NAMES, None) == ()


def test_a_game_whose_result_is_not_stored_yet_is_left_for_later(connection: Connection) -> None:
    games = RatedGames(connection, 1)
    game = games.begin(ADA, BEN, name=NAME)
    games.end(game, 1, 2)
    assert statistics.finished_games(connection) == (game,)
    connection.execute("DELETE FROM result")
    assert statistics.finished_games(connection) == ()
    assert connection.execute(statistics.MISSING, (0, 9)).fetchall() == []
