"""The options of a table, as a lobby changes them: switches, texts, lists and orders of seats."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import StrEnum
from functools import cache
from types import MappingProxyType
from typing import Any

from msgspec import Struct, structs

from games.game import Game, SeatOrder, value_key


class SettingKind(StrEnum):
    """The kind of value of a table's option, by the type of its default."""

    SWITCH = "switch"
    """On or off."""
    TEXT = "text"
    """One of its values in `Game.option_values`."""
    SEATS = "seats"
    """The seats it is for, in ascending order."""
    ORDER = "order"
    """A `SeatOrder`: seats in the order they were named, in effect once it is complete."""


OF_SEATS = (SettingKind.SEATS, SettingKind.ORDER)
"""What names seats, and so changes when seats do."""

_KINDS: dict[type, SettingKind] = {bool: SettingKind.SWITCH, str: SettingKind.TEXT, tuple: SettingKind.SEATS}


def setting_kinds(options: Struct | type[Struct]) -> Mapping[str, SettingKind]:
    """The options by name, in the order of their fields."""
    return _kinds_of(options if isinstance(options, type) else type(options))


@cache
def _kinds_of(options: type[Struct]) -> Mapping[str, SettingKind]:
    return MappingProxyType(
        {
            field.name: SettingKind.ORDER if field.type == SeatOrder else _KINDS[type(field.default)]
            for field in structs.fields(options)
        }
    )


def unusual_options(options: Struct) -> list[str]:
    """The options that differ from the usual game, in the order of their fields."""
    usual = type(options)()
    return [name for name in setting_kinds(options) if getattr(options, name) != getattr(usual, name)]


def with_option_changed(game: Game[Any], options: Struct, name: str, values: Sequence[str] = ()) -> Struct:
    """The options with one of them switched, or set to the value with this key (TEXT), or to these seats.

    To an order (ORDER) a seat is added, or it is begun again (`value_key("")`). Raises ValueError if there is
    no such option, or a value is none of its.
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
    elif kind is SettingKind.ORDER:
        new = _with_next_seat(game, value, values)
    return structs.replace(options, **{name: new})


def _with_next_seat(game: Game[Any], order: tuple[int, ...], values: Sequence[str]) -> tuple[int, ...]:
    """An order with one more seat, or none at all. Raises ValueError."""
    if list(values) == [value_key("")]:
        return ()
    (seat,) = map(int, values)
    if seat in order or seat not in range(max(game.seats)):
        raise ValueError(f"{game.name} cannot add seat {seat} to {order}")
    return (*order, seat)


def is_whole_order(order: Sequence[int], players: int) -> bool:
    """Whether an order names each seat once."""
    return sorted(order) == [*range(players)]


def with_whole_orders(options: Struct, players: int) -> Struct:
    """The options as they count at a table: an order that does not name every seat is none."""
    partial = [
        name
        for name, kind in setting_kinds(options).items()
        if kind is SettingKind.ORDER and not is_whole_order(getattr(options, name), players)
    ]
    return structs.replace(options, **dict.fromkeys(partial, ())) if partial else options


def options_without_seats(options: Struct) -> Struct:
    """The options for other people, without any for certain seats."""
    usual = type(options)()
    of_seats = [name for name, kind in setting_kinds(options).items() if kind in OF_SEATS]
    return structs.replace(options, **{name: getattr(usual, name) for name in of_seats})


def options_after_leaving(options: Struct, left: int) -> Struct:
    """The options after a seat was left: those after it have moved up by one."""
    changes = {
        name: tuple(seat - (seat > left) for seat in getattr(options, name) if seat != left)
        for name, kind in setting_kinds(options).items()
        if kind in OF_SEATS
    }
    return structs.replace(options, **changes)
