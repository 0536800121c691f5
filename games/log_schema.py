"""The lines of a game's log as a JSON Schema, made from the types by which they are read."""

from typing import Any

import msgspec
from msgspec import NODEFAULT, Struct, defstruct, structs

from games import log
from games.game import Game

DIALECT = "https://json-schema.org/draft/2020-12/schema"


def log_schema(game: Game[Any]) -> bytes:
    """What each line can be: a head, a row or the closing line."""
    several: Any = tuple
    lines = (
        _with(log.Head, options=game.options),
        _with(log.Row, events=several[game.events, ...]),
        log.Close,
    )
    found, parts = msgspec.json.schema_components(lines, ref_template="#/$defs/{name}")
    parts["Head"]["properties"]["game"] = {"const": game.name}
    schema = {"$schema": DIALECT, "title": f"a line of a log of {game.name}", "anyOf": found, "$defs": parts}
    return msgspec.json.format(msgspec.json.encode(schema), indent=1) + b"\n"


def _with(line: type[Struct], **types: Any) -> type[Struct]:
    """The type of a line, with some fields, then required, of a game's own types."""
    fields: list[Any] = [
        (each.name, types.get(each.name, each.type), NODEFAULT if each.name in types else each.default)
        for each in structs.fields(line)
    ]
    named = {"__doc__": line.__doc__}
    return defstruct(line.__name__, fields, namespace=named, kw_only=True, forbid_unknown_fields=True)
