"""Points over time: a line for each seat through rounds and scorings."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby, pairwise
from math import ceil

from msgspec import Struct

from games.forum_trajanum.pieces import CYCLES, ROUNDS
from games.words import Message, Seat
from renderer.engine.layout import Box, Item, Layout, Stamp, Text
from renderer.engine.lettering import fitting
from renderer.engine.pen import Pen, Point
from renderer.forum_trajanum.alt_text import points_of, viewer_first, when
from renderer.forum_trajanum.point_sources import SLOTS, course
from renderer.kit import furniture, seats
from renderer.kit.header import LANDSCAPE
from renderer.kit.numerals import numeral
from renderer.kit.styles import LANDSCAPE_FIGURE, LANDSCAPE_NAMES, LANDSCAPE_NUMBER
from renderer.request import Scene

HEIGHT = 900
"""The picture's height in pixels."""

Course = Sequence[tuple[int, tuple[int, ...]]]
"""Slots, and the points of all seats at their ends."""


class Stay(Struct, frozen=True):
    """How long a seat's points stay the same: from the end of a slot to the end of another."""

    seat: int
    points: int
    first: int
    last: int

    def meets(self, other: Stay) -> bool:
        """Whether the two are of one time, or of one seat."""
        return self.seat == other.seat or (self.first <= other.last and other.first <= self.last)


_FIELD = LANDSCAPE.below(LANDSCAPE.band, HEIGHT - LANDSCAPE.band - LANDSCAPE.gap - LANDSCAPE.margin)
_PLOT = Box(_FIELD.left + 96, _FIELD.top + 34, 1040, _FIELD.height - 110)
_NAMES = Box(_PLOT.right + 86, _PLOT.top - 20, _FIELD.right - _PLOT.right - 98, _PLOT.height + 40)
_AXIS = Box(_PLOT.left, _PLOT.bottom + 8, _PLOT.width, 60)
_LINES = 6
_STEPS = (5, 10, 20, 25, 50, 100)
_EMBLEM = 44
_PITCH = _EMBLEM + 2
_LINE = 132
_ASIDE = 9
_LOWEST = 10
_CURVE = 8
_THICK = 10


