from collections import Counter

from games.engine.table import Table
from games.trajan import pieces
from games.trajan.events.quarter import (
    BonusTilesLaid,
    BonusTileTaken,
    ForumFilled,
    ProvincesFilled,
    VotesCounted,
)
from games.trajan.left import forum_tiles_left
from games.trajan.player import OwnBonusTile
from games.trajan.scoring.senate_vote import SenatePlace, senate_places
from games.trajan.state import Trajan
from tests.games.trajan.position import at_senate, me, own, own_bonus, play_from
from tests.games.trajan.round_ends import round_over
from tests.support.table_story import about, asked, choose, happened, keys, label


def before_vote(players: int = 2, *, quarter: int = 1) -> Trajan:
    """The end of a quarter whose demands are met."""
    return round_over(["bread"] * 3, quarter=quarter, rounds=0, players=players)


def vote(state: Trajan) -> Table[Trajan]:
    return play_from(state, "senate")


def ranking(state: Trajan) -> list[int]:
    (counted,) = happened(vote(state), VotesCounted)
    return list(counted.ranking)


def test_the_example_of_the_rulebook() -> None:
    """Both have 5 votes on the track, green lies above; a tile of 3 votes makes it 8 to 5 for brown."""
    brown, green, third = 0, 1, 2
    state = before_vote(3)
    at_senate(state, brown, 5)
    at_senate(state, green, 5)
    own(state.players[brown], senate_3=1)
    table = vote(state)
    assert happened(table, VotesCounted) == [VotesCounted((brown, green, third), (8, 5, 0))]
    assert asked(table, brown).startswith("You’re consul with 8 votes.")
    choose(table, "workers", seat=brown)
    assert me(table, brown).bonus == [OwnBonusTile("workers", True)]
    assert me(table, green).bonus == [OwnBonusTile("legionnaires", False)], "the other tile, gray"
    assert table.view(None).senate[0] == [third, green, brown], "brown lies on top"
    assert me(table, brown).tiles == {}, "senate tiles are removed"


def test_of_equal_votes_the_place_further_on_the_track_comes_first() -> None:
    state = before_vote()
    at_senate(state, 0, 2)
    at_senate(state, 1, 5)
    own(state.players[0], senate_3=1)
    assert ranking(state) == [1, 0]


def test_each_of_two_equal_senate_tiles_counts() -> None:
    state = before_vote(3)
    at_senate(state, 1, 5)
    own(state.players[0], senate_3=2)
    assert senate_places(state)[0] == SenatePlace(0, votes=6, of_space=0, of_tiles=6, ahead_by="")
    table = vote(state)
    assert happened(table, VotesCounted) == [VotesCounted((0, 1, 2), (6, 5, 0))]
    assert asked(table, 0).startswith("You’re consul with 6 votes.")
    choose(table, "workers", seat=0)
    assert me(table, 0).tiles == {}, "both are removed"


def test_of_equal_places_the_disc_higher_in_the_stack_comes_first() -> None:
    state = before_vote(3)
    at_senate(state, 2, 4)
    at_senate(state, 0, 4)
    assert ranking(state) == [0, 2, 1]


def test_nobody_needs_a_vote() -> None:
    state = before_vote(4)
    assert ranking(state) == [3, 2, 1, 0], "who lies on top of the start space is consul"


def test_the_ranking_tells_votes_and_what_decides_ties() -> None:
    state = before_vote(4)
    at_senate(state, 0, 5)
    at_senate(state, 1, 5)
    at_senate(state, 2, 2)
    own(state.players[2], senate_3=1)
    assert senate_places(state) == (
        SenatePlace(1, votes=5, of_space=5, of_tiles=0, ahead_by="stack"),
        SenatePlace(0, votes=5, of_space=5, of_tiles=0, ahead_by="space"),
        SenatePlace(2, votes=5, of_space=2, of_tiles=3, ahead_by=""),
        SenatePlace(3, votes=0, of_space=0, of_tiles=0, ahead_by=""),
    )


def test_the_consul_must_choose_and_sees_what_both_tiles_bring() -> None:
    state = before_vote()
    at_senate(state, 0, 2)
    state.workers = {"A1": [0, 1], "A2": [0], "A3": [1], "A4": [0]}
    state.legionnaires = {"alpes": [0, 1], "raetia": [1]}
    table = vote(state)
    assert keys(table) == ["workers", "legionnaires"]
    assert label(table, "workers") == "workers, 1 point each"
    assert label(table, "legionnaires") == "legionnaires, 2 points each"
    assert about(table, "workers") == "+3 as things stand; the other one would give seat 2 +2"
    assert about(table, "legionnaires") == "+2 as things stand; the other one would give seat 2 +1"
    choose(table, "legionnaires")
    assert happened(table, BonusTileTaken) == [
        BonusTileTaken(0, "legionnaires", True),
        BonusTileTaken(1, "workers", False),
    ]


