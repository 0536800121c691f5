from functools import partial
from typing import Any

import pytest

from games.choice import Choice
from games.engine.errors import ScriptFault
from games.engine.script import Together, choose
from games.engine.table import Table
from games.game import LazyOption, Option, Role
from games.words import Message
from tests.support.harbour_table import hand, harbour_table, play, with_harbour
from tests.support.table_story import pending
from tests.support.toy_game import BidsEnded, ChipsTaken, Toy, TurnEnded, bid, toy_table, toy_turns

harbour = pytest.fixture(scope="module", autouse=True)(with_harbour)


class Takings:
    """A turn that takes chips, and counts the options made."""

    def __init__(self) -> None:
        self.made: list[str] = []

    def option(self, view: Toy, key: str, seat: int) -> Option:
        self.made.append(key)
        return Option(key, Message("chips", {"chips": view.players[seat].chips}), role=self.role(key))

    def role(self, key: str) -> Role:
        return Role.ENDS_TURN if key == "end" else Role.PLAIN

    async def turn(self, table: Table[Toy]) -> None:
        """The phase."""
        seat = table.state.active
        while True:
            offered = [
                LazyOption(key, partial(self.option, key=key, seat=seat), self.role(key))
                for key in ("one", "two", "end")
            ]
            key = await choose(seat, "turn", offered, details=self.question)
            if key == "end":
                break
            table.apply(ChipsTaken(seat, 1 if key == "one" else 2))
        table.apply(TurnEnded(seat))

    def question(self, view: Toy) -> dict[str, int]:
        """The arguments of the prompt."""
        self.made.append("?")
        return {"all": sum(player.chips for player in view.players)}


def chips(choice: Choice) -> set[object]:
    """The arguments of the options."""
    return {option.label.args["chips"] for option in choice.options}


def test_nothing_is_made_while_nobody_looks() -> None:
    takings = Takings()
    table = toy_turns(turn=takings.turn)
    play(table, (0, "one"), (0, "two"), (0, "end"), (1, "two"))
    table.undo(1)
    assert table.copy().pending_choice(1) is not table.pending_choice(1)
    assert takings.made == []


def test_what_is_looked_at_is_made_once() -> None:
    takings = Takings()
    choice = pending(toy_turns(turn=takings.turn))
    option = choice.option("two")
    assert option is not None
    assert takings.made == ["two"]
    assert choice.with_role(Role.ENDS_TURN) is choice.option("end")
    assert choice.options[1] is option
    assert choice.prompt == choice.prompt == Message("prompt-turn", {"all": 0})
    assert sorted(takings.made) == ["?", "end", "one", "two"]


def test_it_is_as_it_was_when_the_seat_was_asked_however_late_somebody_looks() -> None:
    table = toy_turns(turn=Takings().turn)
    first = pending(table)
    table.answer(0, "two")
    second = pending(table)
    table.answer(0, "one")
    table.undo(0)
    play(table, (0, "end"), (1, "one"), (1, "end"))
    assert table.over
    assert (chips(first), chips(second)) == ({0}, {2})
    assert (first.prompt.args["all"], second.prompt.args["all"]) == (0, 2)


def test_choices_are_equal_as_soon_as_all_that_is_made_is_equal() -> None:
    first, second = (toy_turns(turn=Takings().turn) for _ in range(2))
    assert pending(first) == pending(second)
    second.answer(0, "one")
    assert pending(first) != pending(second)
    second.undo(0)
    assert pending(first) == pending(second)


def test_it_is_made_from_what_its_seat_may_know() -> None:
    views: list[Any] = []

    def look(view: Any) -> Option:
        views.append(view)
        return Option("low", Message("option-low"))

    async def bids(table: Table[Toy]) -> None:
        await Together(dict.fromkeys((0, 1), lane))
        table.apply(BidsEnded())

    async def lane(table: Table[Toy], seat: int) -> None:
        await bid(table, seat)
        await choose(seat, "again", [LazyOption("low", look), "high"])

    table = toy_table(2, bids=bids)
    play(table, (1, "look"), (1, "low"), (0, "look"), (0, "high"))
    assert pending(table).options[0].label == Message("option-low")
    (view,) = views
    assert view.players[0].card == table.state.players[0].card
    assert view.players[0].bid == "high"
    assert view.players[1].card is None
    assert view.players[1].bid == ""


def test_in_a_game_of_cards_it_tells_what_was_left_then() -> None:
    table = play(harbour_table("fish fish", "oil"), (0, "ship"))
    before = pending(table)
    play(table, (0, "fish"), (0, "draw"))
    about = before.options[0].about
    assert about is not None
    assert about.args == {"n": 2, "unseen": 1, "left": 9}
    assert hand(table.state, 0)[:1] == ["fish"]


def test_an_option_that_turns_out_to_be_another_one_is_a_fault_of_the_rules() -> None:
    async def faulty(_: Table[Any]) -> None:
        await choose(0, "which", [LazyOption("a", lambda _: Option("b", Message("b"))), "c"])

    choice = pending(toy_table(1, bids=faulty))
    assert choice.keys == ("a", "c")
    with pytest.raises(ScriptFault, match="'a' turned out to be"):
        _ = choice.options


def test_a_choice_that_nobody_is_asked_cannot_be_looked_at() -> None:
    choice = Choice(0, Message("which"), [LazyOption("a", lambda _: Option("a", Message("a")))])
    with pytest.raises(ScriptFault, match="before it is asked"):
        choice.option("a")
