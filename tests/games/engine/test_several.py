"""Several options chosen at once: one row of the log, with the same key for the same cards."""

from pathlib import Path
from random import Random
from typing import Any

import pytest
from typer.testing import CliRunner

import games
from games.__main__ import app
from games.agents.levels import NAMES, decide
from games.choice import Choice, Several, group_options
from games.engine.chance import SeededChance, commitment_of
from games.engine.errors import NoSuchOption, NotTogether, ScriptFault
from games.engine.retrace import retrace
from games.engine.script import choose, choose_several
from games.engine.table import Table
from games.game import Option, Role, space_option
from games.log import Seeding, decode, encode
from games.verification import Verdict, verify
from games.words import LOCALES, SHARED_WORDS, Message
from games.words import words as texts
from tests.support.harbour_table import hand, harbour_table, kinds, play, with_harbour
from tests.support.table_story import pending
from tests.support.toy_game import toy_table

harbour = pytest.fixture(scope="module", autouse=True)(with_harbour)

SEED = bytes(range(32))


def shipping() -> Table[Any]:
    """Seat 0 chooses a shipment, with two fish and one salt in hand."""
    return play(harbour_table("fish salt fish", "oil"), (0, "ship"))


def test_equal_cards_are_one_option_that_counts_them() -> None:
    choice = pending(shipping())
    assert [(each.key, each.copies) for each in choice.options] == [("fish", 2), ("salt", 1)]
    assert choice.several is not None
    assert (choice.several.least, choice.several.most) == (1, 3)


def test_what_is_chosen_together_is_one_row_with_one_key() -> None:
    table = shipping()
    (row,) = table.answer(0, pending(table).answer_of(["fish", "fish"]))
    assert row.key == "fish,fish"
    assert kinds(table.state.shipped) == ["fish", "fish"]
    assert table.state.points == [4, 0]


def test_the_key_is_in_the_order_of_the_options_whatever_order_was_chosen() -> None:
    choice = pending(shipping())
    assert choice.answer_of(["salt", "fish"]) == choice.answer_of(["fish", "salt"]) == "fish,salt"
    assert choice.allows("fish,salt")
    assert not choice.allows("salt,fish")


def test_each_combination_that_is_allowed_is_listed_once() -> None:
    assert list(pending(shipping()).answers()) == ["fish", "salt", "fish,fish", "fish,salt"]


@pytest.mark.parametrize(
    ("key", "error"),
    [
        ("oil", NoSuchOption),
        ("fish,fish,fish", NoSuchOption),
        ("salt,fish", NoSuchOption),
        ("fish,,salt", NoSuchOption),
        ("", NoSuchOption),
        (",", NotTogether),
        ("fish,fish,salt", NotTogether),
    ],
)
def test_what_cannot_be_chosen_together_changes_nothing(key: str, error: type[Exception]) -> None:
    table, before = shipping(), shipping()
    with pytest.raises(error) as caught:
        table.answer(0, key)
    assert type(caught.value) is error
    assert (table.moves, table.state, table.pending_choice(0)) == (
        before.moves,
        before.state,
        before.pending_choice(0),
    )


def test_the_rules_say_why_options_do_not_go_together() -> None:
    choice = pending(shipping())
    with pytest.raises(NotTogether) as caught:
        choice.answer_of(["fish", "salt", "fish"])
    assert caught.value.why == Message("objection-mixed")
    with pytest.raises(NotTogether, match="0 chosen where 1 to 3") as caught:
        choice.answer_of([])
    assert caught.value.why is None


def test_a_game_says_what_a_whole_pick_brings_and_only_to_who_looks() -> None:
    choice = pending(shipping())
    assert choice.is_lazy
    assert choice.joint_effect("fish,salt") == Message("ship-brings", {"points": 4})
    paying = pending(play(harbour_table("fish oil", "salt", phase="payment"), (0, "oil")), 1)
    assert paying.joint_effect("salt") is None


def test_nothing_at_all_can_be_chosen_where_none_is_enough() -> None:
    table = play(harbour_table("fish oil", "salt", phase="payment"), (0, "oil"))
    assert pending(table, 1).answer_of([]) == ","
    (row,) = table.answer(1, ",")
    assert row.key == ","
    assert hand(table.state, 1) == ["salt"]


def test_the_only_combination_there_is_is_taken_without_asking() -> None:
    table = harbour_table("fish", "oil")
    table.answer(0, "ship")
    assert table.state.points == [1, 0]
    assert pending(table).prompt == Message("prompt-action")


def test_it_is_taken_back_and_loaded_like_any_other_move() -> None:
    table = shipping()
    table.answer(0, "fish,salt")
    loaded = Table.load(table.game, table.players, table.options, table.moves)
    assert loaded.again is None
    assert loaded.state == table.state
    table.undo(0)
    assert pending(table) == pending(shipping())
    assert hand(table.state, 0) == ["fish", "salt", "fish"]


