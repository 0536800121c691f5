import pytest

from tests.support.games import GAMES, begin, samples


@pytest.mark.parametrize("game", GAMES)
def test_who_is_said_to_be_next_is_next(game: str) -> None:
    table, random = begin(game, samples(game).secrecy.undo)
    foretold = said = 0
    while not table.over:
        before, alone = table.waiting_seats, not table.lanes
        expected = table.game.next_to_act(table.view(None)) if table.game.next_to_act else None
        assert expected is None or expected not in before
        for seat in range(table.players):
            if table.game.next_to_act:
                assert table.game.next_to_act(table.view(seat)) == expected
        choice = table.pending_choice(random.choice(before))
        assert choice is not None
        table.answer(choice.seat, choice.random_answer(random))
        if alone and table.waiting_seats and table.waiting_seats != before and expected is not None:
            foretold += 1
            said += table.waiting_seats == (expected,)
    assert said == foretold
    assert foretold > 0 or table.game.next_to_act is None
