"""The palette of Forum Trajanum's pictures."""

from renderer.kit.palette import game_palette

PALETTE = game_palette({"skin": "#d9a577"})
