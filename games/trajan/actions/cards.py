"""Commodity cards as options: what is in the hand, and what each is good for."""

from __future__ import annotations

from collections.abc import Sequence

from games.game import Option, pieces_text
from games.trajan.events.cards import open_card
from games.trajan.pieces import BONUS_TILES, WILD_COMMODITY
from games.trajan.state import COMMODITY_BAG, Trajan
from games.words import Message


def bonus_of_card(state: Trajan, seat: int, card: str) -> int:
    """What a card in the display scores at the end by the bonus tiles a seat has."""
    tiles = [(each, BONUS_TILES[each.name]) for each in state.players[seat].bonus]
    return sum(int(tile.yellow if own.yellow else tile.gray) for own, tile in tiles if card in tile.cards)


def about_card(state: Trajan, seat: int, card: str) -> Message:
    """How many a seat has of a commodity, and what one in the display scores at the end."""
    player = state.players[seat]
    return Message(
        "card-about",
        {
            "hand": player.cards.get(card, 0),
            "display": player.display.get(card, 0),
            "bonus": bonus_of_card(state, seat, card),
        },
    )


def card_option(view: Trajan, *, seat: int, card: str, copies: int = 1, reveals: bool = False) -> Option:
    """A commodity of the hand."""
    label = Message(f"{COMMODITY_BAG}-{card}")
    return Option(
        card, label, (f"card_{card}",), about_card(view, seat, card), copies=copies, reveals=reveals
    )


def cards_text(cards: Sequence[str]) -> tuple[Message, ...]:
    """Cards and wild commodities in words, "2 × fish, wild commodity"."""
    wilds = cards.count(WILD_COMMODITY)
    texts = pieces_text([open_card(card) for card in cards if card != WILD_COMMODITY])
    wild = Message("pieces-counted", {"piece": f"tile-{WILD_COMMODITY}", "n": wilds})
    return (*texts, wild) if wilds else texts
