"""Matching of searches for a table; only new ones are compared with others."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from itertools import product

from msgspec import Struct, structs

from clocks.overlap import ALWAYS, slots_of
from clocks.pace import BRISK, RESERVE
from ratings.model import START, are_near
from storage.lobby.queue import DIRECTLY

HOURS, HOURS_LATER = 6.0, 3.0
"""How many hours of a day all are awake together, at least; the second with somebody who accepts less."""

NEW_BELOW = 3
"""With fewer finished games somebody is a newcomer."""

_SLOTS, _SLOTS_LATER = slots_of(HOURS), slots_of(HOURS_LATER)

PACES = ("h8", "h24", "h48", BRISK.key, RESERVE.key, "d7")
"""Paces from the quickest to the slowest: after half the time a search accepts the next one."""


class Seeker(Struct, frozen=True):
    user: int
    games: frozenset[str]
    """The names of the games they would play."""
    fewest: int
    most: int
    """How many people they want to be, themselves included."""
    pace: str
    """Key of the pace they want."""
    since: float
    until: float
    slots: int
    """When they are awake, as `waking_slots`."""
    servers: frozenset[int]
    """Where they could play."""
    near: bool = False
    """Whether they want people of about their level."""
    levels: Mapping[str, int] = {}
    """Points by game, of rated ones."""
    is_new: bool = False
    """Whether they have finished few games."""


class Match(Struct, frozen=True):
    users: tuple[int, ...]
    """Who has looked for longest comes first."""
    game: str
    pace: str
    servers: tuple[int, ...]
    """Where they all could play; by direct message comes last."""
    computers: int
    """Seats that computer players take."""


_Place = tuple[int, int, str]


class Party(Struct, frozen=True):
    """Searches that fit together, and the terms all accept."""

    people: tuple[Seeker, ...]
    games: frozenset[str]
    sizes: frozenset[int]
    """How many people they want to be."""
    paces: frozenset[int]
    """Places in PACES."""
    servers: frozenset[int]
    slots: int
    """When all are awake."""
    strict_slots: int
    """When all are awake who do not accept less yet."""
    is_wide: bool
    """Whether somebody has waited for half of their time, and accepts less."""
    choosy: tuple[Seeker, ...]
    """Those who want people of their level, while they do not accept less, and newcomers."""

    @classmethod
    def single_party(cls, seeker: Seeker, *, is_wide: bool) -> Party:
        """Somebody alone."""
        pace = PACES.index(seeker.pace)
        paces = {pace, pace + 1} if is_wide and pace + 1 < len(PACES) else {pace}
        sizes = frozenset(range(seeker.fewest, seeker.most + 1))
        strict = ALWAYS if is_wide else seeker.slots
        chooser = structs.replace(seeker, near=seeker.near and not is_wide)
        return cls(
            (seeker,),
            seeker.games,
            sizes,
            frozenset(paces),
            seeker.servers,
            seeker.slots,
            strict,
            is_wide,
            (chooser,) if chooser.near or chooser.is_new else (),
        )

    def with_(self, other: Party) -> Party:
        return Party(
            self.people + other.people,
            self._games_with(other),
            self.sizes & other.sizes,
            self.paces & other.paces,
            self.servers & other.servers,
            self.slots & other.slots,
            self.strict_slots & other.strict_slots,
            self.is_wide or other.is_wide,
            self.choosy + other.choosy,
        )

    def _games_with(self, other: Party) -> frozenset[str]:
        """The games both would play where all are of the levels that those who choose want."""
        games = self.games & other.games
        if not self.choosy and not other.choosy:
            return games
        pairs = (*product(self.choosy, other.people), *product(other.choosy, self.people))
        return frozenset(name for name in games if all(_suits(*pair, name) for pair in pairs))

    def places(self) -> list[_Place]:
        """The servers, places in PACES and games that all accept."""
        return [*product(self.servers, self.paces, self.games)]

    @property
    def can_meet(self) -> bool:
        """Whether they agree on a pace and a server, and are awake together for long enough."""
        return (
            bool(self.paces)
            and bool(self.servers)
            and self.slots.bit_count() >= (_SLOTS_LATER if self.is_wide else _SLOTS)
            and self.strict_slots.bit_count() >= _SLOTS
        )

    def games_for(self, seats: Mapping[str, Collection[int]], size: int) -> list[str]:
        """The games that all would play and that allow these numbers, if all want this size."""
        return sorted(name for name in self.games if size in self.sizes and size in seats.get(name, ()))


class Matcher:
    """Finds tables for a queue, comparing only who is new, changed or more lenient since the last look."""

    def __init__(self, seats: Mapping[str, Collection[int]]) -> None:
        """`seats`: names of games -> for how many they are."""
        self.compared = 0
        """How many pairs were compared."""
        self._seats = seats
        self._people: dict[int, Party] = {}
        self._at: dict[_Place, set[int]] = {}
        """A server, a pace and a game -> who accepts all three."""
        self._could_meet: dict[int, set[int]] = {}
        self._kept_apart: frozenset[frozenset[int]] = frozenset()

    def find(
        self, seekers: Iterable[Seeker], kept_apart: frozenset[frozenset[int]], now: float
    ) -> list[Match]:
        """All tables that can be opened, for the longest waiting first; who is matched is forgotten."""
        fresh = self._take_over({each.user: each for each in seekers}, kept_apart, now)
        concerned = fresh.union(*(self._could_meet[user] for user in fresh))
        matched = set[int]()
        found: list[Match] = []
        for user in sorted(concerned, key=self._waiting_order):
            match = None if user in matched else self._match_for(user, fresh, matched)
            if match is not None:
                matched.update(match.users)
                found.append(match)
        for user in matched:
            self._forget(user)
        return found

    def _waiting_order(self, user: int) -> tuple[float, int]:
        (seeker,) = self._people[user].people
        return seeker.since, user

    # Who could meet

    def _take_over(
        self, seekers: Mapping[int, Seeker], kept_apart: frozenset[frozenset[int]], now: float
    ) -> set[int]:
        """Know the queue as it is now; returns who has to be compared."""
        changed = {each.user: each for each in seekers.values() if not self._is_known(each, now)}
        for user in frozenset().union(*(self._kept_apart - kept_apart)):
            if user in seekers:
                changed[user] = seekers[user]
        for pair in kept_apart - self._kept_apart:
            for user in pair & self._could_meet.keys():
                self._could_meet[user] -= pair
        self._kept_apart = kept_apart
        for user in (self._people.keys() - seekers.keys()) | (self._people.keys() & changed.keys()):
            self._forget(user)
        for each in changed.values():
            self._add(Party.single_party(each, is_wide=_is_wide(each, now)))
        return set(changed)

    def _is_known(self, seeker: Seeker, now: float) -> bool:
        known = self._people.get(seeker.user)
        return known is not None and known.people == (seeker,) and known.is_wide == _is_wide(seeker, now)

    def _add(self, person: Party) -> None:
        """Add somebody, compared with those who accept a server, a pace and a game that they do."""
        (seeker,) = person.people
        places = person.places()
        others = set[int]().union(*(self._at.get(place, ()) for place in places))
        fitting = {other for other in others if self._do_they_fit(person, self._people[other])}
        for other in fitting:
            self._could_meet[other].add(seeker.user)
        for place in places:
            self._at.setdefault(place, set()).add(seeker.user)
        self._people[seeker.user], self._could_meet[seeker.user] = person, fitting

    def _do_they_fit(self, one: Party, other: Party) -> bool:
        self.compared += 1
        if not one.sizes & other.sizes or (one.slots & other.slots).bit_count() < _SLOTS_LATER:
            return False
        party = one.with_(other)
        if frozenset(each.user for each in party.people) in self._kept_apart or not party.can_meet:
            return False
        return any(party.games_for(self._seats, size) for size in party.sizes)

    def _forget(self, user: int) -> None:
        person = self._people.pop(user)
        for other in self._could_meet.pop(user):
            self._could_meet[other].discard(user)
        for place in person.places():
            self._at[place].discard(user)
            if not self._at[place]:
                del self._at[place]

    # Tables

    def _match_for(self, oldest: int, fresh: Collection[int], matched: Collection[int]) -> Match | None:
        """The table with the most people there is for somebody with others who came later."""
        alone, first = self._people[oldest], self._waiting_order(oldest)
        later = (
            user
            for user in self._could_meet[oldest]
            if user not in matched and self._waiting_order(user) > first
        )
        others = sorted(later, key=self._waiting_order)
        waits = any(each.is_wide for each in (alone, *(self._people[user] for user in others)))
        for people, size in _tables(alone, is_filled=waits):
            party = next(self._parties(alone, others, people, size, fresh), None)
            if party is not None:
                servers = sorted(party.servers, key=lambda each: (each == DIRECTLY, each))
                return Match(
                    tuple(each.user for each in party.people),
                    party.games_for(self._seats, size)[0],
                    PACES[min(party.paces)],
                    tuple(servers),
                    size - people,
                )
        return None

    def _parties(
        self, party: Party, others: Sequence[int], people: int, size: int, fresh: Collection[int]
    ) -> Iterator[Party]:
        """All parties of so many people with some of the others, oldest first, for a table of a size."""
        if not party.can_meet or not party.games_for(self._seats, size):
            return
        is_new = any(each.user in fresh for each in party.people)
        if len(party.people) == people:
            if is_new and (people == size or party.is_wide):
                yield party
            return
        is_last = len(party.people) + 1 == people
        for place, user in enumerate(others):
            if is_new or not is_last or user in fresh:
                fitting = [each for each in others[place + 1 :] if each in self._could_meet[user]]
                with_user = party.with_(self._people[user])
                yield from self._parties(with_user, fitting, people, size, fresh)


def _tables(alone: Party, *, is_filled: bool) -> Iterator[tuple[int, int]]:
    """The numbers of people and of seats that suit somebody, best first.

    `is_filled`: whether newcomers play with computer players.
    """
    sizes, (seeker,) = sorted(alone.sizes), alone.people
    yield from ((size, size) for size in reversed(sizes))
    if seeker.is_new and is_filled:
        for people in range(seeker.most - 1, 0, -1):
            yield from ((people, size) for size in sizes if size > people)


def _suits(chooser: Seeker, other: Seeker, name: str) -> bool:
    """Whether somebody who chooses by level, or a newcomer, accepts another one."""
    if chooser.is_new and not other.is_new:
        return False
    return not chooser.near or are_near(*(each.levels.get(name, START) for each in (chooser, other)))


def _is_wide(seeker: Seeker, now: float) -> bool:
    """Whether somebody has waited for half of their time."""
    return now - seeker.since >= (seeker.until - seeker.since) / 2
