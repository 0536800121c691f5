"""The rules for those who learn the game, and the figures in them."""

from pathlib import Path

from games.help import Figures, read_help
from games.porta_nigra.pieces import (
    ACTION_CARDS,
    BORDER_PRICE,
    BRICKS,
    BUILD_PRICE,
    BUILDING_CARDS,
    BUILDING_CARDS_OPEN,
    BUILDINGS,
    COLOURS,
    EARLY_END_POINTS,
    HAND,
    HONOR_CARDS,
    HONOR_CARDS_A_TURN,
    HONOR_CARDS_OPEN,
    INTERIM_PER_BRICK,
    LAST_ELEMENT,
    LEAST_HEIGHT,
    MAJORITIES,
    MOST_HEIGHT,
    PLAY_AREA_POINTS,
    REFILL_BELOW,
    REFILL_TO,
    REWARD_EVERY,
    REWARDS,
    ROMAN_PRICE,
    ROMANS,
    ROUNDS,
    SESTERCES_A_POINT,
    SET_POINTS,
    SHOP_OF,
    SHORT_SUPPLY,
    SITES,
    START_STOCK,
    SUPPLY_CARDS,
    VALUE,
    action_deck,
)
from games.porta_nigra.texts import (
    effects_text,
    goods_in_order,
    honor_card_text,
    parts_text,
    supply_card_text,
)
from games.words import Message, repeated


def _final_cards() -> dict[str, Figures]:
    cards = {card.final_points: card for card in HONOR_CARDS.values() if card.final_points}
    return {
        f"help-final_cards-{which}": {
            "points": card.final_points,
            "chips": card.chips,
            "n": card.hand_in_buildings,
            "before": HONOR_CARDS[card.hand_in].final_points if card.hand_in else 0,
            "copies": card.copies,
        }
        for which, card in zip(("first", "second", "third"), cards.values(), strict=True)
    }


def _action_cards(*, not_with_four: bool) -> list[Figures]:
    return [
        {"card": f"actions-{card.name}", "torches": card.torches, "symbols": effects_text(card.symbols)}
        for card in ACTION_CARDS.values()
        if card.not_with_four is not_with_four
    ]


def _honor_cards(chips: int) -> Figures:
    cards = [card for card in HONOR_CARDS.values() if card.chips == chips]
    return {"chips": chips, "cards": repeated((honor_card_text(card.name), card.copies) for card in cards)}


_HONOR_PRICES = sorted({card.chips for card in HONOR_CARDS.values()})

HELP = read_help(
    Path(__file__).parent / "help.toml",
    {
        "overview-card": {"hand": HAND},
        "overview-buy": {"price": BORDER_PRICE},
        "overview-reward": {"every": REWARD_EVERY},
        # How the game goes
        "help-goal-length": {
            "two": ROUNDS[2],
            "three": ROUNDS[3],
            "cards": len(action_deck(2)),
            "four": len(action_deck(4)),
        },
        "help-setup-board": {"buildings": BUILDING_CARDS_OPEN, "honors": HONOR_CARDS_OPEN},
        "help-setup-seat": {
            **{kind: START_STOCK[kind] for kind in ("sesterces", "torches", "romans")},
            "more": ROMANS - START_STOCK["romans"],
        },
        "help-setup-cards": {"cards": len(action_deck(2)), "four": len(action_deck(4)), "hand": HAND},
        "help-setup-supply": {"bricks": BRICKS, "cards": len(SUPPLY_CARDS)},
        "help-city-quarters": {
            "quarters": tuple(
                Message("help-city-quarter", {"building": f"building-{building}", "shop": f"colour-{shop}"})
                for building, shop in SHOP_OF.items()
            )
        },
        "help-city-prices": {
            "prices": tuple(
                Message("help-city-price", {"colour": f"colour-{colour}", "price": VALUE[colour]})
                for colour in COLOURS
            )
        },
        "help-city-sites": {"sites": len(SITES)},
        "help-refill-market": {"below": REFILL_BELOW, "to": REFILL_TO},
        "help-refill-short": {"order": tuple(f"colour-{colour}" for colour in SHORT_SUPPLY)},
        "help-refill-displays": {"buildings": BUILDING_CARDS_OPEN, "honors": HONOR_CARDS_OPEN},
        # Moving, buying, building, and what an element brings
        "help-moving-way": {"price": BORDER_PRICE},
        "help-porta_nigra-height": {"least": LEAST_HEIGHT, "most": MOST_HEIGHT},
        "help-porta_nigra-added": {"least": LEAST_HEIGHT, "most": MOST_HEIGHT - 1},
        "help-building_cards-take": {"open": BUILDING_CARDS_OPEN},
        "help-rewards-when": {"every": REWARD_EVERY, "twice": 2 * REWARD_EVERY},
        **{
            f"help-rewards-{building}": {"goods": goods_in_order(REWARDS[building])} for building in BUILDINGS
        },
        # Influence actions, honor cards and final cards
        "help-influence-roman": {"chips": ROMAN_PRICE},
        "help-influence-build": {"chips": BUILD_PRICE},
        "help-influence-honor": {"cards": HONOR_CARDS_A_TURN},
        "help-honor-price": {"open": HONOR_CARDS_OPEN, "least": _HONOR_PRICES[0], "most": _HONOR_PRICES[-1]},
        "help-honor-substitute": {
            "chips": next(card.chips for card in HONOR_CARDS.values() if card.substitutes)
        },
        **_final_cards(),
        # The ends of rounds and of the game, and the final scoring
        "help-round_end-interim": {"two": INTERIM_PER_BRICK[2], "more": INTERIM_PER_BRICK[4]},
        "help-round_end-new": {"hand": HAND},
        "help-early_end-when": {"elements": LAST_ELEMENT},
        "help-early_end-points": {"points": EARLY_END_POINTS},
        "help-early_end-cards": {"name": "setting-last_turn_without_cards"},
        "help-final-sets": dict(zip(("one", "two", "three", "four"), SET_POINTS[1:], strict=True)),
        "help-final-area": {"sesterces": SESTERCES_A_POINT, "each": PLAY_AREA_POINTS["romans"]},
        "help-majorities-areas": {
            "areas": parts_text(
                [
                    Message(
                        "help-majorities-points",
                        {"area": f"area-{area.name}", "first": area.points[0], "second": area.points[1]},
                    )
                    for area in MAJORITIES.values()
                ]
            )
        },
        # The decks, and the options of a table
        "help-pieces-action": _action_cards(not_with_four=False),
        "help-pieces-not_with_four": _action_cards(not_with_four=True),
        "help-pieces-supply": {"n": len(SUPPLY_CARDS), "cards": tuple(map(supply_card_text, SUPPLY_CARDS))},
        "help-pieces-buildings": {"n": len(BUILDING_CARDS)},
        "help-pieces-honors": [_honor_cards(chips) for chips in _HONOR_PRICES],
        "help-decisions-age": {"name": "setting-age_order"},
        "help-decisions-added": {"most": MOST_HEIGHT},
        "help-decisions-last_turn": {"name": "setting-last_turn_without_cards"},
        # Questions
        "tip-builder": {"price": BORDER_PRICE},
        "tip-building": {"price": BORDER_PRICE},
        "tip-site": {"every": REWARD_EVERY},
        "tip-height": {"most": MAJORITIES["porta_nigra-8"].points[0]},
        "tip-interim": {"each": SESTERCES_A_POINT},
        "tip-interim-other": {"each": SESTERCES_A_POINT},
    },
)
"""All of it: a turn in six lines, chapters, questions and tips."""
