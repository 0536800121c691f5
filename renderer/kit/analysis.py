"""How the seats of a finished game have played, and one seat's turning points and losses by part."""

from bisect import bisect_right
from collections.abc import Iterator, Sequence

from games.agents.analysis_text import parts_text, points_lost_by_part
from games.agents.judged import SeatAnalysis
from games.numerals import figure_text, round_half_away
from games.words import Message, Seat
from renderer.engine.layout import Box, Item, Layout, Stamp, Text, fitted_text, moved_down, text_block
from renderer.engine.lettering import capitalised, cut_text, first_fitting, fit_in_lines, width
from renderer.engine.pen import Pen
from renderer.kit import furniture, seats
from renderer.kit.alt_text import sentence_of_list, viewer_first
from renderer.kit.chart import (
    PLOT,
    Period,
    Scale,
    Timeline,
    axis,
    end_items,
    grid,
    scale_of,
    seat_line,
    seats_ranked,
    spread_tops,
)
from renderer.kit.furniture import points_tablet
from renderer.kit.header import PHONE
from renderer.kit.points_over_time import Course
from renderer.kit.styles import PHONE_FIGURE, PHONE_NUMBER, PHONE_WORDS, RANK_NAMES, TABLET_POINTS
from renderer.request import NothingToShow, Scene

_HEADING = 64
_LABEL = Box(0, 0, 64, 52)
_LANE = 84
_LINE = 50
_SIGN = 44
_ROW = 102
_NAME_LINES = 2
_NAME_LINE = 47
_HUE = 16
_EMBLEM = 62
_LOST = 230
_TABLET = (172, 72)
_HANDLES = 60
_PART = 62
_PART_WIDTH = 800
_FIGURE_WIDTH = 110


def lay_out(scene: Scene) -> Layout:
    plays, own = _all_and_own_analysis(scene)
    course = _course(plays, own)
    turns = _turning_points(plays, own)
    periods = (*(Period(str(n), at) for n, at in turns), Period("", course[-1][0]))
    scale = scale_of(course, Timeline(periods), from_nought=False)
    down = _HEADING
    high = PLOT.bottom + down + _LANE + _LINE * bool(turns)
    field = PHONE.box_below(PHONE.band_height, high - PHONE.band_height - PHONE.gap)
    rows = PHONE.rows_below(field.bottom + _HEADING, len(plays), _ROW, 4)
    parts = [(part, number) for part, number in points_lost_by_part(own, scene.words) if number > 0]
    bars = PHONE.box_below(rows[-1].bottom, _HEADING + len(parts) * _PART + 12)
    bottom = bars.bottom if parts else rows[-1].bottom
    chart = [
        Stamp(
            grid, PLOT, (scale.lines_above, scale.lines_below, course[-1][0], tuple(at for _, at in turns)), 1
        ),
        *axis(scale),
        *_lines(course, own.seat, turns, scale),
        *_numbers(turns, scale),
        *end_items(course[-1], scale, scene.names),
    ]
    items = (
        PHONE.band(),
        *PHONE.header(scene.words("picture-title-analysis"), scene.names[own.seat], own.seat),
        Stamp(furniture.slab, field, (), 1),
        *_words_of_chart(scene, field, own),
        *(moved_down(item, down) for item in chart),
        *_columns(scene, Box(field.left, field.bottom + PHONE.gap, field.width, _HEADING)),
        *(
            item
            for seat, row in zip(seats_ranked([each.points for each in plays]), rows, strict=True)
            for item in _row(scene, plays[seat], row, lit=seat == own.seat)
        ),
        *(_bars(scene, own.seat, parts, bars) if parts else ()),
    )
    return Layout(PHONE.width, bottom + PHONE.margin, items)


