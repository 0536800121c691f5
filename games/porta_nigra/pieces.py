"""The components as frozen values, read from `components.toml`, which gives each figure's source."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from msgspec import Struct

BOX: dict[str, Any] = tomllib.loads((Path(__file__).parent / "components.toml").read_text("utf-8"))
"""The data file as it stands."""

SEATS: tuple[int, ...] = tuple(BOX["players"])
ROUNDS: Mapping[int, int] = {int(players): rounds for players, rounds in BOX["rounds"].items()}
"""Number of players -> rounds."""

# Bricks

VALUE: Mapping[str, int] = BOX["bricks"]
"""Colour of bricks -> its price, its points in the Porta Nigra, its rank in ties; the cheapest first."""

COLOURS = tuple(VALUE)
WHITE = COLOURS[-1]
"""The colour that replaces any other when building, and is sold in every quarter."""

BRICKS: int = BOX["supply"]["bricks"]
ROMANS: int = BOX["supply"]["romans"]
"""The Romans of a seat: as many elements it can build."""

# The start of a seat

START_STOCK: Mapping[str, int] = {
    name: BOX["player"][name] for name in ("sesterces", "torches", "chips", "romans")
}
HAND: int = BOX["player"]["hand"]

# The city

SHOP_OF: Mapping[str, str] = BOX["quarters"]
"""Building -> the shop in its quarter, clockwise."""

BUILDINGS = tuple(SHOP_OF)
"""The four buildings clockwise; a quarter has the name of its building."""

QUARTER_OF_SHOP: Mapping[str, str] = {shop: building for building, shop in SHOP_OF.items()}
"""Shop -> its quarter; the white shop lies in all."""

BORDER_PRICE: int = BOX["city"]["border_price"]


@cache
def count_borders_between(start: str, end: str) -> int:
    """How many borders lie between two quarters, clockwise."""
    return (BUILDINGS.index(end) - BUILDINGS.index(start)) % len(BUILDINGS)


REFILL_BELOW: int = BOX["market"]["refill_below"]
REFILL_TO: int = BOX["market"]["refill_to"]
SHORT_SUPPLY: tuple[str, ...] = tuple(BOX["market"]["short_supply"])
"""The order of the shops of a supply card for which there are too few bricks."""

SUPPLY_CARDS: Mapping[str, tuple[str, ...]] = {
    name: tuple(shops) for name, shops in BOX["supply_cards"].items()
}
"""Supply card -> the shops that get a brick."""

# Action cards

BUILD = "build"
ANY = "any"
"""What the gray symbol buys."""


class ActionCard(Struct, frozen=True):
    """An action card of each seat's deck."""

    name: str
    torches: int
    """How many of its symbols may be used."""
    symbols: tuple[str, ...]
    """`buy-<colour>`, `buy-any`, BUILD, or goods to take: "chips-1", "torches-1", "sesterces-4"."""
    not_with_four: bool = False
    source: str = ""


ACTION_CARDS: Mapping[str, ActionCard] = {
    name: ActionCard(name, **{**card, "symbols": tuple(card["symbols"])})
    for name, card in BOX["action_cards"].items()
}


@cache
def action_deck(players: int) -> tuple[str, ...]:
    """The action cards of each seat."""
    return tuple(
        name for name, card in ACTION_CARDS.items() if players < max(SEATS) or not card.not_with_four
    )


# Building cards and honor cards

BUILDING_CARDS: Mapping[str, tuple[str, str]] = {
    f"{building}-{colour}": (building, colour) for building in BUILDINGS for colour in COLOURS
}
"""Building card -> its building and colour."""

BUILDING_CARDS_OPEN: int = BOX["displays"]["building_cards"]
HONOR_CARDS_OPEN: int = BOX["displays"]["honor_cards"]


