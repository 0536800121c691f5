"""How texts are set that only this game's pictures have. Heights of capitals in pixels."""

from renderer.engine.lettering import TEXT, Style

TRAY_NUMERAL = Style(TEXT, 36, 700, 70)
"""The numerals of slots and trays."""

TILE_POINTS = Style(TEXT, 36, 700, 85)

TRAY_STEPS = Style(TEXT, 38, 700, 75)
"""How many markers lie in a tray."""

CORNER_HEADING = Style(TEXT, 36, 600, 62)
"""The heading next to the action circle."""

CORNER_FIGURE = Style(TEXT, 38, 700)

SMALL_TILE_POINTS = Style(TEXT, 36, 700, 75)
"""The points of a Trajan tile on the picture of a turn."""

DEED_FIGURE = Style(TEXT, 38, 600, 75)
"""The result of a deed."""

STEPS_LEFT = (Style(TEXT, 56, 700), Style(TEXT, 42, 700, 75), Style(TEXT, 36, 700, 62))
"""The steps left in a round: the first in which they find room in the ring of all steps."""

BOARD_NAMES = ((Style(TEXT, 36, 600, 75), 1), (Style(TEXT, 36, 600, 62), 1), (Style(TEXT, 36, 600, 62), 2))
"""Styles of places' names on close-ups, with the number of lines; the first that fits is used."""

BOARD_FIGURE = Style(TEXT, 38, 700, 75)
"""Points and numbers of pieces on close-ups of the board."""

BOARD_TIGHT = Style(TEXT, 36, 700, 62)
"""Names of sites and forum spaces."""

BOARD_WORDS = (Style(TEXT, 38, 600, 75), Style(TEXT, 36, 600, 75), Style(TEXT, 36, 600, 62))
"""Words on close-ups of the board: the first in which they find room."""

MAT_WORDS = (Style(TEXT, 36, 600, 75), Style(TEXT, 36, 600, 62))
"""The words at the left of a mat's rows: the first in which each finds room."""

TABLE_NAMES = ((Style(TEXT, 21, 600, 75), 1), (Style(TEXT, 21, 600, 62), 1), (Style(TEXT, 21, 600, 62), 2))
"""Names of places on the whole board, where the close-ups show them large."""

TABLE_FIGURE = Style(TEXT, 36, 700, 75)
"""Points and numbers of pieces on the whole board."""

TABLE_TIGHT = Style(TEXT, 36, 700, 62)
"""Points on the whole board where two figures must find room."""

TABLE_CHANGE = Style(TEXT, 24, 700, 85)
"""The numbers of changes on the whole board, where the close-ups show them large."""
