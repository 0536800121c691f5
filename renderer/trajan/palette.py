"""The palette of Trajan's pictures."""

from __future__ import annotations

from renderer.kit.palette import game_palette

PALETTE = game_palette(
    {
        "terracotta": "#b9552b",
        "grape": "#6a3575",
        "sea": "#2b78ad",
        "olive": "#75802a",
        "hide": "#8a5a34",
        "gem": "#2ba393",
        "crust": "#c88d42",
        "skin": "#d9a577",
    }
)
