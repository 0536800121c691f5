import pytest
from msgspec import structs

from ratings.reliability import DAYS, Reliability
from storage.core.database import Connection
from storage.core.errors import NotReliable
from storage.lobby import lobby_seats
from storage.lobby.lobby_seats import Terms
from storage.ratings.reliability import check_reliable, reliability
from tests.support.rated_games import USERS, RatedGames
from tests.support.secret_seed import NEW

ADA, BEN, CLEO = USERS[:3]
NOW = 10.0**9


def finish(games: RatedGames, times: int) -> None:
    for _ in range(times):
        games.end(games.begin(ADA, BEN), 1, 2)


def leave(games: RatedGames, times: int) -> None:
    for _ in range(times):
        games.leave(games.begin(BEN, ADA), 1)


def test_newcomers_count_as_reliable_and_who_leaves_does_not_until_they_have_finished_enough(
    connection: Connection, games: RatedGames
) -> None:
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


def test_games_alone_and_seats_that_were_taken_back_do_not_count_as_left(
    connection: Connection, games: RatedGames
) -> None:
    games.end(games.begin(ADA, computers=["hard"]), 1, 2)
    assert reliability(connection, ADA, NOW) == Reliability()
    game = games.begin(ADA, BEN)
    games.leave(game, 0)
    assert reliability(connection, ADA, NOW) == Reliability(finished=0, begun=1)
    games.take(game, 0, ADA)
    assert reliability(connection, ADA, NOW) == Reliability()
    games.end(game, 1, 2)
    assert reliability(connection, ADA, NOW) == Reliability(finished=1, begun=1)


def test_who_took_over_and_finished_has_and_who_gave_that_up_has_not(
    connection: Connection, games: RatedGames
) -> None:
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


def test_missed_deadlines_count_for_a_year_among_the_last_moves(
    connection: Connection, games: RatedGames
) -> None:
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
