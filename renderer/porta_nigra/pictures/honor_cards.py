"""The display of honor cards by their prices: effects in signs and words; what the viewer can pay."""

from collections import Counter
from collections.abc import Iterator, Mapping

from games.porta_nigra.left import honor_pile
from games.porta_nigra.pieces import HONOR_CARDS
from games.porta_nigra.state import PortaNigra
from games.porta_nigra.texts import chips_text, honor_card_text
from games.words import Argument, Message, Seat
from renderer.engine.layout import Box, Item, Layout, Stamp, Text
from renderer.kit import furniture
from renderer.kit.alt_text import sentence_of_list
from renderer.kit.header import CLOSE_UP
from renderer.kit.highlights import Spot
from renderer.porta_nigra.alt_text import title_and_moment
from renderer.porta_nigra.drawings.goods import chip
from renderer.porta_nigra.parts.city_in_words import stock_sentence
from renderer.porta_nigra.parts.close_up import close_up_layout, heading
from renderer.porta_nigra.parts.honor import could_buy, do_words_fit, honor_card, honor_height
from renderer.porta_nigra.styles import LARGE_FIGURE
from renderer.request import Scene

PICTURE = "honor_cards"

PRICES = sorted({card.chips for card in HONOR_CARDS.values()})
"""What honor cards cost, in chips."""

_TITLE = CLOSE_UP.box_below(CLOSE_UP.band_height - 8, 56)
_PRICE = 108
_FIGURE = 42
_CHIP = 62
_GAP = 8
_APART = 16
_COLUMNS = 2
_LIT, _FREE, _DIM = ("glow", "brass"), ("marble", "bark"), ("stone", "joint")


def lay_out(scene: Scene) -> Layout:
    view, words = scene.view, scene.words
    found = Counter(view.honor_display)
    blocks = _block_boxes(scene, found)
    boxes = {name: box for _, there in blocks.values() for name, box in there.items()}
    spots = {f"honor_card_{name}": Spot(box, room=4) for name, box in boxes.items()}
    offered = any(each.spot in spots for each in scene.highlights)
    items: list[Item] = [heading(words("picture-one-a-turn", n=_count_left(view)), _TITLE)]
    for chips, (block, _) in blocks.items():
        items += _price(chips, block)
    for name, box in boxes.items():
        items += honor_card(name, found[name], box, words, _ground_colours(scene, name, offered=offered))
    bottom = max((block.bottom for block, _ in blocks.values()), default=_TITLE.bottom)
    return close_up_layout(scene, words("picture-title-honor_cards"), items, spots, PICTURE, bottom)


def sentences(scene: Scene) -> Iterator[Message]:
    view = scene.view
    yield title_and_moment(scene, "picture-title-honor_cards")
    if scene.seat is not None:
        yield stock_sentence(view, scene.seat)
        cards = dict.fromkeys(view.honor_display)
        own = [honor_card_text(card) for card in cards if could_buy(view, scene.seat, card)]
        yield from sentence_of_list("picture-could-buy", own, seat=Seat(scene.seat))
    for price in PRICES:
        found = Counter(card for card in view.honor_display if HONOR_CARDS[card].chips == price)
        honors = [_card_sentence(card, number) for card, number in found.items()]
        yield from sentence_of_list("picture-honor-cards", honors, price=chips_text(price))
    yield Message("picture-pile", {"n": _count_left(view)})


def _card_sentence(name: str, number: int) -> Message:
    """An honor card: its effects, the cards handed in, the number of copies."""
    card = HONOR_CARDS[name]
    arguments: dict[str, Argument] = {
        "card": honor_card_text(name),
        "buildings": card.hand_in_buildings,
        "final": HONOR_CARDS[card.hand_in].final_points if card.hand_in else 0,
        "n": number,
    }
    return Message("picture-honor-card", arguments)


def _count_left(view: PortaNigra) -> int:
    return sum(honor_pile(view).values())


def _ground_colours(scene: Scene, name: str, *, offered: bool) -> tuple[str, str]:
    """The ground of a card: dim if the viewer cannot buy it, lit if they could but have no question."""
    if scene.seat is None or not scene.view.phase:
        return _FREE
    if not could_buy(scene.view, scene.seat, name):
        return _DIM
    return _FREE if offered else _LIT


def _price(chips: int, block: Box) -> Iterator[Item]:
    """The price of a block of cards, before them."""
    box = block.part(0, 0, _PRICE, block.height)
    yield Stamp(furniture.slab, box, ("umber", "ink", 12), 1)
    figure, sign = box.centred(_FIGURE + _CHIP, _CHIP).columns_of_widths(_FIGURE, _CHIP)
    yield Text(str(chips), LARGE_FIGURE, figure, "glow", "left")
    yield Stamp(chip, sign)


def _block_boxes(scene: Scene, found: Mapping[str, int]) -> dict[int, tuple[Box, dict[str, Box]]]:
    """Price -> its block and its cards there: final, long and single last cards as wide as the block."""
    blocks: dict[int, tuple[Box, dict[str, Box]]] = {}
    top = _TITLE.bottom + 4
    for price in PRICES:
        cards = {name: number for name, number in found.items() if HONOR_CARDS[name].chips == price}
        if cards:
            boxes = _card_boxes(scene, cards, top)
            bottom = max(box.bottom for box in boxes.values())
            blocks[price] = Box(_TITLE.left, top, _TITLE.width, bottom - top), boxes
            top = bottom + _APART
    return blocks


def _card_boxes(scene: Scene, cards: Mapping[str, int], top: int) -> dict[str, Box]:
    """Lay out the cards of one price below `top`; each row is as high as its longest text needs."""
    field = _TITLE.part(_PRICE + _GAP, 0, _TITLE.width - _PRICE - _GAP, 0)
    half = field.columns(_COLUMNS, _GAP)[0].width
    plain = [
        name
        for name, number in cards.items()
        if not HONOR_CARDS[name].final_points and do_words_fit(name, number, scene.words, half)
    ]
    rows = [plain[first : first + _COLUMNS] for first in range(0, len(plain), _COLUMNS)]
    broad = [name for name in cards if name not in plain]
    rows += [[name] for name in sorted(broad, key=lambda name: HONOR_CARDS[name].final_points)]
    boxes: dict[str, Box] = {}
    for row in rows:
        columns = field.columns(len(row), _GAP)
        wide = columns[0].width
        high = max(honor_height(name, cards[name], scene.words, wide) for name in row)
        for name, column in zip(row, columns, strict=True):
            boxes[name] = Box(column.left, top, wide, high)
        top += high + _GAP
    return boxes
