"""How the seats met the demands of a quarter."""

from collections.abc import Iterator

from games.numerals import figure_text, roman_numeral
from games.trajan.pieces import QUARTERS
from games.words import Message, Seat
from renderer.engine.layout import Box, Item, Layout, Stamp, Text, text_block
from renderer.engine.lettering import fit_in_lines
from renderer.kit import furniture, seats
from renderer.kit.alt_text import points_of, viewer_first
from renderer.kit.header import CLOSE_UP
from renderer.kit.seat_rows import row_ground
from renderer.kit.styles import CLOSE_UP_FIGURE, RANK_NAMES
from renderer.request import Scene
from renderer.trajan.parts import demand_row
from renderer.trajan.parts.demand_row import penalty
from renderer.trajan.parts.mat_in_words import answer_text
from renderer.trajan.scorings import QuarterDemands

_ROW = 116
_EMBLEM = 56
_NAME = 332
_NAME_LINE = 45
_NAME_LINES = 2
_PENALTY = (96, 66)
_TABLET = (154, 70)


def lay_out(scene: Scene, scoring: QuarterDemands) -> Layout:
    title = scene.words("picture-title-demands")
    moment = scene.words(
        "picture-quarter", quarter=roman_numeral(scoring.quarter), quarters=roman_numeral(QUARTERS)
    )
    rows = CLOSE_UP.rows_below(CLOSE_UP.band_height, len(scene.names), _ROW, 8)
    items = (
        CLOSE_UP.band(),
        *CLOSE_UP.header(title, moment),
        *(item for seat, box in enumerate(rows) for item in _row(scene, scoring, seat, box)),
    )
    return Layout(CLOSE_UP.width, rows[-1].bottom + CLOSE_UP.margin, items)


def _row(scene: Scene, scoring: QuarterDemands, seat: int, box: Box) -> Iterator[Item]:
    """A seat: its demands with their tiles, the points for unmet ones, its points after that."""
    yield from row_ground(seat, box, lit=seat == scene.seat)
    line = box.part(24, 0, box.width - 36, box.height - 4)
    emblem = line.part(0, 0, _EMBLEM, line.height).centred(_EMBLEM, _EMBLEM)
    yield Stamp(seats.emblem, emblem, (seat,))
    name = line.part(_EMBLEM + 14, 0, _NAME, line.height)
    lines, style = fit_in_lines(scene.names[seat], RANK_NAMES, _NAME, _NAME_LINES)
    yield from text_block(lines, style, name, _NAME_LINE, anchor="left")
    left = name.right + 10
    for number, demand in enumerate(scoring.answers(seat)):
        cell = Box(left + number * demand_row.MATCH_WIDTH, line.top, demand_row.MATCH_WIDTH, line.height)
        yield from demand_row.demand_and_answer(demand, cell)
    tablet = line.part(line.width - _TABLET[0], 0, _TABLET[0], line.height).centred(*_TABLET)
    before = Box(tablet.left - _PENALTY[0] - 16, line.top, _PENALTY[0], line.height)
    yield from penalty(scoring.met[seat].points, before.centred(*_PENALTY))
    yield Stamp(furniture.tablet, tablet, (), 1)
    yield Text(figure_text(scoring.after[seat]), CLOSE_UP_FIGURE, tablet)


def sentences(scene: Scene, scoring: QuarterDemands) -> Iterator[Message]:
    yield Message("picture-demands-met", {"quarter": roman_numeral(scoring.quarter)})
    order = viewer_first(scene)
    for seat in order:
        met = tuple(map(answer_text, scoring.answers(seat)))
        points = scoring.met[seat].points
        yield Message("picture-demands-of", {"seat": Seat(seat), "list": met, "points": points})
    yield Message("picture-points-after", {"list": points_of(order, scoring.after)})
