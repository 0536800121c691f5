"""Which action cards each seat can still play in this round: a row for each card."""

from collections.abc import Iterator

from games.porta_nigra.left import known_hand
from games.porta_nigra.pieces import ACTION_CARDS, action_deck
from games.porta_nigra.state import PortaNigra
from games.words import Message, Seat
from renderer.engine.layout import Box, Item, Layout, Stamp, Text
from renderer.kit import furniture, header, seats
from renderer.kit.alt_text import sentence_of_list, viewer_first
from renderer.kit.header import CLOSE_UP
from renderer.porta_nigra.alt_text import moment_text, title_and_moment
from renderer.porta_nigra.drawings.goods import torch
from renderer.porta_nigra.parts.close_up import heading
from renderer.porta_nigra.parts.effects import EffectSizes, effect_items
from renderer.porta_nigra.styles import BOARD_FIGURE, ROW_LETTER
from renderer.request import Scene

PICTURE = "cards_left"

SYMBOLS = EffectSizes(style=BOARD_FIGURE, sign=68, with_number=58)
"""Symbols in the rows."""

_TITLE = CLOSE_UP.box_below(CLOSE_UP.band_height - 6, 50)
_ROW = 88
_HEAD = 246
_NAME = 74
_TORCH = 52
_SYMBOL = 112
_MOST = max(len(card.symbols) for card in ACTION_CARDS.values())
_PLACE = 82
_EMBLEM = 60


def lay_out(scene: Scene) -> Layout:
    view, words = scene.view, scene.words
    cards = action_deck(len(view.players))
    rows = CLOSE_UP.rows_below(_TITLE.bottom - 4, len(cards), _ROW)
    items = (
        heading(words("picture-still-to-play"), _TITLE),
        *(item for card, row in zip(cards, rows, strict=True) for item in _row(view, card, row)),
    )
    headings = words("picture-title-cards_left"), words.text(moment_text(view))
    return header.close_up_layout(scene, headings, items, {}, PICTURE, rows[-1].bottom)


def sentences(scene: Scene) -> Iterator[Message]:
    view = scene.view
    yield title_and_moment(scene, "picture-still-to-play")
    for seat in viewer_first(scene):
        left = [f"actions-{card}" for card in view.cards_left(seat)]
        yield from sentence_of_list("picture-left-to-play", left, seat=Seat(seat))
        if not left:
            yield Message("picture-all-played", {"seat": Seat(seat)})


def _row(view: PortaNigra, name: str, row: Box) -> Iterator[Item]:
    """A card: its name, torches and symbols, the seats; light is a hand that the viewer knows."""
    card = ACTION_CARDS[name]
    yield Stamp(furniture.slab, row, ("marble", "sand", 10), 1)
    yield Stamp(furniture.plain, row.part(0, 0, _HEAD, row.height), ("umber", 10), 1)
    yield Text(name, ROW_LETTER, row.part(10, 0, _NAME, row.height), "marble")
    for number in range(card.torches):
        place = row.part(_NAME + 16 + number * (_TORCH - 2), 0, _TORCH, row.height)
        yield Stamp(torch, place.centred(_TORCH, _TORCH))
    cells = row.part(_HEAD + 6, 0, _MOST * _SYMBOL, row.height - 3).columns(_MOST)
    for symbol, cell in zip(card.symbols, cells, strict=False):
        yield from effect_items(symbol, cell, SYMBOLS)
    places = row.part(row.width - 4 * _PLACE - 6, 0, 4 * _PLACE, row.height - 3).columns(4)
    for seat, place in zip(range(len(view.players)), places, strict=False):
        if name in known_hand(view, seat):
            yield Stamp(furniture.slab, place.centred(_PLACE - 6, _ROW - 12), ("glow", "brass", 8), 1)
        if name in view.cards_left(seat):
            yield Stamp(seats.emblem, place.centred(_EMBLEM, _EMBLEM), (seat,))
