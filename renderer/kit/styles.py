"""How the texts that all games' pictures have are set. Heights of capitals in pixels."""

from renderer.engine.lettering import DISPLAY, TEXT, Style

TITLE = Style(DISPLAY, 40, 700)
"""The header of every picture."""

MOMENTS = (Style(TEXT, 38, 600, 75), Style(TEXT, 36, 600, 75), Style(TEXT, 36, 600, 62))
"""The moment in a header: the first in which it leaves room for the title."""

OWNER_NAMES = (Style(DISPLAY, 38, 700), Style(TEXT, 38, 600, 75), Style(TEXT, 38, 600, 62))
"""The name in the header of a picture that is one seat's: the first that suits it and finds room."""

LANDSCAPE_NAMES = (Style(DISPLAY, 36, 700), Style(TEXT, 36, 600, 75), Style(TEXT, 36, 600, 62))
"""A seat's name on a picture 1600 wide: the first that suits it and in which it finds room."""

LANDSCAPE_FIGURE = Style(TEXT, 38, 700)
LANDSCAPE_NUMBER = Style(TEXT, 36, 700, 85)
LANDSCAPE_COUNT = Style(TEXT, 36, 600, 75)
LANDSCAPE_TIGHT = Style(TEXT, 36, 600, 62)
LANDSCAPE_ZERO = Style(TEXT, 36, 400, 75)

CLOSE_UP_NAMES = (Style(DISPLAY, 38, 700), Style(TEXT, 36, 600, 75), Style(TEXT, 36, 600, 62))
"""A seat's name on a picture 1200 wide: the first that suits it and in which it finds room."""

CLOSE_UP_FIGURE = Style(TEXT, 36, 700)
CLOSE_UP_NUMBER = Style(TEXT, 36, 700, 75)
CLOSE_UP_ZERO = Style(TEXT, 36, 400)

PHONE_TITLE = Style(DISPLAY, 46, 700)
"""The header of a picture that is read on a phone without being opened."""

PHONE_NAMES = (Style(DISPLAY, 42, 700), Style(TEXT, 40, 600, 75), Style(TEXT, 36, 600, 62))
"""A seat's name on such a picture: the first that suits it and in which it finds room."""

PHONE_POINTS = Style(TEXT, 50, 700)
TABLET_POINTS = (PHONE_POINTS, Style(TEXT, 50, 700, 75))
"""Points on the tablet of a row: the first in which they find room."""

PHONE_FIGURE = Style(TEXT, 42, 600, 75)
PHONE_GAIN = Style(TEXT, 38, 600, 75)
PHONE_NUMBER = Style(TEXT, 36, 700, 85)

PHONE_NUMBERS = (PHONE_NUMBER, Style(TEXT, 36, 700, 75), Style(TEXT, 36, 700, 62))
"""Numbers on such a picture: the first in which all of a kind find room."""

PHONE_WORDS = (Style(TEXT, 38, 600, 75), Style(TEXT, 36, 600, 75), Style(TEXT, 36, 600, 62))
"""Words on such a picture: the first in which all of a kind find room."""

RANK_NAMES = ((Style(DISPLAY, 42, 700), 1), (Style(TEXT, 40, 600, 75), 1), (Style(TEXT, 36, 600, 62), 2))
"""Styles of a name on a line of ranks, with the number of lines; the first that shows it whole is used."""

CHART_NAMES = (Style(TEXT, 40, 600, 75), Style(TEXT, 36, 600, 75), Style(TEXT, 36, 600, 62))
"""The names on a chart, in one face with its figures: the first in which all find room."""

WINNER_NAMES = (
    (Style(DISPLAY, 88, 700), 1),
    (Style(TEXT, 76, 700, 85), 1),
    (Style(DISPLAY, 64, 700), 2),
    (Style(TEXT, 60, 700, 75), 2),
    (Style(TEXT, 50, 700, 62), 2),
    (Style(TEXT, 44, 700, 62), 3),
)
"""The same for the name of a winner."""

WINNER_POINTS = (Style(TEXT, 72, 700), Style(TEXT, 64, 700, 75))
"""A winner's points: the first in which they find room."""

COLUMN_NAMES = ((Style(DISPLAY, 38, 700), 1), (Style(TEXT, 36, 600, 75), 2), (Style(TEXT, 36, 600, 62), 2))
"""The same for a name above a column."""
