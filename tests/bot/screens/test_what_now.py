from collections import Counter
from statistics import fmean

import pytest

from bot.locales import game_words
from bot.screens.shared.standing import BEHIND, what_now
from tests.support.games import GAMES, Start, begin
from tests.support.screens import playing
from tests.support.table_story import somebody_asked

EVERY = 7
"""One of so many positions is checked."""


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("game", GAMES)
def test_it_names_the_source_with_the_largest_gap_to_the_others_and_what_is_lacking(
    game: str, players: int
) -> None:
    table, random = begin(game, Start(seed=4, players=players))
    words, behind = game_words("en", game), Counter[str]()
    forecasts = table.game.forecasts
    assert forecasts is not None
    number = 0
    while not table.over:
        seat, choice = somebody_asked(table, random)
        number += 1
        if number % EVERY == 0:
            view, names = table.view(seat), playing(table, "en").safe_names
            sums = [Counter[str]() for _ in range(players)]
            for _, event in table.history(seat):
                if event.gain and event.owner is not None:
                    sums[event.owner][event.gain.source] += event.gain.points
            for other, found in enumerate(sums):
                for part in (part for each in forecasts(view, other) for part in each.parts):
                    found[part.source] += part.points
            gaps = {
                source: fmean(found[source] for other, found in enumerate(sums) if other != seat)
                - sums[seat][source]
                for source in table.game.point_sources
            }
            line = what_now(playing(table, "en"), words, seat)
            largest = max(gaps.values())
            named = [source for source in gaps if f"behind in {words(f'picture-part-{source}')} (" in line]
            assert [gaps[each] for each in named] == ([largest] if largest >= BEHIND else [])
            lacks = [words.text(each.lacks, names) for each in forecasts(view, seat) if each.lacks]
            assert all(each in line for each in lacks)
            assert bool(line) == bool(named or lacks)
            behind.update(named)
        table.answer(seat, choice.random_answer(random))
    assert len(behind) > 1
    assert what_now(playing(table, "en"), words, 0) == ""
