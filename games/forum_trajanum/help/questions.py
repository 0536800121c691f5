"""What explains each question: a hint, and paragraphs of the chapters."""

from __future__ import annotations

from collections.abc import Mapping

from games.forum_trajanum.help.figures import by_cycle
from games.forum_trajanum.pieces import (
    BOTH_TILES_PRICE,
    CRAFTSMAN_I,
    CRAFTSMAN_II,
    CRANE_POINTS,
    MERCHANT_II,
    ROW_CLASSES,
)
from games.words import Argument

ROWS = tuple(f"citizens-row-{row}" for row in range(1, len(ROW_CLASSES) + 1))

EXCHANGES = (
    "resources-pair",
    "resources-assistant",
    *(f"citizens-row-{row}" for row in (MERCHANT_II, CRAFTSMAN_I, CRAFTSMAN_II)),
)
"""The paragraphs on every kind of exchange."""

EXPLAINED_BY: Mapping[str, tuple[str, ...]] = {
    "crane": ("setup-cranes", "taking-corners", "scoring-cranes"),
    "woman": ("setup-women", "taking-corners", "citizens-second"),
    "handicap": ("options-handicap", "citizens-second", "scoring-cranes"),
    "take": (
        "taking-two",
        "taking-crossing",
        "taking-free",
        "taking-corners",
        "taking-tribune",
        "taking-must",
    ),
    "take-anywhere": ("taking-tribune", "taking-free", "taking-corners"),
    "keep": ("taking-keep", "using-one", "using-own", "using-received"),
    "use": (
        "using-one",
        "using-both",
        "using-own",
        "using-received",
        "using-first",
        "using-nothing",
        "using-must",
    ),
    "row": ("citizens-placing", "citizens-active", *ROWS, "citizens-second"),
    "gain": (
        "resources-builder",
        "resources-worker",
        "resources-assistant",
        "resources-coin",
        "resources-tribune",
    ),
    "bonus": (
        "forum-complete",
        "resources-upgrade",
        "resources-tribune",
        "resources-assistant",
        "resources-coin",
    ),
    "envoy": (
        "forum-begun",
        "forum-free",
        "forum-complete",
        "forum-eagles",
        "scoring-eagles",
        "scoring-area",
    ),
    "build": (
        "building-action",
        "building-gray",
        "building-coloured",
        "building-double",
        "building-column",
        "building-track",
        "building-envoy",
    ),
    "built": ("building-action", "resources-when", "resources-pair", "resources-assistant"),
    "build-more": ("tracks-building", "building-gray", "building-coloured", "building-double"),
    "exchange-kind": (*EXCHANGES, "resources-when"),
    "exchange": (*EXCHANGES, "resources-when"),
    "place": ("building-where", "scoring-rows", "trajan-build", "trajan-line"),
    "place-beside": ("building-double", "building-where", "scoring-rows", "trajan-build"),
    "pay": ("building-paying", *EXCHANGES),
    "first-half": ("building-halves", "tracks-step", "forum-begun"),
    "benefit": (
        "tracks-step",
        "tracks-bonus",
        "tracks-eagle",
        "tracks-square",
        "tracks-tile",
        "tracks-building",
        "tracks-end",
    ),
    "turn-up": ("tracks-tile", "taking-free", "taking-corners"),
    "pay-citizens": ("citizens-payment", "citizens-active", "scoring-rows", "trajan-collect"),
}
"""Prompt, without "prompt-" -> the paragraphs that explain it."""

FIGURES: Mapping[str, Mapping[str, Argument]] = {
    "crane": by_cycle(CRANE_POINTS),
    "handicap": by_cycle(CRANE_POINTS),
    "take-anywhere": by_cycle(CRANE_POINTS),
    "keep": {"price": BOTH_TILES_PRICE},
    "take": {"empty": 0},
    "build": {"plans": 1, "free": 1},
    "built": {"exchanges": 1},
    "pay-citizens": {"last": 0},
}
"""The figures in hints; a prompt's own come first."""
