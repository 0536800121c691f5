"""The games. A game is a package in here with a `GAME`; it is registered nowhere else."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules
from typing import Any

from games.game import Game


def names() -> tuple[str, ...]:
    """The names of all games."""
    packages = [module.name for module in iter_modules(__path__) if module.ispkg]
    return tuple(sorted(name for name in packages if _game(name)))


def find(name: str) -> Game[Any]:
    """The game of this name. Raises LookupError."""
    game = _game(name) if name.isidentifier() else None
    if game is None:
        raise LookupError(f"no game is called {name!r}; there are: {', '.join(names())}")
    return game


def _game(package: str) -> Game[Any] | None:
    name = f"{__name__}.{package}"
    spec = find_spec(name)
    if spec is None or spec.submodule_search_locations is None:
        return None
    game: Game[Any] | None = getattr(import_module(name), "GAME", None)
    return game
