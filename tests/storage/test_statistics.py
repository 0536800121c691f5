"""What finished games come to together, against the same counted by hand."""

import json
from collections.abc import Mapping

import pytest
from msgspec import structs

from ratings.reliability import DAYS, Reliability
from storage.core.database import Connection
from storage.core.errors import NotReliable
from storage.lobby import lobby_seats
from storage.lobby.lobby_seats import Terms
from storage.ratings import statistics
from storage.ratings import statistics as stats
from storage.ratings.profiles import Profile, profile
from storage.ratings.reliability import check_reliable, reliability
from storage.together.store import Store
from tests.support.rated_games import NAMES, USERS, RatedGames
from tests.support.secret_seed import NEW

ADA, BEN, CLEO = USERS[:3]

NAME = NAMES[0]

NOW = 10.0**9


def keep(connection: Connection, game: int, *sources: int, first: str = "left") -> None:
    """Keep statistics of a game whose seats have so many points from one source."""
    labels = [{"id": first if seat == 0 else "right", "args": {}} for seat in range(len(sources))]
    kept = [
        json.dumps({"sources": {"senate": points}, "first": label, "rounds": 4 + game})
        for points, label in zip(sources, labels, strict=True)
    ]
    statistics.keep_statistics(connection, game, kept)


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
    assert stats.game_statistics(connection, NAME, None) == stats.GameStatistics(
        2,
        (stats.ByPlayers(2, 1, 98.5), stats.ByPlayers(3, 1, 99.0)),
        {0: stats.Share(2, 1), 1: stats.Share(2, 2)},
        (
            stats.FirstChoice({"id": "left", "args": {}}, stats.Share(2, 1)),
            stats.FirstChoice({"id": "right", "args": {}}, stats.Share(2, 2)),
        ),
        {"senate": 20.0},
        (5, 6),
        sum(took) / 2,
        (
            stats.RecordPoints(99, counted[0], ended[counted[0]]),
            stats.RecordPoints(99, counted[1], ended[counted[1]]),
            stats.RecordPoints(99, counted[1], ended[counted[1]]),
        ),
    )
    assert [stats.games_played(connection, NAMES, guild) for guild in (None, 8, 9)] == [
        (NAME, NAMES[1]),
        (NAME,),
        (),
    ]
    here = stats.game_statistics(connection, NAME, 8)
    assert (here.games, here.rounds, here.seconds) == (1, (6, 6), None)
    assert stats.user_sources(connection, ADA, NAME) == {"senate": 20.0}
    connection.execute("UPDATE game SET private = 1")
    assert stats.game_statistics(connection, NAME, None).records == ()
    assert stats.game_statistics(connection, "unheard of", None) == stats.GameStatistics()
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
        return profile(connection, ADA, ADA, 9.0), stats.user_sources(connection, ADA, NAME)

    found, sources = await store._database.write(play)
    (record,) = found.games
    ended = await store.profiles.ended_games(ADA, 0.0, 9e9)
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
    assert await store.statistics.games_played(NAMES, None) == ()


def test_a_game_whose_result_is_not_stored_yet_is_left_for_later(connection: Connection) -> None:
    games = RatedGames(connection, 1)
    game = games.begin(ADA, BEN, name=NAME)
    games.end(game, 1, 2)
    assert statistics.finished_games(connection) == (game,)
    connection.execute("DELETE FROM result")
    assert statistics.finished_games(connection) == ()
    assert connection.execute(statistics.MISSING, (0, 9)).fetchall() == []


def finish(games: RatedGames, times: int) -> None:
    for _ in range(times):
        games.end(games.begin(ADA, BEN), 1, 2)


def leave(games: RatedGames, times: int) -> None:
    for _ in range(times):
        games.leave(games.begin(BEN, ADA), 1)


def test_newcomers_are_reliable_and_leavers_not_at_once(connection: Connection, games: RatedGames) -> None:
    assert reliability(connection, ADA, NOW) == Reliability()
    assert Reliability().is_reliable
    leave(games, 2)
    check_reliable(connection, ADA, NOW)
    leave(games, 1)
    with pytest.raises(NotReliable) as refusal:
        check_reliable(connection, ADA, NOW)
    assert refusal.value.found == Reliability(finished=0, begun=3)
    finish(games, 7)
    assert reliability(connection, ADA, NOW) == Reliability(finished=7, begun=10)
    assert not reliability(connection, ADA, NOW).is_reliable
    finish(games, 1)
    check_reliable(connection, ADA, NOW)
    assert reliability(connection, BEN, NOW).is_reliable, "others may leave"


def test_games_alone_and_seats_taken_back_do_not_count(connection: Connection, games: RatedGames) -> None:
    games.end(games.begin(ADA, computers=["hard"]), 1, 2)
    assert reliability(connection, ADA, NOW) == Reliability()
    game = games.begin(ADA, BEN)
    games.leave(game, 0)
    assert reliability(connection, ADA, NOW) == Reliability(finished=0, begun=1)
    games.take(game, 0, ADA)
    assert reliability(connection, ADA, NOW) == Reliability()
    games.end(game, 1, 2)
    assert reliability(connection, ADA, NOW) == Reliability(finished=1, begun=1)


def test_finishing_a_taken_seat_counts_and_giving_up_not(connection: Connection, games: RatedGames) -> None:
    game = games.begin(ADA, BEN)
    games.leave(game, 0)
    games.take(game, 0, CLEO)
    games.end(game, 1, 2)
    assert reliability(connection, CLEO, NOW) == Reliability(finished=1, begun=1)
    game = games.begin(ADA, BEN)
    games.leave(game, 0)
    games.take(game, 0, CLEO)
    games.leave(game, 0)
    assert reliability(connection, CLEO, NOW) == Reliability(finished=1, begun=2)


def test_missed_deadlines_count_a_year_of_the_last_moves(connection: Connection, games: RatedGames) -> None:
    game = games.begin(ADA, BEN)

    def move(times: int) -> None:
        for n in range(times):
            values = (ADA, NOW - 1000 + n)
            connection.execute('INSERT INTO hand_over ("user", time, seconds) VALUES (?, ?, 60)', values)

    def miss(times: int, before: float) -> None:
        for n in range(times):
            values = (ADA, NOW - before + n, game, n)
            connection.execute("INSERT INTO miss VALUES (?, ?, ?, 0, ?)", values)

    move(19)
    miss(5, 500)
    assert reliability(connection, ADA, NOW) == Reliability(misses=5, moves=19)
    assert reliability(connection, ADA, NOW).is_reliable, "too few moves to tell"
    move(1)
    assert not reliability(connection, ADA, NOW).is_reliable
    move(80)
    assert reliability(connection, ADA, NOW) == Reliability(misses=5, moves=100)
    assert not reliability(connection, ADA, NOW).is_reliable
    later = NOW + DAYS * 86_400.0
    assert reliability(connection, ADA, later) == Reliability()


def test_whoever_is_invited_sits_down_all_the_same(connection: Connection, games: RatedGames) -> None:
    leave(games, 3)
    row = lobby_seats.new_game(connection, structs.replace(NEW, host=BEN))
    lobby_seats.set_up(connection, row.id, Terms(reliable=True), (), 1.0)
    with pytest.raises(NotReliable):
        lobby_seats.join(connection, row.id, ADA, None, NOW)
    lobby_seats.invite(connection, row.id, ADA, row.host, 1.0)
    assert lobby_seats.join(connection, row.id, ADA, None, 2.0).own_seat_of(ADA) == 1
