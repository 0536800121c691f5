"""The days of a game by post, with plans and without them: people look in at random while they are awake."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from heapq import merge
from random import Random
from statistics import fmean
from typing import Any

from msgspec import Struct, field

from benchmarks.measurement import Measurement
from games.engine.table import Table
from tests.support.games import samples

AWAKE = (7 / 24, 23 / 24)
"""When a day of looking in begins and ends."""

LOOKS = (1, 2, 4)
"""How often people look in a day."""

GAMES = 60
"""How often each story is simulated."""


class Wait(Struct, frozen=True):
    """A moment at which a game waits for people."""

    seats: tuple[int, ...]
    is_turn: bool
    scorings: int
    """The number of earlier ones."""
    can_plan: frozenset[int]
    """The seats that can plan their next turn now."""


class Story(Struct):
    """The waits of a whole game."""

    waits: list[Wait] = field(default_factory=list)
    _last: tuple[int, int] = (-1, -1)
    _scorings: int = 0
    _rows: int = 0

    def add(self, table: Table[Any]) -> None:
        """The table waits; noted if the reason has changed."""
        begun = [table.moves[row - 1].key for row in table.phase_starts if row > self._rows]
        self._rows = len(table.moves)
        self._scorings += sum(not table.game.phases[phase].is_turn for phase in begun)
        now = (table.phases_over, -1 if table.lanes else table.waiting_seats[0])
        if now == self._last:
            return
        self._last = now
        ahead = table.game.ahead
        can_plan = (each for each in range(table.players) if ahead and ahead(table.view(each), each))
        is_turn = table.phase_start.phase == "turn"
        self.waits.append(Wait(table.waiting_seats, is_turn, self._scorings, frozenset(can_plan)))


def days_rows(
    game: str, seats: int, stories: Sequence[Story], whole: Mapping[int, float]
) -> Iterator[Measurement]:
    """The percent of the days that are left by plans, `whole` of which are played: turns between -> share."""
    targets = samples(game).benchmarks.days_left.get(seats, (100, 100))
    for looks in LOOKS:
        without = _days(stories, seats, looks, whole, planning=0.0)
        for planning, who, target in ((1.0, "all", targets[0]), (0.5, "half", targets[1])):
            with_plans = _days(stories, seats, looks, whole, planning=planning)
            name = f"{game}, {seats} seats, {looks} looks a day: days if {who} plan"
            how = f"{without:.1f} days become {with_plans:.1f}"
            yield Measurement(name, target, 100 * with_plans / without, "%", how)


def _days(
    stories: Sequence[Story], seats: int, looks: int, whole: Mapping[int, float], *, planning: float
) -> float:
    random = Random(1)
    return fmean(
        _length(story, seats, looks, whole, planning, random) for story in stories for _ in range(GAMES)
    )


def _length(
    story: Story, seats: int, looks: int, whole: Mapping[int, float], planning: float, random: Random
) -> float:
    """The days of a game in which each person plans by this chance."""
    planners = {seat for seat in range(seats) if random.random() < planning}
    plans: dict[int, int] = {}
    """Seat -> the wait at which its plan was made."""
    at, left = 0, set(story.waits[0].seats)
    day = 0.0
    for day, seat in merge(*(_moments(seat, looks, random) for seat in range(seats))):
        left.discard(seat)
        while not left:
            at += 1
            if at == len(story.waits):
                return day
            wait = story.waits[at]
            left = set(wait.seats)
            made = plans.pop(wait.seats[0], None) if wait.is_turn else None
            if made is not None and _plays(story, made, at, whole, random):
                left.clear()
            if seat in planners and seat in wait.can_plan:
                plans[seat] = at
        if seat in planners and seat in story.waits[at].can_plan:
            plans[seat] = at
    return day


def _plays(story: Story, made: int, at: int, whole: Mapping[int, float], random: Random) -> bool:
    """Whether a plan is played as a whole turn."""
    if story.waits[made].scorings < story.waits[at].scorings:
        return False
    between = sum(wait.is_turn for wait in story.waits[made:at])
    nearest = min(whole, key=lambda each: abs(each - between), default=None)
    return nearest is not None and random.random() < whole[nearest]


def _moments(seat: int, looks: int, random: Random) -> Iterator[tuple[float, int]]:
    """The moments at which a person looks in, for ever."""
    day = 0
    while True:
        yield from sorted((day + random.uniform(*AWAKE), seat) for _ in range(looks))
        day += 1
