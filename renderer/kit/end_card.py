"""The end of a game: the winner, ranks with points by period, where points came from, tie-breaks."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Any

from msgspec import Struct

from games.game import Standing
from games.numerals import figure_text, roman_numeral
from games.scoring import points_by_source
from games.words import Message, Seat
from renderer.engine.layout import Box, Item, Layout, Stamp, Text, fitted_text, text_block
from renderer.engine.lettering import Style, fit_in_lines
from renderer.kit import furniture, pieces, seats
from renderer.kit.alt_text import points_of, viewer_first
from renderer.kit.chart import Timeline, chart_layout, chart_sentences
from renderer.kit.furniture import points_tablet
from renderer.kit.header import PHONE
from renderer.kit.points_over_time import Course
from renderer.kit.sheet import Cell, Column, SheetLine, sheet_height, sheet_items, sheet_layout
from renderer.kit.styles import (
    PHONE_FIGURE,
    PHONE_NUMBER,
    PHONE_WORDS,
    RANK_NAMES,
    TABLET_POINTS,
    WINNER_NAMES,
    WINNER_POINTS,
)
from renderer.request import History, NothingToShow, Scene

TOTAL = "picture-part-total"
"""The text above the points in all."""

_TIES = "picture-part-ties"

_WINNER = 204
_LAUREL = 164
_HANDLES = 76
_WINNER_LINES = 4
_RANK_LINES = 2
_WINNER_EMBLEM = 96
_WINNER_TABLET = (236, 112)
_HEADING = 64
_ROW = 102
_RANK = 84
_EMBLEM = 66
_PERIOD = 104
_TABLET = (172, 78)
_RANK_HANDLES = 64
_HUE = 16
_LEADING = 1.2
_APART = 4


class EndCard(Struct, frozen=True):
    """The parts of the end card of a game."""

    standing: Callable[[Any], tuple[Standing, ...]]
    """The seats from the winner on, from a view."""
    sources: Mapping[str, SheetLine]
    """The line of every source of points."""
    ties: Mapping[str, SheetLine]
    """The line of every tie-break, in their order; named as the text `picture-place` names them."""
    words_width: int
    """The width of the lines' signs and words, in pixels."""
    timeline: Timeline
    """The periods by which points are shown."""
    course: Callable[[History, int], Course]
    """The points at every moment, from the whole history and the number of seats."""


def end_card_layout(scene: Scene, card: EndCard, title: str, moment: str) -> Layout:
    """The winner, all by rank, sources, tie-breaks where points are equal. Raises NothingToShow."""
    standings, points = _final_standings_and_points(scene, card)
    winners = [each for each in standings if each.rank == 1]
    panels = PHONE.rows_below(PHONE.band_height, len(winners), _WINNER)
    heading = PHONE.box_below(panels[-1].bottom, _HEADING)
    rows = PHONE.rows_below(heading.bottom - PHONE.gap, len(standings), _ROW, 4)
    lines = [*card.sources.values()]
    if max(Counter(each.points for each in standings).values()) > 1 and card.ties:
        lines += [SheetLine(_TIES, kind="heading", starts_group=True), *card.ties.values()]
    field = PHONE.box_below(rows[-1].bottom, sheet_height(lines, named=False))
    columns = [Column(each.seat, _cells(card, each, points[each.seat])) for each in standings]
    gained = _points_by_period(scene, card)
    items = (
        PHONE.band(),
        *PHONE.header(title, moment),
        *(item for each, box in zip(winners, panels, strict=True) for item in _winner(scene, each, box)),
        *_heading(scene, card.timeline, heading),
        *(
            item
            for each, box in zip(standings, rows, strict=True)
            for item in _row(scene, each, gained[each.seat], box)
        ),
        *sheet_items(scene, field, lines, columns, card.words_width, named=False),
    )
    return Layout(PHONE.width, field.bottom + PHONE.margin, items)


def end_card_sentences(scene: Scene, card: EndCard) -> Iterator[Message]:
    """The sentences about the end: ranks first, then points by period and by source.

    The texts `picture-place`, `picture-periods` and `picture-sources` are the game's; their arguments are its
    tie-breaks, points by period and sources. Raises NothingToShow.
    """
    standings, points = _final_standings_and_points(scene, card)
    yield Message("picture-end")
    for each in standings:
        ties = dict(zip(card.ties, each.ties, strict=True))
        yield Message(
            "picture-place", {"rank": each.rank, "seat": Seat(each.seat), "points": each.points, **ties}
        )
    gained = _points_by_period(scene, card)
    for each in standings:
        yield Message("picture-periods", {"seat": Seat(each.seat), "list": tuple(gained[each.seat])})
    for each in standings:
        yield Message("picture-sources", {"seat": Seat(each.seat), **points[each.seat]})


