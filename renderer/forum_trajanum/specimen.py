"""One sheet with every colour, sign, piece, state and size of type, to look at after a change."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from games.forum_trajanum.effects import BENEFITS, SECOND_CITIZENS
from games.forum_trajanum.pieces import CLASSES, COLOURS, CYCLES, GRAYS, STRUCTURES, TILES
from renderer.engine.layout import Layout
from renderer.engine.lettering import Style
from renderer.engine.pen import Art
from renderer.forum_trajanum import styles
from renderer.forum_trajanum.drawings import (
    goods,
    icons,
    monuments,
    mosaic,
    people,
    spaces,
    streets,
    tasks,
    tiles,
    tokens,
    tracks,
)
from renderer.forum_trajanum.effect_signs import ABILITIES, brief_signs_of, signs_of
from renderer.forum_trajanum.palette import PALETTE
from renderer.forum_trajanum.symbols import SYMBOLS
from renderer.forum_trajanum.timeline import TIMELINE
from renderer.kit import furniture, pieces, seats
from renderer.kit import icons as kit_icons
from renderer.kit.specimen import (
    CLOSE_UP_TYPE,
    LANDSCAPE_TYPE,
    PHONE_TYPE,
    SEATS,
    Sample,
    Section,
    band_samples,
    chart_samples,
    colour_vision_sections,
    furniture_samples,
    numbered,
    palette_section,
    specimen_layout,
    symbol_sections,
)

_SMALL: Mapping[str, tuple[Art, tuple[str, ...]]] = {
    "ship": (monuments.ship, ()),
    "crane": (monuments.crane, ("ink", "marble")),
    "start player": (pieces.start_player, ()),
    "at turn": (pieces.turn_pointer, ()),
    "cypress": (goods.cypress, ()),
    "slide bar": (goods.slide_bar, ()),
    "upgrade": (goods.upgrade, ()),
    "Trajan": (goods.trajan, ()),
    "area": (goods.area, ()),
    "area bonus": (goods.area_bonus, ()),
    "envoy": (people.envoy, ()),
    "citizens": (people.citizens, ()),
    "laurel": (pieces.laurel, ()),
    "amphora": (people.amphora, ()),
    "hammer": (people.hammer, ()),
    "nothing": (kit_icons.nothing, ()),
}


_TYPE: Sequence[tuple[str, Style]] = (
    *CLOSE_UP_TYPE,
    ("COLONIA_HEADING", styles.COLONIA_HEADING),
    ("COLONIA_STREET", styles.COLONIA_STREET),
    ("COLONIA_FACTOR", styles.COLONIA_FACTOR),
    ("CRANE_WORTH", styles.CRANE_WORTH),
    *numbered("COLONIA_WORDS", styles.COLONIA_WORDS),
    ("COLUMN_VALUE", styles.COLUMN_VALUE),
    *numbered("TASK_WORDS", styles.TASK_WORDS),
    *LANDSCAPE_TYPE,
    ("TABLE_ORDINAL", styles.TABLE_ORDINAL),
    ("TABLE_TAB", styles.TABLE_TAB),
    ("TURN_ORDINAL", styles.TURN_ORDINAL),
    *PHONE_TYPE,
)
"""Every style, by what it sets where."""


def lay_out() -> Layout:
    """Where everything lies on the sheet."""
    return specimen_layout(_sections(), _TYPE)


def _sections() -> Iterator[Section]:
    yield palette_section(PALETTE)
    yield from symbol_sections(SYMBOLS)
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
    yield Section("Stone and metal", 70, [*furniture_samples(), Sample("cramp", spaces.cramp, (), 1, 0.4)])
    yield Section("Parts of pictures", 150, [*_parts()])
    column = [Sample(str(number), tracks.trajans_column, (number,), 1, 0.3) for number in range(CYCLES + 1)]
    yield Section("The Trajan's Column through the cycles", 360, column)
    yield from colour_vision_sections(PALETTE, COLOURS)


def _seats() -> Iterator[Sample]:
    for seat in SEATS:
        yield Sample(f"seat {seat + 1}", seats.emblem, (seat,))
        yield Sample("back", pieces.tile_back, (seat,))
        yield Sample("envoy", mosaic.seat_envoy, (seat,))
        yield Sample("pattern", seats.pattern, (seat, f"seat{seat}"))
        yield Sample("changed", seats.outline, (seat, 9), 1)
        yield Sample("free", tracks.free_marker_space, (seat,))


def _spaces() -> Iterator[Sample]:
    yield Sample("free", spaces.free_space)
    yield Sample("temple", spaces.temple)
    for colour in COLOURS:
        yield Sample(f"{colour} crane, covered", spaces.crane_under_tile, (colour,))
        yield Sample("open", spaces.crane, (colour, False))
        yield Sample("one of many", spaces.small_crane, (colour, False))
    yield Sample("crane, scored", spaces.crane, (COLOURS[0], True))
    for kind in (*GRAYS, *STRUCTURES):
        yield Sample(kind, spaces.building_space, (kind,))


def _faces() -> Iterator[Sample]:
    for face in TILES:
        yield Sample(face, tiles.tile_face, (face, 0))
    yield Sample("free", tiles.tile_space)


def _citizens() -> Iterator[Sample]:
    for kind in CLASSES:
        yield Sample(kind, tiles.citizen, (kind, True))
        yield Sample("inactive", tiles.citizen, (kind, False))
        yield Sample("free space", tiles.citizen_space, (kind,))


def _areas() -> Iterator[Sample]:
    for colour in COLOURS:
        for state in ("empty", "begun", "complete"):
            yield Sample(f"{colour}, {state}", mosaic.square, (colour, state, *[True] * 8))
        yield Sample("not to be chosen", mosaic.pale_square, (colour, "begun", *[True] * 8))
    yield Sample("eagle space", mosaic.eagle_square)
    yield Sample("its eagle", mosaic.eagle_sign, ("eagle",))
    yield Sample("completed", furniture.seal)
    yield Sample("would count for an eagle", mosaic.possible_eagle_point)
    yield Sample("counts", mosaic.eagle_point)
    yield Sample("largest area", mosaic.largest_area_ring)
    yield Sample("link", mosaic.largest_area_link, (), 1, 0.3)


def _patterns() -> Iterator[Sample]:
    for kind in ("gray", "coloured", "any", *COLOURS, "temple", "crane"):
        yield Sample(kind, tasks.pattern_cell, (kind,))
    for kind in ("ship", "marker", "scored_crane", "triumphal_column", "one_worker"):
        yield Sample(kind, tasks.wanted_sign, (kind,))
    yield Sample("all different", furniture.unequal, ("ink",))
    yield Sample("building task", tasks.building_task)
    yield Sample("collecting task", tasks.collecting_task)
    yield Sample("resources", tasks.all_goods)


def _signs() -> Iterator[Sample]:
    rows = (
        *ABILITIES.values(),
        *map(brief_signs_of, SECOND_CITIZENS.values()),
        *(signs_of(effects) for benefits in BENEFITS.values() for effects in benefits),
    )
    for name in dict.fromkeys(name for row in rows for name in row):
        yield Sample(name, tokens.token, (name,))
    for colour in COLOURS:
        yield Sample(colour, icons.sign, (colour,))
    for kind in (*GRAYS, *STRUCTURES):
        yield Sample(kind, icons.building, (kind,))
    for name, (art, look) in _SMALL.items():
        yield Sample(name, art, look)


def _parts() -> Iterator[Sample]:
    yield Sample("column street", streets.road, (False,), 1, 0.7)
    yield Sample("row street", streets.road, (True,), 1, 0.7)
    yield Sample("card to come", streets.street_card, (), 1, 0.6)
    yield Sample("column street, turn", streets.street_arrow, (False,))
    yield Sample("row street, turn", streets.street_arrow, (True,))
    yield from chart_samples(TIMELINE)
    yield from band_samples()
