"""The lines of a game's log as a JSON Schema, made from the types by which they are read."""

from typing import Any

import msgspec
import typer
from msgspec import NODEFAULT, Struct, defstruct, structs

from games import log
from games.command_line import GameName, named_game
from games.game import Game

app = typer.Typer(pretty_exceptions_enable=False)

DIALECT = "https://json-schema.org/draft/2020-12/schema"


@app.command()
def schema(game: GameName) -> None:
    """Print the format of a game's logs as a JSON Schema."""
    typer.echo(log_schema(named_game(game)), nl=False)


def log_schema(game: Game[Any]) -> str:
    """What each line can be: a head, a row or the closing line; each definition is on a line of its own."""
    several: Any = tuple
    lines = (
        _with(log.Head, options=game.options),
        _with(log.Row, events=several[game.events, ...]),
        log.Close,
    )
    found, parts = msgspec.json.schema_components(lines, ref_template="#/$defs/{name}")
    parts["Head"]["properties"]["game"] = {"const": game.name}
    title = f"a line of a log of {game.name}"
    head = _on_one_line({"$schema": DIALECT, "title": title, "anyOf": found}).removesuffix("}")
    definitions = ",\n".join(f'"{name}": {_on_one_line(part)}' for name, part in parts.items())
    return f'{head}, "$defs": {{\n{definitions}\n}}}}\n'


def _on_one_line(value: object) -> str:
    return msgspec.json.format(msgspec.json.encode(value), indent=0).decode()


def _with(line: type[Struct], **types: Any) -> type[Struct]:
    """The type of a line, with some fields, then required, of a game's own types."""
    fields: list[Any] = [
        (each.name, types.get(each.name, each.type), NODEFAULT if each.name in types else each.default)
        for each in structs.fields(line)
    ]
    named = {"__doc__": line.__doc__}
    return defstruct(line.__name__, fields, namespace=named, kw_only=True, forbid_unknown_fields=True)
