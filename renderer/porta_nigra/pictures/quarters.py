"""Where a builder begins: the quarters with their shops and rewards, and the cards of the viewer's hand."""

from collections.abc import Iterator

from games.porta_nigra.left import known_hand
from games.porta_nigra.pieces import BUILDINGS, HAND, QUARTER_OF_SHOP, REWARD_EVERY
from games.words import Message
from renderer.engine.layout import Box, Item, Layout, Stamp
from renderer.kit import furniture
from renderer.kit.header import CLOSE_UP
from renderer.porta_nigra.alt_text import title_and_moment
from renderer.porta_nigra.changes import CITY
from renderer.porta_nigra.parts.action_cards import CARD_HEIGHT, GAP, open_card
from renderer.porta_nigra.parts.building_in_words import quarter_reward_sentence
from renderer.porta_nigra.parts.city_in_words import (
    builders_sentence,
    market_sentence,
    stock_sentence,
    supply_sentence,
)
from renderer.porta_nigra.parts.city_map import BOTTOM, city_map, map_spots
from renderer.porta_nigra.parts.close_up import close_up_layout, heading
from renderer.porta_nigra.parts.hand_in_words import hand_sentences
from renderer.porta_nigra.parts.rewards import progress, reward, reward_width
from renderer.porta_nigra.styles import BOARD_FIGURE
from renderer.request import Scene

_LEGEND = CLOSE_UP.box_below(BOTTOM - 10, 54)
_CARDS = CLOSE_UP.box_below(_LEGEND.bottom - 6, CARD_HEIGHT)
_REWARD = 44
_EVERY = (88, 36)


def lay_out(scene: Scene) -> Layout:
    view, seat = scene.view, scene.seat
    known = () if seat is None else known_hand(view, seat)
    cards = zip(known, _CARDS.columns(HAND, GAP), strict=False)
    items = (
        *city_map(scene, _reward),
        heading(scene.words("picture-quarters-legend", n=REWARD_EVERY), _LEGEND),
        *(item for card, box in cards for item in open_card(card, box)),
    )
    title = scene.words("picture-title-quarters")
    bottom = _CARDS.bottom if known else _LEGEND.bottom
    return close_up_layout(scene, title, items, map_spots(view), CITY, bottom)


def sentences(scene: Scene) -> Iterator[Message]:
    view = scene.view
    yield title_and_moment(scene, "picture-title-quarters")
    yield market_sentence(view)
    if scene.seat is not None:
        yield from hand_sentences(view, scene.seat)
        yield stock_sentence(view, scene.seat)
    yield from builders_sentence(view)
    for building in BUILDINGS:
        yield quarter_reward_sentence(building)
    yield supply_sentence(view)


def _reward(_: Scene, colour: str, box: Box) -> Iterator[Item]:
    """The reward for three bricks in the quarter of a shop; the white one, which all share, has none."""
    building = QUARTER_OF_SHOP.get(colour)
    if building is None:
        return
    yield Stamp(furniture.plain, box, ("page", 8), 1)
    above, below = box.part(0, 0, box.width, _EVERY[1]), box.part(0, _EVERY[1], box.width, _REWARD)
    yield Stamp(progress, above.centred(*_EVERY), (REWARD_EVERY,))
    wide = reward_width(building, _REWARD, BOARD_FIGURE)
    yield from reward(building, below.centred(wide, below.height), _REWARD, BOARD_FIGURE)
