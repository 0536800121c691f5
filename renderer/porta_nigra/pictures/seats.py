"""What every seat has: points, builder, goods, bricks, elements, its bricks in each building."""

from collections.abc import Iterator

from games.porta_nigra.pieces import BUILDINGS, COLOURS, LAST_ELEMENT, REWARD_EVERY
from games.porta_nigra.state import PortaNigra
from games.words import Message, Words
from renderer.engine.layout import Box, Item, Layout, Stamp, Text, text_block
from renderer.engine.lettering import first_fitting, fit_in_lines
from renderer.kit import furniture, header, pieces
from renderer.kit import seats as signs
from renderer.kit.alt_text import viewer_first
from renderer.kit.furniture import points_tablet
from renderer.kit.header import CLOSE_UP
from renderer.kit.highlights import Spot
from renderer.kit.seat_rows import Figure
from renderer.kit.styles import COLUMN_NAMES, TABLET_POINTS
from renderer.porta_nigra.alt_text import building_title, moment_text, title_and_moment, turn_sentences
from renderer.porta_nigra.drawings.buildings import building_sign, element_sign
from renderer.porta_nigra.drawings.goods import goods
from renderer.porta_nigra.drawings.people import builder_sign
from renderer.porta_nigra.parts.building_in_words import built_sentence
from renderer.porta_nigra.parts.city_in_words import seat_sentences
from renderer.porta_nigra.parts.rewards import progress
from renderer.porta_nigra.parts.stock import KINDS, amount_of
from renderer.porta_nigra.styles import BOARD_FIGURE, BOARD_WORDS, BOARD_ZERO
from renderer.request import Scene

PICTURE = "seats"

_WORDS = 406
_HEAD = CLOSE_UP.box_below(CLOSE_UP.band_height, 266)
_ROW = 58
_GROUP = 12
_SIGN = 50
_EMBLEM = 60
_BADGE = 48
_NAME_LINE = 53
_TABLET = (176, 76)
_HANDLES = 64
_PROGRESS = 108
_PROGRESS_HIGH = 42

BUILDER = "builder"
ELEMENTS = "elements"
GROUPS = ((BUILDER, *KINDS[:4]), COLOURS, (ELEMENTS, *BUILDINGS))
"""The lines from top to bottom: goods, bricks in stock, elements."""


def lay_out(scene: Scene) -> Layout:
    view, words = scene.view, scene.words
    rows = _rows()
    bottom = rows[BUILDINGS[-1]].bottom + 10
    columns = _columns(len(view.players), bottom)
    items = (
        *(item for seat, column in enumerate(columns) for item in _head(scene, seat, column)),
        *_labels(words, rows),
        *(
            item
            for seat, column in enumerate(columns)
            for name, row in rows.items()
            for item in _cell(view, seat, name, Box(column.left, row.top, column.width, row.height))
        ),
    )
    headings = words("picture-title-seats"), words.text(moment_text(view))
    return header.close_up_layout(scene, headings, items, _spots(columns), PICTURE, bottom)


def sentences(scene: Scene) -> Iterator[Message]:
    view = scene.view
    yield title_and_moment(scene, "picture-title-seats")
    yield from turn_sentences(view)
    yield from seat_sentences(view, viewer_first(scene))
    for building in BUILDINGS:
        yield built_sentence(view, scene.words, building)


def _spots(columns: list[Box]) -> dict[str, Spot]:
    """The columns of the seats as spots; their shapes and names say whose they are."""
    return {f"seat-{seat}": Spot(column, room=4, numbered=False) for seat, column in enumerate(columns)}


def _columns(players: int, bottom: int) -> list[Box]:
    field = _HEAD.part(_WORDS, 0, _HEAD.width - _WORDS, bottom - _HEAD.top)
    return field.columns(players, 8)


def _rows() -> dict[str, Box]:
    """Where each line lies, those of a group close together."""
    found: dict[str, Box] = {}
    top = _HEAD.bottom
    for group in GROUPS:
        for name in group:
            found[name] = Box(_HEAD.left, top, _HEAD.width, _ROW)
            top += _ROW
        top += _GROUP
    return found


