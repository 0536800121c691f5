"""Secrecy by forking: nothing that the games give a seat depends on what it may not know."""

from random import Random
from typing import Any

import pytest

from games import find
from games.engine.table import RandomChance, Table
from games.fuzz import random_options
from tests.support.forking import finish_lane, fork

GAMES = {f"{players} players, seed {seed}": (players, seed) for players, seed in ((2, 11), (3, 12), (4, 13))}


def gets(table: Table, seat: int | None, since: int) -> dict[str, Any]:
    """All that the games give a seat: view, story, choice, words."""
    words = table.game.words("en")
    view = table.view(seat)
    told = [event for _, event in table.history(seat, since)]
    choice = table.pending(seat) if seat is not None else None
    return {
        "view": view,
        "board": table.game.board(view, words, ()),
        "history": told,
        "texts": [words.say(message) for event in told if (message := event.tell())],
        "choice": choice,
        "prompt": words.say(choice.prompt) if choice else "",
        "labels": [words.say(option.label) for option in choice.options] if choice else [],
        "abouts": [words.say(option.about) for option in choice.options if option.about] if choice else [],
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
    table = Table.begin(game, players, random_options(game, players, random), RandomChance(random))
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
    table = Table.begin(game, 3, game.options(), RandomChance(random))
    finish_lane(table, 0, random)
    finish_lane(table, 1, random)
    cranes = {tuple(fork(table, 2, Random(n)).state.players[0].cranes.items()) for n in range(8)}
    assert len(cranes) > 1
