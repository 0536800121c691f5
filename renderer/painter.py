"""What a game's pictures have to bring."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from msgspec import Struct

from games.game import Event
from games.words import Message, Words
from renderer.canvas import Layout
from renderer.values import Change, Mark

LayOut = Callable[[Any, int | None, Words, Sequence[str], Sequence[Mark], Sequence[Change]], Layout]
"""Where everything lies: view, seat, words, names of the seats, marks, changes."""


class Painter(Struct, frozen=True):
    """The pictures of a game by name: their layouts, their sentences in words, and what a story changed."""

    layouts: Mapping[str, LayOut]
    sentences: Mapping[str, Callable[[Any, int | None], Iterator[Message]]]
    changes: Callable[[Sequence[tuple[int, Event]]], tuple[Change, ...]]


@cache
def painter(game: str) -> Painter | None:
    """The painter of a game, None if it has no pictures yet."""
    name = f"renderer.{game}"
    if not game.isidentifier() or find_spec(name) is None:
        return None
    found: Painter | None = getattr(import_module(name), "PAINTER", None)
    return found
