"""The Trajan cards: their building task as a pattern, their collecting task as a row of signs."""

from collections.abc import Iterator, Mapping, Sequence

from games.forum_trajanum.mosaics import neighbours
from games.forum_trajanum.pieces import CORNERS, CYCLES, TRAJAN_CARDS, Task, TrajanCard
from games.forum_trajanum.state import ForumTrajanum
from games.game import coordinates
from games.numerals import roman_numeral
from renderer.engine.layout import Box, Item, Stamp, Text
from renderer.forum_trajanum.drawings.tasks import pattern_cell, wanted_sign
from renderer.forum_trajanum.styles import TABLE_TAB
from renderer.kit import furniture

_GAP = 10
_TAB = 54
_CELL = 52
_TOKEN = 54
_APART = 8
_COLLECTION = 122
_UNEQUAL = 36
_BESIDE = 9
_SEAL = 38
_OUT = 8

_SHAPES: Mapping[str, Sequence[tuple[float, float]]] = {
    "horizontal": ((0, 0), (0, 1), (0, 2)),
    "vertical": ((0, 0), (1, 0), (2, 0), (3, 0)),
    "square": ((0, 0), (0, 1), (1, 0), (1, 1)),
    "anywhere": ((0, 0), (0.3, 1.4), (1.4, 0.2), (1.7, 1.6)),
    "temple_above_below": ((0, 0), (2, 0)),
    "temple_corners": ((0, 0), (0, 2), (2, 0), (2, 2)),
    "crane_sides": ((0, 1), (1, 0)),
}
"""Where the spaces of each shape lie: (down, right), in cells."""

_FIXED: Mapping[str, tuple[str, tuple[float, float]]] = {
    "temple_above_below": ("temple", (1, 0)),
    "temple_corners": ("temple", (1, 1)),
    "crane_sides": ("crane", (0, 0)),
}
"""Shape of a pattern -> the piece that must be there already, and its place."""

_SHOWN: Mapping[str, tuple[str, ...]] = {
    "classes": ("patrician", "merchant"),
    "all_classes": ("patrician", "merchant", "craftsman"),
    "colours": ("one_worker", "other_worker"),
    "worker": ("any_worker",),
}
"""Word of a collecting task -> its signs, if they are several or have another name."""


def trajan_cards(view: ForumTrajanum, field: Box) -> Iterator[Item]:
    """The cards of the three cycles; this cycle's one is lit."""
    for cycle, box in enumerate(field.columns(CYCLES, _GAP), 1):
        name = view.trajan.get(str(cycle))
        if not name:
            yield Stamp(furniture.sunk, box, (), 1)
            yield Text(roman_numeral(cycle), TABLE_TAB, _tab_box(box), "bark")
        else:
            now = cycle == view.cycle and view.phase != ""
            yield from _card(TRAJAN_CARDS[name], box, now=now, past=cycle < view.cycle)


def _card(card: TrajanCard, box: Box, *, now: bool, past: bool) -> Iterator[Item]:
    fill, edge = ("glow", "brass") if now else ("stone", "sand") if past else ("marble", "sand")
    yield Stamp(furniture.slab, box, (fill, edge, 12), 1)
    tab = _tab_box(box)
    yield Stamp(furniture.plate, tab, ("crimson" if now else "bark", "sand" if now else "bark", 6), 1)
    yield Text(roman_numeral(card.cycle), TABLE_TAB, tab, "marble")
    rest = Box(tab.right + 4, box.top, box.right - tab.right - 8, box.height)
    left, right = rest.columns_of_widths(rest.width - _COLLECTION, _COLLECTION)
    yield from _pattern(card.build, left)
    yield Stamp(furniture.plain, Box(right.left - 1, box.top + 16, 2, box.height - 34), ("sand",), 1)
    yield from _collecting_items(card.collect, right)


def _tab_box(box: Box) -> Box:
    return box.part(8, 8, _TAB, box.height - 18)


