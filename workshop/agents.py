"""Commands about computer players: measure them against each other, learn weights."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from random import Random
from statistics import fmean, quantiles
from typing import TYPE_CHECKING, Annotated, Any

import msgspec
import typer
from rich.progress import track
from rich.table import Table as RichTable

from games import UnknownGame, find
from games import names as game_names
from games.agents.agent import Agent
from games.agents.evaluation import LinearEvaluation
from games.agents.levels import HARD, LEVELS, NAMES, Level, characters_of, find_level
from games.agents.tuning import Calibration, Weights, read_tuning, sum_of
from games.command_line import console, errors
from games.game import Game
from workshop.arena import CERTAINTY, Played, Player, half_width, judging, named, play
from workshop.frozen import frozen, frozen_names
from workshop.games_file import BadFile, GamesFile, R, check_writable, digest, went_by

if TYPE_CHECKING:
    from workshop.calibration import JudgedGame

app = typer.Typer(help=__doc__, no_args_is_help=True, add_completion=False, pretty_exceptions_enable=False)


def _known(name: str) -> str:
    try:
        return find(name).name
    except UnknownGame as fault:
        raise typer.BadParameter(str(fault)) from fault


GameName = Annotated[
    str, typer.Argument(help=f"Which game: {', '.join(game_names())}.", metavar="GAME", callback=_known)
]
GamesKept = Annotated[Path, typer.Argument(help="Keeps each game; those in it are not played again.")]
Processes = Annotated[int, typer.Option(help="How many processes play.", min=1)]

OTHERS = "they were played with other weights, levels or effort, or before these were written down"

WHO_PLAYS = (
    f"separated by commas: {', '.join(NAMES)}, a game's characters, those in "
    "workshop/frozen that never change; with other weights as in hard@FILE"
)

KINDS = "easy,medium,careful,greedy_1,hand_1"


@app.command()
def arena(
    game: GameName,
    players: Annotated[
        str,
        typer.Option(help=f"Who plays, {WHO_PLAYS}."),
    ] = "hard,hand_1,hand_1",
    games: Annotated[int, typer.Option(help="How many games.", min=1)] = 20,
    seed: Annotated[int, typer.Option(help="Seed of the first game.")] = 0,
    file: Annotated[
        Path | None, typer.Option(help="Keeps each game; those in it are not played again.")
    ] = None,
    processes: Processes = 1,
) -> None:
    """Play games between computer players, and print points, wins and time with 95 % intervals."""
    chosen = find(game)
    if (seats := players.count(",") + 1) not in chosen.seats:
        raise typer.BadParameter(f"{game} is not played by {seats}")
    opponents = _weights_of(chosen, players)
    kept = _opened(file, Played, chosen, opponents)
    seeds = [(players, each) for each in range(seed, seed + games)]
    played = _played(partial(_play, game), kept, seeds, players, processes)
    console.print(_summary(players.split(","), played))
    console.print(_sources(chosen, players.split(","), [each for each in played if each.sources]))


def _weights_of(game: Game[Any], players: str) -> list[object]:
    """How players judge who do so unlike their level. Raises BadParameter."""
    found: list[object] = []
    for each in players.split(","):
        name, _, file = each.partition("@")
        if each in frozen_names(game):
            found.append(frozen(game, each))
        elif each in characters_of(game):
            found.append(find_level(game, each))
        elif name not in NAMES or (file and (name not in LEVELS or not Path(file).is_file())):
            raise typer.BadParameter(f"nobody is called {each!r}")
        elif file:
            found.append(_weights(_agent(game), Path(file)))
    return found


def _weights(agent: Agent[Any], file: Path) -> Weights:
    """The weights in a file, all of them features of a game. Raises BadParameter."""
    try:
        weights = read_tuning(file).weights
    except (msgspec.DecodeError, UnicodeDecodeError) as fault:
        raise typer.BadParameter(f"{file} holds no weights: {fault}") from fault
    if unknown := sorted(weights.keys() - read_tuning(agent.weights).weights.keys()):
        raise typer.BadParameter(f"{file} has weights for what is no feature: {', '.join(unknown)}")
    return weights


def _agent(game: Game[Any]) -> Agent[Any]:
    """What a game brings for computer players. Raises BadParameter."""
    if game.agent is None:
        raise typer.BadParameter(f"{game.name} has no features")
    return game.agent


def _play(game: str, players: str, seed: int) -> Played:
    chosen = find(game)
    return play(chosen, _seated(chosen, players, seed), seed)


def _seated(game: Game[Any], players: str, seed: int) -> list[Player]:
    random = Random(seed)
    return [_player(game, each, Random(random.getrandbits(32))) for each in players.split(",")]


def _player(game: Game[Any], player: str, random: Random) -> Player:
    name, _, file = player.partition("@")
    if player in frozen_names(game):
        tuned = frozen(game, player)
        return judging(Level(0.0, tuned.effort), random, LinearEvaluation(_agent(game), tuned.weights))
    if not file:
        return named(name, random)
    agent = _agent(game)
    return judging(find_level(game, name), random, LinearEvaluation(agent, _weights(agent, Path(file))))


def _summary(players: Sequence[str], games: Sequence[Played]) -> RichTable:
    table = RichTable(
        "player", "games", "won", "points", "ahead of the others", "s a game", "ms: 50 %, 95 %, 99 %, most"
    )
    for which, name in enumerate(players):
        points = [each.points[which] for each in games]
        ahead = [
            each.points[which] - fmean(other for n, other in enumerate(each.points) if n != which)
            for each in games
        ]
        won = [1 / each.ranks.count(1) if each.ranks[which] == 1 else 0.0 for each in games]
        times = sorted(1000 * each for game in games for each in game.seconds[which])
        cuts = quantiles(times, n=100, method="inclusive") if len(times) > 1 else [0.0] * 99
        table.add_row(
            name,
            str(len(games)),
            f"{100 * fmean(won):.0f} ± {100 * half_width(won):.0f} %",
            f"{fmean(points):.1f} ± {half_width(points):.1f}",
            f"{fmean(ahead):+.1f} ± {half_width(ahead):.1f}",
            f"{fmean(sum(each.seconds[which]) for each in games):.1f}",
            ", ".join(f"{each:.0f}" for each in (cuts[49], cuts[94], cuts[98], times[-1])),
        )
    return table


def _sources(game: Game[Any], players: Sequence[str], games: Sequence[Played]) -> RichTable:
    """The mean points of each player from each source."""
    table = RichTable("source", *players)
    for source in game.point_sources if games else ():
        points = [[each.sources[which][source] for each in games] for which in range(len(players))]
        table.add_row(source, *(f"{fmean(each):.1f} ± {half_width(each):.1f}" for each in points))
    return table


@app.command()
def train(
    game: GameName,
    file: GamesKept,
    output: Annotated[Path, typer.Argument(help="Where the new weights are written, as lines of TOML.")],
    games: Annotated[int, typer.Option(help="How many games.", min=1)] = 100,
    players: Annotated[int, typer.Option(help="How many seats.")] = 3,
    seed: Annotated[int, typer.Option(help="Seed of the first game.")] = 0,
    shake: Annotated[
        float, typer.Option(help="How far the weights of a player are from those on file.", min=0.0)
    ] = 0.4,
    trace: Annotated[
        float, typer.Option(help="How much later turns count, from 0 to 1.", min=0.0, max=1.0)
    ] = 0.8,
    stiffness: Annotated[
        float, typer.Option(help="How many positions the present weights count as.", min=0.001)
    ] = 200.0,
    keeps_sum: Annotated[
        bool, typer.Option("--keeps-sum", help="Learn reasons alone: players judge as they do now.")
    ] = False,
    rounds: Annotated[
        int, typer.Option(help="How often that many games are played, each time with the new weights.", min=1)
    ] = 1,
    from_nothing: Annotated[
        bool, typer.Option("--from-nothing", help="Begin without weights instead of those on file.")
    ] = False,
    processes: Processes = 1,
) -> None:
    """Play games among the strongest, and fit the weights to the results from their positions."""
    from workshop.fit import as_toml, errors, fit, lacking, zero_weights
    from workshop.self_play import Recorded

    chosen = find(game)
    tuned = read_tuning(_agent(chosen).weights)
    if players not in chosen.seats:
        raise typer.BadParameter(f"{game} is not played by {players}")
    kept = _opened(file, Recorded, chosen)
    _check_output(output, file)
    sources = zero_weights(tuned.sources) if from_nothing else tuned.sources
    weights = sum_of(sources.values()) if from_nothing else tuned.weights
    for first in range(seed, seed + rounds * games, games):
        seats = f"{players} shaken by {shake} from {digest(weights)}"
        seeds = [(seats, each) for each in range(first, first + games)]
        recorded = _played(partial(_record, game, weights, players, shake), kept, seeds, game, processes)
        before = errors(sources, recorded)
        sources = fit(sources, recorded, like=tuned.sources, trace=trace, stiffness=stiffness)
        rest = lacking(sources, weights) if keeps_sum else {}
        weights = sum_of([*sources.values(), rest])
        output.write_text(as_toml(tuned, sources, rest), "utf-8")
        after = errors(sources, recorded)
        scored = fmean(sum(positions[-1].scored) for each in recorded for positions in each.positions)
        shown = RichTable(
            "points to come from",
            "differ by",
            "wrong before",
            "now",
            title=f"{len(recorded)} games from seed {first}, {scored:.1f} points a seat",
        )
        for source, (apart, off) in after.items():
            shown.add_row(source, *(f"{each:.2f}" for each in (apart, before[source][1], off)))
        console.print(shown)


def _check_output(output: Path, file: Path) -> None:
    """Check that the output can be written and is not the file of the games. Raises BadParameter."""
    try:
        check_writable(output)
    except BadFile as fault:
        raise typer.BadParameter(str(fault)) from fault
    if output.samefile(file):
        raise typer.BadParameter(f"{output} holds the games")


def _record(game: str, weights: Weights, players: int, shake: float, _seats: str, seed: int) -> Any:
    from workshop.self_play import record

    chosen = find(game)
    return record(chosen, _agent(chosen), weights, find_level(chosen, HARD), players, seed, shake)


@app.command()
def calibrate(
    game: GameName,
    file: GamesKept,
    games: Annotated[
        int, typer.Option(help="How many games with each number of seats, kinds in turn.", min=4)
    ] = 40,
    kinds: Annotated[str, typer.Option(help=f"Kinds of players apart from hard, {WHO_PLAYS}.")] = KINDS,
    seats: Annotated[str, typer.Option(help="Numbers of seats, separated by commas; all by default.")] = "",
    seed: Annotated[int, typer.Option(help="Seed of the first game.")] = 0,
    processes: Processes = 1,
) -> None:
    """Judge the turns of hard and others; print what makes worth right on average, and luck."""
    from workshop.calibration import JudgedGame, fitted, mixture

    chosen = find(game)
    tuned = read_tuning(_agent(chosen).weights)
    judged_by = (tuned.analysis, tuned.second, _weights_of(chosen, kinds))
    kept = _opened(file, JudgedGame, chosen, *judged_by)
    numbers = _numbers_of_seats(chosen, seats)
    wanted = [
        (",".join(mixture(number, each, kinds.split(","))), seed + number)
        for number in range(games)
        for each in numbers
    ]
    every = _played(partial(_judged, game), kept, wanted, game, processes)
    for number in numbers:
        found = [each for each in every if len(each.kinds) == number]
        calibration = fitted(found, HARD)
        console.print(_calibration_text(number, calibration), markup=False)
        console.print(_table_of_kinds(found, calibration))


def _numbers_of_seats(game: Game[Any], seats: str) -> Sequence[int]:
    """Numbers of seats of a game from an option. Raises BadParameter."""
    found = [each for each in game.seats if str(each) in seats.split(",")] if seats else list(game.seats)
    if not found:
        raise typer.BadParameter(f"{game.name} is not played by {seats}")
    return found


@app.command()
def reasons(
    game: GameName,
    file: GamesKept,
    games: Annotated[
        int, typer.Option(help="How many games, in each of which a tenth of turns is tried.", min=1)
    ] = 20,
    rollouts: Annotated[int, typer.Option(help="How often each of two lines is played on.", min=2)] = 20,
    players: Annotated[int, typer.Option(help="How many seats.")] = 3,
    seed: Annotated[int, typer.Option(help="Seed of the first game.")] = 0,
    processes: Processes = 1,
) -> None:
    """Play on after both lines that a hint compares, and print how far its reasons hold."""
    from workshop.reasons import ComparedGame, agreement

    chosen = find(game)
    kept = _opened(file, ComparedGame, chosen)
    wanted = [(f"{players}, {rollouts} rollouts", each) for each in range(seed, seed + games)]
    found = _played(partial(_compare, game, players, rollouts), kept, wanted, game, processes)
    shown = RichTable(
        "reason", "turns", "named", "clear of 0", "right sign", "found a predicted point", "± a reason"
    )
    named = {source for each in found for turn in each.turns for source in turn.named}
    for source in (None, *(each for each in chosen.point_sources if each in named)):
        turns, said, clear, right, slope, slope_error, error = agreement(found, source)
        share = f"{right} ({100 * right / clear:.0f} %)" if clear else "0"
        size = f"{slope:.2f} ± {CERTAINTY * slope_error:.2f}"
        shown.add_row(source or "all", str(turns), str(said), str(clear), share, size, f"{error:.1f}")
    console.print(shown)


def _compare(game: str, players: int, rollouts: int, _seats: str, seed: int) -> Any:
    from workshop.reasons import compared_game

    return compared_game(find(game), players, seed, rollouts)


def _calibration_text(number: int, found: Calibration) -> str:
    """The calibration for a number of seats, as lines of TOML."""
    phases = ", ".join(f"{phase} = {more}" for phase, more in found.phases.items())
    lines = [f"[calibration.{number}]", f"offsets = {list(found.offsets)}"]
    return "\n".join([*lines, *([f"phases = {{ {phases} }}"] if phases else []), f"spread = {found.spread}"])


def _table_of_kinds(games: Sequence[JudgedGame], found: Calibration) -> RichTable:
    """The means of the seats of each kind, in points."""
    from workshop.calibration import seats_of

    table = RichTable("kind", "seats", "points", "given away", "luck a turn", "the rest")
    seats = list(seats_of(games))
    for kind in sorted({each.kind for each in seats}):
        mine = [each for each in seats if each.kind == kind]
        luck = [each.luck / len(each.turns) for each in mine]
        rest = [each.rest(found) for each in mine]
        table.add_row(
            *(kind, str(len(mine)), f"{fmean(each.points for each in mine):.0f}"),
            f"{fmean(sum(turn.lost for turn in each.turns) for each in mine):.0f}",
            *(f"{fmean(each):+.2f} ± {half_width(each):.2f}" for each in (luck, rest)),
        )
    return table


def _judged(game: str, players: str, seed: int) -> Any:
    from workshop.calibration import judged_game

    chosen = find(game)
    return judged_game(chosen, players.split(","), _seated(chosen, players, seed), seed)


def _opened(path: Path | None, kind: type[R], game: Game[Any], *more: object) -> GamesFile[R]:
    """The games on file of those who go by the same, and a word about others. Raises BadParameter."""
    try:
        file = GamesFile(path, kind, game.name, went_by(game, *more))
    except BadFile as fault:
        raise typer.BadParameter(str(fault)) from fault
    if file.others:
        errors.print(f"{path}: {file.others} games of {game.name} do not count: {OTHERS}", markup=False)
    return file


def _played(
    play: Callable[[str, int], R],
    file: GamesFile[R],
    wanted: Sequence[tuple[str, int]],
    title: str,
    processes: int,
) -> list[R]:
    """The games of players by seed: those on file, then new ones, with progress."""
    found = file.kept
    missing = [each for each in wanted if each not in found]
    with ProcessPoolExecutor(processes) as pool:
        done = pool.map(play, *zip(*missing, strict=True)) if missing else ()
        shown = track(done, description=title, total=len(missing), console=errors, transient=True)
        for each, played in zip(missing, shown, strict=True):
            file.keep(each[0], played)
            found[each] = played
    return [found[each] for each in wanted]
