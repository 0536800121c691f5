"""The display of building cards, and what the viewer has won: cards by buildings, sets, final cards."""

from collections.abc import Iterator

from games.porta_nigra.left import building_pile
from games.porta_nigra.pieces import BUILDING_CARDS, BUILDING_CARDS_OPEN
from games.porta_nigra.texts import building_card_text
from games.words import Message, Words
from renderer.engine.layout import Box, Item, Layout, Stamp, text_block
from renderer.engine.lettering import fit_balanced
from renderer.kit.alt_text import sentence_of_list
from renderer.kit.header import CLOSE_UP
from renderer.kit.highlights import Spot
from renderer.porta_nigra.alt_text import building_title, title_and_moment
from renderer.porta_nigra.drawings.bricks import brick_tile, ground
from renderer.porta_nigra.drawings.buildings import building_sign
from renderer.porta_nigra.parts import own_cards
from renderer.porta_nigra.parts.city_in_words import stock_sentence
from renderer.porta_nigra.parts.close_up import close_up_layout, heading
from renderer.porta_nigra.parts.hand_in_words import own_cards_sentences
from renderer.porta_nigra.styles import CARD_LINES
from renderer.request import Scene

PICTURE = "building_cards"

_TITLE = CLOSE_UP.box_below(CLOSE_UP.band_height - 8, 56)
_COLUMNS = 3
_CARD = 124
_GAP = 8
_ROWS = CLOSE_UP.rows_below(_TITLE.bottom - CLOSE_UP.gap, BUILDING_CARDS_OPEN // _COLUMNS, _CARD, _GAP)
_PLACES = [box for row in _ROWS for box in row.columns(_COLUMNS, _GAP)]
_SIGN = 90
_TILE = 50
_NAME_LINE = 52


def lay_out(scene: Scene) -> Layout:
    view, words = scene.view, scene.words
    boxes = dict(zip(view.building_display, _PLACES, strict=False))
    items: list[Item] = [heading(words("picture-with-element", n=len(building_pile(view))), _TITLE)]
    for card, box in boxes.items():
        items += _card(words, card, box)
    bottom = max((box.bottom for box in boxes.values()), default=_TITLE.bottom)
    if scene.seat is not None:
        player = view.players[scene.seat]
        own = CLOSE_UP.box_below(bottom, own_cards.height(player))
        items += own_cards.own_cards(player, words, own)
        bottom = own.bottom
    spots = {f"building_card_{card}": Spot(box, room=4) for card, box in boxes.items()}
    return close_up_layout(scene, words("picture-title-building_cards"), items, spots, PICTURE, bottom)


def sentences(scene: Scene) -> Iterator[Message]:
    view = scene.view
    yield title_and_moment(scene, "picture-title-building_cards")
    buildings = [building_card_text(card) for card in view.building_display]
    yield from sentence_of_list("picture-building-cards", buildings)
    if scene.seat is not None:
        yield from own_cards_sentences(view.players[scene.seat])
        yield stock_sentence(view, scene.seat)
    yield Message("picture-pile", {"n": len(building_pile(view))})


def _card(words: Words, card: str, box: Box) -> Iterator[Item]:
    """A building card: its building by sign and name, its colour."""
    building, colour = BUILDING_CARDS[card]
    yield Stamp(ground, box, (colour,), 1)
    sign = box.part(10, 0, _SIGN, box.height).centred(_SIGN, _SIGN)
    yield Stamp(building_sign, sign, (building, "ink", f"brick_{colour}_pale"))
    tile = Box(sign.right - _TILE + 10, sign.bottom - _TILE + 8, _TILE, _TILE)
    yield Stamp(brick_tile, tile, (colour,))
    room = box.part(_SIGN + 26, 0, box.width - _SIGN - 32, box.height)
    lines, style = fit_balanced(building_title(words, building), CARD_LINES, room.width)
    yield from text_block(lines, style, room, _NAME_LINE, anchor="left")
