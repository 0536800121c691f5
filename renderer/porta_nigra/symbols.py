"""Every symbol by its name, each on a little tile of its own ground, so that it is seen on light and dark."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from games.porta_nigra.pieces import BUILDINGS, COLOURS
from renderer.kit.pieces import laurel
from renderer.kit.symbols import Symbol
from renderer.porta_nigra.drawings.bricks import any_brick, brick
from renderer.porta_nigra.drawings.buildings import building_sign, element_sign
from renderer.porta_nigra.drawings.cards import added_brick
from renderer.porta_nigra.drawings.city import brick_pile
from renderer.porta_nigra.drawings.goods import chip, sesterce, torch, torch_token
from renderer.porta_nigra.drawings.people import builder_sign, roman
from renderer.porta_nigra.drawings.sources import (
    action_card_sign,
    building_card_sign,
    final_card_sign,
    honor_card_sign,
)

BRICK_SYMBOLS: Mapping[str, Symbol] = {
    **{f"brick_{colour}": Symbol(partial(brick, colour=colour), "", size=98) for colour in COLOURS},
    "brick_any": Symbol(any_brick, "", size=98),
    "supply": Symbol(brick_pile, size=82),
}
GOODS_SYMBOLS: Mapping[str, Symbol] = {
    "sesterces": Symbol(sesterce, "", size=98),
    "torches": Symbol(torch_token, "", size=98),
    "chips": Symbol(chip, "", size=98),
    "romans": Symbol(roman, size=82),
    "torch": Symbol(torch, "umber", "ink", 84),
}
CITY_SYMBOLS: Mapping[str, Symbol] = {
    **{building: Symbol(partial(building_sign, building=building), size=80) for building in BUILDINGS},
    "builder": Symbol(builder_sign),
    "element": Symbol(element_sign),
    "majority": Symbol(partial(laurel, fill="gold", edge="brass")),
}
CARD_SYMBOLS: Mapping[str, Symbol] = {
    "action_card": Symbol(action_card_sign, "", size=98),
    "building_card": Symbol(partial(building_card_sign, building="basilica", colour="blue"), "", size=98),
    "honor_card": Symbol(honor_card_sign, "", size=98),
    "final_card": Symbol(final_card_sign, "", size=98),
    "added_brick": Symbol(added_brick, size=82),
}

SYMBOLS: Mapping[str, Symbol] = {**BRICK_SYMBOLS, **GOODS_SYMBOLS, **CITY_SYMBOLS, **CARD_SYMBOLS}
"""All symbols that only this game has."""
