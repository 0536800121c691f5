"""The chapters on moving, buying and building, and on what an element brings."""

from __future__ import annotations

from games.game import Chapter
from games.help import chapter, paragraph
from games.porta_nigra.pieces import (
    BORDER_PRICE,
    BUILDING_CARDS_OPEN,
    BUILDINGS,
    LEAST_HEIGHT,
    MOST_HEIGHT,
    REWARD_EVERY,
    REWARDS,
)
from games.porta_nigra.texts import goods_of


def moving() -> Chapter:
    """The builder."""
    return chapter(
        "moving",
        paragraph("moving-when"),
        paragraph("moving-way", price=BORDER_PRICE),
        paragraph("moving-before"),
        paragraph("moving-share"),
    )


def buying() -> Chapter:
    """Buying a brick."""
    return chapter(
        "buying",
        paragraph("buying-one"),
        paragraph("buying-coloured"),
        paragraph("buying-gray"),
        paragraph("buying-white"),
    )


def building() -> Chapter:
    """Building an element."""
    return chapter(
        "building",
        paragraph("building-needs"),
        paragraph("building-white"),
        paragraph("building-order"),
        paragraph("building-points"),
        paragraph("building-program"),
    )


def porta_nigra() -> Chapter:
    """What is special about the Porta Nigra."""
    return chapter(
        "porta_nigra",
        paragraph("porta_nigra-height", least=LEAST_HEIGHT, most=MOST_HEIGHT),
        paragraph("porta_nigra-points"),
        paragraph("porta_nigra-majority"),
        paragraph("porta_nigra-added", least=LEAST_HEIGHT, most=MOST_HEIGHT - 1),
    )


def building_cards() -> Chapter:
    """Building cards."""
    return chapter(
        "building_cards",
        paragraph("building_cards-take", open=BUILDING_CARDS_OPEN),
        paragraph("building_cards-none"),
        paragraph("building_cards-use"),
    )


def rewards() -> Chapter:
    """Builder rewards."""
    return chapter(
        "rewards",
        paragraph("rewards-when", every=REWARD_EVERY, twice=2 * REWARD_EVERY),
        *(paragraph(f"rewards-{building}", goods=goods_of(REWARDS[building])) for building in BUILDINGS),
        paragraph("rewards-limit"),
    )
