"""What packages bring that are found by lying in a folder: games, and their pictures."""

from __future__ import annotations

from functools import lru_cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any


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
