"""The standings of a cup, from `CupStandings`: a row for each entrant, the best above."""

from collections.abc import Iterator

from msgspec import Struct

from games.numerals import halves_text
from games.words import Message, Seat
from renderer.engine.layout import Box, Item, Layout, Stamp, Text, fitted_text, text_block
from renderer.engine.lettering import fit_in_lines
from renderer.kit import furniture
from renderer.kit.header import PHONE
from renderer.kit.styles import PHONE_FIGURE, PHONE_NUMBER, PHONE_WORDS, RANK_NAMES, TABLET_POINTS
from renderer.request import Scene

_HEADING = 60
_ROW = 92
_BETWEEN = 4
_PLACE = 92
_ROUND, _NARROW_ROUND = 92, 72
"""How wide a round is where there are few, or many."""

_FEW = 5
_TOTAL = 190
_TABLET = (172, 68)
_HANDLES = 60
_NAME_LINES = 2
_NAME_LINE = 42


class CupLine(Struct, frozen=True):
    entrant: int
    """Their number, from 0."""
    place: int | None
    """None: they have dropped out."""
    rounds: tuple[float | None, ...]
    """The table points of each round; None while their table is being played."""
    rests: tuple[int, ...] = ()
    """The rounds, from 1, in which they sit at no table."""

    @property
    def total(self) -> float:
        return sum(points for points in self.rounds if points is not None)


class CupStandings(Struct, frozen=True):
    cup: int
    begun: int
    """How many rounds have begun."""
    lines: tuple[CupLine, ...]
    """The best first."""
    over: bool = False
    group: str = ""
    """The letter of a group; "" of the only one, and of the final."""
    final: bool = False


def lay_out(scene: Scene) -> Layout:
    cup: CupStandings = scene.view
    heading = PHONE.box_below(PHONE.band_height, _HEADING)
    rows = PHONE.rows_below(heading.bottom - PHONE.gap, len(cup.lines), _ROW, _BETWEEN)
    moment = scene.words.text(_moment(cup))
    titles = [Message("picture-title-cup", {"cup": str(cup.cup)}), *_part(cup)]
    title = " · ".join(scene.words.text(each) for each in titles)
    items = (
        PHONE.band(),
        *PHONE.header(title, moment),
        *_headings(scene, heading, len(cup.lines[0].rounds)),
        *(item for line, row in zip(cup.lines, rows, strict=True) for item in _row(scene, line, row, cup)),
    )
    return Layout(PHONE.width, rows[-1].bottom + PHONE.margin, items)


def sentences(scene: Scene) -> Iterator[Message]:
    cup: CupStandings = scene.view
    yield Message("picture-cup", {"cup": str(cup.cup), "moment": _moment(cup)})
    yield from _part(cup)
    for line in cup.lines:
        who, points = Seat(line.entrant), halves_text(line.total)
        if line.place is None:
            yield Message("picture-cup-dropped", {"name": who})
        else:
            yield Message("picture-cup-line", {"place": line.place, "name": who, "points": points})


def _part(cup: CupStandings) -> tuple[Message, ...]:
    """Which group it is, or the final; nothing of the only group."""
    if cup.final:
        return (Message("picture-cup-final"),)
    return (Message("picture-cup-group", {"name": cup.group}),) if cup.group else ()


def _moment(cup: CupStandings) -> Message:
    """Name the round whose standings are shown."""
    if cup.over:
        return Message("picture-cup-over")
    return Message("picture-cup-round", {"n": cup.begun, "rounds": len(cup.lines[0].rounds)})


def _cells(box: Box, rounds: int) -> list[Box]:
    """Place, name, each round, total."""
    wide = _ROUND if rounds <= _FEW else _NARROW_ROUND
    name = box.width - _PLACE - rounds * wide - _TOTAL
    return box.columns_of_widths(_PLACE, name, *[wide] * rounds, _TOTAL)


def _headings(scene: Scene, box: Box, rounds: int) -> Iterator[Item]:
    """The numbers of the rounds, and what the sum is."""
    _, name, *numbers, total = _cells(box, rounds)
    rounds_box = name.part(0, 0, name.width - 12, name.height)
    yield fitted_text(scene.words("picture-cup-rounds"), PHONE_WORDS, rounds_box, "umber", "right", spare=8)
    for number, cell in enumerate(numbers, 1):
        yield Text(str(number), PHONE_NUMBER, cell, "umber")
    yield fitted_text(scene.words("picture-cup-points"), PHONE_WORDS, total, "umber", spare=8)


def _row(scene: Scene, line: CupLine, box: Box, cup: CupStandings) -> Iterator[Item]:
    """Place and name, the points of each round, all points."""
    lit = line.place == 1
    yield Stamp(furniture.slab, box, ("glow", "brass", 12) if lit else ("marble", "sand", 12), 1)
    place, name, *rounds, total = _cells(box.part(0, 0, box.width, box.height - 4), len(line.rounds))
    colour = "ink" if line.place is not None else "bark"
    yield Text("–" if line.place is None else str(line.place), PHONE_FIGURE, place, colour)
    lines, style = fit_in_lines(scene.names[line.entrant], RANK_NAMES, name.width - 12, _NAME_LINES)
    yield from text_block(lines, style, name, _NAME_LINE, colour, "left")
    for number, (points, cell) in enumerate(zip(line.rounds, rounds, strict=True), 1):
        if number <= cup.begun and number not in line.rests:
            shown = "–" if points is None else halves_text(points)
            yield Text(shown, PHONE_NUMBER, cell, "bark" if points is None else colour)
    tablet = total.centred(*_TABLET)
    if line.place is not None:
        yield Stamp(furniture.tablet, tablet, ("gold", "ink") if lit else (), 1)
        yield fitted_text(halves_text(line.total), TABLET_POINTS, tablet, spare=_HANDLES)
