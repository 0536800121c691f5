"""The scoring sheet: every part of a scoring phase, seat by seat, and the points after it."""

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence

from msgspec import Struct, structs

from games.forum_trajanum.events import POINT_SOURCES
from games.forum_trajanum.events.goods import Upgraded
from games.forum_trajanum.events.scoring import (
    AreaScored,
    CraneScored,
    EaglesScored,
    RowScored,
    Score,
    ScoringEnded,
    TaskScored,
)
from games.forum_trajanum.pieces import (
    AREA_MOST,
    COLOURS,
    CRANE_POINTS,
    CYCLES,
    EAGLE_POINTS,
    PATRICIAN_I,
    ROW_CLASSES,
)
from games.forum_trajanum.streets import row_text
from games.numerals import roman_numeral
from games.scoring import points_by_source
from games.words import Message, Seat
from renderer.engine.layout import Layout
from renderer.forum_trajanum.drawings import goods, monuments, people, spaces, tasks
from renderer.forum_trajanum.drawings.mosaic import eagle_point
from renderer.forum_trajanum.drawings.tasks import building_task, collecting_task
from renderer.forum_trajanum.timeline import points_after_scoring
from renderer.kit import pieces
from renderer.kit.alt_text import points_of, viewer_first
from renderer.kit.sheet import Cell, Column, SheetLine, sheet_layout
from renderer.request import History, NothingToShow, Scene


class Scoring(Struct, frozen=True):
    """A scoring phase: its cycle, and everything that scored in it."""

    cycle: int
    scores: tuple[Score, ...]
    bars: Mapping[int, int]
    """Where each seat's slide bar was."""

    def of(self, seat: int) -> tuple[Score, ...]:
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


def sum_of_scores(scores: Sequence[Score]) -> int:
    return sum(score.points for score in scores)


_WORDS_WIDTH = 380


CRANES, ROWS, EAGLES, AREA = (f"picture-part-{source}" for source in ("cranes", "rows", "eagles", "area"))
ENVOYS, BAR = "picture-area-envoys", "picture-bar-name"
SUM, AFTER = "picture-part-scoring", "picture-part-total"

LINES = (
    SheetLine(CRANES, monuments.crane, ("ink", "marble")),
    *(
        SheetLine(f"picture-crane-{colour}", spaces.small_crane, (colour, False), kind="detail")
        for colour in COLOURS
    ),
    SheetLine(ROWS, tasks.pattern_cell, ("gray",), starts_group=True),
    *(
        SheetLine(f"row-{row}", people.CLASS_SIGNS[kind], kind="detail")
        for row, kind in enumerate(ROW_CLASSES, 1)
    ),
    SheetLine(EAGLES, eagle_point, starts_group=True),
    SheetLine("picture-eagles-on", pieces.eagle, ("brass",), kind="detail"),
    SheetLine("picture-eagles-beside", people.envoy, kind="detail"),
    SheetLine("picture-eagles-corner", people.CLASS_SIGNS[ROW_CLASSES[PATRICIAN_I - 1]], kind="detail"),
    SheetLine(AREA, goods.area, starts_group=True),
    SheetLine(ENVOYS, people.envoy, kind="detail"),
    SheetLine(BAR, goods.slide_bar, kind="detail"),
    SheetLine("picture-part-build", building_task, starts_group=True),
    SheetLine("picture-part-collect", collecting_task),
    SheetLine(SUM, kind="sum", starts_group=True),
    SheetLine(AFTER, kind="sum"),
)
"""Cranes by colour, the Colonia and its rows, eagles, the largest area, the Trajan card, sums."""


def lay_out(scene: Scene) -> Layout:
    scoring = last_scoring(scene.history)
    players = len(scene.view.players)
    cycle = Message("picture-cycle", {"cycle": roman_numeral(scoring.cycle), "cycles": roman_numeral(CYCLES)})
    title, now = scene.words("picture-title-scoring"), scene.words.text(cycle)
    after = points_after_scoring(scene.history, players, scoring.cycle)
    columns = [Column(seat, _cells(scoring, seat, after[seat])) for seat in range(players)]
    side_b = scene.view.options.side_b
    lines = [_with_row(line, side_b=side_b) for line in LINES if _is_shown(line, columns)]
    return sheet_layout(scene, title, now, lines, columns, _WORDS_WIDTH)


