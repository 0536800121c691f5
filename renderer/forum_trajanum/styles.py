"""How texts are set that only this game's pictures have. Heights of capitals in pixels."""

from renderer.engine.lettering import TEXT, Style

COLONIA_NARROW = Style(TEXT, 36, 600, 62)
"""Numerals of streets, factors of rows, what cranes are worth."""

COLONIA_WORDS = (Style(TEXT, 36, 500, 75), Style(TEXT, 36, 500, 62))
"""Words on a Colonia: the first in which they find room."""

TASK_WORDS = (Style(TEXT, 36, 500, 75), Style(TEXT, 36, 500, 62))
"""Words close up: the first in which all of them find room."""

TASK_LINES = (*((style, 2) for style in TASK_WORDS), (TASK_WORDS[-1], 4))
"""A Trajan task or a benefit in words: styles, and in how many lines each."""

HEADING_LINES = tuple((style, 2) for style in TASK_WORDS)
"""A heading above figures: styles, and in how many lines each."""

TABLE_ORDINAL = Style(TEXT, 24, 700, 85)
"""The numbers of changes where the close-ups show them large."""

TABLE_TAB = Style(TEXT, 36, 700, 62)

TURN_ORDINAL = Style(TEXT, 30, 700, 85)
"""The numbers of changes on the picture of a turn."""
