"""Every symbol by its name, on a tile that is seen on light and dark; the symbol of each text."""

from collections.abc import Mapping
from functools import partial

from games.trajan.help import HELP
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
from renderer.trajan.drawings.circle import arch
from renderer.trajan.drawings.construction import construction_sign
from renderer.trajan.drawings.demands import demand, demand_tile
from renderer.trajan.drawings.forum_tiles import forum_tile
from renderer.trajan.drawings.markers import marker
from renderer.trajan.drawings.provinces import leader_sign
from renderer.trajan.drawings.ships import ship
from renderer.trajan.drawings.trajan_tiles import STACK_SIGNS


def tile_symbol(tile: str) -> str:
    return tile.replace("-", "_")


def bonus_symbol(tile: str) -> str:
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


_THINGS: Mapping[str, str] = {
    **{f"commodities-{kind}": kind for kind in COMMODITIES},
    **{f"goods-{kind}": kind for kind in COMMODITIES},
    **{f"action-{name}": f"action_{name}" for name in ACTIONS},
    **{f"colour-{colour}": f"marker_{colour}" for colour in COLOURS},
    **{f"demand-{kind}": f"demand_{kind}" for kind in DEMANDS},
    **{f"type-{kind}": kind for kind in TYPES},
    **{f"stack-{stack}": f"stack_{stack}" for stack in STACKS if f"stack_{stack}" in SYMBOLS},
    **{f"trajan-tile-{stack}": f"stack_{stack}" for stack in STACKS if f"stack_{stack}" in SYMBOLS},
    **{f"trajan-tile-{kind}": f"kept_{kind}" for kind in DEMANDS},
    **{f"ship-{name}": f"ship_{name}" for name in SHIPS},
    **{f"bonus-{tile}": bonus_symbol(tile) for tile in BONUS_TILES},
    **{f"tile-{tile}": tile_symbol(tile) for tile in FORUM_TILES},
    **{f"goods-{tile}": tile_symbol(tile) for tile in FORUM_TILES},
    "province-military_camp": "camp",
}

_PROMPTS: Mapping[str, str] = {
    "prompt-markers": "marker_yellow",
    "prompt-markers-tray": "marker_yellow",
    "prompt-markers-review": "done",
    "prompt-markers-swap": "exchange",
    "prompt-markers-swap-with": "exchange",
    "prompt-first-card": "pile",
    "prompt-first-tile": "arch",
    "prompt-sow": "time",
    "prompt-sow-order": "marker_yellow",
    "prompt-sow-marker": "marker_yellow",
    "prompt-tile-cards": "stack_cards",
    "prompt-tile-military_camp": "stack_legionnaires",
    "prompt-tile-worker_camp": "stack_workers",
    "prompt-tile-plus2": "plus_two",
    "prompt-demands": "scoring",
    "prompt-consul": "consul",
    "prompt-end": "done",
    "prompt-extra": "wild_extra",
    "prompt-seaport": "action_seaport",
    "prompt-discard": "hand",
    "prompt-play": "display",
    "prompt-ship": "ship_equal",
    "prompt-load": "ship_equal",
    "prompt-forum": "action_forum",
    "prompt-military": "action_military",
    "prompt-senate": "action_senate",
    "prompt-trajan": "action_trajan",
    "prompt-construction": "action_construction",
}

_OPTIONS: Mapping[str, str] = {
    "option-markers-own": "marker_yellow",
    "option-set-out": "done",
    "option-swap": "exchange",
    "option-rest": "done",
    "option-rest-many": "done",
    "option-draw-cards": "pile",
    "option-deploy-military_camp": "legionnaire",
    "option-deploy-worker_camp": "worker",
    "option-plus-two": "plus_two",
    "option-no-effect": "nothing",
    "option-none": "nothing",
    "option-end": "done",
    "first-card-pile": "pile",
    "extra-wild": "wild_extra",
    "seaport-draw": "pile",
    "seaport-play": "display",
    "leader-to": "leader",
    "leader-to-tile": "leader",
    "legionnaire-to": "legionnaire",
    "military-to-camp": "camp",
    "construction-to-camp": "camp",
    "senate-advance": "action_senate",
    "site-empty": "worker",
    "none": "nothing",
}

_EVENTS: Mapping[str, str] = {
    "event-MarkersSetOut": "marker_yellow",
    "event-MarkersTakenBack": "marker_yellow",
    "event-StartPlayerDrawn": "start_player",
    "event-Sown": "time",
    "headline-Sown": "time",
    "event-PlusTwoPlaced": "plus_two",
    "event-DemandsMet-met": "completed",
    "event-DemandsMet-unmet": "nothing",
    "event-VotesCounted": "action_senate",
    "event-BonusTileTaken-consul": "consul",
    "event-BonusTileTaken-vice": "vice_consul",
    "event-DiscsStacked": "action_senate",
    "event-QuarterBegan": "time",
    "event-HandScored": "hand",
    "event-CampsScored": "camp",
    "event-LeftoverTilesScored": "arch",
    "event-CardsPlayed": "display",
    "event-TokensDeployed-military_camp": "legionnaire",
    "event-TokensDeployed-worker_camp": "worker",
    "event-LeaderMoved": "leader",
    "event-LeaderMoved-tile": "leader",
    "event-LegionnairePlaced": "legionnaire",
    "event-SenateAdvanced": "action_senate",
    "event-WorkerPlaced": "worker",
    "event-WorkerPlaced-tile": "worker",
    "event-WorkerPlaced-free": "worker",
}

_SOURCES: Mapping[str, str] = {
    "picture-part-trajan": "action_trajan",
    "picture-part-senate": "action_senate",
    "picture-part-provinces": "action_military",
    "picture-part-ships": "action_seaport",
    "picture-part-construction": "action_construction",
    "picture-part-demands": "demand_bread",
    "picture-part-hand": "hand",
    "picture-part-camps": "camp",
    "picture-part-leftover": "arch",
}

TEXT_SYMBOLS: Mapping[str, str] = {**_THINGS, **_PROMPTS, **_OPTIONS, **_EVENTS, **_SOURCES, **HELP.symbols}
"""All of them, each by the id of its text."""
