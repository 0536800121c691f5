import pickle
from collections import Counter
from hashlib import sha256
from random import Random
from typing import Any

import pytest

import games
from games.engine.chance import SeededChance, commitment_of, new_seed
from games.engine.errors import ScriptFault
from games.engine.moves import Draw
from games.engine.script import Together, choose
from games.engine.table import Table
from games.game import SeatEvent, pieces_text
from games.hidden import Piece, as_seen_by, pieces_in
from games.piles import Unseen, unseen_pieces
from games.words import LOCALES, Message
from tests.fuzz.random_games import play as play_at_random
from tests.support.harbour_table import card, hand, harbour_table, play, with_harbour
from tests.support.required_texts import required_texts
from tests.support.table_story import pending
from tests.support.toy_game import (
    Bid,
    BidsEnded,
    CardDrawn,
    ChipsTaken,
    Peeked,
    Rules,
    Toy,
    bid,
    toy,
    toy_table,
)

SEED = bytes(range(32))

harbour = pytest.fixture(scope="module", autouse=True)(with_harbour)


def table(players: int = 2, seed: bytes = SEED) -> Table[Any]:
    return Table.begin(toy(), players, Rules(), SeededChance(seed))


def answer(table: Table[Any], *presses: tuple[int, str]) -> None:
    for seat, key in presses:
        table.answer(seat, key)


def draws(table: Table[Any]) -> list[Draw]:
    return [draw for each in table.open_moves for draw in each.draws]


def faces(table: Table[Any]) -> list[str]:
    return [face for move in table.moves for face in move.draws]


def both_pass(table: Table[Any]) -> None:
    answer(table, (0, "pass"), (0, "low"), (1, "pass"), (1, "low"))


def test_a_draw_is_decided_by_seed_place_and_bag_whatever_the_order_of_the_bag() -> None:
    chance, bag = SeededChance(SEED), ["king", "ace", "jack", "jack", "queen"]
    picked = [chance.pick(bag, f"1/cards/table/{number}") for number in range(200)]
    assert picked == [chance.pick(sorted(bag), f"1/cards/table/{number}") for number in range(200)]
    assert picked != [chance.pick(bag, f"1/cards/0/{number}") for number in range(200)]
    assert picked != [SeededChance(new_seed()).pick(bag, f"1/cards/table/{number}") for number in range(200)]


def test_each_piece_is_drawn_as_often_as_the_others() -> None:
    drawn = Counter(SeededChance(SEED).pick(("a", "b", "c"), str(number)) for number in range(6000))
    assert all(abs(times - 2000) < 150 for times in drawn.values())


def test_a_piece_that_others_took_changes_a_draw_only_if_it_is_the_one_drawn() -> None:
    chance, bag = SeededChance(SEED), ["ace", "jack", "king", "queen"]
    for number in range(50):
        place = f"1/cards/0/{number}"
        piece = chance.pick(bag, place)
        for taken in bag:
            left = [each for each in bag if each != taken]
            assert (chance.pick(left, place) == piece) == (taken != piece)


def test_a_seed_has_256_bits_and_its_commitment_is_its_sha256() -> None:
    assert len(new_seed()) == 32
    assert new_seed() != new_seed()
    assert commitment_of(SEED) == sha256(SEED).hexdigest()
    with pytest.raises(ValueError, match="32 bytes, not 3"):
        SeededChance(b"abc")


def test_a_seed_is_neither_printed_nor_sent_to_another_process() -> None:
    chance = SeededChance(SEED)
    assert repr(chance) == "SeededChance(...)"
    with pytest.raises(TypeError, match="never leaves"):
        pickle.dumps(chance)


def test_the_place_of_a_draw_is_its_phase_bag_lane_and_how_many_came_before() -> None:
    game = table()
    answer(game, (1, "look"))
    assert [draw.place for draw in draws(game)] == ["1/cards/1/0"]
    answer(game, (0, "pass"), (0, "low"), (1, "low"), (0, "peek"), (0, "one"), (0, "peek"))
    assert [draw.place for draw in draws(game)] == ["2/cards/table/0", "2/cards/table/1"]
    answer(game, (0, "end"), (1, "peek"))
    assert [draw.place for draw in draws(game)] == ["3/cards/table/0"]
    assert [draw.face for draw in draws(game)] == faces(game)[-1:]


@pytest.mark.parametrize("seed", range(20))
def test_what_a_lane_draws_neither_moves_nor_repeats_what_another_one_draws(seed: int) -> None:
    """Two seats look at a card side by side; each draw depends only on the seat's own place."""
    chance = SeededChance(Random(seed).randbytes(32))
    cards = ["ace", "jack", "jack", "king", "queen"]
    for first, second in ((0, 1), (1, 0)):
        game = Table.begin(toy(), 2, Rules(), chance)
        answer(game, (first, "look"), (second, "look"))
        left = list(cards)
        for seat in (first, second):
            (face,) = (draw.face for draw in draws(game) if draw.lane == seat)
            assert face == chance.pick(left, f"1/cards/{seat}/0")
            left.remove(face)


def test_nobody_can_try_a_move_take_it_back_and_draw_another_piece() -> None:
    game, other = table(), table()
    both_pass(game)
    both_pass(other)
    answer(game, (0, "one"), (0, "two"))
    game.undo(0, all_moves=True)
    answer(game, (0, "peek"))
    answer(other, (0, "two"), (0, "peek"))
    assert faces(game) == faces(other)
    assert game.undoable(0) == other.undoable(0) == 0


