"""Type: the two families, measured and drawn the same way on every machine."""

from __future__ import annotations

from functools import cache, lru_cache
from importlib.resources import files

from msgspec import Struct
from PIL import Image, ImageDraw, ImageFont

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
    """The text, shortened by an ellipsis to `room` pixels."""
    if width(text, style) <= room:
        return text
    while text and width(text + _ELLIPSIS, style) > room:
        text = text[:-1].rstrip()
    return text + _ELLIPSIS


@lru_cache(maxsize=4096)
def run(text: str, style: Style) -> tuple[Image.Image, int, int]:
    """A text as a mask, and where the mask begins: right of the origin and below the base line, in pixels."""
    font = _font(style)
    left, top, right, bottom = (round(edge) for edge in font.getbbox(text, anchor="ls"))
    mask = Image.new("L", (max(right - left, 1), max(bottom - top, 1)))
    ImageDraw.Draw(mask).text((-left, -top), text, 255, font, anchor="ls")
    return mask, 0, top
