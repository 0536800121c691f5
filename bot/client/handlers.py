"""Handlers of presses: a cog's methods, each marked with the kind of control it handles."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

from msgspec import Struct

from bot.client.acknowledgement import Interaction, Reply
from bot.client.responses import Handling
from bot.screens.ids.custom_id import CustomId
from bot.screens.ids.custom_ids import KINDS

Id = TypeVar("Id", bound=CustomId)
Also = TypeVar("Also", bound=CustomId)
Cog = TypeVar("Cog")


Method = Callable[[Cog, Interaction, Id], Handling]
"""The same as a method of a cog."""

HANDLED = "__handled_custom_id__"
"""The attribute of a method that holds the kinds it handles, and how a press is acknowledged."""


class Handler(Struct, frozen=True):
    """What happens when a control is pressed."""

    reply: Reply
    """How the press is acknowledged before it is handled."""
    handle: Callable[[Interaction, Any], Handling]
    """Handles the press, given the parsed custom id."""


def handles(
    kind: type[Id], reply: Reply, *, also: type[Also] | None = None
) -> Callable[[Method[Cog, Id | Also]], Method[Cog, Id | Also]]:
    """Make a cog's method the handler of a kind of controls, or two, called once a press is acknowledged."""

    def mark(method: Method[Cog, Id | Also]) -> Method[Cog, Id | Also]:
        setattr(method, HANDLED, ((kind, also) if also else (kind,), reply))
        return method

    return mark


def handlers(cogs: Iterable[object]) -> dict[type[CustomId], Handler]:
    """The handlers of all kinds. Raises TypeError if a kind has none, or several."""
    found: dict[type[CustomId], Handler] = {}
    for cog in cogs:
        for name, method in vars(type(cog)).items():
            if not hasattr(method, HANDLED):
                continue
            kinds, reply = getattr(method, HANDLED)
            for kind in kinds:
                if kind in found:
                    raise TypeError(f"{kind.__name__} has two handlers")
                found[kind] = Handler(reply, getattr(cog, name))
    missing = [kind.__name__ for kind in KINDS.values() if kind not in found]
    if missing:
        raise TypeError(f"no handler for {', '.join(missing)}")
    return found
