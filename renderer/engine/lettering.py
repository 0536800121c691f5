"""Type: the two families, measured and drawn the same way on every machine."""

import re
import unicodedata
from collections.abc import Sequence
from functools import cache, lru_cache
from importlib.resources import files
from pathlib import Path
from tempfile import mkstemp

from msgspec import Struct
from PIL import Image, ImageDraw, ImageFont

from renderer.engine.lru import LRUCache, bytes_of

_ELLIPSIS = "…"
_MISSING = "\U0010ffff"


class Family(Struct, frozen=True):
    """A family of type: its file, and the height of its capitals in parts of its size."""

    path: str
    capital: float


DISPLAY = Family(str(files("fontpkg_cormorant") / "files" / "Cormorant[wght].ttf"), 0.633)
"""Roman capitals for names and titles; its figures are not level, so numbers are never set in it."""

TEXT = Family(str(files("fontpkg_noto_sans") / "files" / "NotoSans[wdth,wght].ttf"), 0.714)
"""Everything that has to be read at a glance."""


class Style(Struct, frozen=True):
    """How a text is set."""

    family: Family
    capital: int
    """The height of capitals and figures in pixels."""
    weight: int
    """The weight of the font, 400 for regular, 700 for bold."""
    stretch: int = 100
    """The width of TEXT in hundredths of the normal one."""

    @property
    def size(self) -> int:
        """The size of the type in pixels."""
        return round(self.capital / self.family.capital)


def _font(text: str, style: Style) -> ImageFont.FreeTypeFont:
    return _open_font(style, whole=_SUBSTITUTES.search(text) is not None)


_SUBSTITUTES = re.compile("[\u00b2\u00b3\u00b9\u0900-\u097f\u2070-\u209f\u2116]")
"""Letters that are hinted by the table of substitutions: small figures, some marks."""


@cache
def _open_font(style: Style, *, whole: bool) -> ImageFont.FreeTypeFont:
    path = style.family.path if whole else _font_without_substitutions(style.family)
    font = ImageFont.truetype(path, style.size, layout_engine=ImageFont.Layout.BASIC)
    font.set_variation_by_axes([style.weight, style.stretch] if style.family is TEXT else [style.weight])
    return font


@cache
def _font_without_substitutions(family: Family) -> str:
    """Where a family's file is without the table of substitutions: the hinter reads it for 6 ms a font."""
    descriptor, name = mkstemp()
    with open(descriptor, "wb", closefd=False) as file:
        file.write(Path(family.path).read_bytes().replace(b"GSUB", b"none", 1))
    Path(name).unlink()
    return f"/dev/fd/{descriptor}"


_FONT_BYTES = 1_200_000
"""What a font takes in memory once something was drawn with it, in bytes; measured."""


@lru_cache(maxsize=4096)
def _text_edges(text: str, style: Style) -> tuple[float, float, float, float]:
    """How far a text reaches from the beginning of its base line: left, top, right, bottom."""
    return _font(text, style).getbbox(text, anchor="ls")


@lru_cache(maxsize=4096)
def width(text: str, style: Style) -> int:
    """How wide a text is, in pixels."""
    left, _, right, _ = _text_edges(text, style)
    return round(right - left)


def height_and_depth(text: str, style: Style) -> tuple[int, int]:
    """How far a text reaches above and below its base line, in pixels."""
    _, top, _, bottom = _text_edges(text, style)
    return -round(top), max(round(bottom), 0)


@lru_cache(maxsize=4096)
def _has_glyph(letter: str, style: Style) -> bool:
    font = _font(letter, style)
    return letter.isspace() or bytes(font.getmask(letter)) != bytes(font.getmask(_MISSING))


def without_missing_glyphs(text: str, family: Family) -> str:
    """The text without the letters for which a family of type has no glyph, and without invisible ones."""
    style = Style(family, _PROBE, 400)
    shown = (letter for letter in text if _has_glyph(letter, style) and unicodedata.category(letter) != "Cf")
    return " ".join("".join(shown).split())


_PROBE = 12


@lru_cache(maxsize=1024)
def cut_text(text: str, style: Style, room: int) -> str:
    """The text, shortened by an ellipsis to `room` pixels; between words where most of it stays."""
    if width(text, style) <= room:
        return text
    while text and width(text + _ELLIPSIS, style) > room:
        text = text[:-1].rstrip()
    words = text.rpartition(" ")[0]
    return (words if len(words) > len(text) * _MOST else text) + _ELLIPSIS


_MOST = 0.7


def fit_text(text: str, styles: tuple[Style, ...], room: int) -> tuple[str, Style]:
    """Fit a text: the first style with room, and the text, which is cut in the last style."""
    suiting = (style for style in styles if suits_text(text, style) and width(text, style) <= room)
    style = next(suiting, styles[-1])
    return cut_text(text, style, room), style


def first_fitting(texts: Sequence[str], styles: tuple[Style, ...], room: int) -> Style:
    """The first style with all letters of these texts and enough room, else the last one."""
    fitting = (
        style
        for style in styles
        if all(suits_text(text, style) and width(text, style) <= room for text in texts)
    )
    return next(fitting, styles[-1])


def capitalised(text: str) -> str:
    """The text with a capital letter first."""
    return text[:1].upper() + text[1:]


def bind_numbers(text: str) -> str:
    """The text with numbers and plus signs kept on the line of the next word."""
    return re.sub(r"(?<=[\d+]) ", "\N{NO-BREAK SPACE}", text)


def suits_text(text: str, style: Style) -> bool:
    """Whether a style may set a text: DISPLAY never sets figures."""
    return style.family is not DISPLAY or not any(letter.isdigit() for letter in text)


