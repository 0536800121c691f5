"""Charts of points over time: a line for each seat, through moments some of which are marked."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby, pairwise
from math import ceil

from msgspec import Struct

from games.words import Message, Seat
from renderer.engine.layout import Box, Item, Layout, Stamp, Text
from renderer.engine.lettering import fit
from renderer.engine.pen import Pen, Point
from renderer.kit import furniture, seats
from renderer.kit.alt_text import points_of, viewer_first
from renderer.kit.header import LANDSCAPE
from renderer.kit.points import Course
from renderer.kit.styles import LANDSCAPE_FIGURE, LANDSCAPE_NAMES, LANDSCAPE_NUMBER
from renderer.request import Scene

HEIGHT = 900
"""The picture's height in pixels."""


class Period(Struct, frozen=True):
    """A part of a game whose last moment is marked, as one that ends with a scoring."""

    label: str
    """Stands below the period."""

    end: int
    """Its last moment."""


class Timeline(Struct, frozen=True):
    """The moments of a game from 0, its beginning, to the end of the last period."""

    periods: tuple[Period, ...]

    @property
    def last(self) -> int:
        """The last moment."""
        return self.periods[-1].end

    @property
    def marked(self) -> tuple[int, ...]:
        """The moments that are marked."""
        return tuple(period.end for period in self.periods)


class Stay(Struct, frozen=True):
    """How long a seat's points stay the same: from a moment to another."""

    seat: int
    points: int
    first: int
    last: int

    def meets(self, other: Stay) -> bool:
        """Whether the two are of one time, or of one seat."""
        return self.seat == other.seat or (self.first <= other.last and other.first <= self.last)


class Scale(Struct, frozen=True):
    """How moments and points become pixels."""

    timeline: Timeline

    most: int
    """The points at the upper edge."""

    def across(self, moment: int) -> int:
        """How far from the left a moment lies, in pixels."""
        return round(moment * _PLOT.width / self.timeline.last)

    def up(self, points: int) -> int:
        """How far from the bottom a number of points lies, in pixels."""
        return round(_PLOT.height * points / self.most)

    def emblem_up(self, points: int) -> int:
        """How far from the bottom the middle of a seat's shape lies, clear of the writing below."""
        return max(self.up(points), _LOWEST)


_FIELD = LANDSCAPE.box_below(
    LANDSCAPE.band_height, HEIGHT - LANDSCAPE.band_height - LANDSCAPE.gap - LANDSCAPE.margin
)
_PLOT = Box(_FIELD.left + 96, _FIELD.top + 34, 1040, _FIELD.height - 110)
_NAMES = Box(_PLOT.right + 86, _PLOT.top - 20, _FIELD.right - _PLOT.right - 98, _PLOT.height + 40)
_AXIS = Box(_PLOT.left, _PLOT.bottom + 8, _PLOT.width, 60)
_LINES = 6
_STEPS = (5, 10, 20, 25, 50, 100)
_EMBLEM = 44
_PITCH = _EMBLEM + 2
_NAME_HEIGHT = 132
_ASIDE = 9
_LOWEST = 10
_CURVE = 8
_THICK = 10


