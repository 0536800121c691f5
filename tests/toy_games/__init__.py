"""Games of a few lines, each in a folder of its own: rules, and pictures that may be there or not."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

import games
import renderer

FOLDER = Path(__file__).parent


@contextmanager
def toy_games(*, pictures: bool) -> Iterator[None]:
    """The toy games are there, with or without their pictures, as if their folders lay among the others."""
    before = set(sys.modules)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(games, "__path__", [*games.__path__, str(FOLDER / "rules")])
        if pictures:
            patch.setattr(renderer, "__path__", [*renderer.__path__, str(FOLDER / "pictures")])
        yield
    for name in set(sys.modules) - before:
        if name.rpartition(".")[2] in {path.name for path in FOLDER.glob("*/*")}:
            del sys.modules[name]
