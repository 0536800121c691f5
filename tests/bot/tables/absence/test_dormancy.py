import asyncio
from math import inf
from pathlib import Path

import pytest
from msgspec import json, structs

from bot.tables.absence.late_rules import due_judge
from clocks.waking_time import ClockStop
from sandbox import Channel, MessageView, User
from storage.absence.dormancy import UNPOSTED_SECONDS
from storage.absence.polls import QuestionRow
from storage.core.kinds import Kind
from storage.core.rows import AGREED_PAUSE, PLAYING, GameRow, Notification, Pause, SeatRow
from storage.seats.late import Changes, Idle, LateState, NewQuestion
from tests.support.acts import leave, menu, offer
from tests.support.coin_tables import CoinTables
from tests.support.coin_toss import turns
from tests.support.killed import KillPoints, Remains, after_each_kill
from tests.support.timed_tables import TimedTables, in_threads, panels, settle
from tests.support.virtual_time import run_in_virtual_time
from tests.toy_games import toy_games

DAY, HOUR = 86400.0, 3600.0

pytestmark = pytest.mark.timed_tables(longest_sleep=DAY)
"""The bot looks at what falls due every day, and when it does."""

WARNING = "unless somebody answers. Is the game still on?"

TOLD = "is dormant: nobody has moved since"


async def days(tables: TimedTables, number: float) -> None:
    await asyncio.sleep(number * DAY + HOUR)
    await settle(tables)


def messages(thread: Channel, text: str) -> list[MessageView]:
    return [each for each in thread.messages if text in each.plain_text]


async def dormant(tables: TimedTables, *users: User, pace: str = "h24") -> tuple[int, Channel]:
    """A table at which nobody has moved for so long that it is dormant."""
    game = await tables.begin(*users, pace=pace)
    thread = await tables.thread(game)
    await days(tables, 90)
    await days(tables, 14)
    assert (await tables.store.game(game)).dormant
    return game, thread


async def left(tables: TimedTables, game: int) -> dict[int, float | None]:
    return {each.seat: each.deadline for each in await tables.store.timing.waits(game)}


async def test_a_table_at_which_nobody_moves_is_warned_then_dormant_and_woken(tables: TimedTables) -> None:
    game = await tables.begin(tables.anna, tables.ben, pace="d7")
    thread = await tables.thread(game)
    await tables.guess(game, tables.anna)
    await days(tables, 89)
    assert not messages(thread, WARNING)
    await days(tables, 1)
    (warning,) = messages(thread, WARNING)
    assert {tables.anna.mention, tables.ben.mention} <= set(warning.plain_text.split())
    assert [button.label for button in warning.buttons] == ["We’re playing on"]
    await days(tables, 13)
    assert not (await tables.store.game(game)).dormant
    sent = len(tables.anna.inbox), len(tables.ben.inbox)
    await days(tables, 1)
    row = await tables.store.game(game)
    assert row.dormant
    (message,) = messages(thread, TOLD)
    assert "<@" not in message.plain_text
    assert tables.anna.look(warning.id).plain_text.endswith("and nobody has answered.")
    assert not tables.anna.look(warning.id).buttons
    (card,) = [each for each in tables.channel.messages if each.id == row.card]
    assert "💤 Dormant since" in card.plain_text
    turn = [each for each in thread.messages if "**Toss**" in each.plain_text][-1]
    assert "💤 Dormant since" in turn.plain_text
    await days(tables, 30)
    assert (len(tables.anna.inbox), len(tables.ben.inbox)) == sent
    assert len(messages(thread, TOLD)) == 1
    said = await tables.vera.press(card, "Wake the table").answer()
    assert "You’re not playing at this table." in said.plain_text
    said = await tables.anna.press(tables.anna.look(message.id), "Wake the table").answer()
    await settle(tables)
    assert "The table is awake again" in said.plain_text
    assert not (await tables.store.game(game)).dormant
    shown_now = tables.anna.look(message.id)
    assert shown_now.plain_text.endswith("**Anna** woke the table. The game continues.")
    assert not shown_now.buttons
    assert "Dormant" not in tables.anna.look(card.id).plain_text
    assert not any(button.label == "Wake the table" for button in tables.anna.look(card.id).buttons)
    assert len([each for each in thread.messages if "**Toss**" in each.plain_text]) == 2
    assert len(tables.ben.inbox) == sent[1] + 1


