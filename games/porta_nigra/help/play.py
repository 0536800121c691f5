"""The chapters on how the game goes: goal, setup, city, a turn, refill phase, action cards."""

from __future__ import annotations

from games.game import Chapter
from games.help import chapter, paragraph
from games.porta_nigra.pieces import (
    BRICKS,
    BUILDING_CARDS_OPEN,
    COLOURS,
    HAND,
    HONOR_CARDS_OPEN,
    REFILL_BELOW,
    REFILL_TO,
    ROMANS,
    ROUNDS,
    SHOP_OF,
    SHORT_SUPPLY,
    SITES,
    START_STOCK,
    SUPPLY_CARDS,
    VALUE,
    deck,
)
from games.words import Message


def goal() -> Chapter:
    """What the game is about."""
    return chapter(
        "goal",
        paragraph("goal-aim"),
        paragraph("goal-length", two=ROUNDS[2], three=ROUNDS[3], cards=len(deck(2)), four=len(deck(4))),
        paragraph("goal-points"),
        paragraph("goal-final"),
    )


def setup() -> Chapter:
    """What lies on the table, and what everybody begins with."""
    return chapter(
        "setup",
        paragraph("setup-board", buildings=BUILDING_CARDS_OPEN, honors=HONOR_CARDS_OPEN),
        paragraph(
            "setup-seat",
            sesterces=START_STOCK["sesterces"],
            torches=START_STOCK["torches"],
            romans=START_STOCK["romans"],
            more=ROMANS - START_STOCK["romans"],
        ),
        paragraph("setup-cards", cards=len(deck(2)), four=len(deck(4)), hand=HAND),
        paragraph("setup-supply", bricks=BRICKS, cards=len(SUPPLY_CARDS)),
        paragraph("setup-start"),
    )


def city() -> Chapter:
    """Quarters, bricks and their colours."""
    quarters = tuple(
        Message("help-city-quarter", {"building": f"building-{building}", "shop": f"colour-{shop}"})
        for building, shop in SHOP_OF.items()
    )
    prices = tuple(
        Message("help-city-price", {"colour": f"colour-{colour}", "price": VALUE[colour]})
        for colour in COLOURS
    )
    return chapter(
        "city",
        paragraph("city-quarters", quarters=quarters),
        paragraph("city-white"),
        paragraph("city-bricks"),
        paragraph("city-prices", prices=prices),
        paragraph("city-sites", sites=len(SITES)),
    )


def turn() -> Chapter:
    """The phases of a turn."""
    return chapter(
        "turn",
        paragraph("turn-phases"),
        paragraph("turn-first"),
        paragraph("turn-card"),
        paragraph("turn-end"),
        paragraph("turn-undo"),
    )


def refill() -> Chapter:
    """The refill phase."""
    order = tuple(f"colour-{colour}" for colour in SHORT_SUPPLY)
    return chapter(
        "refill",
        paragraph("refill-market", below=REFILL_BELOW, to=REFILL_TO),
        paragraph("refill-short", order=order),
        paragraph("refill-displays", buildings=BUILDING_CARDS_OPEN, honors=HONOR_CARDS_OPEN),
        paragraph("refill-piles"),
    )


def cards() -> Chapter:
    """Action cards, their symbols and torches."""
    return chapter(
        "cards",
        paragraph("cards-torches"),
        paragraph("cards-symbols"),
        paragraph("cards-tokens"),
        paragraph("cards-coins"),
        paragraph("cards-without"),
    )
