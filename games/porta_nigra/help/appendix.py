"""The chapters on what the box holds, options of a table, and what this program decides."""

from __future__ import annotations

from games.game import Chapter
from games.help import chapter, paragraph
from games.porta_nigra.pieces import ACTION_CARDS, BUILDING_CARDS, HONOR_CARDS, MOST_HEIGHT, SUPPLY_CARDS
from games.porta_nigra.texts import effects_text, honor_card_text, supply_card_text
from games.words import Message


def pieces() -> Chapter:
    """What the decks are made of: all of it is known."""
    prices = sorted({card.chips for card in HONOR_CARDS.values()})
    return chapter(
        "pieces",
        paragraph("pieces-known"),
        *(
            paragraph(
                "pieces-not_with_four" if card.not_with_four else "pieces-action",
                card=f"actions-{card.name}",
                torches=card.torches,
                symbols=effects_text(card.symbols),
            )
            for card in ACTION_CARDS.values()
        ),
        paragraph(
            "pieces-supply",
            n=len(SUPPLY_CARDS),
            cards=tuple(map(supply_card_text, SUPPLY_CARDS)),
        ),
        paragraph("pieces-buildings", n=len(BUILDING_CARDS)),
        *(paragraph("pieces-honors", chips=chips, cards=_honor_cards(chips)) for chips in prices),
    )


def _honor_cards(chips: int) -> tuple[Message, ...]:
    return tuple(
        Message("pieces-counted", {"n": card.copies, "piece": honor_card_text(card.name)})
        for card in HONOR_CARDS.values()
        if card.chips == chips
    )


def options() -> Chapter:
    """What a table may agree on."""
    return chapter(
        "options",
        paragraph("options-age_order", name="setting-age_order"),
        paragraph("options-last_turn_without_cards", name="setting-last_turn_without_cards"),
    )


def decisions() -> Chapter:
    """What the program decides where the rulebook leaves something open, or can be read otherwise."""
    return chapter(
        "decisions",
        paragraph("decisions-open"),
        paragraph("decisions-age", name="setting-age_order"),
        paragraph("decisions-public"),
        paragraph("decisions-refill"),
        paragraph("decisions-torches"),
        paragraph("decisions-rewards"),
        paragraph("decisions-influence"),
        paragraph("decisions-honor"),
        paragraph("decisions-added", most=MOST_HEIGHT),
        paragraph("decisions-early_end"),
        paragraph("decisions-last_turn", name="setting-last_turn_without_cards"),
        paragraph("decisions-majorities"),
        paragraph("decisions-shared"),
    )


def components() -> Chapter:
    """Which component data is a reconstruction."""
    return chapter(
        "components",
        paragraph("components-known"),
        paragraph("components-sites"),
        paragraph("components-majorities"),
        paragraph("components-actions"),
        paragraph("components-honors"),
        paragraph("components-supply"),
        paragraph("components-buildings"),
        paragraph("components-rulebook"),
    )
