from itertools import pairwise
from typing import Any

import pytest

from games import find
from games.engine.rounds import find_rounds
from games.engine.table import Table
from games.words import LOCALES, Message
from tests.fuzz.random_games import play
from tests.support.games import GAMES
from tests.support.toy_game import toy
from tests.toy_games import toy_games


def test_a_round_lasts_until_another_one_is_named_whatever_is_undone() -> None:
    with toy_games(pictures=False):
        game = find("harbour")
        table = play(game, 3, players=3, options=game.options())
    first, second = find_rounds(table)
    assert first.name == Message("harbour-round", {"round": 1, "rounds": 2})
    assert second.name == Message("harbour-round", {"round": 2, "rounds": 2})
    assert (first.first, first.last + 1, second.last) == (1, second.first, len(table.moves))
    assert table.moves[second.first - 1].key == "turn", "it begins with the first turn"


def test_a_round_that_goes_on_ends_with_the_last_row() -> None:
    with toy_games(pictures=False):
        game = find("coin_toss")
        table = Table.begin(game, 2, game.options())
    (now,) = find_rounds(table)
    assert now.name == Message("toss-round", {"round": 1, "rounds": 2})
    for seat in range(2):
        table.answer(seat, "heads")
    then = find_rounds(table)
    assert [each.name.args["round"] for each in then] == [1, 2]
    assert then[0].first == now.first
    assert then[-1].last == len(table.moves)


def test_a_game_that_names_no_rounds_has_none() -> None:
    game = toy()
    assert find_rounds(Table.begin(game, game.seats[0], game.options())) == []


@pytest.mark.parametrize("name", GAMES)
def test_before_the_first_round_there_is_none_and_then_there_is_one(name: str) -> None:
    numbers = list[int]()
    play(find(name), 3, undos=False, watch=lambda table: numbers.append(len(find_rounds(table))))
    assert numbers[0] <= 1
    assert all(after - before in (0, 1) for before, after in pairwise(numbers))


def test_rounds_that_are_known_need_not_be_found_again() -> None:
    with toy_games(pictures=False):
        game = find("coin_toss")
        table = Table.begin(game, 2, game.options())
        known = find_rounds(table)
        for side in ("heads", "tails", "heads", "tails"):
            table.answer(table.waiting_seats[0], side)
            assert find_rounds(table, known) == find_rounds(table)
            known = find_rounds(table, known)


@pytest.mark.parametrize("name", GAMES)
def test_rounds_are_called_something_in_every_language_and_no_two_alike(name: str) -> None:
    game = find(name)
    found = find_rounds(play(game, 1, undos=False))
    for locale in LOCALES:
        names = [game.words(locale).text(each.name) for each in found]
        assert len({*names}) == len(names) > 1


@pytest.mark.parametrize("name", GAMES)
def test_what_a_round_is_called_is_known_to_everybody(name: str) -> None:
    game, said = find(name), list[tuple[Any, ...]]()

    def watch(table: Table[Any]) -> None:
        if game.round_name is not None:
            said.append(tuple(game.round_name(table.view(seat)) for seat in (None, *range(table.players))))

    play(game, 2, undos=False, watch_phases=watch)
    assert all(len(set(map(str, names))) == 1 for names in said)
