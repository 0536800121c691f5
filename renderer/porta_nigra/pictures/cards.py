"""The displays: six building cards, fourteen honor cards with price and effects; what the viewer can pay."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from games.porta_nigra.left import building_pile, honor_pile
from games.porta_nigra.pieces import BUILDING_CARDS, BUILDING_CARDS_OPEN, HONOR_CARDS, HONOR_CARDS_OPEN
from games.porta_nigra.state import PortaNigra
from games.porta_nigra.texts import building_card_text, chips_text, honor_card_text
from games.words import Argument, Message, Seat
from renderer.engine.layout import Box, Item, Layout, Stamp, Text
from renderer.engine.lettering import fit, width
from renderer.kit import furniture
from renderer.kit.alt_text import sentence_of_list
from renderer.kit.header import CLOSE_UP
from renderer.kit.highlights import Spot
from renderer.porta_nigra.alt_text import about
from renderer.porta_nigra.drawings.cards import building_card
from renderer.porta_nigra.drawings.sources import building_cards_sign, honor_card_sign
from renderer.porta_nigra.parts.city_in_words import stock_sentence
from renderer.porta_nigra.parts.close_up import close_up_layout
from renderer.porta_nigra.parts.honor import could_buy, honor_card
from renderer.porta_nigra.styles import BOARD_TIGHT, BOARD_WORDS
from renderer.request import Scene

PICTURE = "cards"

PRICES = sorted({card.chips for card in HONOR_CARDS.values()})
"""What honor cards cost, in chips."""

_BUILDINGS = CLOSE_UP.box_below(CLOSE_UP.band_height, 112)
_COLUMNS = 5
_HONOR = 148
_GAP = 8
_HONORS = CLOSE_UP.rows_below(_BUILDINGS.bottom, 3, _HONOR, _GAP)
_SIGN = 54


def lay_out(scene: Scene) -> Layout:
    """Where everything lies in the displays."""
    spots = _spots(scene.view)
    offered = any(each.spot in spots for each in scene.highlights)
    items = (
        *_buildings(scene.view),
        *_honors(scene.view, None if offered else scene.seat),
        *_piles(scene),
    )
    title = scene.words("picture-title-cards")
    return close_up_layout(scene, title, items, spots, PICTURE, _HONORS[-1].bottom)


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


def _buildings(view: PortaNigra) -> Iterator[Item]:
    """The open building cards; gaps where there are none."""
    boxes = _building_boxes()
    for box in boxes[len(view.building_display) :]:
        yield Stamp(furniture.sunk, box, (), 1)
    for card, box in zip(view.building_display, boxes, strict=False):
        yield Stamp(building_card, box, BUILDING_CARDS[card], 1)


def _honors(view: PortaNigra, seat: int | None) -> Iterator[Item]:
    """The open honor cards, those lit that a seat could buy; gaps where there are none."""
    boxes = _honor_boxes()
    for box in boxes[len(view.honor_display) :]:
        yield Stamp(furniture.sunk, box, (), 1)
    for name, box in zip(view.honor_display, boxes, strict=False):
        lit = seat is not None and could_buy(view, seat, name)
        yield from honor_card(HONOR_CARDS[name], box, lit=lit)


def _piles(scene: Scene) -> Iterator[Item]:
    """How many cards the draw piles have, in the place next to the last honor card."""
    box = _HONORS[-1].columns(_COLUMNS, _GAP)[-1]
    yield Stamp(furniture.slab, box, ("stone", "bark", 12), 1)
    inside = box.part(12, 10, box.width - 24, box.height - 22)
    title, line = inside.rows(2, 6)
    said, style = fit(scene.words("picture-in-piles"), BOARD_WORDS, title.width)
    yield Text(said, style, title, "ink")
    buildings, honors = len(building_pile(scene.view)), _honors_left(scene.view)
    piles = ((building_cards_sign, buildings), (honor_card_sign, honors))
    for (art, number), cell in zip(piles, line.columns(2, 4), strict=True):
        entry = cell.centred(_SIGN + 4 + width(str(number), BOARD_TIGHT), cell.height)
        yield Stamp(art, entry.part(0, 0, _SIGN, entry.height).centred(_SIGN, _SIGN))
        field = entry.part(_SIGN + 4, 0, entry.width - _SIGN - 4, entry.height)
        yield Text(str(number), BOARD_TIGHT, field)


def _honors_left(view: PortaNigra) -> int:
    """How many honor cards the draw pile has."""
    return sum(honor_pile(view).values())


def _building_boxes() -> list[Box]:
    return _BUILDINGS.columns(BUILDING_CARDS_OPEN, _GAP)


def _honor_boxes() -> list[Box]:
    return [box for row in _HONORS for box in row.columns(_COLUMNS, _GAP)][:HONOR_CARDS_OPEN]


def _spots(view: PortaNigra) -> dict[str, Spot]:
    """The cards as spots; of equal ones the first."""
    found = {
        f"building_card_{card}": Spot(box, room=4)
        for card, box in zip(view.building_display, _building_boxes(), strict=False)
    }
    for card, box in zip(view.honor_display, _honor_boxes(), strict=False):
        found.setdefault(f"honor_card_{card}", Spot(box, room=4))
    return found
