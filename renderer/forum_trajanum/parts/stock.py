"""The stock and the figures of a seat."""

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
from renderer.kit.styles import CLOSE_UP_FIGURE, CLOSE_UP_NUMBER, CLOSE_UP_ZERO, PHONE_POINTS

_LARGE = 96
"""How large the signs of a high field are at most, in pixels."""


def stock(player: Player, field: Box, *, zeros: bool = True) -> Iterator[Item]:
    """The number of each resource in a line, or in two columns of a high field; missing ones are pale.

    `zeros`: whether they are shown at all.
    """
    yield Stamp(furniture.slab, field, (), 1)
    high = field.height > field.width // 2
    rows = field.inset(7).rows(len(RESOURCES) // 2 if high else 1)
    boxes = [box for row in rows for box in row.columns(2 if high else len(RESOURCES))]
    for kind, box in zip(RESOURCES, boxes, strict=True):
        number = player.stock.get(kind, 0)
        size = min(box.height, _LARGE)
        sign, figure = box.centred(box.width, size).columns_of_widths(size + 6, box.width - size - 6)
        if number or zeros:
            yield Stamp(token, sign.part(0, 0, size, size), (kind,) if number else (kind, True))
            styles = (PHONE_POINTS if high else CLOSE_UP_FIGURE, CLOSE_UP_NUMBER)
            text, style = fit_text(str(number), styles if number else (CLOSE_UP_ZERO,), figure.width)
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
