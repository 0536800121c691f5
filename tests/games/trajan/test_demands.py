from random import Random

import pytest

from games.engine.table import Table
from games.trajan import GAME
from games.trajan.events.quarter import DemandsMet
from games.trajan.pieces import QUARTERS
from games.trajan.scoring.demands import demands_of, unmet_points
from games.trajan.state import Trajan
from games.words import LOCALES
from tests.games.trajan.position import hold, me, own, own_bonus
from tests.games.trajan.round_ends import BREAD, GAMES, RELIGION, paid, people_want
from tests.support.hidden_hands import gets
from tests.support.table_story import about, asked, choose, happened, keys, pending, prompt


def met(table: Table[Trajan], seat: int = 0) -> DemandsMet:
    return next(each for each in happened(table, DemandsMet) if each.seat == seat)


@pytest.mark.parametrize(
    ("tiles", "points"),
    [
        ({"bread": 1, "games": 1, "religion": 1}, 0),
        ({"bread": 1, "games": 1}, -4),
        ({"bread": 2}, -9),
        ({}, -15),
    ],
)
def test_unmet_demands_cost_4_9_and_15_points(tiles: dict[str, int], points: int) -> None:
    state = people_want("bread", "games", "religion")
    own(state.players[0], **tiles)
    assert unmet_points(state, 0) == points
    table = paid(state)
    assert met(table).points == points
    assert me(table).points == points, "points may fall below 0"


def test_the_example_of_the_rulebook() -> None:
    """Bread, games and religion; a games forum tile and a Trajan tile of religion: 4 points are lost."""
    state = people_want("bread", "games", "religion")
    player = state.players[0]
    player.points = 20
    player.kept = [RELIGION]
    own(player, games=1)
    table = paid(state)
    assert me(table).points == 16
    assert me(table).tiles == {}, "the forum tile is removed"
    assert me(table).kept == [RELIGION], "the Trajan tile is not"
    assert met(table).unmet == ("bread",)


def test_a_trajan_tile_meets_one_demand_in_each_quarter() -> None:
    state = people_want("games", "games", "games")
    state.players[0].kept = [GAMES]
    assert met(paid(state)).points == -9
    state.players[0].kept = [GAMES, "demand-5"]
    assert met(paid(state)).points == -4


def test_trajan_tiles_come_first_then_forum_tiles_then_wild_demands() -> None:
    state = people_want("bread", "bread", "bread")
    player = state.players[0]
    player.kept = [BREAD]
    own(player, bread=3)
    table = paid(state)
    assert me(table).tiles == {"bread": 1}
    own(player, bread=1, wild_demand=1)
    assert met(paid(state)).trajan == ("bread",)
    assert met(paid(state)).tiles == ("bread", "wild-demand")


def test_as_many_as_possible_must_be_met_wild_demands_included() -> None:
    state = people_want("bread", "games", "religion")
    own(state.players[0], bread=1, wild_demand=1)
    table = paid(state)
    assert table.waiting_seats != (0,) or prompt(table) != "demands"
    assert met(table).tiles == ("bread", "wild-demand")
    assert met(table).points == -4


def test_only_who_could_keep_a_forum_tile_by_giving_a_wild_one_is_asked() -> None:
    state = people_want("bread", "games", "games", players=4)
    first, second, third, fourth = state.players
    own(first, bread=1, games=2)
    own(second, bread=1, games=2, wild_demand=1)
    third.kept = [BREAD, GAMES, "demand-5"]
    own(third, bread=1, wild_demand=1)
    own(fourth, games=2, wild_demand=1)
    table = paid(state)
    assert table.waiting_seats == (1,)
    assert keys(table, 1) == ["bread+games+games", "bread+games+wild-demand", "games+games+wild-demand"]
    assert met(table, 2).tiles == (), "Trajan tiles meet all three"
    assert met(table, 3).tiles == ("games", "games", "wild-demand"), "nothing else meets bread"


def test_a_forum_tile_is_kept_for_a_bonus_tile() -> None:
    state = people_want("bread", "games", "games")
    player = state.players[0]
    player.kept = [GAMES]
    own(player, bread=1, games=1, wild_demand=1)
    own_bonus(player, "bread")
    table = paid(state)
    assert asked(table) == (
        "Demands: bread, 2 × games. One of them is met by your Trajan tile. What do you give?"
    )
    assert about(table, "bread+games") == "left: wild demand; bonus tiles then +0 at the end"
    assert about(table, "games+wild-demand") == "left: bread; bonus tiles then +9 at the end"
    choose(table, "games+wild-demand")
    assert me(table).tiles == {"bread": 1}
    assert met(table).points == 0