def sentences(scene: Scene) -> Iterator[Message]:
    plays, own = _all_and_own_analysis(scene)
    course, whose = _course(plays, own), Seat(own.seat)
    yield Message("picture-analysis", {"seat": whose})
    for seat in viewer_first(scene):
        yield Message(
            "picture-analysis-seat",
            {
                "seat": Seat(seat),
                "points": plays[seat].points,
                "lost": round_half_away(plays[seat].lost),
                "shown": _seat_on_chart(own) if seat == own.seat else "points",
                "first": course[0][1][seat],
                "last": course[-2][1][seat],
            },
        )
    points = tuple(
        Message(
            "picture-analysis-turn",
            {
                "n": n,
                "turn": bisect_right(own.rows, turn.row),
                "turns": len(own.rows),
                "lost": round_half_away(turn.lost),
            },
        )
        for n, turn in enumerate(own.turning_points, 1)
    )
    yield from sentence_of_list("picture-analysis-turns", points, seat=whose)
    parts = parts_text(own, scene.words)
    yield from sentence_of_list("picture-analysis-parts", parts, seat=whose)


def _all_and_own_analysis(scene: Scene) -> tuple[Sequence[SeatAnalysis], SeatAnalysis]:
    """The analyses of all seats, and that of this seat. Raises NothingToShow where no seat had a turn."""
    plays: Sequence[SeatAnalysis] = scene.view
    if not any(each.rows for each in plays):
        raise NothingToShow("no seat had a turn")
    return plays, plays[scene.seat or 0]


def _turn_rows(plays: Sequence[SeatAnalysis]) -> list[int]:
    """The rows with which the turns of all seats began, in order."""
    return sorted({row for each in plays for row in each.rows})


def _course(plays: Sequence[SeatAnalysis], own: SeatAnalysis) -> Course:
    """Before every turn a seat's expected result and the others' points; at last the results, if it ended."""
    shown = [each.expected if each is own else each.scored for each in plays]
    now = [float(values[0] if values else each.points) for each, values in zip(plays, shown, strict=True)]
    at = [dict(zip(each.rows, values, strict=True)) for each, values in zip(plays, shown, strict=True)]
    course: list[tuple[int, tuple[int, ...]]] = []
    for moment, row in enumerate(_turn_rows(plays)):
        now = [expected.get(row, before) for expected, before in zip(at, now, strict=True)]
        course.append((moment, tuple(map(round_half_away, now))))
    end = [
        round_half_away(before) if each.stopped and each is own else each.points
        for each, before in zip(plays, now, strict=True)
    ]
    return [*course, (len(course), tuple(end))]


def _turning_points(plays: Sequence[SeatAnalysis], own: SeatAnalysis) -> list[tuple[int, int]]:
    """The numbers of a seat's costliest turns, and their moments."""
    order = _turn_rows(plays)
    return [
        (number, order.index(max(row for row in own.rows if row <= turn.row)))
        for number, turn in enumerate(own.turning_points, 1)
    ]


def _seat_on_chart(play: SeatAnalysis) -> str:
    """A seat on the chart: the worth of its positions, or points to be expected."""
    return "expected" if play.spread else "worth"


def _words_of_chart(scene: Scene, field: Box, own: SeatAnalysis) -> Iterator[Item]:
    """What the lines are, above; what the numbers are, below."""
    box = field.part(20, 12, field.width - 40, _HEADING)
    sign = box.part(0, 0, _SIGN, box.height).centred(_SIGN, _SIGN)
    yield Stamp(seats.emblem, sign, (own.seat,))
    lines = {
        f"picture-analysis-{_seat_on_chart(own)}": box.part(_SIGN + 12, 0, box.width - _SIGN - 12, box.height)
    }
    if own.costliest:
        lines["picture-analysis-numbers"] = box.part(0, field.height - _LINE - 20, box.width, _LINE)
    for text, line in lines.items():
        yield fitted_text(scene.words(text), PHONE_WORDS, line, "umber", "left")


def _lines(course: Course, own: int, turns: Sequence[tuple[int, int]], scale: Scale) -> Iterator[Item]:
    """The lines of the seats, the own one above the others with its turning points."""
    for seat in sorted(range(len(course[0][1])), key=lambda seat: seat == own):
        yield seat_line(seat, course, scale, is_main=seat == own)
    for _, moment in turns:
        yield Stamp(seats.mark, scale.mark_box(moment, course[moment][1][own]), (own,))


