"""The seaport close up: ships, piles of cards, how many cards each seat has."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from games.trajan.pieces import SHIPS
from games.trajan.table_text import card_lines, ship_lines
from games.words import Message, Words
from renderer.engine.layout import Item, Layout
from renderer.kit.header import CLOSE_UP
from renderer.kit.highlights import highlight_items
from renderer.kit.styles import CLOSE_UP_FIGURE, CLOSE_UP_NUMBER
from renderer.request import Scene
from renderer.trajan.alt_text import when
from renderer.trajan.board_in_words import about, card_sentences, sentences_of
from renderer.trajan.changes_board import board_news
from renderer.trajan.drawings import goods
from renderer.trajan.parts.port import (
    PortSizes,
    discard_pile,
    draw_pile,
    pile_boxes,
    pile_spots,
    ship_spots,
    ships,
)
from renderer.trajan.parts.token_lines import TokenLine, token_line
from renderer.trajan.styles import BOARD_FIGURE

SIZES = PortSizes(points=CLOSE_UP_FIGURE, number=CLOSE_UP_NUMBER, drawing=150, card=140, other=50, gap=12)
"""The seaport close up."""

_SHIPS = CLOSE_UP.box_below(CLOSE_UP.band_height, 336)
_PILES = CLOSE_UP.box_below(_SHIPS.bottom, 204)
_PILE = 180
_LINES = CLOSE_UP.box_below(_PILES.bottom, 72).columns(2, CLOSE_UP.gap)


def lay_out(scene: Scene) -> Layout:
    """Where everything lies in the seaport."""
    view, words = scene.view, scene.words
    spots = ship_spots(_SHIPS, SIZES) | pile_spots(_PILES, SIZES, _PILE)
    pile, discards = pile_boxes(_PILES, SIZES, _PILE)
    items = (
        CLOSE_UP.band(),
        *ships(view, _SHIPS, SIZES, _captions(words)),
        *draw_pile(view, pile, SIZES),
        *(
            item
            for cards, box in zip(view.discards, discards, strict=True)
            for item in discard_pile(cards, box, SIZES)
        ),
        *_cards(scene),
        *CLOSE_UP.header(words.text(Message("picture-title-port")), words.text(when(view)), scene.seat),
        *highlight_items(spots, scene.highlights, board_news(scene), CLOSE_UP_NUMBER),
    )
    return Layout(CLOSE_UP.width, _LINES[0].bottom + CLOSE_UP.margin, items)


def sentences(scene: Scene) -> Iterator[Message]:
    """The sentences about ships and cards."""
    yield about(scene, "picture-title-port")
    yield from sentences_of((*ship_lines(scene.view), *card_lines(scene.view)))
    yield from card_sentences(scene.view)


def _captions(words: Words) -> Mapping[str, str]:
    """What each ship loads, in a word."""
    return {name: words.text(Message(f"ship-{name}")) for name in SHIPS}


def _cards(scene: Scene) -> Iterator[Item]:
    """How many cards each seat has in hand and on display."""
    players = scene.view.players
    for sign, numbers, box in (
        (goods.cards, [len(player.hand) for player in players], _LINES[0]),
        (goods.display, [len(player.displayed) for player in players], _LINES[1]),
    ):
        yield from token_line(TokenLine(sign, numbers, BOARD_FIGURE, 44), box)
