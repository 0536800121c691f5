"""The final scoring read from a history, and told: sums, all points, the parts of each seat."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from msgspec import Struct

from games.scoring import FinalScore
from games.words import Message, Seat
from renderer.kit.alt_text import points_of, viewer_first
from renderer.kit.points import points_by_source
from renderer.request import Scene


class FinalScoring(Struct, frozen=True):
    """All that scored at the end of a game."""

    scores: tuple[FinalScore, ...]
    after: tuple[int, ...]
    """The points of all seats after it."""

    def of(self, seat: int) -> tuple[FinalScore, ...]:
        """What scored for a seat."""
        return tuple(score for score in self.scores if score.seat == seat)


def sum_of_products(points: Sequence[int]) -> str:
    """Points as a sum of as many products as it takes: "2×12+20"; nothing for a single one."""
    numbers = sorted(Counter(points).items())
    parts = [f"{number}×{each}" if number > 1 else str(each) for each, number in numbers]
    return "+".join(parts) if len(points) > 1 else ""


def final_sentences(scene: Scene, scoring: FinalScoring, sources: Iterable[str]) -> Iterator[Message]:
    """The sentences about it: sums first, then the parts by source, the viewer's first."""
    order = viewer_first(scene)
    seats = len(scene.names)
    yield Message("picture-final")
    sums = [sum(score.points for score in scoring.of(seat)) for seat in range(seats)]
    yield Message("picture-points", {"list": points_of(order, sums)})
    yield Message("picture-points-after", {"list": points_of(order, scoring.after)})
    parts = points_by_source(scoring.scores, sources, seats)
    for seat in order:
        yield Message("picture-parts", {"seat": Seat(seat), **parts[seat]})
