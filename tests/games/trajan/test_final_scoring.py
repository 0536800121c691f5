from collections import Counter
from collections.abc import Iterator, Mapping

import pytest

from games.engine.table import Table
from games.game import Event
from games.hidden import as_seen_by, copy_state
from games.trajan import GAME
from games.trajan.events.quarter import DemandsMet
from games.trajan.events.scoring import Score
from games.trajan.pieces import PROVINCES, QUARTERS, SITES
from games.trajan.scoring.bonus import bonus_points, bonus_scores
from games.trajan.scoring.final_scoring import final_by_source, final_standings, forecasts
from games.trajan.sets import construction_sets
from games.trajan.state import Options, Trajan
from games.words import LOCALES
from tests.fuzz.random_games import play
from tests.games.trajan.position import empty, hold, own, own_bonus, play_from, show
from tests.games.trajan.round_ends import people_want
from tests.support.table_story import happened

SEEDS = range(6)


def at_end(players: int = 2, options: Options | None = None) -> Trajan:
    """A table before the final scoring, where nobody scores anything."""
    state = empty(players, options)
    for player in state.players:
        player.military_camp = player.worker_camp = 0
    return state


def scored(state: Trajan, seat: int = 0) -> dict[str, int]:
    """A seat's points from the final scoring, by source."""
    found: dict[str, int] = {}
    for score in happened(play_from(state, "final_scoring"), *Score.__args__):
        if score.seat == seat:
            found[score.gain.source] = found.get(score.gain.source, 0) + score.points
    return found


def built(state: Trajan, **types: int) -> None:
    """Give seat 0 construction tiles of these types."""
    state.players[0].construction = [
        f"{type_}-{points}" for type_, number in types.items() for points in (2, 3, 4, 5)[:number]
    ]


def test_each_card_in_hand_and_each_token_in_a_camp_brings_a_point() -> None:
    state = at_end()
    hold(state, "fish", "fish", "wheat", seen=["wine"])
    own(state.players[0], wild_commodity=2)
    state.players[0].worker_camp, state.players[0].military_camp = 2, 3
    state.players[0].supply = 5
    assert scored(state) == {"hand": 4, "camps": 5}, "a wild commodity is no card in hand"


@pytest.mark.parametrize(
    ("types", "wilds", "sets", "points"),
    [
        ({"door": 3, "window": 2}, 2, {"door": 4, "window": 3}, 30),
        ({"door": 2, "window": 2}, 2, None, 20),
        ({"roof": 1}, 2, {"roof": 3}, 10),
        ({"roof": 3}, 0, {"roof": 3}, 10),
        ({"stairs": 4}, 0, {"stairs": 4}, 20),
        ({"stairs": 4}, 2, {"stairs": 4}, 20),
        ({"stairs": 2, "door": 2, "roof": 2}, 0, {}, 0),
        ({"stairs": 4, "door": 4, "fountain": 3}, 0, {"stairs": 4, "door": 4, "fountain": 3}, 50),
        ({"fountain": 2, "door": 1}, 1, {"fountain": 3}, 10),
        ({}, 2, {}, 0),
    ],
)
def test_wild_construction_tiles_fill_up_the_best_sets(
    types: Mapping[str, int], wilds: int, sets: Mapping[str, int] | None, points: int
) -> None:
    state = at_end()
    built(state, **types)
    own(state.players[0], wild_construction=wilds)
    assert sum(each.points for each in construction_sets(state.players[0])) == points
    assert scored(state).get("sets", 0) == points
    if sets is not None:
        assert {each.type: each.size for each in construction_sets(state.players[0])} == sets


def test_workers_count_on_sites_and_half_points_are_rounded_up() -> None:
    state = at_end()
    state.workers = {site: [0] for site in SITES[:5]}
    own_bonus(state.players[0], "workers", yellow=False)
    assert scored(state) == {"bonus": 3}
    state.players[0].bonus = []
    own_bonus(state.players[0], "workers")
    state.players[0].worker_camp = 4
    assert scored(state) == {"bonus": 5, "camps": 4}, "workers in the camp do not count for the tile"


def test_legionnaires_count_in_provinces() -> None:
    state = at_end()
    state.legionnaires = {province: [1, 0] for province in PROVINCES[:3]}
    state.players[0].military_camp = 2
    own_bonus(state.players[0], "legionnaires")
    assert scored(state) == {"camps": 2, "bonus": 6}
    state.players[0].bonus = []
    own_bonus(state.players[0], "legionnaires", yellow=False)
    assert scored(state) == {"camps": 2, "bonus": 3}


@pytest.mark.parametrize(("yellow", "points"), [(True, 12), (False, 6)])
def test_the_tile_that_counts_yellow_ones_counts_itself_when_yellow(yellow: bool, points: int) -> None:
    state = at_end()
    own_bonus(state.players[0], "bonus", yellow=yellow)
    for name in ("bread", "games", "religion"):
        own_bonus(state.players[0], name)
    own_bonus(state.players[0], "workers", yellow=False)
    assert scored(state) == {"bonus": points}