async def test_one_press_or_move_wakes_it_and_after_ninety_days_all_are_asked(tables: TimedTables) -> None:
    pressed = await tables.begin(tables.anna, tables.ben)
    played = await tables.begin(tables.anna, tables.ben)
    await days(tables, 90)
    (first,), (second,) = [messages(await tables.thread(game), WARNING) for game in (pressed, played)]
    said = await tables.vera.press(first, "We’re playing on").answer()
    assert "You’re not playing at this table." in said.plain_text
    shown = await tables.ben.press(first, "We’re playing on").answer()
    assert shown.plain_text.endswith("the game continues, says **Ben**.")
    assert not shown.buttons
    (panel,) = [each for each in panels(tables.anna) if f"Table {played}" in each.plain_text]
    await tables.anna.press(panel, "Heads").answer()
    await settle(tables)
    assert tables.anna.look(second.id).plain_text.endswith("the game continues.")
    assert not tables.anna.look(second.id).buttons
    await days(tables, 89)
    assert not any([(await tables.store.game(game)).dormant for game in (pressed, played)])
    await days(tables, 1)
    assert [len(messages(await tables.thread(game), WARNING)) for game in (pressed, played)] == [1, 1]


async def test_a_choice_from_an_old_panel_wakes_the_table_and_calls_again(tables: TimedTables) -> None:
    game, thread = await dormant(tables, tables.anna, tables.ben)
    (old,) = panels(tables.anna)
    called = len(panels(tables.ben))
    await tables.anna.press(tables.anna.look(old), "Heads").answer()
    await settle(tables)
    assert not (await tables.store.game(game)).dormant
    (message,) = messages(thread, "is awake again. The game continues.")
    assert not message.buttons
    assert len(panels(tables.ben)) == called + 1
    assert not messages(thread, "is late. What now?")
    await days(tables, 2)
    assert messages(thread, "is late. What now?")


async def test_a_dormant_table_counts_nowhere_and_looking_does_not_wake_it(tables: TimedTables) -> None:
    game = await tables.begin(tables.anna, tables.ben)
    thread = await tables.thread(game)
    await offer(tables, tables.ben, thread)
    await tables.anna.press(await menu(tables, tables.anna, thread), "Propose a pause").answer()
    assert "Seats on offer" in (await tables.vera.invoke(thread, "games").answer()).plain_text
    await days(tables, 90)
    await days(tables, 14)
    assert messages(thread, "A pause was proposed here, but the table is dormant now.")
    games = (await tables.anna.invoke(thread, "games").answer()).plain_text
    assert "### Dormant\n" in games
    assert "Waiting for you" not in games
    assert "Seats on offer" not in (await tables.vera.invoke(thread, "games").answer()).plain_text
    row = await tables.store.game(game)
    assert row.card is not None
    assert [button.label for button in tables.vera.look(row.card).buttons] == ["Wake the table"]
    looked = await menu(tables, tables.anna, thread)
    assert "💤 Dormant since" in looked.plain_text
    labels = [button.label for button in looked.buttons]
    assert "Wake the table" in labels
    assert not {"End by agreement", "Propose a pause"} & {*labels}
    turn = turns(thread)[-1]
    assert "💤 Dormant since" in (await tables.anna.press(turn, "My move").answer()).plain_text
    assert "This table is dormant." in (await tables.anna.press(turn, "Nudge").answer()).plain_text
    for command in ("board", "pace"):
        await tables.anna.invoke(thread, command).answer()
    assert await tables.store.privacy.rows_by_table(tables.anna.id)
    await settle(tables)
    assert (await tables.store.game(game)).dormant
    await tables.anna.press(looked, "Wake the table").answer()
    await settle(tables)
    assert "Seats on offer" in (await tables.vera.invoke(thread, "games").answer()).plain_text
    assert not (await tables.store.game(game)).dormant