def test_a_yellow_tile_also_brings_points_to_the_tile_that_counts_yellow_ones() -> None:
    state = before_vote()
    at_senate(state, 0, 2)
    own_bonus(state.players[0], "bonus", yellow=False)
    state.workers = {"A1": [0]}
    assert about(vote(state), "workers").startswith("+3 as things stand")


def test_with_two_players_both_get_a_bonus_tile_in_every_quarter() -> None:
    state = before_vote()
    for quarter in range(1, pieces.QUARTERS + 1):
        state.quarter = quarter
        table = vote(state)
        choose(table, state.bonus[0], seat=1)
        assert [len(player.bonus) for player in table.state.players] == [quarter, quarter]
        state = before_vote()
        state.bonus = list(table.state.bonus)
        for before, after in zip(table.state.players, state.players, strict=True):
            after.bonus = list(before.bonus)


def test_senate_tiles_leave_in_the_last_quarter_too() -> None:
    state = before_vote(quarter=pieces.QUARTERS)
    for player in state.players:
        own(player, senate_5=1, bread=1)
    table = vote(state)
    choose(table, "workers", seat=1)
    assert table.over
    assert [me(table, seat).tiles for seat in (0, 1)] == [{"bread": 1}] * 2


def before_refill(players: int = 2, *, quarter: int = 1) -> Trajan:
    """The end of a quarter after its vote: the bonus tiles are taken."""
    state = round_over(["bread", "games", "bread"], quarter=quarter, rounds=0, players=players)
    state.bonus = []
    return state


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
    assert set(filled.tiles) == set(pieces.PROVINCES) - {"britannia", "raetia", "noricum"}


def test_without_an_empty_province_nothing_is_laid() -> None:
    state = before_refill()
    state.provinces = dict.fromkeys(pieces.PROVINCES, "bread")
    assert happened(play_from(state, "refill"), ProvincesFilled) == []


def test_two_new_bonus_tiles_lie_on_the_board() -> None:
    table = play_from(before_refill(), "refill", draws=["bread", "fruit-pottery"])
    assert happened(table, BonusTilesLaid) == [BonusTilesLaid(("bread", "fruit-pottery"))]
    assert table.view(None).bonus == ["bread", "fruit-pottery"]


def test_all_forum_spaces_are_filled_and_all_ships_coloured() -> None:
    for players, green in pieces.GREEN_SPACES.items():
        state = before_refill(players)
        state.gray_ships = list(pieces.SHIPS)
        table = play_from(state, "refill")
        after = table.view(None)
        assert list(after.forum) == [*pieces.YELLOW_SPACES, *green]
        assert all(after.forum[space] in pieces.EXTRA_PILE for space in pieces.YELLOW_SPACES)
        assert all(after.forum[space] in pieces.FORUM_PILE for space in green)
        assert after.gray_ships == []
        assert (after.quarter, after.round, after.phase) == (2, 1, "turn")


def test_if_the_pile_runs_out_the_rest_stays_empty() -> None:
    state = before_refill()
    state.provinces = dict.fromkeys(pieces.PROVINCES[2:], "bread")
    state.forum_out = list(Counter(pieces.FORUM_PILE).elements())[3:]
    table = play_from(state, "refill")
    (provinces,) = happened(table, ProvincesFilled)
    (forum,) = happened(table, ForumFilled)
    assert list(provinces.tiles) == list(pieces.PROVINCES[:2]), "provinces come before the forum"
    assert list(forum.green) == ["G1"]
    assert len(forum.extra) == len(pieces.YELLOW_SPACES)
    assert forum_tiles_left(table.view(None)) == {}


def test_the_four_quarters_use_up_all_extra_action_tiles() -> None:
    assert sum(pieces.EXTRA_PILE.values()) == pieces.QUARTERS * len(pieces.YELLOW_SPACES)


def test_there_is_no_refill_after_the_last_quarter() -> None:
    table = play_from(before_refill(quarter=pieces.QUARTERS), "refill")
    assert table.over
    assert happened(table, BonusTilesLaid, ProvincesFilled, ForumFilled) == []
    assert table.view(None).forum == {}
