"""One sheet with every colour, sign, piece, state and size of type, to look at after a change."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from games.trajan.events import POINT_SOURCES
from games.trajan.pieces import (
    ACTIONS,
    BONUS_TILES,
    COLOURS,
    COMMODITIES,
    CONSTRUCTION_TILES,
    DEMANDS,
    FORUM_TILES,
    SHIPS,
    TIME_TRACKS,
    TRAJAN_TILES,
    TYPES,
)
from renderer.engine.layout import Layout
from renderer.engine.lettering import Style
from renderer.kit import furniture, pieces, seats
from renderer.kit import icons as kit_actions
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
from renderer.trajan import styles
from renderer.trajan.drawings import (
    actions,
    arch,
    bonus,
    circle,
    construction,
    demands,
    forum_tiles,
    goods,
    icons,
    markers,
    marks,
    provinces,
    ships,
    time,
    trajan_tiles,
)
from renderer.trajan.drawings.map import land, lit_road
from renderer.trajan.palette import PALETTE
from renderer.trajan.symbols import SYMBOLS
from renderer.trajan.timeline import TIMELINE

_STEPS = TIME_TRACKS["short"][4]
_COASTS = (((20, 20), (230, 16), (240, 90), (24, 100)),)

_TYPE: Sequence[tuple[str, Style]] = (
    *CLOSE_UP_TYPE,
    ("TRAY_NUMERAL", styles.TRAY_NUMERAL),
    ("TRAY_STEPS", styles.TRAY_STEPS),
    *numbered("CORNER_HEADING", styles.CORNER_HEADING),
    ("CORNER_FIGURE", styles.CORNER_FIGURE),
    ("TILE_POINTS", styles.TILE_POINTS),
    ("SMALL_TILE_POINTS", styles.SMALL_TILE_POINTS),
    ("DEED_FIGURE", styles.DEED_FIGURE),
    ("STEPS_LEFT", styles.STEPS_LEFT),
    *numbered("BOARD_NAMES", [style for style, _ in styles.BOARD_NAMES]),
    ("BOARD_FIGURE", styles.BOARD_FIGURE),
    *numbered("BOARD_WORDS", styles.BOARD_WORDS),
    *numbered("MAT_WORDS", styles.MAT_WORDS),
    *numbered("TABLE_NAMES", [style for style, _ in styles.TABLE_NAMES]),
    ("TABLE_FIGURE", styles.TABLE_FIGURE),
    ("TABLE_TIGHT", styles.TABLE_TIGHT),
    ("TABLE_CHANGE", styles.TABLE_CHANGE),
    *LANDSCAPE_TYPE,
    *PHONE_TYPE,
)
"""Every style, by what it sets where."""


def lay_out() -> Layout:
    """Where everything lies on the sheet."""
    return specimen_layout(_sections(), _TYPE)


def _sections() -> Iterator[Section]:
    yield palette_section(PALETTE)
    yield from symbol_sections(SYMBOLS)
    yield Section("Seats: shape, leader, pattern, outline of what changed", 76, [*_seats()])
    yield Section("Action markers: lying, to come, their signs", 64, [*_markers()])
    yield Section("Trajan tiles, the arch", 96, [*_trajan_tiles()])
    yield Section("Commodities: bare, cards, missing", 64, [*_goods()])
    yield Section("Forum tiles, demand tiles, Trajan tiles that are kept", 76, [*_tiles()])
    yield Section("Construction: tiles, signs, a site", 76, [*_construction()])
    yield Section("Bonus tiles", 76, [*_bonus()])
    yield Section("Ships: coloured, gray, what they load", 90, [*_ships()])
    yield Section("Actions, sources of points, small signs", 56, [*_signs()])
    yield Section("Stone and metal", 70, [*_furniture()])
    yield Section("Parts of pictures", 150, [*_parts()])
    yield Section("The action circle", 780, [Sample("circle", circle.action_circle, (), 1)])
    yield from colour_vision_sections(PALETTE, [f"marker_{colour}" for colour in COLOURS])


def _seats() -> Iterator[Sample]:
    for seat in SEATS:
        yield Sample(f"seat {seat + 1}", seats.emblem, (seat,))
        yield Sample("leader", provinces.leader, (seat,))
        yield Sample("pattern", seats.pattern, (seat, f"seat{seat}"))
        yield Sample("changed", seats.outline, (seat, 9), 1)


def _markers() -> Iterator[Sample]:
    for colour in COLOURS:
        yield Sample(colour, markers.marker, (colour,))
        yield Sample("to come", markers.coming_marker, (colour,))
        yield Sample("sign", markers.colour_sign, (colour, "ink"))
    yield Sample("any", markers.open_marker)


def _trajan_tiles() -> Iterator[Sample]:
    for tile in TRAJAN_TILES:
        yield Sample(tile, trajan_tiles.trajan_tile, (tile,))
    yield Sample("arch", arch.arch)


def _goods() -> Iterator[Sample]:
    for kind in COMMODITIES:
        yield Sample(kind, goods.commodity, (kind,))
        yield Sample("card", goods.card, (kind,))
        yield Sample("missing", goods.pale, (kind,))
    yield Sample("back", goods.card_back)
    yield Sample("cards", goods.cards)
    yield Sample("display", goods.display)


def _tiles() -> Iterator[Sample]:
    for tile in FORUM_TILES:
        yield Sample(tile, forum_tiles.forum_tile, (tile,))
    for kind in DEMANDS:
        yield Sample(kind, demands.demand, (kind,))
        yield Sample("demand", demands.demand_tile, (kind,))
        yield Sample("kept", demands.kept_tile, (kind,))


def _construction() -> Iterator[Sample]:
    for tile in CONSTRUCTION_TILES:
        yield Sample(tile, construction.construction_tile, (tile,))
    for kind in TYPES:
        yield Sample(kind, construction.construction_sign, (kind,))
    yield Sample("site", construction.site)


def _bonus() -> Iterator[Sample]:
    for tile in BONUS_TILES:
        yield Sample(tile, bonus.bonus_sign, (tile,))
        yield Sample("yellow", bonus.bonus_chip, (tile, True))
        yield Sample("gray", bonus.bonus_chip, (tile, False))
    yield Sample("yellow side", bonus.bonus_ground, (True,), 1, 1.5)
    yield Sample("gray side", bonus.bonus_ground, (False,), 1, 1.5)


def _ships() -> Iterator[Sample]:
    for name in SHIPS:
        yield Sample(name, ships.ship, (name,))
        yield Sample("gray", ships.ship, (name, True))
        yield Sample("loads", ships.load_sign, (name,))


def _signs() -> Iterator[Sample]:
    for name in ACTIONS:
        yield Sample(name, actions.action, (name,))
    for source in POINT_SOURCES:
        yield Sample(source, icons.source_sign, (source,))
    yield Sample("worker", bonus.worker)
    yield Sample("legionnaire", bonus.legionnaire)
    yield Sample("leader", provinces.leader_sign)
    yield Sample("camp", marks.camp)
    yield Sample("wild", marks.wild)
    yield Sample("[+2]", marks.plus_two)
    yield Sample("yellow tiles", bonus.yellow_tiles)
    yield Sample("missing", kit_actions.nothing)
    yield Sample("points", kit_actions.points)
    yield Sample("time marker", time.time_marker)
    yield Sample("start space", time.start_space)
    yield Sample("step", time.step, (False,))
    yield Sample("step, gone", time.step, (True,))
    yield Sample("at turn", pieces.turn_pointer)
    yield Sample("start player", pieces.start_player)
    yield Sample("laurel", pieces.laurel)
    yield Sample("hidden", pieces.hidden_tile)


def _furniture() -> Iterator[Sample]:
    yield from furniture_samples()
    yield Sample("can be chosen", furniture.round_glow, (9,), 1)
    yield Sample("done", furniture.seal)
    yield Sample("taken", furniture.arrow_down, ("bark",))


def _parts() -> Iterator[Sample]:
    yield Sample("target tray", circle.lit_tray, (), 0.5)
    yield Sample("its action", circle.lit_sign, ("forum",), 1)
    yield Sample("sown on", circle.path, (1,))
    yield Sample("steps of a round", circle.steps_dial, (_STEPS, 8))
    yield Sample("map", land, (_COASTS, (((60, 60), (180, 60)),), (((40, 80), (200, 30)),)), 1, 1.8)
    yield Sample("way of a leader", lit_road, (True,), 1)
    yield from chart_samples(TIMELINE)
    yield from band_samples()
