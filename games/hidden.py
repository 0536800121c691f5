"""Hidden information: pieces whose face only some seats know, and states and events as one seat sees them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from operator import is_not
from types import UnionType
from typing import Any, TypeVar, Union, final, get_args, get_origin

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


HIDDEN = "hidden"
"""The text of a piece whose face its viewer does not know."""


@final
class Piece(Struct, frozen=True):
    """A piece, or another value, whose face not everybody may see."""

    face: str | None
    """None in the view of somebody who does not know it."""
    seats: tuple[int, ...] | None
    """The seats that know the face; None: everybody."""
    bag: str
    """Its bag; a viewer who does not know its face imagines one from there."""

    @property
    def kind(self) -> str:
        return bag_parts(self.bag)[0]

    @property
    def whose(self) -> str:
        return bag_parts(self.bag)[1]

    @property
    def text(self) -> str:
        """The id of its text; what its viewer does not know is HIDDEN."""
        return piece_text(self.kind, self.face) if self.face else HIDDEN

    def seen_by(self, seat: int | None) -> bool:
        """Whether a seat knows the face; seat None is the public."""
        return self.seats is None or seat in self.seats


T = TypeVar("T")

_PLAIN: frozenset[type] = frozenset({str, int, float, bool, type(None)})

_BARE: set[type] = set(_PLAIN)
"""Types that have been found to hold no pieces."""


def copy_state(value: T) -> T:
    """A copy of a state: everything that can change is copied, everything else is shared."""
    copy: T = _copy_value(value)
    return copy


def _copy_value(value: Any) -> Any:
    if isinstance(value, Struct):
        return _copier_of(type(value))(value)
    if isinstance(value, list):
        return [each if type(each) in _PLAIN else _copy_value(each) for each in value]
    if isinstance(value, dict):
        return {key: each if type(each) in _PLAIN else _copy_value(each) for key, each in value.items()}
    return value


def map_pieces(value: Any, change: Callable[[Piece], Piece]) -> Any:
    """The value with every piece in it changed; a state is changed in place, an event made again."""
    kind = type(value)
    if kind is Piece:
        return change(value)
    if kind in _BARE:
        return value
    if isinstance(value, Struct):
        changes = {}
        for name in _fields_with_pieces(type(value)):
            before = getattr(value, name)
            after = map_pieces(before, change)
            if after is not before:
                changes[name] = after
        if changes and value.__struct_config__.frozen:
            return structs.replace(value, **changes)
        for name, after in changes.items():
            setattr(value, name, after)
        return value
    if isinstance(value, list | tuple):
        after = [each if type(each) in _BARE else map_pieces(each, change) for each in value]
        return kind(after) if any(map(is_not, after, value)) else value
    if isinstance(value, dict):
        turned = {
            key: each if type(each) in _BARE else map_pieces(each, change) for key, each in value.items()
        }
        return turned if any(map(is_not, turned.values(), value.values())) else value
    return value


def as_seen_by(value: T, seat: int | None) -> T:
    """The value with every face that a seat does not know turned down; seat None is the public."""
    if type(value) in _BARE:
        return value

    def turned(piece: Piece) -> Piece:
        knows = piece.seats is None or seat in piece.seats
        return piece if knows else Piece(None, piece.seats, piece.bag)

    seen: T = map_pieces(value, turned)
    return seen


def pieces_in(value: Any) -> Iterator[Piece]:
    """Every piece inside a state or event."""
    kind = type(value)
    if kind is Piece:
        yield value
    elif kind in _BARE:
        return
    elif isinstance(value, Struct):
        for name in _fields_with_pieces(type(value)):
            yield from pieces_in(getattr(value, name))
    elif isinstance(value, dict):
        for each in value.values():
            yield from pieces_in(each)
    elif isinstance(value, list | tuple):
        for each in value:
            yield from pieces_in(each)


@cache
def _fields_with_pieces(kind: type[Struct]) -> tuple[str, ...]:
    """The fields of a struct whose types can hold pieces."""
    names = tuple(each.name for each in structs.fields(kind) if not _is_plain(each.type))
    if not names:
        _BARE.add(kind)
    return names


_Copy = Callable[[Any], Any]


@cache
def _copier_of(kind: type[Struct]) -> _Copy:
    """The function that copies a struct of this type, compiled from the types of its fields for speed."""
    if kind.__struct_config__.frozen:
        return _itself
    scope: dict[str, Any] = {"kind": kind}
    fields = (
        f"{each.name}={_copy_expression(each.type, f'value.{each.name}', scope)}"
        for each in structs.fields(kind)
    )
    copy: _Copy = eval(f"lambda value: kind({', '.join(fields)})", scope)
    return copy


def _itself(value: Any) -> Any:
    return value


def _copy_expression(kind: Any, value: str, scope: dict[str, Any]) -> str:
    """The expression that copies the value of `value`, an expression; `scope` gets the functions it calls."""
    whole, parts = get_origin(kind) or kind, get_args(kind)
    if whole in (list, dict) and parts:
        each = _copy_expression(parts[-1], "each", scope)
        if each == "each":
            return f"{value}.copy()"
        if whole is list:
            return f"[{each} for each in {value}]"
        return f"{{key: {each} for key, each in {value}.items()}}"
    if _is_fixed(kind):
        return value
    name = f"copy_{len(scope)}"
    scope[name] = _copier_of(kind) if isinstance(kind, type) and issubclass(kind, Struct) else _copy_value
    return f"{name}({value})"


def _is_fixed(kind: Any) -> bool:
    """Whether values of a type never change."""
    if kind in _PLAIN or get_origin(kind) is tuple:
        return True
    if get_origin(kind) in (Union, UnionType):
        return all(map(_is_fixed, get_args(kind)))
    return isinstance(kind, type) and issubclass(kind, Struct) and kind.__struct_config__.frozen


def _is_plain(kind: Any) -> bool:
    """Whether values of a type are texts and numbers alone, singly or together."""
    if get_origin(kind) in (list, tuple, dict, Union, UnionType):
        return all(each is ... or _is_plain(each) for each in get_args(kind))
    return kind in _PLAIN
