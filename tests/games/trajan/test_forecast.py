from collections import Counter
from collections.abc import Iterator

import pytest

from games.engine.table import Table
from games.game import Event
from games.hidden import as_seen, copied
from games.trajan import GAME
from games.trajan.events.quarter import DemandsMet
from games.trajan.events.scoring import Score
from games.trajan.pieces import QUARTERS
from games.trajan.scoring.final_scoring import final_by_source, forecasts
from games.trajan.state import Trajan
from games.words import LOCALES
from tests.fuzz.random_games import play
from tests.games.trajan.position import empty, hold, own, own_bonus
from tests.games.trajan.round_ends import people_want

SEEDS = range(6)


def phases(table: Table[Trajan]) -> Iterator[tuple[Trajan, list[Event]]]:
    """Each phase of a game: the state in which it began, and what happened in it."""
    state = GAME.start(table.players, table.options)
    began, events = copied(state), list[Event]()
    for _, event in table.full_history():
        before = state.phase
        event.apply(state)
        events.append(event)
        if state.phase != before:
            yield began, events
            began, events = copied(state), []


def foretold(state: Trajan, seat: int) -> tuple[int, int]:
    """What every viewer is told the end of the quarter and the final scoring would bring a seat."""
    viewers = (None, *range(len(state.players)))
    views = [as_seen(copied(state), viewer) for viewer in viewers]
    (said,) = {tuple(each.points for each in forecasts(view, seat)) for view in views}
    quarter, final = said
    return quarter, final


@pytest.mark.parametrize("seed", SEEDS)
def test_what_was_foretold_at_the_last_moment_is_what_is_scored(seed: int) -> None:
    quarters = finals = 0
    table = play(GAME, seed, undos=False)
    for state, events in phases(table):
        for seat in range(table.players):
            if state.phase == "demands":
                lost = [each.points for each in events if isinstance(each, DemandsMet) and each.seat == seat]
                assert lost == [foretold(state, seat)[0]]
                quarters += 1
            if state.phase == "final_scoring":
                scores = [each for each in events if isinstance(each, Score) and each.seat == seat]
                assert sum(each.points for each in scores) == foretold(state, seat)[1]
                by_source = Counter[str]()
                for each in scores:
                    by_source[each.gain.source] += each.points
                assert final_by_source(state, seat) == by_source
                finals += 1
    assert (quarters, finals) == (QUARTERS * table.players, table.players)
    assert forecasts(table.view(None), 0) == (), "nothing is to come any more"


def test_it_says_for_what_in_three_languages() -> None:
    state = people_want("bread")
    hold(state, "fish", "wine")
    own(state.players[0], games=1)
    own_bonus(state.players[0], "games", yellow=False)
    quarter, final = forecasts(state, 0)
    assert (quarter.points, final.points) == (-4, 2 + 2 + 6)
    said = [
        [GAME.words(locale).text(part.reason) for part in (*quarter.parts, *final.parts)]
        for locale in LOCALES
    ]
    assert said == [
        [
            "unmet demands (bread): −4",
            "2 cards in hand: +2",
            "in the camps (workers 1, legionnaires 1): +2",
            "bonus tile “games” (gray) × 1: +6",
        ],
        [
            "ungedeckter Bedarf (Brot): −4",
            "2 Karten auf der Hand: +2",
            "in den Lagern (Arbeiter 1, Legionäre 1): +2",
            "Bonustafel „Spiele“ (grau) × 1: +6",
        ],
        [
            "неудовлетворённые потребности (хлеб): −4",
            "карты на руке (2): +2",
            "лагеря (рабочие: 1, легионеры: 1): +2",
            "бонусная табличка «зрелища» (серая) × 1: +6",
        ],
    ]


def test_a_tile_that_meets_a_demand_does_not_count_for_its_bonus_tile_too() -> None:
    state = people_want("bread", "bread", "bread")
    player = state.players[0]
    own(player, bread=1)
    own_bonus(player, "bread")
    assert foretold(state, 0) == (-9, 2), "workers and legionnaires"
    own(player, bread=1, wild_demand=1)
    assert foretold(state, 0) == (-4, 2)
    own(player, bread=2)
    assert foretold(state, 0) == (-4, 2)
    own(player, bread=4)
    assert foretold(state, 0) == (0, 2 + 9)


def test_the_payment_that_leaves_most_is_foretold() -> None:
    state = people_want("bread", "games", "games")
    player = state.players[0]
    own(player, bread=1, games=2, wild_demand=1)
    own_bonus(player, "bread")
    assert foretold(state, 0) == (0, 2 + 9)
    own_bonus(player, "games", yellow=False)
    assert foretold(state, 0) == (0, 2 + 9)
    player.demands_met = True
    assert foretold(state, 0) == (0, 2 + 9 + 6)


def test_before_a_demand_is_turned_up_the_end_of_the_quarter_costs_nothing() -> None:
    quarter, _ = forecasts(empty(), 0)
    assert (quarter.points, quarter.parts) == (0, ())


def test_what_is_paid_is_not_foretold_again() -> None:
    state = people_want("bread", "games", "religion")
    state.players[0].demands_met = True
    assert forecasts(state, 0)[0].points == 0
    assert forecasts(state, 1)[0].points == -15