def sentences(scene: Scene) -> Iterator[Message]:
    scoring = last_scoring(scene.history)
    players = len(scene.view.players)
    yield Message("picture-scoring", {"cycle": roman_numeral(scoring.cycle)})
    order = viewer_first(scene)
    sums = [sum_of_scores(scoring.of(seat)) for seat in range(players)]
    yield Message("picture-points", {"list": points_of(order, sums)})
    after = points_after_scoring(scene.history, players, scoring.cycle)
    yield Message("picture-points-after", {"list": points_of(order, after)})
    parts = points_by_source(scoring.scores, POINT_SOURCES, players)
    for seat in order:
        yield Message("picture-parts", {"seat": Seat(seat), **parts[seat]})


def _is_shown(line: SheetLine, columns: Sequence[Column]) -> bool:
    """Whether somebody scored for a line."""
    return any(line.text in column.cells for column in columns)


def _with_row(line: SheetLine, *, side_b: bool) -> SheetLine:
    """A row's line with the name of the row; on side B without a symbol, since every seat has its own."""
    if not line.text.startswith("row-"):
        return line
    row = int(line.text.removeprefix("row-"))
    name = Message("line-row-number", {"number": row}) if side_b else row_text(row, row)
    return structs.replace(line, message=name)


def _cells(scoring: Scoring, seat: int, after: int) -> dict[str, Cell]:
    """What stands in a seat's column, by line."""
    scores = scoring.of(seat)
    found = {SUM: Cell(sum_of_scores(scores)), AFTER: Cell(after)}
    cranes = [score for score in scores if isinstance(score, CraneScored)]
    if cranes:
        found[CRANES] = Cell(sum_of_scores(cranes))
    rows = [score for score in scores if isinstance(score, RowScored)]
    if rows:
        found[ROWS] = Cell(sum_of_scores(rows))
    for score in scores:
        match score:
            case CraneScored(colour=colour, structures=structures, points=points):
                value = CRANE_POINTS[scoring.cycle - 1]
                found[f"picture-crane-{colour}"] = Cell(points, f"{structures}×{value}")
            case RowScored(row=row, kinds=kinds, factor=factor, points=points, unpaid=unpaid):
                found[f"row-{row}"] = Cell(points, f"{kinds}×{factor}", goods.unpaid if unpaid else None)
            case EaglesScored(points=points):
                found[EAGLES] = Cell(points)
                found.update(_eagle_cells(score))
            case AreaScored(points=points):
                found[AREA] = Cell(points)
                found.update(_area_cells(score, scoring.bars[seat]))
            case TaskScored(task=task, times=times, points=points):
                product = f"{times}×{points // times}"
                found[f"picture-part-{task}"] = Cell(points, product, goods.slide_bar)
    return found


def _eagle_cells(score: EaglesScored) -> Iterator[tuple[str, Cell]]:
    """What the envoys bring on eagles, next to them and at their corners."""
    for where, envoys in (("on", score.on), ("beside", score.beside), ("corner", score.corners)):
        if envoys:
            each = EAGLE_POINTS[where]
            yield f"picture-eagles-{where}", Cell(envoys * each, f"{envoys}×{each}")


def _area_cells(score: AreaScored, bar: int) -> Iterator[tuple[str, Cell]]:
    """The number counted for the envoys, with the turned slide bar if it matters, and its position."""
    counted = score.points - bar if score.points else 0
    turned = counted != min(score.envoys, AREA_MOST)
    yield ENVOYS, Cell(counted, str(score.envoys), goods.turned_bar if turned else people.envoy)
    if score.points:
        yield BAR, Cell(bar)
