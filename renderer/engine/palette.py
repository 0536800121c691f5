"""The colours of all pictures, by name, and the one fixed palette in which they are encoded.

STYLE.md says what each colour is for.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from io import BytesIO

from PIL import Image

RGB = tuple[int, int, int]
"""Red, green and blue, 0 to 255."""

HUES: Mapping[str, str] = {
    "ink": "#2a2420",
    "umber": "#483c32",
    "bark": "#6b5940",
    "sand": "#b8a37e",
    "joint": "#d0bf9e",
    "stone": "#e3d7bd",
    "page": "#efe6d2",
    "marble": "#fbf6ea",
    "slate": "#6c6a68",
    "ash": "#a9a59d",
    "mist": "#cdc8bd",
    "gold": "#d8a431",
    "brass": "#8d6715",
    "glow": "#fff2a8",
    "crimson": "#a8332b",
    "cypress": "#31553c",
    "skin": "#d9a577",
    "blue": "#1b4888",
    "blue_dark": "#102c56",
    "blue_pale": "#a9c0df",
    "green": "#167d5c",
    "green_dark": "#0b4d38",
    "green_pale": "#a6d2bb",
    "yellow": "#f1cd3a",
    "yellow_dark": "#a5820c",
    "yellow_pale": "#f8e7a2",
    "orange": "#e6812a",
    "orange_dark": "#974709",
    "orange_pale": "#f4c598",
    "seat0": "#7b3d8c",
    "seat0_dark": "#4a2156",
    "seat0_pale": "#d3b9d8",
    "seat1": "#b5322d",
    "seat1_dark": "#6f1a17",
    "seat1_pale": "#e8b6ab",
    "seat2": "#4bb2d4",
    "seat2_dark": "#1d6a86",
    "seat2_pale": "#bfe1ea",
    "seat3": "#33323a",
    "seat3_dark": "#16151a",
    "seat3_pale": "#bab7b8",
}
"""Every colour in use, by name."""

_GROUNDS = ("marble", "stone", "ink")
_DEEP = ("blue", "green", "yellow", "orange", "seat0", "seat1", "seat2", "seat3")
_BLENDS = (
    *[(name, ground) for ground in _GROUNDS for name in HUES if name != ground],
    *[(name, f"{name}_{tone}") for name in _DEEP for tone in ("dark", "pale")],
    *[("glow", name) for name in (*_DEEP, "ink", "gold")],
)
"""Pairs of colours that meet at edges; smooth edges need what lies between."""

COLOURS = 256
"""How many colours an encoded picture can hold."""


def rgb(name: str) -> RGB:
    """Red, green and blue, 0 to 255, of a named colour."""
    code = HUES[name]
    return int(code[1:3], 16), int(code[3:5], 16), int(code[5:7], 16)


def blend(first: str, second: str, share: float) -> RGB:
    """A mix of two named colours; `share` is that of the second, 0 to 1."""
    red, green, blue = (
        round(one + (other - one) * share) for one, other in zip(rgb(first), rgb(second), strict=True)
    )
    return red, green, blue


def _between() -> Iterator[RGB]:
    for share in (0.5, 0.25, 0.75):
        for first, second in _BLENDS:
            yield blend(first, second, share)


@cache
def fixed() -> Image.Image:
    """The palette: all named colours, then blends as far as there is room, none too near another."""
    entries = [rgb(name) for name in HUES]
    for colour in _between():
        if len(entries) < COLOURS and _is_apart(colour, entries):
            entries.append(colour)
    palette = Image.new("P", (1, 1))
    palette.putpalette([channel for colour in entries for channel in colour])
    return palette


_NEAR = 20


def _is_apart(colour: RGB, entries: list[RGB]) -> bool:
    return all(sum(abs(a - b) for a, b in zip(colour, each, strict=True)) > _NEAR for each in entries)


def encode(image: Image.Image) -> bytes:
    """The picture as PNG in the fixed palette, lightly compressed."""
    out = BytesIO()
    image.quantize(palette=fixed(), dither=Image.Dither.NONE).save(out, "PNG", compress_level=1)
    return out.getvalue()
