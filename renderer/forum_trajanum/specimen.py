"""One sheet with every colour, sign, piece, state and size of type, to look at after a change."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from msgspec import Struct

from games.forum_trajanum.effects import BENEFITS, SECOND_CITIZENS
from games.forum_trajanum.pieces import CLASSES, COLOURS, CYCLES, GRAYS, STRUCTURES, TILES
from renderer.engine.layout import Box, Item, Layout, Stamp, Text
from renderer.engine.lettering import DISPLAY, TEXT, Style, cut, width
from renderer.engine.palette import RGB
from renderer.engine.pen import Art, Pen
from renderer.forum_trajanum import styles
from renderer.forum_trajanum.drawings import (
    goods,
    monuments,
    mosaic,
    people,
    signs,
    spaces,
    streets,
    tasks,
    tiles,
    tokens,
    tracks,
)
from renderer.forum_trajanum.effect_signs import ABILITIES, brief_signs_of, signs_of
from renderer.forum_trajanum.palette import PALETTE
from renderer.forum_trajanum.symbols import SYMBOLS, draw_symbol
from renderer.forum_trajanum.timeline import TIMELINE
from renderer.kit import actions, chart, furniture, pieces, seats
from renderer.kit import styles as kit_styles
from renderer.tools.colour_vision import VIEWS, contrast, simulated

WIDTH = 1600
_MARGIN = 24
_GAP = 14
_HEADING = Style(DISPLAY, 26, 700)
_LABEL = Style(TEXT, 12, 500, 75)
_LABEL_ROOM = 24
_HEADING_ROOM = 58
_SEATS = range(len(seats.SHAPES))
_SMALL: Mapping[str, tuple[Art, tuple[str, ...]]] = {
    "ship": (monuments.ship, ()),
    "crane": (monuments.crane, ("ink", "marble")),
    "start player": (pieces.start_player, ()),
    "at turn": (pieces.turn_pointer, ()),
    "cypress": (goods.cypress, ()),
    "Trajan": (goods.trajan, ()),
    "area": (goods.area, ()),
    "area bonus": (goods.area_bonus, ()),
    "envoy": (people.envoy, ()),
    "citizens": (people.citizens, ()),
    "laurel": (pieces.laurel, ()),
    "amphora": (people.amphora, ()),
    "hammer": (people.hammer, ()),
    "nothing": (actions.nothing, ()),
}


class Cell(Struct, frozen=True):
    """A drawing with what it is; `unit` as for a stamp; `wide`: its width in parts of its height."""

    label: str
    art: Art
    look: tuple[object, ...] = ()
    unit: float = 0
    wide: float = 1


class Section(Struct, frozen=True):
    """Drawings of one kind, all of this height in pixels."""

    title: str
    size: int
    cells: Sequence[Cell]


def _numbered(name: str, styles: Sequence[Style]) -> Iterator[tuple[str, Style]]:
    """Several styles that set the same, each by its number."""
    return ((f"{name} {number}", style) for number, style in enumerate(styles, 1))


_TYPE: Sequence[tuple[str, Style]] = (
    ("COLONIA_NAME", kit_styles.TITLE),
    *_numbered("COLONIA_OWNER", styles.COLONIA_OWNER),
    *_numbered("COLONIA_NAMES", kit_styles.CLOSE_UP_NAMES),
    ("COLONIA_HEADING", styles.COLONIA_HEADING),
    ("COLONIA_FIGURE", kit_styles.CLOSE_UP_FIGURE),
    ("COLONIA_NONE", kit_styles.CLOSE_UP_ZERO),
    ("COLONIA_NUMBER", kit_styles.CLOSE_UP_NUMBER),
    ("COLONIA_STREET", styles.COLONIA_STREET),
    ("COLONIA_FACTOR", styles.COLONIA_FACTOR),
    ("COLUMN_VALUE", styles.COLUMN_VALUE),
    *_numbered("CLOSE_TEXTS", styles.TASK_WORDS),
    ("TABLE_TITLE", kit_styles.TITLE),
    ("TABLE_NAME", kit_styles.LANDSCAPE_NAMES[0]),
    *_numbered("TABLE_NAMES", kit_styles.LANDSCAPE_NAMES),
    ("TABLE_FIGURE", kit_styles.LANDSCAPE_FIGURE),
    ("TABLE_NUMBER", kit_styles.LANDSCAPE_NUMBER),
    ("TABLE_ORDINAL", styles.TABLE_ORDINAL),
    ("TABLE_TAB", styles.TABLE_TAB),
    ("TABLE_NONE", kit_styles.LANDSCAPE_ZERO),
    ("TABLE_STOCK", kit_styles.LANDSCAPE_COUNT),
    ("TABLE_TIGHT", kit_styles.LANDSCAPE_TIGHT),
    *_numbered("SHEET_WORDS", kit_styles.SHEET_WORDS),
    ("SHEET_FIGURE", kit_styles.SHEET_FIGURE),
    *_numbered("SHEET_DETAIL", kit_styles.SHEET_DETAIL),
)
"""Every style, by what it sets where."""


def lay_out() -> Layout:
    """Where everything lies on the sheet."""
    items: list[Item] = []
    top = _MARGIN
    for section in (*_sections(), *_views()):
        items.append(_heading(section.title, top))
        top += _HEADING_ROOM
        placed, top = _flow(section, top)
        items += placed
    items.append(_heading("Type", top))
    written, top = _type(top + _HEADING_ROOM)
    height = top + _MARGIN
    return Layout(WIDTH, height, (*items, *written))


def _heading(title: str, top: int) -> Text:
    field = Box(_MARGIN, top, WIDTH - 2 * _MARGIN, _HEADING_ROOM - 10)
    return Text(title, _HEADING, field, "crimson", "left")


def _flow(section: Section, top: int) -> tuple[list[Item], int]:
    """The drawings of a section in lines, and where the next section begins."""
    items: list[Item] = []
    left = _MARGIN
    for cell in section.cells:
        wide = round(section.size * cell.wide)
        field = max(wide, width(cell.label, _LABEL) - _GAP // 2)
        if left + field > WIDTH - _MARGIN:
            left, top = _MARGIN, top + section.size + _LABEL_ROOM + _GAP
        box = Box(left + (field - wide) // 2, top, wide, section.size)
        items.append(Stamp(cell.art, box, cell.look, cell.unit))
        label = Box(left - _GAP // 2, box.bottom, field + _GAP, _LABEL_ROOM)
        items.append(Text(cell.label, _LABEL, label))
        left += field + _GAP
    return items, top + section.size + _LABEL_ROOM + _GAP


def _sections() -> Iterator[Section]:
    yield Section("Palette: contrast to marble / to ink", 56, [_hue(name) for name in PALETTE.hues])
    yield Section("Symbols", 72, [Cell(name, draw_symbol, (name,)) for name in SYMBOLS])
    yield Section(
        "Symbols, as small as they are seen", 24, [Cell(name, draw_symbol, (name,)) for name in SYMBOLS]
    )
    yield Section(
        "Seats: shape, back, envoy, pattern, outline of what changed, a free place at the column",
        76,
        [*_seats()],
    )
    yield Section("Spaces of a Colonia", 90, [*_spaces()])
    yield Section("Faces of tiles, a free place", 76, [*_faces()])
    yield Section("Citizens: active, inactive, a free space", 76, [*_citizens()])
    yield Section("Areas of the forum: untouched, begun, complete; an eagle space", 90, [*_areas()])
    yield Section("Trajan cards: spaces of patterns, what is collected", 64, [*_patterns()])
    yield Section("Small signs", 46, [*_signs()])
    yield Section("Stone and metal", 70, [*_stone()])
    yield Section("Parts of pictures", 150, [*_parts()])
    column = [Cell(str(number), tracks.trajans_column, (number,), 1, 0.3) for number in range(CYCLES + 1)]
    yield Section("The Trajan's Column through the cycles", 360, column)


def _hue(name: str) -> Cell:
    ratios = (contrast(PALETTE.rgb(name), PALETTE.rgb(other)) for other in ("marble", "ink"))
    return Cell(
        f"{name} {' / '.join(f'{ratio:.1f}' for ratio in ratios)}", furniture.slab, (name, "joint"), 1, 2.5
    )


def _seats() -> Iterator[Cell]:
    for seat in _SEATS:
        yield Cell(f"seat {seat + 1}", seats.emblem, (seat,))
        yield Cell("back", pieces.tile_back, (seat,))
        yield Cell("envoy", mosaic.seat_envoy, (seat,))
        yield Cell("pattern", seats.pattern, (seat, f"seat{seat}"))
        yield Cell("changed", seats.outline, (seat, 9), 1)
        yield Cell("free", tracks.free_marker_space, (seat,))


def _spaces() -> Iterator[Cell]:
    yield Cell("free", spaces.free_space)
    yield Cell("temple", spaces.temple)
    for colour in COLOURS:
        yield Cell(f"{colour} crane, covered", spaces.crane_under_tile, (colour,))
        yield Cell("open", spaces.crane, (colour, False))
    yield Cell("crane, scored", spaces.crane, (COLOURS[0], True))
    for kind in (*GRAYS, *STRUCTURES):
        yield Cell(kind, spaces.building_space, (kind,))


def _faces() -> Iterator[Cell]:
    for face in TILES:
        yield Cell(face, tiles.tile_face, (face, 0))
    yield Cell("free", tiles.tile_place)


def _citizens() -> Iterator[Cell]:
    for kind in CLASSES:
        yield Cell(kind, tiles.citizen, (kind, True))
        yield Cell("inactive", tiles.citizen, (kind, False))
        yield Cell("free space", tiles.citizen_space, (kind,))


def _areas() -> Iterator[Cell]:
    for colour in COLOURS:
        for state in ("empty", "begun", "complete"):
            yield Cell(f"{colour}, {state}", mosaic.square, (colour, state, *[True] * 8))
        yield Cell("not to be chosen", mosaic.pale_square, (colour, "begun", *[True] * 8))
    yield Cell("eagle space", mosaic.eagle_square)
    yield Cell("its eagle", mosaic.eagle_sign, ("eagle",))
    yield Cell("completed", furniture.seal)
    yield Cell("would count for an eagle", mosaic.possible_eagle_point)
    yield Cell("counts", mosaic.eagle_point)
    yield Cell("largest area", mosaic.largest_area_ring)
    yield Cell("link", mosaic.largest_area_link, (), 1, 0.3)


def _patterns() -> Iterator[Cell]:
    for kind in ("gray", "coloured", "any", *COLOURS, "temple", "crane"):
        yield Cell(kind, tasks.pattern_cell, (kind,))
    for kind in ("ship", "marker", "scored_crane", "triumphal_column", "one_worker"):
        yield Cell(kind, tasks.wanted_sign, (kind,))
    yield Cell("all different", furniture.unequal, ("ink",))
    yield Cell("building task", tasks.building_task)
    yield Cell("collecting task", tasks.collecting_task)
    yield Cell("resources", tasks.all_goods)


def _signs() -> Iterator[Cell]:
    rows = (
        *ABILITIES.values(),
        *map(brief_signs_of, SECOND_CITIZENS.values()),
        *(signs_of(effects) for benefits in BENEFITS.values() for effects in benefits),
    )
    for name in dict.fromkeys(name for row in rows for name in row):
        yield Cell(name, tokens.token, (name,))
    for colour in COLOURS:
        yield Cell(colour, signs.sign, (colour,))
    for kind in (*GRAYS, *STRUCTURES):
        yield Cell(kind, signs.building, (kind,))
    for name, (art, look) in _SMALL.items():
        yield Cell(name, art, look)


def _stone() -> Iterator[Cell]:
    yield Cell("slab", furniture.slab, (), 1, 2)
    yield Cell("lit slab", furniture.slab, ("glow", "brass"), 1, 2)
    yield Cell("sunk", furniture.sunk, (), 1, 2)
    yield Cell("plate", furniture.plate, (), 1, 2)
    yield Cell("can be chosen", furniture.glow, (9,), 1, 2)
    yield Cell("was chosen before", furniture.glow, (9, "gold"), 1, 2)
    yield Cell("points", furniture.tablet, (), 1, 2)
    yield Cell("becomes", furniture.arrow, ("bark",))
    yield Cell("frame", furniture.frame, ("gold", 7), 1)
    yield Cell("lit ground", furniture.plain, ("glow", 8), 1)
    yield Cell("cramp", spaces.cramp, (), 1, 0.4)


def _parts() -> Iterator[Cell]:
    yield Cell("column street", streets.road, (False,), 1, 0.7)
    yield Cell("row street", streets.road, (True,), 1, 0.7)
    yield Cell("ground of a chart", chart.grid, (5, TIMELINE.last, TIMELINE.marked), 1, 1.4)
    lines = tuple((seat, ((10, 140 - 30 * seat), (150, 110 - 30 * seat))) for seat in _SEATS)
    yield Cell("lines of a chart", chart.curves, (lines,), 1, 1.1)
    yield Cell("band of a picture", furniture.band, ("umber", "gold"), 1, 1.4)
    for seat in _SEATS:
        yield Cell(f"band of seat {seat + 1}", furniture.seat_band, (seat,), 1, 2.4)


def _views() -> Iterator[Section]:
    """The colours and the seats as each kind of eye sees them."""
    names = (*COLOURS, *(f"seat{seat}" for seat in _SEATS))
    for view in VIEWS:
        cells = [Cell(name, _swatch, (simulated(PALETTE.rgb(name), view),), 0, 2) for name in names]
        yield Section(f"Colours and seats, {view}", 40, cells)


def _swatch(pen: Pen, colour: RGB) -> None:
    """A colour as it is seen, which is none of the palette's."""
    pen.flood(colour)


def _type(top: int) -> tuple[list[Item], int]:
    """A line in every style in use, and where they end."""
    items: list[Item] = []
    for name, style in _TYPE:
        family = "Cormorant" if style.family is DISPLAY else "Noto Sans"
        told = f"{name}: {family} {style.capital} · Hadrian, Größe, Форум 0123456789"
        field = Box(_MARGIN, top, WIDTH - 2 * _MARGIN, style.capital + 26)
        items.append(Text(cut(told, style, field.width), style, field, "ink", "left"))
        top += field.height
    return items, top