def last_payment(*bonus: str, mine: str = "workers") -> Table[Trajan]:
    """The last payment, with a wild demand of a seat and these bonus tiles on the board."""
    state = people_want("bread", "games")
    state.quarter = QUARTERS
    own(state.players[0], bread=1, games=1, wild_demand=1)
    own_bonus(state.players[0], mine)
    state.bonus = [*bonus]
    return paid(state)


def test_after_the_last_quarter_nobody_is_asked_what_cannot_matter() -> None:
    table = last_payment("legionnaires", "bonus")
    assert prompt(table) != "demands"
    assert met(table).tiles == ("bread", "games")
    assert prompt(last_payment("legionnaires", "bonus", mine="bread")) == "demands"


def test_a_bonus_tile_that_may_still_be_won_matters() -> None:
    assert prompt(last_payment("games", "bonus")) == "demands"
    table = last_payment("religion", "bonus")
    assert prompt(table) != "demands", "no payment leaves religion"


def test_several_wild_demands_may_keep_several_tiles() -> None:
    state = people_want("bread", "games", "religion")
    own(state.players[0], bread=1, games=1, religion=1, wild_demand=2)
    table = paid(state)
    assert set(keys(table)) == {
        *("bread+games+religion", "bread+games+wild-demand", "bread+religion+wild-demand"),
        *("games+religion+wild-demand", "bread+wild-demand+wild-demand", "games+wild-demand+wild-demand"),
        "religion+wild-demand+wild-demand",
    }


def test_who_has_a_choice_makes_it_at_the_same_time_and_in_secret() -> None:
    state = people_want("bread", "bread", "bread", players=3)
    for seat in (0, 2):
        own(state.players[seat], bread=3, wild_demand=1)
    table = paid(state)
    assert table.waiting_seats == (0, 2)
    choose(table, "bread+bread+wild-demand", seat=0)
    assert me(table, 0).tiles == {"bread": 1}
    assert table.view(2).players[0].tiles == {"bread": 3, "wild-demand": 1}
    assert table.view(None).players[0].points == 0
    choose(table, "bread+bread+bread", seat=2)
    assert table.view(2).players[0].tiles == {"bread": 1}
    assert table.view(0).players[2].tiles == {"wild-demand": 1}


def test_it_can_be_shown_at_any_time_what_is_met_and_what_is_missing() -> None:
    state = people_want("bread", "games", "religion")
    player = state.players[0]
    player.kept = [RELIGION]
    own(player, wild_demand=1)
    said = [(each.demand, each.met_by) for each in demands_of(state, 0)]
    assert said == [("bread", "wild-demand"), ("games", ""), ("religion", "trajan")]
    table = paid(state)
    assert demands_of(table.view(0), 0) == (), "nothing is left to meet"


def test_a_payment_is_said_in_words() -> None:
    state = people_want("bread", "games", "religion")
    state.players[0].kept = [RELIGION]
    own(state.players[0], bread=1)
    message = met(paid(state)).message()
    assert GAME.words("en").text(message) == (
        "cannot meet games (−4); gives bread; Trajan tiles meet religion"
    )


def test_what_a_payment_leaves_is_short_enough_for_a_control() -> None:
    state = people_want("bread", "games", "religion")
    own(state.players[0], bread=14, games=14, religion=14, wild_demand=3)
    for name in ("bread", "games", "religion"):
        own_bonus(state.players[0], name)
    for option in pending(paid(state)).options:
        assert option.about is not None
        assert all(len(GAME.words(locale).text(option.about)) <= 100 for locale in LOCALES)


def test_nothing_that_others_get_depends_on_a_payment_that_is_not_over() -> None:
    """At two tables with different payments of a seat the others see and imagine the same."""
    state = people_want("bread", "bread", "games", players=3)
    for seat in (0, 2):
        own(state.players[seat], bread=2, games=1, wild_demand=2)
        hold(state, "fish", "wine", seat=seat)
        own_bonus(state.players[seat], "bread")
    one, two = paid(state), paid(state)
    began = len(one.moves)
    choose(one, "bread+bread+games")
    choose(two, "bread+wild-demand+wild-demand")
    assert one.state != two.state
    for viewer in (None, 1, 2):
        assert gets(one, viewer, began) == gets(two, viewer, began)
        imagined = [table.imagine(viewer, Random(5)) for table in (one, two)]
        assert gets(imagined[0], viewer, began) == gets(imagined[1], viewer, began)
        assert imagined[0].state == imagined[1].state
    for table in (one, two):
        choose(table, "bread+bread+games", seat=2)
    assert gets(one, 1, began) != gets(two, 1, began)
