"""The seaport close up: ships, piles of cards, how many cards each seat has, those of the viewer."""

from __future__ import annotations

from collections.abc import Iterator

from games.trajan.pieces import WILD_COMMODITY
from games.trajan.player import Player
from games.trajan.table_text import card_lines, ship_lines
from games.words import Message, Words
from renderer.engine.layout import Box, Item, Layout, Stamp, Text
from renderer.kit import furniture
from renderer.kit.header import CLOSE_UP
from renderer.kit.highlights import Spot
from renderer.kit.styles import CLOSE_UP_FIGURE, CLOSE_UP_NUMBER
from renderer.request import Scene
from renderer.trajan.board_in_words import about, card_sentences, sentences_of
from renderer.trajan.drawings import goods
from renderer.trajan.drawings.forum_tiles import forum_tile
from renderer.trajan.parts import cards
from renderer.trajan.parts.close_up import close_up_layout
from renderer.trajan.parts.mat_in_words import hand_sentences
from renderer.trajan.parts.mat_tiles import tile_spot
from renderer.trajan.parts.port import (
    PortSizes,
    pile_spots,
    piles,
    ship_spots,
    ships,
)
from renderer.trajan.parts.token_lines import TokenLine, token_line
from renderer.trajan.styles import BOARD_FIGURE

SIZES = PortSizes(
    points=CLOSE_UP_FIGURE, number=CLOSE_UP_NUMBER, drawing=100, card=140, other=50, gap=12, other_side=True
)
"""The seaport close up."""

_TITLE = "picture-title-port"
_SHIPS = CLOSE_UP.box_below(CLOSE_UP.band_height, 332)
_PILES = CLOSE_UP.box_below(_SHIPS.bottom, 204)
_PILE = 180
_LINE = CLOSE_UP.box_below(_PILES.bottom, 72)
_WILD = 128
_OWN = CLOSE_UP.box_below(_LINE.bottom, cards.HEIGHT)


def lay_out(scene: Scene) -> Layout:
    """Where everything lies in the seaport."""
    view, words = scene.view, scene.words
    spots = ship_spots(_SHIPS, SIZES) | pile_spots(_PILES, SIZES, _PILE)
    player = None if scene.seat is None else view.players[scene.seat]
    if player:
        spots |= dict(cards.card_spots(_OWN)) | {tile_spot(WILD_COMMODITY): Spot(_wild_box(), room=3)}
    last = _OWN if player else _LINE
    items = (
        *ships(view, _SHIPS, SIZES, words),
        *piles(view, _PILES, SIZES, _PILE),
        *_cards(scene),
        *(_own(player, words) if player else ()),
    )
    above = cards.card_numbers(player, _OWN) if player else ()
    return close_up_layout(scene, _TITLE, items, spots, last.bottom, above)


def sentences(scene: Scene) -> Iterator[Message]:
    """The sentences about ships and cards."""
    yield about(scene, _TITLE)
    if scene.seat is not None:
        yield from hand_sentences(scene.view.players[scene.seat])
    yield from sentences_of((*ship_lines(scene.view), *card_lines(scene.view)))
    yield from card_sentences(scene.view)


def _cards(scene: Scene) -> Iterator[Item]:
    """How many cards each seat has in hand and on display."""
    players = scene.view.players
    right = 0 if scene.seat is None else _WILD + CLOSE_UP.gap
    hands, displays = _LINE.part(0, 0, _LINE.width - right, _LINE.height).columns(2, CLOSE_UP.gap)
    in_hand = [len(player.hand) for player in players]
    on_display = [len(player.displayed) for player in players]
    yield from token_line(TokenLine(goods.cards, in_hand, BOARD_FIGURE, 44), hands)
    yield from token_line(TokenLine(goods.display, on_display, BOARD_FIGURE, 44), displays)


def _wild_box() -> Box:
    """Where the wild commodities of the viewer lie."""
    return _LINE.part(_LINE.width - _WILD, 0, _WILD, _LINE.height)


def _own(player: Player, words: Words) -> Iterator[Item]:
    """The cards of the viewer, and their wild commodities."""
    box = _wild_box()
    yield Stamp(furniture.slab, box, (), 1)
    tile, number = box.inset(8).columns(2)
    yield Stamp(forum_tile, tile.centred(54, 54), (WILD_COMMODITY,))
    wilds = player.tiles.get(WILD_COMMODITY, 0)
    yield Text(str(wilds), BOARD_FIGURE, number, "ink" if wilds else "bark")
    yield from cards.hand_and_display(player, _OWN, words)
