"""How texts are set on each of the pictures. Heights of capitals in pixels."""

from __future__ import annotations

from renderer.engine.lettering import DISPLAY, TEXT, Style

COLONIA_NAME = Style(DISPLAY, 40, 700)
COLONIA_OWNER = (COLONIA_NAME, Style(TEXT, 38, 600, 75), Style(TEXT, 38, 600, 62))
"""How a name is set at the head of a Colonia: the first that suits it and in which it finds room."""

COLONIA_NAMES = (Style(DISPLAY, 34, 700), Style(TEXT, 32, 600, 75), Style(TEXT, 30, 600, 62))
"""How a name is set on a line: the first in which it finds room."""

COLONIA_HEADING = Style(DISPLAY, 23, 700)
COLONIA_FIGURE = Style(TEXT, 36, 700)
COLONIA_NONE = Style(TEXT, 36, 400)
COLONIA_NUMBER = Style(TEXT, 27, 700)
COLONIA_STREET = Style(TEXT, 27, 600, 62)
COLONIA_FACTOR = Style(TEXT, 27, 700, 80)
COLUMN_VALUE = Style(TEXT, 52, 700)

CLOSE_TEXTS = (Style(TEXT, 27, 500, 75), Style(TEXT, 27, 500, 62))
"""How a sentence is set: the first in which it finds room."""

TABLE_TITLE = Style(DISPLAY, 40, 700)
TABLE_NAME = Style(DISPLAY, 36, 700)
TABLE_NAMES = (TABLE_NAME, Style(TEXT, 36, 600, 75), Style(TEXT, 36, 600, 62))
"""How a name is set on a strip: the first in which it finds room."""

TABLE_FIGURE = Style(TEXT, 38, 700)
TABLE_NUMBER = Style(TEXT, 36, 700, 85)
TABLE_ORDINAL = Style(TEXT, 24, 700, 85)
"""How the numbers of changes are set where the close-ups show them large."""

TABLE_TAB = Style(TEXT, 36, 700, 62)
TABLE_NONE = Style(TEXT, 36, 400, 75)
TABLE_STOCK = Style(TEXT, 36, 600, 75)
TABLE_TIGHT = Style(TEXT, 36, 600, 62)

SHEET_WORDS = (
    Style(TEXT, 30, 600, 75),
    Style(TEXT, 28, 600, 75),
    Style(TEXT, 27, 600, 75),
    Style(TEXT, 27, 600, 62),
)
"""How the words of a sheet are set: the first in which all of them find room."""

SHEET_FIGURE = Style(TEXT, 27, 500, 75)
SHEET_DETAIL = (SHEET_FIGURE, Style(TEXT, 27, 500, 62))
"""How the words of a sheet's smaller lines are set, and how its figures came about."""
