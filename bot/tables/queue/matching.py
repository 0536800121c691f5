"""Who of those who look for a table plays with whom: pure, the same for the same queue."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence

from msgspec import Struct

from clocks.overlap import hours_together
from clocks.pace import BRISK, RESERVE

HOURS, HOURS_LATER = 6.0, 3.0
"""How many hours of a day all are awake together, at least; the second once half of their time is over."""

PACES = ("h8", "h24", "h48", BRISK.key, RESERVE.key, "d7")
"""Paces from the quickest to the slowest: after half the time the next one is as good."""


DIRECTLY = 0
"""In place of a server: by direct message."""


class Seeker(Struct, frozen=True):
    """Somebody who looks for a table."""

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


class Match(Struct, frozen=True):
    """People who could play together."""

    users: tuple[int, ...]
    """Who has looked for longest comes first."""
    game: str
    pace: str
    servers: tuple[int, ...]
    """Where they all could play; by direct message comes last."""


class Party:
    """Some who look for a table, as far as they fit together."""

    def __init__(self, people: Sequence[Seeker], now: float) -> None:
        self.people = tuple(people)
        self._now = now

    def with_(self, seeker: Seeker) -> Party:
        """One more."""
        return Party((*self.people, seeker), self._now)

    @property
    def is_wide(self) -> bool:
        """Whether all have waited for half of their time."""
        return all(self._now - each.since >= (each.until - each.since) / 2 for each in self.people)

    @property
    def servers(self) -> frozenset[int]:
        """Where all could play."""
        return frozenset.intersection(*(each.servers for each in self.people))

    @property
    def pace(self) -> str | None:
        """The pace at which all would play, of two that are next to each other the slower one."""
        places = sorted({PACES.index(each.pace) for each in self.people})
        if places[-1] - places[0] > int(self.is_wide):
            return None
        return PACES[places[-1]]

    def games(self, seats: Mapping[str, Collection[int]], people: int) -> list[str]:
        """The games that all would play and that so many can play."""
        common = frozenset.intersection(*(each.games for each in self.people))
        return sorted(name for name in common if people in seats.get(name, ()))

    @property
    def meets(self) -> bool:
        """Whether all are awake together for long enough, want a pace, and share a server."""
        hours = HOURS_LATER if self.is_wide else HOURS
        together = hours_together(each.slots for each in self.people)
        return together >= hours and self.pace is not None and bool(self.servers)

    def sizes(self) -> range:
        """How many people all want to be."""
        fewest = max(each.fewest for each in self.people)
        return range(fewest, min(each.most for each in self.people) + 1)


def matches(
    seekers: Iterable[Seeker],
    apart: Collection[frozenset[int]],
    seats: Mapping[str, Collection[int]],
    now: float,
) -> list[Match]:
    """All tables that can be opened; those who have waited longest come first.

    `apart`: pairs who do not meet; `seats`: names of games -> for how many they are.
    """
    left = sorted(seekers, key=lambda each: (each.since, each.user))
    found: list[Match] = []
    place = 0
    while place < len(left):
        match = _match_for(left[place], left[place + 1 :], apart, seats, now)
        if match is None:
            place += 1
            continue
        found.append(match)
        left = [each for each in left if each.user not in match.users]
    return found


def _match_for(
    oldest: Seeker,
    others: Sequence[Seeker],
    apart: Collection[frozenset[int]],
    seats: Mapping[str, Collection[int]],
    now: float,
) -> Match | None:
    """The largest table there is for somebody with others who came later."""
    alone = Party((oldest,), now)
    fitting = [
        each
        for each in others
        if frozenset((oldest.user, each.user)) not in apart and alone.with_(each).meets
    ]
    for size in reversed(alone.sizes()):
        party = next(_parties(alone, fitting, size, apart, seats), None)
        if party is not None:
            (game, *_), pace = party.games(seats, size), party.pace
            assert pace is not None, party
            servers = sorted(party.servers, key=lambda each: (each == DIRECTLY, each))
            return Match(tuple(each.user for each in party.people), game, pace, tuple(servers))
    return None


def _parties(
    party: Party,
    others: Sequence[Seeker],
    size: int,
    apart: Collection[frozenset[int]],
    seats: Mapping[str, Collection[int]],
) -> Iterator[Party]:
    """All parties of a size with some of the others, those who came first before others.

    Somebody who does not fit into a party never fits in once others have joined it.
    """
    if size not in party.sizes() or not party.games(seats, size):
        return
    if len(party.people) == size:
        if party.meets:
            yield party
        return
    for place, each in enumerate(others):
        if any(frozenset((each.user, one.user)) in apart for one in party.people):
            continue
        larger = party.with_(each)
        if larger.meets:
            yield from _parties(larger, others[place + 1 :], size, apart, seats)
