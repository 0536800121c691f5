"""The prestige track with its slide bar, and what it makes of the largest area and of a Trajan task."""

from __future__ import annotations

from collections.abc import Iterator

from games.forum_trajanum.pieces import (
    AREA_MOST,
    CYPRESSES,
    PRESTIGE_LAST,
    TRAJAN_VALUES,
    TRAJAN_VALUES_TURNED,
)
from games.forum_trajanum.player import Player
from games.forum_trajanum.prestige import area_points, task_points
from games.forum_trajanum.scoring import largest_area
from games.forum_trajanum.state import ForumTrajanum
from renderer.engine.layout import Box, Item, Stamp, Text
from renderer.engine.pen import Art
from renderer.forum_trajanum.drawings import goods
from renderer.kit import furniture
from renderer.kit.styles import CLOSE_UP_FIGURE, CLOSE_UP_NUMBER

_FIELDS = PRESTIGE_LAST + AREA_MOST + 1
"""Fields of the track: the head's first one, then one for each number of points."""

_GAP = 3
_FIGURE = 58


def prestige_track(view: ForumTrajanum, seat: int, field: Box) -> Iterator[Item]:
    """The track: values of a Trajan task above, the slide bar, points of an area below."""
    player = view.players[seat]
    largest = largest_area(view, seat)
    yield Stamp(furniture.slab, field, (), 1)
    above, bar, below = _row_boxes(field)
    yield from _trajan_values(player, above)
    yield from _values_now(player, largest, above)
    yield from _points(player, largest, below)
    yield from _slide_bar(player, largest, bar)


def slide_bar_head(player: Player, field: Box) -> Box:
    """Where the head of the slide bar lies."""
    return _field_box(player.prestige, _row_boxes(field)[1])


def _row_boxes(field: Box) -> list[Box]:
    return field.inset(9).rows(3, _GAP)


def _field_box(number: int, row: Box) -> Box:
    width = row.width // _FIELDS
    return row.part((row.width - width * _FIELDS) // 2 + number * width, 0, width, row.height)


def _trajan_values(player: Player, row: Box) -> Iterator[Item]:
    values = TRAJAN_VALUES_TURNED if player.turned else TRAJAN_VALUES
    for position, value in enumerate(values):
        box = _field_box(position, row)
        here = position == player.prestige
        look = ("crimson", "ink", 8) if here else ("page", "sand", 8)
        yield Stamp(furniture.slab, box.part(1, 0, box.width - 2, box.height), look, 1)
        half = box.width // 2 if position in CYPRESSES else box.width
        yield Text(
            str(value),
            CLOSE_UP_NUMBER,
            box.part(2, 0, half, box.height),
            "marble" if here else "umber",
            essential=True,
        )
        if position in CYPRESSES:
            size = box.height - 12
            yield Stamp(goods.cypress, box.part(half - 10, 5, size, size), essential=True)


def _values_now(player: Player, largest: int, row: Box) -> Iterator[Item]:
    """What the bar is worth now: the largest area and its points, a task and its points."""
    left = _field_box(len(TRAJAN_VALUES), row).left + 8
    field = Box(left, row.top, row.right - left, row.height)
    size = field.height - 4
    parts: tuple[tuple[Art, str, int], ...] = (
        (goods.area, str(largest), area_points(player, largest)),
        (goods.trajan, "", task_points(player)),
    )
    left = field.right
    for art, count, points in reversed(parts):
        left -= 2 * size + _FIGURE * (2 if count else 1) + 16
        box = Box(left, field.top + 2, field.right - left, size)
        yield Stamp(art, box.part(0, 0, size, size), essential=True)
        at = size
        if count:
            yield Text(count, CLOSE_UP_FIGURE, box.part(at, 0, _FIGURE, size), essential=True)
            at += _FIGURE
        yield Stamp(furniture.arrow, box.part(at, 0, size - 8, size).centred(size - 12, size - 12), ("bark",))
        yield Text(str(points), CLOSE_UP_FIGURE, box.part(at + size - 8, 0, _FIGURE, size), essential=True)


def _points(player: Player, largest: int, row: Box) -> Iterator[Item]:
    worth = area_points(player, largest)
    for points in range(1, _FIELDS):
        box = _field_box(points, row)
        here = points == worth
        look = ("gold", "ink", 8) if here else ("page", "joint", 8)
        yield Stamp(furniture.sunk, box.part(1, 0, box.width - 2, box.height), look, 1)
        yield Text(str(points), CLOSE_UP_NUMBER, box, "ink" if here else "bark", essential=True)


def _slide_bar(player: Player, largest: int, row: Box) -> Iterator[Item]:
    """The bar: its head at the track's position, then the sizes of areas; the turned side is bronze."""
    first, last = _field_box(player.prestige, row), _field_box(player.prestige + AREA_MOST, row)
    bar = Box(first.left, first.top, last.right - first.left, row.height)
    look = ("brass", "ink", 10) if player.turned else ("umber", "ink", 10)
    yield Stamp(furniture.slab, bar, look, 1)
    size = row.height - 8
    yield Stamp(goods.trajan, first.centred(size, size), essential=True)
    for field, label in _sizes(player):
        box = _field_box(player.prestige + field, row)
        here = min(largest, AREA_MOST) in label and largest > 0
        if here:
            yield Stamp(furniture.plain, box.centred(box.width - 6, row.height - 12), ("gold", 8), 1)
        text = "·".join(str(number) for number in label)
        yield Text(text, CLOSE_UP_NUMBER, box, "ink" if here else "marble", essential=True)


def _sizes(player: Player) -> list[tuple[int, tuple[int, ...]]]:
    """Fields on the bar and the sizes of areas they stand for; turned, 1 is nothing and 2 counts as 3."""
    if player.turned:
        return [(3, (2, 3)), *[(size, (size,)) for size in range(4, AREA_MOST + 1)]]
    return [(size, (size,)) for size in range(1, AREA_MOST + 1)]
