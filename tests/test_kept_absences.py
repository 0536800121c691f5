from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from bot.audit import open_check
from bot.tables.absence.agreements import YES
from storage.absence.polls import QuestionRow
from storage.core.kinds import Kind
from storage.core.rows import AGREED, OVER
from storage.seats.late import COMPUTER
from storage.together.store import Store
from tests.support.kept_absences import DAY, HOUR, ORDER, Absences
from tests.support.restored import FIXTURES, restored

VERSIONS = sorted(path.name for path in FIXTURES.glob("absences_*"))

STORED = 1_799_014_400.0
"""The time at which all of them were stored."""

GAMES = {name: number for number, name in enumerate(ORDER, start=1)}


async def open_question(at: Absences, game: int, kind: str) -> QuestionRow | None:
    return await at.store.agreements.open_proposal_at(game, kind)


async def the_late_one_moves_and_nothing_is_asked(at: Absences, name: str) -> None:
    game = GAMES[name]
    assert await open_question(at, game, Kind.LATE) is not None
    await at.press(game, 1)
    assert await open_question(at, game, Kind.LATE) is None


async def the_second_vote_decides(at: Absences, name: str) -> None:
    game = GAMES[name]
    question = await open_question(at, game, Kind.LATE)
    assert question is not None
    assert question.votes == {2: COMPUTER}
    await at.lateness.answer(game, question.id, 0, COMPUTER)
    assert (await at.tables.store.game(game)).seated[1].moves_once


async def the_other_agrees_and_it_is_over(at: Absences, name: str) -> None:
    question = await open_question(at, GAMES[name], "agree-end")
    assert question is not None
    assert question.votes == {0: YES}
    await at.agreements.answer(question, 2, YES)
    row = await at.tables.store.game(GAMES[name])
    assert (row.stage, row.outcome) == (OVER, AGREED)


async def the_other_agrees_and_the_pace_is_another(at: Absences, name: str) -> None:
    question = await open_question(at, GAMES[name], "pace")
    assert question is not None
    assert question.votes == {0: YES}
    await at.agreements.answer(question, 2, YES)
    await at.go_by(3 * DAY)
    assert (await at.tables.store.game(GAMES[name])).pace == "d7"


async def a_press_wakes_it(at: Absences, name: str) -> None:
    game = GAMES[name]
    assert (await at.tables.store.game(game)).dormant
    assert await at.lateness.wake(game, 2)
    assert not (await at.tables.store.game(game)).dormant
    await at.press(game, 0)


async def it_becomes_dormant_when_it_was_warned(at: Absences, name: str) -> None:
    game = GAMES[name]
    question = await open_question(at, game, "idle")
    assert question is not None
    assert question.deadline is not None
    await at.go_by(question.deadline - STORED - HOUR)
    assert not (await at.tables.store.game(game)).dormant
    await at.go_by(2 * HOUR)
    assert (await at.tables.store.game(game)).dormant


async def one_press_lets_it_go_on(at: Absences, name: str) -> None:
    game = GAMES[name]
    question = await open_question(at, game, Kind.ASLEEP)
    assert question is not None
    await at.lateness.answer(game, question.id, 1, "on")
    assert await open_question(at, game, Kind.ASLEEP) is None
    assert not await at.store.late.is_asked_asleep(game)
    await at.press(game, 0)


async def the_computer_moves_still(at: Absences, name: str) -> None:
    assert (await at.tables.store.game(GAMES[name])).seated[1].moves_once


async def the_pause_ends_by_a_press(at: Absences, name: str) -> None:
    game = GAMES[name]
    assert (await at.tables.store.game(game)).paused is not None
    assert await at.agreements.end_pause(game, 2)
    assert (await at.tables.store.game(game)).paused is None
    await at.go_by(DAY)
    assert await open_question(at, game, Kind.LATE) is not None


async def the_second_agrees_to_the_pause_and_votes_stay_open(at: Absences, name: str) -> None:
    game = GAMES[name]
    question, late = await open_question(at, game, "agree-pause"), await open_question(at, game, Kind.LATE)
    assert question is not None
    assert late is not None
    await at.agreements.answer(question, 2, YES)
    assert (await at.tables.store.game(game)).paused is not None
    assert await open_question(at, game, Kind.LATE) == late


AFTERWARDS: dict[str, Callable[[Absences, str], Awaitable[None]]] = {
    "dormant": a_press_wakes_it,
    "idle": it_becomes_dormant_when_it_was_warned,
    "still": one_press_lets_it_go_on,
    "late": the_second_vote_decides,
    "late_unanswered": the_late_one_moves_and_nothing_is_asked,
    "late_and_end": the_other_agrees_and_it_is_over,
    "late_and_pace": the_other_agrees_and_the_pace_is_another,
    "computer_moves": the_computer_moves_still,
    "all_late": one_press_lets_it_go_on,
    "pause": the_pause_ends_by_a_press,
    "pause_proposed": the_second_agrees_to_the_pause_and_votes_stay_open,
}


@pytest.mark.parametrize("version", VERSIONS)
@pytest.mark.parametrize("name", ORDER)
async def test_a_table_at_which_nobody_played_goes_on(version: str, name: str, tmp_path: Path) -> None:
    path = restored(version, tmp_path)
    async with await Store.open(path) as store:
        await AFTERWARDS[name](Absences(store, now=STORED), name)
    with open_check(path) as found:
        assert found.faults() == ()
        assert [fault for game in found.games() for fault in game.faults] == []
