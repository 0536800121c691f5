"""Texts of bricks, goods, sites and cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from games.porta_nigra.pieces import (
    ACTION_CARDS,
    ANY,
    BUILD,
    BUILDING_CARDS,
    COLOURS,
    HONOR_CARDS,
    SITES,
    SUPPLY_CARDS,
)
from games.porta_nigra.player import Player
from games.words import Argument, Listed, Message, in_order, joined, repeated

GOODS = ("points", "sesterces", "torches", "chips", "romans", *COLOURS)
"""All goods of a list, in the order of their names in texts."""


def goods_in_order(goods: Mapping[str, int]) -> Mapping[str, int]:
    """Goods in the order in which they are named."""
    return in_order(goods, GOODS)


def bricks_text(colour: str, number: int) -> Message:
    return Message(f"goods-{colour}", {"n": number})


def sesterces_text(number: int) -> Message:
    return Message("goods-sesterces", {"n": number})


def romans_text(number: int) -> Message:
    return Message("goods-romans", {"n": number})


def chips_text(number: int) -> Message:
    return Message("goods-chips", {"n": number})


def tokens_text(number: int) -> Message:
    return Message("goods-torches", {"n": number})


def points_text(number: int) -> Message:
    return Message("goods-points", {"n": number})


def goods_text(goods: Mapping[str, int]) -> Message:
    """Goods that come together: "5 sesterces + 1 Roman"."""
    return joined(
        "joined-plus", tuple(Message(f"goods-{kind}", {"n": n}) for kind, n in goods_in_order(goods).items())
    )


def stock_text(player: Player, *others: Message) -> Listed:
    """The means of a seat after others; its bricks are on the picture."""
    chips = [chips_text(player.chips)] if player.chips else []
    return Listed((*others, sesterces_text(player.sesterces), romans_text(player.romans), *chips))


# Cards


def building_card_text(card: str) -> Message:
    building, colour = BUILDING_CARDS[card]
    return Message(f"building-card-{building}-{colour}")


def effect_text(effect: str) -> Message:
    """A symbol of an action card, or an effect of an honor card."""
    kind, _, what = effect.partition("-")
    if kind == "buy":
        return Message("symbol-buy-any") if what == ANY else Message(f"symbol-buy-{what}")
    if kind == "brick":
        return bricks_text(what, 1)
    if kind == "substitute":
        return Message("effect-substitute", {"building": f"building-{what}"})
    if kind == "final":
        return Message("effect-final", {"points": int(what)})
    if kind == BUILD:
        return Message("symbol-build")
    if effect == "add_brick":
        return Message("effect-add-brick")
    return Message(f"goods-{kind}", {"n": int(what)})


def effects_text(effects: Iterable[str]) -> tuple[Message, ...]:
    """Symbols or effects in words, equal ones counted."""
    return tuple(
        bricks_text(effect.removeprefix("brick-"), n)
        if effect.startswith("brick-")
        else Message("pieces-repeated", {"piece": effect_text(effect), "n": n})
        for effect, n in Counter(effects).items()
    )


def torches_text(number: int) -> Message:
    return Message("torches-on-card", {"n": number})


def action_card_text(card: str) -> Message:
    """An action card: its name and symbols."""
    symbols = effects_text(ACTION_CARDS[card].symbols)
    return Message("action-card", {"card": f"actions-{card}", "symbols": symbols})


def drawn_card_text(card: str) -> Message:
    """An action card among others: its name, and its symbols in brackets."""
    symbols = effects_text(ACTION_CARDS[card].symbols)
    return Message("action-card-drawn", {"card": f"actions-{card}", "symbols": symbols})


def honor_cards_text(cards: Iterable[str]) -> tuple[Message, ...]:
    """List honor cards for a text; equal cards are counted."""
    return repeated((honor_card_text(card), n) for card, n in Counter(cards).items())


def honor_card_text(card: str) -> Message:
    """An honor card by its effects: "build + 1 Roman"."""
    return joined("joined-plus", effects_text(HONOR_CARDS[card].effects))


def supply_card_text(card: str) -> Message:
    """A supply card by its shops: "white + blue"."""
    return joined("joined-plus", (Message(f"colour-{shop}") for shop in SUPPLY_CARDS[card]))


# Sites


def site_text(site: str) -> Message:
    """A site: its building, row and bricks."""
    kind = SITES[site]
    arguments: dict[str, Argument] = {
        "building": f"building-{kind.building}",
        "place": site_place(site),
        "colour": f"colour-{kind.colour}",
        "bricks": bricks_text(kind.colour, kind.bricks),
    }
    return Message("site-bricks" if kind.bricks else "site-any-height", arguments)


def site_name(site: str) -> Message:
    """A site by its building and place."""
    return Message("site-name", {"building": f"building-{SITES[site].building}", "place": site_place(site)})


def site_place(site: str) -> str:
    """The place of a site in its building: A4."""
    return site.partition("-")[2]


def join_sentences(texts: Sequence[Message]) -> Message:
    return joined("sentences-more", texts)


def parts_text(parts: Sequence[Message]) -> Message:
    """The text about an option, part by part: "+5 points; card; way 2"."""
    return joined("parts-more", parts)
