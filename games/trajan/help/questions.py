"""What explains each question: a hint, and paragraphs of the chapters."""

from __future__ import annotations

from collections.abc import Mapping

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
}
"""Prompt, without "prompt-" -> the paragraphs that explain it."""

FIGURES: Mapping[str, Mapping[str, Argument]] = {}
"""The figures in hints; a prompt's own come first."""
