"""Secrecy by forking: what a seat gets must not depend on what it may not know.

At each moment everything hidden from a viewer is exchanged for something else that could be there, what
others do in secret at the same time included; all the viewer gets must stay the same.
"""

from random import Random
from typing import Any

import pytest

from games import find
from games.fuzz import random_options
from games.table import Chance, Table

GAMES = {f"{players} players, seed {seed}": (players, seed) for players, seed in ((2, 11), (3, 12), (4, 13))}


def fork(table: Table, seat: int | None, random: Random) -> Table:
    """A table that looks the same to a seat: hidden faces exchanged, as many others ready."""
    dream = table.imagine(seat, random)
    while table.together is not None and dream.together != table.together:
        finish_lane(dream, random.choice([each for each in dream.waiting if each != seat]), random)
    return dream


def finish_lane(table: Table, seat: int, random: Random) -> None:
    """A seat makes random choices until it is ready."""
    while (choice := table.pending(seat)) is not None:
        table.answer(seat, random.choice(choice.options).key)


def gets(table: Table, seat: int | None, since: int) -> dict[str, Any]:
    """All that the games give a seat: view, story, choice, words."""
    words = table.game.words("en")
    view = table.view(seat)
    told = [event for _, event in table.story(seat, since)]
    choice = table.pending(seat) if seat is not None else None
    return {
        "view": view,
        "board": table.game.board(view, words, ()),
        "story": told,
        "texts": [words.say(message) for event in told if (message := event.tell())],
        "choice": choice,
        "prompt": words.say(choice.prompt) if choice else "",
        "labels": [words.say(option.label) for option in choice.options] if choice else [],
        "number": table.number(seat) if seat is not None else 0,
        "undoable": table.undoable(seat) if seat is not None else 0,
        "together": table.together,
        "forecast": table.game.forecast(view) if table.game.forecast else (),
    }


@pytest.mark.parametrize("players_and_seed", GAMES.values(), ids=GAMES.keys())
def test_nothing_a_seat_gets_depends_on_what_it_may_not_know(players_and_seed: tuple[int, int]) -> None:
    players, seed = players_and_seed
    game = find("forum_trajanum")
    random = Random(seed)
    table = Table.begin(game, players, random_options(game, players, random), Chance(random))
    differed = moves = 0
    while not table.over:
        seat = random.choice(table.waiting)
        choice = table.pending(seat)
        assert choice is not None
        since = len(table.moves)
        table.answer(seat, random.choice(choice.options).key)
        moves += 1
        if moves % 3:
            continue
        viewer = random.choice([None, *range(players)])
        other = fork(table, viewer, random)
        assert gets(other, viewer, since) == gets(table, viewer, since)
        differed += other.state != table.state
    assert differed > moves / 20


def test_a_fork_really_differs_where_something_is_hidden() -> None:
    game = find("forum_trajanum")
    random = Random(5)
    table = Table.begin(game, 3, game.options(), Chance(random))
    finish_lane(table, 0, random)
    finish_lane(table, 1, random)
    cranes = {tuple(fork(table, 2, Random(n)).state.players[0].cranes.items()) for n in range(8)}
    assert len(cranes) > 1
