"""Commands: pictures of a game from its log, its replay, a page of it; the specimen."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.progress import Progress

import renderer
from games import log
from games.command_line import add_workshop_command, console, errors, fail
from games.engine.errors import Damaged
from games.engine.moves import last_row_before_question
from games.engine.table import Table
from games.words import LOCALES, Words
from renderer import Picture, PictureOptions, picture, picture_names
from renderer.frames import frames_of
from renderer.game_page import GamePage

LogFile = Annotated[Path, typer.Argument(help="A log as written by `python -m games play`.", metavar="FILE")]

app = typer.Typer(help=__doc__, no_args_is_help=True, pretty_exceptions_enable=False)
add_workshop_command(
    app, "specimen", "Paint every colour, symbol, drawing and size of type of a game on one sheet."
)


@app.callback()
def main() -> None:
    """Paint pictures, replays and pages of games."""


@app.command()
def show(
    file: LogFile,
    seat: Annotated[int | None, typer.Option(help="Whose view, from 1; by default everybody's.")] = None,
    name: Annotated[
        str,
        typer.Option(
            "--picture", help="Which picture; an unknown one lists all.", show_default="that of the thread"
        ),
    ] = "",
    at: Annotated[
        int | None,
        typer.Option(help="After which row, then where a seat is asked next; by default the last."),
    ] = None,
    language: Annotated[str, typer.Option(help=f"One of {', '.join(LOCALES)}.")] = "en",
    out: Annotated[Path, typer.Option(help="Where to write the PNG file.")] = Path("picture.png"),
) -> None:
    """Paint a picture as a seat sees it, and print what it shows in words."""
    record = _record(file)
    _check(record, seat, at, language)
    viewer = None if seat is None else seat - 1
    texts = renderer.load_words(record.game.name, language)
    with _fault_ends_command(file, out):
        table = record.table(at and last_row_before_question(record.moves, at))
        shown = name or renderer.roles(record.game.name).thread[0]
        painted = _painted(record.game.name, table, shown, viewer, texts)
        out.write_bytes(painted.data)
    console.print(painted.alt, markup=False)
    console.print(f"{len(painted.data) // 1024} KB written to {out}", markup=False)


@app.command()
def replay(
    file: LogFile,
    name: Annotated[
        str, typer.Option("--picture", help="Which picture.", show_default="that of replays")
    ] = "",
    seat: Annotated[int | None, typer.Option(help="Whose picture, from 1; by default everybody's.")] = None,
    language: Annotated[str, typer.Option(help=f"One of {', '.join(LOCALES)}.")] = "en",
    limit: Annotated[float, typer.Option(help="The most megabytes.")] = 10,
    out: Annotated[Path, typer.Option(help="Where to write the WebP file.")] = Path("replay.webp"),
) -> None:
    """Paint a whole game as everybody sees it, a frame for each turn."""
    record = _record(file)
    _check(record, seat, None, language)
    texts = renderer.load_words(record.game.name, language)
    options: PictureOptions = {
        "picture": name or renderer.roles(record.game.name).replay,
        "seat": None if seat is None else seat - 1,
        "words": texts,
        "names": _names(record.players, texts),
    }
    with _fault_ends_command(file, out):
        with Progress(console=errors, transient=True) as bar:
            task = bar.add_task("painting")

            def progress(done: int, steps: int) -> None:
                bar.update(task, completed=done, total=steps)

            frames = list(frames_of(record))
            data = renderer.animate(
                record.game.name, frames, limit=int(limit * 1e6), progress=progress, **options
            )
        out.write_bytes(data)
    console.print(f"{len(frames)} frames, {len(data) // 1024} KB written to {out}", markup=False)


@app.command()
def page(
    file: LogFile,
    seat: Annotated[int | None, typer.Option(help="Whose view, from 1; by default everybody's.")] = None,
    language: Annotated[str, typer.Option(help=f"One of {', '.join(LOCALES)}; the page has all.")] = "en",
    out: Annotated[Path, typer.Option(help="Where to write the HTML file.")] = Path("game.html"),
) -> None:
    """Make one HTML file of a whole game, step by step, as a seat sees it; it loads nothing else."""
    record = _record(file)
    _check(record, seat, None, language)
    names = {each: _names(record.players, renderer.load_words(record.game.name, each)) for each in LOCALES}
    with _fault_ends_command(file, out):
        table = record.table()
        viewer = None if seat is None else seat - 1
        made = GamePage(table, viewer, names, language, is_open=table.over)
        with Progress(console=errors, transient=True) as bar:
            task = bar.add_task("painting")
            for done, steps in made.make():
                bar.update(task, completed=done, total=steps)
        data = made.html()
        out.write_bytes(data)
    console.print(f"{len(data) // 1024} KB written to {out}", markup=False)


@contextmanager
def _fault_ends_command(file: Path, out: Path) -> Iterator[None]:
    """Faults of the log, the wish or the place to write end the command with a sentence."""
    try:
        yield
    except Damaged as fault:
        raise fail(f"{file} is damaged: {fault}") from fault
    except (LookupError, renderer.TooLarge) as fault:
        raise fail(str(fault.args[0])) from fault
    except OSError as fault:
        raise fail(f"cannot write {out}: {fault.strerror}") from fault


def _painted(game: str, table: Table[Any], name: str, viewer: int | None, texts: Words) -> Picture:
    names = _names(table.players, texts)
    view = table.view(viewer)
    history = table.history(viewer)
    return picture(game, view, picture=name, seat=viewer, words=texts, names=names, history=history)


def _names(players: int, texts: Words) -> list[str]:
    return [texts("seat", number=number) for number in range(1, players + 1)]


def _record(path: Path) -> log.Record:
    try:
        return log.read(path)
    except OSError as fault:
        raise fail(f"cannot read {path}: {fault.strerror}") from fault
    except Damaged as fault:
        raise fail(f"{path} is damaged: {fault}") from fault


def _check(record: log.Record, seat: int | None, at: int | None, language: str) -> None:
    if not picture_names(record.game.name):
        raise fail(f"{record.game.name} has no pictures yet")
    if seat is not None and not 1 <= seat <= record.players:
        raise fail(f"there is no seat {seat}; the game has {record.players}")
    if at is not None and not 1 <= at <= len(record.moves):
        raise fail(f"there is no row {at}; the log has {len(record.moves)}")
    if language not in LOCALES:
        raise fail(f"there are no texts in {language!r}; there are {', '.join(LOCALES)}")


if __name__ == "__main__":
    app()
