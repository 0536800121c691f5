"""Which symbol stands for what a text is about, by the text's id; texts that are not here have none."""

from __future__ import annotations

from collections.abc import Mapping

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
from renderer.trajan.symbols import SYMBOLS, bonus_symbol, tile_symbol

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
