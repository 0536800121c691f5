"""What a seat did in a turn, in signs and in words."""

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
from renderer.kit.changes import Deed
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

_PAD = 8
_GAP = 8
_LINES = ((1, 104), (1, 88), (1, 74), (2, 74), (3, 52))
"""Number of lines and size of a sign; the first in which all deeds fit is used."""

_BETWEEN = 26
_Place = tuple[Deed, Box]


def turn_story(deeds: Sequence[Deed], seat: int, box: Box) -> Iterator[Item]:
    """Deeds in signs, line by line, next to their points, numbers and destinations."""
    inside = box.inset(_PAD)
    tried = [(_deed_places(deeds, inside, lines, size), size) for lines, size in _LINES]
    places, size = next((each for each in tried if len(each[0]) == len(deeds)), tried[-1])
    for deed, cell in places:
        art, look = _deed_sign(deed, seat)
        sign = cell.part(0, 0, size, cell.height).centred(size, size)
        yield Stamp(art, sign, look)
        beside = cell.part(size + _GAP, 0, cell.width - size - _GAP, cell.height)
        if deed.what == "builder":
            yield Stamp(building_sign, beside.centred(size, size), (deed.name,))
        elif figure := _figure_text(deed):
            yield Text(figure, DEED_FIGURE, beside, "ink", "left")


def _deed_places(deeds: Sequence[Deed], box: Box, lines: int, size: int) -> list[_Place]:
    """The places of deeds one after the other, as many as fit into the lines."""
    found: list[_Place] = []
    rows = iter(box.rows(lines))
    row, left = next(rows), 0
    for deed in deeds:
        wide = _deed_width(deed, size)
        if left + wide > row.width:
            following = next(rows, None)
            if following is None:
                break
            row, left = following, 0
        found.append((deed, row.part(left, 0, wide, row.height)))
        left += wide + _BETWEEN
    return found


def _deed_width(deed: Deed, size: int) -> int:
    if deed.what == "builder":
        return 2 * size + _GAP
    figure = _figure_text(deed)
    return size + (_GAP + width(figure, DEED_FIGURE) if figure else 0)


def _deed_sign(deed: Deed, seat: int) -> tuple[Art, tuple[Any, ...]]:
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


def _figure_text(deed: Deed) -> str:
    """The points, else the name of an action card, else the number if there are several."""
    if deed.points:
        return f"+{deed.points}"
    if deed.what == "card":
        return deed.name
    if deed.what == "honor" and (points := HONOR_CARDS[deed.name].final_points):
        return str(points)
    return f"×{deed.number}" if deed.number > 1 and deed.what in ("goods", "bought") else ""


def deed_in_words(deed: Deed) -> Message:
    arguments = {"what": _name_of_deed(deed), "points": deed.points, "number": deed.number}
    return Message(f"picture-deed-{deed.what}", arguments)


def _name_of_deed(deed: Deed) -> Argument:
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
