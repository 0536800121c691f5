import asyncio
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

import psycopg
import pytest
from msgspec import structs

from ratings.model import POINTS, Entrant, Figure, computer_figure, entrant_of, figure_after
from storage.core.database import Connection, Cursor, Values
from storage.core.rows import OVER, MoveRow, Placing
from storage.core.shards import Layout
from storage.postgresql.address import ServerAddress
from storage.postgresql.schema import script_for_server
from storage.ratings import figures
from storage.ratings.figures import ALL_GAMES, COLUMNS, RatingRow
from storage.ratings.recount import Recounted, recount, store_recounted
from storage.schema.steps import steps
from storage.together import log
from storage.together.log import Update
from storage.together.store import Store
from tests.support.games import is_thorough, share
from tests.support.postgresql import Cluster
from tests.support.rated_games import NAMES, USERS, RatedGames, nameless

RESULTS, ON_A_SERVER = (200, 60) if is_thorough() else (30, 5)
SEEDS = share(tuple(range(1, 9)), 1)
ADA, BEN, CLEO, DAN = USERS[:4]
NAME = NAMES[0]
WAITING = "SELECT count(*) FROM pg_locks WHERE NOT granted"


def rows(connection: Connection) -> tuple[RatingRow, ...]:
    found = connection.execute(f"SELECT {COLUMNS} FROM rating")
    return in_order(map(figures.rating_row, found.fetchall()))


def in_order(found: Iterator[RatingRow]) -> tuple[RatingRow, ...]:
    return tuple(sorted(found, key=lambda row: (row.number, row.seat, row.took_over, row.scope)))


def worked_out(found: Recounted) -> tuple[RatingRow, ...]:
    return in_order(iter(found.rows))


@pytest.mark.parametrize("seed", SEEDS)
def test_stored_steps_are_worked_out_again_to_the_last_digit(connection: Connection, seed: int) -> None:
    RatedGames(connection, seed).play(RESULTS, erased=0.04)
    stored, found = rows(connection), recount(connection)
    assert found.differences == ()
    assert worked_out(found) == stored
    assert {row.took_over for row in stored} == {True, False}
    assert connection.execute('SELECT 1 FROM result WHERE "user" < 0').fetchone() is not None
    assert not any(row.user is not None and row.user < 0 for row in stored), "nothing of who was erased"
    assert any(row.computer for row in stored)
    assert any(not row.before.is_new for row in stored if row.user)


async def test_each_engine_stores_the_same(store: Store, connection: Connection) -> None:
    def play(opened: Connection) -> tuple[RatingRow, ...]:
        RatedGames(opened, 2).play(ON_A_SERVER, erased=0.04)
        return rows(opened)

    stored = await store._database.write(play)
    assert [*nameless(stored)] == [*nameless(play(connection))]
    assert worked_out(await store._database.read(recount)) == stored


