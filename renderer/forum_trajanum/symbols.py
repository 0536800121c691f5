"""Every symbol by its name, on a tile that is seen on light and dark; the symbol of each text."""

from collections.abc import Mapping
from functools import partial

from games.forum_trajanum.help import HELP
from games.forum_trajanum.pieces import (
    CLASSES,
    COLOURS,
    GRAYS,
    PLANS,
    RESOURCES,
    ROW_CLASSES,
    STRUCTURES,
    TILES,
    TRAJAN_CARDS,
    plan_text,
    tile_text,
)
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


_THINGS: Mapping[str, str] = {
    **{f"goods-{kind}": kind for kind in RESOURCES},
    **{f"{what}-{colour}": f"colour_{colour}" for what in ("colour", "crane", "area") for colour in COLOURS},
    "colour-eagle": "eagle",
    "area-eagle": "eagle",
    **{f"kind-{kind}": kind for kind in (*GRAYS, *STRUCTURES)},
    **{plan_text(key): plan.halves[0] for key, plan in PLANS.items()},
    **{f"row-{number}": kind for number, kind in enumerate(ROW_CLASSES, 1)},
    **{tile_text(face): f"tile_{face}" for face in TILES},
    **dict.fromkeys(
        ("line-row-number", "line-row", "line-column", "line-column-symbol", "street-row", "street-column"),
        "street",
    ),
    **{f"task-{card}-build": "trajan" for card in TRAJAN_CARDS},
    "task-collect": "trajan",
}

_EFFECTS: Mapping[str, str] = {
    "effect-worker": "any_worker",
    "effect-points": "points",
    "effect-upgrades": "upgrade",
    "effect-envoy-eagle": "eagle",
    "effect-envoy-coloured": "any_square",
    "effect-bonus": "area_bonus",
    "effect-single-bonus": "area_bonus",
    "effect-building": "build",
    "effect-tile": "take",
}

_DECLINED = ("tile", "use", "envoy", "benefit", "building", "citizen")
"""What an option may decline."""

_PROMPTS: Mapping[str, str] = {
    "prompt-crane": "crane",
    "prompt-take": "take",
    "prompt-take-anywhere": "tribune",
    "prompt-keep": "keep",
    "prompt-use": "take",
    "prompt-bonus": "area_bonus",
    "prompt-envoy": "send_envoy",
    "prompt-build": "build",
    "prompt-build-more": "build",
    "prompt-built": "done",
    "prompt-exchange-kind": "exchange",
    "prompt-exchange": "exchange",
    "prompt-pay": "pay",
    "prompt-turn-up": "take",
    "prompt-pay-citizens": "coin",
    "option-tribune": "tribune",
    "option-exchange": "exchange",
    "exchange-only": "exchange",
    "option-end": "done",
    "option-pay-none": "nothing",
    **{f"option-no-{what}": "nothing" for what in _DECLINED},
    "none": "nothing",
    "exchange-builder": "builder",
    "exchange-colour": "any_worker",
    "exchange-merchant_2": "merchant",
    "exchange-craftsman_1": "craftsman",
    "exchange-craftsman_2": "craftsman",
    "pay-rows": "coin",
}

_EVENTS: Mapping[str, str] = {
    "event-CranePlaced": "crane",
    "event-LeftOverTileShipped": "ship",
    "event-StartPlayerDrawn": "start_player",
    "event-TribunePaid": "tribune",
    "event-TribunesPaid": "tribune",
    "event-TileTaken-hidden": "tile_hidden",
    "event-TileKept": "keep",
    "event-NothingReceived": "nothing",
    "event-Upgraded": "upgrade",
    "event-PointsGained": "points",
    "event-Exchanged": "exchange",
    "event-Exchanged-ability": "exchange",
    "event-Paid": "pay",
    "event-Paid-abilities": "pay",
    "event-ColumnScored": "points",
    "event-MarkerAtColumn": "column_marker",
    "event-EnvoySent": "envoy",
    "event-AreaCompleted": "completed",
    "event-CitizensPaid": "coin",
    "event-CitizensPaid-nobody": "coin",
    "payday-paid": "coin",
    "payday-unpaid": "coin",
    "payday-nobody": "coin",
    "event-CraneScored": "crane",
    "event-RowScored": "any_gray",
    "event-EaglesScored": "eagle",
    "event-AreaScored": "largest_area",
}

_SOURCES: Mapping[str, str] = {
    "picture-part-column": "column_marker",
    "picture-part-bonus": "completed",
    "picture-part-cranes": "crane",
    "picture-part-rows": "any_gray",
    "picture-part-eagles": "eagle",
    "picture-part-area": "largest_area",
}

TEXT_SYMBOLS: Mapping[str, str] = {**_THINGS, **_EFFECTS, **_PROMPTS, **_EVENTS, **_SOURCES, **HELP.symbols}
"""All of them, each by the id of its text."""
