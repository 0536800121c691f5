"""Which symbol stands for what a text is about, by the text's id; texts that are not here have none."""

from __future__ import annotations

from collections.abc import Mapping

from games.forum_trajanum.help import HELP
from games.forum_trajanum.pieces import (
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
