"""Every symbol by its name, each on a little tile of its own ground, so that it is seen on light and dark."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from games.forum_trajanum.pieces import CLASSES, COLOURS, GRAYS, RESOURCES, STRUCTURES, TILES
from renderer.forum_trajanum.drawings import actions, goods, monuments, people, streets, tasks, tiles
from renderer.forum_trajanum.drawings.icons import BUILDINGS, LIGHT_ON, sign
from renderer.kit import pieces
from renderer.kit.symbols import COMMON_SYMBOLS, SEAT_SYMBOLS, Symbol, action_symbol


def _building(kind: str) -> Symbol:
    colour = STRUCTURES.get(kind)
    if colour is None:
        return Symbol(partial(BUILDINGS[kind], fill="ink", back="mist"), "mist", "slate")
    return Symbol(partial(BUILDINGS[kind], fill=LIGHT_ON[colour], back=colour), colour, f"{colour}_dark")


def _common(*names: str) -> Mapping[str, Symbol]:
    """Some of the symbols that every game has."""
    return {name: COMMON_SYMBOLS[name] for name in names}


RESOURCE_SYMBOLS: Mapping[str, Symbol] = {kind: Symbol(partial(goods.good, kind=kind)) for kind in RESOURCES}
CITIZEN_SYMBOLS: Mapping[str, Symbol] = {kind: Symbol(people.CLASS_SIGNS[kind]) for kind in CLASSES}
BUILDING_SYMBOLS: Mapping[str, Symbol] = {kind: _building(kind) for kind in (*GRAYS, *STRUCTURES)}
COLOUR_SYMBOLS: Mapping[str, Symbol] = {
    f"colour_{colour}": Symbol(partial(sign, colour=colour), colour, f"{colour}_dark") for colour in COLOURS
}
ACTION_SYMBOLS: Mapping[str, Symbol] = {
    "take": action_symbol(goods.take_tile),
    **_common("keep", "give"),
    "build": action_symbol(actions.build),
    "pay": action_symbol(actions.pay),
    **_common("exchange"),
    "send_envoy": action_symbol(actions.send_envoy),
    "upgrade": action_symbol(goods.upgrade),
    "area_bonus": action_symbol(goods.area_bonus),
    "any_worker": action_symbol(people.any_worker),
    "any_square": action_symbol(goods.any_square),
    **_common("done", "undo", "restart", "nothing", "board", "words", "help", "scoring"),
}
THING_SYMBOLS: Mapping[str, Symbol] = {
    **_common("points"),
    "envoy": Symbol(people.envoy),
    "ship": Symbol(monuments.ship, "blue_pale", "blue_dark"),
    "eagle": Symbol(partial(pieces.eagle, fill="brass")),
    "crane": Symbol(partial(monuments.crane, fill="ink", back="marble")),
    "any_gray": Symbol(partial(tasks.pattern_cell, kind="gray"), "mist", "slate"),
    "temple": Symbol(partial(monuments.temple, fill="brass", back="marble")),
    "trajan": Symbol(goods.trajan),
    "column_marker": Symbol(monuments.marker_at_column),
    "largest_area": Symbol(goods.area),
    "slide_bar": Symbol(goods.slide_bar),
    **_common("completed", "start_player", "at_turn"),
    "street": Symbol(streets.street),
}
TILE_SYMBOLS: Mapping[str, Symbol] = {
    **{f"tile_{face}": Symbol(partial(tiles.face_signs, face=face), "marble", "umber", 96) for face in TILES},
    **_common("tile_hidden"),
}

SYMBOLS: Mapping[str, Symbol] = {
    **RESOURCE_SYMBOLS,
    **CITIZEN_SYMBOLS,
    **BUILDING_SYMBOLS,
    **COLOUR_SYMBOLS,
    **ACTION_SYMBOLS,
    **THING_SYMBOLS,
    **SEAT_SYMBOLS,
    **TILE_SYMBOLS,
}
"""All symbols. A colour alone among the resources is a worker of it; seats are numbered from 1."""
