"""The stock of a seat."""

from __future__ import annotations

from collections.abc import Iterator

from games.forum_trajanum.pieces import RESOURCES
from games.forum_trajanum.player import Player
from renderer.engine.layout import Box, Item, Stamp, Text
from renderer.engine.lettering import fit
from renderer.forum_trajanum.drawings.tokens import token
from renderer.kit import furniture
from renderer.kit.styles import CLOSE_UP_FIGURE, CLOSE_UP_NUMBER, CLOSE_UP_ZERO


def stock(player: Player, field: Box) -> Iterator[Item]:
    """How many of each resource; what is not there is pale."""
    yield Stamp(furniture.slab, field, (), 1)
    for kind, box in zip(RESOURCES, field.inset(7).columns(len(RESOURCES)), strict=True):
        number = player.stock.get(kind, 0)
        sign, figure = box.split(box.height + 6, box.width - box.height - 6)
        yield Stamp(token, sign.part(0, 0, box.height, box.height), (kind,))
        styles = (CLOSE_UP_FIGURE, CLOSE_UP_NUMBER) if number else (CLOSE_UP_ZERO,)
        text, style = fit(str(number), styles, figure.width)
        yield Text(text, style, figure, "ink" if number else "bark", "left")
