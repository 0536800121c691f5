"""Charts of points over time: a line for each seat, through moments some of which are marked."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import ceil

from msgspec import Struct

from games.numerals import figure_text
from games.words import Message, Seat
from renderer.engine.layout import Box, Item, Layout, Stamp, Text
from renderer.engine.lettering import cut_text, first_fitting, width
from renderer.engine.pen import Pen, Point
from renderer.kit import furniture, seats
from renderer.kit.alt_text import points_of, viewer_first
from renderer.kit.header import PHONE
from renderer.kit.points_over_time import Course
from renderer.kit.styles import CHART_NAMES, PHONE_FIGURE, PHONE_NUMBER, PHONE_NUMBERS
from renderer.request import Scene


class Period(Struct, frozen=True):
    """A part of a game whose last moment is marked, as one that ends with a scoring."""

    label: str
    end: int


class Timeline(Struct, frozen=True):
    """The moments of a game from 0, its beginning, to the end of the last period."""

    periods: tuple[Period, ...]

    @property
    def last(self) -> int:
        return self.periods[-1].end

    @property
    def marked(self) -> tuple[int, ...]:
        return tuple(period.end for period in self.periods)


class Scale(Struct, frozen=True):
    """How moments and points become pixels."""

    timeline: Timeline
    least: int
    most: int
    step: int
    """The points between two lines."""

    @property
    def lines_above(self) -> int:
        """The number of lines above that of no points, or above the lower edge if it is higher."""
        return (self.most - max(0, self.least)) // self.step

    @property
    def lines_below(self) -> int:
        """The number of lines below that of no points."""
        return max(0, -self.least) // self.step

    def x_of(self, moment: int) -> int:
        """How far from the left a moment lies, in pixels."""
        return round(moment * PLOT.width / self.timeline.last)

    def y_of(self, points: int) -> int:
        """How far from the top a number of points lies, in pixels."""
        return PLOT.height - round(PLOT.height * (points - self.least) / (self.most - self.least))

    def mark_box(self, moment: int, points: int) -> Box:
        """The box of a mark around its true place."""
        left, top = PLOT.left + self.x_of(moment), PLOT.top + self.y_of(points)
        return Box(left - _MARK // 2, top - _MARK // 2, _MARK, _MARK)


_MARK = 44
_LINES = 6
_STEPS = (5, 10, 20, 25, 50, 100)
_SHARE = 0.6
_VALUE_WIDTH = 136
_AXIS = 70
_LABEL_HEIGHT = 48
_LABEL_WIDTH = 100
_ROW = 128
_ROW_GAP = 6
_NAME_LINE = 62
_HUE = 16
_EMBLEM = 66
_NOW = 150
_LEADER = 4
_FIELD_TOP = PHONE.band_height + PHONE.gap
PLOT = Box(PHONE.margin + 92, _FIELD_TOP + 40, 828, 480)
"""Where the lines run."""

_FIELD_HEIGHT = PLOT.bottom + 14 + _LABEL_HEIGHT + 16 - _FIELD_TOP
_ENDS = Box(PLOT.right + 30, PLOT.top - 20, _MARK, PLOT.height + 28)
_END_NAME = 168


def chart_layout(scene: Scene, title: str, moment: str, course: Course, timeline: Timeline) -> Layout:
    """The layout of the chart of a course, which may be shorter than the timeline."""
    scale = scale_of(course, timeline)
    field = PHONE.box_below(PHONE.band_height, _FIELD_HEIGHT)
    rows = PHONE.rows_below(field.bottom, len(scene.names), _ROW, _ROW_GAP)
    items = (
        PHONE.band(),
        Stamp(furniture.slab, field, (), 1),
        Stamp(grid, PLOT, (scale.lines_above, scale.lines_below, timeline.last, timeline.marked), 1),
        *axis(scale),
        *PHONE.header(title, moment),
        *_curves(course, scale),
        *_labels(timeline, scale),
        *end_items(course[-1], scale, scene.names),
        *_rows(scene, course, scale, rows),
    )
    return Layout(PHONE.width, rows[-1].bottom + PHONE.margin, items)


def chart_sentences(scene: Scene, course: Course, timeline: Timeline) -> Iterator[Message]:
    """The sentences about a chart: points now, and after each marked moment, the viewer's first."""
    order = viewer_first(scene)
    yield Message("picture-points", {"list": points_of(order, course[-1][1])})
    marked = [points for moment, points in course if moment in timeline.marked]
    for seat in order if marked else ():
        after = tuple(points[seat] for points in marked)
        yield Message("picture-course", {"seat": Seat(seat), "list": after})