def _final_standings_and_points(
    scene: Scene, card: EndCard
) -> tuple[tuple[Standing, ...], list[dict[str, int]]]:
    """Those at the end of the game."""
    if scene.view.phase:
        raise NothingToShow("the game goes on")
    return standings_and_points(scene, card)


def standings_and_points(scene: Scene, card: EndCard) -> tuple[tuple[Standing, ...], list[dict[str, int]]]:
    """The standings and each seat's points by source, from the whole history. Raises NothingToShow."""
    standings = card.standing(scene.view)
    events = (event for _, event in scene.history)
    points = points_by_source(events, card.sources, len(standings))
    if any(sum(points[each.seat].values()) != each.points for each in standings):
        raise NothingToShow("the story does not tell of all points")
    return standings, points


def _points_by_period(scene: Scene, card: EndCard) -> list[list[int]]:
    course = card.course(scene.history, len(scene.names))
    after = [max(each for each in course if each[0] <= end)[1] for end in card.timeline.marked]
    sums = [(0,) * len(scene.names), *after]
    return [
        [later[seat] - sooner[seat] for sooner, later in pairwise(sums)] for seat in range(len(scene.names))
    ]


def _cells(card: EndCard, each: Standing, points: Mapping[str, int]) -> dict[str, Cell]:
    """Text of a line -> the cell in a seat's column."""
    found = {card.sources[source].text: Cell(number) for source, number in points.items() if number}
    ties = {line.text: Cell(number) for line, number in zip(card.ties.values(), each.ties, strict=True)}
    return {**found, **ties}


def _winner(scene: Scene, each: Standing, box: Box) -> Iterator[Item]:
    """A winner: a laurel around their shape, their name large and whole, their points."""
    yield Stamp(furniture.slab, box, ("glow", "brass", 14), 1)
    yield Stamp(furniture.plain, box.part(0, 0, _HUE, box.height), (f"seat{each.seat}", 8), 1)
    inside = box.part(_HUE + 18, 0, box.width - _HUE - 36, box.height - 4)
    laurel = inside.part(0, 0, _LAUREL, inside.height).centred(_LAUREL, _LAUREL)
    yield Stamp(pieces.laurel, laurel, ("gold", "brass"))
    middle = Box(laurel.left, laurel.top + 10, laurel.width, laurel.height - 10)
    yield Stamp(seats.emblem, middle.centred(_WINNER_EMBLEM, _WINNER_EMBLEM), (each.seat,))
    wide, high = _WINNER_TABLET
    tablet = inside.part(inside.width - wide, 0, wide, inside.height).centred(wide, high)
    yield from points_tablet(each.points, tablet, WINNER_POINTS, _HANDLES, gilded=True)
    field = inside.part(_LAUREL + 20, 0, inside.width - _LAUREL - wide - 36, inside.height)
    yield from _name(scene.names[each.seat], WINNER_NAMES, field, _WINNER_LINES)


def _name(name: str, styles: Sequence[tuple[Style, int]], box: Box, most: int) -> Iterator[Item]:
    """A name, whole in as many lines as it takes, but cut in the last of `most` lines."""
    lines, style = fit_in_lines(name, styles, box.width, most)
    yield from text_block(lines, style, box, round(style.capital * _LEADING + _APART), anchor="left")


def _heading(scene: Scene, timeline: Timeline, box: Box) -> Iterator[Item]:
    """What stands above the points: the periods, and the word for all of them."""
    *periods, total = _figure_boxes(box, len(timeline.periods))
    for period, field in zip(timeline.periods, periods, strict=True):
        yield Stamp(furniture.plate, field.inset(7), ("crimson", "crimson", 8), 1)
        yield Text(period.label, PHONE_NUMBER, field, "marble")
    yield fitted_text(scene.words(TOTAL), PHONE_WORDS, total, "umber", spare=8)


