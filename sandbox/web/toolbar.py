"""Custom actions: buttons in the page's toolbar that its owner adds."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from typing import Any

from sandbox.actors.channel import Channel
from sandbox.actors.user import User
from sandbox.world.model import Json

Run = Callable[[User, str], Coroutine[Any, Any, Channel | None]]
"""Runs an action for a user, with the choice they made; the page then opens the returned channel."""


@dataclass(frozen=True, slots=True)
class Action:
    """A button, with a select next to it for ``choices`` (value, label)."""

    name: str
    label: str
    run: Run
    hint: str = ""
    choices: tuple[tuple[str, str], ...] = ()

    def payload(self) -> Json:
        """Its JSON for the page."""
        choices = [{"value": value, "label": label} for value, label in self.choices]
        return {"name": self.name, "label": self.label, "hint": self.hint, "choices": choices}
