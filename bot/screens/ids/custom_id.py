"""The base of every custom id: its template, encoded and decoded; bases of ids that share fields."""

import re
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import ClassVar, Self

from msgspec import Struct, structs

LARGEST = 2**63 - 1
"""The largest number in an encoded id: the database holds no larger one."""

NUMBER = re.compile("[0-9]{1,19}", re.ASCII)


class CustomId(Struct, frozen=True):
    """What a button or a select does, or a form that is submitted."""

    template: ClassVar[str]
    """The encoded id, with names of fields in braces; it begins with a word for the kind and a colon."""

    selected: ClassVar[str] = ""
    """The field that takes what is selected or typed, by default the one that `template` lacks."""

    def encode(self) -> str:
        return self.template.format(**structs.asdict(self))

    @classmethod
    def matches(cls, custom_id: str | None) -> bool:
        return _pattern(cls).fullmatch(custom_id or "") is not None

    @classmethod
    def decode(cls, custom_id: str) -> Self:
        """An encoded id of this kind. Raises ValueError."""
        match = _pattern(cls).fullmatch(custom_id)
        if match is None:
            raise ValueError(f"{custom_id!r} is no custom id of this program")
        types = _types(cls)
        return cls(**{name: READERS[types[name]](text) for name, text in match.groupdict().items()})

    def with_values(self, values: Sequence[str]) -> Self:
        """A copy with the values selected in a select, unless the id itself says one. Raises ValueError."""
        beyond = (each for each in self.__struct_fields__ if f"{{{each}}}" not in self.template)
        name = self.selected or next(beyond, "")
        if not values or not name or getattr(self, name):
            return self
        kind = _types(type(self))[name]
        value = tuple(values) if kind == tuple[str, ...] else READERS[kind](values[0])
        return structs.replace(self, **{name: value})


class TableId(CustomId, frozen=True):
    game: int


class NotificationId(TableId, frozen=True):
    """A control of a message about a table."""

    nonce: int
    """That of the notification the message is sent for, 0 for none."""


class SeatId(TableId, frozen=True):
    seat: int


class PressedId(CustomId, frozen=True):
    """A control that is shown before another one counts, which was pressed."""

    pressed: str
    """The encoded id of the other one."""


def number(text: str) -> int:
    """The number in an encoded id or a selected value. Raises ValueError, also if it is too large."""
    if NUMBER.fullmatch(text) is None or int(text) > LARGEST:
        raise ValueError(f"{text!r} is no number of this program")
    return int(text)


READERS: Mapping[object, Callable[[str], int | str]] = {int: number, str: str}
"""Types of fields -> what reads them from text."""


@cache
def _types(kind: type[CustomId]) -> Mapping[str, object]:
    return {field.name: field.type for field in structs.fields(kind)}


@cache
def _pattern(kind: type[CustomId]) -> re.Pattern[str]:
    """The template as a regular expression; names of fields are its groups."""
    pattern = re.escape(kind.template).replace(r"\{", "{").replace(r"\}", "}")
    groups = {name: f"(?P<{name}>{'[0-9]+' if each is int else '.*'})" for name, each in _types(kind).items()}
    return re.compile(pattern.format(**groups))