async def test_the_clocks_go_on_with_what_was_left(tables: TimedTables) -> None:
    game = await tables.begin(tables.anna, tables.ben, pace="h48")
    before = await left(tables, game)
    await asyncio.sleep(DAY)
    async with tables.bot.tables.cache.seats_changing([game]):
        await tables.store.late.settle(game, lambda _: DORMANT, time=tables.now)
    tables.bot.tables.cache.notify_listeners(game)
    await settle(tables)
    assert set((await left(tables, game)).values()) == {inf}
    await asyncio.sleep(28 * DAY)
    exported = await tables.anna.invoke(await tables.thread(game), "privacy").answer()
    await tables.anna.press(exported, "As a file").answer()
    card = (await tables.store.game(game)).card
    assert card is not None
    await tables.anna.press(tables.anna.look(card), "Wake the table").answer()
    await settle(tables)
    after = await left(tables, game)
    shifted = [(new or 0.0) - (old or 0.0) for new, old in zip(after.values(), before.values(), strict=True)]
    assert shifted == pytest.approx([28 * DAY] * 2, abs=60.0)


async def test_whoever_takes_a_seat_wakes_the_table(tables: TimedTables) -> None:
    game = await tables.begin(tables.anna, tables.ben)
    thread = await tables.thread(game)
    await leave(tables, tables.ben, thread)
    await days(tables, 90)
    await days(tables, 14)
    assert (await tables.store.game(game)).dormant
    looked = await menu(tables, tables.vera, thread)
    await tables.vera.press(looked, "Take Gaius’s seat").answer()
    await settle(tables)
    assert not (await tables.store.game(game)).dormant
    assert messages(thread, "is awake again. The game continues.")
    refused = await tables.ben.press(turns(thread)[-1], "My move").answer()
    assert "You’re not playing at this table." in refused.plain_text


async def test_time_in_which_the_bot_did_not_run_takes_nothing_from_the_warning(tables: TimedTables) -> None:
    game = await tables.begin(tables.anna, tables.ben)
    thread = await tables.thread(game)
    await days(tables, 91)
    await tables.stop()
    await asyncio.sleep(40 * DAY)
    await tables.start()
    await days(tables, 1)
    assert not (await tables.store.game(game)).dormant
    (warning,) = messages(thread, WARNING)
    assert f"<t:{int(await idle_due(tables, game))}:D>" in warning.plain_text
    await days(tables, 11)
    assert not (await tables.store.game(game)).dormant
    await days(tables, 2)
    assert (await tables.store.game(game)).dormant


async def idle_due(tables: TimedTables, game: int) -> float:
    row = await tables.database.find_row("SELECT idle_due FROM game WHERE id = ?", game)
    assert row is not None
    return float(row[0])


async def test_without_thread_and_channel_nothing_is_opened_until_it_wakes(tables: TimedTables) -> None:
    game, thread = await dormant(tables, tables.anna, tables.ben)
    thread.delete()
    await settle(tables)
    assert tables.anna.threads(tables.channel) == []
    card = (await tables.store.game(game)).card
    assert card is not None
    await tables.anna.press(tables.anna.look(card), "Wake the table").answer()
    await settle(tables)
    again = await tables.thread(game)
    assert len(turns(again)) == 1


async def test_a_table_without_a_channel_becomes_dormant_without_asking(tables: TimedTables) -> None:
    game = await tables.begin(tables.anna, tables.ben)
    tables.channel.delete()
    await days(tables, 90)
    await days(tables, 27)
    assert not (await tables.store.game(game)).dormant
    await days(tables, 1)
    assert (await tables.store.game(game)).dormant
    said = await tables.anna.press(panels(tables.anna)[-1], "Heads").answer()
    assert said
    await settle(tables)
    assert not (await tables.store.game(game)).dormant


# The next step of a table, by itself


SEATED = GameRow(
    1,
    "toy",
    "{}",
    2,
    PLAYING,
    7,
    8,
    9,
    "en",
    0.0,
    11,
    12,
    seated=(SeatRow(0, 101), SeatRow(1, None, "careful")),
)

QUESTION = QuestionRow(1, 1, Kind.IDLE, None, None, 0.0, None, 90 * DAY, None, None)

POSTED = structs.replace(QUESTION, posted=91 * DAY)


WARNED = Changes(
    asked=[NewQuestion(Kind.IDLE, since=0.0)],
    notifications=[Notification(Kind.IDLE, 0)],
    idle_due=90 * DAY + UNPOSTED_SECONDS,
)

