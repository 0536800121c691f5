"""Charts of points over time: a line for each seat, through moments some of which are marked."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from math import ceil
from typing import Any

from msgspec import Struct

from games.numerals import figure_text
from games.words import Message, Seat
from renderer.engine.layout import Box, Item, Layout, Stamp, Text
from renderer.engine.lettering import fit, fit_in_lines
from renderer.engine.pen import Pen, Point
from renderer.kit import furniture, seats
from renderer.kit.alt_text import points_of, viewer_first
from renderer.kit.header import PHONE
from renderer.kit.points import Course
from renderer.kit.styles import CHART_NAMES, PHONE_FIGURE, PHONE_NUMBER, PHONE_WORDS
from renderer.request import History, Scene


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


class ChartPicture(Struct, frozen=True):
    """The chart of a game as a picture of the story so far."""

    when: Callable[[Any], Message]
    """The moment of a view."""

    course: Callable[[History, int], Course]
    """The points over time, from a history and the number of seats."""

    timeline: Callable[[int], Timeline]
    """The moments of a game, from the number of seats."""

    def lay_out(self, scene: Scene) -> Layout:
        """Where everything lies."""
        title, now = scene.words("picture-title-chart"), scene.words.text(self.when(scene.view))
        return chart_layout(scene, title, now, *self._told(scene))

    def sentences(self, scene: Scene) -> Iterator[Message]:
        """The sentences about it: points now, and after each period."""
        yield Message("picture-chart", {"when": self.when(scene.view)})
        yield from chart_sentences(scene, *self._told(scene))

    def _told(self, scene: Scene) -> tuple[Course, Timeline]:
        seats = len(scene.names)
        return self.course(scene.history, seats), self.timeline(seats)


class Scale(Struct, frozen=True):
    """How moments and points become pixels."""

    timeline: Timeline

    least: int
    """The points at the lower edge: 0, or less if somebody had less."""
    most: int
    """The points at the upper edge."""
    step: int
    """The points between two lines."""

    def across(self, moment: int) -> int:
        """How far from the left a moment lies, in pixels."""
        return round(moment * _PLOT.width / self.timeline.last)

    def down(self, points: int) -> int:
        """How far from the top a number of points lies, in pixels."""
        return _PLOT.height - round(_PLOT.height * (points - self.least) / (self.most - self.least))

    def spot(self, moment: int, points: int) -> Box:
        """The box of a mark around its true place."""
        left, top = _PLOT.left + self.across(moment), _PLOT.top + self.down(points)
        return Box(left - _MARK // 2, top - _MARK // 2, _MARK, _MARK)


_MARK = 44
_SMALL_MARK = 38
_VALUES = (PHONE_FIGURE, PHONE_WORDS[-1])
_LINES = 6
_STEPS = (5, 10, 20, 25, 50, 100)
_CURVE = 7
_SHARE = 0.6
_VALUE_HEIGHT = 54
_VALUE_WIDTH = 136
_LABEL_HEIGHT = 56
_LABEL_WIDTH = 100
_NAME_HEIGHT = 150
_NAME_LINE = 50
_MOST_LINES = 3
_LEADER = 4
_FIELD_TOP = PHONE.band_height + PHONE.gap
_PLOT = Box(PHONE.margin + 92, _FIELD_TOP + 40, 618, 560)
_NAMES = Box(_PLOT.right + 72, _PLOT.top - 26, PHONE.width - PHONE.margin - 82 - _PLOT.right, 600)


def chart_layout(scene: Scene, title: str, moment: str, course: Course, timeline: Timeline) -> Layout:
    """Where everything lies on the chart of a course, which may not have reached the timeline's end."""
    scale = _scale(course, timeline)
    below = _LABEL_HEIGHT + len(scene.names) * _VALUE_HEIGHT + 40
    field = PHONE.box_below(PHONE.band_height, _PLOT.bottom + below - _FIELD_TOP)
    items = (
        PHONE.band(),
        Stamp(furniture.slab, field, (), 1),
        Stamp(
            grid,
            _PLOT,
            (scale.most // scale.step, -scale.least // scale.step, timeline.last, timeline.marked),
            1,
        ),
        *_axis(scale),
        *PHONE.header(title, moment),
        *_curves(course, scale),
        *_values(course, timeline, scale),
        *_names(scene, course[-1], scale),
    )
    return Layout(PHONE.width, field.bottom + PHONE.margin, items)


def chart_sentences(scene: Scene, course: Course, timeline: Timeline) -> Iterator[Message]:
    """The sentences about a chart: points now, and after each marked moment, the viewer's first."""
    order = viewer_first(scene)
    yield Message("picture-points", {"list": points_of(order, course[-1][1])})
    marked = [points for moment, points in course if moment in timeline.marked]
    for seat in order if marked else ():
        after = tuple(points[seat] for points in marked)
        yield Message("picture-course", {"seat": Seat(seat), "list": after})


def _scale(course: Course, timeline: Timeline) -> Scale:
    """The scale on which all points of a course find room."""
    least, most = (
        min(0, *(min(points) for _, points in course)),
        max(1, *(max(points) for _, points in course)),
    )
    step = next((step for step in _STEPS if ceil(most / step) - least // step <= _LINES), _STEPS[-1])
    return Scale(timeline, least // step * step, ceil(most / step) * step, step)


def _axis(scale: Scale) -> Iterator[Item]:
    """Points at the left."""
    for points in range(scale.least, scale.most + 1, scale.step):
        label = Box(PHONE.margin + 2, _PLOT.top + scale.down(points) - 25, 78, 50)
        yield Text(figure_text(points), PHONE_NUMBER, label, "umber", "right")


def grid(pen: Pen, above: int, below: int, last: int, marked: Sequence[int]) -> None:
    """Lines across, `above` and `below` that of no points, golden ground before each marked moment.

    Unit: pixels.
    """
    step = pen.width / last
    for moment in marked:
        right = moment * step
        pen.rect(right - step, 0, right, pen.height, "glow")
        pen.line([(right, 0), (right, pen.height)], 3, "gold")
    heights = [min(pen.height * n / (above + below), pen.height - 2) for n in range(above + below + 1)]
    for height in heights:
        pen.line([(0, height), (pen.width, height)], 2, "joint")
    pen.line([(0, heights[above]), (pen.width, heights[above])], 4, "bark")


def _curves(course: Course, scale: Scale) -> Iterator[Item]:
    """The seats' lines at their true places, those of the leading ones above the others, then their marks."""
    order = sorted(range(len(course[-1][1])), key=lambda seat: (course[-1][1][seat], -seat))
    for seat in order:
        line = [(scale.across(moment), scale.down(points[seat])) for moment, points in course]
        heights = [y for _, y in line]
        left, top = line[0][0] - _CURVE, min(heights) - _CURVE
        right, bottom = line[-1][0] + _CURVE, max(heights) + _CURVE
        moved = tuple((x - left, y - top) for x, y in line)
        yield Stamp(curve, _PLOT.part(left, top, right - left, bottom - top), (seat, moved), 1, fine=False)
    for moment, points in course:
        if moment and (moment in scale.timeline.marked or moment == course[-1][0]):
            for seat in order:
                yield Stamp(seats.mark, scale.spot(moment, points[seat]), (seat,))


def curve(pen: Pen, seat: int, line: Sequence[Point]) -> None:
    """A seat's line, half transparent, so that those below it are seen. Unit: pixels."""
    seats.curve(pen, seat, line if len(line) > 1 else [*line, *line], _CURVE)
    pen.fade(_SHARE)


def _values(course: Course, timeline: Timeline, scale: Scale) -> Iterator[Item]:
    """Below each marked moment its label, and the seats with their points then, the best first."""
    reached = dict(course)
    apart = min(
        scale.across(later) - scale.across(sooner) for sooner, later in pairwise((0, *timeline.marked))
    )
    wide, mark, gap = (_VALUE_WIDTH, _MARK, 8) if apart >= _VALUE_WIDTH else (apart - 2, _SMALL_MARK, 4)
    for period in timeline.periods:
        middle = _PLOT.left + scale.across(period.end)
        label = Box(middle - _LABEL_WIDTH // 2, _PLOT.bottom + 14, _LABEL_WIDTH, _LABEL_HEIGHT - 8)
        yield Stamp(furniture.plate, label, ("crimson", "crimson", 8), 1)
        yield Text(period.label, PHONE_NUMBER, label, "marble")
        points = reached.get(period.end, ())
        order = sorted(range(len(points)), key=lambda seat: (-points[seat], seat))
        for number, seat in enumerate(order):
            top = label.bottom + 8 + number * _VALUE_HEIGHT
            box = Box(middle - wide // 2, top, wide, _VALUE_HEIGHT)
            yield Stamp(seats.emblem, box.part(0, 0, mark, box.height).centred(mark, mark), (seat,))
            figure = box.part(mark + gap, 0, box.width - mark - gap, box.height)
            text, style = fit(figure_text(points[seat]), _VALUES, figure.width)
            yield Text(text, style, figure, "ink", "left")


def _names(scene: Scene, now: tuple[int, tuple[int, ...]], scale: Scale) -> Iterator[Item]:
    """Who the lines are: names next to their ends, moved apart where they must, and fine lines leading there.

    Points stand with them unless they stand below, as those at a marked moment do.
    """
    moment, points = now
    is_marked = moment in scale.timeline.marked
    order = sorted(range(len(points)), key=lambda seat: (-points[seat], seat))
    wanted = [_PLOT.top + scale.down(points[seat]) - _NAME_HEIGHT // 2 for seat in order]
    for seat, top in zip(order, _spread(wanted, _NAMES.top, _NAMES.bottom, _NAME_HEIGHT), strict=True):
        box = Box(_NAMES.left, top, _NAMES.width, _NAME_HEIGHT)
        emblem = box.part(0, 0, 52, box.height).centred(_MARK, _MARK)
        yield _leader(seat, scale.spot(moment, points[seat]), emblem)
        yield Stamp(seats.emblem, emblem, (seat,))
        written = "" if is_marked else figure_text(points[seat])
        yield from _name(scene.names[seat], written, box.part(60, 0, box.width - 60, box.height))


def _name(name: str, points: str, box: Box) -> Iterator[Item]:
    """A name in as many lines as it takes, cut where that is too many, above the points."""
    found, style = fit_in_lines(name, CHART_NAMES, box.width, _MOST_LINES - bool(points))
    lines = [(line, style) for line in found]
    lines += [(points, PHONE_FIGURE)] if points else []
    block = box.centred(box.width, len(lines) * _NAME_LINE)
    for (line, set_in), row in zip(lines, block.rows(len(lines)), strict=True):
        yield Text(line, set_in, row, "ink", "left")


def _leader(seat: int, mark: Box, emblem: Box) -> Stamp:
    """What leads from the end of a seat's line to its name."""
    start, end = ((box.left + box.width // 2, box.top + box.height // 2) for box in (mark, emblem))
    left, top = start[0], min(start[1], end[1]) - _LEADER
    box = Box(left, top, end[0] - left, abs(start[1] - end[1]) + 2 * _LEADER)
    line = tuple((x - left, y - top) for x, y in (start, end))
    return Stamp(leader, box, (seat, line), 1, fine=False)


def leader(pen: Pen, seat: int, line: Sequence[Point]) -> None:
    """A fine line in a seat's hue. Unit: pixels."""
    pen.line(line, _LEADER // 2, f"seat{seat}_dark")


def _spread(wanted: Sequence[int], first: int, last: int, high: int) -> list[int]:
    """The nearest tops to those wanted at which nothing overlaps or leaves the field, in pixels."""
    placed: list[int] = []
    for number, top in enumerate(wanted):
        lowest = last - (len(wanted) - number) * high
        placed.append(min(max(top, placed[-1] + high if placed else first), lowest))
    return placed
