"""The palette of Trajan's pictures: night sea, sea-green marble and porphyry, where others have travertine.

The names that all games share keep their use; `umber` is the deep ground of bands, `crimson` the
emperor's.
"""

from collections.abc import Mapping

from renderer.kit.palette import game_palette

STONE: Mapping[str, str] = {
    "ink": "#17222d",
    "umber": "#16374f",
    "bark": "#435c6a",
    "sand": "#9bb1b6",
    "joint": "#b6c7c9",
    "stone": "#cfdcdc",
    "page": "#e0e9e7",
    "marble": "#f9faf4",
    "crimson": "#7b1e45",
}
"""Sea and stone in this game's hues."""

MARKERS: Mapping[str, str] = {
    "marker_yellow": "#eacd21",
    "marker_yellow_dark": "#8f7708",
    "marker_yellow_pale": "#f7edb0",
    "marker_orange": "#f4611e",
    "marker_orange_dark": "#98340a",
    "marker_orange_pale": "#f9c3a8",
    "marker_green": "#05655a",
    "marker_green_dark": "#033a34",
    "marker_green_pale": "#a5d0ca",
    "marker_white": "#fbf8f0",
    "marker_white_dark": "#827e74",
    "marker_white_pale": "#cfcabf",
    "marker_pink": "#d482ce",
    "marker_pink_dark": "#813a7d",
    "marker_pink_pale": "#efd0ec",
    "marker_blue": "#2e2572",
    "marker_blue_dark": "#1a1445",
    "marker_blue_pale": "#b9b6dd",
}
"""Six colours of action markers that everybody can distinguish, each with a dark edge and a pale tint."""

GOODS: Mapping[str, str] = {
    "terracotta": "#b9552b",
    "grape": "#6a3575",
    "sea": "#2b78ad",
    "olive": "#75802a",
    "hide": "#8a5a34",
    "gem": "#2ba393",
    "crust": "#c88d42",
    "skin": "#d9a577",
    "ruby": "#b8322c",
    "straw": "#ddc08f",
    "sable": "#4b3626",
}
"""The colours of commodities and people."""

PALETTE = game_palette({**STONE, **MARKERS, **GOODS})
