import pickle
from collections import Counter
from hashlib import sha256
from random import Random
from typing import Any

import pytest

from games.engine.chance import SeededChance, commitment, new_seed
from games.engine.moves import Draw
from games.engine.script import Together, choose
from games.engine.table import Table
from tests.support.toy_game import Bid, BidsEnded, CardDrawn, Rules, toy

SEED = bytes(range(32))


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
    assert commitment(SEED) == sha256(SEED).hexdigest()
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
    """Two seats look at a card side by side; the first takes what their own place says."""
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
