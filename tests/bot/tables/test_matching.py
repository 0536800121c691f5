from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import combinations
from random import Random

import pytest
from msgspec import structs

from bot.tables.queue.matching import HOURS, HOURS_LATER, PACES, Match, Matcher, Seeker
from clocks.overlap import ALWAYS, SLOTS, hours_together, waking_slots
from clocks.schedule import Schedule, is_awake
from ratings.model import NEAR_POINTS
from storage.lobby.queue import DIRECTLY

ZONES = (
    *("Europe/Berlin", "America/New_York", "America/Los_Angeles"),
    *("Asia/Tokyo", "Australia/Sydney", "Asia/Kolkata"),
)
SEATS: Mapping[str, Collection[int]] = {
    "first": (2, 3, 4),
    "second": (2, 3, 4),
    "third": (2, 3, 4),
    "duel": (2,),
}
HOUR, DAY = 3600.0, 86_400.0
WEEK = 7 * DAY
NOON = 1_800_000_000.0


def slots(zone: str, quiet: tuple[int, int] = (23, 8), days_off: tuple[int, ...] = ()) -> int:
    begin, end = quiet
    return waking_slots(Schedule(zone, begin * 60, end * 60, days_off), NOON)


def seeker(user: int, **changes: object) -> Seeker:
    values: dict[str, object] = {
        "user": user,
        "games": frozenset({"first"}),
        "fewest": 2,
        "most": 4,
        "pace": "reserve",
        "since": NOON + user,
        "until": NOON + user + WEEK,
        "slots": ALWAYS,
        "servers": frozenset({7}),
    }
    return Seeker(**(values | changes))  # type: ignore[arg-type]


def found(
    people: Sequence[Seeker], now: float = NOON, kept_apart: Collection[frozenset[int]] = ()
) -> list[Match]:
    return Matcher(SEATS).find(people, frozenset(kept_apart), now)


def test_by_direct_message_play_those_who_share_no_server_and_both_want_that() -> None:
    directly = seeker(1, servers=frozenset({DIRECTLY, 8}))
    assert found([directly, seeker(2)]) == []
    (match,) = found([directly, seeker(2, servers=frozenset({DIRECTLY, 7}))])
    assert match.servers == (DIRECTLY,)
    (match,) = found([directly, seeker(2, servers=frozenset({DIRECTLY, 8, 7}))])
    assert match.servers == (8, DIRECTLY), "a server comes first"


def test_slots_are_those_in_which_somebody_is_awake() -> None:
    for zone in ZONES:
        schedule = Schedule(zone, 22 * 60 + 30, 7 * 60, (2, 6))
        found = waking_slots(schedule, NOON)
        week = NOON - (NOON - 4 * DAY) % WEEK
        middles = [week + 900.0 * slot + 450.0 for slot in range(SLOTS)]
        assert [bool(found >> slot & 1) for slot in range(SLOTS)] == [
            is_awake(schedule, each) for each in middles
        ]


def test_hours_together_are_those_of_a_usual_day() -> None:
    berlin, tokyo = slots("Europe/Berlin"), slots("Asia/Tokyo")
    assert hours_together([berlin]) == 15.0
    assert hours_together([berlin, berlin]) == 15.0
    assert hours_together([berlin, tokyo]) == 7.0
    assert hours_together([]) == 24.0


def test_who_has_waited_longest_comes_first_and_as_many_play_as_all_want() -> None:
    people = [seeker(user) for user in (5, 3, 1, 2, 4)]
    assert [each.users for each in found(people)] == [(1, 2, 3, 4)]
    people = [seeker(1, most=2), *(seeker(user) for user in (2, 3, 4))]
    assert [each.users for each in found(people)] == [(1, 2), (3, 4)]


@pytest.mark.parametrize(
    ("changes", "fits"),
    [
        ({}, True),
        ({"games": frozenset({"second"})}, False),
        ({"games": frozenset({"second", "first"})}, True),
        ({"pace": "h24"}, False),
        ({"servers": frozenset({8})}, False),
        ({"servers": frozenset({7, 8})}, True),
        ({"fewest": 3}, False),
        ({"slots": slots("Asia/Tokyo", (12, 0))}, True),
    ],
)
def test_what_keeps_two_from_playing(changes: dict[str, object], fits: bool) -> None:
    assert bool(found([seeker(1), seeker(2, **changes)])) == fits


