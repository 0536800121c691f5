"""The ranks of servers, against the same worked out from a recount of all results."""

from collections.abc import Iterable
from datetime import UTC, datetime
from itertools import product

import pytest

from clocks.local_time import quarter_begun
from clocks.user_settings import UserSettings, to_json
from ratings.model import Figure
from storage.core.database import Connection
from storage.ratings.figures import RatingRow
from storage.ratings.ranks import LATEST, ON_A_PAGE, MetGame, Ranked, RanksPage, games_of_two, ranks
from storage.ratings.recount import recount, store_recounted
from storage.together.store import Store
from tests.support.rated_games import NAMES, USERS, RatedGames

HERE, THERE = 7, 9
ADA, BEN, CLEO, DAN = USERS[:4]
NAME = NAMES[0]

EVER = 0.0

RESULTS = 'SELECT game, "user", place FROM result WHERE "user" IS NOT NULL'

GAMES_HERE = "SELECT id FROM game WHERE guild = ? AND ended >= ?"


def agree(connection: Connection, *users: int, ranks: bool = True) -> None:
    for user in users:
        kept = to_json(UserSettings(ranks=ranks, zone="UTC"))
        connection.execute('DELETE FROM settings WHERE "user" = ?', (user,))
        connection.execute('INSERT INTO settings ("user", settings) VALUES (?, ?)', (user, kept))


def bar(connection: Connection, guild: int, user: int) -> None:
    connection.execute("INSERT INTO bar (guild, who, since) VALUES (?, ?, 1.0)", (guild, user))


class Books:
    """All results, recounted, and who is shown."""

    def __init__(self, connection: Connection, agreed: Iterable[int], hidden: Iterable[int]) -> None:
        self._connection = connection
        self._rows = recount(connection).rows
        self._shown = frozenset(agreed).difference(hidden)
        self._held = {(game, user): place for game, user, place in connection.execute(RESULTS).fetchall()}
        """The place of each user who held a seat at the end."""
        self._own: dict[tuple[int | None, str], list[RatingRow]] = {}
        """The rows of each user and game, latest first."""
        for row in sorted(self._rows, key=lambda each: -each.number):
            self._own.setdefault((row.user, row.scope), []).append(row)

    def page(self, name: str, since: float, reader: int, page: int) -> RanksPage:
        games = {*self._connection.execute(GAMES_HERE, (HERE, since)).fetchall()}
        here = {
            row.user
            for row in self._rows
            if (row.game,) in games and row.scope == name and row.user and (row.game, row.user) in self._held
        }
        listed = sorted(
            (self._ranked(user, name, here & self._shown) for user in here & self._shown),
            key=lambda each: (each.place or 99, -each.figure.games, each.user),
        )
        parts = [listed[first : first + ON_A_PAGE] for first in range(0, len(listed), ON_A_PAGE)] or [[]]
        page = min(page, len(parts) - 1)
        own = self._ranked(reader, name, here & self._shown) if reader in here else None
        return RanksPage(tuple(parts[page]), page, len(parts), own, reader in here & self._shown)

    def _ranked(self, user: int, name: str, listed: Iterable[int]) -> Ranked:
        own = self._own[user, name]
        better = [each for each in listed if self._beats(self._own[each, name][0].after, own[0].after)]
        place = len(better) + 1 if own[0].after.games >= 10 else None
        form = tuple(self._held.get((row.game, user)) for row in own[:LATEST])
        return Ranked(user, own[0].after, place, form)

    @staticmethod
    def _beats(figure: Figure, other: Figure) -> bool:
        return figure.games >= 10 and figure.points > other.points


