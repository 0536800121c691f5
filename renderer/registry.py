"""Finds the pictures of a game: a package in this folder with the game's name and `PICTURES`."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

from renderer.contract import GamePictures, PictureType


def has_pictures(game: str) -> bool:
    """Whether a game has pictures."""
    return _found(game) is not None


def game_pictures(game: str) -> GamePictures:
    """The pictures of a game. Raises LookupError."""
    found = _found(game)
    if found is None:
        raise LookupError(f"{game} has no pictures")
    return found


def picture_type(game: str, picture: str) -> PictureType:
    """A kind of picture of a game by its name. Raises LookupError."""
    types = game_pictures(game).types
    if picture not in types:
        raise LookupError(f"{game} has no picture {picture!r}; there are: {', '.join(types)}")
    return types[picture]


def _found(game: str) -> GamePictures | None:
    name = f"renderer.{game}"
    spec = find_spec(name) if game.isidentifier() else None
    if spec is None or spec.origin is None:
        return None
    found: GamePictures | None = getattr(import_module(name), "PICTURES", None)
    return found
