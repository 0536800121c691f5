"""The hues of all games' pictures, whose use STYLE.md gives, and the palette of a game."""

from collections.abc import Iterator, Mapping

from renderer.engine.palette import Palette

MATERIALS: Mapping[str, str] = {
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
}
"""Stone, metal, writing and leaves."""

COLOURS: Mapping[str, str] = {
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
}
"""Four colours of pieces that everybody can distinguish, each with a dark edge and a pale tint."""

SEATS: Mapping[str, str] = {
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
"""The hues of the seats, each with a dark edge and a pale tint."""

_GROUNDS = ("marble", "stone", "ink")


def game_palette(own: Mapping[str, str]) -> Palette:
    hues = {**MATERIALS, **own, **COLOURS, **SEATS}
    return Palette(hues, _blends(hues))


def _blends(hues: Mapping[str, str]) -> Iterator[tuple[str, str]]:
    """Pairs of colours that meet at edges, the most frequent first."""
    deep = [name for name in hues if f"{name}_dark" in hues]
    yield from ((name, ground) for ground in _GROUNDS for name in hues if name != ground)
    yield from ((name, f"{name}_{tone}") for name in deep for tone in ("dark", "pale"))
    yield from (("glow", name) for name in (*deep, "ink", "gold"))
