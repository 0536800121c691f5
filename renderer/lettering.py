"""Type: the two families, measured and drawn the same way on every machine."""

from __future__ import annotations

from functools import cache, lru_cache
from importlib.resources import files

from msgspec import Struct
from PIL import Image, ImageDraw, ImageFont

from renderer.keep import Keep, bytes_of

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
    """How a text is set.

    `capital`: the height of its capitals and figures in pixels; `stretch`: its width in hundredths, for TEXT.
    """

    family: Family
    capital: int
    weight: int
    stretch: int = 100

    @property
    def size(self) -> int:
        """The size of the type in pixels."""
        return round(self.capital / self.family.capital)


@cache
def _font(style: Style) -> ImageFont.FreeTypeFont:
    font = ImageFont.truetype(style.family.path, style.size, layout_engine=ImageFont.Layout.BASIC)
    font.set_variation_by_axes([style.weight, style.stretch] if style.family is TEXT else [style.weight])
    return font


@lru_cache(maxsize=4096)
def width(text: str, style: Style) -> int:
    """How wide a text is, in pixels."""
    left, _, right, _ = _font(style).getbbox(text, anchor="ls")
    return round(right - left)


@lru_cache(maxsize=4096)
def extent(text: str, style: Style) -> tuple[int, int]:
    """How far a text reaches above and below its base line, in pixels."""
    _, top, _, bottom = _font(style).getbbox(text, anchor="ls")
    return -round(top), max(round(bottom), 0)


@cache
def _drawable(letter: str, style: Style) -> bool:
    font = _font(style)
    return letter.isspace() or bytes(font.getmask(letter)) != bytes(font.getmask(_MISSING))


def legible(text: str, family: Family) -> str:
    """The text without the letters that a family of type does not have."""
    style = Style(family, _PROBE, 400)
    return " ".join("".join(letter for letter in text if _drawable(letter, style)).split())


_PROBE = 12


@lru_cache(maxsize=1024)
def cut(text: str, style: Style, room: int) -> str:
    """The text, shortened by an ellipsis to `room` pixels; between words where most of it is kept so."""
    if width(text, style) <= room:
        return text
    while text and width(text + _ELLIPSIS, style) > room:
        text = text[:-1].rstrip()
    words = text.rpartition(" ")[0]
    return (words if len(words) > len(text) * _MOST else text) + _ELLIPSIS


_MOST = 0.7


def fitting(text: str, styles: tuple[Style, ...], room: int) -> tuple[str, Style]:
    """The text in the first of some styles in which it finds room, cut in the last one, and that style."""
    style = next((style for style in styles if width(text, style) <= room), styles[-1])
    return cut(text, style, room), style


@lru_cache(maxsize=256)
def wrapped(text: str, style: Style, room: int, most: int) -> tuple[str, ...]:
    """The text in at most `most` lines of `room` pixels, broken between words; the last one may be cut."""
    words = text.split()
    lines: list[str] = []
    while words and len(lines) < most - 1:
        taken = 1
        while taken < len(words) and width(" ".join(words[: taken + 1]), style) <= room:
            taken += 1
        lines.append(cut(" ".join(words[:taken]), style, room))
        words = words[taken:]
    return (*lines, cut(" ".join(words), style, room)) if words else tuple(lines)


Run = tuple[Image.Image, int]
"""A text as a mask, and how far below the base line the mask begins, in pixels."""

RUNS = Keep[Run](6 * 2**20, lambda run: bytes_of(run[0]))


def run(text: str, style: Style) -> Run:
    """A text as a mask, written once and kept."""
    return RUNS.get((text, style), lambda: written(text, style))


def written(text: str, style: Style) -> Run:
    """A text, written anew."""
    font = _font(style)
    left, top, right, bottom = (round(edge) for edge in font.getbbox(text, anchor="ls"))
    mask = Image.new("L", (max(right - left, 1), max(bottom - top, 1)))
    ImageDraw.Draw(mask).text((-left, -top), text, 255, font, anchor="ls")
    return mask, top
