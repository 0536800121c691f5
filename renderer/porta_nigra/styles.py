"""How texts are set that only this game's pictures have. Heights of capitals in pixels."""

from renderer.engine.lettering import TEXT, Style

BOARD_WORDS = (Style(TEXT, 38, 600, 75), Style(TEXT, 36, 600, 75), Style(TEXT, 36, 600, 62))
"""Words on close-ups: the first in which they find room."""

BOARD_FIGURE = Style(TEXT, 40, 700, 85)
"""Figures on close-ups."""

BOARD_ZERO = Style(TEXT, 40, 400, 85)
"""That there is nothing, on close-ups."""

BOARD_TIGHT = Style(TEXT, 36, 700, 62)
"""Figures on close-ups where two must find room."""

ROW_LETTER = Style(TEXT, 46, 700, 85)
"""The letters of rows of sites."""

SITE_NAME = Style(TEXT, 36, 700, 75)
"""The names of sites on close-ups."""

LARGE_FIGURE = Style(TEXT, 54, 700, 85)
"""The main figures of a picture."""

TABLE_FIGURE = Style(TEXT, 36, 700, 75)
"""Figures on the whole city."""

TABLE_TIGHT = Style(TEXT, 36, 700, 62)
"""Figures on the whole city where two must find room."""

TABLE_CHANGE = Style(TEXT, 24, 700, 85)
"""The numbers of changes on the whole city, where close-ups show them large."""

TABLE_NAMES = (Style(TEXT, 36, 600, 75), Style(TEXT, 34, 600, 62), Style(TEXT, 28, 600, 62))
"""Names of buildings on the whole city: the first style in which all find room."""

BOARD_NAMES = (
    (Style(TEXT, 42, 600, 75), 1),
    (Style(TEXT, 38, 600, 62), 1),
    (Style(TEXT, 38, 600, 75), 2),
    (Style(TEXT, 36, 600, 62), 2),
)
"""Names of buildings on close-ups: the first style in whose number of lines one finds room."""

CARD_LINES = (
    (Style(TEXT, 38, 600, 75), 1),
    (Style(TEXT, 36, 600, 75), 1),
    (Style(TEXT, 36, 600, 62), 1),
    (Style(TEXT, 36, 600, 75), 2),
    (Style(TEXT, 36, 600, 62), 2),
)
"""Styles of a card's effects in words, with the number of lines; the first that fits is used."""

STOCK_FIGURES = (LARGE_FIGURE, Style(TEXT, 46, 700, 75), Style(TEXT, 40, 700, 62))
"""Styles of a number in stock; the first that fits is used."""

LINE_FIGURE = Style(TEXT, 44, 700, 75)
"""Style of a number in stock on a single line of goods."""

STOCK_ZERO = Style(TEXT, 46, 400, 75)
"""That a seat has nothing of a kind."""

SMALL_FIGURE = Style(TEXT, 38, 700, 75)
"""The bricks of a site or an element where the whole city is small."""

DEED_FIGURE = Style(TEXT, 44, 600, 75)
"""The result of a deed."""
