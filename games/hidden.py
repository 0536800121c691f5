"""Hidden information: pieces whose face only some seats know, and states and events as one seat sees them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from operator import is_not
from typing import Any, TypeVar

from msgspec import Struct, structs


def bag_name(kind: str, whose: int | str = "") -> str:
    """The name of a bag: the kind of its pieces, and whose it is if there are several: tiles_2."""
    return f"{kind}_{whose}" if whose != "" else kind


def bag_parts(name: str) -> tuple[str, str]:
    """The kind of the pieces in a bag, and whose it is, "" if there is just one."""
    kind, _, whose = name.partition("_")
    return kind, whose


def piece_text(kind: str, face: str) -> str:
    """The id of the text of a piece: "tiles-coins"."""
    return f"{kind}-{face}"


class Piece(Struct, frozen=True):
    """A piece, or another value, whose face not everybody may see."""

    face: str | None
    """None in the view of somebody who does not know it."""
    seats: tuple[int, ...] | None
    """The seats that know the face; None: everybody."""
    bag: str
    """The bag it came out of, from which a face can be drawn for somebody who does not know it."""

    @property
    def kind(self) -> str:
        """The kind of piece, as its bag says."""
        return bag_parts(self.bag)[0]

    @property
    def whose(self) -> str:
        """Whose piece it is, as its bag says."""
        return bag_parts(self.bag)[1]

    @property
    def text(self) -> str:
        """The id of its text; what its viewer does not know is "hidden"."""
        return piece_text(self.kind, self.face) if self.face else "hidden"

    def seen_by(self, seat: int | None) -> bool:
        """Whether a seat knows the face; seat None is the public."""
        return self.seats is None or seat in self.seats


T = TypeVar("T")

_PLAIN: frozenset[type] = frozenset({str, int, bool, type(None)})

_SHARED: set[type] = set(_PLAIN)
"""Types whose values never change, as far as they were met: copies share them."""

_FIELDS: dict[type, tuple[str, ...]] = {}
"""Structs that change, as far as they were met -> their fields."""


def copied(value: T) -> T:
    """A copy of a state: everything that can change is copied, everything else is shared."""
    copy: T = _copied(value)
    return copy


def _copied(value: Any) -> Any:
    kind = type(value)
    if kind in _SHARED:
        return value
    if kind in _FIELDS:
        return kind(*_copied([getattr(value, name) for name in _FIELDS[kind]]))
    if isinstance(value, list):
        return [each if type(each) in _SHARED else _copied(each) for each in value]
    if isinstance(value, dict):
        return {key: each if type(each) in _SHARED else _copied(each) for key, each in value.items()}
    if isinstance(value, Struct) and not value.__struct_config__.frozen:
        _FIELDS[kind] = value.__struct_fields__
        return _copied(value)
    _SHARED.add(kind)
    return value


def map_pieces(value: Any, change: Callable[[Piece], Piece]) -> Any:
    """The value with every piece in it changed; a state is changed in place, an event made anew."""
    if type(value) in _PLAIN:
        return value
    if isinstance(value, Piece):
        return change(value)
    if isinstance(value, Struct):
        changes = {}
        for name in value.__struct_fields__:
            before = getattr(value, name)
            after = before if type(before) in _PLAIN else map_pieces(before, change)
            if after is not before:
                changes[name] = after
        if changes and value.__struct_config__.frozen:
            return structs.replace(value, **changes)
        for name, after in changes.items():
            setattr(value, name, after)
        return value
    if isinstance(value, list | tuple):
        after = [each if type(each) in _PLAIN else map_pieces(each, change) for each in value]
        return type(value)(after) if any(map(is_not, after, value)) else value
    if isinstance(value, dict):
        turned = {
            key: each if type(each) in _PLAIN else map_pieces(each, change) for key, each in value.items()
        }
        return turned if any(map(is_not, turned.values(), value.values())) else value
    return value


def as_seen(value: T, seat: int | None) -> T:
    """The value with every face that a seat does not know turned down; seat None is the public."""

    def turned(piece: Piece) -> Piece:
        return piece if piece.seen_by(seat) else structs.replace(piece, face=None)

    seen: T = map_pieces(value, turned)
    return seen


def pieces_in(value: object) -> Iterator[Piece]:
    """Every piece inside a state or event."""
    if type(value) in _PLAIN:
        return
    if isinstance(value, Piece):
        yield value
    elif isinstance(value, Struct):
        for name in value.__struct_fields__:
            yield from pieces_in(getattr(value, name))
    elif isinstance(value, dict):
        for each in value.values():
            yield from pieces_in(each)
    elif isinstance(value, list | tuple):
        for each in value:
            yield from pieces_in(each)
