"""The options of a choice by parts, each as long as a select may be: by groups, or page by page."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from bot.limits import OPTIONS
from bot.screens.shared.picks import entries
from games.choice import grouped
from games.game import Group, Option

Entry = tuple[Option, int]
"""An option, and which of its copies."""


class OptionPart(Struct, frozen=True):
    """The entries of one select."""

    key: str
    """That of its group, or "page2"; "" if it is the only one."""
    entries: tuple[Entry, ...]
    group: Group | None = None
    """The group, if it is one."""

    @property
    def options(self) -> tuple[Option, ...]:
        """Its options, each once."""
        return tuple({option.key: option for option, _ in self.entries}.values())


def parts(options: Sequence[Option]) -> tuple[OptionPart, ...]:
    """All options in as few parts as it takes; by groups if there are some and each is short enough."""
    listed = entries(options)
    if len(listed) <= OPTIONS:
        return (OptionPart("", tuple(listed)),)
    groups = [OptionPart(group.key, tuple(entries(inside)), group) for group, inside in grouped(options)]
    if 1 < len(groups) <= OPTIONS and max(len(each.entries) for each in groups) <= OPTIONS:
        return tuple(groups)
    firsts = range(0, len(listed), OPTIONS)
    return tuple(
        OptionPart(f"page{number}", tuple(listed[first : first + OPTIONS]))
        for number, first in enumerate(firsts, 1)
    )


def shown_part(all_parts: Sequence[OptionPart], key: str) -> OptionPart | None:
    """The part of a key; without one the first, but of groups none."""
    found = next((each for each in all_parts if each.key == key), None)
    return found or (None if all_parts[0].group else all_parts[0])
