"""The games. A game is a package in here with a `GAME`; it is registered nowhere else."""

from functools import cache, lru_cache
from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules
from typing import Any

from games.game import Game


def package_attribute(parent: str, name: str, attribute: str) -> Any:
    """An attribute of the package `name` in the package `parent`; None if either is missing."""
    if not name.isidentifier() or not _is_package(f"{parent}.{name}", tuple(import_module(parent).__path__)):
        return None
    return getattr(import_module(f"{parent}.{name}"), attribute, None)


@lru_cache(1024)
def _is_package(name: str, folders: tuple[str, ...]) -> bool:  # noqa: ARG001
    """Whether there is a package; `folders`: those that its parent lies in, which can change."""
    spec = find_spec(name)
    return spec is not None and spec.origin is not None and spec.submodule_search_locations is not None


class UnknownGame(LookupError):
    """No game is called so; the message says what games there are."""


def names() -> tuple[str, ...]:
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
