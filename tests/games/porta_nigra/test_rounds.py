import pytest

from games.porta_nigra import GAME
from games.porta_nigra.events.rounds import InterimScored, RoundBegan, StartPlayerNamed
from games.porta_nigra.pieces import action_deck
from games.porta_nigra.state import Options, PortaNigra
from games.words import LOCALES
from tests.games.porta_nigra.play import begin, choose, me, play, play_from
from tests.games.porta_nigra.position import build_on, empty, hold, own, played, played_all
from tests.support.table_story import about, asked, happened, keys, label, option, pending, prompt, said


def round_over(players: int = 2, *, round_: int = 1) -> PortaNigra:
    """A table after all cards are played; seat 0 was the start player."""
    state = empty(players)
    state.round = round_
    played_all(state, *range(players))
    return state


def last_card(players: int = 2, *, round_: int = 1) -> PortaNigra:
    """The last seat of the round has one card left, all others none."""
    state = round_over(players, round_=round_)
    state.active = players - 1
    cards = action_deck(players)
    played(state, *cards[:-1], seat=players - 1)
    hold(state, cards[-1], seat=players - 1)
    return state


def test_the_example_of_the_rulebook() -> None:
    """Four players, 10 bricks in all four buildings: 20 to split, Thomas takes 15 points and 5 sesterces."""
    state = round_over(4)
    for site, bricks in (
        ("amphitheater-A1", 3),
        ("basilica-A2", 2),
        ("city_wall-1", 2),
        ("porta_nigra-1", 3),
    ):
        build_on(state, site, bricks)
    table = play_from(state, "interim")
    assert asked(table) == (
        "Interim scoring: 20 for your 10 bricks, in points or sesterces. How do you split that?"
    )
    assert label(table, "points-15") == "15 points, 5 sesterces"
    assert about(table, "points-15") == "then 15 points and 25 sesterces"
    choose(table, "points-15")
    assert (me(table).points, me(table).sesterces) == (15, 25)
    assert said(table, InterimScored)[0] == "10 bricks built: +15 points and 5 sesterces"


def test_with_two_players_each_brick_of_the_whole_game_counts_once() -> None:
    """7 own bricks after round 1 and 12 after round 2: 7 to split, then 12, not 5."""
    state = round_over()
    build_on(state, "porta_nigra-1", 7)
    table = play_from(state, "interim")
    assert keys(table) == [f"points-{points}" for points in range(7, -1, -1)]
    choose(table, "points-7")
    state = round_over(round_=2)
    build_on(state, "porta_nigra-1", 7)
    build_on(state, "city_wall-2", 3)
    build_on(state, "city_wall-3", 2)
    table = play_from(state, "interim")
    assert label(table, "points-12") == "12 points"
    assert label(table, "points-0") == "12 sesterces"


@pytest.mark.parametrize(("players", "total"), [(2, 5), (3, 10), (4, 10)])
def test_with_three_or_four_players_each_brick_counts_twice(players: int, total: int) -> None:
    state = round_over(players)
    build_on(state, "porta_nigra-1", 5)
    table = play_from(state, "interim")
    assert f"points-{total}" in keys(table)
    choose(table, f"points-{total}")
    assert me(table).points == total


def test_an_added_brick_counts_as_any_other() -> None:
    state = round_over()
    build_on(state, "porta_nigra-1", 6)
    choose(table := play_from(state, "interim"), "points-6")
    assert me(table).points == 6


def test_a_few_splits_stand_first_and_every_amount_is_possible() -> None:
    state = round_over(4)
    for number in range(1, 6):
        build_on(state, f"amphitheater-A{number}", 3)
        build_on(state, f"basilica-A{number}", 4)
    table = play_from(state, "interim")
    assert keys(table) == ["points-70", "points-65", "points-60", "points-35", "points-0", "other"]
    first = set(keys(table)) - {"other"}
    choose(table, "other")
    assert first | set(keys(table)) == {f"points-{points}" for points in range(71)}
    group = option(table, "points-34").group
    assert group is not None
    assert GAME.words("en").text(group.label) == "30 to 39 points"
    choose(table, "points-34")
    assert (me(table).points, me(table).sesterces) == (34, 56)


def test_texts_of_splits_are_short_enough_for_controls() -> None:
    state = round_over(4)
    for number in range(1, 6):
        build_on(state, f"basilica-A{number}", 4)
        build_on(state, f"basilica-B{number}", 4)
    for each in pending(play_from(state, "interim")).options:
        for locale in LOCALES:
            assert len(GAME.words(locale).text(each.label)) <= 80