def test_a_log_whose_options_do_not_go_together_is_run_again_from_the_phase() -> None:
    table = shipping()
    table.answer(0, "fish,salt")
    moves = [*table.moves[:-1], type(table.moves[-1])(0, "salt,fish", (), table.moves[-1].events)]
    assert Table.load(table.game, table.players, table.options, moves).again is not None


def test_whole_games_are_verified_with_their_refills_and_copies() -> None:
    refills = sum(verified_game(seed) for seed in range(8))
    assert refills > 3


def verified_game(seed: int) -> int:
    """Play a random game with undos and verify its log; returns how often the pile was refilled."""
    game, random = games.find("harbour"), Random(seed)
    table = Table.begin(game, 3, game.options(), SeededChance(SEED))
    while not table.over:
        choice = pending(table, random.choice(table.waiting_seats))
        table.answer(choice.seat, choice.random_answer(random))
        undoable = [each for each in range(3) if table.undoable(each)]
        if undoable and random.random() < 0.2:
            table.undo(random.choice(undoable))
    draws = retrace(game, 3, game.options(), table.moves).draws
    assert len({draw.place for draw in draws}) == len(draws)
    record = decode(encode(table, Seeding(commitment_of(SEED), 0, SEED.hex()), draws))
    assert record.table(check=True).state == table.state
    assert verify(record).verdict is Verdict.PROVEN
    return sum(type(event).__name__ == "PileShuffled" for _, event in table.full_history())


@pytest.mark.parametrize("name", NAMES)
def test_computer_players_choose_several(name: str) -> None:
    table = shipping()
    keys = {decide(name, table, 0, Random(seed))[0].key for seed in range(4)}
    assert keys <= set(pending(table).answers())


def test_any_combination_comes_at_random_and_no_more_than_asked_for() -> None:
    choice, random = pending(shipping()), Random(1)
    assert {choice.random_answer(random) for _ in range(60)} == set(choice.answers())
    assert choice.sample_answers(random, 4) == list(choice.answers())
    assert 0 < len(choice.sample_answers(random, 2)) <= 2


def test_a_combination_is_found_where_hardly_any_is_allowed() -> None:
    def only(keys: tuple[str, ...]) -> Message | None:
        return None if keys == ("c", "g", "k") else Message("no")

    options = [Option(key, Message(key)) for key in "abcdefghijkl"]
    choice = Choice(0, Message("which"), options, several=Several(0, 12, only))
    assert choice.random_answer(Random(1)) == "c,g,k"


@pytest.mark.parametrize(
    ("options", "several"),
    [
        (["a,b", "c"], False),
        (["a,b", "c"], True),
        (["", "c"], False),
        ([Option("a", Message("a"), copies=2), "c"], False),
        ([Option("a", Message("a"), role=Role.DECLINES), "c"], True),
        (["a", "b", "c"], True),
    ],
    ids=["comma", "comma, several", "empty", "copies of a single one", "a role among several", "too few"],
)
def test_what_cannot_be_offered_is_a_fault_of_rules(options: list[Option | str], *, several: bool) -> None:
    async def faulty(_: Table[Any]) -> None:
        if several:
            await choose_several(0, "ship", options, least=4, most=5)
        else:
            await choose(0, "ship", options)

    with pytest.raises(ScriptFault):
        toy_table(1, bids=faulty)


def keys_by_group(choice: Choice) -> dict[str, list[str]]:
    return {group.key: [option.key for option in options] for group, options in group_options(choice.options)}


def test_options_are_grouped_by_their_groups() -> None:
    assert keys_by_group(pending(harbour_table("fish oil salt", "wine", phase="payment"))) == {}
    choice = pending(play(harbour_table("fish oil salt", "wine"), (0, "ship")))
    assert keys_by_group(choice) == {"food": ["fish", "salt"], "drink": ["oil"]}


def test_spaces_are_grouped_by_their_rows() -> None:
    end = Option("end", Message("option-end"), role=Role.ENDS_TURN)
    choice = Choice(0, Message("where"), [*map(space_option, ("A1", "B1", "A2")), end])
    assert keys_by_group(choice) == {"row1": ["A1", "B1"], "row2": ["A2"]}
    label = group_options(choice.options)[0][0].label
    assert [texts(each, SHARED_WORDS).text(label) for each in LOCALES] == ["Row 1", "Zeile 1", "Ряд 1"]


def test_the_commands_play_and_check_such_a_game(tmp_path: Path) -> None:
    file = str(tmp_path / "game.jsonl")
    for command in (("play", "harbour", "--log", file), ("check", file), ("show", file, "--at", "20")):
        result = CliRunner().invoke(app, command)
        assert result.exit_code == 0, result.output