def lay_out(scene: Scene) -> Layout:
    """Where everything lies on the chart of the story so far."""
    view = scene.view
    players = len(view.players)
    found = course(scene.history, players)
    top = max(*found[-1][1], 1)
    step = next((step for step in _STEPS if top <= step * _LINES), _STEPS[-1])
    most = step * ceil(top / step)
    title = scene.words.say(Message("picture-title-chart"))
    items = (
        LANDSCAPE.bare(),
        Stamp(furniture.slab, _FIELD, (), 1),
        Stamp(grid, _PLOT, (most // step,), 1),
        *_axes(step, most),
        *LANDSCAPE.heading(title, scene.words.say(when(view))),
        *_curves(found, players, most),
        *_names(scene, found[-1][1], most),
    )
    return Layout(LANDSCAPE.width, HEIGHT, items)


def sentences(scene: Scene) -> Iterator[Message]:
    """The sentences about the chart: points now, and after each scoring."""
    found = course(scene.history, len(scene.view.players))
    yield Message("picture-chart", {"when": when(scene.view)})
    order = viewer_first(scene)
    yield Message("picture-points", {"list": points_of(order, found[-1][1])})
    scored = [points for slot, points in found if slot and slot % (ROUNDS + 1) == 0]
    for seat in order if scored else ():
        after = tuple(points[seat] for points in scored)
        yield Message("picture-course", {"seat": Seat(seat), "list": after})


def _across(slot: int) -> int:
    """How far from the left a moment lies, in pixels."""
    return round(slot * _PLOT.width / SLOTS)


def _up(points: int, most: int) -> int:
    """How far from the bottom a number of points lies, in pixels."""
    return round(_PLOT.height * points / most)


def _axes(step: int, most: int) -> Iterator[Item]:
    """Points at the left, rounds below, the cycles under the scorings."""
    for points in range(0, most + 1, step):
        middle = _PLOT.bottom - _up(points, most)
        label = Box(_FIELD.left + 6, middle - 25, _PLOT.left - _FIELD.left - 18, 50)
        yield Text(str(points), LANDSCAPE_NUMBER, label, "umber", "right", essential=True)
    for cycle, box in enumerate(_AXIS.columns(CYCLES), 1):
        yield Text(numeral(cycle), LANDSCAPE_NUMBER, box, "crimson", essential=True)


def grid(pen: Pen, lines: int) -> None:
    """Lines across, and every scoring on a golden ground. Unit: pixels."""
    slot = pen.width / SLOTS
    for cycle in range(1, CYCLES + 1):
        right = cycle * (ROUNDS + 1) * slot
        pen.rect(right - slot, 0, right, pen.height, "glow")
        pen.line([(right, 0), (right, pen.height)], 3, "gold")
    for number in range(lines + 1):
        height = min(pen.height * number / lines, pen.height - 2)
        pen.line([(0, height), (pen.width, height)], 2, "joint")
    pen.line([(0, pen.height - 2), (pen.width, pen.height - 2)], 4, "bark")


def _curves(found: Course, players: int, most: int) -> Iterator[Item]:
    """The seats' lines, the leading ones above the others, with its shape after every scoring and now."""
    order = sorted(range(players), key=lambda seat: (found[-1][1][seat], -seat))
    heights = _heights([stay for seat in order for stay in _stays(found, seat)], most)
    lines = tuple((seat, _line(seat, heights)) for seat in order)
    for start, end in _legs(len(found) - 1):
        yield _leg(start, end, lines)
    placed = _emblems(found, most)
    end = _PLOT.left + _across(found[-1][0])
    for seat, spot in placed[:players]:
        if spot.left > end:
            yield _leader(seat, end, spot)
    for seat, spot in placed:
        yield Stamp(seats.emblem, spot, (seat,), essential=True)


def _leader(seat: int, end: int, spot: Box) -> Stamp:
    """What leads from the end of a line to a shape that has no room there."""
    box = Box(end, spot.top + _EMBLEM // 2 - 2, spot.left - end + _EMBLEM // 2, 4)
    return Stamp(furniture.plain, box, (f"seat{seat}_dark",), 1)


def _legs(last: int) -> Iterator[tuple[int, int]]:
    """From which slot to which the lines are drawn as one piece: the rounds of a cycle, then its scoring."""
    ends = [cycle * (ROUNDS + 1) + slot for cycle in range(CYCLES) for slot in (ROUNDS, ROUNDS + 1)]
    for start, end in pairwise([0, *ends]):
        if start < max(last, 1):
            yield start, min(end, last)


def _leg(start: int, end: int, lines: Sequence[tuple[int, Sequence[Point]]]) -> Stamp:
    """The lines from a slot to another, which go on seamlessly in the legs before and after it."""
    pieces = [(seat, line[start : end + 1]) for seat, line in lines]
    xs, ys = ([round(point[axis]) for _, line in pieces for point in line] for axis in (0, 1))
    is_first, is_last = start == 0, end == len(lines[0][1]) - 1
    left, right = min(xs) - _THICK * is_first, max(xs) + _THICK * is_last
    top, bottom = min(ys) - _THICK, max(ys) + _THICK
    box = _PLOT.part(left, top, right - left, bottom - top)
    moved = tuple((seat, tuple((x - left, y - top) for x, y in line)) for seat, line in pieces)
    return Stamp(curves, box, (moved,), 1, fine=False)


def _stays(found: Course, seat: int) -> Iterator[Stay]:
    """A seat's stays, one after the other."""
    for points, moments in groupby(found, lambda moment: moment[1][seat]):
        slots = [slot for slot, _ in moments]
        yield Stay(seat, points, slots[0], slots[-1])


def _heights(stays: Sequence[Stay], most: int) -> dict[Stay, int]:
    """How far up each stay is drawn, in pixels: by its points, but apart from equal ones of its time.

    So a line that is flat is drawn flat, none ever falls, and none lies above one of more points.
    """
    placed: dict[Stay, int] = {}
    now = [0] * len(seats.SHAPES)
    for _, equal in groupby(sorted(stays, key=_points), _points):
        for stay in sorted(equal, key=lambda stay: (stay.first, now[stay.seat], -stay.last)):
            now[stay.seat] = placed[stay] = _free(stay, placed, most)
    return placed


def _points(stay: Stay) -> int:
    return stay.points


def _free(stay: Stay, placed: Mapping[Stay, int], most: int) -> int:
    """The least height for a stay, those of fewer points having theirs."""
    true = _up(stay.points, most)
    met = {each: height for each, height in placed.items() if stay.meets(each)}
    above = [
        height + min(_ASIDE, true - _up(each.points, most))
        for each, height in met.items()
        if each.points < stay.points
    ]
    equal = [height for each, height in met.items() if each.points == stay.points]
    least = max([true, *above])
    tried = sorted([least, *(height + _ASIDE for height in equal if height + _ASIDE > least)])
    return next(height for height in tried if all(abs(height - other) >= _ASIDE for other in equal))


def _line(seat: int, heights: Mapping[Stay, int]) -> tuple[Point, ...]:
    """The points of a seat's line."""
    stays = sorted((stay for stay in heights if stay.seat == seat), key=_points)
    return tuple(
        (_across(slot), _PLOT.height - heights[stay])
        for stay in stays
        for slot in range(stay.first, stay.last + 1)
    )


def _emblems(found: Course, most: int) -> list[tuple[int, Box]]:
    """Where the seats' shapes lie: now, and after every scoring whose shapes do not touch later ones."""
    placed: list[tuple[int, Box]] = []
    for slot, points in reversed(found):
        if slot and (slot % (ROUNDS + 1) == 0 or not placed):
            there = [each for near in _near(points, most) for each in _row(near, slot, points, most)]
            if not any(box.meets(other) for _, box in there for _, other in placed):
                placed += there
    return placed


def _near(points: Sequence[int], most: int) -> Iterator[list[int]]:
    """The seats from the last one up, those together whose shapes would touch."""
    order = sorted(range(len(points)), key=lambda seat: (points[seat], seat))
    group = order[:1]
    for below, seat in pairwise(order):
        if _middle(points[seat], most) - _middle(points[below], most) >= _PITCH:
            yield group
            group = []
        group.append(seat)
    yield group


def _middle(points: int, most: int) -> int:
    """How far from the bottom the middle of a shape lies, which keeps clear of the writing below."""
    return max(_up(points, most), _LOWEST)


def _row(near: Sequence[int], slot: int, points: Sequence[int], most: int) -> Iterator[tuple[int, Box]]:
    """The shapes of some seats from a moment on, where lines are mostly flat, side by side."""
    wide = _PITCH * len(near)
    left = min(_PLOT.left + _across(slot) - _EMBLEM // 2, _NAMES.left - 12 - wide)
    for number, seat in enumerate(near):
        top = _PLOT.bottom - _middle(points[seat], most) - _EMBLEM // 2
        yield seat, Box(left + number * _PITCH, top, _EMBLEM, _EMBLEM)


def curves(pen: Pen, lines: Sequence[tuple[int, Sequence[Point]]]) -> None:
    """Lines of seats. Unit: pixels."""
    for seat, line in lines:
        seats.curve(pen, seat, line if len(line) > 1 else [*line, *line], _CURVE)


def _names(scene: Scene, points: tuple[int, ...], most: int) -> Iterator[Item]:
    """Who the lines are, beside their ends as nearly as there is room."""
    order = sorted(range(len(points)), key=lambda seat: (-points[seat], seat))
    wanted = [_PLOT.bottom - _up(points[seat], most) - _LINE // 2 for seat in order]
    for seat, top in zip(order, _spread(wanted, _NAMES.top, _NAMES.bottom, _LINE), strict=True):
        box = Box(_NAMES.left, top, _NAMES.width, _LINE)
        yield Stamp(
            seats.emblem, box.part(0, 0, 52, _LINE).centred(_EMBLEM, _EMBLEM), (seat,), essential=True
        )
        text, style = fitting(scene.names[seat], LANDSCAPE_NAMES, box.width - 64)
        above, below = box.part(64, 8, box.width - 64, _LINE - 16).rows(2, 4)
        yield Text(text, style, above, "ink", "left", essential=True)
        yield Text(str(points[seat]), LANDSCAPE_FIGURE, below, "ink", "left", essential=True)


def _spread(wanted: Sequence[int], first: int, last: int, high: int) -> list[int]:
    """The nearest places to those wanted, from above, that do not overlap and lie between two heights."""
    placed: list[int] = []
    for number, top in enumerate(wanted):
        lowest = last - (len(wanted) - number) * high
        placed.append(min(max(top, placed[-1] + high if placed else first), lowest))
    return placed
