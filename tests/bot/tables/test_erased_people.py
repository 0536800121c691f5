import sqlite3
from collections import Counter, defaultdict
from collections.abc import AsyncIterator, Iterable, Iterator, Mapping
from contextlib import closing
from functools import cached_property
from itertools import chain, combinations, pairwise, product
from math import sqrt
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest

from bot.audit import open_check
from bot.clock import ManualClock
from bot.delivery.plan import EDITS
from bot.happened import UserErased
from bot.operation.metrics import Metrics
from bot.tables.absence.vacations import VacationService
from bot.tables.privacy.erasure import Erasure
from bot.tables.service import Press, TableService
from bot.tables.settings.settings_store import SettingsStore
from storage.core.kinds import Kind
from storage.core.rows import OVER
from storage.lobby.lobby_seats import Terms
from storage.privacy.personal_data import PERSONAL_DATA
from storage.seats.holders import GONE
from storage.together.store import Store
from tests.support.games import is_thorough
from tests.support.table_helpers import DecisionsHere, seeds

PEOPLE = range(10**17, 10**17 + 16)
ERASED, OTHERS = PEOPLE[::2], PEOPLE[1::2]
TABLES = 400 if is_thorough() else 100
AT_ONCE = 24
"""How many tables are played at a time."""
SURE = 4.0
"""From how many standard deviations on it is no chance."""
HOUR, DAY = 3600.0, 86_400.0
FEW = 6
"""What stands in more places is nobody's alone."""
EDITED = (Kind.CARD, *EDITS)
KEYS = {"game", "seat", "n", "user", "host", "from_user", "to_user", "chain", "seed", "commitment"}
"""Numbers of rows, and what names people or is another one in each game."""
OUT_OF_REACH = """
INSERT INTO out_of_reach (game, seat, begins, ended) SELECT game, seat, ?, ? FROM seat WHERE user = ?
"""


class Trace(NamedTuple):
    """A kept value: of which game it is, and of whom."""

    value: Any
    game: int
    person: int


