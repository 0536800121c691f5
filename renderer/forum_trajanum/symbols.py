"""Every symbol by its name, each on a little tile of its own ground, so that it is seen on light and dark."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from msgspec import Struct

from games.forum_trajanum.pieces import CLASSES, COLOURS, GRAYS, RESOURCES, STRUCTURES, TILES
from renderer.engine.pen import Pen
from renderer.forum_trajanum.drawings import actions, goods, monuments, people, streets, tasks, tiles
from renderer.forum_trajanum.drawings.signs import BUILDINGS, LIGHT_ON, sign
from renderer.kit import actions as kit_actions
from renderer.kit import furniture, pieces, seats


class Symbol(Struct, frozen=True):
    """A drawing, the colours of its ground and of the ground's edge, its size in hundredths of the ground.

    Without a ground it lies on nothing.
    """

    art: Callable[[Pen], None]
    ground: str = "marble"
    edge: str = "sand"
    size: float = 72


def _building(kind: str) -> Symbol:
    colour = STRUCTURES.get(kind)
    if colour is None:
        return Symbol(partial(BUILDINGS[kind], fill="ink", back="mist"), "mist", "slate")
    return Symbol(partial(BUILDINGS[kind], fill=LIGHT_ON[colour], back=colour), colour, f"{colour}_dark")


def _action(art: Callable[[Pen], None]) -> Symbol:
    return Symbol(art, "glow", "brass")


RESOURCE_SYMBOLS: Mapping[str, Symbol] = {kind: Symbol(partial(goods.good, kind=kind)) for kind in RESOURCES}
CITIZEN_SYMBOLS: Mapping[str, Symbol] = {kind: Symbol(people.CLASS_SIGNS[kind]) for kind in CLASSES}
BUILDING_SYMBOLS: Mapping[str, Symbol] = {kind: _building(kind) for kind in (*GRAYS, *STRUCTURES)}
COLOUR_SYMBOLS: Mapping[str, Symbol] = {
    f"colour_{colour}": Symbol(partial(sign, colour=colour), colour, f"{colour}_dark") for colour in COLOURS
}
ACTION_SYMBOLS: Mapping[str, Symbol] = {
    "take": _action(goods.take_tile),
    "keep": _action(kit_actions.keep),
    "give": _action(kit_actions.give),
    "build": _action(actions.build),
    "pay": _action(actions.pay),
    "exchange": _action(kit_actions.exchange),
    "send_envoy": _action(actions.send_envoy),
    "upgrade": _action(goods.upgrade),
    "area_bonus": _action(goods.area_bonus),
    "any_worker": _action(people.any_worker),
    "any_square": _action(goods.any_square),
    "done": _action(kit_actions.done),
    "undo": _action(kit_actions.undo),
    "restart": _action(kit_actions.restart),
    "nothing": _action(kit_actions.nothing),
    "board": _action(kit_actions.board),
    "words": _action(kit_actions.words),
    "help": _action(kit_actions.question),
    "scoring": _action(kit_actions.scoring),
}
THING_SYMBOLS: Mapping[str, Symbol] = {
    "points": Symbol(kit_actions.points),
    "envoy": Symbol(people.envoy),
    "ship": Symbol(monuments.ship, "blue_pale", "blue_dark"),
    "eagle": Symbol(partial(pieces.eagle, fill="brass")),
    "crane": Symbol(partial(monuments.crane, fill="ink", back="marble")),
    "any_gray": Symbol(partial(tasks.pattern_cell, kind="gray"), "mist", "slate"),
    "temple": Symbol(partial(monuments.temple, fill="brass", back="marble")),
    "trajan": Symbol(goods.trajan),
    "column_marker": Symbol(monuments.marker_at_column),
    "largest_area": Symbol(goods.area),
    "completed": Symbol(furniture.seal),
    "start_player": Symbol(pieces.start_player),
    "at_turn": Symbol(pieces.turn_pointer),
    "street": Symbol(streets.street),
}
SEAT_SYMBOLS: Mapping[str, Symbol] = {
    f"seat_{seat + 1}": Symbol(partial(seats.emblem, seat=seat), "", size=98)
    for seat in range(len(seats.SHAPES))
}
TILE_SYMBOLS: Mapping[str, Symbol] = {
    **{f"tile_{face}": Symbol(partial(tiles.face_signs, face=face), "marble", "umber", 96) for face in TILES},
    "tile_hidden": Symbol(pieces.hidden_tile, "", size=100),
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


def draw_symbol(pen: Pen, name: str) -> None:
    """A symbol on its tile."""
    symbol = SYMBOLS[name]
    if symbol.ground:
        pen.rect(0, 0, 100, 100, symbol.edge, 20)
        pen.rect(5, 5, 95, 94, symbol.ground, 16)
    margin = (100 - symbol.size) / 2
    symbol.art(pen.inner(margin, margin - 1 if symbol.ground else margin, symbol.size))
