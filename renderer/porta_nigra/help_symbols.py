"""Which symbol stands for a chapter or a paragraph of the help, by the text's id; others have none."""

from __future__ import annotations

from collections.abc import Mapping

_OVERVIEW: Mapping[str, str] = {
    "card": "action_card",
    "buy": "brick_any",
    "build": "element",
    "reward": "romans",
    "influence": "chips",
    "score": "scoring",
}

_CHAPTERS: Mapping[str, Mapping[str, str]] = {
    "goal": {"": "points", "aim": "points", "length": "at_turn", "points": "element", "final": "scoring"},
    "setup": {
        "": "board",
        "board": "honor_card",
        "seat": "sesterces",
        "cards": "action_card",
        "supply": "supply",
        "start": "start_player",
    },
    "city": {
        "": "table",
        "quarters": "table",
        "quarter": "builder",
        "white": "brick_white",
        "bricks": "brick_any",
        "prices": "sesterces",
        "price": "sesterces",
        "sites": "element",
    },
    "turn": {
        "": "at_turn",
        "phases": "at_turn",
        "first": "builder",
        "card": "action_card",
        "end": "done",
        "undo": "undo",
    },
    "refill": {
        "": "supply",
        "market": "supply",
        "short": "supply",
        "displays": "honor_card",
        "piles": "tile_hidden",
    },
    "cards": {
        "": "action_card",
        "torches": "torch",
        "symbols": "action_card",
        "tokens": "torches",
        "coins": "sesterces",
        "without": "nothing",
    },
    "moving": {"": "builder", "when": "builder", "way": "builder", "before": "sesterces", "share": "builder"},
    "buying": {
        "": "brick_any",
        "one": "brick_red",
        "coloured": "brick_blue",
        "gray": "brick_any",
        "white": "brick_white",
    },
    "building": {
        "": "element",
        "needs": "romans",
        "white": "brick_white",
        "order": "element",
        "points": "points",
        "program": "help",
    },
    "porta_nigra": {
        "": "porta_nigra",
        "height": "porta_nigra",
        "points": "points",
        "majority": "majority",
        "added": "added_brick",
    },
    "building_cards": {"": "building_card", "take": "building_card", "none": "nothing", "use": "scoring"},
    "rewards": {
        "": "romans",
        "when": "element",
        "amphitheater": "amphitheater",
        "basilica": "basilica",
        "city_wall": "city_wall",
        "porta_nigra": "porta_nigra",
        "limit": "nothing",
    },
    "influence": {
        "": "chips",
        "when": "chips",
        "roman": "romans",
        "build": "element",
        "honor": "honor_card",
    },
    "honor": {
        "": "honor_card",
        "price": "chips",
        "effects": "honor_card",
        "bricks": "brick_any",
        "build": "element",
        "add": "added_brick",
        "substitute": "building_card",
        "gone": "nothing",
    },
    "final_cards": {
        "": "final_card",
        "first": "final_card",
        "second": "final_card",
        "third": "final_card",
        "keep": "keep",
    },
    "round_end": {
        "": "scoring",
        "when": "at_turn",
        "interim": "scoring",
        "bricks": "supply",
        "start": "start_player",
        "new": "action_card",
    },
    "early_end": {
        "": "completed",
        "when": "supply",
        "points": "points",
        "last": "at_turn",
        "cards": "action_card",
    },
    "final": {
        "": "scoring",
        "sets": "building_card",
        "cards": "final_card",
        "area": "sesterces",
        "majorities": "majority",
        "win": "points",
    },
    "majorities": {
        "": "majority",
        "areas": "majority",
        "points": "points",
        "count": "supply",
        "tie": "brick_white",
        "porta_nigra": "porta_nigra",
        "shared": "majority",
        "alone": "majority",
    },
    "pieces": {
        "": "tile_hidden",
        "known": "words",
        "action": "action_card",
        "not_with_four": "action_card",
        "supply": "supply",
        "buildings": "building_card",
        "honors": "honor_card",
    },
    "options": {"": "start_player", "age_order": "start_player", "last_turn_without_cards": "action_card"},
    "decisions": {
        "": "help",
        "open": "help",
        "age": "start_player",
        "public": "words",
        "refill": "supply",
        "torches": "torch",
        "rewards": "romans",
        "influence": "chips",
        "honor": "honor_card",
        "added": "added_brick",
        "early_end": "completed",
        "last_turn": "action_card",
        "majorities": "majority",
        "shared": "porta_nigra",
    },
    "components": {
        "": "tile_hidden",
        "known": "words",
        "sites": "element",
        "majorities": "majority",
        "actions": "action_card",
        "honors": "honor_card",
        "supply": "supply",
        "buildings": "building_card",
        "rulebook": "words",
    },
}
"""Chapter -> paragraph -> symbol; "" for the chapter's title."""

HELP_SYMBOLS: Mapping[str, str] = {
    **{f"overview-{line}": symbol for line, symbol in _OVERVIEW.items()},
    **{
        f"help-{chapter}-{paragraph}" if paragraph else f"help-{chapter}": symbol
        for chapter, paragraphs in _CHAPTERS.items()
        for paragraph, symbol in paragraphs.items()
    },
}
"""All of them, each by the id of its text."""
