"""Palettes: named colours, and the one fixed list of colours in which pictures are encoded."""

from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property
from io import BytesIO

from PIL import Image

RGB = tuple[int, int, int]
"""Red, green and blue, 0 to 255."""

COLOURS = 256
"""How many colours an encoded picture can hold."""

_SHARES = (0.5, 0.25, 0.75)
_NEAR = 20


class Palette:
    """The palette of a game's pictures: all named colours, then blends while there is room."""

    def __init__(self, hues: Mapping[str, str], blends: Iterable[tuple[str, str]]) -> None:
        """`hues`: "#rrggbb" by name; `blends`: names of colours that meet at smooth edges."""
        self.hues = hues
        self._blends = tuple(blends)
        self._rgb = {name: _rgb(code) for name, code in hues.items()}

    def rgb(self, name: str) -> RGB:
        return self._rgb[name]

    def quantize(self, image: Image.Image) -> Image.Image:
        """An image as indices into the palette, each pixel as the nearest colour."""
        return image.quantize(palette=self._image, dither=Image.Dither.NONE)

    def encode(self, image: Image.Image) -> bytes:
        """An image as PNG, lightly compressed."""
        out = BytesIO()
        self.quantize(image).save(out, "PNG", compress_level=1)
        return out.getvalue()

    @cached_property
    def _image(self) -> Image.Image:
        """The palette as Pillow wants it; a blend too near another colour is left out."""
        entries = [*self._rgb.values()]
        for colour in self._blended_colours():
            if _is_far_from_all(colour, entries):
                entries.append(colour)
            if len(entries) == COLOURS:
                break
        image = Image.new("P", (1, 1))
        image.putpalette([channel for colour in entries for channel in colour])
        return image

    def _blended_colours(self) -> Iterator[RGB]:
        for share in _SHARES:
            for first, second in self._blends:
                yield _blend(self._rgb[first], self._rgb[second], share)


def _rgb(code: str) -> RGB:
    return int(code[1:3], 16), int(code[3:5], 16), int(code[5:7], 16)


def _blend(first: RGB, second: RGB, share: float) -> RGB:
    """A mix of two colours; `share` is that of the second, 0 to 1."""
    red, green, blue = (round(one + (other - one) * share) for one, other in zip(first, second, strict=True))
    return red, green, blue


def _is_far_from_all(colour: RGB, entries: list[RGB]) -> bool:
    red, green, blue = colour
    return all(abs(red - r) + abs(green - g) + abs(blue - b) > _NEAR for r, g, b in entries)
