"""How texts are set that only this game's pictures have. Heights of capitals in pixels."""

from __future__ import annotations

from renderer.engine.lettering import DISPLAY, TEXT, Style

TRAY_NUMERAL = Style(DISPLAY, 32, 700)
"""The numerals of trays and slots."""

TILE_POINTS = Style(TEXT, 36, 700, 85)
"""The points of a Trajan tile."""

TRAY_TARGET = Style(TEXT, 30, 700, 85)
"""How many markers lie in a tray, and where sowing them ends."""