class HonorCard(Struct, frozen=True):
    name: str
    copies: int
    chips: int
    """Its price."""
    effects: tuple[str, ...]
    """`brick-<colour>`, "torches-2", "sesterces-5", "points-4", "romans-1", BUILD, "add_brick",
    `substitute-<building>` or "final-30"."""
    hand_in: str = ""
    """The final card that is handed in for it."""
    hand_in_buildings: int = 0
    """How many building cards of different buildings are handed in for it."""

    @property
    def final_points(self) -> int:
        """The points of a final card; 0 of others."""
        return next(
            (int(each.removeprefix("final-")) for each in self.effects if each.startswith("final-")), 0
        )

    @property
    def substitutes(self) -> str:
        """The building of a substitute; "" of others."""
        found = (each for each in self.effects if each.startswith("substitute-"))
        return next(found, "").removeprefix("substitute-")

    @property
    def is_kept(self) -> bool:
        """Whether it goes to the play area: a substitute, a final card."""
        return bool(self.final_points or self.substitutes)


HONOR_CARDS: Mapping[str, HonorCard] = {
    name: HonorCard(name, **{**card, "effects": tuple(card["effects"])})
    for name, card in BOX["honor_cards"].items()
}

# Sites


class Site(Struct, frozen=True):
    name: str
    building: str
    colour: str
    row: str = ""
    """A, B or C in the amphitheater, A or B in the basilica."""
    bricks: int = 0
    """How many it takes; 0 in the Porta Nigra, where the seat decides."""
    points: int = 0
    """What an element scores; in the Porta Nigra its bricks decide."""
    source: str = ""
    """Its part in the rulebook; "" for a reconstruction."""


SITES: Mapping[str, Site] = {name: Site(name, **site) for name, site in BOX["sites"].items()}
"""All 44 sites, building by building."""

LEAST_HEIGHT: int = BOX["porta_nigra"]["least"]
MOST_HEIGHT: int = BOX["porta_nigra"]["most"]
HEIGHTS = tuple(range(LEAST_HEIGHT, MOST_HEIGHT + 1))
"""The heights of elements of the Porta Nigra."""

PORTA_NIGRA = "porta_nigra"
NO_BUILDING_CARD: tuple[str, str] = (BOX["no_building_card"]["building"], BOX["no_building_card"]["row"])
"""The building and row that bring no building card."""

REWARD_EVERY: int = BOX["rewards"]["every"]
REWARDS: Mapping[str, Mapping[str, int]] = {building: BOX["rewards"][building] for building in BUILDINGS}
"""Building -> the builder reward: sesterces, torches, chips, romans, or bricks of a colour."""


class Majority(Struct, frozen=True):
    """An area in which majorities are scored."""

    name: str
    building: str
    points: tuple[int, int]
    """Of the first and the second."""
    row: str = ""
    height: int = 0
    """The height of elements, in the Porta Nigra."""


MAJORITIES: Mapping[str, Majority] = {
    name: Majority(name, **{**area, "points": tuple(area["points"])})
    for name, area in BOX["majorities"].items()
}

# Influence, rounds, the end

ROMAN_PRICE: int = BOX["influence"]["roman"]
BUILD_PRICE: int = BOX["influence"]["build"]
HONOR_CARDS_A_TURN: int = BOX["influence"]["honor_cards_a_turn"]
INTERIM_PER_BRICK: Mapping[int, int] = {int(n): each for n, each in BOX["interim"]["per_brick"].items()}
"""Number of players -> points or sesterces for each brick built."""

LAST_ELEMENT: int = BOX["early_end"]["elements"]
EARLY_END_POINTS: int = BOX["early_end"]["bonus"]
SET_POINTS: tuple[int, ...] = (0, *BOX["final_scoring"]["sets"])
"""The points of a set of 0 to 4 different building cards."""

PLAY_AREA_POINTS: Mapping[str, int] = {
    kind: BOX["final_scoring"][kind] for kind in ("romans", "chips", "torches", "bricks")
}
"""The points of each piece that is left, but for sesterces."""

SESTERCES_A_POINT: int = BOX["final_scoring"]["sesterces_a_point"]
