"""The rules for those who learn the game, and the figures in them."""

from collections.abc import Mapping, Sequence
from pathlib import Path

from games.forum_trajanum.effects import (
    AREA_BONUSES,
    BENEFITS,
    TRACK_END,
    AreaBonus,
    BuildingAction,
    ColoniaTile,
    effects_text,
    second_citizen_text,
    step_text,
    steps_bringing,
    steps_sending,
)
from games.forum_trajanum.mosaics import HEIGHT, WIDTH
from games.forum_trajanum.pieces import (
    ANY_TILE_PRICE,
    AREA_MOST,
    BOTH_TILES_PRICE,
    COLUMN_POINTS,
    CORNERS,
    CRAFTSMAN_I,
    CRAFTSMAN_II,
    CRANE_POINTS,
    CYCLES,
    CYPRESSES,
    EAGLE_POINTS,
    GRAYS,
    GRID,
    GRID_TILES,
    MERCHANT_II,
    PLANS,
    PRESTIGE_LAST,
    ROUNDS,
    ROW_CLASSES,
    SIZE,
    SLOTS,
    START_STOCK,
    STREET_CARDS,
    STREETS,
    STREETS_A_ROUND,
    STRUCTURES,
    SUPPLY,
    TEMPLES,
    TILES,
    TRAJAN_CARDS,
    TRAJAN_VALUES,
    TRAJAN_VALUES_TURNED,
    plan_text,
    tile_text,
)
from games.forum_trajanum.tasks import task_text
from games.help import Figures, read_help
from games.words import repeated


def _three(points: Sequence[int]) -> Figures:
    """Three figures by the names they have in texts, as in "3, 2 or 1 points"."""
    return dict(zip(("first", "second", "third"), points, strict=True))


def _row(row: int) -> Figures:
    return {
        "row": f"row-{row}",
        "second": second_citizen_text(row),
        "corner": EAGLE_POINTS["corner"],
        "steps": tuple(steps_bringing(AreaBonus)),
    }


def _plans(halves: int, *, coloured: bool) -> tuple[str, ...]:
    return tuple(
        plan_text(key)
        for key, plan in PLANS.items()
        if len(plan.halves) == halves and (plan.halves[0] in STRUCTURES) is coloured
    )


def _tiles() -> Figures:
    tiles = [tile for tile in TILES.values() if not tile.citizen]
    return {
        "number": sum(tile.count for tile in tiles),
        "tiles": repeated((tile_text(tile.face), tile.count) for tile in tiles),
    }


_PLAY: Mapping[str, Figures] = {
    "help-goal-length": {"cycles": CYCLES, "rounds": ROUNDS, "total": CYCLES * ROUNDS},
    "help-setup-board": {"two": len(SLOTS[2]), "three": len(SLOTS[3]), "four": len(SLOTS[4])},
    "help-setup-streets": {
        "streets": len(STREETS),
        "copies": len(STREET_CARDS) // len(STREETS),
        "cards": len(STREET_CARDS),
    },
    "help-setup-colonia": {"size": SIZE, "corners": len(CORNERS), "temples": len(TEMPLES), "grid": len(GRID)},
    "help-setup-tiles": {"tiles": len(GRID_TILES), "grid": len(GRID)},
    "help-setup-stock": {"goods": START_STOCK},
    "help-round-streets": {"number": STREETS_A_ROUND},
    "help-round-cycle": {"rounds": ROUNDS, **_three(COLUMN_POINTS)},
    "help-taking-tribune": {"price": ANY_TILE_PRICE},
    "help-using-both": {"price": BOTH_TILES_PRICE},
    "help-end-last": {"rounds": CYCLES * ROUNDS},
}