def test_after_half_of_their_time_less_is_enough_for_somebody_whoever_comes_then() -> None:
    waits = seeker(1, slots=slots("Europe/Berlin", (23, 11)))
    comes = seeker(2, slots=slots("Asia/Tokyo", (0, 9)))
    together = hours_together([waits.slots, comes.slots])
    assert HOURS_LATER <= together < HOURS
    half = NOON + WEEK / 2 + 1
    late = structs.replace(comes, since=half, until=half + WEEK)
    assert not found([waits, comes], half - 1)
    assert found([waits, comes], half)
    assert found([waits, late], half)
    other = structs.replace(late, user=3)
    (match,) = found([waits, late, other], half)
    assert match.users == (1, 2, 3)
    apart = structs.replace(other, slots=slots("Asia/Tokyo", (12, 0)))
    assert hours_together([waits.slots, late.slots, apart.slots]) < HOURS_LATER
    (match,) = found([waits, late, apart], half)
    assert match.users == (1, 2)


def test_those_who_have_just_come_are_awake_together_for_long_whoever_has_waited() -> None:
    """The one who accepts less does not accept it for others."""
    waits = seeker(1, most=3, fewest=3, slots=slots("UTC", (0, 1)))
    others = [seeker(2, slots=slots("UTC", (10, 22))), seeker(3, slots=slots("UTC", (19, 7)))]
    assert 3 <= hours_together([each.slots for each in others]) < HOURS
    half = NOON + WEEK / 2 + 1
    late = [structs.replace(each, since=half, until=half + WEEK) for each in others]
    assert not found([waits, *late], half)
    assert found([waits, *others], half + 2)


def test_after_half_of_their_time_the_next_slower_pace_is_as_good_for_somebody() -> None:
    half = NOON + WEEK / 2 + 1
    for place, pace in enumerate(PACES):
        waits = seeker(1, pace=pace)
        paces = {
            other: [each.pace for each in found([waits, seeker(2, pace=other, since=half)], half)]
            for other in PACES
        }
        assert paces == {each: [each] if each in PACES[place : place + 2] else [] for each in PACES}
        assert not found([waits, seeker(2, pace=PACES[place - 1])], half - 1)


