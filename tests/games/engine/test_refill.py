from typing import Any

import pytest

import games
from games.engine.errors import ScriptFault
from games.engine.script import Together, choose
from games.engine.table import Table
from games.game import SeatEvent, pieces_text
from games.hidden import Piece, as_seen, pieces_in
from games.piles import Unseen, unseen
from games.words import LOCALES, Message
from tests.fuzz.random_games import play as play_at_random
from tests.support.harbour_table import asked, card, hand, harbour_table, play, with_harbour
from tests.support.toy_game import ChipsTaken, Peeked, Toy, bid, toy_table

harbour = pytest.fixture(scope="module", autouse=True)(with_harbour)


class SeenCardsReturned(SeatEvent, frozen=True):
    """The cards that were turned up go back."""

    def apply(self, state: Toy) -> None:
        state.seen = []


def draws(table: Table[Any]) -> list[tuple[str, list[str]]]:
    """Where each draw of the open phase stood, and what was in the bag."""
    return [(draw.place, list(draw.pieces)) for each in table.open_moves for draw in each.draws]


def test_an_empty_pile_is_filled_from_the_discard_pile_and_its_places_count_on() -> None:
    table = harbour_table("fish " * 3 + "oil " * 3 + "salt " * 2, "wine " * 2, discards="salt")
    table.answer(0, "draw")
    assert table.state.discards == []
    assert draws(table) == [("1/cards/table/0", ["wine"]), ("1/cards/table/1", ["salt"])]
    assert hand(table.state, 0)[-2:] == ["wine", "salt"]


def test_what_came_back_can_be_drawn_again() -> None:
    async def turn(table: Table[Toy]) -> None:
        table.apply(Peeked(0, table.draw_piece("cards", None)))
        table.refill("cards", SeenCardsReturned(0))
        table.apply(Peeked(0, table.draw_piece("cards", None)))
        await choose(0, "turn", ["one", "two"])

    (first, before), (second, after) = draws(toy_table(1, bids=turn))
    assert before == after
    assert (first, second) == ("1/cards/table/0", "1/cards/table/1")


def test_a_refill_is_taken_back_with_its_move() -> None:
    async def turn(table: Table[Toy]) -> None:
        table.apply(Peeked(0, table.draw_piece("cards", None)))
        while await choose(0, "turn", ["refill", "two"]) == "refill":
            table.refill("cards", SeenCardsReturned(0))

    table = toy_table(1, bids=turn)
    table.answer(0, "refill")
    assert table.state.seen == []
    table.undo(0)
    assert len(table.state.seen) == 1


def test_a_bag_that_holds_more_than_it_did_must_have_been_filled_again() -> None:
    async def turn(table: Table[Toy]) -> None:
        for _ in range(2):
            table.apply(Peeked(0, table.draw_piece("cards", None)))
        table.apply(SeenCardsReturned(0))
        table.draw("cards")

    with pytest.raises(ScriptFault, match="filled again without `refill`"):
        toy_table(1, bids=turn)


def test_a_refill_that_brings_nothing_back_is_a_fault_of_the_rules() -> None:
    async def turn(table: Table[Toy]) -> None:
        table.refill("cards", ChipsTaken(0, 1))

    with pytest.raises(ScriptFault, match="nothing has come back into the bag 'cards'"):
        toy_table(1, bids=turn)


def test_nothing_is_filled_again_where_others_could_not_know_of_it() -> None:
    async def lane(table: Table[Toy], seat: int) -> None:
        table.refill("cards", SeenCardsReturned(seat))

    async def turn(table: Table[Toy]) -> None:
        await Together({0: bid, 1: lane})

    with pytest.raises(ScriptFault, match="in a lane, unknown to others"):
        toy_table(2, bids=turn)


def test_nothing_comes_out_of_an_empty_bag() -> None:
    async def turn(table: Table[Toy]) -> None:
        for each in table.draw_pieces("cards", 9, None):
            table.apply(Peeked(0, each))
        assert len(table.state.seen) == 5
        assert table.draw_pieces("cards", 2, None) == ()
        table.draw_piece("cards", None)

    with pytest.raises(ScriptFault, match="nothing is left in the bag 'cards'"):
        toy_table(1, bids=turn)


def test_pieces_that_are_drawn_together_are_different_ones() -> None:
    table = play(harbour_table("fish", "oil"), (0, "draw"))
    (_, first), (_, second) = draws(table)
    assert len(second) == len(first) - 1


def test_who_does_not_know_pieces_that_came_together_sees_how_many_there_are() -> None:
    words = games.find("harbour").words("en")
    table = play(harbour_table("fish", "oil"), (0, "draw"))
    mine, theirs = (table.history(seat)[-1][1] for seat in (0, 1))
    assert [piece.face for piece in pieces_in(theirs)] == [None, None]
    assert theirs == as_seen(mine, 1)
    told = theirs.message()
    assert told is not None
    assert words.text(told) == "draws 2 face down"


def test_pieces_in_a_text_are_counted() -> None:
    words = games.find("harbour").words("en")
    known = (card("fish", 0), card("oil", 0), card("fish", 0))
    told = Message("event-CardsDrawn", {"cards": pieces_text([*known, Piece(None, (1,), "cards")])})
    assert words.text(told) == "draws 2 × Fish, Oil, 1 face down"


def test_what_is_left_is_told_apart_from_what_lies_hidden() -> None:
    table = harbour_table("fish oil", "oil salt salt", discards="wine")
    assert unseen(table.view(0), "cards") == Unseen(
        {"fish": 2, "oil": 2, "salt": 3, "wine": 2}, {(1,): 3}, left=6
    )
    assert unseen(table.view(None), "cards") == Unseen(
        {"fish": 3, "oil": 3, "salt": 3, "wine": 2}, {(0,): 2, (1,): 3}, left=6
    )
    assert unseen(table.state, "cards").hidden == {}
    assert unseen(table.view(0), "cards").chance("salt") == pytest.approx(3 / 9)


def test_nothing_comes_out_of_a_pile_that_is_empty() -> None:
    table = harbour_table("fish oil salt wine " * 2, "fish oil salt wine")
    assert unseen(table.view(0), "cards").left == 0
    assert unseen(table.view(0), "cards").chance("fish") == 0


@pytest.mark.parametrize("locale", LOCALES)
def test_all_that_happens_in_a_game_of_cards_is_told(locale: str) -> None:
    game = games.find("harbour")
    words = game.words(locale)
    assert [text for text in game.required_texts if not words.has(text)] == []

    def say(table: Table[Any]) -> None:
        for seat in table.waiting:
            choice = asked(table, seat)
            for option in choice.options:
                messages = (
                    option.label,
                    option.about,
                    option.shown_sign,
                    option.group and option.group.label,
                )
                assert all(words.text(message) for message in messages if message)
            assert words.text(choice.prompt)
        for viewer in (None, 0):
            assert game.table_text(table.view(viewer), words, ())
            told = [event.message() for _, event in table.history(viewer)[-5:]]
            assert all(words.text(message) for message in told if message)

    play_at_random(game, 3, watch=say)