class Town:
    """People who play at several tables each, at one after another, whenever they have time."""

    def __init__(self, path: Path, store: Store) -> None:
        self.path = path
        self.store = store
        self.clock = ManualClock(1_800_000_000.0)
        self.random = Random(1)
        self.tables = TableService(
            store, self.clock, seeds=seeds(1), decisions=DecisionsHere(), most_tables=1000
        )
        self.vacations = VacationService(store, self.tables, SettingsStore(store, self.clock), self.clock)
        self.erasure = Erasure(store, self.tables, self.vacations, self.clock, Metrics())
        self.tables.happened.hear(UserErased, lambda event: store.users.stop_storing(event.user))
        self.seated: dict[int, tuple[int, ...]] = {}
        """Games -> who began at their seats."""
        self.running: list[int] = []

    async def live(self) -> None:
        """All tables are opened and played; some people leave all of theirs, or are not reached at any."""
        while len(self.seated) < TABLES:
            while len(self.running) < AT_ONCE and len(self.seated) < TABLES:
                await self.clock.advance(self.random.uniform(60.0, 4000.0))
                await self.open()
            await self.clock.advance(self.random.uniform(0.1, 0.5) * DAY)
            user, chance = self.random.choice(PEOPLE), self.random.random()
            if chance < 0.1:
                await self.is_not_reached(user)
            if 0.1 < chance < 0.2:
                await self.plan_a_vacation(user)
            if chance > 0.95 and user in ERASED:
                await self.go(user)
            else:
                await self.sit_down(user)

    async def finish(self) -> None:
        """Everybody who has not left plays until all games end."""
        while self.running:
            for user in PEOPLE:
                await self.clock.advance(self.random.uniform(0.1, 0.4) * DAY)
                await self.sit_down(user)

    async def open(self) -> None:
        """Two or three begin a rated table; now and then they play again who have just played."""
        users, previous = self.random.sample(PEOPLE, self.random.randint(2, 3)), None
        over = [game for game in self.seated if game not in self.running]
        if over and self.random.random() < 0.3:
            previous = over[-1]
            users = list(self.seated[previous])
        row = await self.tables.lobby.open(
            "coin_toss", host=users[0], channel=9, guild=7, terms=Terms(rated=True), previous=previous
        )
        await self.store.set_messages(row.id, card=10**6 + row.id, time=1.0)
        for user in users[1:]:
            await self.tables.lobby.join(row.id, user)
        await self.tables.start(row.id, host=users[0])
        self.seated[row.id] = tuple(users)
        self.running.append(row.id)

    async def sit_down(self, user: int) -> None:
        """Somebody moves at all their tables until one ends; one message was sent about all."""
        await self.deliver()
        for game in [each for each in self.running if user in self.seated[each]]:
            seat = self.seated[game].index(user)
            holder = (await self.store.game(game)).holder(seat)
            assert holder is not None
            if holder.user == user and seat in (await self.tables.table(game)).waiting_seats:
                await self.clock.advance(self.random.uniform(3.0, 30.0))
                await self.guess(game, seat, user)
            if await self.computers_play(game):
                return

    async def computers_play(self, game: int) -> bool:
        """Computer players follow at once; returns whether the game has ended."""
        for held in (await self.store.game(game)).seated:
            if held.computer is not None and held.seat in (await self.tables.table(game)).waiting_seats:
                await self.clock.advance(0.5)
                await self.guess(game, held.seat, None)
        over = (await self.store.game(game)).stage == OVER
        if over and game in self.running:
            self.running.remove(game)
        return over

    async def guess(self, game: int, seat: int, user: int | None) -> None:
        """The player of a seat guesses."""
        version = (await self.tables.table(game)).version(seat)
        interaction = None if user is None else self.snowflake()
        press = Press(seat, user=user, version=version, interaction=interaction)
        await self.tables.answer(game, press, self.random.choice(("heads", "tails")))

    def snowflake(self) -> int:
        """An id of Discord, which tells when it was made."""
        return int(self.clock.now() * 1000) << 22 | self.random.randrange(1 << 12)

    async def deliver(self) -> None:
        """Whatever is due is sent; all that is for one of the people is one message. Cards are edited."""
        messages: dict[int, int] = {}
        for row in await self.store.outbox_due():
            await self.clock.advance(0.2)
            message = None
            if row.kind not in EDITED:
                to = row.user or (row.id if row.seat is None else self.seated[row.game][row.seat])
                message = messages.setdefault(to, self.snowflake())
            await self.store.mark_sent(row, time=self.clock.now(), message=message)

    async def go(self, user: int) -> None:
        """Somebody leaves the server, and with it all their tables."""
        for game in [*self.running]:
            seat = (await self.store.game(game)).own_seat_of(user)
            if seat is not None:
                await self.tables.seats.vacate(game, seat, GONE, user=user)
                await self.computers_play(game)

    async def plan_a_vacation(self, user: int) -> None:
        """Somebody announces a vacation to all their tables, and withdraws it."""
        plan = await self.vacations.plan(user)
        await self.vacations.announce(user, None, plan.last_days(plan.today)[0])
        await self.deliver()
        await self.vacations.come_back(user)
        await self.deliver()

    async def is_not_reached(self, user: int) -> None:
        """Somebody can be sent nothing for an hour, of no table."""
        values = (self.clock.now(), self.clock.now() + 3600.0, user)
        with closing(sqlite3.connect(self.path)) as connection, connection:
            connection.execute(f"{OUT_OF_REACH} AND game IN ({','.join(map(str, self.running))})", values)

    async def erase(self) -> None:
        """Half of the people are erased, one day after another."""
        for user in ERASED:
            await self.clock.advance(self.random.uniform(0.5, 1.0) * DAY)
            await self.erasure.erase(user)
            for game in [*self.running]:
                await self.computers_play(game)
            await self.deliver()

    async def clean(self) -> None:
        """Weeks later what has served its time is deleted."""
        await self.clock.advance(32 * DAY)
        while await self.store.cleaning.clean_games(now=self.clock.now()):
            pass

    def traces(self) -> Mapping[str, list[Trace]]:
        """Columns -> their values for seats of erased people, or for whole games."""
        found = defaultdict(list)
        with closing(sqlite3.connect(self.path)) as connection:
            for table in PERSONAL_DATA:
                cursor = connection.execute(f"SELECT * FROM {table}")
                names = [name for name, *_ in cursor.description]
                key = "id" if table == "game" else "game"
                for row in cursor if key in names else ():
                    values = dict(zip(names, row, strict=True))
                    game, seat = values[key], values.get("seat")
                    if values.get("user") in OTHERS:
                        continue
                    people = self.seated[game] if seat is None else (self.seated[game][seat],)
                    for name, person in product(values.keys() - KEYS, set(people) & set(ERASED)):
                        if values[name] is not None:
                            found[f"{table}.{name}"].append(Trace(values[name], game, person))
        return found

    def telling(self) -> dict[str, str]:
        """The columns that tell of two games that one person has played there -> how often."""
        found = self.traces()
        assert len(found) > 40
        said = {column: self.tells(neighbours(traces)) for column, traces in found.items()}
        for table in {column.partition(".")[0] for column in found}:
            within = (traces for column, traces in found.items() if column.startswith(f"{table}."))
            said[f"equal in {table}"] = self.tells(equals(chain.from_iterable(within)))
        said["equal"] = self.tells(equals(chain.from_iterable(found.values())))
        return {column: text for column, text in said.items() if text}

    def tells(self, linked: Iterable[tuple[Trace, Trace]]) -> str:
        """How often linked traces are of one person, if that is more often than by chance; else ""."""
        pairs = [(one, other) for one, other in linked if self.are_apart(one.game, other.game)]
        same = sum(one.person == other.person for one, other in pairs)
        expected = self.chance * len(pairs)
        sure = same > expected + SURE * sqrt(expected * (1 - self.chance)) + 1
        return f"{same} of {len(pairs)}, {expected:.0f} by chance" if sure else ""

    def are_apart(self, game: int, other: int) -> bool:
        """Whether nobody has played two games who is still there, so that they would tell."""
        return game != other and not {*self.seated[game]} & {*self.seated[other]} & {*OTHERS}

    @cached_property
    def chance(self) -> float:
        """How often of two people who were erased, of each of two games one, both are one person."""
        pairs = Counter(
            one == other
            for first, second in combinations(self.seated, 2)
            if self.are_apart(first, second)
            for one, other in product(self.seated[first], self.seated[second])
            if one in ERASED and other in ERASED
        )
        return pairs[True] / pairs.total()


