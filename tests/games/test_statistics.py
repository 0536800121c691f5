from random import Random

import pytest

from games import find, log
from games.engine.chance import RandomChance
from games.engine.rounds import find_rounds
from games.engine.table import Table
from games.statistics import statistics
from games.words import LOCALES
from games.written_messages import read_message, written
from renderer import load_words
from tests.support.games import GAMES, STORY_GAME, TESTS
from tests.support.kept_version import begin_again


@pytest.mark.parametrize("game", GAMES)
def test_every_point_has_a_source_and_every_first_choice_has_words(game: str) -> None:
    file = min((TESTS / "logs" / game).glob("*_players.jsonl"))
    table = log.read(file).table()
    found = statistics(table)
    points = {each.seat: each.points for each in table.game.standing(table.view(None))}
    assert [sum(each.sources.values()) for each in found] == [points[seat] for seat in range(table.players)]
    assert all(set(each.sources) == set(table.game.point_sources) for each in found)
    assert {each.rounds for each in found} == {len(find_rounds(table))}
    for locale in LOCALES:
        words = load_words(game, locale)
        for each in found:
            assert each.first is not None
            assert words.text(read_message(each.first))
        assert all(words.has(f"picture-part-{source}") for source in table.game.point_sources)


def test_what_is_void_because_its_phase_was_begun_again_is_no_first_choice() -> None:
    game = find(STORY_GAME)
    table = Table.begin(game, 2, game.options(), RandomChance(Random(1)))
    seat = table.waiting_seats[0]
    for number in (0, 1):
        if number:
            begin_again(table)
        choice = table.pending_choice(seat)
        assert choice is not None
        option = choice.options[number]
        table.answer(seat, option.key)
    assert statistics(table)[seat].first == written(option.shown_full)
