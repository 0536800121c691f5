"""Commands: play a game at random; show, analyse, check or verify a log; fuzz the rules; print help."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.markdown import Markdown
from rich.progress import track

from games import find, log, verification
from games import names as game_names
from games.agents.analysis import SeatAnalysis, analysis, try_judge, turns
from games.agents.told import none_told, summary, told_turns
from games.engine.errors import Damaged
from games.engine.moves import asked_after
from games.game import Game
from games.log_judging import Standing, judge
from games.rules_version import rules_version
from games.words import LOCALES, Words
from tests.fuzz import random_games
from workshop.commands import app as agents

app = typer.Typer(help=__doc__, no_args_is_help=True, pretty_exceptions_enable=False)
app.add_typer(agents, name="agents")
console = Console(highlight=False, soft_wrap=True)
errors = Console(stderr=True, highlight=False, soft_wrap=True)

GameName = Annotated[str, typer.Argument(help=f"Which game: {', '.join(game_names())}.", metavar="GAME")]
LogFile = Annotated[Path, typer.Argument(help="A log as written by play.", metavar="FILE")]

SQLITE = b"SQLite format 3\0"


def fail(text: str) -> typer.Exit:
    """Say what is wrong, for exit code 1."""
    errors.print(f"[bold red]Error:[/] {text}", markup=True)
    return typer.Exit(1)


def _game(name: str) -> Game[Any]:
    try:
        return find(name)
    except LookupError as fault:
        raise fail(str(fault.args[0])) from fault


def _record(path: Path) -> log.Record:
    try:
        with path.open("rb") as stream:
            if stream.read(len(SQLITE)) == SQLITE:
                raise fail(f"{path} is a database: tabellarius check {path}")
        return log.read(path)
    except OSError as fault:
        raise fail(f"cannot read {path}: {fault.strerror}") from fault
    except Damaged as fault:
        raise fail(f"{path} is damaged: {fault}") from fault


@app.command()
def play(
    game: GameName,
    players: Annotated[int, typer.Option(help="How many seats.")] = 3,
    seed: Annotated[int, typer.Option(help="Seed of all choices and all chance.")] = 1,
    file: Annotated[Path | None, typer.Option("--log", help="Where to write the log.")] = None,
) -> None:
    """Play a whole game by random players, and write its log as JSON lines."""
    chosen = _game(game)
    if players not in chosen.seats:
        raise fail(f"{game} is for {', '.join(map(str, chosen.seats))} players, not for {players}")
    table = random_games.play(chosen, seed, players=players, options=chosen.options(), undos=False)
    if file is not None:
        try:
            log.write(file, table, ((1, rules_version(chosen.name)),))
        except OSError as fault:
            raise fail(f"cannot write {file}: {fault.strerror}") from fault
        console.print(f"{len(table.moves)} rows written to {file}")
    words = chosen.words("en")
    for each in chosen.standing(table.state):
        ties = ", ".join(map(str, each.ties))
        name = words("seat", number=each.seat + 1)
        console.print(f"{each.rank}. {name}: {each.points} points (tie-breaks {ties})")


@app.command()
def show(
    file: LogFile,
    seat: Annotated[int | None, typer.Option(help="Whose view, from 1; by default everybody's.")] = None,
    at: Annotated[
        int | None,
        typer.Option(help="After which row, or the next one that can be shown; by default the last."),
    ] = None,
    language: Annotated[str, typer.Option(help=f"One of {', '.join(LOCALES)}.")] = "en",
) -> None:
    """Print the state as a seat sees it."""
    record = _record(file)
    if seat is not None and not 1 <= seat <= record.players:
        raise fail(f"there is no seat {seat}; the game has {record.players}")
    if at is not None and not 1 <= at <= len(record.moves):
        raise fail(f"there is no row {at}; the log has {len(record.moves)}")
    words = _words(record.game, language)
    shown = at and asked_after(record.moves, at)
    try:
        table = record.table(shown)
    except Damaged as fault:
        raise fail(f"{file} is damaged: {fault}") from fault
    viewer = None if seat is None else seat - 1
    if shown != at:
        told = f"this is after row {shown}, the next that can be shown."
        console.print(f"After row {at} a phase begins; {told}", markup=False)
    console.print(record.game.table_text(table.view(viewer), words, ()), markup=False)
    for asked in table.waiting:
        choice = table.pending(asked)
        if choice is not None and viewer in (asked, None):
            prompt = f": {words.text(choice.prompt)}" if viewer == asked else ""
            console.print(f"→ {words('seat', number=asked + 1)}{prompt}", markup=False)


@app.command()
def analyse(
    file: LogFile,
    language: Annotated[str, typer.Option(help=f"One of {', '.join(LOCALES)}.")] = "en",
) -> None:
    """Print what each seat's turns gave away, in what, and the five costliest with a better line."""
    record = _record(file)
    words = _words(record.game, language)
    try:
        table = record.table()
        found = turns(record)
        if not found:
            raise fail(f"nobody has chosen anything in the game of {file}")
        watched = track(found, description="analysing", console=errors, transient=True)
        tried = (try_judge(record.table(turn.row - 1), turn) for turn in watched)
        judged = [each for each in tried if each is not None]
    except Damaged as fault:
        raise fail(f"{file} is damaged: {fault}") from fault
    for each in analysis(table, judged):
        _print_analysis(each, words)