def neighbours(traces: Iterable[Trace]) -> Iterator[tuple[Trace, Trace]]:
    """Neighbours in the order of a column; times within an hour."""
    for one, other in pairwise(sorted(traces, key=lambda each: (each.value, each.game % 7, each.game))):
        if not isinstance(one.value, float) or other.value - one.value < HOUR:
            yield one, other


def equals(traces: Iterable[Trace]) -> Iterator[tuple[Trace, Trace]]:
    """What is the same, wherever it stands, if it is not in many places."""
    by_value = defaultdict(set)
    for each in traces:
        by_value[each.value].add(each)
    for found in by_value.values():
        if len(found) <= FEW:
            yield from combinations(sorted(found), 2)


@pytest.fixture
async def town(toys: None, tmp_path: Path) -> AsyncIterator[Town]:
    """Games of half a year; some of them run."""
    path = tmp_path / "games.sqlite3"
    async with await Store.open(path) as store:
        found = Town(path, store)
        await found.live()
        yield found


async def test_nothing_that_is_kept_tells_of_two_games_that_one_person_has_played_them(town: Town) -> None:
    assert {
        *("equal", "equal in rating", "equal in outbox", "equal in out_of_reach"),
        *("move.time", "move.interaction", "table_change.time", "outbox.created", "outbox.message"),
    } <= town.telling().keys(), "of people who are there it tells"
    await town.erase()
    assert not [each for each in town.telling() if each.startswith("equal")]
    await town.finish()
    await town.deliver()
    await town.clean()
    assert town.telling() == {}
    with open_check(town.path) as found:
        assert [*found.faults(), *(fault for each in found.games() for fault in each.faults)] == []
