"""Games among players of a level with shaken weights, and the features of each seat after each turn."""

from __future__ import annotations

from math import exp
from random import Random
from typing import Any

from msgspec import Struct, structs

from games.agents.agent import Agent
from games.agents.evaluation import LinearEvaluation
from games.agents.levels import Level
from games.agents.tuning import Weights
from games.engine.table import Table
from games.game import Game
from games.scoring import points_by_source
from workshop.arena import Arena, Player, judging


class Position(Struct, frozen=True):
    """The features of a seat after one of its turns."""

    progress: float
    features: dict[str, float]
    scored: tuple[int, ...]
    """The points that the seat has scored from each source."""


class Recorded(Struct, frozen=True):
    seed: int
    positions: tuple[tuple[Position, ...], ...]
    """Of each seat, in order; the last is the end of the game."""


def shaken(weights: Weights, by: float, random: Random) -> Weights:
    """Weights each multiplied by exp(N(0, by)), at all steps alike: a player with a taste of its own."""
    factors = {name: exp(random.gauss(0.0, by)) for name in sorted(weights)}
    return {name: tuple(value * factors[name] for value in values) for name, values in weights.items()}


def record(
    game: Game[Any], agent: Agent[Any], weights: Weights, level: Level, players: int, seed: int, shake: float
) -> Recorded:
    """A game of players with shaken weights; nothing else is random in how they judge."""
    random = Random(seed)
    seats: list[Player] = []
    for _ in range(players):
        taste = LinearEvaluation(agent, shaken(weights, shake, random))
        seats.append(judging(structs.replace(level, noise=0.0), Random(random.getrandbits(32)), taste))
    moments: list[tuple[int, int, float, dict[str, float]]] = []

    def note(table: Table[Any], seat: int) -> None:
        view = table.view(seat)
        now = (
            round(agent.progress(view), 4),
            {name: float(each) for name, each in agent.features(view, seat).items()},
        )
        moments.append((len(table.moves), seat, *now))

    def watch(table: Table[Any], seat: int) -> None:
        if table.pending_choice(seat) is None and not table.over:
            note(table, seat)

    table = Arena(game, seats, seed).play(watch)
    for seat in range(players):
        note(table, seat)
    history = table.full_history()
    positions: list[list[Position]] = [[] for _ in range(players)]
    for row, seat, progress, features in moments:
        until = (event for at, event in history if at <= row)
        scored = points_by_source(until, game.point_sources, players)[seat]
        positions[seat].append(Position(progress, features, tuple(scored.values())))
    return Recorded(seed, tuple(map(tuple, positions)))
