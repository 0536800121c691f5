"""What explains each question: a hint, and paragraphs of the chapters."""

from __future__ import annotations

from collections.abc import Mapping

from games.porta_nigra.pieces import BORDER_PRICE, MAJORITIES, REWARD_EVERY, SESTERCES_A_POINT
from games.words import Argument

EXPLAINED_BY: Mapping[str, tuple[str, ...]] = {
    # A turn
    "builder": ("turn-first", "city-quarters", "moving-way", "moving-share"),
    "card": (
        "turn-card",
        "cards-torches",
        "cards-symbols",
        "cards-without",
        "influence-when",
        "pieces-known",
    ),
    "act": (
        *("cards-torches", "cards-symbols", "cards-tokens", "cards-coins"),
        *("influence-when", "influence-roman", "influence-build", "influence-honor", "turn-end", "turn-undo"),
    ),
    # Actions
    "shop": ("buying-one", "buying-coloured", "buying-gray", "buying-white", "moving-way", "city-prices"),
    "building": (
        *("building-needs", "building-white", "moving-way", "rewards-when", "majorities-areas"),
        "building-program",
    ),
    "site": (
        *("building-needs", "building-white", "building-order", "rewards-when"),
        *("building_cards-take", "majorities-count", "majorities-tie"),
    ),
    "height": (
        *("porta_nigra-height", "porta_nigra-points", "porta_nigra-majority"),
        *("rewards-when", "rewards-porta_nigra"),
    ),
    "white": ("building-white", "building-needs"),
    "building-card": ("building_cards-take", "building_cards-use", "final-sets"),
    # Influence
    "honor-card": ("honor-price", "honor-effects", "honor-gone", "honor-substitute", "final_cards-keep"),
    "hand-in": ("final_cards-first", "final-sets"),
    "effect-bricks": ("honor-effects", "honor-bricks"),
    "add-brick": ("honor-add", "porta_nigra-added", "rewards-porta_nigra", "majorities-porta_nigra"),
    # The end of a round
    "interim": ("round_end-interim", "round_end-bricks", "final-area"),
    "interim-other": ("round_end-interim", "round_end-bricks", "final-area"),
    "start-player": ("round_end-start", "round_end-new"),
}
"""Prompt, without "prompt-" -> the paragraphs that explain it."""

FIGURES: Mapping[str, Mapping[str, Argument]] = {
    "builder": {"price": BORDER_PRICE},
    "building": {"price": BORDER_PRICE},
    "site": {"every": REWARD_EVERY},
    "height": {"most": MAJORITIES["porta_nigra-8"].points[0]},
    "interim": {"each": SESTERCES_A_POINT},
    "interim-other": {"each": SESTERCES_A_POINT},
}
"""The figures in hints; a prompt's own come first."""
