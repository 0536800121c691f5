"""The structures of a Colonia by colour, and what each crane would score for them."""

from __future__ import annotations

from collections.abc import Iterator

from games.forum_trajanum.pieces import STRUCTURES
from games.forum_trajanum.player import Player
from games.forum_trajanum.scoring import crane_points
from games.forum_trajanum.state import ForumTrajanum
from renderer.engine.layout import Box, Item, Stamp, Text
from renderer.forum_trajanum.drawings import spaces
from renderer.kit import furniture
from renderer.kit.styles import CLOSE_UP_NUMBER, LANDSCAPE_COUNT, LANDSCAPE_ZERO

_PAD = 5
_TILE = 50
_WIDTHS = (56, 56, 50, 52, 26, 50)
"""Of a crane, a structure, their number, the crane's value, an equals sign, the product."""


def structures(view: ForumTrajanum, seat: int, field: Box) -> Iterator[Item]:
    """For each colour its crane, the structures, and as long as the crane can score, what it would bring."""
    player = view.players[seat]
    yield Stamp(furniture.slab, field, (), 1)
    for (kind, colour), box in zip(
        STRUCTURES.items(), field.inset(_PAD).columns(len(STRUCTURES)), strict=True
    ):
        yield from _colour(view, player, kind, colour, box)


def _colour(view: ForumTrajanum, player: Player, kind: str, colour: str, box: Box) -> Iterator[Item]:
    crane, structure, number, value, equals, product = box.centred(sum(_WIDTHS), box.height).split(*_WIDTHS)
    corner = next((name for name, each in player.cranes.items() if each == colour), None)
    if corner is not None:
        scored = corner in player.scored_cranes
        yield Stamp(spaces.small_crane, crane.centred(_TILE, _TILE), (colour, scored))
    yield Stamp(spaces.building_space, structure.centred(_TILE, _TILE), (kind,))
    count = player.count_colour(colour)
    tone, figure = ("ink", LANDSCAPE_COUNT) if count else ("bark", LANDSCAPE_ZERO)
    yield Text(str(count), figure, number, tone)
    if corner is not None and not scored:
        yield Text(f"×{view.crane_value}", CLOSE_UP_NUMBER, value, "umber")
        yield Text("=", CLOSE_UP_NUMBER, equals, "bark")
        points = crane_points(view, player, colour)
        yield Text(str(points), figure, product, tone)
