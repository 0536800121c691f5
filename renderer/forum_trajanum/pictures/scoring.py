"""The scoring sheet: every part of a scoring phase, seat by seat, and the points after it."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import structs

from games.forum_trajanum.events import POINT_SOURCES
from games.forum_trajanum.events.scoring import AreaScored, CraneScored, EaglesScored, RowScored, TaskScored
from games.forum_trajanum.pieces import CRANE_POINTS, CYCLES, EAGLE_POINTS, ROW_CLASSES
from games.forum_trajanum.streets import row_text
from games.numerals import numeral
from games.points import points_by_source
from games.words import Message, Seat
from renderer.engine.layout import Layout
from renderer.forum_trajanum.drawings import goods, monuments, people, tasks
from renderer.forum_trajanum.drawings.mosaic import eagle_point
from renderer.forum_trajanum.drawings.tasks import building_task, collecting_task
from renderer.forum_trajanum.scorings import Scoring, last_scoring, total
from renderer.forum_trajanum.timeline import points_after_scoring
from renderer.kit.alt_text import points_of, viewer_first
from renderer.kit.sheet import Cell, Column, Line, sheet_layout
from renderer.request import Scene

_WORDS_WIDTH = 380


CRANES, ROWS, EAGLES, AREA = (f"picture-part-{source}" for source in ("cranes", "rows", "eagles", "area"))
SUM, AFTER = "picture-part-scoring", "picture-part-total"

LINES = (
    Line(CRANES, monuments.crane, ("ink", "marble")),
    Line(ROWS, tasks.pattern_cell, ("gray",), starts_group=True),
    *(Line(f"row-{row}", people.CLASS_SIGNS[kind], kind="detail") for row, kind in enumerate(ROW_CLASSES, 1)),
    Line(EAGLES, eagle_point, starts_group=True),
    Line(AREA, goods.area),
    Line("picture-part-build", building_task, starts_group=True),
    Line("picture-part-collect", collecting_task),
    Line(SUM, kind="sum", starts_group=True),
    Line(AFTER, kind="sum"),
)
"""Cranes, the Colonia and its rows, the forum, the Trajan card, this scoring, all points after it."""


def lay_out(scene: Scene) -> Layout:
    """Where everything lies on the sheet of the history's last scoring. Raises NothingToShow."""
    scoring = last_scoring(scene.history)
    players = len(scene.view.players)
    cycle = Message("picture-cycle", {"cycle": numeral(scoring.cycle), "cycles": numeral(CYCLES)})
    title, now = scene.words("picture-title-scoring"), scene.words.text(cycle)
    after = points_after_scoring(scene.history, players, scoring.cycle)
    columns = [Column(seat, _cells(scoring, seat, after[seat])) for seat in range(players)]
    side_b = scene.view.options.side_b
    lines = [_with_row(line, side_b=side_b) for line in LINES]
    return sheet_layout(scene, title, now, lines, columns, _WORDS_WIDTH)


def sentences(scene: Scene) -> Iterator[Message]:
    """The sentences about the sheet: sums first, then parts, the viewer's first. Raises NothingToShow."""
    scoring = last_scoring(scene.history)
    players = len(scene.view.players)
    yield Message("picture-scoring", {"cycle": numeral(scoring.cycle)})
    order = viewer_first(scene)
    sums = [total(scoring.of(seat)) for seat in range(players)]
    yield Message("picture-points", {"list": points_of(order, sums)})
    after = points_after_scoring(scene.history, players, scoring.cycle)
    yield Message("picture-points-after", {"list": points_of(order, after)})
    parts = points_by_source(scoring.scores, POINT_SOURCES, players)
    for seat in order:
        yield Message("picture-parts", {"seat": Seat(seat), **parts[seat]})


def _with_row(line: Line, *, side_b: bool) -> Line:
    """A row's line with the name of the row; on side B without a symbol, since every seat has its own."""
    if not line.text.startswith("row-"):
        return line
    row = int(line.text.removeprefix("row-"))
    name = Message("line-row-number", {"number": row}) if side_b else row_text(row, row)
    return structs.replace(line, message=name)


def _cells(scoring: Scoring, seat: int, after: int) -> dict[str, Cell]:
    """What stands in a seat's column, by line."""
    scores = scoring.of(seat)
    found = {SUM: Cell(total(scores)), AFTER: Cell(after)}
    cranes = [score for score in scores if isinstance(score, CraneScored)]
    if cranes:
        structures = sum(score.structures for score in cranes)
        found[CRANES] = Cell(total(cranes), f"{structures}×{CRANE_POINTS[scoring.cycle - 1]}")
    rows = [score for score in scores if isinstance(score, RowScored)]
    if rows:
        found[ROWS] = Cell(total(rows))
    for score in scores:
        match score:
            case RowScored(row=row, kinds=kinds, factor=factor, points=points):
                found[f"row-{row}"] = Cell(points, f"{kinds}×{factor}")
            case EaglesScored(points=points):
                found[EAGLES] = Cell(points, _envoys(score))
            case AreaScored(envoys=envoys, points=points):
                found[AREA] = Cell(points, str(envoys), people.envoy)
            case TaskScored(task=task, times=times, points=points):
                found[f"picture-part-{task}"] = Cell(points, f"{times}×{points // times}")
    return found


def _envoys(score: EaglesScored) -> str:
    """What the envoys on eagles and those near them bring: a product, or a sum of both."""
    near = score.beside + score.corners
    if score.on and near:
        return f"{score.on * EAGLE_POINTS['on']}+{near}"
    return f"{score.on}×{EAGLE_POINTS['on']}" if score.on else f"{near}×{EAGLE_POINTS['beside']}"
