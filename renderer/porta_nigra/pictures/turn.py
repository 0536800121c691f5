"""A turn at a glance, for a phone: the city with its changes, the results of the turn, all points."""

from collections.abc import Iterator, Mapping

from games.porta_nigra.pieces import BUILDINGS, LAST_ELEMENT, SITES, WHITE
from games.porta_nigra.state import PortaNigra
from games.words import Message, Seat
from renderer.engine.layout import Box, Item, Layout, Stamp
from renderer.kit import furniture, seats
from renderer.kit.alt_text import viewer_first
from renderer.kit.changes import changes_in_picture
from renderer.kit.header import PHONE
from renderer.kit.highlights import Spot, highlight_items
from renderer.kit.phone_rows import ROW_HEIGHT, seat_rows
from renderer.kit.seat_rows import Figure
from renderer.kit.styles import PHONE_NUMBER
from renderer.porta_nigra.alt_text import moment_text, turn_sentences
from renderer.porta_nigra.changes import CITY, deeds
from renderer.porta_nigra.drawings.bricks import brick
from renderer.porta_nigra.drawings.buildings import building_sign, element_sign
from renderer.porta_nigra.drawings.city import brick_pile
from renderer.porta_nigra.drawings.goods import goods
from renderer.porta_nigra.parts.city_in_words import market_sentence, supply_sentence
from renderer.porta_nigra.parts.quarter import SUPPLY_SPOT, quarter_boxes, shop_spot
from renderer.porta_nigra.parts.small_quarter import HEIGHT, counted_sign, small_quarter, small_quarter_spots
from renderer.porta_nigra.parts.turn_story import deed_in_words, turn_story
from renderer.request import Scene

_STRIP = 74
_CITY = PHONE.box_below(PHONE.band_height, 2 * HEIGHT + _STRIP + 2 * PHONE.gap)
_QUARTERS: Mapping[str, Box] = quarter_boxes(_CITY, PHONE.gap, _STRIP + 2 * PHONE.gap)
_WHITE, _SUPPLY = _CITY.centred(_CITY.width, _STRIP).columns(2, PHONE.gap)
STORY = PHONE.box_below(_CITY.bottom, 178)
"""The place for the results of a turn."""

_EMBLEM = 92
_PAD = 16
_GATE = 150


def lay_out(scene: Scene) -> Layout:
    view, lit = scene.view, _buildings_built_in(scene)
    rows = _rows(scene)
    items = (
        PHONE.band(),
        *PHONE.header(scene.words("title"), scene.words.text(moment_text(view))),
        *(
            item
            for building, box in _QUARTERS.items()
            for item in small_quarter(view, building, box, lit=building in lit)
        ),
        *_strip(view),
        Stamp(furniture.slab, STORY, (), 1),
        *_story(scene),
        *seat_rows(scene, _figures, rows),
        *highlight_items(_spots(view), scene.highlights, changes_in_picture(scene, CITY), PHONE_NUMBER),
    )
    return Layout(PHONE.width, rows[-1].bottom + PHONE.margin, items)


def _rows(scene: Scene) -> list[Box]:
    return PHONE.rows_below(STORY.bottom, len(scene.view.players), ROW_HEIGHT)


def _buildings_built_in(scene: Scene) -> set[str]:
    _, done = deeds(scene.changes)
    return {SITES[deed.name].building for deed in done if deed.what in ("built", "added")}


def _strip(view: PortaNigra) -> Iterator[Item]:
    """The white shop and the supply."""
    signs = ((brick, (WHITE,), view.market[WHITE], _WHITE), (brick_pile, (), view.supply, _SUPPLY))
    for art, look, number, box in signs:
        yield Stamp(furniture.slab, box, (), 1)
        yield from counted_sign(art, look, number, box.part(24, 0, 200, box.height - 3))


def _spots(view: PortaNigra) -> dict[str, Spot]:
    """Shops, builders and sites as spots."""
    found = {
        shop_spot(WHITE): Spot(_WHITE, room=3, numbered=False),
        SUPPLY_SPOT: Spot(_SUPPLY, room=3, numbered=False),
    }
    for building in BUILDINGS:
        found |= small_quarter_spots(view, building, _QUARTERS[building])
    return found


def _story(scene: Scene) -> Iterator[Item]:
    """The seat of the turn, and its results; the gate if there are none."""
    who, done = deeds(scene.changes)
    if who is None:
        yield Stamp(building_sign, STORY.centred(_GATE, _GATE), ("porta_nigra", "umber"))
        return
    head = STORY.part(_PAD, 0, _EMBLEM, STORY.height - 3).centred(_EMBLEM, _EMBLEM)
    yield Stamp(seats.emblem, head, (who,))
    left = _EMBLEM + 2 * _PAD
    yield from turn_story(done, who, STORY.part(left, 0, STORY.width - left, STORY.height - 3))


def _figures(view: PortaNigra, seat: int) -> tuple[Figure, ...]:
    """Sesterces, elements built."""
    return (
        Figure(goods, view.players[seat].sesterces, ("sesterces",)),
        Figure(element_sign, view.elements_built(seat)),
    )


def sentences(scene: Scene) -> Iterator[Message]:
    view = scene.view
    who, done = deeds(scene.changes)
    yield Message("picture-turn", {"when": moment_text(view)})
    if who is not None:
        yield Message("picture-turn-got", {"seat": Seat(who), "list": tuple(map(deed_in_words, done))})
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
