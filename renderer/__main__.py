"""Command: paint a picture of a game from its log."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from games import log
from games.table import Damaged, Table
from games.words import LOCALES, Message, Words, words
from renderer import WORDS, Picture, picture, pictures

app = typer.Typer(help=__doc__, no_args_is_help=True, pretty_exceptions_enable=False)
console = Console(highlight=False, soft_wrap=True)
errors = Console(stderr=True, highlight=False, soft_wrap=True)

_COMMON_WORDS = Path(log.__file__).parent / "words"


def fail(text: str) -> typer.Exit:
    """Say what is wrong, for exit code 1."""
    errors.print(f"[bold red]Error:[/] {text}", markup=True)
    return typer.Exit(1)


@app.callback()
def main() -> None:
    """Pictures of games."""


@app.command()
def show(
    file: Annotated[Path, typer.Argument(help="A log as written by `python -m games play`.", metavar="FILE")],
    seat: Annotated[int | None, typer.Option(help="Whose view, from 1; by default everybody's.")] = None,
    name: Annotated[str, typer.Option("--picture", help="Which picture; table or colonia.")] = "table",
    at: Annotated[int | None, typer.Option(help="After which row; by default the last.")] = None,
    language: Annotated[str, typer.Option(help=f"One of {', '.join(LOCALES)}.")] = "en",
    out: Annotated[Path, typer.Option(help="Where to write the PNG file.")] = Path("picture.png"),
) -> None:
    """Paint a picture as a seat sees it, and print what it shows in words."""
    record = _record(file)
    _check(record, seat, at, language)
    viewer = None if seat is None else seat - 1
    texts = words(language, _COMMON_WORDS, record.game.folder / "words", WORDS)
    try:
        painted = _painted(record.game.name, record.table(at), name, viewer, texts)
        out.write_bytes(painted.data)
    except Damaged as fault:
        raise fail(f"{file} is damaged: {fault}") from fault
    except LookupError as fault:
        raise fail(str(fault.args[0])) from fault
    except OSError as fault:
        raise fail(f"cannot write {out}: {fault.strerror}") from fault
    console.print(painted.alt, markup=False)
    console.print(f"{len(painted.data) // 1024} KB written to {out}", markup=False)


def _painted(game: str, table: Table, name: str, viewer: int | None, texts: Words) -> Picture:
    names = [texts.say(Message("seat", {"number": number})) for number in range(1, table.players + 1)]
    view = table.view(viewer)
    return picture(game, view, picture=name, seat=viewer, words=texts, names=names)


def _record(path: Path) -> log.Record:
    try:
        return log.read(path)
    except OSError as fault:
        raise fail(f"cannot read {path}: {fault.strerror}") from fault
    except Damaged as fault:
        raise fail(f"{path} is damaged: {fault}") from fault


def _check(record: log.Record, seat: int | None, at: int | None, language: str) -> None:
    if not pictures(record.game.name):
        raise fail(f"{record.game.name} has no pictures yet")
    if seat is not None and not 1 <= seat <= record.players:
        raise fail(f"there is no seat {seat}; the game has {record.players}")
    if at is not None and not 1 <= at <= len(record.moves):
        raise fail(f"there is no row {at}; the log has {len(record.moves)}")
    if language not in LOCALES:
        raise fail(f"there are no texts in {language!r}; there are {', '.join(LOCALES)}")


if __name__ == "__main__":
    app()
