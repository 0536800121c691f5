from collections import Counter
from statistics import fmean

import pytest

from bot.locales import game_words
from bot.screens.shared.standing import BEHIND, what_now
from games.scoring import points_by_source
from tests.support.games import GAMES, Start, begin
from tests.support.screens import playing
from tests.support.table_story import somebody_asked

EVERY = 7
"""One of so many positions is checked."""


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("game", GAMES)
def test_it_says_what_can_be_done_for_the_source_with_the_largest_gap_to_the_others(
    game: str, players: int
) -> None:
    table, random = begin(game, Start(seed=4, players=players))
    words, behind, said, looks = game_words("en", game), Counter[str](), 0, 0
    assert table.game.advice is not None
    while not table.over:
        seat, choice = somebody_asked(table, random)
        looks += 1
        if looks % EVERY == 0:
            names = playing(table, "en").safe_names
            acts = table.game.advice(table.view(seat), seat)
            events = [event for _, event in table.history(seat)]
            points = points_by_source(events, table.game.point_sources, players)
            gaps = {
                source: fmean(points[other][source] for other in range(players) if other != seat)
                - points[seat][source]
                for source in acts
            }
            line = what_now(playing(table, "en"), words, seat)
            named = [source for source in acts if words.text(acts[source], names) in line]
            assert bool(named) == bool(acts) == bool(line)
            largest = max(gaps.values(), default=0)
            if largest >= BEHIND:
                assert [gaps[each] for each in named] == [largest]
            else:
                assert named == [*acts][:1], "what the game puts first"
            assert ("You’re behind in" in line) == (largest >= BEHIND)
            said += bool(line)
            behind.update(named)
        table.answer(seat, choice.random_answer(random))
    assert len(behind) > 1
    assert said / (looks // EVERY) > 0.9
    assert what_now(playing(table, "en"), words, 0) == ""
