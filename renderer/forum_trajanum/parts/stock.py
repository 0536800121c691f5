"""The stock and the figures of a seat."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from games.forum_trajanum.pieces import RESOURCES
from games.forum_trajanum.player import Player
from renderer.engine.layout import Box, Item, Stamp, Text
from renderer.engine.lettering import fit_text
from renderer.forum_trajanum.alt_text import count_placed_citizens
from renderer.forum_trajanum.drawings import goods, monuments, people
from renderer.forum_trajanum.drawings.tokens import token
from renderer.kit import furniture
from renderer.kit.seat_rows import Figure, figures
from renderer.kit.styles import CLOSE_UP_FIGURE, CLOSE_UP_NUMBER, CLOSE_UP_ZERO


def stock(player: Player, field: Box) -> Iterator[Item]:
    """The number of each resource; missing ones are pale."""
    yield Stamp(furniture.slab, field, (), 1)
    for kind, box in zip(RESOURCES, field.inset(7).columns(len(RESOURCES)), strict=True):
        number = player.stock.get(kind, 0)
        sign, figure = box.columns_of_widths(box.height + 6, box.width - box.height - 6)
        yield Stamp(token, sign.part(0, 0, box.height, box.height), (kind,))
        styles = (CLOSE_UP_FIGURE, CLOSE_UP_NUMBER) if number else (CLOSE_UP_ZERO,)
        text, style = fit_text(str(number), styles, figure.width)
        yield Text(text, style, figure, "ink" if number else "bark", "left")


def token_row(names: Sequence[str], box: Box, size: int, gap: int = 4) -> list[Stamp]:
    """Signs of this size side by side in the middle of a box."""
    field = box.centred(size * len(names) + gap * (len(names) - 1), size)
    return [
        Stamp(token, field.part(number * (size + gap), 0, size, size), (name,))
        for number, name in enumerate(names)
    ]


_LAST = (146, 96, 96)
"""Widths of citizens, ship, slide bar."""

_GAP = 14


def seat_figures(player: Player, field: Box) -> Iterator[Item]:
    """The stock in a seat's row on the table, then its other figures at the right."""
    stock, *others = field.columns_of_widths(field.width - sum(_LAST), *_LAST)
    goods_in_stock = [Figure(token, player.stock.get(kind, 0), (kind,)) for kind in RESOURCES]
    yield from figures(goods_in_stock, stock.part(0, 0, stock.width - _GAP, stock.height))
    for figure, box in zip(other_figures(player), others, strict=True):
        yield from figures((figure,), box.part(0, 0, box.width - 4, box.height))


def other_figures(player: Player) -> list[Figure]:
    """Active citizens of all, ship, slide bar."""
    placed = count_placed_citizens(player)
    return [
        Figure(people.citizens, placed and f"{player.active_citizens}/{placed}"),
        Figure(monuments.ship, len(player.ship)),
        Figure(goods.turned_bar if player.turned else goods.slide_bar, player.prestige),
    ]