DORMANT = Changes(dormant=True)


def table(
    since: float, question: QuestionRow | None = None, *stops: ClockStop, row: GameRow = SEATED
) -> LateState:
    """A table at which nobody has been active since a moment."""
    questions = () if question is None else (question,)
    return LateState(row, (), {}, (), questions, frozenset(), 0.0, idle=Idle(since, stops))


def later(moment: float, until: float | None = None) -> Changes:
    return Changes(idle_due=moment, until={} if until is None else {1: until})


@pytest.mark.parametrize(
    ("state", "now", "follows"),
    [
        (table(0.0), 89 * DAY, later(90 * DAY)),
        (table(0.0), 90 * DAY, WARNED),
        (table(5 * DAY), 90 * DAY, later(95 * DAY)),
        (table(0.0, None, (DAY, 3 * DAY)), 90 * DAY, later(92 * DAY)),
        (table(0.0, QUESTION), 104 * DAY, later(118 * DAY)),
        (table(0.0, QUESTION), 118 * DAY, DORMANT),
        (table(0.0, POSTED), 104 * DAY, later(105 * DAY, until=105 * DAY)),
        (table(0.0, POSTED), 105 * DAY, DORMANT),
        (
            table(0.0, POSTED, (90 * DAY, 92 * DAY), (100 * DAY, 101 * DAY)),
            105 * DAY,
            later(107 * DAY, until=107 * DAY),
        ),
        (table(0.0, row=structs.replace(SEATED, seated=SEATED.seated[1:])), 90 * DAY, DORMANT),
        (
            table(0.0, row=structs.replace(SEATED, paused=Pause(AGREED_PAUSE, 80 * DAY, 110 * DAY))),
            90 * DAY,
            later(110 * DAY),
        ),
    ],
)
def test_what_becomes_of_a_table(state: LateState, now: float, follows: Changes) -> None:
    assert json.encode(due_judge(now)(state)) == json.encode(follows)


# Killed


async def kill_points(folder: Path) -> list[Remains]:
    async with TimedTables(folder, longest_sleep=DAY) as tables:
        for user in (tables.anna, tables.ben):
            await tables.set(user)
        game = await tables.begin(tables.anna, tables.ben)
        await asyncio.sleep(90 * DAY - HOUR)
        found: list[Remains] = []
        async with KillPoints(tables) as points:
            await days(tables, 1 / 24)
        found += points.found
        await asyncio.sleep(14 * DAY - 2 * HOUR)
        async with KillPoints(tables) as points:
            await days(tables, 1 / 24)
            await tables.bot.lateness.wake(game, 0)
            await settle(tables)
        assert not (await tables.store.game(game)).dormant
        return [*found, *points.found]


async def gone_on(left_over: Remains, folder: Path) -> tuple[bool, int, int, int]:
    """Start again with what was left; Anna wakes the table if it is dormant. Returns whether it is awake.

    And the numbers of warnings, of notices that it is dormant, and of questions to Ben.
    """
    tables = CoinTables(folder, longest_sleep=DAY)
    left_over.put_back(tables)
    anna, ben = [next(user for user in tables.sandbox.users if user.name == name) for name in ("Anna", "Ben")]
    async with tables:
        await asyncio.sleep(107 * DAY - asyncio.get_running_loop().time())
        await tables.bot.wait_until_idle()
        if (await tables.store.game(1)).dormant:
            await tables.bot.lateness.wake(1, 0)
        await asyncio.sleep(HOUR)
        await tables.bot.wait_until_idle()
        assert tables.stored_faults() == []
        warned, said = [
            len(in_threads(tables, anna, text))
            for text in ("and nobody has answered.", "woke the table. The game continues.")
        ]
        return not (await tables.store.game(1)).dormant, warned, said, len(panels(ben))


def test_killed_at_any_moment_all_is_sent_once(tmp_path: Path, seldom: None) -> None:
    with toy_games(pictures=False):
        points = run_in_virtual_time(kill_points(tmp_path))
        assert len(points) >= 6
        found = after_each_kill(points, gone_on, tmp_path)
    assert [each for each in found if each[0] != (True, 1, 1, 2)] == []
