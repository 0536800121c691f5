"""The chapters on influence actions, honor cards and final cards."""

from __future__ import annotations

from games.game import Chapter
from games.help import chapter, paragraph
from games.porta_nigra.pieces import (
    BUILD_PRICE,
    HONOR_CARDS,
    HONOR_CARDS_A_TURN,
    HONOR_CARDS_OPEN,
    ROMAN_PRICE,
    HonorCard,
)


def influence() -> Chapter:
    """What influence chips buy."""
    return chapter(
        "influence",
        paragraph("influence-when"),
        paragraph("influence-roman", chips=ROMAN_PRICE),
        paragraph("influence-build", chips=BUILD_PRICE),
        paragraph("influence-honor", cards=HONOR_CARDS_A_TURN),
    )


def honor() -> Chapter:
    """Honor cards."""
    prices = [card.chips for card in HONOR_CARDS.values()]
    substitute = next(card for card in HONOR_CARDS.values() if card.substitutes)
    return chapter(
        "honor",
        paragraph("honor-price", open=HONOR_CARDS_OPEN, least=min(prices), most=max(prices)),
        paragraph("honor-effects"),
        paragraph("honor-bricks"),
        paragraph("honor-build"),
        paragraph("honor-add"),
        paragraph("honor-substitute", chips=substitute.chips),
        paragraph("honor-gone"),
    )


def final_cards() -> Chapter:
    """The chain of final cards."""
    cards = {card.final_points: card for card in HONOR_CARDS.values() if card.final_points}
    first, second, third = (_figures(card) for card in cards.values())
    return chapter(
        "final_cards",
        paragraph("final_cards-first", **first),
        paragraph("final_cards-second", **second),
        paragraph("final_cards-third", **third),
        paragraph("final_cards-keep"),
    )


def _figures(card: HonorCard) -> dict[str, int]:
    before = HONOR_CARDS[card.hand_in].final_points if card.hand_in else 0
    return {
        "points": card.final_points,
        "chips": card.chips,
        "n": card.hand_in_buildings,
        "before": before,
        "copies": card.copies,
    }