@lru_cache(maxsize=256)
def wrap_text(text: str, style: Style, room: int, most: int) -> tuple[str, ...]:
    """The text in at most `most` lines of `room` pixels, broken between words; the last one may be cut."""
    words = [word for word in text.split(" ") if word]
    lines: list[str] = []
    while words and len(lines) < most - 1:
        taken = 1
        while taken < len(words) and width(" ".join(words[: taken + 1]), style) <= room:
            taken += 1
        lines.append(cut_text(" ".join(words[:taken]), style, room))
        words = words[taken:]
    return (*lines, cut_text(" ".join(words), style, room)) if words else tuple(lines)


@lru_cache(maxsize=256)
def wrap_balanced(text: str, style: Style, room: int, most: int) -> tuple[str, ...]:
    """The text wrapped, its lines of about equal width."""
    lines = wrap_text(text, style, room, most)
    if len(lines) < 2 or lines[-1].endswith(_ELLIPSIS):
        return lines
    narrow, wide = room // len(lines), room
    while wide - narrow > 1:
        middle = (narrow + wide) // 2
        tried = wrap_text(text, style, middle, most)
        if len(tried) == len(lines) and not any(line.endswith(_ELLIPSIS) for line in tried):
            wide, lines = middle, tried
        else:
            narrow = middle
    return lines


def fit_balanced(text: str, styles: Sequence[tuple[Style, int]], room: int) -> tuple[tuple[str, ...], Style]:
    """The text in balanced lines, in the first style that finds room in its lines, cut in the last."""
    tried = [(wrap_balanced(text, style, room, most), style) for style, most in styles]
    return next((each for each in tried if " ".join(each[0]) == text), tried[-1])


def fit_whole(text: str, styles: Sequence[tuple[Style, int]], room: int) -> tuple[tuple[str, ...], Style]:
    """The text, never cut, in the first style that suits it and finds room, words broken in the last."""
    for style, most in styles:
        if suits_text(text, style):
            lines = _break_into_lines(text.split(), style, room)
            if len(lines) <= most and all(width(line, style) <= room for line in lines):
                return tuple(lines), style
    style = styles[-1][0]
    pieces = [piece for word in text.split() for piece in _break_word(word, style, room)]
    return tuple(_break_into_lines(pieces, style, room)), style


def fit_in_lines(
    text: str, styles: Sequence[tuple[Style, int]], room: int, most: int
) -> tuple[tuple[str, ...], Style]:
    """The text as `fit_whole` sets it, but cut in the last of `most` lines."""
    lines, style = fit_whole(text, styles, room)
    if len(lines) <= most:
        return lines, style
    rest = " ".join(text.split())
    for line in lines[: most - 1]:
        rest = rest.removeprefix(line).lstrip()
    return (*lines[: most - 1], cut_text(rest, style, room)), style


def _break_into_lines(words: Sequence[str], style: Style, room: int) -> list[str]:
    """Words in lines of `room` pixels; one that is wider has a line of its own."""
    lines: list[str] = []
    for word in words:
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and width(longer, style) <= room:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


def _break_word(word: str, style: Style, room: int) -> list[str]:
    """A word in pieces of at most `room` pixels, broken after a hyphen where there is one."""
    pieces = [""]
    for letter in word:
        if pieces[-1] and width(pieces[-1] + letter, style) > room:
            begun, hyphen, rest = pieces.pop().rpartition("-")
            pieces += [begun + hyphen, rest] if hyphen and rest else [begun + hyphen + rest, ""]
        pieces[-1] += letter
    return pieces


TextMask = tuple[Image.Image, int]
"""A text as a mask, and how far below the base line the mask begins, in pixels."""

_MASKS = LRUCache[TextMask](6 * 2**20, lambda mask: bytes_of(mask[0]))


def text_mask(text: str, style: Style) -> TextMask:
    return _MASKS.get((text, style), lambda: draw_text(text, style))


def draw_text(text: str, style: Style) -> TextMask:
    """A text as a mask, not cached; TEXT's J, which hangs below the base line, is raised onto it."""
    font = _font(text, style)
    left, top, right, bottom = (round(edge) for edge in _text_edges(text, style))
    mask = Image.new("L", (max(right - left, 1), max(bottom - top, 1)))
    pen = ImageDraw.Draw(mask)
    if style.family is not TEXT or _HANGING not in text:
        pen.text((-left, -top), text, 255, font, anchor="ls")
        return mask, top
    at = 0.0
    for piece in re.split(f"({_HANGING})", text):
        if piece == _HANGING:
            letter, edge = _raised_j(style)
            mask.paste(255, (round(at) + edge - left, -style.capital - top), letter)
        else:
            pen.text((round(at) - left, -top), piece, 255, font, anchor="ls")
        at += font.getlength(piece)
    return mask, top


_HANGING = "J"


@cache
def _raised_j(style: Style) -> TextMask:
    """The letter that hangs below the line, raised to the other capitals, and its left edge."""
    font = _font(_HANGING, style)
    left, top, right, bottom = (round(edge) for edge in _text_edges(_HANGING, style))
    letter = Image.new("L", (right - left, bottom - top))
    ImageDraw.Draw(letter).text((-left, -top), _HANGING, 255, font, anchor="ls")
    return letter.resize((letter.width, style.capital), Image.Resampling.BOX), left


def cache_bytes() -> int:
    """How many bytes the cached fonts and masks take."""
    return _MASKS.size + _open_font.cache_info().currsize * _FONT_BYTES
