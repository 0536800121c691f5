from itertools import count, islice
from random import Random
from typing import Any

import pytest
from msgspec import structs

import games
from games.engine.chance import RandomChance
from games.engine.errors import Unimaginable
from games.engine.script import choose
from games.engine.table import Table
from games.game import Phase
from tests.fuzz.random_games import imaginable, invariants, shows_the_same
from tests.fuzz.random_games import play as play_at_random
from tests.support.forking import fork, look_alikes
from tests.support.games import GAMES
from tests.support.harbour_table import hand, harbour_table, kinds, play, with_harbour
from tests.support.table_story import pending
from tests.support.toy_game import ChipsTaken, Toy, toy_table, toy_turns

harbour = pytest.fixture(scope="module", autouse=True)(with_harbour)

PAIRS = 40
"""Pairs of tables compared for each game."""

TABLES = 25
"""Imagined tables where something must differ."""


def imagined(table: Table[Any], seat: int | None) -> list[Table[Any]]:
    """Imagined tables of a seat, each checked to look right to it."""
    tables = [table.imagine(seat, Random(seed)) for seed in range(TABLES)]
    for each in tables:
        shows_the_same(table, each, seat)
    return tables


@pytest.mark.parametrize("seed", range(12))
def test_a_game_of_cards_can_be_imagined_at_every_moment_and_played_on(seed: int) -> None:
    def watch(table: Table[Any]) -> None:
        viewers = (None, *range(table.players))
        imaginable(table, viewers[(seed + len(table.moves)) % len(viewers)])

    table = play_at_random(games.find("harbour"), seed, watch=watch)
    invariants(table)
    assert table.over


@pytest.mark.parametrize("game", ["harbour", *GAMES])
def test_what_is_imagined_depends_on_nothing_that_the_viewer_cannot_know(game: str) -> None:
    stories = (pair for seed in count() for pair in look_alikes(games.find(game), seed))
    for seed, (table, twin, viewer) in enumerate(islice(stories, PAIRS)):
        one, other = table.imagine(viewer, Random(seed)), twin.imagine(viewer, Random(seed))
        assert one.state == other.state
        assert one.waiting_seats == other.waiting_seats


def test_a_card_shown_from_a_hand_in_the_open_phase_was_in_that_hand() -> None:
    table = play(harbour_table("salt oil", "wine wine", "fish"), (0, "ship"), (0, "salt"), (0, "beg"))
    table.answer(0, "seat_1")
    for each in imagined(table, 1):
        assert kinds(each.state.shipped) == ["salt"]
        assert hand(each.phase_start, 0).count("salt") > 0
    assert len({tuple(map(str, hand(each.state, 0))) for each in imagined(table, 1)}) > 1


def test_what_another_seat_drew_in_the_open_phase_is_drawn_again() -> None:
    table = play(harbour_table("salt", "wine"), (0, "draw"), (0, "salt"), (0, "beg"))
    tables = imagined(table, 1)
    assert len({tuple(sorted(map(str, hand(each.state, 0)))) for each in tables}) > 3
    assert all(kinds(each.state.discards) == ["salt"] for each in tables)
    assert {tuple(hand(each.state, 0)) for each in imagined(table, 0)} == {tuple(hand(table.state, 0))}


def test_what_another_seat_chose_face_down_is_chosen_again() -> None:
    table = play(harbour_table("salt oil fish", "wine"), (0, "bury"), (0, "oil"), (0, "beg"))
    buried = {kinds(each.state.buried[0])[0] for each in imagined(table, 1)}
    assert buried == {"fish", "oil", "salt", "wine"}
    assert {kinds(each.state.buried[0])[0] for each in imagined(table, 0)} == {"oil"}


def test_what_came_to_light_when_all_had_paid_was_paid() -> None:
    table = harbour_table("salt oil fish", "wine wine fish", phase="payment")
    play(table, (0, "fish"), (1, "fish,wine"), (0, "oil,salt"))
    for each in imagined(table, None):
        assert kinds(each.state.discards) == ["oil", "salt", "fish", "wine"]


def test_a_choice_before_all_act_side_by_side_is_known_to_all() -> None:
    table = play(harbour_table("salt oil", "wine fish", phase="payment"), (0, "wine"), (0, "oil,salt"))
    for each in imagined(table, 1):
        assert each.state.demand == "wine"
        assert each.lanes == {0: False, 1: False}


def test_a_pile_that_was_filled_again_in_the_open_phase_holds_what_was_discarded() -> None:
    pile = "fish oil salt wine"
    table = harbour_table(pile, pile, discards=pile)
    assert table.state.bag("cards") == []
    play(table, (0, "draw"), (0, "fish"), (0, "beg"))
    assert kinds(table.state.discards) == ["fish"]
    for each in imagined(table, 1):
        assert len(each.state.bag("cards")) == 2
        assert len(hand(each.state, 0)) == 5


def test_whoever_asks_for_no_view_of_a_seat_imagines_as_the_public() -> None:
    table = harbour_table("salt oil", "wine fish")
    assert len({tuple(map(str, hand(each.state, 0))) for each in imagined(table, None)}) > 3


def test_a_table_that_was_stopped_is_imagined_stopped() -> None:
    table = harbour_table("salt", "wine")
    table.stop()
    assert [each.waiting_seats for each in imagined(table, 1)[:3]] == [()] * 3
    assert table.imagine(1, Random(1)).stopped


def test_a_choice_that_says_what_its_seat_cannot_know_shows_itself_where_hidden_faces_are_exchanged() -> None:
    async def telling(table: Table[Any]) -> None:
        await choose(1, "action", ["beg", "end"], other=str(hand(table.state, 0)))

    table = harbour_table("salt oil", "wine fish")
    game = structs.replace(table.game, phases={"turn": Phase(telling)})
    said = Table.begin(game, 2, table.options, RandomChance(Random(1)))
    forks = [fork(said, 1, Random(seed)) for seed in range(TABLES)]
    assert len({str(pending(each, 1).prompt) for each in forks}) > 3
    assert all(pending(each, 1).prompt == pending(said, 1).prompt for each in imagined(said, 1))


def test_where_no_table_looks_alike_none_is_given() -> None:
    times = count(1)

    async def unlike(table: Table[Toy]) -> None:
        table.apply(ChipsTaken(0, next(times)))
        await choose(0, "turn", ["one", "two"])

    with pytest.raises(Unimaginable, match="toy after row 1, as seat 0 knows it: 1000 tries"):
        toy_table(1, bids=unlike).imagine(0, Random(1))


def test_an_imagined_table_is_played_on_without_the_real_one() -> None:
    table = toy_turns()
    each = table.imagine(1, Random(1))
    each.answer(0, "two")
    assert table.state.players[0].chips == 0
    assert pending(table) == pending(toy_turns())
