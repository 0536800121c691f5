"""Games of a few lines, each in a folder of its own, with optional pictures."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import ModuleType

import pytest

import games
import renderer

FOLDER = Path(__file__).parent

MODULES = frozenset(
    f"{parent}.{path.name}" for parent in ("games", "renderer") for path in FOLDER.glob("*/*")
)

_imported: dict[bool, dict[str, ModuleType]] = {True: {}, False: {}}
"""With and without pictures: the modules of toy games imported so far."""


@contextmanager
def toy_games(*, pictures: bool) -> Iterator[None]:
    """Context manager that installs the toy games, with or without their pictures, next to the others."""
    modules = _imported[pictures]
    sys.modules.update(modules)
    try:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(games, "__path__", [*games.__path__, str(FOLDER / "rules")])
            if pictures:
                patch.setattr(renderer, "__path__", [*renderer.__path__, str(FOLDER / "pictures")])
            yield
    finally:
        for name in MODULES & sys.modules.keys():
            modules[name] = sys.modules.pop(name)
