"""Open tables against an oracle: a plain walk over everything there is, user by user."""

from hmac import digest
from random import Random

import pytest
from msgspec import Struct

from storage.core.database import Connection
from storage.peace.bars import EVERYWHERE
from storage.ratings.reliability import reliability
from storage.seats.holders import offer
from storage.together.store import Store
from tests.support.games import share

USERS = range(101, 107)
STRANGERS = range(201, 209)
"""Who sits at the tables."""

GUILDS = (7, 8, 9, None)
"""Servers, of which the last one keeps its tables to itself; None: by direct message."""

SHOWN = (7, 8)

SETTLED = (201, 202)
"""Who has set anything."""

NOW = 1_000.0
SEED = bytes(range(32))
TABLES = 90

GAME = """
INSERT INTO game (id, name, options, seats, stage, guild, channel, host, language, created, changed, seed,
    commitment, private, may_ask, reliable, near, direct)
VALUES (?, 'chess', '{}', ?, ?, ?, ?, 201, 'en', 1.0, ?, ?, ?, ?, ?, ?, ?, ?)
"""

RATED = "INSERT INTO rating VALUES (?, 0, 'chess', TRUE, ?, NULL, 1, 9, 25.0, 8.0, ?, 7.0)"

CHANGE = """
INSERT INTO table_change (game, number, after, time, kind, seat, from_user, to_computer, reason, chain)
VALUES (?, ?, 0, 5.0, 'seat', ?, ?, 'easy', 'left', '')
"""

STOOD_IN = 'INSERT INTO stood_in (game, seat, first, last, "user") VALUES (?, ?, 1, 2, ?)'

INVITED = """
INSERT INTO invitation (game, "user", by_user, created, expires, accepted) VALUES (?, ?, 201, 1.0, ?, ?)
"""


def has_used(user: int, guild: int) -> bool:
    return (user + guild) % 4 > 0


class Table(Struct):
    """A table, as the oracle knows it."""

    id: int
    guild: int | None
    is_lobby: bool
    changed: float
    seats: int
    private: bool
    may_ask: bool
    reliable: bool
    near: bool
    users: dict[int, int]
    """Seats -> who sits there."""
    kept: int = 0
    """Seats that are kept for people who were invited."""
    asked: frozenset[int] = frozenset()
    """Who has asked for a seat."""
    dormant: bool = False
    stand_in: tuple[int, int] | None = None
    """A seat, and who plays it for its holder."""
    offers: dict[int, float] = {}
    played: frozenset[tuple[int, int]] = frozenset()
    """Former players of seats."""


