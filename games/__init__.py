"""The games, and the table they are played on. A game is one folder; nothing is registered elsewhere."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pathlib import Path

from games.game import Game


@cache
def names() -> tuple[str, ...]:
    """The names of all games: the folders here that bring one."""
    return tuple(sorted(path.parent.name for path in Path(__file__).parent.glob("*/components.toml")))


def find(name: str) -> Game:
    """The game of this name. Raises LookupError."""
    if name not in names():
        raise LookupError(f"no game is called {name!r}; there are: {', '.join(names())}")
    game: Game = import_module(f"games.{name}").GAME
    return game
