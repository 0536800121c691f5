"""Commodity cards as options: those in hand, and the use of each."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from games.game import Option
from games.trajan.events.cards import load_text
from games.trajan.pieces import BONUS_TILES, CARD_IN_HAND_POINTS, WILD_COMMODITY
from games.trajan.scoring.bonus import wild_card_brings
from games.trajan.state import COMMODITY_BAG, Trajan
from games.words import Argument, Message


def bonus_of_card(state: Trajan, seat: int, card: str) -> int:
    """What a card in the display scores at the end by the bonus tiles a seat has."""
    tiles = [(each, BONUS_TILES[each.name]) for each in state.players[seat].bonus]
    return sum(int(tile.yellow if own.yellow else tile.gray) for own, tile in tiles if card in tile.cards)


def final_gain(state: Trajan, seat: int, load: Sequence[str], *, drawn: int = 0) -> int:
    """The gain in the final scoring for playing a load and drawing cards; wild ones leave the game."""
    wilds = load.count(WILD_COMMODITY)
    shown = sum(bonus_of_card(state, seat, card) for card in load)
    in_hand = (drawn + wilds - len(load)) * CARD_IN_HAND_POINTS
    return shown + in_hand - wilds * wild_card_brings(state.players[seat].bonus)


def about_card(state: Trajan, seat: int, card: str) -> Message:
    """A seat's number of a commodity's cards, and the final score of one in the display."""
    player, bonus = state.players[seat], bonus_of_card(state, seat, card)
    return text_with_bonus(
        "card-about", {"hand": player.cards.get(card, 0), "display": player.display.get(card, 0)}, bonus
    )


def text_with_bonus(text: str, arguments: Mapping[str, Argument], bonus: int) -> Message:
    """A text, or its variant that shows the gain or loss at the end."""
    if not bonus:
        return Message(text, arguments)
    return Message(f"{text}-bonus", {**arguments, "bonus": bonus, "more": int(bonus > 0)})


def card_option(view: Trajan, *, seat: int, card: str, copies: int = 1, reveals: bool = False) -> Option:
    label = Message(f"{COMMODITY_BAG}-{card}")
    return Option(
        card, label, (f"card_{card}",), about_card(view, seat, card), copies=copies, reveals=reveals
    )


def cards_text(load: Sequence[str]) -> tuple[Message, ...]:
    """Cards and wild commodities in words, "2 × fish, wild commodity"."""
    return load_text([card for card in load if card != WILD_COMMODITY], load.count(WILD_COMMODITY))