def _row(scene: Scene, each: Standing, gained: Sequence[int], box: Box) -> Iterator[Item]:
    """A seat's rank, shape and name, its points by period and in all; the winner's gilded."""
    lit = each.seat == scene.seat
    yield Stamp(furniture.slab, box, ("glow", "brass", 12) if lit else ("marble", "sand", 12), 1)
    yield Stamp(furniture.plain, box.part(0, 0, _HUE, box.height), (f"seat{each.seat}", 8), 1)
    line = box.part(0, 0, box.width, box.height - 4)
    *periods, total = _figure_boxes(line, len(gained))
    rank, emblem, name = line.part(
        _HUE + 4, 0, periods[0].left - line.left - _HUE - 4, line.height
    ).columns_of_widths(_RANK, _EMBLEM + 14, periods[0].left - line.left - _HUE - _RANK - _EMBLEM - 28)
    yield Text(roman_numeral(each.rank), PHONE_FIGURE, rank, "ink")
    yield Stamp(seats.emblem, emblem.centred(_EMBLEM, _EMBLEM), (each.seat,))
    yield from _name(scene.names[each.seat], RANK_NAMES, name, _RANK_LINES)
    for points, field in zip(gained, periods, strict=True):
        yield Text(figure_text(points) if points else "–", PHONE_FIGURE, field, "ink" if points else "bark")
    tablet = total.centred(*_TABLET)
    yield from points_tablet(each.points, tablet, TABLET_POINTS, _RANK_HANDLES, gilded=each.rank == 1)


def _figure_boxes(box: Box, periods: int) -> list[Box]:
    """The boxes of points in a row: those of the periods, then the total."""
    wide = _TABLET[0]
    right = box.part(box.width - wide - 6 - periods * _PERIOD, 0, periods * _PERIOD, box.height)
    return [*right.columns(periods), Box(right.right, box.top, wide, box.height)]


class EndPicture(Struct, frozen=True):
    """The end of a game, from its card."""

    when: Callable[[Any], Message]
    card: Callable[[Scene], EndCard]

    def lay_out(self, scene: Scene) -> Layout:
        title, now = scene.words("title"), scene.words.text(self.when(scene.view))
        return end_card_layout(scene, self.card(scene), title, now)

    def sentences(self, scene: Scene) -> Iterator[Message]:
        return end_card_sentences(scene, self.card(scene))


class ChartPicture(Struct, frozen=True):
    """The chart of a game as a picture of the story so far, with the timeline and the course of its card."""

    when: Callable[[Any], Message]
    card: Callable[[Scene], EndCard]

    def lay_out(self, scene: Scene) -> Layout:
        title, now = scene.words("picture-title-chart"), scene.words.text(self.when(scene.view))
        return chart_layout(scene, title, now, *self._parts(scene))

    def sentences(self, scene: Scene) -> Iterator[Message]:
        yield Message("picture-chart", {"when": self.when(scene.view)})
        yield from chart_sentences(scene, *self._parts(scene))

    def _parts(self, scene: Scene) -> tuple[Course, Timeline]:
        card = self.card(scene)
        return card.course(scene.history, len(scene.names)), card.timeline


class PointsSheet(Struct, frozen=True):
    """The sheet of a game: the sources that its end card has, those that have brought something."""

    when: Callable[[Any], Message]
    card: Callable[[Scene], EndCard]

    def lay_out(self, scene: Scene) -> Layout:
        """A column for each seat, best first. Raises NothingToShow while nobody has scored."""
        card = self.card(scene)
        standings, points = standings_and_points(scene, card)
        lines = [line for source, line in card.sources.items() if any(each[source] for each in points)]
        if not lines:
            raise NothingToShow("nobody has scored yet")
        columns = [
            Column(
                each.seat,
                {
                    TOTAL: Cell(each.points),
                    **{card.sources[source].text: Cell(n) for source, n in points[each.seat].items() if n},
                },
            )
            for each in standings
        ]
        lines.append(SheetLine(TOTAL, kind="sum", starts_group=True))
        title, now = scene.words("picture-title-points"), scene.words.text(self.when(scene.view))
        return sheet_layout(scene, title, now, lines, columns, card.words_width)

    def sentences(self, scene: Scene) -> Iterator[Message]:
        standings, points = standings_and_points(scene, self.card(scene))
        order = viewer_first(scene)
        totals = [each.points for each in sorted(standings, key=lambda each: each.seat)]
        yield Message("picture-points", {"list": points_of(order, totals)})
        for seat in order:
            yield Message("picture-sources", {"seat": Seat(seat), **points[seat]})
