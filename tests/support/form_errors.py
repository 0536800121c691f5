"""Reading the tree of errors that a refused form comes back with."""

from __future__ import annotations

from typing import Any


def codes(tree: Any) -> list[tuple[str, str]]:
    """Where and what: the leaves of an ``errors`` tree."""
    found = []
    for key, value in tree.items():
        if key == "_errors":
            found += [("", one["code"]) for one in value]
        else:
            found += [(f"{key}.{path}".rstrip("."), code) for path, code in codes(value)]
    return found
