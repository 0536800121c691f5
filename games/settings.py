"""The options of a table, as a lobby changes them: switches, texts, and lists of seats."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import Any

from msgspec import Struct, structs

from games.game import Game, value_key


class SettingKind(StrEnum):
    """What an option of a table holds, by the type of its default."""

    SWITCH = "switch"
    """Whether it is on."""
    TEXT = "text"
    """One of its values in `Game.option_values`."""
    SEATS = "seats"
    """The seats it is for, in ascending order."""


_KINDS: dict[type, SettingKind] = {
    bool: SettingKind.SWITCH,
    str: SettingKind.TEXT,
    tuple: SettingKind.SEATS,
}


def setting_kinds(options: Struct | type[Struct]) -> dict[str, SettingKind]:
    """The options by name, in the order of their fields."""
    return {field.name: _KINDS[type(field.default)] for field in structs.fields(options)}


def differing(options: Struct) -> list[str]:
    """The options that differ from the usual game, in the order of their fields."""
    usual = type(options)()
    return [name for name in setting_kinds(options) if getattr(options, name) != getattr(usual, name)]


def changed(game: Game[Any], options: Struct, name: str, values: Sequence[str] = ()) -> Struct:
    """The options with one of them switched, or set to the value with this key (TEXT), or to these seats.

    Raises ValueError if there is no such option, or a value is none of its.
    """
    kind = setting_kinds(options).get(name)
    if kind is None:
        raise ValueError(f"{game.name} has no option {name!r}")
    value = getattr(options, name)
    new: Any = not value
    if kind is SettingKind.TEXT:
        by_key = {value_key(each): each for each in game.option_values[name]}
        if len(values) != 1 or values[0] not in by_key:
            raise ValueError(f"{name} of {game.name} cannot be {values}")
        new = by_key[values[0]]
    elif kind is SettingKind.SEATS:
        new = tuple(sorted({int(each) for each in values}))
        if any(seat not in range(max(game.seats)) for seat in new):
            raise ValueError(f"{game.name} has no seats {new}")
    return structs.replace(options, **{name: new})


def without_seats(options: Struct) -> Struct:
    """The options for other people: what is for certain seats is for none."""
    usual = type(options)()
    of_seats = [name for name, kind in setting_kinds(options).items() if kind is SettingKind.SEATS]
    return structs.replace(options, **{name: getattr(usual, name) for name in of_seats})


def without_seat(options: Struct, left: int) -> Struct:
    """The options after a seat was left: those after it have moved up by one."""
    changes = {
        name: tuple(seat - (seat > left) for seat in getattr(options, name) if seat != left)
        for name, kind in setting_kinds(options).items()
        if kind is SettingKind.SEATS
    }
    return structs.replace(options, **changes)
