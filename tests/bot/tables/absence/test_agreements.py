import asyncio
from pathlib import Path

import pytest

from bot.tables.absence.agreements import YES, second_deadlines
from sandbox import Channel, MessageView, User
from storage.core.kinds import Kind
from storage.core.rows import AGREED, OVER, PLAYING
from tests.support.acts import end_proposed, leave, menu, propose_end, propose_pace
from tests.support.coin_tables import CoinTables
from tests.support.engines import on_both_engines
from tests.support.killed import KillPoints, Remains, after_each_kill
from tests.support.timed_tables import PROPOSED, TimedTables, in_threads, settle
from tests.support.virtual_time import run_in_virtual_time
from tests.toy_games import toy_games

DAY, HOUR = 86400.0, 3600.0


async def answer(tables: TimedTables, user: User, message: MessageView, label: str) -> None:
    await user.press(user.look(message.id), label).answer()
    await settle(tables)


def text(tables: TimedTables, message: MessageView) -> str:
    return tables.anna.look(message.id).plain_text


async def outcome(tables: TimedTables, game: int) -> tuple[str, str | None]:
    """Whether a game is over, and how it has ended."""
    row = await tables.store.game(game)
    return row.stage, row.outcome


async def test_a_game_ends_once_all_have_agreed(tables: TimedTables) -> None:
    game, _thread, message = await end_proposed(tables, tables.anna, tables.ben, tables.vera)
    assert f"still to answer: {tables.ben.mention} and {tables.vera.mention}" in text(tables, message)
    assert any(PROPOSED in note.text for note in tables.ben.inbox)
    await answer(tables, tables.ben, message, "Agree")
    assert await outcome(tables, game) == (PLAYING, None)
    await answer(tables, tables.vera, message, "Agree")
    assert await outcome(tables, game) == (OVER, AGREED)
    assert text(tables, message) == "All have agreed: the game is over."
    assert not tables.anna.look(message.id).buttons
    assert await tables.store.timing.waits(game) == ()
    assert {each.seat for each in await tables.store.results.of_game(game)} == {0, 1, 2}


async def test_one_who_would_rather_play_is_enough_and_it_may_be_proposed_again(tables: TimedTables) -> None:
    game, thread, message = await end_proposed(tables, tables.anna, tables.ben, tables.vera)
    await answer(tables, tables.vera, message, "I’d rather not")
    assert text(tables, message) == "The game continues. Against ending it: **Vera**."
    again = await propose_end(tables, tables.ben, thread)
    assert again.id != message.id
    assert await outcome(tables, game) == (PLAYING, None)


async def test_who_agrees_where_it_is_proposed_already_answers(tables: TimedTables) -> None:
    game, thread, message = await end_proposed(tables, tables.anna, tables.ben)
    looked = await menu(tables, tables.ben, thread)
    assert f"Still to answer: {tables.ben.mention}" in looked.plain_text
    asked = await tables.ben.press(looked, "End by agreement").answer()
    said = await tables.ben.press(asked, "Propose the end").answer()
    await settle(tables)
    assert "All have agreed: the game is over." in said.plain_text
    assert text(tables, message) == "All have agreed: the game is over."
    assert await outcome(tables, game) == (OVER, AGREED)


async def test_who_is_late_past_a_second_deadline_does_not_block_the_end(tables: TimedTables) -> None:
    game = await tables.begin(tables.anna, tables.ben, tables.vera, pace="h8")
    thread = await tables.thread(game)
    await tables.guess(game, tables.anna)
    await asyncio.sleep(60.0)
    await tables.guess(game, tables.vera)
    message = await propose_end(tables, tables.anna, thread)
    await answer(tables, tables.vera, message, "Agree")
    await tables.until("15 18:00")
    assert await outcome(tables, game) == (PLAYING, None)
    await tables.until("16 08:00")
    assert await outcome(tables, game) == (PLAYING, None)
    await tables.until("16 18:00")
    assert await outcome(tables, game) == (OVER, AGREED)
    assert text(tables, message) == "All have agreed: the game is over."


