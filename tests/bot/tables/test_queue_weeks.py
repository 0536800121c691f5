"""Weeks of a queue over the services and a real file, against a second bookkeeping that tries every table.

People of six time zones block each other, are barred, leave servers and lobbies, do not answer,
or have too many tables.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import partial
from itertools import combinations
from random import Random

import pytest
from msgspec import Struct

import games
from bot.clock import ManualClock
from bot.tables.lobby.lobbies import ANSWER_SECONDS
from bot.tables.queue.matching import HOURS, HOURS_LATER, NEW_BELOW, PACES
from bot.tables.service import TableService
from clocks.overlap import waking_slots
from clocks.schedule import Schedule
from clocks.user_settings import UserSettings, to_json
from storage.core.database import Connection
from storage.core.rows import PLAYING, GameRow
from storage.lobby.lobby_seats import BY_HOST
from storage.lobby.queue import Search
from storage.lobby.table_limit import MOST_TABLES
from storage.together.store import Store
from tests.bot.tables.queue_world import DAY, QueueWorld
from tests.support.games import STORY_GAME, is_thorough
from tests.toy_games import toy_games

ZONES = (
    *("Europe/Berlin", "America/New_York", "America/Los_Angeles"),
    *("Asia/Tokyo", "Australia/Sydney", "Asia/Kolkata"),
)
GAMES = ("coin_toss", "harbour", "quarry", STORY_GAME)
GUILDS = (7, 8, 9)
HOUR, STEP = 3600.0, 6 * 3600.0
LOOKING, ABOVE_LIMIT, ASKED, OUT = "looking", "above the limit", "asked", "out"

STRANGERS = 10_000
"""The first of those with whom people have other tables."""


class Person(Struct):
    """Somebody, and how it goes for them."""

    user: int
    games: frozenset[str]
    fewest: int
    most: int
    pace: str
    slots: int
    used: frozenset[int]
    """The servers on which they have used the bot."""
    servers: set[int]
    """Those on which they still are, and may play."""
    since: float
    until: float
    state: str = LOOKING
    held: float = 0.0
    """Since when they are above the limit."""
    sits: int | None = None
    """The lobby that was found for them."""
    others: list[int] = []
    """Their other tables."""

    barred: set[int] = set()
    finished: int = 0

    @property
    def has_room(self) -> bool:
        return len(self.others) < MOST_TABLES + self.finished

    @property
    def is_new(self) -> bool:
        return self.finished < NEW_BELOW

    @property
    def is_above_limit(self) -> bool:
        """Whether that alone keeps them from a table; the bot asks Discord later where they are."""
        return not self.has_room and not self.used <= self.barred


class Found(Struct):
    name: str
    asked: float
    computers: int
    here: set[int] = set()


FINISHED = """
INSERT INTO game (name, options, seats, stage, outcome, ended, channel, host, language, created)
VALUES ('coin_toss', '{}', 2, 'over', 'finished', 1.0, 9, 1, 'en', 1.0) RETURNING id
"""


def finish_games(connection: Connection, user: int, number: int) -> None:
    for _ in range(number):
        (game,) = connection.execute(FINISHED).fetchone()
        connection.execute('INSERT INTO seat (game, seat, "user") VALUES (?, 0, ?)', (game, user))


class Weeks:
    """A queue with its oracle."""

    def __init__(self, world: QueueWorld, random: Random, people: int) -> None:
        self.world = world
        self.random = random
        self.people: dict[int, Person] = {}
        self.found: dict[int, Found] = {}
        """Lobbies at which it is open whether they begin."""
        self.kept_apart = {frozenset(random.sample(range(1, people + 1), 2)) for _ in range(people)}
        self.refused: dict[frozenset[int], float] = {}
        self.to_come = iter(range(1, people + 1))
        self.strangers = iter(range(STRANGERS, 2 * STRANGERS))
        self.seen = Counter[str]()
        world.meanwhile = self.meanwhile

    # What people do

    async def arrive(self) -> None:
        """Somebody begins to look, some of whom have too many tables."""
        random, user, now = self.random, next(self.to_come, None), self.world.clock.now()
        if user is None:
            return
        begin, end = random.choice(((23, 8), (1, 10), (22, 6), (0, 12)))
        zone, days_off = random.choice(ZONES), tuple(random.sample(range(7), random.randint(0, 1)))
        schedule = Schedule(zone, begin * 60, end * 60, days_off)
        fewest, days = random.choice((2, 2, 2, 3, 4)), random.choice((2, 4, 7))
        used = frozenset(random.sample(GUILDS, random.choice((1, 2, 3, 3))))
        person = Person(
            user,
            frozenset(random.sample(GAMES, random.randint(2, 4))),
            fewest,
            random.randint(fewest, 4),
            random.choice(PACES[1:5]),
            waking_slots(schedule, now),
            used,
            set(used),
            now,
            now + days * DAY,
            finished=random.choice((0, NEW_BELOW, NEW_BELOW)),
        )
        self.people[user] = person
        await self.world.store._database.write(partial(finish_games, user=user, number=person.finished))
        settings = UserSettings(zone, begin * 60, end * 60, days_off)
        await self.world.store.users.set_settings(user, to_json(settings), digest_due=None)
        for guild in used:
            await self.world.store.users.set_name(guild, user, "Ada")
        for pair in self.kept_apart:
            if user == max(pair):
                await self.world.store.blocks.block(min(pair), user, now)
        if random.random() < 0.08:
            await self.fill(person)
            person.state, person.held = ABOVE_LIMIT, now
        wanted = tuple(sorted(person.games))
        await self.world.queue.start(Search(user, wanted, fewest, person.most, person.pace, days))

    async def fill(self, person: Person) -> None:
        """Somebody has as many other tables as they may."""
        lobby = self.world.tables.lobby
        while person.has_room:
            row = await lobby.open("coin_toss", host=next(self.strangers), channel=9)
            person.others.append((await lobby.join(row.id, person.user)).id)

    async def happen(self) -> None:
        """Bars, people who leave servers, tables that end or are joined elsewhere."""
        random = self.random
        for person in [each for each in self.people.values() if each.state != OUT]:
            what = random.random()
            if person.state == ASKED:
                if what < 0.02:
                    await self.bar(person, random.choice(GUILDS))
                continue
            if what < 0.01:
                await self.bar(person, 0 if random.random() < 0.3 else random.choice(GUILDS))
            elif what < 0.02:
                guild = random.choice(GUILDS)
                self.world.left.add((person.user, guild))
                person.servers.discard(guild)
            elif what < 0.04 and person.state == LOOKING and person.sits is None and person.has_room:
                await self.fill(person)
            elif not person.has_room and what > 0.8:
                row = await self.world.store.game(person.others.pop())
                await self.world.lobbies.close(row.id, BY_HOST, by_user=row.host)

    async def bar(self, person: Person, guild: int) -> None:
        """Somebody is barred, and leaves the lobby there; barred everywhere, they stop looking."""
        await self.world.store.bars.bar(guild, person.user, self.world.clock.now())
        person.servers.discard(guild)
        person.barred.add(guild)
        self.seen["barred"] += 1
        if guild == 0:
            person.state, person.sits = OUT, None
        game = person.sits
        if game is None or (await self.world.store.game(game)).guild != guild:
            return
        await self.world.tables.lobby.leave(game, person.user)
        if person.state == LOOKING:
            person.sits = None
        else:
            asked = self.found[game].asked
            self.go(game, [person])
            person.state, person.until = LOOKING, person.until + self.world.clock.now() - asked

    async def meanwhile(self, guild: int, users: Sequence[int]) -> None:
        """What makes a table impossible just before it is opened."""
        now, what = self.world.clock.now(), self.random.random()
        pair = frozenset(users[:2])
        if what < 0.1 and len(users) > 1:
            await self.world.store.blocks.block(users[1], users[0], now)
            self.refused[pair] = now + DAY
            self.kept_apart.add(pair)
            self.seen["refused pair"] += 1
        elif what < 0.2:
            await self.bar(self.people[users[-1]], guild)
            self.seen["refused"] += 1

    async def answer(self) -> None:
        """Of those who are asked some say that they are there, some leave."""
        for game, found in list(self.found.items()):
            for person in self.sitting(game, ASKED):
                what = self.random.random()
                if what < 0.35:
                    found.here.add(person.user)
                    await self.world.lobbies.mark_present(game, person.user)
                elif what < 0.4 and game in self.found:
                    await self.world.tables.lobby.leave(game, person.user)
                    self.seen["left"] += 1
                    self.go(game, [person])

    # Oracle

    def sitting(self, game: int, state: str) -> list[Person]:
        return [each for each in self.people.values() if (each.sits, each.state) == (game, state)]

    def go(self, game: int, gone: Sequence[Person]) -> None:
        """Some do not play at a table that was found: are the others enough?"""
        for person in gone:
            person.state, person.sits = OUT, None
        found, now = self.found[game], self.world.clock.now()
        left = self.sitting(game, ASKED)
        players = len(left) + found.computers
        if (
            left
            and players in games.find(found.name).seats
            and all(each.fewest <= len(left) for each in left)
        ):
            return
        del self.found[game]
        self.seen["fallen through"] += 1
        for person in left:
            person.state, person.until = LOOKING, person.until + now - found.asked

    async def begin_looks(self) -> None:
        """Searches end, or continue while there is room."""
        now = self.world.clock.now()
        for person in self.people.values():
            person.others = [game for game in person.others if await self.world.lobby(game)]
            if person.state == ABOVE_LIMIT and not person.is_above_limit:
                waited = now - person.held
                person.state, person.since, person.until = (
                    LOOKING,
                    person.since + waited,
                    person.until + waited,
                )
                self.seen["room"] += 1
            if person.state == LOOKING and person.until <= now:
                person.state, person.sits = OUT, None
                self.seen["in vain"] += 1
            elif person.state == LOOKING and person.is_above_limit and person.sits is None:
                person.state, person.held = ABOVE_LIMIT, now

    async def check_found(self, row: GameRow) -> None:
        """A table was opened: it is as all want, where they all are."""
        party = [self.people[held.user] for held in row.seated if held.user is not None]
        now = self.world.clock.now()
        assert all(each.state == LOOKING and each.has_room for each in party), party
        assert self.fits(party, row.seats), party
        computers = [held.computer for held in row.seated if held.user is None]
        assert computers == ["easy"] * (row.seats - len(party))
        self.seen["filled"] += bool(computers)
        assert row.name in frozenset.intersection(*(each.games for each in party))
        assert all(row.guild in each.servers for each in party)
        assert all(row.pace in self.paces(each) for each in party)
        assert row.host == min(party, key=lambda each: (each.since, each.user)).user
        self.found[row.id] = Found(row.name, now, len(computers))
        self.seen["found"] += 1
        before = {each.sits for each in party} - {None}
        for person in party:
            person.state, person.sits = ASKED, row.id
        for game in before:
            assert game is not None
            left = await self.world.lobby(game)
            assert left is None or {held.user for held in left.seated} - {each.user for each in party}
            assert left is None or not {held.user for held in left.seated} & {each.user for each in party}
            self.seen["moved on"] += 1

    def paces(self, person: Person) -> Sequence[str]:
        place = PACES.index(person.pace)
        return PACES[place : place + 1 + self.is_wide(person)]

    def is_wide(self, person: Person) -> bool:
        return self.world.clock.now() >= (person.since + person.until) / 2

    def could_meet(self, party: Sequence[Person]) -> bool:
        """Whether these could play together, were they as many as they like."""
        pairs = [frozenset((one.user, other.user)) for one, other in combinations(party, 2)]
        if any(
            pair in self.kept_apart or self.refused.get(pair, 0) > self.world.clock.now() for pair in pairs
        ):
            return False
        strict = [each for each in party if not self.is_wide(each)]
        if len({each.is_new for each in party}) > 1:
            return False
        return (
            any(all(guild in each.servers for each in party) for guild in GUILDS)
            and any(all(pace in self.paces(each) for each in party) for pace in PACES)
            and _hours(party) >= (HOURS_LATER if len(strict) < len(party) else HOURS)
            and _hours(strict) >= HOURS
        )

    def fits(self, party: Sequence[Person], seats: int) -> bool:
        """Whether these could play together, with computer players if they are new and one has waited."""
        common = frozenset.intersection(*(each.games for each in party))
        filled = all(each.is_new for each in party) and any(map(self.is_wide, party))
        return (
            (filled or seats == len(party))
            and all(each.fewest <= seats <= each.most for each in party)
            and any(seats in games.find(name).seats for name in common)
            and self.could_meet(party)
        )

    def possible(self) -> Iterator[Sequence[Person]]:
        """All tables there could be of those who look; of more than two, those where each two could meet."""
        looking = [each for each in self.people.values() if each.state == LOOKING]
        pairs = {
            (one.user, other.user) for one, other in combinations(looking, 2) if self.could_meet((one, other))
        }
        for size in (1, 2, 3, 4):
            for party in combinations(looking, size):
                two = combinations(party, 2)
                if all((one.user, other.user) in pairs for one, other in two) and any(
                    self.fits(party, seats) for seats in range(max(size, 2), 5)
                ):
                    yield party

    async def check(self) -> None:
        """What is stored is what must be."""
        for person in self.people.values():
            search = await self.world.search(person.user)
            if person.state == OUT:
                assert (search.since, search.game, search.held) == (None, None, None), person
                continue
            assert search.game == person.sits, person
            assert (search.held is None) == (person.state == LOOKING), person
            if person.state == LOOKING:
                assert search.since == pytest.approx(person.since, rel=0, abs=1e-3), person
                assert search.until == pytest.approx(person.until, rel=0, abs=1e-3), person

    async def step(self, last: int) -> int:
        """Let six hours pass; returns the last table."""
        world = self.world
        await world.clock.advance(STEP)
        await self.begin_looks()
        await world.queue.tick(world.clock.now())
        while (row := await world.game(last + 1)) is not None:
            if row.guild is not None:
                await self.check_found(row)
            last = row.id
        assert next(self.possible(), None) is None, "they could play, and wait"
        await world.lobbies.tick(world.clock.now())
        for game, found in list(self.found.items()):
            row = await world.store.game(game)
            if row.stage == PLAYING:
                assert found.here >= {held.user for held in row.seated} - {None}
                self.seen["begun"] += 1
                del self.found[game]
                for person in self.sitting(game, ASKED):
                    person.state, person.sits = OUT, None
            elif world.clock.now() >= found.asked + ANSWER_SECONDS:
                silent = [each for each in self.sitting(game, ASKED) if each.user not in found.here]
                self.seen["silent"] += len(silent)
                if silent:
                    self.go(game, silent)
        await self.check()
        return last


def _hours(party: Sequence[Person]) -> float:
    together = (1 << 672) - 1
    for each in party:
        together &= each.slots
    return together.bit_count() / 4 / 7


@pytest.mark.parametrize("seed", range(4 if is_thorough() else 1))
async def test_weeks_of_a_queue(store: Store, service: TableService, clock: ManualClock, seed: int) -> None:
    """Nobody left in the queue could have played with another; who was there keeps looking."""
    random = Random(seed)
    await clock.advance(1_800_000_000.0)
    with toy_games(pictures=False):
        weeks, last = Weeks(QueueWorld(store, service, clock), random, 300 if is_thorough() else 120), 0
        for step in range(4 * 28 if is_thorough() else 4 * 9):
            for _ in range(random.choice((1, 3, 4, 6))):
                await weeks.arrive()
            await weeks.happen()
            last = await weeks.step(last)
            await weeks.answer()
            if step % 13 == 5:
                weeks.world.begin_again()
                weeks.refused.clear()
        expected = {
            *(
                "found",
                "filled",
                "begun",
                "fallen through",
                "moved on",
                "silent",
                "left",
                "in vain",
                "room",
                "barred",
            )
        }
        assert not expected - {what for what, times in weeks.seen.items() if times}, weeks.seen
