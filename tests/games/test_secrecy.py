"""Secrecy by forking: nothing that the games give a seat depends on what it may not know."""

from typing import Any

import pytest

from games.engine.table import Table
from tests.support.forking import fork
from tests.support.games import GAMES, Start, begin, samples
from tests.support.thoroughness import share

STARTS = [
    pytest.param(game, start, id=f"{game}, {start.players} players, seed {start.seed}")
    for game in GAMES
    for start in share(samples(game).secrecy.rules, 3)
]


def gets(table: Table[Any], seat: int | None, since: int) -> dict[str, Any]:
    """All that the games give a seat: view, story, choice, words."""
    words = table.game.words("en")
    view = table.view(seat)
    told = [event for _, event in table.history(seat, since)]
    choice = table.pending(seat) if seat is not None else None
    return {
        "view": view,
        "board": table.game.table_text(view, words, ()),
        "history": told,
        "texts": [words.text(message) for event in told if (message := event.message())],
        "choice": choice,
        "prompt": words.text(choice.prompt) if choice else "",
        "labels": [words.text(option.label) for option in choice.options] if choice else [],
        "abouts": [words.text(option.about) for option in choice.options if option.about] if choice else [],
        "number": table.version(seat) if seat is not None else 0,
        "undoable": table.undoable(seat) if seat is not None else 0,
        "readiness": table.readiness,
        "lanes": table.lanes,
        "forecast": [table.game.forecasts(view, each) for each in range(table.players)]
        if table.game.forecasts
        else [],
    }


@pytest.mark.parametrize(("game", "start"), STARTS)
def test_nothing_a_seat_gets_depends_on_what_it_may_not_know(game: str, start: Start) -> None:
    table, random = begin(game, start)
    differed = moves = 0
    while not table.over:
        seat = random.choice(table.waiting)
        choice = table.pending(seat)
        assert choice is not None
        since = len(table.moves)
        table.answer(seat, choice.random_answer(random))
        moves += 1
        if moves % 3:
            continue
        viewer = random.choice([None, *range(table.players)])
        other = fork(table, viewer, random)
        assert gets(other, viewer, since) == gets(table, viewer, since)
        differed += other.state != table.state
    assert differed > moves * samples(game).secrecy.differing
