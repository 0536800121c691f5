"""What a seat did in a turn, in signs and in words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from games.trajan.events.tiles import construction_text, trajan_tile_text
from games.words import Argument, Message
from renderer.engine.layout import Box, Item, Stamp, Text
from renderer.engine.lettering import width
from renderer.engine.pen import Art
from renderer.kit.deeds import Deed
from renderer.trajan.drawings import bonus, construction, goods, marks, provinces, ships, trajan_tiles
from renderer.trajan.drawings.actions import action
from renderer.trajan.drawings.forum_tiles import forum_tile
from renderer.trajan.styles import DEED_FIGURE

_PAD = 16
_GRIDS = ((2, 4, 84), (3, 4, 84), (4, 6, 60))
"""Columns, rows, and the size of a sign: the first in which all deeds find room."""

_WITH_FIGURES = 2
"""In so many columns there is room for figures next to the signs."""

_NAMED: Mapping[str, Art] = {
    "accomplished": trajan_tiles.trajan_tile,
    "trajan_tile": trajan_tiles.trajan_tile,
    "tile": forum_tile,
    "used": forum_tile,
    "construction": construction.construction_tile,
    "card": goods.card,
    "ship": ships.ship,
}
"""The drawings of deeds that take a name."""

_PLAIN: Mapping[str, Art] = {
    "plus_two": marks.plus_two,
    "military_camp": bonus.legionnaire,
    "legionnaire": bonus.legionnaire,
    "worker_camp": bonus.worker,
    "worker": bonus.worker,
    "cards": goods.cards,
}
"""Those of all others but the leader, which is that of a seat, and the senate, which is an action."""


def turn_story(told: Sequence[Deed], seat: int, box: Box) -> Iterator[Item]:
    """Deeds in signs, row by row: next to them the points they brought, or how many there were."""
    inside = box.inset(_PAD)
    fitting = (each for each in _GRIDS if len(told) <= each[0] * each[1])
    columns, rows, size = next(fitting, _GRIDS[-1])
    step = min(inside.height // rows, size + 12)
    for number, deed in enumerate(told[: columns * rows]):
        row, column = divmod(number, columns)
        cell = inside.columns(columns)[column].part(0, row * step, inside.width // columns, step)
        art, look = _sign(deed, seat)
        figure = _figure(deed) if columns == _WITH_FIGURES else ""
        sign = cell.part(0, 0, size, step) if figure else cell
        yield Stamp(art, sign.centred(size, size), look)
        if figure:
            field = cell.part(size + 8, 0, width(figure, DEED_FIGURE), step)
            yield Text(figure, DEED_FIGURE, field, "ink", "left")


def _sign(deed: Deed, seat: int) -> tuple[Art, tuple[Any, ...]]:
    if deed.what == "leader":
        return provinces.leader, (seat,)
    if deed.what == "senate":
        return action, ("senate",)
    if deed.what in _NAMED:
        return _NAMED[deed.what], (deed.name,)
    return _PLAIN[deed.what], ()


def _figure(deed: Deed) -> str:
    """The points, else how many if there are several."""
    if deed.points:
        return f"+{deed.points}"
    return f"×{deed.number}" if deed.number > 1 else ""


def deed_in_words(deed: Deed) -> Message:
    """A deed in words."""
    return Message(
        f"picture-deed-{deed.what}",
        {"what": _what(deed), "points": deed.points, "number": deed.number},
    )


def _what(deed: Deed) -> Argument:
    """What the name of a deed names."""
    match deed.what:
        case "accomplished" | "trajan_tile":
            return trajan_tile_text(deed.name)
        case "construction":
            return construction_text(deed.name)
        case "tile" | "used":
            return f"tile-{deed.name}"
        case "card":
            return Message("pieces-counted", {"piece": f"commodities-{deed.name}", "n": deed.number})
        case "plus_two":
            return f"action-{deed.name}"
        case "ship":
            return f"ship-{deed.name}"
        case "leader" | "legionnaire":
            return f"province-{deed.name}"
        case _:
            return ""
