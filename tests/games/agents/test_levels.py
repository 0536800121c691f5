from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec import structs

import games
from games.agents.agent import Agent
from games.agents.levels import CAREFUL, HARD, LEVELS, MEDIUM, NAMES, RANDOM, decide
from games.choice import Choice
from games.engine.script import choose
from games.engine.table import Table
from tests.support.forking import fork
from tests.support.harbour_table import harbour_table, with_harbour
from tests.support.table_story import pending
from tests.support.toy_game import CARDS, ChipsTaken, Toy, toy_table, toy_turns
from workshop.arena import named, play

harbour = pytest.fixture(scope="module", autouse=True)(with_harbour)


def positions(number: int) -> list[tuple[Table[Any], int]]:
    """Moments of a game of Harbour, each with a waiting seat."""
    random = Random(2)
    found: list[tuple[Table[Any], int]] = []
    table = harbour_table("fish salt fish", "oil wine", discards="wine salt")
    while len(found) < number:
        seat = table.waiting_seats[0]
        found.append((table.copy(), seat))
        choice = pending(table, seat)
        table.answer(seat, choice.random_answer(random))
    return found


def points(*names: str, seeds: Sequence[int]) -> list[int]:
    """The total points of computer players in some games of Harbour."""
    game = games.find("harbour")
    played = [play(game, [named(name, Random(seed)) for name in names], seed) for seed in seeds]
    return [sum(each.points[player] for each in played) for player in range(len(names))]


@pytest.mark.parametrize(("name", "seeds"), [(CAREFUL, range(4)), (MEDIUM, range(2))])
def test_who_looks_ahead_beats_who_plays_by_chance(name: str, seeds: Sequence[int]) -> None:
    thinking, by_chance = points(name, RANDOM, seeds=seeds)
    assert thinking > by_chance + 4


@pytest.mark.parametrize("name", NAMES)
def test_with_the_same_chance_the_same_is_decided_whatever_a_seat_cannot_know(name: str) -> None:
    differing = 0
    for n, (table, seat) in enumerate(positions(7)):
        forked = fork(table, seat, Random(n))
        differing += forked.state != table.state
        assert decide(name, forked, seat, Random(n)) == decide(name, table, seat, Random(n))
    assert differing > 3


@pytest.mark.parametrize("name", [CAREFUL, HARD])
@pytest.mark.parametrize("seed", range(5))
def test_the_best_end_of_the_turn_decides(name: str, seed: int) -> None:
    async def detour(table: Table[Any]) -> None:
        first = await choose(0, "first", ["one", "two"])
        second = await choose(0, "second", ["one", "two"])
        chips = {"one-one": 1, "one-two": 9, "two-one": 3, "two-two": 4}
        table.apply(ChipsTaken(0, chips[f"{first}-{second}"]))
        table.state.phase = ""

    table = toy_table(2, bids=detour)
    for key in ("one", "two"):
        assert decide(name, table, 0, Random(seed))[0].key == key
        table.answer(0, key)


@pytest.mark.parametrize("name", LEVELS)
def test_a_level_decides_the_whole_turn_at_once(name: str) -> None:
    async def three(table: Table[Any]) -> None:
        for _ in range(3):
            table.apply(ChipsTaken(0, int(await choose(0, "chips", ["1", "2"]))))
        table.state.phase = ""

    table = toy_table(2, bids=three)
    line = decide(name, table, 0, Random(1))
    assert len(line) == 3
    for answer in line:
        choice = pending(table, 0)
        assert answer.fits(choice)
        table.answer(0, answer.key)
    assert table.pending_choice(0) is None


def judged(weights: Path, **changes: Any) -> Agent[Toy]:
    """An agent of the toy game that counts chips."""
    weights.write_text('[rules]\nplaythroughs = ""\n[weights.chips]\nchips = 1.0\n', "utf-8")
    agent = Agent[Toy](
        features=lambda state, seat: {"chips": state.players[seat].chips},
        progress=lambda _state: 0.0,
        weights=weights,
    )
    return structs.replace(agent, **changes)


def test_a_level_judges_what_its_seat_knows_and_the_rest_imagined(tmp_path: Path) -> None:
    faces = set()

    def noted(state: Toy, seat: int) -> dict[str, float]:
        card = state.players[1].card
        faces.add(card and card.face)
        return {"chips": state.players[seat].chips}

    async def turn(table: Table[Any]) -> None:
        table.apply(ChipsTaken(0, int(await choose(0, "chips", ["1", "2"]))))
        table.state.phase = ""

    table = toy_table(2, turn=turn)
    for seat, key in ((1, "look"), (1, "low"), (0, "pass"), (0, "low")):
        table.answer(seat, key)
    table.game = structs.replace(table.game, agent=judged(tmp_path / "weights.toml", features=noted))
    for seed in range(30):
        decide(HARD, table, 0, Random(seed))
    assert faces == set(CARDS)


@pytest.mark.parametrize("fault", ["raises", "invents"])
def test_where_thinking_fails_any_option_is_taken_and_it_is_logged(
    fault: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    def features(state: Toy, seat: int) -> dict[str, float]:
        return {"chips": 1 / (fault != "raises")}

    def policy(state: Toy, choice: Choice) -> list[str]:
        return ["castle"]

    table = toy_turns()
    agent = judged(tmp_path / "weights.toml", features=features, policy=policy)
    table.game = structs.replace(table.game, agent=agent)
    (answer,) = decide(HARD, table, 0, Random(1))
    assert answer.key in ("one", "two", "peek", "end")
    assert [record.levelname for record in caplog.records] == ["ERROR"]
