"""The games. A game is a package in here with a `GAME`; it is registered nowhere else."""

from __future__ import annotations

from functools import cache
from pkgutil import iter_modules
from typing import Any

from games.game import Game
from games.packages import package_attribute


class UnknownGame(LookupError):
    """No game is called so; the message says what games there are."""


def names() -> tuple[str, ...]:
    """The names of all games."""
    return _names(tuple(__path__))


@cache
def _names(folders: tuple[str, ...]) -> tuple[str, ...]:
    packages = [module.name for module in iter_modules(folders) if module.ispkg]
    return tuple(sorted(name for name in packages if _game(name)))


def find(name: str) -> Game[Any]:
    """The game of this name. Raises UnknownGame."""
    game = _game(name)
    if game is None:
        raise UnknownGame(f"no game is called {name!r}; there are: {', '.join(names())}")
    return game


def _game(package: str) -> Game[Any] | None:
    game: Game[Any] | None = package_attribute(__name__, package, "GAME")
    return game
