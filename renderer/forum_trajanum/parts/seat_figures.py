"""The figures in a seat's row on the table: stock, citizens, ship, slide bar."""

from __future__ import annotations

from collections.abc import Iterator

from games.forum_trajanum.pieces import RESOURCES
from games.forum_trajanum.player import Player
from renderer.engine.layout import Box, Item
from renderer.forum_trajanum.drawings import goods, monuments, people
from renderer.forum_trajanum.drawings.tokens import token
from renderer.kit.seat_rows import figure

_RESOURCE = 84
_LAST = (6, 128, 92, 84)
"""Widths: gap, citizens, ship, slide bar."""


def seat_figures(player: Player, field: Box) -> Iterator[Item]:
    """The figures of a seat that everybody may know."""
    boxes = field.split(*[_RESOURCE for _ in RESOURCES], *_LAST)
    for kind, box in zip(RESOURCES, boxes, strict=False):
        yield from figure(token, (kind,), player.stock.get(kind, 0), box)
    _, citizens, ship, bar = boxes[len(RESOURCES) :]
    placed = sum(len(row.citizens) for row in player.rows)
    yield from figure(people.citizens, (), f"{player.active_citizens}/{placed}", citizens)
    yield from figure(monuments.ship, (), len(player.ship), ship)
    yield from figure(goods.cypress, (), player.prestige, bar)
