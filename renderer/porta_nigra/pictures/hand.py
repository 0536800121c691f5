"""What one seat has: action cards, goods and bricks, building cards by sets, final cards."""

from collections.abc import Iterator

from msgspec import structs

from games.porta_nigra.pieces import COLOURS, LAST_ELEMENT
from games.porta_nigra.state import PortaNigra
from games.words import Message, Seat, Words
from renderer.engine.layout import Box, Item, Layout, Stamp, Text
from renderer.engine.lettering import fit_text, width
from renderer.kit import furniture
from renderer.kit.changes import changes_in_picture
from renderer.kit.header import CLOSE_UP, HEADER, seat_header
from renderer.kit.highlights import Spot, highlight_items
from renderer.kit.overlays import number_box
from renderer.kit.styles import CLOSE_UP_NUMBER
from renderer.porta_nigra.alt_text import moment_text, turn_sentences
from renderer.porta_nigra.changes import HAND
from renderer.porta_nigra.drawings.buildings import building_sign
from renderer.porta_nigra.drawings.people import builder
from renderer.porta_nigra.parts import own_cards
from renderer.porta_nigra.parts.action_cards import ACTION_CARD, CARD_HEIGHT, GAP, hand_row, hand_spots
from renderer.porta_nigra.parts.city_in_words import builder_sentence, stock_sentence, supply_sentence
from renderer.porta_nigra.parts.hand_in_words import hand_sentences, own_cards_sentences, turn_card_sentences
from renderer.porta_nigra.parts.stock import HEIGHT as STOCK_HEIGHT
from renderer.porta_nigra.parts.stock import stock, stock_cells
from renderer.porta_nigra.styles import BOARD_TIGHT, BOARD_WORDS
from renderer.request import Highlight, Scene

_SIGN = 58
_QUARTER = 62
_GAP = 12
_FIGURE = BOARD_TIGHT


def beside_hand(view: PortaNigra, seat: int, field: Box, words: Words) -> Iterator[Item]:
    """One below the other: the builder and its quarter, the draw pile, the elements, the supply."""
    yield Stamp(furniture.slab, field, ("stone", "bark", 12), 1)
    place, pile, elements, supply = field.part(18, 8, field.width - 24, field.height - 20).rows(4, 4)
    yield Stamp(builder, _sign_box(place).centred(_SIGN, _SIGN), (seat,))
    if quarter := view.players[seat].quarter:
        sign = place.part(_SIGN + _GAP, 0, _QUARTER, place.height).centred(_QUARTER, _QUARTER)
        yield Stamp(building_sign, sign, (quarter, "ink", "stone"))
    built = view.elements_built(seat)
    rows = (
        ("pile", str(view.pile_size(seat)), pile),
        ("built", f"{built}/{LAST_ELEMENT}", elements),
        ("supply", str(view.supply), supply),
    )
    for name, figure, line in rows:
        yield from _word_and_figure(words(f"picture-beside-{name}"), figure, line)


def _sign_box(box: Box) -> Box:
    """The place of the sign at the left of a box."""
    return box.part(0, 0, _SIGN, box.height)


def _word_and_figure(word: str, figure: str, box: Box) -> Iterator[Item]:
    """A word, and a figure at the right."""
    wide = width(figure, _FIGURE)
    text, style = fit_text(word, BOARD_WORDS, box.width - wide - _GAP)
    yield Text(text, style, box, "bark", "left")
    yield Text(figure, _FIGURE, box.part(box.width - wide, 0, wide, box.height), "ink", "left")


_ROW = CLOSE_UP.box_below(HEADER.bottom, CARD_HEIGHT)
_BESIDE_WIDTH = 322
_CARDS = _ROW.part(0, 0, _ROW.width - _BESIDE_WIDTH - GAP, _ROW.height)
_BESIDE = _ROW.part(_CARDS.width + GAP, 0, _BESIDE_WIDTH, _ROW.height)
_STOCK = CLOSE_UP.box_below(_ROW.bottom, STOCK_HEIGHT)


def lay_out(scene: Scene) -> Layout:
    view, seat = scene.view, scene.seat_of("a hand")
    player = view.players[seat]
    own = CLOSE_UP.box_below(_STOCK.bottom, own_cards.height(player))
    changes = [change for change in changes_in_picture(scene, HAND) if change.board == seat]
    items = (
        *seat_header(scene, seat, scene.words.text(moment_text(view))),
        *hand_row(view, seat, _CARDS),
        *beside_hand(view, seat, _BESIDE, scene.words),
        *stock(view, seat, _STOCK),
        *own_cards.own_cards(player, scene.words, own),
        *highlight_items(_spots(view, seat, own), _highlights(scene), changes, CLOSE_UP_NUMBER),
    )
    return Layout(CLOSE_UP.width, own.bottom + CLOSE_UP.margin, items)


def numbered_parts(_: Scene) -> tuple[Box, ...]:
    """Beside the name of a card, its symbols, the stock, the builder, building cards."""
    return (
        number_box(_CARDS, 120, 6),
        number_box(_CARDS, 170, 210),
        number_box(_STOCK, 1085, 52),
        number_box(_BESIDE, 170, 14),
        number_box(_STOCK, 420, _STOCK.height + 42),
    )


def sentences(scene: Scene) -> Iterator[Message]:
    view, seat = scene.view, scene.seat_of("a hand")
    player = view.players[seat]
    yield Message("picture-hand-of", {"seat": Seat(seat), "points": player.points})
    yield from turn_card_sentences(view, seat)
    yield from hand_sentences(view, seat)
    yield stock_sentence(view, seat)
    yield from builder_sentence(view, seat)
    yield from turn_sentences(view)
    yield from own_cards_sentences(player)
    yield Message(
        "picture-beside-hand",
        {
            "seat": Seat(seat),
            "elements": view.elements_built(seat),
            "most": LAST_ELEMENT,
            "pile": view.pile_size(seat),
        },
    )
    yield supply_sentence(view)


def _spots(view: PortaNigra, seat: int, own: Box) -> dict[str, Spot]:
    """Cards, symbols and bricks as spots."""
    cells = stock_cells(_STOCK)
    return {
        **hand_spots(view, seat, _CARDS),
        **{f"stock_{colour}": Spot(_frame_box(cells[colour]), room=2, numbered=False) for colour in COLOURS},
        **own_cards.own_spots(view.players[seat], own),
    }


def _highlights(scene: Scene) -> list[Highlight]:
    """What can be chosen; action cards without labels, since their names stand on them."""
    return [
        structs.replace(each, label="") if each.spot.startswith(ACTION_CARD) else each
        for each in scene.highlights
    ]


def _frame_box(cell: Box) -> Box:
    """The frame around the bricks of a colour."""
    return cell.part(-4, 2, cell.width, cell.height - 4)
