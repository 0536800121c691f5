"""A turn at a glance, for a phone: quarters with shops and builders, what the turn brought, all points."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from games.porta_nigra.pieces import BUILDINGS, LAST_ELEMENT, SHOP_OF, WHITE
from games.porta_nigra.state import PortaNigra
from games.words import Message, Seat
from renderer.engine.layout import Box, Item, Layout, Stamp, Text
from renderer.engine.pen import Art
from renderer.kit import furniture, seats
from renderer.kit.alt_text import viewer_first
from renderer.kit.header import PHONE
from renderer.kit.phone_rows import ROW_HEIGHT, seat_rows
from renderer.kit.seat_rows import Figure
from renderer.kit.styles import PHONE_FIGURE
from renderer.porta_nigra.alt_text import turn_sentences, when
from renderer.porta_nigra.drawings.bricks import brick
from renderer.porta_nigra.drawings.buildings import building_sign, element_sign
from renderer.porta_nigra.drawings.city import brick_pile
from renderer.porta_nigra.drawings.goods import goods
from renderer.porta_nigra.drawings.people import builder
from renderer.porta_nigra.parts.city_in_words import market_sentence, supply_sentence
from renderer.porta_nigra.parts.quarter import quarter_boxes
from renderer.porta_nigra.parts.turn_story import deed_in_words, turn_story
from renderer.porta_nigra.turn_story import deeds
from renderer.request import Scene

_CITY = Box(PHONE.margin, PHONE.band_height + PHONE.gap, 700, 632)
_LEFT = _CITY.right + PHONE.gap
STORY = Box(_LEFT, _CITY.top, PHONE.width - PHONE.margin - _LEFT, _CITY.height)
"""Where the picture tells what a turn brought."""

_STRIP = 88
_QUARTERS: Mapping[str, Box] = quarter_boxes(_CITY, PHONE.gap, _STRIP + 2 * PHONE.gap)
_MIDDLE = _CITY.centred(_CITY.width, _STRIP)
_EMBLEM = 72
_BUILDING = 116
_BRICK = 76
_BUILDER = 76
_PAD = 14
_GATE = 300


def lay_out(scene: Scene) -> Layout:
    """Where everything lies on the picture of a turn, as high in every moment of a game."""
    view = scene.view
    rows = PHONE.rows_below(_CITY.bottom, len(view.players), ROW_HEIGHT)
    items = (
        PHONE.band(),
        *PHONE.header(scene.words("title"), scene.words.text(when(view))),
        *(item for building in BUILDINGS for item in _quarter(scene, building)),
        *_middle(scene),
        Stamp(furniture.slab, STORY, (), 1),
        *_story(scene),
        *seat_rows(scene, _figures, rows),
    )
    return Layout(PHONE.width, rows[-1].bottom + PHONE.margin, items)


def _quarter(scene: Scene, building: str) -> Iterator[Item]:
    """A quarter: its building, the bricks in its shop, the builders there."""
    view, box = scene.view, _QUARTERS[building]
    yield Stamp(furniture.slab, box, (), 1)
    inside = box.inset(_PAD)
    yield Stamp(building_sign, inside.part(0, 0, _BUILDING, _BUILDING), (building,))
    shop = inside.part(_BUILDING + 20, 0, inside.width - _BUILDING - 20, _BUILDING)
    yield from _bricks(brick, (SHOP_OF[building],), view.market[SHOP_OF[building]], shop)
    there = [seat for seat, player in enumerate(view.players) if player.quarter == building]
    line = inside.part(0, inside.height - _BUILDER, inside.width, _BUILDER)
    for number, seat in enumerate(there):
        place = line.part(number * (_BUILDER + 2), 0, _BUILDER, _BUILDER)
        yield Stamp(builder, place, (seat,))


def _middle(scene: Scene) -> Iterator[Item]:
    """The white shop and the supply."""
    yield Stamp(furniture.slab, _MIDDLE, (), 1)
    white, supply = _MIDDLE.inset(6).part(_PAD, 0, _MIDDLE.width - 2 * _PAD - 12, _STRIP - 12).columns(2)
    yield from _bricks(brick, (WHITE,), scene.view.market[WHITE], white)
    yield from _bricks(brick_pile, (), scene.view.supply, supply)


def _bricks(art: Art, look: tuple[str, ...], number: int, box: Box) -> Iterator[Item]:
    """A sign and how many bricks there are."""
    yield Stamp(art, box.part(0, 0, _BRICK, box.height).centred(_BRICK, _BRICK), look)
    field = box.part(_BRICK + 12, 0, box.width - _BRICK - 12, box.height)
    yield Text(str(number), PHONE_FIGURE, field, "ink" if number else "bark", "left")


def _story(scene: Scene) -> Iterator[Item]:
    """Who had the turn, and what it brought; the gate where there is nothing to tell."""
    who, told = deeds(scene.changes)
    if who is None:
        yield Stamp(building_sign, STORY.centred(_GATE, _GATE), ("porta_nigra", "umber"))
        return
    head = STORY.part(_PAD, _PAD, _EMBLEM, _EMBLEM)
    yield Stamp(seats.emblem, head, (who,))
    below = _EMBLEM + _PAD
    yield from turn_story(told, who, STORY.part(0, below, STORY.width, STORY.height - below))


def _figures(view: PortaNigra, seat: int) -> tuple[Figure, ...]:
    """Sesterces, elements built."""
    return (
        Figure(goods, view.players[seat].sesterces, ("sesterces",)),
        Figure(element_sign, view.elements_built(seat)),
    )


def sentences(scene: Scene) -> Iterator[Message]:
    """The sentences about a turn: who had it and what it brought, whose turn it is, everybody's points."""
    view = scene.view
    who, told = deeds(scene.changes)
    yield Message("picture-turn", {"when": when(view)})
    if who is not None:
        yield Message("picture-turn-got", {"seat": Seat(who), "list": tuple(map(deed_in_words, told))})
    yield from turn_sentences(view)
    for seat in viewer_first(scene):
        player = view.players[seat]
        yield Message(
            "picture-turn-seat",
            {
                "seat": Seat(seat),
                "points": player.points,
                "sesterces": player.sesterces,
                "elements": view.elements_built(seat),
                "most": LAST_ELEMENT,
            },
        )
    yield market_sentence(view)
    yield supply_sentence(view)