def test_a_copy_that_is_thrown_away_and_a_table_read_again_draw_the_same() -> None:
    game = table()
    both_pass(game)
    answer(game, (0, "peek"))
    tried = game.copy()
    answer(tried, (0, "peek"))
    again = game.copy()
    answer(again, (0, "one"), (0, "peek"))
    loaded = Table.load(toy(), 2, Rules(), game.moves, SeededChance(SEED))
    answer(loaded, (0, "peek"))
    assert faces(tried) == faces(again) == faces(loaded)
    assert len(faces(tried)) == 2


def test_a_phase_that_begins_again_draws_the_same_at_the_same_place() -> None:
    """The rules are corrected after two seats have looked at their cards."""

    async def corrected_bid(table: Table[Any], seat: int) -> None:
        if await choose(seat, "look", ["see", "pass"]) == "see":
            table.apply(CardDrawn(seat, table.draw_piece("cards", (seat,))))
        table.apply(Bid(seat, await choose(seat, "bid", ["low", "high"])))

    async def corrected(table: Table[Any]) -> None:
        await Together(dict.fromkeys((0, 1), corrected_bid))
        table.apply(BidsEnded())

    for number in range(20):
        chance = SeededChance(Random(number).randbytes(32))
        game = Table.begin(toy(), 2, Rules(), chance)
        answer(game, (0, "look"), (1, "look"))
        again = Table.load(toy(bids=corrected), 2, Rules(), game.moves, chance)
        assert again.again is not None
        answer(again, (0, "see"), (1, "see"))
        assert draws(again) == draws(game)


def test_an_imagined_table_never_draws_from_the_seed() -> None:
    class Forbidden:
        """Chance that no imagined table may reach."""

        def pick(self, bag: object, place: str) -> str:
            raise AssertionError(f"drawn from the seed at {place}")

    game = table()
    game.chance = Forbidden()
    imagined = game.imagine(0, Random(1))
    answer(imagined, (0, "look"), (0, "low"), (1, "look"), (1, "low"), (0, "peek"))
    answer(imagined.copy(), (0, "peek"))
    with pytest.raises(AssertionError, match="drawn from the seed"):
        game.copy().answer(0, "look")


class SeenCardsReturned(SeatEvent, frozen=True):
    """The cards that were turned up go back."""

    def apply(self, state: Toy) -> None:
        state.seen = []


def draws_and_bags(table: Table[Any]) -> list[tuple[str, list[str]]]:
    """Place and bag of each draw in the open phase."""
    return [(draw.place, list(draw.pieces)) for each in table.open_moves for draw in each.draws]


def test_an_empty_pile_is_filled_from_the_discard_pile_and_its_places_count_on() -> None:
    table = harbour_table("fish " * 3 + "oil " * 3 + "salt " * 2, "wine " * 2, discards="salt")
    table.answer(0, "draw")
    assert table.state.discards == []
    assert draws_and_bags(table) == [("1/cards/table/0", ["wine"]), ("1/cards/table/1", ["salt"])]
    assert hand(table.state, 0)[-2:] == ["wine", "salt"]


def test_what_came_back_can_be_drawn_again() -> None:
    async def turn(table: Table[Toy]) -> None:
        table.apply(Peeked(0, table.draw_piece("cards", None)))
        table.refill("cards", SeenCardsReturned(0))
        table.apply(Peeked(0, table.draw_piece("cards", None)))
        await choose(0, "turn", ["one", "two"])

    (first, before), (second, after) = draws_and_bags(toy_table(1, bids=turn))
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
    (_, first), (_, second) = draws_and_bags(table)
    assert len(second) == len(first) - 1


def test_who_does_not_know_pieces_that_came_together_sees_how_many_there_are() -> None:
    words = games.find("harbour").words("en")
    table = play(harbour_table("fish", "oil"), (0, "draw"))
    mine, theirs = (table.history(seat)[-1][1] for seat in (0, 1))
    assert [piece.face for piece in pieces_in(theirs)] == [None, None]
    assert theirs == as_seen_by(mine, 1)
    said = theirs.message()
    assert said is not None
    assert words.text(said) == "draws 2 face down"


def test_pieces_in_a_text_are_counted() -> None:
    words = games.find("harbour").words("en")
    known = (card("fish", 0), card("oil", 0), card("fish", 0))
    said = Message("event-CardsDrawn", {"cards": pieces_text([*known, Piece(None, (1,), "cards")])})
    assert words.text(said) == "draws 2 × Fish, Oil, 1 face down"


def test_what_is_left_is_distinguished_from_what_lies_hidden() -> None:
    table = harbour_table("fish oil", "oil salt salt", discards="wine")
    assert unseen_pieces(table.view(0), "cards") == Unseen(
        {"fish": 2, "oil": 2, "salt": 3, "wine": 2}, left=6
    )
    assert unseen_pieces(table.view(None), "cards") == Unseen(
        {"fish": 3, "oil": 3, "salt": 3, "wine": 2}, left=6
    )
    assert unseen_pieces(table.state, "cards").left == sum(unseen_pieces(table.state, "cards").faces.values())


def test_nothing_comes_out_of_a_pile_that_is_empty() -> None:
    table = harbour_table("fish oil salt wine " * 2, "fish oil salt wine")
    assert unseen_pieces(table.view(0), "cards").left == 0


@pytest.mark.parametrize("locale", LOCALES)
def test_all_that_happens_in_a_game_of_cards_is_shown(locale: str) -> None:
    game = games.find("harbour")
    words = game.words(locale)
    assert [text for text in required_texts(game) if not words.has(text)] == []

    def say(table: Table[Any]) -> None:
        for seat in table.waiting_seats:
            choice = pending(table, seat)
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
            said = [event.message() for _, event in table.history(viewer)[-5:]]
            assert all(words.text(message) for message in said if message)

    play_at_random(game, 3, watch=say)
