"""The palette of Forum Trajanum's pictures."""

from __future__ import annotations

from renderer.kit.palette import game_palette

PALETTE = game_palette({"skin": "#d9a577"})
