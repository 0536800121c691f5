"""The figures of a seat that everybody may know: stock, citizens, ship, slide bar."""

from __future__ import annotations

from collections.abc import Iterator

from games.forum_trajanum.pieces import RESOURCES
from games.forum_trajanum.player import Player
from renderer.engine.layout import Box, Item
from renderer.forum_trajanum.alt_text import placed_citizens
from renderer.forum_trajanum.drawings import goods, monuments, people
from renderer.forum_trajanum.drawings.tokens import token
from renderer.kit.seat_rows import Figure, figures

_LAST = (146, 96, 96)
"""Widths of citizens, ship, slide bar."""

_GAP = 14


def seat_figures(player: Player, field: Box) -> Iterator[Item]:
    """In a seat's row on the table: what it has in stock, then the others at the right."""
    stock, *others = field.split(field.width - sum(_LAST), *_LAST)
    goods_in_stock = [Figure(token, player.stock.get(kind, 0), (kind,)) for kind in RESOURCES]
    yield from figures(goods_in_stock, stock.part(0, 0, stock.width - _GAP, stock.height))
    for figure, box in zip(other_figures(player), others, strict=True):
        yield from figures((figure,), box.part(0, 0, box.width - 4, box.height))


def other_figures(player: Player) -> list[Figure]:
    """Active citizens of all, ship, slide bar."""
    placed = placed_citizens(player)
    return [
        Figure(people.citizens, placed and f"{player.active_citizens}/{placed}"),
        Figure(monuments.ship, len(player.ship)),
        Figure(goods.turned_bar if player.turned else goods.slide_bar, player.prestige),
    ]
