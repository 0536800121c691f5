from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import structs

from games.agents import hints
from games.agents.agent import Agent
from games.agents.analysis_text import without_repeats
from games.agents.judged import Reason
from games.agents.search import Answer, TurnLine
from games.choice import Choice
from games.engine.chance import RandomChance
from games.engine.errors import NotAsked
from games.engine.script import choose
from games.engine.table import Table
from games.game import Option
from games.words import Message
from games.written_messages import written
from tests.support.toy_game import ChipsTaken, toy, toy_table, toy_turns

CHIPS = {"best": 10, "near": 9, "worst": 2}


async def one_of_three(table: Table[Any]) -> None:
    """A seat takes chips."""
    table.apply(ChipsTaken(0, CHIPS[await choose(0, "first", list(CHIPS))]))
    table.state.phase = "turn"


def with_policy(folder: Path, *wanted: str) -> Table[Any]:
    """A table of a game whose policy allows only these answers."""
    weights = folder / "weights.toml"
    weights.write_text('[rules]\nplaythroughs = ""\n[weights.points]\nchips = 1\n')

    def policy(_state: Any, _choice: Choice) -> tuple[str, ...]:
        return wanted

    agent = Agent[Any](
        features=lambda state, seat: {"chips": float(state.players[seat].chips)},
        progress=lambda _: 0.0,
        weights=weights,
        policy=policy,
    )
    game = structs.replace(toy(bids=one_of_three), agent=agent)
    return Table.begin(game, 1, game.options(), RandomChance())


def test_who_is_not_asked_gets_no_hint() -> None:
    with pytest.raises(NotAsked):
        hints.find_hint(toy_turns(2), 1)


def test_where_the_policy_leaves_one_answer_it_is_compared_with_those_it_rules_out(tmp_path: Path) -> None:
    found = hints.find_hint(with_policy(tmp_path, "best"), 0)
    assert [answer.key for answer in found.answers] == ["best"]
    assert [label["id"] for label in found.other] == ["option-near"]
    assert (found.ahead, [(each.part, each.points) for each in found.reasons]) == (1, [("points", 1)])


def test_what_the_policy_rules_out_is_the_hint_if_it_is_better(tmp_path: Path) -> None:
    found = hints.find_hint(with_policy(tmp_path, "worst"), 0)
    assert ([answer.key for answer in found.answers], found.ahead) == (["best"], 1)


def test_a_hint_that_begins_as_the_teacher_says_is_compared_with_nothing() -> None:
    found = hints.find_hint(toy_table(1, bids=one_of_three), 0, "worst")
    assert [answer.key for answer in found.answers] == ["worst"]
    assert (found.ahead, found.other, found.reasons) == (0, (), ())


async def paths(table: Table[Any]) -> None:
    """Two ways to the best chips, and one to others."""
    options = [
        Option("here", Message("option-best"), ("A1",)),
        Option("here-too", Message("option-near"), ("A1",)),
        Option("there", Message("option-worst"), ("B1",)),
    ]
    key = await choose(0, "first", options)
    table.apply(ChipsTaken(0, {"here": 10, "here-too": 9, "there": 2}[key]))
    table.state.phase = ""


def test_a_hint_names_something_else_not_another_way_to_the_same() -> None:
    found = hints.find_hint(toy_table(1, bids=paths), 0)
    assert [answer.key for answer in found.answers] == ["here"]
    assert [label["id"] for label in found.other] == ["option-worst"]
    assert found.ahead == 8


def in_any_order(*keys: str) -> Any:
    """Two of these are chosen one after the other, with the same effect in either order."""

    async def script(table: Table[Any]) -> None:
        chosen: list[str] = []
        for _ in range(2):
            chosen.append(await choose(0, "first", [key for key in keys if key not in chosen]))
            table.apply(ChipsTaken(0, CHIPS[chosen[-1]]))
        table.state.phase = ""

    return script


def test_the_next_best_is_not_the_best_in_another_order() -> None:
    found = hints.find_hint(toy_table(1, bids=in_any_order("best", "near", "worst")), 0)
    assert {answer.key for answer in found.answers} == {"best", "near"}
    assert {label["id"] for label in found.other} == {"option-best", "option-worst"}
    assert found.ahead == 7


async def straight_or_by_a_detour(table: Table[Any]) -> None:
    """The same chips at once, or in two steps that cost a rival very little."""
    if await choose(0, "first", ["near", "best"]) == "best":
        table.apply(ChipsTaken(1, 2))
        table.apply(ChipsTaken(0, 10))
    else:
        table.apply(ChipsTaken(1, 1))
        table.apply(ChipsTaken(0, {"best": 10, "worst": 2}[await choose(0, "first", ["best", "worst"])]))
    table.state.phase = ""


def test_of_two_lines_that_are_as_good_the_shorter_one_is_advised() -> None:
    found = hints.find_hint(toy_table(2, bids=straight_or_by_a_detour), 0)
    assert [answer.key for answer in found.answers] == ["best"]
    assert [label["id"] for label in found.other] == ["option-near", "option-best"]
    assert (found.ahead, found.reasons) == (0, ())


def test_where_all_comes_to_the_same_nothing_is_compared() -> None:
    found = hints.find_hint(toy_table(1, bids=in_any_order("best", "near")), 0)
    assert len(found.answers) == 1, "what is left then is taken without asking"
    assert (found.ahead, found.other) == (0, ())


def line(**parts: float) -> TurnLine:
    """A line with these parts of its worth."""
    return TurnLine((), (sum(parts.values()),), parts, 0)


