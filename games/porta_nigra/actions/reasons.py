"""Why something that exists is not offered."""

from __future__ import annotations

from enum import StrEnum


class Reason(StrEnum):
    """The first condition that is not met."""

    NO_ROMAN = "no_roman"
    """None in the play area for an element, or none left to be bought."""
    SITE_TAKEN = "site_taken"
    TOO_FEW_BRICKS = "too_few_bricks"
    TOO_FAR = "too_far"
    """The sesterces do not suffice for the way."""
    NOTHING_TO_BUILD = "nothing_to_build"

    SHOP_EMPTY = "shop_empty"
    OTHER_SHOP = "other_shop"
    """The symbol buys in its own shop as long as there is a brick."""
    TOO_FEW_SESTERCES = "too_few_sesterces"
    NOTHING_TO_BUY = "nothing_to_buy"

    NO_TORCH = "no_torch"
    SYMBOL_USED = "symbol_used"
    SYMBOL_BEFORE = "symbol_before"
    """An equal symbol that is free stands before it."""
    TORCH_FOR_TORCH = "torch_for_torch"
    """It would bring no more than the token that pays for it."""

    HONOR_CARD_BOUGHT = "honor_card_bought"
    """In this turn, as many as are allowed."""
    TOO_FEW_CHIPS = "too_few_chips"
    NO_FINAL_CARD = "no_final_card"
    """The final card that would be handed in is not owned."""
    TOO_FEW_BUILDING_CARDS = "too_few_building_cards"
    NO_EFFECT = "no_effect"
    NO_HONOR_CARD = "no_honor_card"
    """There is none that can be bought."""
