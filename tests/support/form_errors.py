"""The errors of a refused form."""

from typing import Any


def codes(tree: Any) -> list[tuple[str, str]]:
    """The leaves of an ``errors`` tree as (path, code)."""
    found = []
    for key, value in tree.items():
        if key == "_errors":
            found += [("", one["code"]) for one in value]
        else:
            found += [(f"{key}.{path}".rstrip("."), code) for path, code in codes(value)]
    return found
