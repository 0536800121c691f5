"""Turns that computer players plan in small numbers are the turns at the table."""

from collections.abc import Iterator
from random import Random

import pytest
from msgspec import structs

from games.agents.agent import Judgement
from games.agents.evaluation import LinearEvaluation
from games.agents.playout import Playout
from games.engine.chance import RandomChance
from games.engine.table import Table
from games.forum_trajanum import GAME
from games.forum_trajanum.agent import AGENT, moves
from games.forum_trajanum.agent.planner import plan
from games.forum_trajanum.agent.seat import Seat, moment_of, seat_of
from games.forum_trajanum.pieces import TRACKS
from games.forum_trajanum.state import ForumTrajanum
from tests.fuzz.random_games import random_options

GAMES = 24

SELDOM = 0.1
"""How often somebody ends a turn, or exchanges, while something else is offered."""


def begun(seed: int) -> tuple[Playout[ForumTrajanum], Random]:
    random = Random(seed)
    players = 2 + seed % 3
    table = Table.begin(GAME, players, random_options(GAME, players, random), RandomChance(random))
    return Playout.from_table(table, seed), random


def answer_anything(table: Playout[ForumTrajanum], seat: int, random: Random) -> str:
    choice = table.pending_choice(seat)
    assert choice is not None
    keys = list(choice.keys)
    for seldom in ("exchange", "end"):
        if seldom in keys and len(keys) > 1 and random.random() > SELDOM:
            keys.remove(seldom)
    key = random.choice(keys)
    table.choose(seat, key)
    return key


def enrich(table: Playout[ForumTrajanum], random: Random) -> None:
    """Let a seat have more goods and steps than random play brings."""
    player = random.choice(table.state.players)
    for kind in random.sample(sorted(player.stock), 3):
        player.stock[kind] = min(9, player.stock[kind] + random.randrange(3))
    track = random.choice(TRACKS)
    player.tracks[track] = max(player.tracks[track], min(3, player.tracks[track] + 1))


def turns(seed: int) -> Iterator[tuple[Playout[ForumTrajanum], int, Random]]:
    """A random game at the beginning of each turn, which then is to be played."""
    table, random = begun(seed)
    while table.state.phase:
        seat = random.choice(table.waiting_seats)
        if table.state.phase == "turn":
            yield table, seat, random
        else:
            if table.state.phase == "tiles" and random.random() < 0.4:
                enrich(table, random)
            answer_anything(table, seat, random)


def without_bonus(seat: Seat) -> Seat:
    """The seat as it would be read from the table, where points have no source."""
    return structs.replace(seat, bonus=0)


@pytest.mark.parametrize("seed", range(GAMES))
def test_a_planned_turn_asks_and_does_what_the_table_does(seed: int) -> None:
    for table, seat, random in turns(seed):
        number, moment = table.phases_over, moment_of(table.state, seat)
        position = moves.begin(moment, seat_of(table.phase_start, seat))
        while table.phases_over == number:
            choice = table.pending_choice(seat)
            assert choice is not None
            assert position.asked is not None
            assert (position.asked.prompt, tuple(position.keys)) == (choice.prompt_id, choice.keys)
            assert without_bonus(position.seat) == seat_of(table.state, seat)
            position = moves.answer(moment, position, answer_anything(table, seat, random))
            if position.asked is moves.DRAW and table.phases_over == number:
                position = moves.answer(moment, position, table.made[-1].faces[0])
        if table.state.phase == "turn" and table.phases_over == number + 1:
            assert position.asked is None
            assert without_bonus(position.seat) == seat_of(table.state, seat)


@pytest.mark.parametrize("seed", range(3))
def test_a_planned_line_leads_to_what_it_is_said_to_be_worth(seed: int) -> None:
    judge = LinearEvaluation(AGENT)
    table, random = begun(seed)
    while table.state.phase:
        seat, number = random.choice(table.waiting_seats), table.phases_over
        planned = plan(table, seat, Judgement(judge.weights_at, float, 0))
        if planned is None:
            answer_anything(table, seat, random)
            continue
        is_turn, last = table.state.phase == "turn", table.state.next_in_round is None
        line = planned.best_line((), 300)
        for prompt, key in line.answers:
            choice = table.pending_choice(seat)
            assert choice is not None
            assert choice.prompt_id == prompt
            table.choose(seat, key)
        if table.phases_over == number + is_turn and not (is_turn and last):
            assert judge.worth(table, seat) == pytest.approx(line.worth)