def reasons_for(best: TurnLine, other: TurnLine) -> tuple[Reason, ...]:
    return hints.reasons_for(best, other, hints.WORTH_TELLING)


def test_the_largest_gain_is_named_first_and_then_the_largest_loss() -> None:
    gains, losses = ({"forum": 4.0, "rows": 5.0, "tasks": -6.0}, {"forum": -4.0, "rows": 3.0, "tasks": -5.0})
    orders = [[each.part for each in reasons_for(line(**parts), line())] for parts in (gains, losses)]
    assert orders == [["rows", "forum", "tasks"], ["rows", "tasks", "forum"]]


def test_parts_are_named_until_the_rest_is_smaller_than_each_of_them() -> None:
    parts = {"forum": 6.0, "rows": 5.4, "tasks": 5.0, "goods": -4.0, "room": -3.0, "points": 0.7}
    found = reasons_for(line(**parts), line())
    assert [(each.part, each.points) for each in found] == [
        ("forum", 6),
        ("rows", 5.4),
        ("tasks", 5),
        ("goods", -4),
    ]
    assert len(reasons_for(line(forum=6, rows=5, tasks=4, goods=1), line())) == 3
    assert len(reasons_for(line(**dict.fromkeys("abcdefgh", 2.0)), line())) == hints.MOST_REASONS


def test_what_only_speaks_against_a_better_line_is_no_reason() -> None:
    assert reasons_for(line(forum=-2.0, rows=0.4, tasks=0.3), line()) == ()


def test_sources_that_explain_less_than_the_rest_give_way_to_what_the_line_brings() -> None:
    parts = {"forum": 2.0, "rows": 1.5, "tasks": -1.0}
    promising, sure = (TurnLine((), (value,), parts, 0) for value in (7.1, 6.9))

    def reasons(best: TurnLine, **before: float) -> tuple[Reason, ...]:
        compared = hints.Comparison(best, line(), is_sure=True, usual={}, before=parts | before, least=0.5)
        return compared.reasons

    assert reasons(promising, forum=1.0) == ()
    assert len(reasons(sure, forum=1.0)) == 3
    assert len(reasons(promising)) == 3, "it brings nothing else to tell of"


def test_a_source_with_too_few_points_is_part_of_the_rest() -> None:
    found = hints.reasons_for(line(forum=3.0, rows=1.4, tasks=-1.6), line(), 1.5)
    assert [(each.part, each.points) for each in found] == [("forum", 3), ("tasks", -1.6)]


@given(st.dictionaries(st.sampled_from("abcdefgh"), st.floats(-20, 20), min_size=1))
def test_the_rest_outweighs_no_reason_unless_there_are_the_most_shown(parts: dict[str, float]) -> None:
    found = reasons_for(line(**parts), line())
    assert len(found) <= hints.MOST_REASONS
    said = {each.part for each in found}
    small = sum(hints.WORTH_TELLING for name in parts if name not in said)
    rest = abs(sum(points for name, points in parts.items() if name not in said))
    if found and len(found) < hints.MOST_REASONS:
        assert rest <= max(small, min(abs(parts[name]) for name in said))


A, B = (written(Message(text)) for text in ("option-best", "option-near"))


def named(*answers: tuple[Any, bool]) -> tuple[hints.NamedAnswer, ...]:
    """Answers with these names that change something or not."""
    return tuple(hints.NamedAnswer(label, False, changes) for label, changes in answers)


def test_an_answer_that_is_only_confirmed_is_one_step_and_one_that_is_done_twice_is_two() -> None:
    assert hints.written_steps(named((A, False), (A, True), (B, True))) == (A, B)
    assert hints.written_steps(named((A, True), (A, True), (B, True))) == (A, A, B)
    assert hints.written_steps(named((A, False), (B, True))) == (A, B)


def test_a_menu_is_a_step_only_where_the_line_ends() -> None:
    menu = hints.NamedAnswer(A, ends_turn=False, changes=False, opens_menu=True)
    assert hints.written_steps((menu, *named((B, True)))) == (B,)
    assert hints.written_steps((*named((B, True)), menu)) == (B, A)


def test_a_step_that_the_next_one_or_the_one_before_says_is_left_out() -> None:
    site, bricks = "City wall 7: 2 blue bricks", "2 blue bricks"
    assert without_repeats(["City wall", site, bricks]) == [site]
    assert without_repeats([bricks, bricks, "Blue", "Blue + white"]) == [bricks, bricks, "Blue + white"]


async def twice(table: Table[Any]) -> None:
    """The same can be done twice."""
    for _ in range(2):
        key = await choose(0, "first", ["best", "worst"])
        table.apply(ChipsTaken(0, CHIPS[key]))
    table.state.phase = ""


def test_what_a_hint_shows_can_be_pressed_step_by_step() -> None:
    table = toy_table(1, bids=twice)
    found = hints.find_hint(table, 0)
    assert [label["id"] for label in hints.written_steps(found.named)] == ["option-best", "option-best"]
    for label in hints.written_steps(found.named):
        table.answer(0, label["id"].removeprefix("option-"))
    assert table.state.players[0].chips == 20


def test_hints_that_were_followed_are_one_with_the_last_reasons_there_are() -> None:
    first = hints.Hint((Answer("", "a"),), named((A, True)), 2.0, (B,), (Reason("points", 2.0),))
    second = hints.Hint((Answer("", "b"),), named((B, True)))
    found = hints.joined_hints([first, second])
    assert [answer.key for answer in found.answers] == ["a", "b"]
    assert hints.written_steps(found.named) == (A, B)
    assert (found.ahead, found.other, found.reasons) == (2.0, (B,), first.reasons)
    assert hints.joined_hints([second]) == second
