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
from workshop.arena import Arena, Player, judging


class Position(Struct, frozen=True):
    """The features of a seat after one of its turns."""

    progress: float
    features: dict[str, float]


class Recorded(Struct, frozen=True):
    seed: int
    positions: tuple[tuple[Position, ...], ...]
    """Of each seat, in order; the last is the end of the game."""
    points: tuple[int, ...]
    """Of each seat at the end."""


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
    positions: list[list[Position]] = [[] for _ in range(players)]

    def watch(table: Table[Any], seat: int) -> None:
        if table.pending_choice(seat) is None and not table.over:
            positions[seat].append(_position(table, agent, seat))

    table = Arena(game, seats, seed).play(watch)
    for seat in range(players):
        positions[seat].append(_position(table, agent, seat))
    points = {each.seat: each.points for each in game.standing(table.state)}
    return Recorded(seed, tuple(map(tuple, positions)), tuple(points[seat] for seat in range(players)))


def _position(table: Table[Any], agent: Agent[Any], seat: int) -> Position:
    view = table.view(seat)
    return Position(round(agent.progress(view), 4), dict(agent.features(view, seat)))
