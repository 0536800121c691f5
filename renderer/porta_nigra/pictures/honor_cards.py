"""The display of honor cards: price and effects in signs and words; what the viewer can pay."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping

from games.porta_nigra.left import honor_pile
from games.porta_nigra.pieces import HONOR_CARDS
from games.porta_nigra.state import PortaNigra
from games.porta_nigra.texts import chips_text, honor_card_text
from games.words import Argument, Message, Seat
from renderer.engine.layout import Box, Item, Layout
from renderer.kit.alt_text import sentence_of_list
from renderer.kit.header import CLOSE_UP
from renderer.kit.highlights import Spot
from renderer.porta_nigra.alt_text import about
from renderer.porta_nigra.parts.city_in_words import stock_sentence
from renderer.porta_nigra.parts.close_up import close_up_layout, heading
from renderer.porta_nigra.parts.honor import could_buy, honor_card, honor_height
from renderer.request import Scene

PICTURE = "honor_cards"

PRICES = sorted({card.chips for card in HONOR_CARDS.values()})
"""What honor cards cost, in chips."""

_TITLE = CLOSE_UP.box_below(CLOSE_UP.band_height - 8, 56)
_GAP = 8
_COLUMNS = 2


def lay_out(scene: Scene) -> Layout:
    """Where everything lies: the cards in two columns, equal ones as one."""
    view, words, boxes = scene.view, scene.words, _boxes(scene)
    found = Counter(view.honor_display)
    spots = {f"honor_card_{name}": Spot(box, room=4) for name, box in boxes.items()}
    offered = any(each.spot in spots for each in scene.highlights)
    items: list[Item] = [heading(words("picture-one-a-turn", n=_left(view)), _TITLE)]
    for name, box in boxes.items():
        lit = scene.seat is not None and not offered and could_buy(view, scene.seat, name)
        items += honor_card(name, found[name], box, words, lit=lit)
    bottom = max((box.bottom for box in boxes.values()), default=_TITLE.bottom)
    return close_up_layout(scene, words("picture-title-honor_cards"), items, spots, PICTURE, bottom)


def sentences(scene: Scene) -> Iterator[Message]:
    """The sentences about the cards: what the viewer can pay first, then all by their prices."""
    view = scene.view
    yield about(scene, "picture-title-honor_cards")
    if scene.seat is not None:
        yield stock_sentence(view, scene.seat)
        cards = dict.fromkeys(view.honor_display)
        own = [honor_card_text(card) for card in cards if could_buy(view, scene.seat, card)]
        yield from sentence_of_list("picture-could-buy", own, seat=Seat(scene.seat))
    for price in PRICES:
        found = Counter(card for card in view.honor_display if HONOR_CARDS[card].chips == price)
        honors = [_in_words(card, number) for card, number in found.items()]
        yield from sentence_of_list("picture-honor-cards", honors, price=chips_text(price))
    yield Message("picture-pile", {"n": _left(view)})


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


def _left(view: PortaNigra) -> int:
    """How many honor cards the draw pile has."""
    return sum(honor_pile(view).values())


def _boxes(scene: Scene) -> Mapping[str, Box]:
    """Where each card lies; rows are as high as their words need, cards with as many lines side by side."""
    columns = Box(_TITLE.left, 0, _TITLE.width, 0).columns(_COLUMNS, _GAP)
    heights = {
        name: honor_height(name, scene.words, columns[0].width)
        for name in dict.fromkeys(scene.view.honor_display)
    }
    order = sorted(heights, key=lambda name: -heights[name])
    found: dict[str, Box] = {}
    top = _TITLE.bottom
    for first in range(0, len(order), _COLUMNS):
        names = order[first : first + _COLUMNS]
        high = heights[names[0]]
        found |= {
            name: column.part(0, top, column.width, high)
            for name, column in zip(names, columns, strict=False)
        }
        top += high + _GAP
    return found
