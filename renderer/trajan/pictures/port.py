"""The seaport close up: ships, piles of cards, how many cards each seat has, those of the viewer."""

from collections.abc import Iterator

from games.trajan.pieces import WILD_COMMODITY
from games.trajan.player import Player
from games.trajan.table_text import card_lines, ship_lines
from games.words import Message, Words
from renderer.engine.layout import Box, Item, Layout, Stamp, Text, fitted_text
from renderer.kit import furniture
from renderer.kit.header import CLOSE_UP
from renderer.kit.highlights import Spot
from renderer.kit.styles import CLOSE_UP_FIGURE, CLOSE_UP_NUMBER
from renderer.request import Scene
from renderer.trajan.board_in_words import card_sentences, sentences_of, title_and_moment
from renderer.trajan.drawings.forum_tiles import forum_tile
from renderer.trajan.parts import cards
from renderer.trajan.parts.close_up import close_up_layout
from renderer.trajan.parts.mat_in_words import hand_sentences
from renderer.trajan.parts.mat_tiles import tile_spot
from renderer.trajan.parts.port import PortSizes, pile_spots, piles, ship_spots, ships
from renderer.trajan.parts.token_lines import TokenLine, token_line
from renderer.trajan.styles import BOARD_FIGURE, BOARD_WORDS

SIZES = PortSizes(
    points=CLOSE_UP_FIGURE,
    number=CLOSE_UP_NUMBER,
    drawing=100,
    card=108,
    other=44,
    gap=12,
    other_side=True,
    heading=56,
)

_TITLE = "picture-title-port"
_SHIPS = CLOSE_UP.box_below(CLOSE_UP.band_height, 356)
_PILES = CLOSE_UP.box_below(_SHIPS.bottom, 242)
_PILE = 316
_LINE = CLOSE_UP.box_below(_PILES.bottom, 72)
_WILD = 150
_OWN = CLOSE_UP.box_below(_LINE.bottom, cards.HEIGHT)


def lay_out(scene: Scene) -> Layout:
    view, words = scene.view, scene.words
    spots = ship_spots(_SHIPS, SIZES) | pile_spots(_PILES, SIZES, _PILE)
    player = None if scene.seat is None else view.players[scene.seat]
    if player:
        own, wild = _hand_and_wild_boxes(player)
        spots |= dict(cards.card_spots(player, own))
        spots |= {tile_spot(WILD_COMMODITY): Spot(wild, room=3)} if wild.width else {}
    last = _OWN if player else _LINE
    items = (
        *ships(view, _SHIPS, SIZES, words),
        *piles(view, _PILES, SIZES, _PILE, words),
        *_cards(scene),
        *(_own(player, words) if player else ()),
    )
    above = cards.card_numbers(player, own) if player else ()
    return close_up_layout(scene, _TITLE, items, spots, last.bottom, above)


def sentences(scene: Scene) -> Iterator[Message]:
    yield title_and_moment(scene, _TITLE)
    if scene.seat is not None:
        yield from hand_sentences(scene.view.players[scene.seat])
    yield from sentences_of((*ship_lines(scene.view), *card_lines(scene.view)))
    yield from card_sentences(scene.view)


def _cards(scene: Scene) -> Iterator[Item]:
    """How many cards each seat has in hand and on display."""
    players, words = scene.view.players, scene.words
    hands, displays = _LINE.columns(2, CLOSE_UP.gap)
    in_hand = [len(player.hand) for player in players]
    on_display = [len(player.displayed) for player in players]
    hand, display = words("picture-label-hand"), words("picture-label-display")
    yield from token_line(TokenLine(None, in_hand, BOARD_FIGURE, 44, word=hand), hands)
    yield from token_line(TokenLine(None, on_display, BOARD_FIGURE, 44, word=display), displays)


def _hand_and_wild_boxes(player: Player) -> tuple[Box, Box]:
    """Divide the row for the viewer's cards: the hand, and wild commodities at its right."""
    wild = _WILD if player.has(WILD_COMMODITY) else 0
    wide = _OWN.width - wild - (CLOSE_UP.gap if wild else 0)
    return _OWN.part(0, 0, wide, _OWN.height), _OWN.part(_OWN.width - wild, 0, wild, _OWN.height)


def _own(player: Player, words: Words) -> Iterator[Item]:
    """The cards of the viewer, and their wild commodities."""
    own, wild = _hand_and_wild_boxes(player)
    yield from cards.hand_and_display(player, own, words)
    if wild.width:
        yield Stamp(furniture.slab, wild, (), 1)
        name, tile, number = wild.inset(8).rows(3)
        yield fitted_text(words("picture-wild"), BOARD_WORDS, name)
        yield Stamp(forum_tile, tile.centred(66, 66), (WILD_COMMODITY,))
        yield Text(str(player.tiles[WILD_COMMODITY]), BOARD_FIGURE, number)
