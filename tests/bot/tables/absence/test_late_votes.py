import asyncio
from pathlib import Path

import pytest

from bot.tables.absence.agreements import NO, YES
from storage.core.kinds import Kind
from tests.support.acts import COMPUTER, WAIT, announce, ben_is_late, press, stands_in, vacation_page
from tests.support.coin_tables import CoinTables
from tests.support.engines import on_both_engines
from tests.support.killed import KillPoints, Remains, after_each_kill
from tests.support.timed_tables import LATE, MOVED, TimedTables, about, at, in_threads, label, settle
from tests.support.virtual_time import BEGINNING, run_in_virtual_time
from tests.toy_games import toy_games


async def moves_of_ben(tables: CoinTables) -> int:
    """How often somebody has moved for Ben, or he himself."""
    row = await tables.database.find_row("SELECT count(*) FROM move WHERE game = 1 AND seat = 1")
    assert row is not None
    return int(row[0])


# Votes


@pytest.mark.parametrize(
    ("other", "outcome"), [(COMPUTER, MOVED), (WAIT, "**Ben** is late: the table keeps waiting.")]
)
async def test_two_votes_at_the_same_time_both_count(tables: TimedTables, other: str, outcome: str) -> None:
    asked = await ben_is_late(tables)
    first = tables.anna.press(asked, label(asked, COMPUTER))
    second = tables.vera.press(asked, label(asked, other))
    await asyncio.gather(first.answer(), second.answer())
    await tables.sandbox.until(lambda: outcome in tables.anna.look(asked.id).text)
    await tables.bot.wait_until_idle()
    assert outcome in tables.anna.look(asked.id).text
    assert not tables.anna.look(asked.id).buttons
    assert await moves_of_ben(tables) == (other == COMPUTER)


async def test_a_voter_who_is_late_meanwhile_is_not_counted_any_more(tables: TimedTables) -> None:
    await tables.set(tables.anna, zone="America/New_York")
    game = await tables.begin(tables.anna, tables.ben, tables.vera, pace="h8")
    await tables.guess(game, tables.vera)
    await tables.until("15 18:00")
    (asked,) = await about(tables, game, LATE)
    await press(tables, tables.vera, asked, COMPUTER)
    assert await moves_of_ben(tables) == 0
    await tables.until("15 22:01")
    assert MOVED in tables.vera.look(asked.id).text
    assert await moves_of_ben(tables) == 1
    (about_anna,) = await about(tables, game, LATE)
    assert "**Anna** is late" in about_anna.text
    refused = await press(tables, tables.anna, about_anna, WAIT)
    assert refused.text == "You’re late yourself. Just move: that settles it."


@on_both_engines()
async def test_a_voter_who_goes_on_vacation_is_not_waited_for(tables: TimedTables) -> None:
    asked = await ben_is_late(tables)
    await press(tables, tables.vera, asked, COMPUTER)
    await announce(tables, tables.anna, "now", "Wed, Jan 20")
    await tables.until("15 20:00")
    assert MOVED in tables.vera.look(asked.id).text
    assert await moves_of_ben(tables) == 1


async def test_a_pause_stops_votes_and_afterwards_they_count(tables: TimedTables) -> None:
    asked = await ben_is_late(tables)
    agreements = tables.bot.agreements
    proposal = await agreements.propose(1, 0, Kind.AGREE_PAUSE)
    await agreements.answer(proposal, 2, YES)
    await settle(tables)
    assert (await tables.store.game(1)).paused is not None
    for user in (tables.anna, tables.vera):
        await press(tables, user, asked, COMPUTER)
    assert await moves_of_ben(tables) == 0
    await agreements.end_pause(1, 0)
    await settle(tables)
    for user in (tables.anna, tables.vera):
        await press(tables, user, asked, COMPUTER)
    assert await moves_of_ben(tables) == 1


async def test_an_answer_to_a_proposal_closes_no_question_about_who_is_late(tables: TimedTables) -> None:
    await ben_is_late(tables)
    question = await tables.store.late.last_question_about(1, 1)
    assert question is not None
    for answer in (NO, YES):
        with pytest.raises(ValueError, match="is no answer"):
            await tables.bot.agreements.answer(question, 0, answer)
    assert await tables.store.questions.question(question.id) == question