def chart_layout(scene: Scene, title: str, moment: str, course: Course, timeline: Timeline) -> Layout:
    """Where everything lies on the chart of a course, which may not have reached the timeline's end."""
    now = course[-1][1]
    top = max(*now, 1)
    step = next((step for step in _STEPS if top <= step * _LINES), _STEPS[-1])
    scale = Scale(timeline, step * ceil(top / step))
    items = (
        LANDSCAPE.band(),
        Stamp(furniture.slab, _FIELD, (), 1),
        Stamp(grid, _PLOT, (scale.most // step, timeline.last, timeline.marked), 1),
        *_axes(step, scale),
        *LANDSCAPE.header(title, moment),
        *_curves(course, len(now), scale),
        *_names(scene, now, scale),
    )
    return Layout(LANDSCAPE.width, HEIGHT, items)


def chart_sentences(scene: Scene, course: Course, timeline: Timeline) -> Iterator[Message]:
    """The sentences about a chart: points now, and after each marked moment, the viewer's first."""
    order = viewer_first(scene)
    yield Message("picture-points", {"list": points_of(order, course[-1][1])})
    marked = [points for moment, points in course if moment in timeline.marked]
    for seat in order if marked else ():
        after = tuple(points[seat] for points in marked)
        yield Message("picture-course", {"seat": Seat(seat), "list": after})


def _axes(step: int, scale: Scale) -> Iterator[Item]:
    """Points at the left, the labels of periods below."""
    for points in range(0, scale.most + 1, step):
        middle = _PLOT.bottom - scale.up(points)
        label = Box(_FIELD.left + 6, middle - 25, _PLOT.left - _FIELD.left - 18, 50)
        yield Text(str(points), LANDSCAPE_NUMBER, label, "umber", "right", essential=True)
    starts = (0, *scale.timeline.marked)
    widths = [(end - start) * _AXIS.width // scale.timeline.last for start, end in pairwise(starts)]
    for period, box in zip(scale.timeline.periods, _AXIS.split(*widths), strict=True):
        yield Text(period.label, LANDSCAPE_NUMBER, box, "crimson", essential=True)


def grid(pen: Pen, lines: int, last: int, marked: Sequence[int]) -> None:
    """Lines across, and a golden ground before each marked moment. Unit: pixels."""
    step = pen.width / last
    for moment in marked:
        right = moment * step
        pen.rect(right - step, 0, right, pen.height, "glow")
        pen.line([(right, 0), (right, pen.height)], 3, "gold")
    for number in range(lines + 1):
        height = min(pen.height * number / lines, pen.height - 2)
        pen.line([(0, height), (pen.width, height)], 2, "joint")
    pen.line([(0, pen.height - 2), (pen.width, pen.height - 2)], 4, "bark")


def _curves(course: Course, players: int, scale: Scale) -> Iterator[Item]:
    """The seats' lines, the leading ones above the others, with its shape at every marked moment and now."""
    order = sorted(range(players), key=lambda seat: (course[-1][1][seat], -seat))
    heights = _heights([stay for seat in order for stay in _stays(course, seat)], scale)
    lines = tuple((seat, _line(seat, heights, scale)) for seat in order)
    for start, end in _legs(len(course) - 1, scale.timeline):
        yield _leg(start, end, lines)
    placed = _emblems(course, scale)
    end = _PLOT.left + scale.across(course[-1][0])
    for seat, spot in placed[:players]:
        if spot.left > end:
            yield _leader(seat, end, spot)
    for seat, spot in placed:
        yield Stamp(seats.emblem, spot, (seat,), essential=True)


def _leader(seat: int, end: int, spot: Box) -> Stamp:
    """What leads from the end of a line to a shape that has no room there."""
    box = Box(end, spot.top + _EMBLEM // 2 - 2, spot.left - end + _EMBLEM // 2, 4)
    return Stamp(furniture.plain, box, (f"seat{seat}_dark",), 1)


def _legs(last: int, timeline: Timeline) -> Iterator[tuple[int, int]]:
    """The moments between which lines are drawn as one piece: a period up to its last step, that step."""
    ends = sorted({moment - back for moment in timeline.marked for back in (0, 1)} - {0})
    for start, end in pairwise([0, *ends]):
        if start < max(last, 1):
            yield start, min(end, last)


def _leg(start: int, end: int, lines: Sequence[tuple[int, Sequence[Point]]]) -> Stamp:
    """The lines from a moment to another, which go on seamlessly in the legs before and after it."""
    pieces = [(seat, line[start : end + 1]) for seat, line in lines]
    xs, ys = ([round(point[axis]) for _, line in pieces for point in line] for axis in (0, 1))
    is_first, is_last = start == 0, end == len(lines[0][1]) - 1
    left, right = min(xs) - _THICK * is_first, max(xs) + _THICK * is_last
    top, bottom = min(ys) - _THICK, max(ys) + _THICK
    box = _PLOT.part(left, top, right - left, bottom - top)
    moved = tuple((seat, tuple((x - left, y - top) for x, y in line)) for seat, line in pieces)
    return Stamp(curves, box, (moved,), 1, fine=False)


def _stays(course: Course, seat: int) -> Iterator[Stay]:
    """A seat's stays, one after the other."""
    for points, same in groupby(course, lambda moment: moment[1][seat]):
        moments = [moment for moment, _ in same]
        yield Stay(seat, points, moments[0], moments[-1])


def _heights(stays: Sequence[Stay], scale: Scale) -> dict[Stay, int]:
    """How far up each stay is drawn, in pixels: by its points, but apart from equal ones of its time.

    So a line that is flat is drawn flat, none ever falls, and none lies above one of more points.
    """
    placed: dict[Stay, int] = {}
    now = [0] * len(seats.SHAPES)
    for _, equal in groupby(sorted(stays, key=_points), _points):
        for stay in sorted(equal, key=lambda stay: (stay.first, now[stay.seat], -stay.last)):
            now[stay.seat] = placed[stay] = _free(stay, placed, scale)
    return placed


def _points(stay: Stay) -> int:
    return stay.points


def _free(stay: Stay, placed: Mapping[Stay, int], scale: Scale) -> int:
    """The least height for a stay, those of fewer points having theirs."""
    true = scale.up(stay.points)
    met = {each: height for each, height in placed.items() if stay.meets(each)}
    above = [
        height + min(_ASIDE, true - scale.up(each.points))
        for each, height in met.items()
        if each.points < stay.points
    ]
    equal = [height for each, height in met.items() if each.points == stay.points]
    least = max([true, *above])
    tried = sorted([least, *(height + _ASIDE for height in equal if height + _ASIDE > least)])
    return next(height for height in tried if all(abs(height - other) >= _ASIDE for other in equal))


def _line(seat: int, heights: Mapping[Stay, int], scale: Scale) -> tuple[Point, ...]:
    """The points of a seat's line."""
    stays = sorted((stay for stay in heights if stay.seat == seat), key=_points)
    return tuple(
        (scale.across(moment), _PLOT.height - heights[stay])
        for stay in stays
        for moment in range(stay.first, stay.last + 1)
    )


def _emblems(course: Course, scale: Scale) -> list[tuple[int, Box]]:
    """Where the seats' shapes lie: now, and at every marked moment whose shapes do not touch later ones."""
    placed: list[tuple[int, Box]] = []
    for moment, points in reversed(course):
        if moment and (moment in scale.timeline.marked or not placed):
            groups = _touching(points, scale)
            there = [each for group in groups for each in _row(group, moment, points, scale)]
            if not any(box.meets(other) for _, box in there for _, other in placed):
                placed += there
    return placed


def _touching(points: Sequence[int], scale: Scale) -> Iterator[list[int]]:
    """The seats from the last one up, those together whose shapes would touch."""
    order = sorted(range(len(points)), key=lambda seat: (points[seat], seat))
    group = order[:1]
    for below, seat in pairwise(order):
        if scale.emblem_up(points[seat]) - scale.emblem_up(points[below]) >= _PITCH:
            yield group
            group = []
        group.append(seat)
    yield group


def _row(group: Sequence[int], moment: int, points: Sequence[int], scale: Scale) -> Iterator[tuple[int, Box]]:
    """The shapes of some seats from a moment on, where lines are mostly flat, side by side."""
    wide = _PITCH * len(group)
    left = min(_PLOT.left + scale.across(moment) - _EMBLEM // 2, _NAMES.left - 12 - wide)
    for number, seat in enumerate(group):
        top = _PLOT.bottom - scale.emblem_up(points[seat]) - _EMBLEM // 2
        yield seat, Box(left + number * _PITCH, top, _EMBLEM, _EMBLEM)


def curves(pen: Pen, lines: Sequence[tuple[int, Sequence[Point]]]) -> None:
    """Lines of seats. Unit: pixels."""
    for seat, line in lines:
        seats.curve(pen, seat, line if len(line) > 1 else [*line, *line], _CURVE)


def _names(scene: Scene, points: tuple[int, ...], scale: Scale) -> Iterator[Item]:
    """Who the lines are, beside their ends as nearly as there is room."""
    order = sorted(range(len(points)), key=lambda seat: (-points[seat], seat))
    wanted = [_PLOT.bottom - scale.up(points[seat]) - _NAME_HEIGHT // 2 for seat in order]
    for seat, top in zip(order, _spread(wanted, _NAMES.top, _NAMES.bottom, _NAME_HEIGHT), strict=True):
        box = Box(_NAMES.left, top, _NAMES.width, _NAME_HEIGHT)
        yield Stamp(
            seats.emblem, box.part(0, 0, 52, _NAME_HEIGHT).centred(_EMBLEM, _EMBLEM), (seat,), essential=True
        )
        text, style = fit(scene.names[seat], LANDSCAPE_NAMES, box.width - 64)
        above, below = box.part(64, 8, box.width - 64, _NAME_HEIGHT - 16).rows(2, 4)
        yield Text(text, style, above, "ink", "left", essential=True)
        yield Text(str(points[seat]), LANDSCAPE_FIGURE, below, "ink", "left", essential=True)


def _spread(wanted: Sequence[int], first: int, last: int, high: int) -> list[int]:
    """The nearest tops to those wanted at which nothing overlaps or leaves the field, in pixels."""
    placed: list[int] = []
    for number, top in enumerate(wanted):
        lowest = last - (len(wanted) - number) * high
        placed.append(min(max(top, placed[-1] + high if placed else first), lowest))
    return placed
