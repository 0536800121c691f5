"""Who plays with whom: 200 people of six time zones over weeks, against an oracle that tries everything."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import combinations
from random import Random

import pytest

from bot.tables.queue.matching import DIRECTLY, HOURS, HOURS_LATER, PACES, Match, Seeker, matches
from clocks.overlap import ALWAYS, SLOTS, hours_together, waking_slots
from clocks.schedule import Schedule, awake
from tests.support.thoroughness import is_thorough

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


def found(people: Sequence[Seeker], now: float = NOON, apart: Collection[frozenset[int]] = ()) -> list[Match]:
    return matches(people, apart, SEATS, now)


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
            awake(schedule, each) for each in middles
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


def test_after_half_of_the_time_of_all_less_is_enough() -> None:
    people = [
        seeker(1, slots=slots("Europe/Berlin", (23, 11))),
        seeker(2, slots=slots("Asia/Tokyo", (0, 9)), pace="d7"),
    ]
    together = hours_together(each.slots for each in people)
    assert HOURS_LATER <= together < HOURS
    assert not found(people, NOON + WEEK / 2)
    assert [each.pace for each in found(people, NOON + WEEK / 2 + 2)] == ["d7"]
    late = [people[0], seeker(2, slots=people[1].slots, since=NOON + DAY, until=NOON + DAY + WEEK)]
    assert not found(late, NOON + WEEK / 2 + 2), "the other one has not waited for so long"


def test_nobody_is_put_with_whom_they_do_not_meet() -> None:
    people = [seeker(user) for user in (1, 2, 3)]
    apart = {frozenset((1, 2)), frozenset((1, 3))}
    assert [each.users for each in found(people, apart=apart)] == [(2, 3)]


# Weeks


def could_meet(party: Sequence[Seeker], apart: Collection[frozenset[int]], now: float) -> bool:
    """Whether these could play together, were they as many as they like."""
    if any(frozenset((one.user, other.user)) in apart for one, other in combinations(party, 2)):
        return False
    half = [now - each.since >= (each.until - each.since) / 2 for each in party]
    places = [PACES.index(each.pace) for each in party]
    spread = max(places) - min(places)
    awake_together = party[0].slots
    for each in party:
        awake_together &= each.slots
    hours = awake_together.bit_count() / 4 / 7
    return any(all(server in each.servers for each in party) for server in party[0].servers) and all(
        spread <= int(wide) and hours >= (HOURS_LATER if wide else HOURS) for wide in half
    )


def fits(party: Sequence[Seeker], apart: Collection[frozenset[int]], now: float) -> bool:
    """Whether these could play together."""
    return (
        all(each.fewest <= len(party) <= each.most for each in party)
        and any(
            len(party) in SEATS[game] and all(game in each.games for each in party) for game in party[0].games
        )
        and could_meet(party, apart, now)
    )


def possible(
    waiting: Sequence[Seeker], apart: Collection[frozenset[int]], now: float
) -> Iterator[tuple[Seeker, ...]]:
    """All tables of two to four there are; of more than two only such in which each two could meet."""
    pairs = {
        frozenset((one.user, other.user))
        for one, other in combinations(waiting, 2)
        if could_meet((one, other), apart, now)
    }
    for size in (2, 3, 4):
        for party in combinations(waiting, size):
            two = combinations(party, 2)
            if all(frozenset((one.user, other.user)) in pairs for one, other in two) and fits(
                party, apart, now
            ):
                yield party


def arrival(random: Random, user: int, now: float) -> Seeker:
    """Somebody of one of six zones, with wishes of their own."""
    quiet = random.choice(((23, 8), (1, 10), (22, 6), (0, 12)))
    fewest = random.choice((2, 2, 2, 3, 4))
    return Seeker(
        user,
        frozenset(random.sample(sorted(SEATS), random.randint(1, 3))),
        fewest,
        random.randint(fewest, 4),
        random.choice(PACES),
        now,
        now + random.choice((2, 4, 7)) * DAY,
        slots(random.choice(ZONES), quiet, tuple(random.sample(range(7), random.randint(0, 1)))),
        frozenset(random.sample((7, 8, 9), random.randint(1, 3))),
    )


@pytest.mark.parametrize("seed", range(5 if is_thorough() else 1))
def test_two_hundred_people_over_weeks(seed: int) -> None:
    """Whoever is still in the queue could play with nobody in it; nobody meets whom they have blocked."""
    random = Random(seed)
    apart = {frozenset(random.sample(range(200), 2)) for _ in range(400)}
    waiting: list[Seeker] = []
    played, gave_up = set[int](), set[int]()
    users, now = iter(range(200)), NOON
    for step in range(4 * 28 if is_thorough() else 4 * 10):
        now = NOON + step * 6 * HOUR
        gave_up |= {each.user for each in waiting if each.until <= now}
        waiting = [each for each in waiting if each.until > now]
        for _ in range(random.choice((1, 2, 3, 4))):
            user = next(users, None)
            if user is not None:
                waiting.append(arrival(random, user, now))
        by_user = {each.user: each for each in waiting}
        for match in found(waiting, now, apart):
            party = [by_user[user] for user in match.users]
            assert fits(party, apart, now), match
            assert match.game in frozenset.intersection(*(each.games for each in party))
            assert match.servers
            assert not played & set(match.users)
            played |= set(match.users)
        waiting = [each for each in waiting if each.user not in played]
        assert next(possible(waiting, apart, now), None) is None, "they could play, and wait"
    assert len(played) + len(gave_up) + len(waiting) + len([*users]) == 200
    assert len(played) > 50
