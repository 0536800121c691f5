"""Commands: play a game at random; show, analyse, check or verify a log; fuzz; print help, or a schema."""

from pathlib import Path
from random import Random
from typing import Annotated, Any

import typer
from rich.markdown import Markdown
from rich.progress import track

from games import log, verification
from games.agents.analysis import analyse_seats, try_judge, turns_of_log
from games.agents.analysis_text import no_turns_text, summary, turn_texts
from games.agents.judged import SeatAnalysis
from games.agents.luck import luck_of_draws
from games.command_line import GameName, add_workshop_command, console, errors, fail, named_game
from games.engine.chance import RandomChance
from games.engine.errors import Damaged
from games.engine.moves import last_row_before_question
from games.engine.table import Table
from games.game import Game
from games.log_judging import Standing, judge
from games.rules_version import rules_version
from games.words import LOCALES, Words

app = typer.Typer(help=__doc__, no_args_is_help=True, pretty_exceptions_enable=False)
add_workshop_command(app, "agents", "Measure computer players against each other, learn weights.")
add_workshop_command(app, "fuzz", "Play random games, and check them.")
add_workshop_command(app, "schema", "Print the format of a game's logs as a JSON Schema.")

LogFile = Annotated[Path, typer.Argument(help="A log as written by play.", metavar="FILE")]

SQLITE = b"SQLite format 3\0"


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
    chosen = named_game(game)
    if players not in chosen.seats:
        raise fail(f"{game} is for {', '.join(map(str, chosen.seats))} players, not for {players}")
    table = _played(chosen, players, Random(seed))
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


def _played(game: Game[Any], players: int, random: Random) -> Table[Any]:
    """The table at the end of a game of random choices."""
    table = Table.begin(game, players, game.options(), RandomChance(random))
    while not table.over:
        choice = table.pending_choice(random.choice(table.waiting_seats))
        assert choice is not None
        table.answer(choice.seat, choice.random_answer(random))
    return table


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
    shown = at and last_row_before_question(record.moves, at)
    try:
        table = record.table(shown)
    except Damaged as fault:
        raise fail(f"{file} is damaged: {fault}") from fault
    viewer = None if seat is None else seat - 1
    if shown != at:
        shown_first = f"this is after row {shown}, the next that can be shown."
        console.print(f"After row {at} a phase begins; {shown_first}", markup=False)
    console.print(record.game.table_text(table.view(viewer), words, ()), markup=False)
    for asked in table.waiting_seats:
        choice = table.pending_choice(asked)
        if choice is not None and viewer in (asked, None):
            prompt = f": {words.text(choice.prompt)}" if viewer == asked else ""
            console.print(f"→ {words('seat', number=asked + 1)}{prompt}", markup=False)


@app.command()
def analyse(
    file: LogFile, language: Annotated[str, typer.Option(help=f"One of {', '.join(LOCALES)}.")] = "en"
) -> None:
    """Print the losses of each seat's turns by part, and the five costliest with a better line."""
    record = _record(file)
    words = _words(record.game, language)
    try:
        table = record.table()
        found = turns_of_log(record)
        if not found:
            raise fail(f"nobody has chosen anything in the game of {file}")
        watched = track(found, description="analysing", console=errors, transient=True)
        tried = (try_judge(record.table(turn.row - 1), turn) for turn in watched)
        judged = [each for each in tried if each is not None]
        luck = luck_of_draws(record)
    except Damaged as fault:
        raise fail(f"{file} is damaged: {fault}") from fault
    for each in analyse_seats(table, judged, luck):
        _print_analysis(each, words)


def _print_analysis(found: SeatAnalysis, words: Words) -> None:
    for line in summary(found, words, own=False):
        console.print(words.text(line), markup=False)
    for number, turn in enumerate(turn_texts(found, words), 1):
        console.print(f"  {number}. {words.text(turn.head)}", markup=False)
        for line in turn.lines:
            console.print(f"     {words.text(line)}", markup=False)
    if not found.costliest:
        console.print(f"  {no_turns_text(found, words)}".rstrip(), markup=False)
    console.print()


@app.command(name="help")
def rules(
    game: GameName, language: Annotated[str, typer.Option(help=f"One of {', '.join(LOCALES)}.")] = "en"
) -> None:
    """Print a round in six lines, the rules by chapters, and the explanation of each question."""
    chosen = named_game(game)
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


if __name__ == "__main__":
    app()