def test_only_who_is_new_changed_or_has_waited_for_half_of_their_time_is_compared() -> None:
    """Of 5,000 nobody fits with anybody: three on each server want the same pace, with two, three or four."""
    people = [
        seeker(
            user,
            pace=PACES[user // 3 % 6],
            fewest=size,
            most=size,
            servers=frozenset({user // 18, 1_000 + user}),
        )
        for user in range(5_000)
        for size in (2 + user % 3,)
    ]
    matcher = Matcher(SEATS)
    assert matcher.find(people, frozenset(), NOON) == []
    at_first = matcher.compared
    assert at_first == 4_999, "three pairs of three people; the last two have one"
    assert matcher.find(people, frozenset(), NOON + 60) == []
    assert matcher.compared == at_first
    people[76] = structs.replace(people[76], most=4)
    new = seeker(9_000, servers=frozenset({3}), pace="h24", fewest=4)
    assert matcher.find([*people, new], frozenset(), NOON + 120) == []
    assert matcher.compared - at_first == 2 + 3
    at_first = matcher.compared
    people[3] = structs.replace(people[3], until=NOON + 300)
    assert matcher.find(people, frozenset(), NOON + 130) == []
    before_half = matcher.compared
    assert before_half - at_first == 2
    assert [each.users for each in matcher.find(people, frozenset(), NOON + 200)] == [(3, 6)]
    assert matcher.compared - before_half == 2 + 3, "those of the next slower pace, too"


def test_who_was_kept_apart_is_compared_again() -> None:
    matcher, pair = Matcher(SEATS), frozenset((1, 2))
    people = [seeker(1), seeker(2)]
    assert matcher.find(people, frozenset({pair}), NOON) == []
    assert [each.users for each in matcher.find(people, frozenset(), NOON)] == [(1, 2)]
    assert [each.users for each in matcher.find(people, frozenset(), NOON)] == [(1, 2)], (
        "they are still there"
    )
    three = [seeker(user, fewest=3) for user in (1, 2, 3)]
    matcher = Matcher(SEATS)
    assert matcher.find(three[:2], frozenset(), NOON) == []
    assert matcher.find(three, frozenset({pair}), NOON) == []
    assert [each.users for each in matcher.find(three, frozenset(), NOON)] == [(1, 2, 3)]


def test_nobody_is_put_with_whom_they_do_not_meet() -> None:
    people = [seeker(user) for user in (1, 2, 3)]
    kept_apart = {frozenset((1, 2)), frozenset((1, 3))}
    assert [each.users for each in found(people, kept_apart=kept_apart)] == [(2, 3)]


# Levels


@pytest.mark.parametrize(
    ("one", "other", "fits"),
    [
        ({}, {"levels": {"first": 1000 + NEAR_POINTS + 1}}, True),
        ({"near": True}, {}, True),
        ({"near": True}, {"levels": {"first": 1000 + NEAR_POINTS}}, True),
        ({"near": True}, {"levels": {"first": 1000 + NEAR_POINTS + 1}}, False),
        ({"near": True, "levels": {"first": 900}}, {"levels": {"first": 1051}}, False),
        ({"near": True, "levels": {"second": 900}}, {"levels": {"second": 1051}}, True),
        ({"is_new": True}, {"is_new": True}, True),
        ({"is_new": True, "near": True, "levels": {"first": 800}}, {"is_new": True}, False),
    ],
)
def test_levels_keep_two_apart_until_half_of_the_time_of_who_wants_that(
    one: dict[str, object], other: dict[str, object], fits: bool
) -> None:
    half = NOON + WEEK / 2 + 2

    def meet(first: Seeker, second: Seeker, now: float = NOON) -> bool:
        return (1, 2) in [each.users for each in found([first, second], now)]

    for first, second in ((one, other), (other, one)):
        assert meet(seeker(1, **first), seeker(2, **second)) == fits
        assert meet(seeker(1, **first), seeker(2, **second), half), "both have waited"
    fresh = {"since": half, "until": half + WEEK}
    assert meet(seeker(1, **other), seeker(2, **one, **fresh), half) == fits
    assert meet(seeker(1, **one), seeker(2, **other, **fresh), half), "who chooses has waited"


def test_newcomers_never_play_with_others_but_with_computer_players_once_they_have_waited() -> None:
    half = NOON + WEEK / 2 + 2
    people = [seeker(1, is_new=True, fewest=3), seeker(2)]
    assert not found(people)
    (match,) = found(people, half)
    assert (match.users, match.computers) == ((1,), 2)
    comes = seeker(3, is_new=True, since=half, until=half + WEEK)
    (match,) = found([*people, comes], half)
    assert (match.users, match.computers) == ((1, 3), 1), "one who has just come may play with them"
    assert not found([comes], half)
    (match,) = found([seeker(1, is_new=True, fewest=4), comes, seeker(4, is_new=True, most=3)], half)
    assert (match.users, match.computers) == ((1, 3), 2), "all seats are filled that somebody wants"
    waits = seeker(3, is_new=True, until=NOON + 4)
    three = [seeker(1, is_new=True, fewest=4), seeker(2, is_new=True), waits]
    (match,) = found(three, NOON + 3.6, [frozenset((2, 3))])
    assert (match.users, match.computers) == ((1, 3), 2), "with somebody who has waited"


def test_a_game_is_chosen_in_which_all_are_of_a_level() -> None:
    games = frozenset({"first", "second"})
    strong = seeker(1, games=games, near=True, levels={"first": 1300, "second": 1100})
    usual = seeker(2, games=games)
    (match,) = found([strong, usual])
    assert (match.users, match.game) == ((1, 2), "second")
    second, third = seeker(2, games=games, near=True, levels={"second": 1200}), seeker(3, games=games)
    (match,) = found([strong, second, third])
    assert match.users == (1, 2), "the third one is too far from the second"


PEOPLE, LOOKS = 500, 8


def any_seeker(random: Random, user: int, now: float) -> Seeker:
    fewest = random.choice((2, 2, 2, 3, 4))
    games = frozenset(random.sample([*SEATS], random.choice((1, 2, 2, 3))))
    return seeker(
        user,
        games=games,
        fewest=fewest,
        most=random.randint(fewest, 4),
        pace=random.choice(PACES[:4]),
        since=now - random.randrange(int(DAY)),
        until=now + random.choice((1, 2, 5)) * DAY,
        servers=frozenset(random.sample(range(7, 17), random.choice((1, 2)))),
        near=random.random() < 0.6,
        levels={name: random.randrange(700, 1400) for name in SEATS if random.random() < 0.7},
        is_new=random.random() < 0.2,
    )


class EveryTable:
    """A second bookkeeping with levels: it tries every table, and each pair at it."""

    def __init__(self, people: Collection[Seeker], now: float) -> None:
        self._people = sorted(people, key=lambda each: (each.since, each.user))
        self._now = now

    def matches(self) -> Iterator[tuple[tuple[int, ...], str, int]]:
        left = list(self._people)
        while left:
            first = left.pop(0)
            table, size = self._table_of(first, left)
            if table:
                left = [each for each in left if each not in table]
                computers = size - len(table)
                yield tuple(each.user for each in table), self._games(table, size)[0], computers

    def _table_of(self, first: Seeker, later: Sequence[Seeker]) -> tuple[tuple[Seeker, ...], int]:
        """The table with the most people, the oldest, and its seats; empty without one."""
        others = [each for each in later if self._common_terms((first, each))]
        sizes = range(first.fewest, first.most + 1)
        waited = [each for each in (first, *others) if self._has_waited(each)]
        filled = [(people, size) for people in (3, 2, 1) for size in sizes if people < size]
        for people, size in (*((size, size) for size in reversed(sizes)), *(filled if waited else ())):
            for table in combinations(others, people - 1):
                users = (first, *table)
                computers = people < size
                if computers and not (first.is_new and any(each in waited for each in users)):
                    continue
                if self._games(users, size):
                    return users, size
        return (), 0

    def _has_waited(self, each: Seeker) -> bool:
        return self._now >= (each.since + each.until) / 2

    def _common_terms(self, users: Sequence[Seeker]) -> bool:
        paces = [{PACES.index(each.pace), PACES.index(each.pace) + self._has_waited(each)} for each in users]
        servers = frozenset.intersection(*(each.servers for each in users))
        return bool(servers) and bool(set.intersection(*paces))

    def _games(self, users: Sequence[Seeker], size: int) -> list[str]:
        if not self._common_terms(users) or not all(each.fewest <= size <= each.most for each in users):
            return []
        names = frozenset.intersection(*(each.games for each in users))
        return sorted(name for name in names if size in SEATS[name] and self._do_levels_fit(users, name))

    def _do_levels_fit(self, users: Sequence[Seeker], name: str) -> bool:
        levels = [each.levels.get(name, 1000) for each in users]
        for each, level in zip(users, levels, strict=True):
            if each.is_new and not all(other.is_new for other in users):
                return False
            if (
                not self._has_waited(each)
                and each.near
                and any(abs(level - other) > NEAR_POINTS for other in levels)
            ):
                return False
        return True


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_queue_of_hundreds_with_levels_is_matched_as_by_trying_every_table(seed: int) -> None:
    """Some come at each look; ratings and wishes of some who wait change."""
    random, matcher = Random(seed), Matcher(SEATS)
    waiting: dict[int, Seeker] = {}
    matched = filled = kept_waiting = most = 0
    for look in range(LOOKS):
        now = NOON + look * DAY / 4
        first, last = (0, PEOPLE) if look == 0 else (PEOPLE + 40 * look, PEOPLE + 40 * (look + 1))
        for user in range(first, last):
            waiting[user] = any_seeker(random, user, now)
        for user in random.sample([*waiting], len(waiting) // 10):
            change = any_seeker(random, user, now)
            waiting[user] = structs.replace(waiting[user], levels=change.levels, near=change.near)
        waiting = {user: each for user, each in waiting.items() if each.until > now}
        most = max(most, len(waiting))
        expected = list(EveryTable(waiting.values(), now).matches())
        matches = matcher.find(waiting.values(), frozenset(), now)
        given = [(each.users, each.game, each.computers) for each in matches]
        assert given == expected
        filled += sum(each.computers > 0 for each in matches)
        for users, _, _ in given:
            matched += len(users)
            for user in users:
                del waiting[user]
        kept_waiting += len(
            found([structs.replace(each, near=False, is_new=False) for each in waiting.values()], now)
        )
    assert most == PEOPLE
    assert matched > PEOPLE / 3
    assert filled
    assert kept_waiting, "levels alone kept some apart"