def test_a_wild_commodity_counts_for_the_tile_where_it_brings_most() -> None:
    """Fish twice and wine once, their tile gray; the tile of gems yellow: 6 and for the wild one 3."""
    state = at_end()
    show(state, "fish", "fish", "wine", "wheat")
    own_bonus(state.players[0], "wine-fish", yellow=False)
    own_bonus(state.players[0], "jewelry-gems")
    own(state.players[0], wild_commodity=1)
    assert scored(state) == {"bonus": 6 + 3}
    said = [(each.tile, each.counted, each.wild, each.points) for each in bonus_scores(state, 0)]
    assert said == [("wine-fish", 3, 0, 6), ("jewelry-gems", 1, 1, 3)]


def test_a_wild_commodity_without_a_tile_of_commodities_brings_nothing() -> None:
    state = at_end()
    own_bonus(state.players[0], "workers")
    own(state.players[0], wild_commodity=3)
    assert scored(state) == {}


def test_cards_in_hand_do_not_count_for_bonus_tiles() -> None:
    state = at_end()
    hold(state, "fish", "fish")
    own_bonus(state.players[0], "wine-fish")
    assert scored(state) == {"hand": 2}


def test_a_bonus_tile_of_a_demand_wants_a_forum_tile() -> None:
    state = at_end()
    player = state.players[0]
    player.kept = ["demand-1"]
    own(player, wild_demand=2, games=3)
    own_bonus(player, "bread")
    own_bonus(player, "games", yellow=False)
    assert scored(state) == {"bonus": 6}, "neither Trajan tiles nor wild demands count, several tiles once"


def test_at_some_tables_a_wild_demand_counts_for_the_dearest_tile_that_would_not_score() -> None:
    state = at_end(options=Options(wild_demand_for_bonus=True))
    player = state.players[0]
    own(player, wild_demand=1, games=1)
    own_bonus(player, "bread", yellow=False)
    own_bonus(player, "religion")
    own_bonus(player, "games")
    assert scored(state) == {"bonus": 9 + 9}
    own(player, wild_demand=2, games=1)
    assert scored(state) == {"bonus": 9 + 9 + 6}
    assert bonus_points(state, 0, tiles={}) == 0


@pytest.mark.parametrize(("counts", "points"), [(False, {}), (True, {"leftover": 2})])
def test_trajan_tiles_left_bring_nothing_but_at_some_tables(counts: bool, points: dict[str, int]) -> None:
    state = at_end(options=Options(score_leftover_trajan_tiles=counts))
    state.players[0].slots = {"II": "cards-1", "V": "points-2"}
    state.players[0].kept = ["demand-1"]
    assert scored(state) == points


def test_a_tie_goes_to_the_better_place_in_the_last_vote() -> None:
    state = at_end(4)
    state.senate[0] = [2, 0, 3, 1]
    for player, points in zip(state.players, (50, 50, 60, 50), strict=True):
        player.points = points
    table = play_from(state, "final_scoring")
    assert table.over
    assert [(each.seat, each.rank) for each in final_standings(table.view(None))] == [
        (2, 1),
        (1, 2),
        (3, 3),
        (0, 4),
    ]


def test_while_the_game_goes_on_a_tie_goes_to_who_would_be_ahead_in_the_vote() -> None:
    state = at_end()
    own(state.players[0], senate_2=1)
    assert [each.seat for each in final_standings(state)] == [0, 1]


def phases(table: Table[Trajan]) -> Iterator[tuple[Trajan, list[Event]]]:
    """The first state and the events of each phase."""
    state = GAME.start(table.players, table.options)
    began, events = copy_state(state), list[Event]()
    for _, event in table.full_history():
        before = state.phase
        event.apply(state)
        events.append(event)
        if state.phase != before:
            yield began, events
            began, events = copy_state(state), []


def foretold(state: Trajan, seat: int) -> tuple[int, int]:
    """The forecasts of a seat for the end of the quarter and the final scoring, equal to every viewer."""
    viewers = (None, *range(len(state.players)))
    views = [as_seen_by(copy_state(state), viewer) for viewer in viewers]
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
        [GAME.words(each).text(part.reason) for part in (*quarter.parts, *final.parts)] for each in LOCALES
    ]
    assert said == [
        [
            "unmet demands (bread) −4",
            "2 cards in hand +2",
            "in the camps (workers 1, legionnaires 1) +2",
            "bonus tile “games” (gray) × 1 +6",
        ],
        [
            "ungedeckter Bedarf (Brot): −4",
            "2 Karten auf der Hand: +2",
            "in den Lagern (Arbeiter 1, Legionäre 1): +2",
            "Bonustafel „Spiele“ (grau) × 1: +6",
        ],
        [
            "неудовлетворённые потребности (хлеб) −4",
            "2 карты на руке +2",
            "в лагерях 1 рабочий и 1 легионер +2",
            "бонусная табличка «зрелища» (серая) × 1 +6",
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
