"""The displays: building cards, honor cards with price and effects in words; what the viewer can pay."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping

from msgspec import Struct

from games.porta_nigra.left import building_pile, honor_pile
from games.porta_nigra.pieces import BUILDING_CARDS, HONOR_CARDS
from games.porta_nigra.state import PortaNigra
from games.porta_nigra.texts import building_card_text, chips_text, honor_card_text
from games.words import Argument, Message, Seat, Words
from renderer.engine.layout import Box, Item, Layout, Stamp, Text
from renderer.engine.lettering import fit, fit_balanced
from renderer.kit.alt_text import sentence_of_list
from renderer.kit.header import CLOSE_UP
from renderer.kit.highlights import Spot
from renderer.porta_nigra.alt_text import about, building_title
from renderer.porta_nigra.drawings.bricks import brick_tile, ground
from renderer.porta_nigra.drawings.buildings import building_sign
from renderer.porta_nigra.parts.city_in_words import stock_sentence
from renderer.porta_nigra.parts.close_up import close_up_layout
from renderer.porta_nigra.parts.honor import could_buy, honor_card, honor_height
from renderer.porta_nigra.styles import BOARD_WORDS, CARD_LINES
from renderer.request import Scene

PICTURE = "cards"

PRICES = sorted({card.chips for card in HONOR_CARDS.values()})
"""What honor cards cost, in chips."""

_TITLE = 56
_RAISED = 8
_GAP = 8
_COLUMNS = 2
_BUILDING_COLUMNS = 3
_BUILDING = 104
_SIGN = 78
_TILE = 42
_NAME_LINE = 50


class _Places(Struct, frozen=True):
    """Where everything lies: the headings, the building cards, each honor card with how many there are."""

    building_title: Box
    buildings: tuple[Box, ...]
    honor_title: Box
    honors: Mapping[str, tuple[int, Box]]
    bottom: int


def lay_out(scene: Scene) -> Layout:
    """Where everything lies in the displays."""
    view, words, places = scene.view, scene.words, _places(scene)
    spots = _spots(view, places)
    offered = any(each.spot in spots for each in scene.highlights)
    items: list[Item] = [
        _title(words, "picture-heading-buildings", len(building_pile(view)), places.building_title),
        _title(words, "picture-heading-honors", _honors_left(view), places.honor_title),
    ]
    for card, box in zip(view.building_display, places.buildings, strict=True):
        items += _building(words, card, box)
    for name, (number, box) in places.honors.items():
        lit = scene.seat is not None and not offered and could_buy(view, scene.seat, name)
        items += honor_card(name, number, box, words, lit=lit)
    return close_up_layout(scene, words("picture-title-cards"), items, spots, PICTURE, places.bottom)


def sentences(scene: Scene) -> Iterator[Message]:
    """The sentences about the displays: what the viewer can pay first, then all cards."""
    view = scene.view
    yield about(scene, "picture-title-cards")
    if scene.seat is not None:
        yield stock_sentence(view, scene.seat)
        cards = dict.fromkeys(view.honor_display)
        own = [honor_card_text(card) for card in cards if could_buy(view, scene.seat, card)]
        yield from sentence_of_list("picture-could-buy", own, seat=Seat(scene.seat))
    for price in PRICES:
        found = Counter(card for card in view.honor_display if HONOR_CARDS[card].chips == price)
        honors = [_in_words(card, number) for card, number in found.items()]
        yield from sentence_of_list("picture-honor-cards", honors, price=chips_text(price))
    buildings = [building_card_text(card) for card in view.building_display]
    yield from sentence_of_list("picture-building-cards", buildings)
    yield Message("picture-piles", {"buildings": len(building_pile(view)), "honors": _honors_left(view)})


def _in_words(name: str, number: int) -> Message:
    """An honor card: its effects, what is handed in, how many there are."""
    card = HONOR_CARDS[name]
    arguments: dict[str, Argument] = {
        "card": honor_card_text(name),
        "buildings": card.hand_in_buildings,
        "final": HONOR_CARDS[card.hand_in].final_points if card.hand_in else 0,
        "n": number,
    }
    return Message("picture-honor-card", arguments)


def _title(words: Words, text: str, number: int, box: Box) -> Text:
    """The heading of a display, with how many cards its pile has."""
    field = box.part(10, 0, box.width - 20, box.height)
    said, style = fit(words(text, n=number), BOARD_WORDS, field.width)
    return Text(said, style, field, "bark", "left")


def _building(words: Words, card: str, box: Box) -> Iterator[Item]:
    """A building card: its building by sign and name, its colour."""
    building, colour = BUILDING_CARDS[card]
    yield Stamp(ground, box, (colour,), 1)
    sign = box.part(10, 0, _SIGN, box.height).centred(_SIGN, _SIGN)
    yield Stamp(building_sign, sign, (building, "ink", f"brick_{colour}_pale"))
    tile = Box(sign.right - _TILE + 8, sign.bottom - _TILE + 4, _TILE, _TILE)
    yield Stamp(brick_tile, tile, (colour,))
    room = box.part(_SIGN + 26, 0, box.width - _SIGN - 32, box.height)
    lines, style = fit_balanced(building_title(words, building), CARD_LINES, room.width)
    block = room.centred(room.width, _NAME_LINE * len(lines))
    for line, row in zip(lines, block.rows(len(lines)), strict=True):
        yield Text(line, style, row, "ink", "left")


def _places(scene: Scene) -> _Places:
    """Where everything lies; rows of honor cards are as high as their words need."""
    view = scene.view
    above = CLOSE_UP.box_below(CLOSE_UP.band_height - _RAISED, _TITLE)
    lines = -(-len(view.building_display) // _BUILDING_COLUMNS)
    rows = CLOSE_UP.rows_below(above.bottom - CLOSE_UP.gap, lines, _BUILDING, _GAP)
    buildings = [box for row in rows for box in row.columns(_BUILDING_COLUMNS, _GAP)]
    between = CLOSE_UP.box_below(rows[-1].bottom - 4 if rows else above.bottom, _TITLE)
    honors: dict[str, tuple[int, Box]] = {}
    bottom = between.bottom
    found = list(Counter(view.honor_display).items())
    for first in range(0, len(found), _COLUMNS):
        cards = found[first : first + _COLUMNS]
        columns = Box(between.left, bottom, between.width, 0).columns(_COLUMNS, _GAP)
        high = honor_height([name for name, _ in cards], scene.words, columns[0].width)
        for (name, number), column in zip(cards, columns, strict=False):
            honors[name] = number, column.part(0, 0, column.width, high)
        bottom += high + _GAP
    shown = tuple(buildings[: len(view.building_display)])
    return _Places(above, shown, between, honors, bottom - _GAP if honors else bottom)


def _honors_left(view: PortaNigra) -> int:
    """How many honor cards the draw pile has."""
    return sum(honor_pile(view).values())


def _spots(view: PortaNigra, places: _Places) -> dict[str, Spot]:
    """The cards as spots, equal ones as one."""
    return {
        **{
            f"building_card_{card}": Spot(box, room=4)
            for card, box in zip(view.building_display, places.buildings, strict=True)
        },
        **{f"honor_card_{name}": Spot(box, room=4) for name, (_, box) in places.honors.items()},
    }
