"""What a scoring phase brought, read from a history."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence

from msgspec import Struct

from games.forum_trajanum.events.goods import Upgraded
from games.forum_trajanum.events.scoring import Score, ScoringEnded
from renderer.request import History, NothingToShow


class Scoring(Struct, frozen=True):
    """A scoring phase: its cycle, and everything that scored in it."""

    cycle: int
    scores: tuple[Score, ...]

    bars: Mapping[int, int]
    """Where each seat's slide bar was."""

    def of(self, seat: int) -> tuple[Score, ...]:
        """What scored for a seat."""
        return tuple(score for score in self.scores if score.seat == seat)


def last_scoring(history: History) -> Scoring:
    """The last scoring phase of a history. Raises NothingToShow."""
    scores: list[Score] = []
    bars: dict[int, int] = defaultdict(int)
    found = None
    for _, event in history:
        if isinstance(event, Score):
            scores.append(event)
        elif isinstance(event, Upgraded):
            bars[event.seat] = event.position
        elif isinstance(event, ScoringEnded):
            found, scores = Scoring(event.cycle, tuple(scores), bars.copy()), []
    if found is None:
        raise NothingToShow("the story tells of no scoring phase")
    return found


def total(scores: Sequence[Score]) -> int:
    """The points of several scores together."""
    return sum(score.points for score in scores)
