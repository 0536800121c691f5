"""Why a computer player did what it did, from what everybody may know."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec import json, structs

from games import find
from games.agents.agent import Agent
from games.agents.explanation import explain_last_turn, last_turn
from games.agents.hints import find_hint
from games.engine.chance import RandomChance
from games.engine.script import choose
from games.engine.table import Table
from games.game import Phase
from tests.support import forking
from tests.support.games import GAMES, is_thorough, samples
from tests.support.toy_game import CARDS, BidsEnded, CardDrawn, ChipsTaken, Toy, TurnEnded, toy, toy_table

CHIPS = {"best": 10, "near": 9, "worst": 2}

COMPARED = 40 if is_thorough() else 5
"""How many explanations of each game are compared at two tables."""


async def one_each(table: Table[Any]) -> None:
    """Each seat takes chips, and another phase begins."""
    for seat in (0, 1):
        table.apply(ChipsTaken(seat, CHIPS[await choose(seat, "first", list(CHIPS))]))
    table.apply(TurnEnded(0))


def after(*keys: str) -> Table[Any]:
    table = toy_table(2, bids=start, turn=Phase(one_each))
    for key in keys:
        table.answer(table.waiting_seats[0], key)
    return table


async def start(table: Table[Any]) -> None:
    table.apply(BidsEnded())


def test_a_turn_is_explained_once_its_phase_is_over() -> None:
    assert last_turn(after("best"), 0) == ()
    assert explain_last_turn(after("best"), 0, 0) is None
    table = after("best", "worst")
    ((row, move),) = last_turn(table, 0)
    assert (move.key, table.moves[row - 1]) == ("best", move)
    found = explain_last_turn(table, 0, 0)
    assert found is not None
    assert [each.label["id"] for each in found.named] == ["option-best"]


def test_turns_before_the_holder_came_are_nobody_s_to_explain() -> None:
    table = after("best", "worst")
    ((row, _),) = last_turn(table, 0)
    assert last_turn(table, 0, row) == ()
    assert explain_last_turn(table, 0, row) is None


def test_what_was_worse_is_said_with_the_better_line() -> None:
    best, worst = (explain_last_turn(after("best", "worst"), seat, 0) for seat in (0, 1))
    assert best is not None
    assert worst is not None
    assert [label["id"] for label in (*best.other, *worst.other)] == ["option-near", "option-best"]
    assert best.ahead > 0 > worst.ahead


def with_card(folder: Path, face: str) -> Table[Any]:
    """A seat that has drawn a card in secret, by which its judgement goes, has taken a chip."""

    async def draw(table: Table[Any]) -> None:
        table.apply(CardDrawn(0, table.draw_piece("cards", (0,))))
        table.apply(BidsEnded())

    async def take(table: Table[Any]) -> None:
        mine = await choose(0, "first", ["mine", "theirs"]) == "mine"
        table.apply(ChipsTaken(0 if mine else 1, 2))
        table.apply(TurnEnded(0))

    def features(state: Toy, seat: int) -> dict[str, float]:
        card = state.players[seat].card
        wants = ("chips", "others") if card and card.face == "king" else ("others", "chips")
        chips = (state.players[seat].chips, state.players[1 - seat].chips)
        return dict(zip(wants, map(float, chips), strict=True))

    weights = folder / "weights.toml"
    weights.write_text('[rules]\nplaythroughs = ""\n[weights.points]\nchips = 1.0\nothers = -1.0\n')
    agent = Agent[Toy](features, lambda _: 0.0, weights)
    game = structs.replace(toy(bids=draw, turn=Phase(take)), agent=agent)
    return Table.begin(game, 2, game.options(), Chosen(face))


class Chosen(RandomChance):
    """Draws a certain face."""

    def __init__(self, face: str) -> None:
        super().__init__(Random(1))
        self._face = face

    def pick(self, bag: Sequence[str], place: str) -> str:
        assert self._face in bag
        return self._face


def test_what_a_seat_has_in_its_hand_changes_its_hints_and_no_explanation(tmp_path: Path) -> None:
    tables = [with_card(tmp_path, face) for face in CARDS]
    assert {find_hint(table, 0).answers[0].key for table in tables} == {"mine", "theirs"}
    for table in tables:
        table.answer(0, "mine")
    explained = [explain_last_turn(table, 0, 0) for table in tables]
    assert all(explained)
    assert len(set(map(json.encode, explained))) == 1


def twins(name: str) -> Iterator[tuple[Table[Any], Table[Any], int]]:
    """Tables that look alike to a viewer, though their logs differ, and a seat that has moved since."""
    for seed in (samples(name).secrecy.twice, *range(100)):
        for table, twin, viewer in forking.look_alikes(find(name), seed):
            pairs = zip(table.moves, twin.moves, strict=False)
            first = next((n for n, (one, other) in enumerate(pairs, 1) if one != other), None)
            for seat in range(table.players):
                rows = last_turn(table, seat)
                if first is not None and rows and seat != viewer and rows[0][0] > first:
                    yield table, twin, seat


@pytest.mark.parametrize("name", GAMES)
def test_twins_that_look_alike_to_the_asker_are_explained_alike_to_the_byte(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(forking, "TOGETHER", 60)
    compared = explained = 0
    met = set[bytes]()
    for table, twin, seat in twins(name):
        if (place := json.encode((seat, table.moves))) in met:
            continue
        met.add(place)
        found = explain_last_turn(table, seat, 0)
        assert json.encode(found) == json.encode(explain_last_turn(twin, seat, 0))
        compared, explained = compared + 1, explained + (found is not None)
        if explained == COMPARED:
            break
    assert explained == COMPARED
    assert explained > compared / 2
