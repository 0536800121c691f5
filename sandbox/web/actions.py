"""Buttons on the page's strip that whoever embeds the sandbox brings along."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from typing import Any

from sandbox.actors.handles import Channel
from sandbox.actors.user import User
from sandbox.world.model import Json

Run = Callable[[User, str], Coroutine[Any, Any, Channel | None]]
"""What an action does for the user who pressed it, with what he chose; the page then goes to the channel."""


@dataclass(frozen=True, slots=True)
class Action:
    """A named button; with ``choices`` (value and label) there is a select beside it."""

    name: str
    label: str
    run: Run
    hint: str = ""
    choices: tuple[tuple[str, str], ...] = ()

    def described(self) -> Json:
        """What the page has to know of it."""
        choices = [{"value": value, "label": label} for value, label in self.choices]
        return {"name": self.name, "label": self.label, "hint": self.hint, "choices": choices}
