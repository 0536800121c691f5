"""How high a message is on a phone: an estimate, by which a panel is shortened to fit into a screen."""

import re
from collections.abc import Iterable
from math import ceil

from bot.screens.model import SELECTS, Block, Button, Gallery, Text

ROOM = 650
"""The height that a message should have: of a phone's 850 pixels, Discord leaves 702 to messages."""

FRAME = 88
"""The author above a message, and what Discord says below it."""

WIDTH = 381
"""The width of a message on a phone of 400 pixels."""

GAP = 8
"""Between two blocks, and between the buttons of a row."""

NORMAL, SMALL = (22, 1.13), (18.7, 0.925)
"""The height of a line, and how wide a letter is against one on a button, with what wrapping leaves free."""

BOLD = 1.08
"""How much wider a bold letter is."""

HEADING = 32
SELECT = 44
BUTTON, BUTTON_LINE, BUTTON_SYMBOL, BUTTON_FRAME = 42, 20, 25, 33

NARROW, WIDE = frozenset("iljtfrI1.,:;'|!() "), frozenset("mwMW@%жшщюмфыЖШЩЮМФЫ")
NARROW_LETTER, WIDE_LETTER, LETTER = 5.1, 11.6, 8.1
"""The width of letters on buttons, in pixels: off by 4 for each of 241 buttons in a browser."""

QUOTE = 4
"""How much higher a quoted line is."""

SMALL_MARK, HEADING_MARK, QUOTE_MARK = "-# ", "#", "> "

BOLD_TEXT = re.compile(r"\*\*.+?\*\*")
EMOJI, NAME, MOMENT = re.compile(r"<a?:\w+:\d+>"), re.compile(r"<[@#][&!]?\d+>"), re.compile(r"<t:\d+(:\w)?>")
LINK = re.compile(r"\[([^]]+)\]\([^)]+\)")
MARKUP = re.compile(r"\*\*|\\|`|^-# |^#+ ")


def height(blocks: Iterable[Block]) -> int:
    """The height of a message with these blocks."""
    heights = [_height(block) for block in blocks]
    return FRAME + sum(heights) + GAP * max(0, len(heights) - 1)


def visible_text(content: str) -> str:
    """A text as it is seen: markup gone, with letters or a word for what is drawn."""
    content = LINK.sub(r"\1", content)
    return MARKUP.sub("", MOMENT.sub("tomorrow at 20:00", NAME.sub("@somebody", EMOJI.sub("##", content))))


def _height(block: Block) -> int:
    if isinstance(block, Text):
        return text_height(block.content)
    if isinstance(block, Gallery):
        first = block.pictures[0]
        return picture_height(first.width, first.height) if first.width else 0
    if isinstance(block, SELECTS):
        return SELECT
    if isinstance(block, tuple):
        return row_height(block)
    return BUTTON


def text_height(content: str) -> int:
    return ceil(sum(_line_height(line) for line in content.split("\n")))


def picture_height(width: int, height: int) -> int:
    """The height of a picture that is so wide and high."""
    return round(WIDTH * height / width)


def _line_height(line: str) -> float:
    if line.startswith(HEADING_MARK):
        return HEADING
    high, wide = SMALL if line.startswith(SMALL_MARK) else NORMAL
    bold = (BOLD - 1) * sum(letters_width(visible_text(each)) for each in BOLD_TEXT.findall(line))
    lines = max(1, ceil((letters_width(visible_text(line)) + bold) * wide / WIDTH))
    return high * lines + QUOTE * line.startswith(QUOTE_MARK)


def letters_width(text: str) -> float:
    """The width of a text on a button, in pixels."""
    narrow, wide = (sum(map(letters.__contains__, text)) for letters in (NARROW, WIDE))
    return NARROW_LETTER * narrow + WIDE_LETTER * wide + LETTER * (len(text) - narrow - wide)


def row_height(buttons: tuple[Button, ...]) -> int:
    """The height of a row of buttons, which wrap."""
    total, line, left = 0, 0, 0.0
    for button in buttons:
        text = letters_width(button.label) + BUTTON_SYMBOL * bool(button.symbol)
        wide = min(WIDTH, text + BUTTON_FRAME)
        high = max(BUTTON, BUTTON_LINE * ceil(text / (WIDTH - BUTTON_FRAME)) + 8)
        if wide > left:
            total += line + GAP * bool(line)
            line, left = 0, WIDTH
        line, left = max(line, high), left - wide - GAP
    return total + line
