"""The palette of Porta Nigra's pictures: sandstone by night, and bricks in the five colours of the game.

The names that all games share keep their use; `umber` is the soot of the gate, the ground of bands.
"""

from collections.abc import Mapping

from renderer.kit.palette import game_palette

STONE: Mapping[str, str] = {
    "ink": "#211b22",
    "umber": "#332e3a",
    "bark": "#6a4b3b",
    "sand": "#bb9a7b",
    "joint": "#cfb499",
    "stone": "#e0cab2",
    "page": "#eedfcd",
    "marble": "#fcf5eb",
    "crimson": "#8f3220",
}
"""Sandstone and soot in this game's hues."""

BRICKS: Mapping[str, str] = {
    "brick_black": "#3d3a45",
    "brick_black_dark": "#19171d",
    "brick_black_pale": "#bcb8bd",
    "brick_blue": "#2d63b5",
    "brick_blue_dark": "#173665",
    "brick_blue_pale": "#b3c9e6",
    "brick_red": "#c4452c",
    "brick_red_dark": "#6f2012",
    "brick_red_pale": "#f0c0b0",
    "brick_yellow": "#f0c030",
    "brick_yellow_dark": "#8c6806",
    "brick_yellow_pale": "#fae9b0",
    "brick_white": "#fbf8f0",
    "brick_white_dark": "#85806f",
    "brick_white_pale": "#fbf8f0",
}
"""Five colours of bricks that everybody can distinguish, each with a dark edge and a pale tint."""

GOODS: Mapping[str, str] = {
    "flame": "#f08a24",
    "ember": "#c9401a",
    "wood": "#7d5230",
    "skin": "#dba87c",
    "toga": "#f3ead8",
    "silver": "#c9ced6",
    "laurel": "#4d8a3f",
}
"""The colours of torches, people and chips."""

PALETTE = game_palette({**STONE, **BRICKS, **GOODS})
