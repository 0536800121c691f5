"""The games. A game is a package in here with a `GAME`; it is registered nowhere else."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import Any

from games.game import Game


def names() -> tuple[str, ...]:
    """The names of all games."""
    packages = [module.name for module in iter_modules(__path__) if module.ispkg]
    return tuple(sorted(name for name in packages if _game(name)))


@cache
def find(name: str) -> Game[Any]:
    """The game of this name; what is not found is looked for again. Raises LookupError."""
    game = _game(name) if name in names() else None
    if game is None:
        raise LookupError(f"no game is called {name!r}; there are: {', '.join(names())}")
    return game


def _game(package: str) -> Game[Any] | None:
    game: Game[Any] | None = getattr(import_module(f"{__name__}.{package}"), "GAME", None)
    return game
