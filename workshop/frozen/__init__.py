"""Players whose weights and effort never change, one file each, by which computer players are measured."""

from pathlib import Path
from typing import Any

from games.agents.tuning import Tuning, read_tuning
from games.game import Game


def frozen_names(game: Game[Any]) -> list[str]:
    """The names of a game's frozen players; they are stored in files of games, so none is ever changed."""
    return sorted(path.stem for path in _folder(game).glob("*.toml"))


def frozen(game: Game[Any], name: str) -> Tuning:
    """What a frozen player judges by, and how much it tries."""
    return read_tuning(_folder(game) / f"{name}.toml")


def _folder(game: Game[Any]) -> Path:
    return Path(__file__).parent / game.name
