from collections import Counter

from games.trajan.events.quarter import BonusTilesLaid, ForumFilled, ProvincesFilled
from games.trajan.left import forum_tiles_left
from games.trajan.pieces import (
    EXTRA_PILE,
    FORUM_PILE,
    GREEN_SPACES,
    PROVINCES,
    QUARTERS,
    SHIPS,
    YELLOW_SPACES,
)
from games.trajan.state import Trajan
from tests.games.trajan.position import me, own, play_from
from tests.games.trajan.round_ends import round_over
from tests.support.table_story import happened


def before_refill(players: int = 2, *, quarter: int = 1) -> Trajan:
    """The end of a quarter after its vote: the bonus tiles are taken."""
    state = round_over(["bread", "games", "bread"], quarter=quarter, rounds=0, players=players)
    state.bonus = []
    return state


def forum_pile_of(state: Trajan, left: int) -> None:
    """The pile of forum tiles has no more than so many."""
    state.forum_out = list(Counter(FORUM_PILE).elements())[left:]


def test_demands_senate_tiles_and_the_forum_leave_the_game() -> None:
    state = before_refill()
    state.past_demands = ["religion"]
    own(state.players[0], senate_2=1, bread=2, wild_extra=1, extra_forum=1)
    lay_before = set(state.forum.items())
    table = play_from(state, "refill", draws=["extra-senate"])
    assert me(table).tiles == {"bread": 2, "wild-extra": 1, "extra-forum": 1}
    after = table.view(None)
    assert after.past_demands == ["religion", "bread", "games", "bread"]
    assert after.demands == []
    assert Counter(after.extra_out).total() == 6, "three extra action tiles are laid in each quarter"
    assert set(after.forum.items()) != lay_before


def test_a_province_with_leader_legionnaire_or_tile_gets_none() -> None:
    state = before_refill()
    state.players[0].leader = "britannia"
    state.legionnaires = {"raetia": [1], "alpes": []}
    state.provinces = {"noricum": "bread"}
    (filled,) = happened(play_from(state, "refill"), ProvincesFilled)
    assert set(filled.tiles) == set(PROVINCES) - {"britannia", "raetia", "noricum"}


def test_without_an_empty_province_nothing_is_laid() -> None:
    state = before_refill()
    state.provinces = dict.fromkeys(PROVINCES, "bread")
    assert happened(play_from(state, "refill"), ProvincesFilled) == []


def test_two_new_bonus_tiles_lie_on_the_board() -> None:
    table = play_from(before_refill(), "refill", draws=["bread", "fruit-pottery"])
    assert happened(table, BonusTilesLaid) == [BonusTilesLaid(("bread", "fruit-pottery"))]
    assert table.view(None).bonus == ["bread", "fruit-pottery"]


def test_all_forum_spaces_are_filled_and_all_ships_coloured() -> None:
    for players, green in GREEN_SPACES.items():
        state = before_refill(players)
        state.gray_ships = list(SHIPS)
        table = play_from(state, "refill")
        after = table.view(None)
        assert list(after.forum) == [*YELLOW_SPACES, *green]
        assert all(after.forum[space] in EXTRA_PILE for space in YELLOW_SPACES)
        assert all(after.forum[space] in FORUM_PILE for space in green)
        assert after.gray_ships == []
        assert (after.quarter, after.round, after.phase) == (2, 1, "turn")


def test_if_the_pile_runs_out_the_rest_stays_empty() -> None:
    state = before_refill()
    state.provinces = dict.fromkeys(PROVINCES[2:], "bread")
    forum_pile_of(state, 3)
    table = play_from(state, "refill")
    (provinces,) = happened(table, ProvincesFilled)
    (forum,) = happened(table, ForumFilled)
    assert list(provinces.tiles) == list(PROVINCES[:2]), "provinces come before the forum"
    assert list(forum.green) == ["G1"]
    assert len(forum.extra) == len(YELLOW_SPACES)
    assert forum_tiles_left(table.view(None)) == {}


def test_the_four_quarters_use_up_all_extra_action_tiles() -> None:
    assert sum(EXTRA_PILE.values()) == QUARTERS * len(YELLOW_SPACES)


def test_there_is_no_refill_after_the_last_quarter() -> None:
    table = play_from(before_refill(quarter=QUARTERS), "refill")
    assert table.over
    assert happened(table, BonusTilesLaid, ProvincesFilled, ForumFilled) == []
    assert table.view(None).forum == {}
