"""Every symbol by its name, each on a little tile of its own ground, so that it is seen on light and dark."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from games.trajan.pieces import (
    ACTIONS,
    BONUS_TILES,
    COLOURS,
    COMMODITIES,
    DEMANDS,
    FORUM_TILES,
    SHIPS,
    STACKS,
    TYPES,
)
from renderer.kit import pieces
from renderer.kit.symbols import Symbol, action_symbol
from renderer.trajan.drawings import bonus, goods, marks, time
from renderer.trajan.drawings.actions import action
from renderer.trajan.drawings.arch import arch
from renderer.trajan.drawings.construction import construction_sign
from renderer.trajan.drawings.demands import demand, demand_tile
from renderer.trajan.drawings.forum_tiles import forum_tile
from renderer.trajan.drawings.markers import marker
from renderer.trajan.drawings.provinces import leader_sign
from renderer.trajan.drawings.ships import ship
from renderer.trajan.drawings.trajan_tiles import STACK_SIGNS


def tile_symbol(tile: str) -> str:
    """The symbol of a kind of forum tile or extra action tile."""
    return tile.replace("-", "_")


def bonus_symbol(tile: str) -> str:
    """The symbol of a bonus tile."""
    return f"bonus_{tile.replace('-', '_')}"


CARD_SYMBOLS: Mapping[str, Symbol] = {
    **{kind: Symbol(partial(goods.commodity, kind=kind), size=82) for kind in COMMODITIES},
    "hand": Symbol(goods.cards),
    "display": Symbol(goods.display),
    "pile": Symbol(goods.card_back, "", size=96),
}
CIRCLE_SYMBOLS: Mapping[str, Symbol] = {
    **{
        f"action_{name}": action_symbol(partial(action, name=name, fill="ink", back="glow"))
        for name in ACTIONS
    },
    **{f"marker_{colour}": Symbol(partial(marker, colour=colour), "umber", "ink", 84) for colour in COLOURS},
    "arch": Symbol(arch, "umber", "ink"),
    "time": Symbol(time.time_marker, "", size=98),
    "plus_two": Symbol(marks.plus_two, size=84),
}
TRAJAN_TILE_SYMBOLS: Mapping[str, Symbol] = {
    f"stack_{stack}": Symbol(STACK_SIGNS[stack], "gold", "ink") for stack in STACKS if stack in STACK_SIGNS
} | {f"kept_{kind}": Symbol(partial(demand, kind=kind), "gold", "ink") for kind in DEMANDS}
TILE_SYMBOLS: Mapping[str, Symbol] = {
    tile_symbol(tile): Symbol(partial(forum_tile, tile=tile), "", size=100) for tile in FORUM_TILES
}
DEMAND_SYMBOLS: Mapping[str, Symbol] = {
    f"demand_{kind}": Symbol(partial(demand_tile, kind=kind), "", size=98) for kind in DEMANDS
}
BONUS_SYMBOLS: Mapping[str, Symbol] = {
    bonus_symbol(tile): Symbol(partial(bonus.bonus_sign, name=tile), "glow", "brass", 78)
    for tile in BONUS_TILES
}
BOARD_SYMBOLS: Mapping[str, Symbol] = {
    **{kind: Symbol(partial(construction_sign, type_=kind), "stone", "bark") for kind in TYPES},
    **{f"ship_{name}": Symbol(partial(ship, name=name), size=86) for name in SHIPS},
    "worker": Symbol(bonus.worker),
    "legionnaire": Symbol(bonus.legionnaire),
    "leader": Symbol(leader_sign),
    "camp": Symbol(marks.camp),
    "wild": Symbol(marks.wild),
    "consul": Symbol(partial(pieces.laurel, fill="gold", edge="brass")),
    "vice_consul": Symbol(partial(pieces.laurel, fill="slate", edge="ink"), "mist", "slate"),
}

SYMBOLS: Mapping[str, Symbol] = {
    **CARD_SYMBOLS,
    **CIRCLE_SYMBOLS,
    **TRAJAN_TILE_SYMBOLS,
    **TILE_SYMBOLS,
    **DEMAND_SYMBOLS,
    **BONUS_SYMBOLS,
    **BOARD_SYMBOLS,
}
"""All symbols that only this game has."""
