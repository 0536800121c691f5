"""The figures in a seat's row on the table: stock, citizens, ship, slide bar."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from games.forum_trajanum.pieces import RESOURCES
from games.forum_trajanum.player import Player
from renderer.engine.layout import Box, Item
from renderer.forum_trajanum.alt_text import placed_citizens
from renderer.forum_trajanum.drawings import goods, monuments, people
from renderer.forum_trajanum.drawings.tokens import token
from renderer.kit.seat_rows import LANDSCAPE_SPACINGS, Figure, Spacing, figures

LANDSCAPE_LAST = (146, 96, 96)
PHONE_LAST = (176, 128, 128)
"""Widths of citizens, ship, slide bar."""

_GAP = 14


def seat_figures(
    player: Player,
    field: Box,
    last: tuple[int, int, int] = LANDSCAPE_LAST,
    spacings: Sequence[Spacing] = LANDSCAPE_SPACINGS,
) -> Iterator[Item]:
    """The figures of a seat that everybody may know: what it has in stock, then the others at the right."""
    stock, *others = field.split(field.width - sum(last), *last)
    goods_in_stock = [Figure(token, player.stock.get(kind, 0), (kind,)) for kind in RESOURCES]
    yield from figures(goods_in_stock, stock.part(0, 0, stock.width - _GAP, stock.height), spacings)
    placed = placed_citizens(player)
    at_the_right = (
        Figure(people.citizens, placed and f"{player.active_citizens}/{placed}"),
        Figure(monuments.ship, len(player.ship)),
        Figure(goods.cypress, player.prestige),
    )
    for figure, box in zip(at_the_right, others, strict=True):
        yield from figures((figure,), box.part(0, 0, box.width - 4, box.height), spacings)