def _print_analysis(found: SeatAnalysis, words: Words) -> None:
    for line in summary(found, words, own=False):
        console.print(words.text(line), markup=False)
    for number, turn in enumerate(told_turns(found, words), 1):
        console.print(f"  {number}. {words.text(turn.head)}", markup=False)
        for line in turn.lines:
            console.print(f"     {words.text(line)}", markup=False)
    if not found.costliest:
        console.print(f"  {none_told(found, words)}".rstrip(), markup=False)
    console.print()


@app.command(name="help")
def rules(
    game: GameName,
    language: Annotated[str, typer.Option(help=f"One of {', '.join(LOCALES)}.")] = "en",
) -> None:
    """Print a round in six lines, the rules by chapters, and what is said to each question."""
    chosen = _game(game)
    if chosen.help is None:
        raise fail(f"{game} has no help")
    words, content = _words(chosen, language), chosen.help
    chapters = [
        "\n\n".join((f"## {words.text(each.title)}", *map(words.text, each.paragraphs)))
        for each in content.chapters
    ]
    tips = [f"- {prompt}: {words.text(tip)}" for prompt, tip in content.tips.items()]
    overview = [f"- {words.text(line)}" for line in content.overview]
    for part in ("\n".join(overview), *chapters, "\n".join(tips)):
        console.print(Markdown(part), soft_wrap=False)


def _words(game: Game[Any], language: str) -> Words:
    if language not in LOCALES:
        raise fail(f"there are no texts in {language!r}; there are {', '.join(LOCALES)}")
    return game.words(language)


@app.command()
def check(file: LogFile) -> None:
    """Play a log again by the rules. Exit status 0: whole, 1: damaged, 3: of earlier rules, so not proven."""
    record = _record(file)
    judged = judge(record)
    if judged.table is None:
        raise fail(f"{file} is damaged: {judged.why}")
    ended = "over" if judged.table.over else "not over"
    rows = f"{file}: {len(record.moves)} rows of {record.game.name}"
    if judged.standing is Standing.EARLIER:
        console.print(f"{rows} are of earlier rules, which proves nothing; the game is {ended}. {judged.why}")
        raise typer.Exit(verification.Verdict.OPEN)
    console.print(f"{rows} are in order; the game is {ended}")


@app.command()
def verify(
    file: Annotated[Path, typer.Argument(help="A log as `/verify` sends it.", metavar="FILE")],
    commitment: Annotated[
        str, typer.Option(help="What the table's card showed: the whole commitment, or its beginning.")
    ] = "",
) -> None:
    """Prove that each draw followed from the seed. Exit status 0: proven, 1: forged, 3: not wholly proven."""
    try:
        report = verification.verify(log.read(file), commitment)
    except OSError as fault:
        raise fail(f"cannot read {file}: {fault.strerror}") from fault
    except Damaged as fault:
        raise fail(f"{file} is damaged: {fault}") from fault
    if report.verdict is verification.Verdict.FORGED:
        raise fail(f"{file} is forged: {' '.join(report.lines)}")
    for line in report.lines:
        console.print(line, markup=False)
    raise typer.Exit(report.verdict)


class Invariants(StrEnum):
    """When the invariants are checked in a fuzzed game."""

    MOVES = "moves"
    PHASES = "phases"
    END = "end"


@app.command(name="fuzz")
def fuzz_games(
    game: GameName,
    games: Annotated[int, typer.Option(help="How many games.")] = 100,
    seed: Annotated[int, typer.Option(help="Seed of the first game.")] = 0,
    invariants: Annotated[
        Invariants, typer.Option(help="Check after every move, every phase, or at the end.")
    ] = Invariants.PHASES,
) -> None:
    """Play random games with undos and mixed options, every other one from a late state on, and check them.

    After every move: what is counted, offered and told, against the game's own bookkeeping.
    """
    chosen = _game(game)
    rows = 0
    for number, outcome in _fuzzed(chosen.name, range(seed, seed + games), invariants):
        if isinstance(outcome, str):
            console.print(outcome, markup=False)
            raise fail(f"game {number} of {games} failed")
        rows += outcome
    console.print(f"{games} games, {rows} rows, no failure")


def _fuzzed(name: str, seeds: range, invariants: Invariants) -> Iterator[tuple[int, int | str]]:
    with ProcessPoolExecutor() as pool:
        outcomes = pool.map(_fuzz_one, [name] * len(seeds), seeds, [invariants] * len(seeds), chunksize=4)
        shown = track(outcomes, description="fuzzing", total=len(seeds), console=errors, transient=True)
        yield from enumerate(shown, 1)


def _fuzz_one(name: str, seed: int, invariants: Invariants) -> int | str:
    """The number of rows of a random game, or what to print of one that failed."""
    watch = random_games.invariants if invariants is Invariants.MOVES else None
    watch_phases = random_games.invariants if invariants is Invariants.PHASES else None
    try:
        table = random_games.play_late_too(find(name), seed, watch=watch, watch_phases=watch_phases)
        random_games.invariants(table)
    except random_games.Failure as failure:
        moves = [f"{n:5}  {_mover(move.seat)}  {move.key}" for n, move in enumerate(failure.moves, 1)]
        return "\n".join([*moves, str(failure)])
    return len(table.moves)


def _mover(seat: int | None) -> str:
    return "chance" if seat is None else f"seat {seat + 1}"


if __name__ == "__main__":
    app()
