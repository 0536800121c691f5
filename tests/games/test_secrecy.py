import pytest

from tests.support.forking import fork
from tests.support.games import GAMES, Start, begin, is_thorough, samples, share
from tests.support.hidden_hands import gets
from tests.support.table_story import somebody_asked

STARTS = [
    pytest.param(game, start, id=f"{game}, {start.players} players, seed {start.seed}")
    for game in GAMES
    for start in share(samples(game).secrecy.rules, 2)
]


EVERY = 3 if is_thorough() else 16
"""Every nth move is tested."""


@pytest.mark.parametrize(("game", "start"), STARTS)
def test_nothing_a_seat_gets_depends_on_what_it_may_not_know(game: str, start: Start) -> None:
    table, random = begin(game, start)
    compared = differed = moves = 0
    while not table.over:
        seat, choice = somebody_asked(table, random)
        since = len(table.moves)
        table.answer(seat, choice.random_answer(random))
        moves += 1
        if moves % EVERY:
            continue
        compared += 1
        viewer = random.choice([None, *range(table.players)])
        other = fork(table, viewer, random)
        assert gets(other, viewer, since) == gets(table, viewer, since)
        differed += other.state != table.state
    assert differed > compared * samples(game).secrecy.differing
