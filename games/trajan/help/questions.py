"""What explains each question: a hint, and paragraphs of the chapters."""

from __future__ import annotations

from collections.abc import Mapping

from games.trajan.pieces import CARD_IN_HAND_POINTS, EQUAL, SET_POINTS, SHIPS, UNMET_POINTS
from games.words import Argument

EXPLAINED_BY: Mapping[str, tuple[str, ...]] = {
    # Setup
    "markers": ("setup-markers",),
    "markers-tray": ("setup-markers", "setup-tiles"),
    "markers-review": ("setup-markers", "setup-tiles"),
    "markers-swap": ("setup-markers", "setup-tiles"),
    "markers-swap-with": ("setup-markers", "setup-tiles"),
    "first-card": ("setup-cards",),
    "first-tile": ("setup-tiles", "setup-stacks"),
    # Sowing
    "sow": ("sowing-take", "sowing-colours", "sowing-target", "sowing-many", "turn-time", "turn-beyond"),
    "sow-order": ("sowing-colours", "sowing-target", "sowing-many", "accomplishing-markers"),
    "sow-marker": ("sowing-colours", "sowing-target", "sowing-many", "accomplishing-markers"),
    # Accomplishing
    "tile-cards": ("accomplishing-effect", "accomplishing-cards"),
    "tile-military_camp": ("accomplishing-effect", "accomplishing-tokens"),
    "tile-worker_camp": ("accomplishing-effect", "accomplishing-tokens"),
    "tile-plus2": ("accomplishing-effect", "accomplishing-plus2"),
    # The end of a quarter
    "demands": ("demands-must", "demands-wild", "demands-secret", "bonus-demand"),
    "consul": ("vote-consul", "bonus-sides", "bonus-yellow", "final-bonus"),
    # Actions
    "seaport": (
        "seaport-one",
        "seaport-draw",
        "seaport-take",
        "seaport-play",
        "seaport-ship",
        "seaport-piles",
    ),
    "discard": ("seaport-draw", "seaport-hand"),
    "play": ("seaport-play", "seaport-hand", "bonus-cards"),
    "ship": ("ships-load", "ships-equal", "ships-pairs", "ships-different", "ships-gray", "ships-wild"),
    "load": ("ships-load", "ships-equal", "ships-pairs", "ships-different", "ships-wild", "ships-wild_pairs"),
    "forum": ("forum-take", "forum-kinds", "forum-keep"),
    "military": (
        *("military-one", "military-token", "military-leader", "military-legionnaire", "military-points"),
        "military-stay",
    ),
    "trajan": ("trajan-take", "trajan-arch", "trajan-full", "accomplishing-markers"),
    "senate": ("senate-step", "senate-stack", "senate-last", "vote-consul"),
    "construction": (
        *("construction-one", "construction-token", "construction-worker", "construction-tile"),
        *("construction-free", "construction-others"),
    ),
    "extra": ("extra-repeat", "extra-plus2", "extra-one", "extra-wild", "extra-free"),
    "end": ("turn-undo", "turn-beyond"),
    "end-impossible": ("turn-steps", "turn-undo"),
}
"""Prompt, without "prompt-" -> the paragraphs that explain it."""

FIGURES: Mapping[str, Mapping[str, Argument]] = {
    "seaport": {"points": SHIPS[EQUAL].colour[-1]},
    "play": {"points": CARD_IN_HAND_POINTS},
    "ship": {"points": CARD_IN_HAND_POINTS},
    "forum": {"most": -UNMET_POINTS[-1]},
    "construction": {"three": SET_POINTS[3], "four": SET_POINTS[4]},
}
"""The figures in hints; a prompt's own come first."""