_COLONIA: Mapping[str, Figures | Sequence[Figures]] = {
    "help-resources-tribune": {"any": ANY_TILE_PRICE, "both": BOTH_TILES_PRICE},
    "help-resources-citizens": {
        "rows": tuple(f"row-{row}" for row in (MERCHANT_II, CRAFTSMAN_I, CRAFTSMAN_II))
    },
    "help-citizens-placing": {"rows": len(ROW_CLASSES)},
    **{f"help-citizens-row-{row}": _row(row) for row in range(1, len(ROW_CLASSES) + 1)},
    "help-building-gray": {"plans": _plans(1, coloured=False)},
    "help-building-coloured": {"plans": _plans(1, coloured=True)},
    "help-building-double": {"mixed": _plans(2, coloured=False)},
    "help-building-column": _three(COLUMN_POINTS),
    "help-tracks-benefit": [
        {"name": step_text(track, step), "brings": effects_text(effects, bonuses=1)}
        for track, benefits in BENEFITS.items()
        for step, effects in enumerate(benefits, 1)
    ],
    "help-tracks-bonus": {"steps": tuple(steps_bringing(AreaBonus))},
    "help-tracks-eagle": {"steps": tuple(steps_sending("eagle"))},
    "help-tracks-square": {"steps": tuple(steps_sending("coloured"))},
    "help-tracks-tile": {"steps": tuple(steps_bringing(ColoniaTile))},
    "help-tracks-building": {"steps": tuple(steps_bringing(BuildingAction))},
    "help-tracks-end": {"last": TRACK_END},
}

_ROME: Mapping[str, Figures | Sequence[Figures]] = {
    "help-forum-complete": {"bonuses": tuple(map(effects_text, AREA_BONUSES.values()))},
    "help-forum-eagles": {
        "steps": tuple(steps_sending("eagle")),
        "on": EAGLE_POINTS["on"],
        "beside": EAGLE_POINTS["beside"],
    },
    "help-prestige-bar": {"last": PRESTIGE_LAST},
    "help-prestige-area": {"most": AREA_MOST},
    "help-prestige-task": {"values": TRAJAN_VALUES, "last": PRESTIGE_LAST},
    "help-prestige-turned": {"row": "row-3"},
    "help-prestige-turned-task": {"values": TRAJAN_VALUES_TURNED, "last": PRESTIGE_LAST},
    "help-prestige-cypresses": {"positions": CYPRESSES, "row": "row-3"},
    "help-scoring-cranes": _three(CRANE_POINTS),
    "help-scoring-rows": {"rows": len(ROW_CLASSES), "kinds": len(GRAYS)},
    "help-scoring-eagles": EAGLE_POINTS,
    "help-scoring-area": {"most": AREA_MOST},
    "help-scoring-tasks": _three(sorted(set(TRAJAN_VALUES))),
    "help-scoring-column": _three(COLUMN_POINTS),
    "help-trajan-card": _three(sorted(set(TRAJAN_VALUES))),
    "help-cards-all": {"cards": len(TRAJAN_CARDS), "each": len(TRAJAN_CARDS) // CYCLES},
    "help-cards-card": [
        {"card": name, "build": task_text(name, "build"), "collect": task_text(name, "collect")}
        for name in TRAJAN_CARDS
    ],
}

_APPENDIX: Mapping[str, Figures] = {
    "help-options-random_mosaics": {"width": WIDTH, "height": HEIGHT},
    "help-options-limited_tiles": SUPPLY,
    "help-departures-supply": {"name": "setting-limited_tiles"},
    "help-decisions-steps": {
        "tile": tuple(steps_bringing(ColoniaTile)),
        "building": tuple(steps_bringing(BuildingAction)),
    },
    "help-decisions-questions": {"end": "option-end"},
    "help-components-double": {"known": plan_text("triumphal_column+park")},
    "help-components-side_b": {"name": "setting-side_b"},
    "help-components-tiles": _tiles(),
}

_TIPS: Mapping[str, Figures] = {
    "tip-crane": _three(CRANE_POINTS),
    "tip-handicap": _three(CRANE_POINTS),
    "tip-take-anywhere": _three(CRANE_POINTS),
    "tip-keep": {"price": BOTH_TILES_PRICE},
    "tip-take": {"empty": 0},
    "tip-build": {"plans": 1, "free": 1},
    "tip-built": {"exchanges": 1},
    "tip-pay-citizens": {"last": 0},
}

HELP = read_help(
    Path(__file__).parent / "help.toml",
    {
        "overview-score": {"rounds": ROUNDS, "cycles": CYCLES},
        **_PLAY,
        **_COLONIA,
        **_ROME,
        **_APPENDIX,
        **_TIPS,
    },
)
"""All of it: a round in six lines, chapters, questions and tips."""
