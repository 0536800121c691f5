"""One sheet with every colour, sign, piece, state and size of type, to look at after a change."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from games.porta_nigra.events import POINT_SOURCES
from games.porta_nigra.pieces import ACTION_CARDS, BUILDINGS, COLOURS, HONOR_CARDS, REWARD_EVERY
from renderer.engine.layout import Layout
from renderer.engine.lettering import Style
from renderer.kit import furniture, pieces, seats
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
from renderer.porta_nigra import styles
from renderer.porta_nigra.drawings import bricks, buildings, cards, city, goods, people, sources
from renderer.porta_nigra.palette import PALETTE
from renderer.porta_nigra.parts.rewards import progress
from renderer.porta_nigra.symbols import SYMBOLS
from renderer.porta_nigra.timeline import timeline

_TYPE: Sequence[tuple[str, Style]] = (
    *CLOSE_UP_TYPE,
    *numbered("BOARD_WORDS", styles.BOARD_WORDS),
    *numbered("BOARD_NAMES", [style for style, _ in styles.BOARD_NAMES]),
    ("BOARD_FIGURE", styles.BOARD_FIGURE),
    ("BOARD_TIGHT", styles.BOARD_TIGHT),
    ("ROW_LETTER", styles.ROW_LETTER),
    ("SITE_NAME", styles.SITE_NAME),
    *numbered("STOCK_FIGURES", styles.STOCK_FIGURES),
    *numbered("TABLE_NAMES", styles.TABLE_NAMES),
    ("TABLE_FIGURE", styles.TABLE_FIGURE),
    ("TABLE_TIGHT", styles.TABLE_TIGHT),
    ("TABLE_CHANGE", styles.TABLE_CHANGE),
    ("DEED_FIGURE", styles.DEED_FIGURE),
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
    yield Section("Seats: shape, builder, Roman, pattern, outline of what changed", 76, [*_seats()])
    yield Section("Bricks: lying, as a sign, their values", 76, [*_bricks()])
    yield Section("Walls of elements, the ground of sites and shops", 110, [*_sites()])
    yield Section("Buildings, the city", 90, [*_city()])
    yield Section("Goods, people, torches", 76, [*_goods()])
    yield Section(
        "Cards: action cards, building cards and a substitute, symbols and effects", 110, [*_cards()]
    )
    yield Section("Stone and metal", 70, [*furniture_samples()])
    yield Section("Parts of pictures", 150, [*chart_samples(timeline(len(SEATS))), *band_samples()])
    yield from colour_vision_sections(PALETTE, [f"brick_{colour}" for colour in COLOURS])


def _seats() -> Iterator[Sample]:
    for seat in SEATS:
        yield Sample(f"seat {seat + 1}", seats.emblem, (seat,))
        yield Sample("builder", people.builder, (seat,))
        yield Sample("Roman", people.roman_of, (seat,))
        yield Sample("pattern", seats.pattern, (seat, f"seat{seat}"))
        yield Sample("changed", seats.outline, (seat, 9), 1)


def _bricks() -> Iterator[Sample]:
    for colour in COLOURS:
        yield Sample(colour, bricks.brick, (colour,))
        yield Sample("sign", bricks.brick_tile, (colour,))
        yield Sample("value", bricks.brick_value, (colour,))
    yield Sample("any", bricks.any_brick)
    yield Sample("supply", city.brick_pile)


def _sites() -> Iterator[Sample]:
    for colour in COLOURS:
        yield Sample(colour, bricks.masonry, (colour,), 1, 1.4)
        yield Sample("free", bricks.ground, (colour,), 1, 1.4)


def _city() -> Iterator[Sample]:
    for building in BUILDINGS:
        yield Sample(building, buildings.building_sign, (building,))
    for towards in ("right", "down", "left", "up"):
        yield Sample("border", city.border, (towards,))
    yield Sample("element", buildings.element_sign)
    for done in range(REWARD_EVERY):
        yield Sample(f"{done} of {REWARD_EVERY}", progress, (done,), 0, 2)


def _goods() -> Iterator[Sample]:
    for kind, art in goods.GOODS_ARTS.items():
        yield Sample(kind, goods.goods, (kind,))
        yield Sample("sign", art)
    for source in POINT_SOURCES:
        yield Sample(source, sources.source_sign, (source,))
    yield Sample("builder", people.builder_sign)
    yield Sample("torch", goods.torch)
    yield Sample("used", goods.spent_torch)
    yield Sample("at turn", pieces.turn_pointer)
    yield Sample("start player", pieces.start_player)
    yield Sample("laurel", pieces.laurel)


def _cards() -> Iterator[Sample]:
    yield Sample("action card", cards.action_card, (), 1, 1.4)
    for seat in SEATS:
        yield Sample("face down", cards.action_card_back, (seat,), 1, 1.4)
    for building, colour in zip(BUILDINGS, COLOURS, strict=False):
        yield Sample(building, cards.building_card, (building, colour), 1, 1.7)
    yield Sample("substitute", cards.building_card, (BUILDINGS[0], ""), 1, 1.7)
    symbols = [symbol for card in ACTION_CARDS.values() for symbol in card.symbols]
    effects = [effect for card in HONOR_CARDS.values() for effect in card.effects]
    for effect in dict.fromkeys([*symbols, *effects]):
        yield Sample(effect, cards.effect_sign, (effect,))
    yield Sample("different", cards.different_cards)
    for building, colour in zip(BUILDINGS, COLOURS, strict=False):
        yield Sample(f"built: {building}", cards.built_element, (building, colour))
    yield Sample("action card", sources.action_card_sign)
    yield Sample("building cards", sources.building_cards_sign)
    yield Sample("building card", sources.building_card_sign, (BUILDINGS[1], COLOURS[1]))
    yield Sample("substitute", sources.building_card_sign, (BUILDINGS[1], ""))
    yield Sample("honor card", sources.honor_card_sign)
    yield Sample("final card", sources.final_card_sign)
    yield Sample("used", furniture.seal)
