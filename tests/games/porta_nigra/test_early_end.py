import pytest

from games.engine.table import Table
from games.porta_nigra.events.rounds import CardsShuffled, EarlyEndCame, InterimScored
from games.porta_nigra.pieces import COLOURS, SITES, action_deck
from games.porta_nigra.state import Options, PortaNigra
from tests.games.porta_nigra.play import choose, me, play
from tests.games.porta_nigra.position import build_on, display, empty, hold, own, played, played_all
from tests.support.table_story import happened, keys, prompt, said


def with_bricks(supply: int, players: int = 2, options: Options | None = None, **market: int) -> PortaNigra:
    state = empty(players, options)
    state.supply = supply
    state.market = {**dict.fromkeys(COLOURS, 0), **market}
    return state


def with_14_elements(players: int = 2, options: Options | None = None) -> PortaNigra:
    """Seat 0 has 14 elements, one Roman in its play area, and 2 yellow bricks."""
    state = empty(players, options)
    sites = [site for site in SITES.values() if site.building in ("amphitheater", "city_wall")]
    for site in sites[:14]:
        build_on(state, site.name, site.bricks)
    own(state, romans=1, romans_left=0, yellow=2)
    return state


def build_15th(table: Table[PortaNigra], seat: int = 0) -> None:
    """Build the 15th element, with the card A5."""
    choose(table, "card_A5", "symbol_3", "basilica", seat=seat)


def test_the_last_brick_of_the_market_with_an_empty_supply_ends_the_game_early() -> None:
    table = play(with_bricks(0, black=1), "card_A5", "symbol_1")
    assert happened(table, EarlyEndCame) == [EarlyEndCame(0, "bricks", 5, (1,))]
    assert me(table).points == 5
    assert said(table, EarlyEndCame) == [
        "The market and the supply are empty, so the game ends early (+5). Last turns: seat 2"
    ]


def test_bricks_in_the_supply_alone_or_in_the_market_alone_keep_it_going() -> None:
    table = play(with_bricks(1, black=1), "card_A5", "symbol_1")
    assert happened(table, EarlyEndCame) == []
    table = play(with_bricks(0, black=2), "card_A5", "symbol_1")
    assert happened(table, EarlyEndCame) == []


def test_a_card_or_a_reward_may_empty_the_supply_just_as_well() -> None:
    state = with_bricks(1)
    own(state, chips=1)
    display(state, "H2")
    table = play(state, "influence-honor", "H2")
    assert [each.reason for each in happened(table, EarlyEndCame)] == ["bricks"]
    state = with_bricks(1)
    build_on(state, "city_wall-1", 2)
    own(state, chips=2, red=2)
    table = play(state, "influence-build", "city_wall")
    assert me(table).bricks["white"] == 1
    assert [each.reason for each in happened(table, EarlyEndCame)] == ["bricks"]


def test_the_15th_element_ends_the_game_early() -> None:
    table = play(with_14_elements())
    build_15th(table)
    assert happened(table, EarlyEndCame) == [EarlyEndCame(0, "elements", 5, (1,))]
    assert me(table).points == 9 + 5
    assert said(table, EarlyEndCame) == [
        "builds element number 15, so the game ends early (+5). Last turns: seat 2"
    ]


def test_romans_of_the_reward_do_not_matter() -> None:
    """14 elements and Romans in the play area: no early end."""
    state = with_14_elements()
    own(state, romans=0, romans_left=1)
    table = play(state, "card_A5")
    assert happened(table, EarlyEndCame) == []


def test_it_comes_once_a_game_and_goes_to_the_seat_at_turn() -> None:
    state = with_14_elements()
    own(state, seat=1, sesterces=30)
    state.supply = 0
    state.market = {**dict.fromkeys(COLOURS, 0), "black": 1}
    table = play(state)
    build_15th(table)
    choose(table, "end")
    choose(table, "card_A5", "symbol_1", seat=1)
    assert len(happened(table, EarlyEndCame)) == 1
    assert me(table, 1).points == 0


def test_the_card_is_finished_and_influence_can_be_used() -> None:
    state = with_14_elements()
    own(state, chips=2)
    display(state, "H12")
    table = play(state)
    build_15th(table)
    assert "symbol_1" in keys(table)
    choose(table, "symbol_1", "influence-honor", "H12")
    assert me(table).bricks["black"] == 1
    assert me(table).points == 9 + 5 + 8