def scale_of(course: Course, timeline: Timeline, *, from_nought: bool = True) -> Scale:
    """The scale on which all points of a course find room, and no points too, if it is `from_nought`."""
    least = min(min(points) for _, points in course)
    most = max(1, least + 1, *(max(points) for _, points in course))
    if from_nought:
        least = min(0, least)
    step = next((step for step in _STEPS if ceil(most / step) - least // step <= _LINES), _STEPS[-1])
    return Scale(timeline, least // step * step, ceil(most / step) * step, step)


def axis(scale: Scale) -> Iterator[Item]:
    """Points at the left."""
    numbers = range(scale.least, scale.most + 1, scale.step)
    style = first_fitting([figure_text(points) for points in numbers], PHONE_NUMBERS, _AXIS)
    for points in numbers:
        label = Box(PLOT.left - 12 - _AXIS, PLOT.top + scale.y_of(points) - 25, _AXIS, 50)
        yield Text(figure_text(points), style, label, "umber", "right")


def grid(pen: Pen, above: int, below: int, last: int, marked: Sequence[int]) -> None:
    """Lines across, `above` and `below` a strong one, light before marked moments. Unit: pixels."""
    step = pen.width / last
    for moment in marked:
        right = moment * step
        pen.rect(right - step, 0, right, pen.height, "glow")
        pen.line([(right, 0), (right, pen.height)], furniture.FIRM, "sand")
    heights = [min(pen.height * n / (above + below), pen.height - 2) for n in range(above + below + 1)]
    for height in heights:
        pen.line([(0, height), (pen.width, height)], furniture.FINE, "joint")
    pen.line([(0, heights[above]), (pen.width, heights[above])], furniture.FIRM, "bark")


def _curves(course: Course, scale: Scale) -> Iterator[Item]:
    """The seats' lines at their true places, those of the leading ones above the others, then their marks."""
    order = sorted(range(len(course[-1][1])), key=lambda seat: (course[-1][1][seat], -seat))
    for seat in order:
        yield seat_line(seat, course, scale)
    for moment, points in course:
        if moment and (moment in scale.timeline.marked or moment == course[-1][0]):
            for seat in order:
                yield Stamp(seats.mark, scale.mark_box(moment, points[seat]), (seat,))


def seat_line(seat: int, course: Course, scale: Scale, *, is_main: bool = False) -> Stamp:
    """The line of a seat at its true place; `is_main`: the picture is about it."""
    line = [(scale.x_of(moment), scale.y_of(points[seat])) for moment, points in course]
    heights = [y for _, y in line]
    left, top = line[0][0] - furniture.BOLD, min(heights) - furniture.BOLD
    right, bottom = line[-1][0] + furniture.BOLD, max(heights) + furniture.BOLD
    moved = tuple((x - left, y - top) for x, y in line)
    box = PLOT.part(left, top, right - left, bottom - top)
    return Stamp(curve, box, (seat, moved, is_main), 1, fine=False)


def curve(pen: Pen, seat: int, line: Sequence[Point], is_main: bool) -> None:
    """A seat's line, half transparent, so that those below it are seen; the main one is not. Unit: pixels."""
    ends = line if len(line) > 1 else [*line, *line]
    if is_main:
        pen.line(ends, furniture.BOLD + furniture.FIRM, f"seat{seat}")
    else:
        seats.curve(pen, seat, ends, furniture.BOLD)
        pen.fade(_SHARE)


def _labels(timeline: Timeline, scale: Scale) -> Iterator[Item]:
    """Below each marked moment the label of its period."""
    for period in timeline.periods:
        middle = PLOT.left + scale.x_of(period.end)
        label = Box(middle - _LABEL_WIDTH // 2, PLOT.bottom + 14, _LABEL_WIDTH, _LABEL_HEIGHT)
        yield Stamp(furniture.plate, label, ("crimson", "crimson", 8), 1)
        yield Text(period.label, PHONE_NUMBER, label, "marble")


def end_items(now: tuple[int, tuple[int, ...]], scale: Scale, names: Sequence[str]) -> Iterator[Item]:
    """The seats' shapes and names next to the ends of the lines, moved apart, with fine lines to them."""
    moment, points = now
    wanted = [PLOT.top + scale.y_of(points[seat]) - _MARK // 2 for seat in seats_ranked(points)]
    tops = spread_tops(wanted, _ENDS.top, _ENDS.bottom, _MARK + _ROW_GAP)
    for seat, top in zip(seats_ranked(points), tops, strict=True):
        emblem = Box(_ENDS.left, top, _MARK, _MARK)
        yield _leader(seat, scale.mark_box(moment, points[seat]), emblem)
        yield Stamp(seats.emblem, emblem, (seat,))
        label = Box(emblem.right + _ROW_GAP, top, _END_NAME, _MARK)
        short = _short_name(names[seat])
        yield Text(short, CHART_NAMES[-1], label, "ink", "left")


def _short_name(name: str) -> str:
    """The whole name, else its first word, where it finds room at the end of a line."""
    return next((text for text in (name, *name.split()[:1]) if width(text, CHART_NAMES[-1]) <= _END_NAME), "")


def _rows(scene: Scene, course: Course, scale: Scale, boxes: Sequence[Box]) -> Iterator[Item]:
    """A row for each seat, best first, with its points below each marked moment; else now's at the name."""
    moment, points = course[-1]
    style = first_fitting(scene.names, CHART_NAMES, boxes[0].width - _HUE - _EMBLEM - _NOW - 40)
    for seat, box in zip(seats_ranked(points), boxes, strict=True):
        lit = seat == scene.seat
        yield Stamp(furniture.slab, box, ("glow", "brass", 12) if lit else ("marble", "sand", 12), 1)
        yield Stamp(furniture.plain, box.part(0, 0, _HUE, box.height), (f"seat{seat}", 8), 1)
        line = box.part(_HUE + 10, 0, box.width - _HUE - 20, box.height - 4)
        emblem = line.part(0, 0, _EMBLEM, line.height).centred(_EMBLEM, _EMBLEM)
        yield Stamp(seats.emblem, emblem, (seat,))
        upper = line.part(_EMBLEM + 16, 0, line.width - _EMBLEM - 16 - _NOW, _NAME_LINE)
        yield Text(cut_text(scene.names[seat], style, upper.width), style, upper, "ink", "left")
        if moment not in scale.timeline.marked:
            now = Box(upper.right, upper.top, _NOW, upper.height)
            yield Text(figure_text(points[seat]), PHONE_FIGURE, now, "ink", "right")
        yield from _value_items(seat, course, scale, Box(line.left, upper.bottom, line.width, 56))


def seats_ranked(points: Sequence[int]) -> list[int]:
    """The seats, the best one first."""
    return sorted(range(len(points)), key=lambda seat: (-points[seat], seat))


def _value_items(seat: int, course: Course, scale: Scale, line: Box) -> Iterator[Item]:
    """The points of a seat below the marked moments that are reached."""
    reached = dict(course)
    marked = scale.timeline.marked
    apart = [scale.x_of(later) - scale.x_of(sooner) for sooner, later in pairwise((0, *marked))]
    wide = min(_VALUE_WIDTH, *apart)
    for moment in marked:
        if moment in reached:
            box = Box(PLOT.left + scale.x_of(moment) - wide // 2, line.top, wide, line.height)
            yield Text(figure_text(reached[moment][seat]), PHONE_FIGURE, box)


def _leader(seat: int, mark: Box, emblem: Box) -> Stamp:
    """The link from the end of a seat's line to its name."""
    start, end = ((box.left + box.width // 2, box.top + box.height // 2) for box in (mark, emblem))
    left, top = start[0], min(start[1], end[1]) - _LEADER
    box = Box(left, top, end[0] - left, abs(start[1] - end[1]) + 2 * _LEADER)
    line = tuple((x - left, y - top) for x, y in (start, end))
    return Stamp(leader, box, (seat, line), 1, fine=False)


def leader(pen: Pen, seat: int, line: Sequence[Point]) -> None:
    """A fine line in a seat's hue. Unit: pixels."""
    pen.line(line, _LEADER // 2, f"seat{seat}_dark")


def spread_tops(wanted: Sequence[int], first: int, last: int, high: int) -> list[int]:
    """The nearest tops to those wanted at which nothing overlaps or leaves the field, in pixels."""
    placed: list[int] = []
    for number, top in enumerate(wanted):
        lowest = last - (len(wanted) - number) * high
        placed.append(min(max(top, placed[-1] + high if placed else first), lowest))
    return placed