def test_seats_split_one_after_the_other_from_the_start_player_on_and_all_see_it() -> None:
    state = round_over(3)
    state.start = state.active = 1
    for seat, site in enumerate(("city_wall-1", "city_wall-3", "city_wall-5")):
        build_on(state, site, 2, seat=seat)
    table = play_from(state, "interim")
    assert table.waiting_seats == (1,)
    assert table.state.active == 1
    choose(table, "points-4", seat=1)
    assert table.waiting_seats == (2,)
    assert table.view(0).players[1].points == 4, "seen by all"
    assert table.undoable(1) == 0, "it stands once the next one is asked"
    choose(table, "points-0", seat=2)
    choose(table, "points-1", seat=0)
    assert [each.seat for each in happened(table, InterimScored)] == [1, 2, 0]
    assert table.state.phase == "start_player"


def test_who_has_built_nothing_is_not_asked() -> None:
    table = play_from(round_over(), "interim")
    assert happened(table, InterimScored) == [InterimScored(0, 0, 0, 0), InterimScored(1, 0, 0, 0)]
    assert prompt(table) == "start-player"


def test_a_split_can_be_opened_and_left_again() -> None:
    state = round_over(4)
    build_on(state, "porta_nigra-1", 8)
    table = play_from(state, "interim")
    choose(table, "other")
    assert table.has_only_opened_menu(0)
    table.undo(0)
    assert prompt(table) == "interim"


# The round


def test_the_round_is_over_when_all_have_played_all_cards_then_comes_the_interim_scoring() -> None:
    state = last_card(3)
    build_on(state, "city_wall-1", 2)
    table = play(state)
    choose(table, f"card_{action_deck(3)[-1]}", "end", seat=2)
    assert table.state.phase == "interim"
    assert prompt(table) == "interim"


@pytest.mark.parametrize(("players", "rounds"), [(2, 3), (3, 2), (4, 2)])
def test_after_the_last_round_there_is_no_interim_scoring(players: int, rounds: int) -> None:
    for round_ in range(1, rounds + 1):
        table = play(last_card(players, round_=round_))
        choose(table, f"card_{action_deck(players)[-1]}", "end", seat=players - 1)
        assert table.over == (round_ == rounds)
        assert bool(happened(table, InterimScored)) == (round_ < rounds)


def test_who_has_the_fewest_points_after_the_interim_scoring_names_the_start_player() -> None:
    state = round_over(3)
    for seat, points in enumerate((10, 9, 8)):
        state.players[seat].points = points
    build_on(state, "city_wall-1", 2, seat=2)
    build_on(state, "city_wall-3", 2, seat=1)
    table = play_from(state, "interim")
    choose(table, "points-4", seat=1)
    choose(table, "points-4", seat=2)
    assert table.waiting_seats == (0,), "10 are the fewest now"
    assert asked(table) == "Who begins round 2? You have the fewest points (10)."
    assert keys(table) == ["seat-0", "seat-1", "seat-2"]
    assert about(table, "seat-1") == "then seat 3, seat 1"
    choose(table, "seat-1")
    assert table.state.start == 1
    assert table.state.active == 1
    assert table.state.round == 2
    assert happened(table, RoundBegan) == [RoundBegan(2)]
    assert said(table, StartPlayerNamed) == ["has the fewest points and names seat 2 as start player"]


def test_of_tied_seats_the_youngest_names_the_start_player_and_may_name_itself() -> None:
    state = round_over(4)
    state.young = [3, 2, 0, 1]
    for seat, points in enumerate((5, 5, 5, 9)):
        state.players[seat].points = points
    table = play_from(state, "start_player")
    assert table.waiting_seats == (2,), "3 is the youngest, but has more points"
    assert asked(table, 2) == "Who begins round 2? You are the youngest of those with the fewest points (5)."
    choose(table, "seat-2", seat=2)
    assert table.state.start == 2


def test_the_order_of_age_is_the_one_the_table_gives() -> None:
    table = begin(3, Options(age_order=(2, 0, 1)))
    assert table.state.young == [2, 0, 1]
    table = begin(3, draws=["1", "2", "0", "1"])
    assert table.state.young == [2, 0, 1], "else drawn once"


def test_then_decks_are_shuffled_and_two_cards_dealt_and_the_rest_stays() -> None:
    state = round_over()
    state.market = {"black": 3, "blue": 0, "red": 2, "yellow": 1, "white": 2}
    state.players[0].quarter = "city_wall"
    own(state, sesterces=7, red=2)
    table = play_from(state, "start_player", draws=["A3", "A8"])
    choose(table, "seat-0")
    assert [piece.face for piece in me(table).hand] == ["A3", "A8"]
    assert me(table).played == []
    assert table.state.cards_left(0) == list(action_deck(2))
    assert len(table.state.bag("actions_0")) == 6
    assert [piece.face for piece in table.view(1).players[0].hand] == [None, None]
    assert me(table).quarter == "city_wall"
    assert (me(table).sesterces, me(table).bricks["red"]) == (7, 2)
    assert table.state.market == state.market, "8 bricks: no refill"


def test_naming_the_start_player_deals_the_hands_and_cannot_be_taken_back() -> None:
    table = play_from(round_over(), "start_player")
    assert all(each.reveals for each in pending(table).options)
    choose(table, "seat-1")
    assert table.undoable(0) == 0
