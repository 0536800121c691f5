"""Log files altered as with an editor, but with a matching closing line."""

import json
from collections.abc import Callable, Sequence
from hashlib import sha256
from typing import Any

from tests.support.restored import FIXTURES

ANOTHER = "0" * 16
"""A version that no rules have."""


def closed(lines: Sequence[bytes], **last: object) -> bytes:
    body = b"\n".join(lines) + b"\n"
    close = {"rows": len(lines) - 1, "digest": sha256(body).hexdigest(), **last}
    return body + json.dumps(close).encode() + b"\n"


def altered(data: bytes, change: Callable[[list[Any]], None]) -> bytes:
    """A file with a change to its decoded lines: the head and the rows."""
    *lines, last = data.splitlines()
    decoded = [json.loads(line) for line in lines]
    change(decoded)
    close = json.loads(last)
    seed = {"seed": close["seed"]} if "seed" in close else {}
    return closed([json.dumps(line, separators=(",", ":")).encode() for line in decoded], **seed)


def named(data: bytes, version: str | None) -> bytes:
    """A file with this version of the rules; None: without any."""

    def rename(lines: list[Any]) -> None:
        lines[0].pop("rules", None)
        if version is not None:
            lines[0]["rules"] = [[1, version]]

    return altered(data, rename)


def earlier_log(name: str) -> bytes:
    """A whole game as earlier rules played it."""
    return (FIXTURES / "earlier_rules" / f"{name}_2.jsonl").read_bytes()


def values(line: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    inside = line.items() if isinstance(line, dict) else enumerate(line) if isinstance(line, list) else ()
    found = [each for key, value in inside for each in values(value, (*path, key))]
    return found or [path]


def value_at(line: Any, path: tuple[Any, ...]) -> Any:
    for key in path:
        line = line[key]
    return line


def put(line: Any, path: tuple[Any, ...], value: Any) -> Any:
    """Replace the value at a path; returns the old one."""
    inside = value_at(line, path[:-1])
    before, inside[path[-1]] = inside[path[-1]], value
    return before