async def test_an_end_is_noticed_when_the_second_deadline_passes(
    virtual_time: None, toys: None, tmp_path: Path, seldom: None
) -> None:
    async with TimedTables(tmp_path, longest_sleep=30 * DAY) as tables:
        game = await tables.begin(tables.anna, tables.ben, pace="h8")
        await tables.guess(game, tables.anna)
        await tables.until("15 20:00")
        await tables.bot.agreements.propose(game, 0, Kind.AGREE_END)
        state = await tables.store.late.state(game, time=tables.now)
        (due,) = second_deadlines(state, tables.now)
        await asyncio.sleep(due - tables.now + 60.0)
        await settle(tables)
        row = await tables.store.game(game)
        assert row.outcome == AGREED
        assert row.ended == pytest.approx(due, abs=1.0)


async def test_when_the_only_one_asked_leaves_the_others_have_agreed(tables: TimedTables) -> None:
    game, thread, message = await end_proposed(tables, tables.anna, tables.ben, tables.vera)
    await answer(tables, tables.vera, message, "Agree")
    await leave(tables, tables.ben, thread)
    await tables.until("15 12:00")
    assert await outcome(tables, game) == (OVER, AGREED)


async def test_when_who_proposed_it_leaves_nothing_is_asked_any_more(tables: TimedTables) -> None:
    game, thread, message = await end_proposed(tables, tables.anna, tables.ben, tables.vera)
    await leave(tables, tables.anna, thread)
    assert (
        "Somebody proposed ending the game here, but no longer plays."
        in tables.ben.look(message.id).plain_text
    )
    assert await outcome(tables, game) == (PLAYING, None)


# The pace


async def test_when_the_only_one_asked_leaves_another_pace_holds(tables: TimedTables) -> None:
    game = await tables.begin(tables.anna, tables.ben, tables.vera)
    message = await propose_pace(tables, game)
    await answer(tables, tables.vera, message, "Agree")
    await leave(tables, tables.ben, await tables.thread(game))
    await tables.until("15 12:00")
    assert (await tables.store.game(game)).pace == "brisk"
    assert text(tables, message).startswith("New pace, starting with everybody’s next turn")


async def test_when_who_proposed_another_pace_leaves_nothing_is_asked_any_more(tables: TimedTables) -> None:
    game = await tables.begin(tables.anna, tables.ben, tables.vera)
    message = await propose_pace(tables, game)
    await leave(tables, tables.anna, await tables.thread(game))
    shown = tables.ben.look(message.id)
    assert "but the player who proposed it no longer plays." in shown.plain_text
    assert not shown.buttons
    assert (await tables.store.game(game)).pace == "h24"


# Pauses


async def propose_pause(tables: TimedTables, user: User, thread: Channel) -> MessageView:
    await user.press(await menu(tables, user, thread), "Propose a pause").answer()
    await settle(tables)
    return next(each for each in thread.messages if "a pause" in each.plain_text)


async def paused(tables: TimedTables) -> tuple[int, Channel]:
    """A table at which Anna and Ben have agreed on a pause, and its thread."""
    game = await tables.begin(tables.anna, tables.ben)
    thread = await tables.thread(game)
    await answer(tables, tables.ben, await propose_pause(tables, tables.anna, thread), "Agree")
    return game, thread


async def deadlines(tables: TimedTables, game: int) -> list[float]:
    waits = await tables.store.timing.waits(game)
    return [each.deadline for each in waits if each.deadline is not None]


@on_both_engines()
async def test_a_game_pauses_by_majority_without_reminders_until_anybody_goes_on(tables: TimedTables) -> None:
    game = await tables.begin(tables.anna, tables.ben, tables.vera, pace="h24")
    thread = await tables.thread(game)
    before = await deadlines(tables, game)
    message = await propose_pause(tables, tables.anna, thread)
    assert (await tables.store.game(game)).paused is None
    await answer(tables, tables.ben, message, "Agree")
    assert text(tables, message).startswith("The game is paused, until")
    during = await deadlines(tables, game)
    assert all(old + 29 * DAY < new for old, new in zip(before, during, strict=True))
    row = await tables.store.game(game)
    (card,) = [each for each in tables.channel.messages if each.id == row.card]
    assert "Paused until" in card.plain_text
    games = await tables.vera.invoke(thread, "games").answer()
    assert "Paused until" in games.plain_text
    sent = len(tables.ben.inbox)
    await tables.until("20 09:00")
    assert len(tables.ben.inbox) == sent
    await tables.vera.press(await menu(tables, tables.vera, thread), "We’re playing on").answer()
    await settle(tables)
    (on,) = [each for each in thread.messages if "has ended the pause" in each.plain_text]
    assert on.plain_text.startswith("**Vera** has ended the pause, and the clocks are running again.")
    assert {tables.anna.mention, tables.ben.mention} <= set(on.plain_text.split())
    assert (await tables.store.game(game)).paused is None
    after = await deadlines(tables, game)
    assert all(abs(new - old - 5 * DAY) < HOUR for old, new in zip(before, after, strict=True))
    sent = len(tables.ben.inbox)
    await tables.until("21 08:00")
    assert len(tables.ben.inbox) > sent