@pytest.mark.parametrize("user", share(USERS, 1))
def test_who_is_erased_later_leaves_the_figures_of_others(connection: Connection, user: int) -> None:
    games = RatedGames(connection, 5)
    games.play(RESULTS // 2)
    before = rows(connection)
    games.erase(user)
    assert rows(connection) == tuple(row for row in before if row.user != user)
    assert recount(connection).differences == ()
    games.play(RESULTS // 6)
    found = recount(connection)
    assert found.differences == ()
    assert worked_out(found) == rows(connection)


def test_where_all_were_erased_nothing_remains_and_others_are_rated(connection: Connection) -> None:
    games = RatedGames(connection, 5)
    games.play(12)
    for user in USERS:
        games.erase(user)
    assert all(row.computer for row in rows(connection))
    assert recount(connection).differences == ()
    assert store_recounted(connection).differences == ()
    (last,) = connection.execute("SELECT last FROM rated_result").fetchone()
    games.end(games.begin(ADA, BEN), 1, 2)
    assert {row.number for row in rows(connection) if row.user} == {last + 1}
    assert recount(connection).differences == ()


def test_a_gain_against_somebody_who_was_erased_is_kept_whatever_came_before(connection: Connection) -> None:
    games = RatedGames(connection, 5)
    first, second = games.begin(ADA, BEN, name=NAME), games.begin(ADA, CLEO, name=NAME)
    games.end(first, 1, 2)
    found = games.end(second, 1, 2)
    games.erase(CLEO)
    connection.execute("UPDATE game SET rated = 0 WHERE id = ?", (first,))
    store_recounted(connection)
    assert recount(connection).differences == ()
    (before,), (after,) = (
        [row for row in kept if row.user == ADA and row.scope == NAME] for kept in (found, rows(connection))
    )
    assert after.before == Figure() != before.before
    assert after.mean_after - after.mean_before == pytest.approx(before.mean_after - before.mean_before)


async def test_erased_people_of_before_go_with_the_update(store: Store, where: Path | ServerAddress) -> None:
    (step,) = (each for each in steps() if each.number == 47)
    script = step.file.read_text("utf-8") if isinstance(where, Path) else script_for_server(step)
    statements = f"DELETE{script.partition('DELETE')[2]}".split(";")

    def updated(connection: Connection) -> tuple[RatingRow, ...]:
        games = RatedGames(connection, 5)
        games.play(8)
        before = rows(connection)
        games.erase(ADA)
        after = rows(connection)
        figures.store_ratings(
            connection, [structs.replace(row, user=-7) for row in before if row.user == ADA]
        )
        connection.execute("UPDATE game SET cleaned = 1 WHERE stage = 'over'")
        for statement in filter(str.strip, statements):
            connection.execute(statement)
        assert rows(connection) == after
        again = connection.execute(f"SELECT id FROM game WHERE cleaned = 0 AND stage = '{OVER}'").fetchall()
        return tuple(row for row in before if row.user == ADA and (row.game,) not in again)

    assert await store._database.write(updated) == (), "they are cleaned once more"
    assert (await store._database.read(recount)).differences == ()


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE rating SET mean_after = mean_after + 1 WHERE number = 2",
        "UPDATE rating SET deviation_before = 1 WHERE number = 3 AND computer IS NULL",
        "UPDATE rating SET games = games + 1 WHERE number = 4 AND computer IS NULL",
        *("DELETE FROM rating WHERE number = (SELECT last FROM rated_result)", "DELETE FROM rating"),
        "UPDATE rated_result SET last = 99",
    ],
)
def test_a_recount_names_what_differs_and_puts_it_right(connection: Connection, damage: str) -> None:
    RatedGames(connection, 3).play(12)
    good = rows(connection)
    connection.execute(damage)
    said = recount(connection).differences
    assert said
    assert store_recounted(connection).differences == said
    assert recount(connection).differences == ()
    assert {(row.game, row.seat, row.scope, row.took_over) for row in rows(connection)} == {
        (row.game, row.seat, row.scope, row.took_over) for row in good
    }
    if damage != "DELETE FROM rating":
        assert rows(connection) == good


def test_figures_of_games_that_are_not_rated_are_taken_away(connection: Connection) -> None:
    RatedGames(connection, 3).play(6)
    connection.execute("UPDATE game SET rated = 0 WHERE id = (SELECT min(game) FROM rating)")
    said = store_recounted(connection).differences
    assert any("is not rated" in each for each in said)
    assert recount(connection).differences == ()


def figure(found: tuple[RatingRow, ...], user: int, scope: str = ALL_GAMES) -> Figure:
    (row,) = (row for row in found if row.user == user and row.scope == scope)
    return row.after


def test_each_scope_has_a_figure_of_its_own(connection: Connection, games: RatedGames) -> None:
    for name in NAMES[:2]:
        game = games.begin(ADA, BEN, name=name)
        games.end(game, 1, 2)
    once = figure_after(Entrant(Figure(), 1), [Entrant(Figure(), 2)])
    beaten = figure_after(Entrant(Figure(), 2), [Entrant(Figure(), 1)])
    twice = figure_after(Entrant(once, 1), [Entrant(beaten, 2)])
    assert {name: figures.figure_of_user(connection, ADA, name) for name in (*NAMES[:2], ALL_GAMES)} == {
        NAMES[0]: once,
        NAMES[1]: once,
        ALL_GAMES: twice,
    }


def test_computer_players_count_with_their_figures(games: RatedGames) -> None:
    found = games.end(games.begin(ADA, BEN, computers=["hard"], name=NAME), 1, 2, 3)
    computer = computer_figure(NAME, "hard")
    assert computer is not None
    others = [Entrant(Figure(), 2), Entrant(computer, 3, fixed=True)]
    assert figure(found, ADA, NAME) == figure_after(Entrant(Figure(), 1), others)
    assert {(row.mean_before, row.mean_after) for row in found if row.computer} == {(computer.mean,) * 2}
    assert POINTS[NAME]["hard"] == computer.points


def test_whoever_leaves_is_last_and_their_heir_gains_by_the_moves_they_made(games: RatedGames) -> None:
    game = games.begin(ADA, BEN, CLEO, name=NAME)
    games.move(game, 0, 0, 0)
    games.leave(game, 0)
    games.take(game, 0, DAN)
    found = games.end(game, 1, 2, 3)
    new = Figure()
    others = [Entrant(new, 2), Entrant(new, 3)]
    assert figure(found, ADA) == figure_after(entrant_of(new, 1, 3, stayed=False), others)
    assert figure(found, ADA).mean < figure(found, CLEO).mean < figure(found, BEN).mean
    gained = figure_after(Entrant(new, 1), others).mean - new.mean
    assert figure(found, DAN).mean == pytest.approx(new.mean + gained / 4), "one of four moves"