@pytest.mark.parametrize("seed", [1, 2])
def test_ranks_are_those_of_a_recount_for_everybody(connection: Connection, seed: int) -> None:
    """People leave, take seats over and are erased; some agree, some are barred."""
    games = RatedGames(connection, seed)
    games.play(150, erased=0.01)
    connection.execute("UPDATE game SET guild = CASE WHEN id % 3 = 0 THEN ? ELSE guild END", (THERE,))
    agreed, barred = USERS[seed:], (USERS[4], USERS[5])
    agree(connection, *agreed)
    agree(connection, USERS[0], ranks=False)
    bar(connection, HERE, barred[0])
    bar(connection, 0, barred[1])
    bar(connection, THERE, USERS[6])
    (middle,) = connection.execute("SELECT max(ended) / 1.1 FROM game").fetchone()
    books = Books(connection, agreed, barred)
    for name, since, reader, page in product(NAMES, (EVER, middle), USERS, (0, 1, 5)):
        expected = books.page(name, since, reader, page)
        assert ranks(connection, HERE, name, since, reader, page) == expected
    everybody = books.page(NAME, EVER, 0, 0).listed
    assert {each.place is None for each in everybody} == {True, False}
    assert any(None in each.form for each in everybody), "somebody has left a game"
    store_recounted(connection)
    assert ranks(connection, HERE, NAME, EVER, 0, 0).listed == everybody


async def test_each_engine_lists_whoever_agrees_until_they_withdraw_or_are_erased(store: Store) -> None:
    def play(connection: Connection) -> None:
        games = RatedGames(connection, 1)
        for _ in range(10):
            games.end(games.begin(ADA, BEN, CLEO, name=NAME), 1, 2, 2)
        agree(connection, ADA, BEN)

    async def listed() -> list[int]:
        return [each.user for each in (await page(CLEO)).listed]

    async def page(reader: int) -> RanksPage:
        return await store.ranks.of_server(HERE, NAME, EVER, reader, 0)

    await store._database.write(play)
    assert await listed() == [ADA, BEN]
    own = (await page(CLEO)).own
    assert own is not None
    assert own.place == 2, "her figure is Ben’s, and she sees her place alone"
    assert own.form == (2,) * 10
    assert not (await page(CLEO)).is_own_listed
    assert (await page(DAN)).own is None
    await store._database.write(lambda connection: agree(connection, CLEO))
    assert [(each.user, each.place) for each in (await page(CLEO)).listed] == [(ADA, 1), (BEN, 2), (CLEO, 2)]
    await store._database.write(lambda connection: agree(connection, BEN, ranks=False))
    assert await listed() == [ADA, CLEO]
    await store._database.write(lambda connection: bar(connection, HERE, CLEO))
    assert await listed() == [ADA]
    assert (await page(CLEO)).own is not None
    await store.erasures.add_erasure(ADA, time=9.0)
    assert await listed() == []


def test_two_have_met_where_both_began_and_stayed(connection: Connection) -> None:
    games = RatedGames(connection, 1)
    tables = [games.begin(ADA, BEN, CLEO, name=NAME, rated=rated) for rated in (True, False, True, True)]
    other = games.begin(ADA, BEN, name=NAMES[1])
    games.leave(tables[2], 1)
    games.leave(tables[3], 1)
    games.take(tables[3], 1, BEN)
    for number, game in enumerate((*tables, other), 1):
        places = (1, 2, 3) if number % 2 else (3, 1, 2)
        games.end(game, *places[: 2 if game == other else 3])
    found = games_of_two(connection, ADA, BEN, [NAME])
    assert [each.game for each in found] == [tables[3], tables[1], tables[0]]
    ended = dict(connection.execute("SELECT id, ended FROM game").fetchall())
    assert found[0] == MetGame(tables[3], NAME, ended[tables[3]], 3, 97, 1, 99)
    mirrored = games_of_two(connection, BEN, ADA, [NAME])
    assert [(each.others_place, each.others_points) for each in mirrored] == [
        (each.place, each.points) for each in found
    ]
    assert games_of_two(connection, ADA, DAN, [NAME]) == ()
    assert [each.game for each in games_of_two(connection, ADA, BEN, NAMES[:2])] == [
        other,
        *(each.game for each in found),
    ]


@pytest.mark.parametrize(
    ("day", "begun"), [((2026, 1, 1), (2026, 1)), ((2026, 9, 30), (2026, 7)), ((2026, 12, 31), (2026, 10))]
)
def test_a_quarter_begins_with_its_first_month(day: tuple[int, int, int], begun: tuple[int, int]) -> None:
    moment = datetime(*day, 23, 59, tzinfo=UTC).timestamp()
    assert quarter_begun(moment) == datetime(*begun, 1, tzinfo=UTC).timestamp()