class World:
    """Random tables, blocks, bars and servers."""

    def __init__(self, connection: Connection, random: Random) -> None:
        self._connection, self._random = connection, random
        self.blocks = {(random.choice(USERS), random.choice(STRANGERS)) for _ in range(3)}
        self.blocks |= {(random.choice(STRANGERS), random.choice(USERS)) for _ in range(3)}
        for one, other in self.blocks:
            connection.execute("INSERT INTO block VALUES (?, ?, 1.0)", (one, other))
        self.bars = {(7, USERS[0]), (EVERYWHERE, USERS[1])}
        for guild, who in self.bars:
            connection.execute("INSERT INTO bar VALUES (?, ?, 1.0)", (guild, who))
        for guild in (7, 8, 9):
            shown = '{"shown": true}' if guild in SHOWN else "{}"
            connection.execute("INSERT INTO server (guild, settings) VALUES (?, ?)", (guild, shown))
            for user in USERS:
                if has_used(user, guild):
                    connection.execute("INSERT INTO member_name VALUES (?, ?, 'Ada')", (guild, user))
        connection.execute(
            "INSERT INTO vacation (id, \"user\", begins, ends, zone) VALUES (1, 201, 1.0, 9000.0, 'UTC')"
        )
        for user in SETTLED:
            connection.execute("INSERT INTO settings (\"user\", settings) VALUES (?, '{}')", (user,))
        self.tables = [self._table(number) for number in range(1, TABLES + 1)]
        for number in range(TABLES + 1, TABLES + 9):
            connection.execute(GAME, (number, 2, "over", 7, 3, 1.0, SEED, "c" * 64, *[False] * 5))
            connection.execute(CHANGE, (number, 1, 0, USERS[2]))
        means = {user: random.uniform(17.0, 33.0) for user in (STRANGERS[0], *USERS[1:])}
        for game, (user, mean) in enumerate(means.items(), 1):
            connection.execute(RATED, (game, user, mean))
        self.points = {user: round(1000 + 24 * (mean - 25)) for user, mean in means.items()}
        self.reliable = {user: reliability(connection, user, NOW).is_reliable for user in USERS}

    def _chance(self, part: float) -> bool:
        return self._random.random() < part

    def _table(self, number: int) -> Table:
        random = self._random
        is_lobby, seats = self._chance(0.4), random.choice((2, 3))
        taken = random.randint(1, seats) if is_lobby else seats
        people = [*random.sample(STRANGERS, taken)]
        if self._chance(0.1):
            people[-1] = random.choice(USERS)
        table = Table(
            number,
            random.choice(GUILDS),
            is_lobby,
            float(random.randrange(20)),
            seats,
            private=self._chance(0.3),
            may_ask=self._chance(0.5),
            reliable=self._chance(0.2),
            near=number % 2 == 0,
            users=dict(enumerate(people)),
        )
        stage = "lobby" if is_lobby else "playing"
        direct = table.guild is None
        place = (stage, table.guild, 0 if direct else 3, table.changed, SEED, "c" * 64)
        terms = (table.private, table.may_ask, table.reliable, table.near, direct)
        self._connection.execute(GAME, (number, seats, *place, *terms))
        for seat, user in table.users.items():
            self._connection.execute(
                'INSERT INTO seat (game, seat, "user") VALUES (?, ?, ?)', (number, seat, user)
            )
        (self._of_lobby if is_lobby else self._of_game)(table)
        return table

    def _of_lobby(self, table: Table) -> None:
        for expires, accepted in ((NOW - 1.0, None), (NOW + 1.0, None), (NOW + 1.0, True)):
            if self._chance(0.2):
                self._connection.execute(INVITED, (table.id, 300, expires, accepted))
                table.kept += accepted is None and expires > NOW
        if self._chance(0.3):
            table.asked = frozenset({self._random.choice(USERS)})
            request = (table.id, *table.asked, 1.0, 2.0)
            self._connection.execute(
                'INSERT INTO seat_request (game, "user", created, expires) VALUES (?, ?, ?, ?)', request
            )

    def _of_game(self, table: Table) -> None:
        connection, random = self._connection, self._random
        for seat in table.users:
            if self._chance(0.5):
                table.offers[seat] = float(random.randrange(20))
                offer(connection, table.id, seat, table.offers[seat])
        if self._chance(0.1):
            table.dormant = True
            pause = "INSERT INTO pause (game, kind, begins) VALUES (?, 'dormant', 1.0)"
            connection.execute(pause, (table.id,))
        if self._chance(0.2):
            table.stand_in = random.choice([*table.users]), random.choice(STRANGERS)
            seat, user = table.stand_in
            stand_in = 'INSERT INTO stand_in (game, seat, vacation, "user") VALUES (?, ?, 1, ?)'
            connection.execute(stand_in, (table.id, seat, user))
        if self._chance(0.8):
            seat, user = random.choice([*table.users]), random.choice(USERS)
            table.played = frozenset({(seat, user)})
            self._has_played(table.id, seat, user)

    def _has_played(self, game: int, seat: int, user: int) -> None:
        """How it is known that somebody has played a seat: one of three ways."""
        way = self._random.choice(("left", "stood in", "erased"))
        if way == "left":
            self._connection.execute(CHANGE, (game, 1, seat, user))
        elif way == "stood in":
            self._connection.execute(STOOD_IN, (game, seat, user))
        else:
            kept = digest(SEED, str(user).encode(), "sha256").hex()
            self._connection.execute("INSERT INTO erased_player VALUES (?, ?, ?)", (game, seat, kept))

    def lobbies(self, user: int, guilds: set[int | None]) -> list[int]:
        """The lobbies at which there is room for a user, the last to change first."""
        found = [
            each
            for each in self.tables
            if each.is_lobby
            and each.guild in guilds
            and (each.may_ask or not each.private)
            and not (each.private and user in each.asked)
            and each.seats > len(each.users) + each.kept
            and self._may_sit(each, user)
        ]
        return [each.id for each in sorted(found, key=lambda each: (-each.changed, -each.id))]

    def offered(self, user: int, guilds: set[int | None]) -> list[tuple[int, int]]:
        """The games with their longest offered seats that a user may take, the longest offered first."""
        found = sorted(
            (since, each.id, seat)
            for each in self.tables
            if each.guild in guilds and not each.private and not each.dormant and self._may_sit(each, user)
            for seat, since in each.offers.items()
            if not any(other == user and played != seat for played, other in each.played)
        )
        games: dict[int, int] = {}
        for _, game, seat in found:
            games.setdefault(game, seat)
        return [*games.items()]

    def suits(self, table: Table, user: int) -> bool | None:
        """Whether a user is of about the level of the host, if they look for that."""
        apart = self.points.get(user, 1000) - self.points[STRANGERS[0]]
        return -150 <= apart <= 150 if table.is_lobby and table.near else None

    def _may_sit(self, table: Table, user: int) -> bool:
        there = {*table.users.values(), *([table.stand_in[1]] if table.stand_in else [])}
        meets = not any((user, other) in self.blocks or (other, user) in self.blocks for other in there)
        barred = {(EVERYWHERE, user), (table.guild, user)} & self.bars
        return meets and not barred and user not in there and (self.reliable[user] or not table.reliable)


@pytest.mark.parametrize("seed", share(range(1, 13), 1))
async def test_open_tables_are_those_of_the_oracle_however_many_are_wanted(store: Store, seed: int) -> None:
    world = await store._database.write(lambda connection: World(connection, Random(seed)))
    assert {*world.reliable.values()} == {True, False}
    shown = 0
    for user in USERS:
        mine = {each for each in SHOWN if has_used(user, each)}
        for here, direct in ((7, False), (9, True), (0, True)):
            guilds: set[int | None] = {here, *mine, *([None] if direct else [])}
            lobbies, offered = world.lobbies(user, guilds), world.offered(user, guilds)
            for most in (1, 4, 50):
                found = await store.open_tables.tables_for(user, here=here, direct=direct, now=NOW, most=most)
                assert [each.game for each in found if each.seat is None] == lobbies[:most]
                for each in found:
                    table = world.tables[each.game - 1]
                    there = {user: None for seat, user in table.users.items() if seat != each.seat}
                    assert each.people == {**there, **{one: "{}" for one in there if one in SETTLED}}
                    assert each.guild == table.guild
                    assert each.suits == world.suits(table, user)
                games = [(each.game, each.seat) for each in found if each.seat is not None]
                assert games == offered[:most]
                shown += len(found)
        for most in (1, 50):
            rows = await store.open_tables.lobbies_here(user, here=8, now=NOW, most=most)
            assert [row.id for row in rows] == world.lobbies(user, {8})[:most]
            rows = await store.open_tables.games_offering_seats_here(user, here=8, now=NOW, most=most)
            assert [row.id for row in rows] == [game for game, _ in world.offered(user, {8})][:most]
    assert shown > 300
