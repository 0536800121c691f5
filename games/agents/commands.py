"""Commands about computer players: measure them against each other, learn weights."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import sqrt
from pathlib import Path
from random import Random
from statistics import fmean, quantiles, stdev
from typing import Annotated, Any, Generic, TypeVar

import msgspec
import typer
from rich.console import Console
from rich.progress import track
from rich.table import Table as RichTable

from games import find
from games import names as game_names
from games.agents.arena import Played, Player, judging, named, play
from games.agents.evaluation import LinearEvaluation
from games.agents.levels import HARD, LEVELS, NAMES, level
from games.agents.tuning import tuning
from games.game import Game

app = typer.Typer(help=__doc__, no_args_is_help=True)
console = Console(highlight=False, soft_wrap=True)
errors = Console(stderr=True, highlight=False, soft_wrap=True)

GameName = Annotated[str, typer.Argument(help=f"Which game: {', '.join(game_names())}.", metavar="GAME")]
Processes = Annotated[int, typer.Option(help="How many processes play.")]

CERTAINTY = 1.96
"""Standard errors of an interval of 95 %."""

R = TypeVar("R")


class _Kept(msgspec.Struct, Generic[R], frozen=True):
    """A line of a file of results: what was played, and what came of it."""

    game: str
    players: str
    played: R


@app.command()
def arena(
    game: GameName,
    players: Annotated[
        str,
        typer.Option(
            help=f"Who plays, separated by commas: {', '.join(NAMES)}; with other weights as in hard@FILE."
        ),
    ] = "hard,careful,careful",
    games: Annotated[int, typer.Option(help="How many games.")] = 20,
    seed: Annotated[int, typer.Option(help="Seed of the first game.")] = 0,
    file: Annotated[
        Path | None, typer.Option(help="Keeps each game; those in it are not played again.")
    ] = None,
    processes: Processes = 1,
) -> None:
    """Play games between computer players, and print points, wins and time with 95 % intervals."""
    _checked(game, players)
    kept = _kept(file, Played, game, players)
    found = {each.seed: each for each in kept if seed <= each.seed < seed + games}
    for played in _played(partial(_play, game, players), seed, games, found, players, processes):
        found[played.seed] = played
        _keep(file, _Kept(game, players, played))
    console.print(_summary(players.split(","), [found[each] for each in sorted(found)]))


def _checked(game: str, players: str) -> Game[Any]:
    """A game that is played by these players. Raises BadParameter."""
    seats = players.split(",")
    for each in seats:
        name, _, weights = each.partition("@")
        if name not in NAMES or (weights and (name not in LEVELS or not Path(weights).is_file())):
            raise typer.BadParameter(f"nobody is called {each!r}")
    if game not in game_names() or len(seats) not in find(game).seats:
        raise typer.BadParameter(f"{game} is not played by {len(seats)}")
    if "@" in players and find(game).agent is None:
        raise typer.BadParameter(f"{game} has no features")
    return find(game)


def _play(game: str, players: str, seed: int) -> Played:
    chosen = find(game)
    return play(chosen, _seated(chosen, players, seed), seed)


def _seated(game: Game[Any], players: str, seed: int) -> list[Player]:
    random = Random(seed)
    return [_player(game, each, Random(random.getrandbits(32))) for each in players.split(",")]


def _player(game: Game[Any], player: str, random: Random) -> Player:
    name, _, weights = player.partition("@")
    if not weights:
        return named(name, random)
    assert game.agent is not None
    return judging(level(game, name), random, LinearEvaluation(game.agent, tuning(Path(weights)).weights))


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
            f"{100 * fmean(won):.0f} ± {100 * _half_width(won):.0f} %",
            f"{fmean(points):.1f} ± {_half_width(points):.1f}",
            f"{fmean(ahead):+.1f} ± {_half_width(ahead):.1f}",
            f"{fmean(sum(each.seconds[which]) for each in games):.1f}",
            ", ".join(f"{each:.0f}" for each in (cuts[49], cuts[94], cuts[98], times[-1])),
        )
    return table


def _half_width(values: Sequence[float]) -> float:
    """Half the interval of 95 % around their mean."""
    return CERTAINTY * stdev(values) / sqrt(len(values)) if len(values) > 1 else float("nan")


@app.command()
def train(
    game: GameName,
    file: Annotated[Path, typer.Argument(help="Keeps each game; those in it are not played again.")],
    output: Annotated[Path, typer.Argument(help="Where the new weights are written, as lines of TOML.")],
    games: Annotated[int, typer.Option(help="How many games.")] = 100,
    players: Annotated[int, typer.Option(help="How many seats.")] = 3,
    seed: Annotated[int, typer.Option(help="Seed of the first game.")] = 0,
    shake: Annotated[
        float, typer.Option(help="How far the weights of a player are from those on file.")
    ] = 0.4,
    trace: Annotated[float, typer.Option(help="How much later turns count, from 0 to 1.")] = 0.8,
    stiffness: Annotated[
        float, typer.Option(help="How many positions the present weights count as.")
    ] = 200.0,
    processes: Processes = 1,
) -> None:
    """Play games among the strongest, and fit the weights to what came of their positions."""
    from games.agents.training.fit import error, fit
    from games.agents.training.self_play import Recorded

    chosen = find(game)
    if chosen.agent is None:
        raise typer.BadParameter(f"{game} has no features")
    seats = f"{players} shaken by {shake}"
    found = {each.seed: each for each in _kept(file, Recorded, game, seats)}
    for recorded in _played(partial(_record, game, players, shake), seed, games, found, game, processes):
        found[recorded.seed] = recorded
        _keep(file, _Kept(game, seats, recorded))
    weights, names = tuning(chosen.agent.weights).weights, list(chosen.agent.parts)
    recorded_games = [found[each] for each in sorted(found)]
    fitted = fit(names, weights, recorded_games, trace=trace, stiffness=stiffness)
    lines = (f"{name} = [{fitted.early[name]}, {fitted.late[name]}]\n" for name in names)
    output.write_text("".join(lines), "utf-8")
    before, after = (error(names, each, recorded_games) for each in (weights, fitted))
    console.print(f"{len(found)} games: wrong about the end by {before:.1f} points before, {after:.1f} now")


def _record(game: str, players: int, shake: float, seed: int) -> Any:
    from games.agents.training.self_play import record

    chosen = find(game)
    assert chosen.agent is not None
    weights = tuning(chosen.agent.weights).weights
    return record(chosen, chosen.agent, weights, level(chosen, HARD), players, seed, shake)


@app.command()
def calibrate(
    game: GameName,
    file: Annotated[Path, typer.Argument(help="Keeps each game; those in it are not played again.")],
    players: Annotated[str, typer.Option(help="Who plays, separated by commas.")] = "hard,medium,easy",
    games: Annotated[int, typer.Option(help="How many games.", min=2)] = 40,
    seed: Annotated[int, typer.Option(help="Seed of the first game.")] = 0,
    processes: Processes = 1,
) -> None:
    """Judge the turns of games between computer players, and print what makes worth right on average."""
    from games.agents.training.calibration import JudgedGame, calibration, luck_by_turn

    chosen = _checked(game, players)
    if chosen.agent is None:
        raise typer.BadParameter(f"{game} has no features")
    found = {each.seed: each for each in _kept(file, JudgedGame, game, players)}
    for judged in _played(partial(_judged, game, players), seed, games, found, game, processes):
        found[judged.seed] = judged
        _keep(file, _Kept(game, players, judged))
    every = [found[each] for each in sorted(found)]
    new, halves = calibration(every), (every[::2], every[1::2])
    phases = ", ".join(f"{phase} = {more}" for phase, more in new.phases.items())
    console.print(f"offsets = {list(new.offsets)}\nphases = {{ {phases} }}")
    on_file = luck_by_turn(every, tuning(chosen.agent.weights).calibration)
    unseen = [luck for one, other in (halves, halves[::-1]) for luck in luck_by_turn(one, calibration(other))]
    for name, lucks in (("as on file", on_file), ("by the other half of the games", unseen)):
        console.print(f"luck a turn, worth calibrated {name}: {fmean(lucks):+.2f} ± {_half_width(lucks):.2f}")


def _judged(game: str, players: str, seed: int) -> Any:
    from games.agents.training.calibration import judged_game

    chosen = find(game)
    return judged_game(chosen, _seated(chosen, players, seed), seed)


def _played(
    play: Callable[[int], R], seed: int, games: int, found: Container[int], title: str, processes: int
) -> Iterator[R]:
    """The games of these seeds that were not found, as they are played, with progress."""
    missing = [each for each in range(seed, seed + games) if each not in found]
    with ProcessPoolExecutor(processes) as pool:
        done = pool.map(play, missing)
        yield from track(done, description=title, total=len(missing), console=errors, transient=True)


def _kept(file: Path | None, kind: type[R], game: str, players: str) -> Iterator[R]:
    """What a file of results holds of a game with these players, a line each."""
    if file is None or not file.exists():
        return
    decoder: msgspec.json.Decoder[_Kept[R]] = msgspec.json.Decoder(_Kept[kind])  # type: ignore[valid-type]
    for line in file.read_text("utf-8").splitlines():
        kept = decoder.decode(line)
        if (kept.game, kept.players) == (game, players):
            yield kept.played


def _keep(file: Path | None, result: _Kept[R]) -> None:
    if file is not None:
        with file.open("ab") as stream:
            stream.write(msgspec.json.encode(result) + b"\n")
