"""The final scoring of a history, as a sheet and in words: the parts of each seat, sums, all points."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Protocol

from msgspec import Struct

from games.scoring import FinalScore, points_by_source
from games.words import Message, Seat
from renderer.engine.layout import Layout
from renderer.kit.alt_text import points_of, viewer_first
from renderer.kit.sheet import Cell, Column, SheetLine, sheet_layout
from renderer.request import History, Scene

_SUM, _AFTER = "picture-part-final", "picture-part-total"
_WORDS_WIDTH = 460


class FinalScoring(Struct, frozen=True):
    """All that scored at the end of a game."""

    scores: tuple[FinalScore, ...]
    after: tuple[int, ...]
    """The points of all seats after it."""

    def of(self, seat: int) -> tuple[FinalScore, ...]:
        return tuple(score for score in self.scores if score.seat == seat)


class Sheet(Protocol):
    """A module that draws a scoring."""

    def lay_out(self, scene: Scene, scoring: Any, /) -> Layout: ...

    def sentences(self, scene: Scene, scoring: Any, /) -> Iterator[Message]: ...


class ScoringPicture(Struct, frozen=True):
    """The last scoring of a history: one during the game, or the final one."""

    last_scoring: Callable[[History, int], Any]
    """The scoring, from a history and the number of seats. Raises NothingToShow."""
    during: Sheet
    final: Sheet

    def lay_out(self, scene: Scene) -> Layout:
        sheet, scoring = self._sheet(scene)
        return sheet.lay_out(scene, scoring)

    def sentences(self, scene: Scene) -> Iterator[Message]:
        sheet, scoring = self._sheet(scene)
        return sheet.sentences(scene, scoring)

    def _sheet(self, scene: Scene) -> tuple[Sheet, Any]:
        scoring = self.last_scoring(scene.history, len(scene.names))
        return self.final if isinstance(scoring, FinalScoring) else self.during, scoring


def sum_of_products(points: Sequence[int]) -> str:
    """Points as a sum of as many products as it takes: "2×12+20"; nothing for a single one."""
    numbers = sorted(Counter(points).items())
    parts = [f"{number}×{each}" if number > 1 else str(each) for each, number in numbers]
    return "+".join(parts) if len(points) > 1 else ""


def final_sheet(
    scene: Scene,
    scoring: FinalScoring,
    lines: Iterable[SheetLine],
    cells: Callable[[FinalScoring, int], Mapping[str, Cell]],
) -> Layout:
    """The sheet of it: the lines of a game and what stands there for each seat, then the sums."""
    columns = []
    for seat, after in enumerate(scoring.after):
        total = Cell(sum(score.points for score in scoring.of(seat)))
        columns.append(Column(seat, {**cells(scoring, seat), _SUM: total, _AFTER: Cell(after)}))
    sums = (SheetLine(_SUM, kind="sum", starts_group=True), SheetLine(_AFTER, kind="sum"))
    title = scene.words("picture-title-final")
    moment = scene.words("picture-over")
    return sheet_layout(scene, title, moment, [*lines, *sums], columns, _WORDS_WIDTH)


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
