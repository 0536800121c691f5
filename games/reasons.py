"""Why something is not offered: the things that a question is about, and the conditions they do not meet.

A game names its conditions, `Reason`. For each kind of thing one function, `why_not_...`, yields those that
are not met; without any, it is offered. So offer and refusal cannot part; an offer stops at the first one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, TypeVar

from msgspec import Struct

from games.words import Argument, Message


class Thing(Struct, frozen=True):
    """A space, card, tile, site or action that one might expect to be offered."""

    key: str
    """That of its option; with more behind it where the thing is offered in several ways."""
    name: Message
    unmet: tuple[str, ...]
    """The conditions that it does not meet; none: it is offered."""
    arguments: Mapping[str, Argument] = {}
    """The arguments of its conditions' texts."""
    within: tuple[Thing, ...] = ()
    """Where a condition is that something else can be done: all that could be done, the nearest first."""

    @property
    def reasons(self) -> tuple[Message, ...]:
        """Why it is not offered: the text of each condition is `unmet-<name>`."""
        return tuple(Message(f"unmet-{name}", self.arguments) for name in self.unmet)


Unmet = TypeVar("Unmet", bound=str)

Things = Callable[[Any], Iterable[Thing]]
"""All candidates of a question, from the view of its seat."""


def unmet_by_all(found: Iterable[Iterable[Unmet]]) -> tuple[Unmet, ...]:
    """The conditions that none of several things meets."""
    first, *others = map(tuple, found)
    return tuple(each for each in first if all(each in other for other in others))