async def test_half_of_them_who_would_rather_play_are_enough(tables: TimedTables) -> None:
    game = await tables.begin(tables.anna, tables.ben)
    message = await propose_pause(tables, tables.anna, await tables.thread(game))
    await answer(tables, tables.ben, message, "I’d rather not")
    assert text(tables, message) == "No pause. Against it: **Ben**."
    assert (await tables.store.game(game)).paused is None


async def test_a_pause_is_over_after_thirty_days_and_all_are_notified(tables: TimedTables) -> None:
    game, thread = await paused(tables)
    await asyncio.sleep(30 * DAY + 60.0)
    await settle(tables)
    (over,) = [each for each in thread.messages if "The pause is over" in each.plain_text]
    assert {tables.anna.mention, tables.ben.mention} <= set(over.plain_text.split())
    assert (await tables.store.game(game)).paused is None


async def test_who_plays_while_a_game_pauses_may(tables: TimedTables) -> None:
    game, _thread = await paused(tables)
    await tables.guess(game, tables.anna)
    assert (await tables.store.game(game)).paused is not None


# Killed


async def kill_points(folder: Path) -> list[Remains]:
    async with TimedTables(folder) as tables:
        for user in (tables.anna, tables.ben):
            await tables.set(user)
        game = await tables.begin(tables.anna, tables.ben)
        async with KillPoints(tables) as points:
            await do_the_rest(tables)
        assert await outcome(tables, game) == (OVER, AGREED)
        return list(points.found)


async def do_the_rest(tables: CoinTables) -> None:
    """Anna and Ben agree on a pause, resume, and agree on the end, skipping the finished steps."""
    agreements, store = tables.bot.agreements, tables.store
    done = await tables.database.find_row("SELECT count(*) FROM question WHERE subject = 'on'")
    assert done is not None
    for kind in (Kind.AGREE_PAUSE, Kind.AGREE_END)[done[0] :]:
        question = await store.agreements.open_proposal_at(1, kind)
        row = await tables.store.game(1)
        if row.paused is None and row.stage == PLAYING:
            question = question or await agreements.propose(1, 0, kind)
            await tables.bot.wait_until_idle()
            await agreements.answer(question, 1, YES)
        await tables.bot.wait_until_idle()
        if kind == Kind.AGREE_PAUSE:
            await agreements.end_pause(1, 1)
        await tables.bot.wait_until_idle()


async def gone_on(left: Remains, folder: Path) -> tuple[str | None, int, int, int]:
    """Start again with what was left, and do the rest. Returns how the game has ended.

    And how many messages tell of the pause, of its end, and of the end by agreement.
    """
    tables = CoinTables(folder)
    left.put_back(tables)
    anna = next(user for user in tables.sandbox.users if user.name == "Anna")
    async with tables:
        await tables.bot.wait_until_idle()
        await do_the_rest(tables)
        assert tables.stored_faults() == []
        paused, on, ended = [
            len(in_threads(tables, anna, text))
            for text in (
                "The game is paused, until",
                "has ended the pause",
                "All have agreed: the game is over.",
            )
        ]
        return (await tables.store.game(1)).outcome, paused, on, ended


def test_killed_at_any_moment_what_was_agreed_holds_and_is_sent_once(tmp_path: Path, seldom: None) -> None:
    with toy_games(pictures=False):
        points = run_in_virtual_time(kill_points(tmp_path))
        assert len(points) >= 6
        found = after_each_kill(points, gone_on, tmp_path)
    assert [each for each in found if each[0] != (AGREED, 1, 1, 1)] == []