def test_then_every_other_seat_has_one_full_turn_in_order_with_its_refill() -> None:
    state = with_14_elements(3)
    for seat in (1, 2):
        hold(state, "A7", "A8", seat=seat)
    state.active = 1
    state.elements = {name: type(each)(1, each.bricks) for name, each in state.elements.items()}
    own(state, seat=1, romans=1, romans_left=0, yellow=2)
    state.market = {**dict.fromkeys(COLOURS, 0), "black": 2}
    table = play(state)
    choose(table, "card_A7", "symbol_2", "basilica", "end", seat=1)
    assert table.waiting_seats == (2,)
    assert table.state.bricks_in_market >= 14, "the refill phase came"
    choose(table, "card_A7", "end", seat=2)
    assert table.waiting_seats == (0,)
    choose(table, "card_A5", "end", seat=0)
    assert table.over


def test_there_is_no_interim_scoring_and_no_new_start_player() -> None:
    state = with_14_elements()
    played(state, *(card for card in action_deck(2) if card != "A5"))
    hold(state, "A5")
    played_all(state, 1)
    table = play(state)
    build_15th(table)
    choose(table, "end")
    choose(table, keys(table, 1)[0], "end", seat=1)
    assert table.over
    assert happened(table, InterimScored) == []
    assert table.state.round == 1


def test_our_example_with_two_players() -> None:
    """The second one's 15th element with its last card of round 2: the first shuffles and plays one card."""
    state = with_14_elements()
    state.round = 2
    state.start = 1
    played(state, *(card for card in action_deck(2) if card != "A5"))
    hold(state, "A5")
    played_all(state, 1)
    state.players[1].quarter = "porta_nigra"
    table = play(state, draws=["A2", "A4"])
    build_15th(table)
    assert me(table).points == 14
    choose(table, "end")
    assert happened(table, CardsShuffled) == [CardsShuffled(1, last_turn=True)]
    assert [piece.face for piece in me(table, 1).hand] == ["A2", "A4"]
    assert table.waiting_seats == (1,)
    assert table.undoable(1) == 0
    assert [each.face for each in table.view(0).players[1].hand] == [None, None], "known to their owner alone"
    assert table.view(0).cards_left(1) == list(action_deck(2)), "which cards they can be is known to all"
    choose(table, "card_A4", "end", seat=1)
    assert table.over
    assert happened(table, InterimScored) == []


def test_in_the_last_round_too_who_has_played_all_cards_shuffles_and_draws() -> None:
    state = with_14_elements()
    state.round = 3
    played(state, *(card for card in action_deck(2) if card != "A5"))
    hold(state, "A5")
    played_all(state, 1)
    table = play(state)
    build_15th(table)
    choose(table, "end")
    assert prompt(table, 1) == "card"
    assert len(me(table, 1).hand) == 2


def test_with_the_option_skip_who_has_played_all_cards_has_no_last_turn() -> None:
    state = with_14_elements(3, Options(last_turn_without_cards="skip"))
    played_all(state, 1)
    table = play(state)
    build_15th(table)
    assert happened(table, EarlyEndCame) == [EarlyEndCame(0, "elements", 5, (2,))]
    choose(table, "end")
    assert table.waiting_seats == (2,)
    choose(table, "card_A5", "end", seat=2)
    assert table.over


def test_with_the_option_skip_it_may_be_that_nobody_has_another_turn() -> None:
    state = with_14_elements(2, Options(last_turn_without_cards="skip"))
    played_all(state, 1)
    table = play(state)
    build_15th(table)
    assert said(table, EarlyEndCame) == [
        "builds element number 15, so the game ends early (+5). Nobody has another turn"
    ]
    choose(table, "end")
    assert table.over


def test_without_an_early_end_the_game_ends_with_the_last_round() -> None:
    state = empty(2)
    state.round = 3
    played_all(state, 0, 1)
    played(state, *action_deck(2)[:-1], seat=1)
    hold(state, action_deck(2)[-1], seat=1)
    state.active = 1
    table = play(state)
    choose(table, f"card_{action_deck(2)[-1]}", "end", seat=1)
    assert table.over
    assert happened(table, EarlyEndCame) == []


@pytest.mark.parametrize("left", [1, 2])
def test_the_early_end_can_be_taken_back_with_what_brought_it(left: int) -> None:
    table = play(with_bricks(0, black=left), "card_A5", "symbol_1")
    assert bool(happened(table, EarlyEndCame)) == (left == 1)
    table.undo(0)
    assert happened(table, EarlyEndCame) == []
    assert me(table).points == 0