def _pattern(task: Task, field: Box) -> Iterator[Item]:
    for kind, cell in pattern_cells(task, field.inset(5), _CELL):
        yield Stamp(pattern_cell, cell, (kind,))
    yield from pattern_sign(task, field.inset(5), _CELL)


def pattern_cells(task: Task, field: Box, largest: int, spaces: Sequence[str] = ()) -> list[tuple[str, Box]]:
    """The boxes of a building task's spaces, then of the piece there; `spaces`: those on the board."""
    offsets = _offsets(task, spaces)
    kinds = [*task.of, *([_FIXED[task.shape][0]] if task.shape in _FIXED else [])]
    box, size = _pattern_box_and_size(task, field, largest)
    return [
        (kind, box.part(round(right * size), round(down * size), size, size))
        for kind, (down, right) in zip(kinds, offsets, strict=True)
    ]


def _offsets(task: Task, spaces: Sequence[str] = ()) -> Sequence[tuple[float, float]]:
    """The offsets of a pattern's spaces, then of the piece there; the sides of a crane as at its corner."""
    if task.shape == "crane_sides" and spaces:
        corner = next(name for name in CORNERS if set(spaces) <= set(neighbours(name)))
        found = [coordinates(name) for name in (*spaces, corner)]
        top, left = (min(each[axis] for each in found) for axis in (0, 1))
        return [(row - top, column - left) for row, column in found]
    fixed = [_FIXED[task.shape][1]] if task.shape in _FIXED else []
    return [*_SHAPES[task.shape][: len(task.of)], *fixed]


def pattern_sign(task: Task, field: Box, largest: int) -> Iterator[Item]:
    """The sign that all must differ, if a building task has it."""
    if task.different:
        box, _ = _pattern_box_and_size(task, field, largest)
        beside = box.part(box.width - _UNEQUAL, 0, _UNEQUAL, box.height)
        yield Stamp(furniture.unequal, beside.centred(_UNEQUAL, _UNEQUAL), ("ink",))


def _pattern_box_and_size(task: Task, field: Box, largest: int) -> tuple[Box, int]:
    """Where a whole pattern lies, and how large its spaces are."""
    down_most, right_most = (max(each[axis] for each in _offsets(task)) + 1 for axis in (0, 1))
    sign = _UNEQUAL + _BESIDE if task.different else 0
    size = min(int((field.height - 14) / down_most), int((field.width - sign) / right_most), largest)
    return field.centred(round(right_most * size) + sign, round(down_most * size)), size


def signs_of(kind: str) -> tuple[str, ...]:
    """The signs of one thing of a collecting task."""
    return _SHOWN.get(kind, (kind,))


def wanted_signs(card: TrajanCard, have: Mapping[str, int]) -> list[tuple[str, bool]]:
    """The signs of a collecting task's things, and whether each is there."""
    return [
        (name, have.get(kind, 0) > unit)
        for kind, number in card.collect.items()
        for unit in range(number)
        for name in signs_of(kind)
    ]


def tick_stamp(box: Box) -> Stamp:
    """A tick at the lower right of something that is there."""
    return Stamp(furniture.seal, box.part(box.width - _SEAL + _OUT, box.height - _SEAL + _OUT, _SEAL, _SEAL))


def _collecting_items(wanted: Mapping[str, int], field: Box) -> Iterator[Item]:
    signs = [name for kind, number in wanted.items() for name in signs_of(kind) * number]
    broad = 2 if len(signs) > 2 else 1
    lines = [signs[start : start + broad] for start in range(0, len(signs), broad)]
    block = field.centred(field.width, len(lines) * (_TOKEN + _APART))
    for line, row in zip(lines, block.rows(len(lines)), strict=True):
        cells = row.centred(len(line) * (_TOKEN + _APART) - _APART, _TOKEN)
        for number, name in enumerate(line):
            box = cells.part(number * (_TOKEN + _APART), 0, _TOKEN, _TOKEN)
            yield Stamp(wanted_sign, box, (name,))
