"""The version of a game's rules: a digest of everything that affects the replay of its logs.

It covers the modules of its phases, events, options and beginning, and of the engine, with their imports from
`games` and the data files they name. Comments, docstrings and layout do not change it.
"""

import ast
import tomllib
from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from importlib.abc import InspectLoader
from importlib.util import find_spec
from pathlib import Path
from typing import Any, get_args

from msgspec import Struct

import games
from games.game import Game

DECIDES_NOTHING = frozenset({"games.words", "games.agents.agent", "games.engine.imagine"})
"""Modules that rules import but that decide nothing in a log: texts, what seats imagine."""

DIGITS = 16
"""Of the SHA-256, hexadecimal."""

ENGINE = ("games.engine.table", "games.engine.retrace")
"""What plays a log again."""


def rules_version(name: str) -> str:
    """The version of the rules of a game as they are in this process."""
    return _version(name, games.find(name).folder)


@cache
def _version(name: str, folder: Path) -> str:
    game = games.find(name)
    digest = sha256()
    data: set[str] = set()
    for name_of_module, module in sorted(modules_of(game).items()):
        data |= module.data
        digest.update(f"{name_of_module} {module.digest}\n".encode())
    for each in sorted(data):
        digest.update(repr(tomllib.loads((folder / each.strip("'")).read_text("utf-8"))).encode())
    return digest.hexdigest()[:DIGITS]


class Module(Struct, frozen=True):
    """The part of a module that counts."""

    digest: str
    """Of its statements."""
    data: frozenset[str]
    """The data files it names, quoted."""
    imports: tuple[str, ...]
    """Its imports; a name imported from a package may be a module, too."""


def modules_of(game: Game[Any]) -> dict[str, Module]:
    """The modules that decide what a log is."""
    found: dict[str, Module] = {}
    wanted = [*ENGINE, f"games.{game.name}", game.options.__module__, game.start.__module__]
    wanted += [phase.script.__module__ for phase in game.phases.values()]
    wanted += [event.__module__ for event in get_args(game.events) or (game.events,)]
    while wanted:
        name = wanted.pop()
        if name in found or name in DECIDES_NOTHING or not name.startswith("games."):
            continue
        source = _read_source(name)
        if source is not None:
            found[name] = _parse_source(source)
            wanted += () if name == f"games.{game.name}" else found[name].imports
    return found


def _read_source(name: str) -> str | None:
    """The source of a module; None if there is no such module."""
    try:
        spec = find_spec(name)
    except ModuleNotFoundError:
        return None
    loader = spec.loader if spec else None
    return loader.get_source(name) if isinstance(loader, InspectLoader) else None


@cache
def _parse_source(source: str) -> Module:
    """A module from its source; games share most of them."""
    tree = ast.parse(source)
    words = [*_tree_in_words(tree)]
    data = frozenset(each for each in words if each.endswith(".toml'"))
    return Module(sha256("\n".join(words).encode()).hexdigest(), data, (*_imported_modules(tree),))


def _imported_modules(tree: ast.Module) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{each.name}" for each in node.names)
        elif isinstance(node, ast.Import):
            yield from (each.name for each in node.names)


def _tree_in_words(node: Any) -> Iterator[str]:
    """A tree in words, the same in every version of Python that can parse it."""
    if isinstance(node, ast.AST):
        if (
            isinstance(node, ast.Expr)
            and isinstance(node.value, ast.Constant)
            and isinstance(node.value.value, str)
        ):
            return
        yield type(node).__name__
        for name in node._fields:
            value = getattr(node, name, None)
            if value:
                yield name
                yield from _tree_in_words(value)
            elif value is not None and value != []:
                yield repr(value)
    elif isinstance(node, list):
        yield "["
        for each in node:
            yield from _tree_in_words(each)
        yield "]"
    else:
        yield repr(node)
