"""How the seats met the demands of a quarter."""

from collections.abc import Iterator

from games.numerals import figure_text, roman_numeral
from games.trajan.pieces import DEMANDS_A_QUARTER, QUARTERS, WILD_DEMAND
from games.trajan.scoring.demands import TRAJAN, DemandState
from games.words import Message, Seat, Words
from renderer.engine.layout import Box, Item, Layout, Stamp, Text, fitted_text, text_block
from renderer.engine.lettering import fit_balanced, fit_in_lines
from renderer.kit import furniture, seats
from renderer.kit.alt_text import points_of, viewer_first
from renderer.kit.header import CLOSE_UP
from renderer.kit.seat_rows import row_ground
from renderer.kit.styles import CLOSE_UP_FIGURE, PHONE_WORDS, RANK_NAMES
from renderer.request import Scene
from renderer.trajan.drawings.demands import demand_tile
from renderer.trajan.parts.demand_row import TILE, answer, penalty
from renderer.trajan.parts.mat_in_words import answer_text
from renderer.trajan.scorings import QuarterDemands

_ROW = 96
_EMBLEM = 56
_NAME = 402
_NAME_LINE = 45
_NAME_LINES = 2
_DEMAND = 130
_POINTS = (150, 190)
_PENALTY = (96, 66)
_TABLET = (154, 70)
_LEGEND = 72


def lay_out(scene: Scene, scoring: QuarterDemands) -> Layout:
    title = scene.words("picture-title-demands")
    moment = scene.words(
        "picture-quarter", quarter=roman_numeral(scoring.quarter), quarters=roman_numeral(QUARTERS)
    )
    wanted = CLOSE_UP.box_below(CLOSE_UP.band_height - 6, _ROW)
    rows = CLOSE_UP.rows_below(wanted.bottom - 6, len(scene.names), _ROW)
    legend = _legend(scoring)
    below = CLOSE_UP.box_below(rows[-1].bottom - 6, _LEGEND if legend else 0)
    items = (
        CLOSE_UP.band(),
        *CLOSE_UP.header(title, moment),
        *_headings(scene, scoring, wanted),
        *(item for seat, box in enumerate(rows) for item in _row(scene, scoring, seat, box)),
        *_legend_items(legend, below, scene.words),
    )
    return Layout(CLOSE_UP.width, (below if legend else rows[-1]).bottom + CLOSE_UP.margin, items)


def _cells(box: Box) -> list[Box]:
    """The name, what met each demand, the points for unmet ones, the points after that."""
    line = box.part(24, 0, box.width - 36, box.height - 4)
    return line.columns_of_widths(_NAME, *[_DEMAND] * DEMANDS_A_QUARTER, *_POINTS)


def _headings(scene: Scene, scoring: QuarterDemands, box: Box) -> Iterator[Item]:
    """The demands, which are the same for all, above what met them."""
    name, *cells, unmet, total = _cells(box)
    lines, style = fit_balanced(scene.words("picture-demands-wanted"), [(PHONE_WORDS[-1], 2)], _NAME - 16)
    yield from text_block(lines, style, name, name.height // 2, "bark", "left")
    for demand, cell in zip(scoring.demands, cells, strict=True):
        yield Stamp(demand_tile, cell.centred(TILE, TILE), (demand,))
    for text, cell in (("picture-demands-unmet", unmet), ("picture-part-total", total)):
        yield fitted_text(scene.words(text), PHONE_WORDS, cell, "bark")


def _row(scene: Scene, scoring: QuarterDemands, seat: int, box: Box) -> Iterator[Item]:
    """A seat: what met each demand, the points for unmet ones, its points after that."""
    yield from row_ground(seat, box, lit=seat == scene.seat)
    line, *cells, unmet, total = _cells(box)
    yield Stamp(seats.emblem, line.part(0, 0, _EMBLEM, line.height).centred(_EMBLEM, _EMBLEM), (seat,))
    name = line.part(_EMBLEM + 14, 0, _NAME - _EMBLEM - 14, line.height)
    lines, style = fit_in_lines(scene.names[seat], RANK_NAMES, name.width, _NAME_LINES)
    yield from text_block(lines, style, name, _NAME_LINE, anchor="left")
    for demand, cell in zip(scoring.answers(seat), cells, strict=True):
        yield answer(demand, cell)
    yield from penalty(scoring.met[seat].points, unmet.centred(*_PENALTY))
    tablet = total.centred(*_TABLET)
    yield Stamp(furniture.tablet, tablet, (), 1)
    yield Text(figure_text(scoring.after[seat]), CLOSE_UP_FIGURE, tablet)


def _legend(scoring: QuarterDemands) -> dict[str, DemandState]:
    """What met a demand, being no tile like it, by the text that explains it."""
    texts = {TRAJAN: "picture-demands-trajan", WILD_DEMAND: "picture-demands-wild"}
    answers = [each for seat in range(len(scoring.met)) for each in scoring.answers(seat)]
    return {texts[each.met_by]: each for each in answers if each.met_by in texts}


def _legend_items(legend: dict[str, DemandState], box: Box, words: Words) -> Iterator[Item]:
    for (text, demand), cell in zip(legend.items(), box.columns(2), strict=False):
        yield answer(demand, cell.part(0, 0, TILE, cell.height))
        room = cell.part(TILE + 12, 0, cell.width - TILE - 24, cell.height)
        yield fitted_text(words(text), PHONE_WORDS, room, "bark", "left")


def sentences(scene: Scene, scoring: QuarterDemands) -> Iterator[Message]:
    yield Message("picture-demands-met", {"quarter": roman_numeral(scoring.quarter)})
    order = viewer_first(scene)
    for seat in order:
        met = tuple(map(answer_text, scoring.answers(seat)))
        points = scoring.met[seat].points
        yield Message("picture-demands-of", {"seat": Seat(seat), "list": met, "points": points})
    yield Message("picture-points-after", {"list": points_of(order, scoring.after)})
