"""What packages bring that are found by lying in a folder: games, and their pictures."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any


def package_attribute(parent: str, name: str, attribute: str) -> Any:
    """An attribute of the package `name` in the package `parent`; None if either is missing."""
    package = f"{parent}.{name}"
    spec = find_spec(package) if name.isidentifier() else None
    if spec is None or spec.origin is None or spec.submodule_search_locations is None:
        return None
    return getattr(import_module(package), attribute, None)
