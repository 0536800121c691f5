"""The scoring sheet: every part of a scoring phase, seat by seat."""

from __future__ import annotations

from collections.abc import Iterator

from games.forum_trajanum.events import AreaScored, CraneScored, EaglesScored, RowScored, TaskScored
from games.forum_trajanum.pieces import ROW_CLASSES
from games.words import Message, Seat
from renderer import stone
from renderer.canvas import Box, Item, Layout, Stamp
from renderer.forum_trajanum import cards, goods, monuments, people, sheet
from renderer.forum_trajanum.close_forum import counted
from renderer.forum_trajanum.describe import viewer_first
from renderer.forum_trajanum.frame import LANDSCAPE
from renderer.forum_trajanum.ledger import Score, by_source, last_scoring, total
from renderer.forum_trajanum.sheet import Cell, Column, Group
from renderer.forum_trajanum.streets import NUMERALS
from renderer.forum_trajanum.tokens import token
from renderer.values import Scene

_HEADS = LANDSCAPE.below(LANDSCAPE.band, 128 + sheet.TITLE)
_LINE = 112
_TITLE = 320
_SUM = 150

COLUMNS = (
    Column(monuments.crane, ("ink", "marble")),
    *[Column(people.CLASS_SIGNS[kind], (), str(row)) for row, kind in enumerate(ROW_CLASSES, 1)],
    Column(counted),
    Column(goods.area),
    Column(goods.trajan, below=cards.cell_sign, below_look=("any",)),
    Column(goods.trajan, below=token, below_look=("coin",)),
)
"""Cranes, the six rows, eagles, the largest area, the building and the collecting task."""

GROUPS = (
    Group("picture-part-cranes"),
    Group("picture-part-rows", len(ROW_CLASSES)),
    Group("picture-part-eagles"),
    Group("picture-part-area"),
    Group("picture-part-tasks", 2),
)
"""How the columns are called."""


def lay_out(scene: Scene) -> Layout:
    """Where everything lies on the sheet of the story's last scoring. Raises NothingToShow."""
    scoring = last_scoring(scene.story)
    players = len(scene.view.players)
    lines = LANDSCAPE.lines(_HEADS.bottom, players, _LINE)
    high = lines[-1].bottom + LANDSCAPE.margin
    cycle = Message("picture-cycle", {"cycle": NUMERALS[scoring.cycle - 1]})
    title, now = scene.words.say(Message("picture-title-scoring")), scene.words.say(cycle)
    ground = (
        LANDSCAPE.bare(),
        Stamp(stone.slab, _HEADS, (), 1),
        *sheet.rules(GROUPS, _columns(_HEADS)),
        *sheet.titles(GROUPS, _columns(_HEADS), scene.words),
        *sheet.titles([Group("picture-title-chart")], [_sum_of(_HEADS)], scene.words),
        *sheet.heads(COLUMNS, _columns(_below_titles(_HEADS))),
        *(item for seat, box in enumerate(lines) for item in sheet.slab(seat, box, lit=seat == scene.seat)),
        *(item for box in lines for item in sheet.rules(GROUPS, _columns(box))),
    )
    best = max(total(scoring.of(seat)) for seat in range(players))
    items = list(LANDSCAPE.heading(title, now))
    for seat, box in enumerate(lines):
        items += _line(seat, scene.names[seat], scoring.of(seat), box, best)
    return Layout(LANDSCAPE.width, high, ground, tuple(items))


def sentences(scene: Scene) -> Iterator[Message]:
    """The sentences about the sheet: sums first, then parts, the viewer's first. Raises NothingToShow."""
    scoring = last_scoring(scene.story)
    yield Message("picture-scoring", {"cycle": NUMERALS[scoring.cycle - 1]})
    order = viewer_first(scene)
    sums = {seat: total(scoring.of(seat)) for seat in order}
    yield Message(
        "picture-points",
        {
            "list": tuple(
                Message("picture-seat-points", {"seat": Seat(seat), "points": n}) for seat, n in sums.items()
            )
        },
    )
    parts = by_source(scoring.scores, len(scene.view.players))
    for seat in order:
        yield Message("picture-parts", {"seat": Seat(seat), **parts[seat]})


def _below_titles(box: Box) -> Box:
    return box.part(0, sheet.TITLE, box.width, box.height - sheet.TITLE)


def _sum_of(box: Box) -> Box:
    """Where the sum of a line stands."""
    return box.part(box.width - _SUM - 14, 0, _SUM, box.height)


def _columns(box: Box) -> list[Box]:
    """The columns of a line, without its title and its sum."""
    return box.part(_TITLE, 0, box.width - _TITLE - _SUM - 22, box.height).columns(len(COLUMNS))


def _line(seat: int, name: str, scores: tuple[Score, ...], box: Box, best: int) -> Iterator[Item]:
    yield from sheet.title(seat, name, box.part(22, 0, _TITLE - 26, box.height))
    yield from sheet.cells(_cells(scores), _columns(box))
    points = total(scores)
    yield from sheet.sum_of(points, _sum_of(box), best=points == best > 0)


def _cells(scores: tuple[Score, ...]) -> list[Cell]:
    """What stands in each column."""
    found = [Cell(0) for _ in COLUMNS]
    cranes = [score for score in scores if isinstance(score, CraneScored)]
    if cranes:
        found[0] = Cell(total(cranes), f"×{len(cranes)}")
    for score in scores:
        match score:
            case RowScored(row=row, kinds=kinds, factor=factor, points=points):
                found[row] = Cell(points, f"{kinds}×{factor}")
            case EaglesScored(on=on, beside=beside, corners=corners, points=points):
                found[7] = Cell(points, f"×{on + beside + corners}")
            case AreaScored(envoys=envoys, points=points):
                found[8] = Cell(points, f"×{envoys}")
            case TaskScored(task=task, times=times, points=points):
                found[9 if task == "build" else 10] = Cell(points, f"×{times}")
    return found