def _numbers(turns: Sequence[tuple[int, int]], scale: Scale) -> Iterator[Item]:
    """Below the chart the numbers of the turning points, moved apart where they must."""
    wide, high = _LABEL.width, _LABEL.height
    wanted = [PLOT.left + scale.x_of(moment) - wide // 2 for _, moment in turns]
    lefts = spread_tops(wanted, PLOT.left - 30, PLOT.right + 60, wide + 8)
    for (number, _), left in zip(turns, lefts, strict=True):
        label = Box(left, PLOT.bottom + 24, wide, high)
        yield Stamp(furniture.plate, label, ("crimson", "crimson", 8), 1)
        yield Text(str(number), PHONE_NUMBER, label, "marble")


def _columns(scene: Scene, box: Box) -> Iterator[Item]:
    *_, lost, total = _cells(box)
    for text, cell in (("picture-analysis-lost", lost), ("picture-analysis-points", total)):
        yield fitted_text(scene.words(text), PHONE_WORDS, cell, "umber", spare=8)


def _cells(box: Box) -> list[Box]:
    """Emblem, name, what was given away, points."""
    total = _TABLET[0] + 16
    name = box.width - _HUE - _EMBLEM - 28 - _LOST - total
    return box.part(_HUE, 0, box.width - _HUE, box.height).columns_of_widths(_EMBLEM + 28, name, _LOST, total)


def _row(scene: Scene, play: SeatAnalysis, box: Box, *, lit: bool) -> Iterator[Item]:
    """A seat's shape and name, what it gave away, its points."""
    yield Stamp(furniture.slab, box, ("glow", "brass", 12) if lit else ("marble", "sand", 12), 1)
    yield Stamp(furniture.plain, box.part(0, 0, _HUE, box.height), (f"seat{play.seat}", 8), 1)
    emblem, name, lost, total = _cells(box.part(0, 0, box.width, box.height - 4))
    yield Stamp(seats.emblem, emblem.centred(_EMBLEM, _EMBLEM), (play.seat,))
    lines, style = fit_in_lines(scene.names[play.seat], RANK_NAMES, name.width - 8, _NAME_LINES)
    yield from text_block(lines, style, name, _NAME_LINE, anchor="left")
    yield Text(figure_text(-round_half_away(play.lost)), PHONE_FIGURE, lost, "ink")
    yield from points_tablet(play.points, total.centred(*_TABLET), TABLET_POINTS, _HANDLES)


def _bars(scene: Scene, seat: int, parts: Sequence[tuple[str, int]], box: Box) -> Iterator[Item]:
    """The losses by part: a bar for each, the longest above, the rest below."""
    yield Stamp(furniture.slab, box, (), 1)
    heading = box.part(20, 0, box.width - 40, _HEADING)
    yield fitted_text(scene.words("picture-analysis-against"), PHONE_WORDS, heading, "umber", "left")
    names = [capitalised(scene.words(part)) for part, _ in parts]
    style = first_fitting(names, PHONE_WORDS, _PART_WIDTH)
    most, words_width = (
        max(number for _, number in parts),
        min(_PART_WIDTH, max(width(name, style) for name in names)) + 30,
    )
    rows = box.part(20, _HEADING, box.width - 40, len(parts) * _PART).rows(len(parts))
    for (_, number), name, row in zip(parts, names, rows, strict=True):
        words, room, figure = row.columns_of_widths(
            words_width, row.width - words_width - _FIGURE_WIDTH, _FIGURE_WIDTH
        )
        yield Text(cut_text(name, style, _PART_WIDTH), style, words, "ink", "left")
        wide = max(12, room.width * number // most)
        yield Stamp(bar, room.part(0, 10, wide, room.height - 20), (seat,), 1, fine=False)
        yield Text(figure_text(number), PHONE_FIGURE, figure, "ink", "right")


def bar(pen: Pen, seat: int, fill: str = "") -> None:
    """A bar in a seat's hue, or filled with another one, with a dark edge. Unit: pixels."""
    pen.rect(0, 0, pen.width, pen.height, f"seat{seat}_dark")
    pen.rect(3, 3, pen.width - 3, pen.height - 3, fill or f"seat{seat}")
