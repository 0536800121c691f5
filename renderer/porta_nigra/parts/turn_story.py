"""What a seat did in a turn, in signs and in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from games.porta_nigra.pieces import ACTION_CARDS, BUILDING_CARDS, HONOR_CARDS, SITES
from games.porta_nigra.texts import (
    action_card_text,
    bricks_text,
    building_card_text,
    honor_card_text,
    site_name,
)
from games.words import Argument, Message
from renderer.engine.layout import Box, Item, Stamp, Text
from renderer.engine.lettering import width
from renderer.engine.pen import Art
from renderer.kit import actions
from renderer.porta_nigra.drawings.bricks import brick
from renderer.porta_nigra.drawings.buildings import building_sign
from renderer.porta_nigra.drawings.cards import added_brick, effect_sign
from renderer.porta_nigra.drawings.goods import goods, torch_token
from renderer.porta_nigra.drawings.people import builder
from renderer.porta_nigra.drawings.sources import building_card_sign
from renderer.porta_nigra.styles import DEED_FIGURE
from renderer.porta_nigra.turn_story import Deed

_PAD = 16
_GRIDS = ((2, 6, 84), (3, 6, 84), (4, 8, 62))
"""Columns, rows, and the size of a sign: the first in which all deeds find room."""

_WITH_FIGURES = 2
"""In so many columns there is room for figures beside the signs."""


def turn_story(told: Sequence[Deed], seat: int, box: Box) -> Iterator[Item]:
    """Deeds in signs, row by row: beside them the points they brought, or how many there were."""
    inside = box.inset(_PAD)
    fitting = (each for each in _GRIDS if len(told) <= each[0] * each[1])
    columns, rows, size = next(fitting, _GRIDS[-1])
    step = min(inside.height // rows, size + 16)
    for number, deed in enumerate(told[: columns * rows]):
        row, column = divmod(number, columns)
        cell = inside.columns(columns)[column].part(0, row * step, inside.width // columns, step)
        art, look = _sign(deed, seat)
        wide = columns == _WITH_FIGURES
        figure = _figure(deed) if wide else ""
        sign = cell.part(0, 0, size, step) if wide else cell
        yield Stamp(art, sign.centred(size, size), look, essential=True)
        if figure:
            field = cell.part(size + 8, 0, width(figure, DEED_FIGURE), step)
            yield Text(figure, DEED_FIGURE, field, "ink", "left", essential=True)


def _sign(deed: Deed, seat: int) -> tuple[Art, tuple[Any, ...]]:
    match deed.what:
        case "card":
            return torch_token, ()
        case "builder":
            return builder, (seat,)
        case "bought":
            return brick, (deed.name,)
        case "built":
            return building_sign, (SITES[deed.name].building,)
        case "building_card":
            return building_card_sign, BUILDING_CARDS[deed.name]
        case "honor":
            return effect_sign, (HONOR_CARDS[deed.name].effects[0],)
        case "added":
            return added_brick, ()
        case "goods":
            return goods, (deed.name,)
        case "early_end":
            return actions.done, ()
        case _:
            return actions.points, ()


def _figure(deed: Deed) -> str:
    """The points, else the torches of a card, else how many if there are several."""
    if deed.points:
        return f"+{deed.points}"
    if deed.what == "card":
        return f"×{ACTION_CARDS[deed.name].torches}"
    return f"×{deed.number}" if deed.number > 1 and deed.what == "goods" else ""


def deed_in_words(deed: Deed) -> Message:
    """A deed in words."""
    arguments = {"what": _what(deed), "points": deed.points, "number": deed.number}
    return Message(f"picture-deed-{deed.what}", arguments)


def _what(deed: Deed) -> Argument:
    """What the name of a deed names."""
    match deed.what:
        case "card":
            return action_card_text(deed.name)
        case "builder":
            return f"building-{deed.name}"
        case "bought":
            return bricks_text(deed.name, 1)
        case "goods":
            return Message(f"goods-{deed.name}", {"n": deed.number})
        case "built" | "added":
            return site_name(deed.name)
        case "building_card":
            return building_card_text(deed.name)
        case "honor":
            return honor_card_text(deed.name)
        case _:
            return ""
