"""What a seat did in a turn, in signs and in words."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from msgspec import Struct

from games.trajan.events.tiles import construction_text, trajan_tile_text
from games.words import Argument, Message
from renderer.engine.layout import Box, Item, Stamp, Text
from renderer.engine.lettering import width
from renderer.engine.pen import Art
from renderer.kit import seats
from renderer.kit.changes import Deed
from renderer.trajan.drawings import bonus, construction, goods, marks, provinces, ships, time, trajan_tiles
from renderer.trajan.drawings.actions import action
from renderer.trajan.drawings.forum_tiles import forum_tile
from renderer.trajan.styles import DEED_FIGURE

_PAD = 16


class Grid(Struct, frozen=True):
    """How deeds are placed."""

    columns: int
    rows: int
    size: int
    """That of a sign, in pixels."""
    figures: bool = False
    """Whether there is room for figures next to the signs."""


BESIDE_CIRCLE = (Grid(2, 4, 84, figures=True), Grid(3, 4, 84), Grid(4, 6, 60))
"""At the right of an action circle: the first in which all deeds find room."""

BELOW_BOARD = (Grid(3, 1, 116, figures=True), Grid(4, 2, 80, figures=True), Grid(6, 2, 80), Grid(9, 3, 56))
"""Below a part of the board."""

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
    "sown": time.time_marker,
}
"""Those of all others but the senate, which is an action."""

_OF_SEAT: Mapping[str, Art] = {"leader": provinces.leader, "seat": seats.emblem}
"""Those that are drawn for the seat: its leader, and the seat itself before its deeds."""


def turn_story(deeds: Sequence[Deed], seat: int, box: Box, grids: Sequence[Grid]) -> Iterator[Item]:
    """Deeds in signs, row by row: next to them the points they brought, or how many there were."""
    inside = box.inset(_PAD)
    fitting = (each for each in grids if len(deeds) <= each.columns * each.rows)
    grid = next(fitting, grids[-1])
    size, step = grid.size, min(inside.height // grid.rows, 2 * grid.size)
    for number, deed in enumerate(deeds[: grid.columns * grid.rows]):
        row, column = divmod(number, grid.columns)
        cell = inside.columns(grid.columns)[column].part(0, row * step, inside.width // grid.columns, step)
        art, look = _deed_sign(deed, seat)
        figure = _figure_text(deed) if grid.figures else ""
        sign = cell.part(0, 0, size, step) if figure else cell
        yield Stamp(art, sign.centred(size, size), look)
        if figure:
            field = cell.part(size + 8, 0, width(figure, DEED_FIGURE), step)
            yield Text(figure, DEED_FIGURE, field, "ink", "left")


def _deed_sign(deed: Deed, seat: int) -> tuple[Art, tuple[Any, ...]]:
    if deed.what in _OF_SEAT:
        return _OF_SEAT[deed.what], (seat,)
    if deed.what == "senate":
        return action, ("senate",)
    if deed.what in _NAMED:
        return _NAMED[deed.what], (deed.name,)
    return _PLAIN[deed.what], ()


def _figure_text(deed: Deed) -> str:
    """The points, else how many if there are several."""
    if deed.points:
        return f"+{deed.points}"
    return f"×{deed.number}" if deed.number > 1 else ""


def deed_in_words(deed: Deed) -> Message:
    return Message(
        f"picture-deed-{deed.what}",
        {"what": _name_of_deed(deed), "points": deed.points, "number": deed.number},
    )


def _name_of_deed(deed: Deed) -> Argument:
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