async def test_who_stands_in_for_a_late_player_moves_and_does_not_decide(tables: TimedTables) -> None:
    dora = tables.sandbox.user("Dora")
    tables.guild.add(dora)
    await tables.set(dora)
    asked = await ben_is_late(tables)
    await stands_in(tables, tables.ben, dora)
    refused = await press(tables, dora, asked, WAIT)
    assert refused.text == "You’re late yourself. Just move: that settles it."
    assert tables.anna.look(asked.id).buttons
    await tables.guess(1, dora)
    assert not tables.anna.look(asked.id).buttons
    assert tables.anna.look(asked.id).text == "**Ben** was late: there is nothing left to decide."
    assert await moves_of_ben(tables) == 1


async def test_nobody_is_back_for_whom_a_computer_player_stands_in(tables: TimedTables) -> None:
    asked = await ben_is_late(tables)
    await announce(tables, tables.ben, "now", "Wed, Jan 20")
    page = await vacation_page(tables, tables.ben)
    await tables.ben.press(page, "A computer player").answer()
    await settle(tables)
    assert await moves_of_ben(tables) > 0
    assert tables.anna.look(asked.id).text == "**Ben** was late: there is nothing left to decide."
    assert not tables.anna.look(asked.id).buttons


# Kills


async def kill_points(folder: Path) -> list[Remains]:
    async with TimedTables(folder) as tables:
        for user in (tables.anna, tables.ben):
            await tables.set(user)
        game = await tables.begin(tables.anna, tables.ben, pace="h8")
        await tables.guess(game, tables.anna)
        await tables.until("15 16:59")
        async with KillPoints(tables) as points:
            await tables.until("15 17:01")
            (asked,) = await about(tables, game, LATE)
            await press(tables, tables.anna, asked, COMPUTER)
        assert await moves_of_ben(tables) == 1
        return list(points.found)


async def gone_on(left: Remains, folder: Path) -> tuple[int, int, int]:
    """Start again with what was left; Anna decides if she is asked.

    Returns how many questions are open, how many messages say that a computer player moved, and its moves.
    """
    tables = CoinTables(folder)
    left.put_back(tables)
    anna = next(user for user in tables.sandbox.users if user.name == "Anna")
    async with tables:
        await asyncio.sleep(at("15 18:30") - BEGINNING - asyncio.get_running_loop().time())
        await tables.bot.wait_until_idle()
        for asked in in_threads(tables, anna, LATE):
            await press(tables, anna, asked, COMPUTER)
        await asyncio.sleep(3600.0)
        await tables.bot.wait_until_idle()
        assert tables.stored_faults() == []
        shown = [len(in_threads(tables, anna, text)) for text in (LATE, MOVED)]
        return shown[0], shown[1], await moves_of_ben(tables)


def test_killed_at_any_moment_there_is_one_question_and_one_move(tmp_path: Path, seldom: None) -> None:
    with toy_games(pictures=False):
        points = run_in_virtual_time(kill_points(tmp_path))
        assert len(points) >= 6
        found = after_each_kill(points, gone_on, tmp_path)
    assert [each for each in found if each[0] != (0, 2, 1)] == []


async def test_two_who_are_late_at_the_same_moment_are_one_question(tables: TimedTables) -> None:
    game = await tables.begin(tables.anna, tables.ben, tables.vera, pace="h8")
    await tables.guess(game, tables.anna)
    await tables.until("15 18:00")
    (asked,) = await about(tables, game, "late. What now?")
    assert "**Ben** and **Vera** are late. What now?" in asked.text
    await press(tables, tables.anna, asked, WAIT)
    shown = tables.anna.look(asked.id)
    assert "**Ben** is late: the table keeps waiting." in shown.text
    assert "**Vera** is late: the table keeps waiting." in shown.text
    assert not shown.buttons


async def test_one_of_two_who_are_late_moves_and_the_other_is_asked_about_still(tables: TimedTables) -> None:
    game = await tables.begin(tables.anna, tables.ben, tables.vera, pace="h8")
    await tables.guess(game, tables.anna)
    await tables.until("15 18:00")
    (asked,) = await about(tables, game, "late. What now?")
    await tables.guess(game, tables.ben)
    await settle(tables)
    shown = tables.anna.look(asked.id)
    assert "**Vera** is late. What now?" in shown.text
    assert "**Ben** was late and is back: there is nothing left to decide." in shown.text
    for user in (tables.anna, tables.ben):
        await press(tables, user, asked, COMPUTER)
    shown = tables.anna.look(asked.id)
    assert "A computer player has moved for **Vera**." in shown.text
