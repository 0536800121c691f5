"""Why something that exists is not offered."""

from __future__ import annotations

from enum import StrEnum


class Reason(StrEnum):
    """A condition that is not met; the text `unmet-<name>` says so."""

    NO_ROMAN = "no_roman"
    """None in the play area for an element."""
    ROMANS_BOUGHT = "romans_bought"
    """None is left to be bought."""
    SITE_TAKEN = "site_taken"
    NO_FREE_SITE = "no_free_site"
    """In a building."""
    TOO_FEW_BRICKS = "too_few_bricks"
    TOO_FAR = "too_far"
    """The sesterces do not suffice for the way."""
    NOTHING_TO_BUILD = "nothing_to_build"
    AT_TOP = "at_top"
    """It is as high as an element can be."""
    NOT_OWN = "not_own"
    """No element of the seat stands there."""
    NO_SUPPLY = "no_supply"
    """No brick is left in it."""

    SHOP_EMPTY = "shop_empty"
    OTHER_SHOP = "other_shop"
    """The symbol buys in its own shop as long as there is a brick."""
    TOO_FEW_SESTERCES = "too_few_sesterces"
    NOTHING_TO_BUY = "nothing_to_buy"

    NO_TORCH = "no_torch"
    NO_TOKEN = "no_token"
    NOT_MORE = "not_more"
    """No sesterces of torches would let the seat buy or build more."""
    SYMBOL_USED = "symbol_used"
    SYMBOL_BEFORE = "symbol_before"
    """An equal symbol that is free stands before it."""
    TORCH_FOR_TORCH = "torch_for_torch"
    """It would only bring the token back."""

    HONOR_CARD_BOUGHT = "honor_card_bought"
    """In this turn, as many as are allowed."""
    TOO_FEW_CHIPS = "too_few_chips"
    NO_FINAL_CARD = "no_final_card"
    """The final card that would be handed in is not owned."""
    TOO_FEW_BUILDING_CARDS = "too_few_building_cards"
    NO_EFFECT = "no_effect"
    NO_HONOR_CARD = "no_honor_card"
    """There is none that can be bought."""