@pytest.mark.parametrize("place", [1, 3])
def test_who_is_back_at_the_end_has_stayed(games: RatedGames, place: int) -> None:
    game = games.begin(ADA, BEN, CLEO, name=NAME)
    games.leave(game, 0)
    games.take(game, 0, ADA)
    found = games.end(game, place, 2, 2)
    assert not any(row.took_over for row in found)
    others = [Entrant(Figure(), 2), Entrant(Figure(), 2)]
    assert figure(found, ADA) == figure_after(Entrant(Figure(), place), others)


def test_what_a_stand_in_or_computer_moved_is_nobodys(connection: Connection, games: RatedGames) -> None:
    game = games.begin(ADA, BEN, name=NAME)
    games.leave(game, 0)
    games.take(game, 0, CLEO)
    games.move(game, 0, 0)
    connection.execute(
        "INSERT INTO stood_in (game, seat, first, last, user) VALUES (?, 0, 2, 2, 999)", (game,)
    )
    connection.execute(
        "INSERT INTO question (game, kind, seat, asked, closed, outcome, moved)"
        " VALUES (?, 'late', 0, 1, 2, 'computer', 3)",
        (game,),
    )
    found = games.end(game, 1, 2)
    whole = figure_after(Entrant(Figure(), 1), [Entrant(Figure(), 2)]).mean - Figure().mean
    assert figure(found, CLEO).mean == pytest.approx(Figure().mean + whole / 3)


def test_one_person_alone_is_not_rated_nor_is_a_table_that_is_not(games: RatedGames) -> None:
    assert games.end(games.begin(ADA, computers=["easy", "hard"]), 1, 2, 3) == ()
    assert games.end(games.begin(ADA, BEN, rated=False), 1, 2) == ()
    assert recount(games._connection).games == 0


@pytest.mark.parametrize("failing", ["rating", "rated_result"])
async def test_a_result_is_stored_with_all_figures_or_not_at_all(store: Store, failing: str) -> None:
    game = await store._database.write(lambda connection: RatedGames(connection, 1).begin(ADA, BEN))
    update = Update([MoveRow(2, 9.0, 0, "key", "[]", "[]")], (), (), [Placing(0, 1, 5), Placing(1, 2, 4)])

    def stopped(connection: Connection) -> None:
        log.append(Failing(connection, f"INTO {failing} "), game, update)

    with pytest.raises(Killed):
        await store._database.write(stopped)
    assert await store.results.of_game(game) == ()
    assert await store.results.ratings(game) == ()
    assert (await store.game(game)).stage == "playing"
    await store.append(game, update)
    assert len(await store.results.of_game(game)) == 2
    assert {row.number for row in await store.results.ratings(game)} == {1}


class Killed(Exception):
    pass


class Failing:
    """A connection on which the program is killed before a statement."""

    def __init__(self, connection: Connection, part: str) -> None:
        self._connection = connection
        self._part = part

    def execute(self, statement: str, values: Values = (), /) -> Cursor:
        self._look_at(statement)
        return self._connection.execute(statement, values)

    def executemany(self, statement: str, values: Iterable[Sequence[Any]], /) -> object:
        self._look_at(statement)
        return self._connection.executemany(statement, values)

    def _look_at(self, statement: str) -> None:
        if self._part in statement:
            raise Killed


async def both_wait(watcher: psycopg.Connection[Any]) -> None:
    for _ in range(1000):
        if watcher.execute(WAITING).fetchone() == (2,):
            return
        await asyncio.sleep(0.01)
    raise AssertionError("nobody waits")


async def test_of_two_results_at_once_the_second_starts_from_the_first(server: Cluster) -> None:
    server.empty()
    layouts = (Layout(2, (0,)), Layout(2, (1,)))
    async with (
        await Store.open(server.address, layouts[0]) as first,
        await Store.open(server.address, layouts[1]) as second,
    ):
        games = [
            await first._database.write(
                lambda connection: RatedGames(connection, 1).begin(ADA, BEN, name=NAME)
            )
            for _ in range(2)
        ]
        update = Update([MoveRow(2, 9.0, 0, "key", "[]", "[]")], (), (), [Placing(0, 1, 5), Placing(1, 2, 4)])
        with psycopg.connect(server.address.url) as blocker, psycopg.connect(server.address.url) as watcher:
            blocker.execute("INSERT INTO rated_result VALUES (1, 1)")
            watcher.autocommit = True
            ending = [
                asyncio.create_task(store.append(game, update))
                for store, game in zip((first, second), games, strict=True)
            ]
            await both_wait(watcher)
            blocker.rollback()
            await asyncio.gather(*ending)
        stored = await first._database.read(rows)
        assert [row.number for row in stored] == [1, 1, 1, 1, 2, 2, 2, 2]
        assert {row.games for row in stored if row.number == 2} == {1}
        assert (await first._database.read(recount)).differences == ()