def _head(scene: Scene, seat: int, column: Box) -> Iterator[Item]:
    """The ground of a column; whose it is, whether it is at turn or start player; its points."""
    look = ("glow", "brass", 10) if seat == scene.seat else ("marble", "sand", 10)
    yield Stamp(furniture.slab, column, look, 1)
    yield Stamp(furniture.plain, column.part(0, 0, column.width, 12), (f"seat{seat}", 6), 1)
    inside = column.part(8, 18, column.width - 16, _HEAD.height - 26)
    badges = pieces.badges(scene.view, seat)
    line = inside.part(0, 0, inside.width, _EMBLEM)
    line = line.centred(_EMBLEM + len(badges) * (_BADGE + 6), line.height)
    yield Stamp(signs.emblem, line.part(0, 0, _EMBLEM, _EMBLEM), (seat,))
    for number, art in enumerate(badges):
        place = line.part(_EMBLEM + 6 + number * (_BADGE + 6), 0, _BADGE, line.height)
        yield Stamp(art, place.centred(_BADGE, _BADGE))
    lines, style = fit_in_lines(scene.names[seat], COLUMN_NAMES, inside.width, 2)
    field = inside.part(0, _EMBLEM + 2, inside.width, 2 * _NAME_LINE)
    yield from text_block(lines, style, field, _NAME_LINE)
    foot = inside.part(0, _EMBLEM + 2 * _NAME_LINE + 4, inside.width, _TABLET[1])
    yield from points_tablet(scene.view.players[seat].points, foot.centred(*_TABLET), TABLET_POINTS, _HANDLES)


def _labels(words: Words, rows: dict[str, Box]) -> Iterator[Item]:
    """What stands in each line: its sign, its name."""
    names = {name: _name_text(words, name) for name in rows}
    room = _WORDS - _SIGN - 24
    style = first_fitting(list(names.values()), BOARD_WORDS, room)
    for name, row in rows.items():
        figure = _figure_for(name)
        sign = row.part(6, 0, _SIGN, row.height).centred(_SIGN, _SIGN)
        yield Stamp(figure.sign, sign, figure.look)
        yield Text(names[name], style, row.part(_SIGN + 18, 0, room, row.height), "ink", "left")


def _name_text(words: Words, name: str) -> str:
    if name in BUILDINGS:
        return building_title(words, name)
    text = words(f"colour-{name}") if name in COLOURS else words(f"picture-row-{name}")
    return text[:1].upper() + text[1:]


def _figure_for(name: str) -> Figure:
    if name in BUILDINGS:
        return Figure(building_sign, 0, (name, "ink", "page"))
    if name == BUILDER:
        return Figure(builder_sign, 0)
    return Figure(element_sign, 0) if name == ELEMENTS else Figure(goods, 0, (name,))


def _cell(view: PortaNigra, seat: int, name: str, cell: Box) -> Iterator[Item]:
    """The entry of a seat in a line: its builder's place, or a number; in a building also the progress."""
    player = view.players[seat]
    yield Stamp(furniture.plain, Box(cell.left + 6, cell.top, cell.width - 12, 2), ("joint",), 1)
    if name == BUILDER:
        if player.quarter:
            yield Stamp(building_sign, cell.centred(_SIGN, _SIGN), (player.quarter,))
    elif name == ELEMENTS:
        built = f"{view.elements_built(seat)}/{LAST_ELEMENT}"
        yield Text(built, BOARD_FIGURE, cell)
    elif name in BUILDINGS:
        number = view.bricks_built(seat, name)
        line = cell.centred(_PROGRESS + 64, cell.height)
        yield _figure(number, line.part(0, 0, 56, line.height))
        bars = line.part(64, 0, _PROGRESS, line.height).centred(_PROGRESS, _PROGRESS_HIGH)
        yield Stamp(progress, bars, (number % REWARD_EVERY,))
    else:
        yield _figure(amount_of(player, name), cell)


def _figure(number: int, box: Box) -> Text:
    """A number; a light zero for nothing."""
    style, colour = (BOARD_FIGURE, "ink") if number else (BOARD_ZERO, "bark")
    return Text(str(number), style, box, colour)
