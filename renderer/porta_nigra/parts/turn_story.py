"""What a seat did in a turn, in signs and in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from games.porta_nigra.pieces import BUILDING_CARDS, HONOR_CARDS, SITES, HonorCard
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
from renderer.kit import icons
from renderer.kit.deeds import Deed
from renderer.porta_nigra.drawings.buildings import building_sign
from renderer.porta_nigra.drawings.cards import added_brick, built_element, effect_sign
from renderer.porta_nigra.drawings.goods import goods
from renderer.porta_nigra.drawings.people import builder
from renderer.porta_nigra.drawings.sources import (
    action_card_sign,
    building_card_sign,
    final_card_sign,
    honor_card_sign,
)
from renderer.porta_nigra.styles import DEED_FIGURE

_PAD = 16
_GAP = 8
_GRIDS = ((2, 5, 84), (2, 6, 74), (3, 7, 62))
"""Columns, rows, and the size of a sign: the first in which all deeds find room."""


def turn_story(told: Sequence[Deed], seat: int, box: Box) -> Iterator[Item]:
    """Deeds in signs, row by row: next to them what they brought, how many there were, where they led."""
    inside = box.inset(_PAD)
    fitting = (each for each in _GRIDS if len(told) <= each[0] * each[1])
    columns, rows, size = next(fitting, _GRIDS[-1])
    step = inside.height // rows
    for number, deed in enumerate(told[: columns * rows]):
        row, column = divmod(number, columns)
        cell = inside.columns(columns)[column].part(0, row * step, inside.width // columns, step)
        art, look = _sign(deed, seat)
        yield Stamp(art, cell.part(0, 0, size, step).centred(size, size), look)
        beside = cell.part(size + _GAP, 0, cell.width - size - _GAP, step)
        if deed.what == "builder":
            quarter = beside.part(0, 0, size, step).centred(size - 2 * _GAP, size - 2 * _GAP)
            yield Stamp(building_sign, quarter, (deed.name,))
        elif figure := _figure(deed):
            field = beside.part(0, 0, width(figure, DEED_FIGURE), step)
            yield Text(figure, DEED_FIGURE, field, "ink", "left")


def _sign(deed: Deed, seat: int) -> tuple[Art, tuple[Any, ...]]:
    match deed.what:
        case "card":
            return action_card_sign, ()
        case "builder":
            return builder, (seat,)
        case "bought":
            return effect_sign, (f"buy-{deed.name}",)
        case "built":
            site = SITES[deed.name]
            return built_element, (site.building, site.colour)
        case "building_card":
            return building_card_sign, BUILDING_CARDS[deed.name]
        case "honor":
            return _honor_sign(HONOR_CARDS[deed.name])
        case "added":
            return added_brick, ()
        case "goods":
            return goods, (deed.name,)
        case "early_end":
            return icons.done, ()
        case _:
            return icons.points, ()


def _honor_sign(card: HonorCard) -> tuple[Art, tuple[Any, ...]]:
    """A substitute as the building card that it stands for, a final card as one, others as honor cards."""
    if card.substitutes:
        return building_card_sign, (card.substitutes, "")
    return (final_card_sign if card.final_points else honor_card_sign), ()


def _figure(deed: Deed) -> str:
    """The points, else the name of an action card, else how many if there are several."""
    if deed.points:
        return f"+{deed.points}"
    if deed.what == "card":
        return deed.name
    if deed.what == "honor" and (points := HONOR_CARDS[deed.name].final_points):
        return str(points)
    return f"×{deed.number}" if deed.number > 1 and deed.what in ("goods", "bought") else ""


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
            return bricks_text(deed.name, deed.number)
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
