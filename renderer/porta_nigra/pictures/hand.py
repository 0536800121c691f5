"""What one seat has: action cards, what each seat can still play, goods and bricks, cards by sets."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import structs

from games.porta_nigra.left import known_hand
from games.porta_nigra.pieces import ACTION_CARDS, COLOURS, HONOR_CARDS, LAST_ELEMENT
from games.porta_nigra.pieces import HAND as HAND_SIZE
from games.porta_nigra.player import Player
from games.porta_nigra.sets import set_points
from games.porta_nigra.state import PortaNigra
from games.porta_nigra.texts import (
    action_card_text,
    building_card_text,
    effect_text,
    effects_text,
    torches_text,
)
from games.words import Argument, Message, Seat
from renderer.engine.layout import Box, Item, Layout, Text
from renderer.engine.lettering import fit
from renderer.kit.alt_text import sentence_of_list, viewer_first
from renderer.kit.changes import changes_on
from renderer.kit.header import CLOSE_UP
from renderer.kit.highlights import Spot, highlight_items
from renderer.kit.seat_header import HEADER, seat_header
from renderer.kit.styles import CLOSE_UP_NUMBER
from renderer.porta_nigra.alt_text import turn_sentences, when
from renderer.porta_nigra.changes import HAND
from renderer.porta_nigra.parts import cards_left, own_cards
from renderer.porta_nigra.parts.action_cards import ACTION_CARD, GAP, hand_row, hand_spots, turn_card
from renderer.porta_nigra.parts.beside_hand import beside_hand
from renderer.porta_nigra.parts.city_in_words import builder_sentence, stock_sentence, supply_sentence
from renderer.porta_nigra.parts.stock import stock_cells, stock_line
from renderer.porta_nigra.styles import BOARD_WORDS
from renderer.request import Highlight, NothingToShow, Scene

_ROW = CLOSE_UP.box_below(HEADER.bottom, 264)
_BESIDE = _ROW.columns(HAND_SIZE + 1, GAP)[-1]
_CARDS = _ROW.part(0, 0, _BESIDE.left - GAP - _ROW.left, _ROW.height)
_STOCK = CLOSE_UP.box_below(_ROW.bottom, 76)
_OWN = CLOSE_UP.box_below(_STOCK.bottom, own_cards.HEIGHT)
_TITLE = CLOSE_UP.box_below(_OWN.bottom, 40)


def lay_out(scene: Scene) -> Layout:
    """Where everything lies. Raises NothingToShow without a seat."""
    view, seat = scene.view, _seat_of(scene)
    player = view.players[seat]
    left = CLOSE_UP.box_below(_TITLE.bottom - 6, cards_left.height(view))
    changes = [change for change in changes_on(scene, HAND) if change.board == seat]
    items = (
        *seat_header(scene, seat, scene.words.text(when(view))),
        *hand_row(view, seat, _CARDS),
        *beside_hand(view, seat, _BESIDE),
        *stock_line(view, seat, _STOCK),
        *own_cards.own_cards(player, _OWN),
        *_title(scene),
        *cards_left.cards_left(view, left),
        *highlight_items(_spots(view, seat), _highlights(scene), changes, CLOSE_UP_NUMBER),
    )
    return Layout(CLOSE_UP.width, left.bottom + CLOSE_UP.margin, items)


def sentences(scene: Scene) -> Iterator[Message]:
    """The sentences about a seat's things, the most important first. Raises NothingToShow without a seat."""
    view, seat = scene.view, _seat_of(scene)
    player = view.players[seat]
    yield Message("picture-hand-of", {"seat": Seat(seat), "points": player.points})
    yield from _turn_card(view, seat)
    yield from _hand(view, seat)
    yield stock_sentence(view, seat)
    yield from builder_sentence(view, seat)
    yield from turn_sentences(view)
    yield from _own_cards(player)
    yield Message(
        "picture-beside-hand",
        {
            "seat": Seat(seat),
            "elements": view.elements_built(seat),
            "most": LAST_ELEMENT,
            "pile": view.pile(seat),
        },
    )
    yield supply_sentence(view)
    for other in viewer_first(scene):
        left = [f"actions-{card}" for card in view.cards_left(other)]
        yield from sentence_of_list("picture-left-to-play", left, seat=Seat(other))


def _seat_of(scene: Scene) -> int:
    """The seat whose hand is wanted. Raises NothingToShow without one."""
    if scene.seat is None:
        raise NothingToShow("a hand is that of a seat: name one")
    return scene.seat


def _turn_card(view: PortaNigra, seat: int) -> Iterator[Message]:
    """The card of the turn: the torches that are left, its symbols that are free, those that are used."""
    state = turn_card(view, seat)
    if state is None:
        return
    yield Message(
        "picture-card-of-turn", {"card": f"actions-{state.card}", "torches": torches_text(state.torches)}
    )
    symbols = list(enumerate(ACTION_CARDS[state.card].symbols, 1))
    free = effects_text(symbol for place, symbol in symbols if place not in state.used)
    used = effects_text(symbol for place, symbol in symbols if place in state.used)
    yield from sentence_of_list("picture-free-symbols", free)
    yield from sentence_of_list("picture-used-symbols", used)


def _hand(view: PortaNigra, seat: int) -> Iterator[Message]:
    """The cards of the hand that the viewer knows, or how many there are."""
    known = known_hand(view, seat)
    cards = [
        Message(
            "picture-hand-card",
            {"card": action_card_text(card), "torches": torches_text(ACTION_CARDS[card].torches)},
        )
        for card in known
    ]
    yield from sentence_of_list("picture-hand-cards", cards)
    if not known and (number := len(view.players[seat].hand)):
        yield Message("picture-hand-hidden", {"n": number})


def _own_cards(player: Player) -> Iterator[Message]:
    """The building cards and substitutes with what their sets score; the final cards."""
    cards: list[Argument] = [building_card_text(card) for card in player.building_cards]
    cards += [effect_text(f"substitute-{building}") for building in player.substitutes]
    yield from sentence_of_list("picture-sets", cards, points=set_points(player.buildings_owned))
    finals = [str(HONOR_CARDS[card].final_points) for card in player.final_cards]
    yield from sentence_of_list("picture-finals", finals)


def _title(scene: Scene) -> Iterator[Item]:
    """The heading of the cards that are left."""
    text, style = fit(scene.words("picture-still-to-play"), BOARD_WORDS, _TITLE.width - 20)
    yield Text(text, style, _TITLE.part(10, 0, _TITLE.width - 20, _TITLE.height), "bark", "left")


def _spots(view: PortaNigra, seat: int) -> dict[str, Spot]:
    """Cards, symbols and bricks as spots."""
    cells = stock_cells(_STOCK)
    return {
        **hand_spots(view, seat, _CARDS),
        **{f"stock_{colour}": Spot(_cell(cells[colour]), room=2, numbered=False) for colour in COLOURS},
        **own_cards.own_spots(view.players[seat], _OWN),
    }


def _highlights(scene: Scene) -> list[Highlight]:
    """What can be chosen; action cards without labels, since their names stand on them."""
    return [
        structs.replace(each, label="") if each.spot.startswith(ACTION_CARD) else each
        for each in scene.highlights
    ]


def _cell(cell: Box) -> Box:
    """The frame around the bricks of a colour."""
    return cell.part(-4, 2, cell.width, cell.height - 4)
