import asyncio
import logging
from itertools import count
from pathlib import Path

import pytest

from sandbox import Channel, MessageView, User, hold
from storage.core.rows import ABANDONED, OVER, RESIGNED
from tests.support import coin_toss
from tests.support.coin_tables import CoinTables
from tests.support.engines import on_both_engines
from tests.support.killed import KillPoints, Remains, after_each_kill
from tests.support.timed_tables import (
    TimedTables,
    has_button,
    leave,
    menu,
    offer,
    offers,
    panels,
    settle,
    take,
    vote,
)
from tests.support.virtual_time import run_in_virtual_time
from tests.toy_games import toy_games


def said_of(thread: Channel, name: str) -> list[str]:
    """The first lines of a table's messages about somebody's seat."""
    texts = [each.plain_text.partition("\n")[0] for each in thread.messages]
    return [text for text in texts if f"**{name}**" in text and text.startswith("Coin Toss, table")]


@on_both_engines()
async def test_who_leaves_is_replaced_at_once_and_somebody_else_takes_the_seat(tables: TimedTables) -> None:
    game = await tables.begin(tables.anna, tables.ben)
    thread = await tables.thread(game)
    (old,) = panels(tables.ben)
    said = await leave(tables, tables.ben, thread)
    assert "You’ve left the game." in said.plain_text
    row = await tables.bot.tables.store.game(game)
    assert [(held.user, held.computer) for held in row.seated] == [(tables.anna.id, None), (None, "medium")]
    assert said_of(thread, "Ben") == [
        f"Coin Toss, table {game}: **Ben** has left the game. The computer player **Gaius** takes over."
    ]
    assert panels(tables.ben) == []
    assert "You’re no longer playing here." in tables.ben.look(old).plain_text
    taken = await take(tables, tables.vera, thread, "Gaius")
    assert f"Coin Toss, table {game}: the seat is yours." in taken.plain_text
    assert offers(thread) == []
    vera = tables.vera.mention
    assert said_of(thread, "Ben")[-1] == (f"Coin Toss, table {game}: {vera} now plays **Ben**’s seat.")
    assert not tables.ben.inbox[1:]


async def test_the_last_who_leaves_ends_the_game(tables: TimedTables) -> None:
    game = await tables.begin(tables.anna, tables.ben)
    thread = await tables.thread(game)
    await leave(tables, tables.ben, thread)
    asked = await tables.anna.press(await menu(tables, tables.anna, thread), "Leave").answer()
    assert "If you leave, the game ends" in asked.plain_text
    said = await tables.anna.press(asked, "Leave the game").answer()
    await settle(tables)
    assert "Nobody is left to play" in said.plain_text
    row = await tables.bot.tables.store.game(game)
    assert (row.stage, row.outcome) == (OVER, ABANDONED)
    assert offers(thread) == []


@pytest.mark.parametrize("slow", range(3, 8))
async def test_the_last_two_leave_at_once_and_no_computer_player_is_stuck(
    tables: TimedTables, caplog: pytest.LogCaptureFixture, slow: int
) -> None:
    requests = count(1)
    game = await tables.begin(tables.anna, tables.ben)
    thread = await tables.thread(game)
    asked = [
        (user, await user.press(await menu(tables, user, thread), "Leave").answer())
        for user in (tables.anna, tables.ben)
    ]
    held = tables.sandbox.inject(lambda _, __: next(requests) == slow, hold())
    leaving = [user.press(message, "Leave the game") for user, message in asked]
    await asyncio.sleep(4.0)
    held.lift()
    await asyncio.gather(*(each.answer() for each in leaving))
    await settle(tables)
    row = await tables.bot.tables.store.game(game)
    assert (row.stage, row.outcome) == (OVER, ABANDONED)
    assert [each.message for each in caplog.records if each.levelno >= logging.ERROR] == []


async def test_who_offers_their_seat_plays_on_until_it_is_taken(tables: TimedTables) -> None:
    game = await tables.begin(tables.anna, tables.ben)
    thread = await tables.thread(game)
    said = await offer(tables, tables.anna, thread)
    assert "1. **Anna** · on offer" in said.plain_text
    assert said_of(thread, "Anna") == [
        f"Coin Toss, table {game}: **Anna** is offering their seat, "
        "and keeps playing until somebody takes it."
    ]
    await tables.guess(game, tables.anna)
    said = await tables.anna.press(await menu(tables, tables.anna, thread), "Keep my seat").answer()
    await settle(tables)
    assert "on offer" not in said.plain_text
    assert offers(thread) == []
    assert said_of(thread, "Anna")[0].endswith("It’s no longer on offer.")
    await offer(tables, tables.anna, thread)
    await take(tables, tables.vera, thread, "Anna")
    assert tables.anna.direct_messages()[-1].plain_text == (
        f"Coin Toss, table {game}: **Vera** has taken your seat. Thank you for playing!"
    )
    assert said_of(thread, "Anna")[-1] == (
        f"Coin Toss, table {game}: {tables.vera.mention} now plays **Anna**’s seat."
    )
    for moment, user in (("15 10:00", tables.ben), ("15 11:00", tables.vera), ("15 12:00", tables.ben)):
        await tables.until(moment)
        await tables.guess(game, user)
    assert (await tables.bot.tables.store.game(game)).stage == OVER
    await settle(tables)


async def test_who_takes_a_seat_that_is_asked_has_a_fresh_clock_and_a_call(tables: TimedTables) -> None:
    game = await tables.begin(tables.anna, tables.ben, pace="h24")
    thread = await tables.thread(game)
    (before,) = [wait for wait in await tables.store.timing.waits(game) if wait.seat == 0]
    await tables.until("15 15:00")
    await offer(tables, tables.anna, thread)
    await take(tables, tables.vera, thread, "Anna")
    (after,) = [wait for wait in await tables.store.timing.waits(game) if wait.seat == 0]
    assert after.left == before.left
    assert (after.deadline or 0) > (before.deadline or 0) > 0
    assert len(panels(tables.vera)) == 1
    assert panels(tables.anna) == []


async def test_a_seat_is_not_for_who_plays_or_has_played_another_one(tables: TimedTables) -> None:
    game = await tables.begin(tables.anna, tables.ben, tables.vera)
    thread = await tables.thread(game)
    await leave(tables, tables.ben, thread)
    await leave(tables, tables.anna, thread)
    looked = await menu(tables, tables.ben, thread)
    takes = [button.label for button in looked.buttons if (button.label or "").startswith("Take ")]
    assert takes == []
    assert has_button(looked, "I’m back")
    assert not has_button(await menu(tables, tables.vera, thread), "Take Gaius’s seat")
    back = await tables.ben.press(looked, "I’m back").answer()
    await settle(tables)
    assert f"Coin Toss, table {game}: your seat is yours again." in back.plain_text
    (said,) = [each for each in thread.messages if "is back" in each.text]
    assert said.text == f"Coin Toss, table {game}: {tables.ben.mention} is back in the game."


async def test_who_comes_back_has_taken_no_seat_over(tables: TimedTables) -> None:
    game = await tables.begin(tables.anna, tables.ben)
    thread = await tables.thread(game)
    await leave(tables, tables.ben, thread)
    await tables.ben.press(await menu(tables, tables.ben, thread), "I’m back").answer()
    await offer(tables, tables.anna, thread)
    dora = tables.sandbox.user("Dora")
    tables.guild.add(dora)
    await tables.set(dora)
    await take(tables, dora, thread, "Anna")
    for user in (dora, dora):
        await tables.guess(game, user)
        await settle(tables)
        if (await tables.bot.tables.store.game(game)).stage != OVER:
            await tables.guess(game, tables.ben)
    card = next(each for each in tables.channel.messages if "The game is over" in each.plain_text)
    lines = card.plain_text.split("\n")
    (taken,) = [line for line in lines if "**Dora**" in line]
    (back,) = [line for line in lines if "**Ben**" in line]
    assert taken.endswith("(took over the seat)")
    assert "took over the seat" not in back
    assert [each.replaced for each in await tables.store.results.of_game(game)] == [True, True]


async def test_a_press_on_a_panel_of_before_changes_nothing(tables: TimedTables) -> None:
    game = await tables.begin(tables.anna, tables.ben)
    thread = await tables.thread(game)
    turn = coin_toss.turns(thread)[-1]
    panel = await tables.ben.press(turn, "My move").answer()
    await leave(tables, tables.ben, thread)
    moves = len((await tables.bot.tables.table(game)).moves)
    refused = await tables.ben.press(panel, "Heads").followup()
    assert refused.plain_text == "This isn’t your seat."
    assert len((await tables.bot.tables.table(game)).moves) == moves


async def ben_is_late(tables: TimedTables) -> tuple[Channel, MessageView]:
    """A table of three at which Ben does not choose; its thread, and what the others are asked."""
    game = await tables.begin(tables.anna, tables.ben, tables.vera, pace="h8")
    await tables.guess(game, tables.anna)
    await tables.until("15 09:30")
    await tables.guess(game, tables.vera)
    await tables.until("15 18:00")
    thread = await tables.thread(game)
    return thread, next(each for each in thread.messages if "is late. What now?" in each.text)


async def test_who_is_late_and_gone_is_replaced_and_all_are_notified_once(tables: TimedTables) -> None:
    game = await tables.begin(tables.anna, tables.ben, tables.vera)
    thread = await tables.thread(game)
    tables.guild.remove(tables.ben)
    await tables.guess(game, tables.anna)
    await tables.until("15 09:30")
    await tables.guess(game, tables.vera)
    for moment in ("16 09:30", "20 09:30"):
        await tables.until(moment)
    await settle(tables)
    assert said_of(thread, "Ben") == [
        f"Coin Toss, table {game}: **Ben** is no longer on this server."
        " The computer player **Gaius** takes over."
    ]
    assert (await tables.bot.tables.store.game(game)).seated[1].offered is not None
    tables.guild.add(tables.ben)
    await tables.ben.press(await menu(tables, tables.ben, thread), "I’m back").answer()
    await settle(tables)
    assert (await tables.bot.tables.store.game(game)).own_seat_of(tables.ben.id) == 1


async def test_who_left_the_server_is_replaced_once_a_reminder_fails(tables: TimedTables) -> None:
    game = await tables.begin(tables.anna, tables.ben, tables.vera, pace="h8")
    thread = await tables.thread(game)
    tables.guild.remove(tables.ben)
    await tables.until("15 12:00")
    assert said_of(thread, "Ben") == []
    await tables.until("15 13:30")
    assert len([text for text in said_of(thread, "Ben") if "no longer on this server" in text]) == 1
    assert not any(tables.ben.mention in each.text for each in thread.messages)


async def test_the_others_offer_the_seat_of_who_is_late_and_they_come_back(tables: TimedTables) -> None:
    thread, asked = await ben_is_late(tables)
    said = await vote(tables, tables.anna, asked, "Offer the seat")
    assert "Offer the seat: **Anna**" in said.plain_text
    said = await vote(tables, tables.vera, asked, "Offer the seat")
    assert said.plain_text == "**Ben** was late: their seat is on offer, as you decided."
    assert said_of(thread, "Ben")[-1] == (
        "Coin Toss, table 1: the computer player **Gaius** now plays for **Ben**, as you decided. "
        "**Ben** can come back until somebody takes the seat."
    )
    lost = tables.ben.direct_messages()[-1]
    assert "the others have offered your seat" in lost.plain_text
    back = await tables.ben.press(lost, "I’m back").answer()
    await settle(tables)
    assert "your seat is yours again." in back.plain_text
    row = await tables.bot.tables.store.game(1)
    assert row.seated[1].user == tables.ben.id
    assert offers(thread) == []


async def invite(tables: TimedTables, user: User, thread: Channel, label: str, guest: User) -> MessageView:
    chosen = await user.press(await menu(tables, user, thread), label).answer()
    said = await user.choose(chosen, guest, placeholder="Who?").answer()
    await settle(tables)
    return said


async def test_who_is_invited_takes_over_a_seat_that_is_on_offer_to_nobody_else(tables: TimedTables) -> None:
    await tables.begin(tables.anna, tables.ben)
    thread = await tables.thread(1)
    said = await invite(tables, tables.anna, thread, "Invite somebody", tables.vera)
    assert "Vera has been invited." in said.plain_text
    assert offers(thread) == []
    invitation = tables.vera.direct_messages()[-1]
    assert "**Anna** asks you to take over their seat." in invitation.plain_text
    taken = await tables.vera.press(invitation, "Take the seat").answer()
    await settle(tables)
    assert "the seat is yours." in taken.plain_text
    assert (await tables.bot.tables.store.game(1)).seated[0].user == tables.vera.id


async def test_whom_no_direct_message_reaches_is_invited_in_the_thread(tables: TimedTables) -> None:
    await tables.begin(tables.anna, tables.ben)
    thread = await tables.thread(1)
    tables.vera.direct_messages_open = False
    await leave(tables, tables.ben, thread)
    await invite(tables, tables.anna, thread, "Invite to Gaius’s seat", tables.vera)
    called = thread.messages[-1]
    assert f"<@{tables.vera.id}> Coin Toss, table 1: **Anna** invites you" in called.text
    looked = await tables.vera.press(called, "Take the seat").answer()
    await tables.vera.press(looked, "Take Gaius’s seat").answer()
    await settle(tables)
    assert (await tables.bot.tables.store.game(1)).seated[1].user == tables.vera.id


async def test_who_is_invited_declines(tables: TimedTables) -> None:
    await tables.begin(tables.anna, tables.ben)
    thread = await tables.thread(1)
    await invite(tables, tables.anna, thread, "Invite somebody", tables.vera)
    said = await tables.vera.press(tables.vera.direct_messages()[-1], "No, thanks").answer()
    await settle(tables)
    assert "you’ve declined" in said.plain_text
    assert tables.anna.direct_messages()[-1].plain_text == (
        "Coin Toss, table 1: **Vera** won’t take the seat."
    )
    assert (await tables.bot.tables.store.game(1)).seated[0].user == tables.anna.id
    refused = await tables.anna.press(await menu(tables, tables.anna, thread), "Invite somebody").answer()
    assert "Who should take over your seat?" in refused.plain_text


async def test_seats_on_offer_stand_in_the_list_of_games_and_on_the_card(tables: TimedTables) -> None:
    await tables.begin(tables.anna, tables.ben)
    thread = await tables.thread(1)
    await leave(tables, tables.ben, thread)
    card = next(each for each in tables.vera.sees(tables.channel) if "table 1" in each.text)
    assert "2. Gaius (computer player, medium) · on offer" in card.text
    assert has_button(card, "Take the seat")
    mine = await tables.vera.invoke(tables.channel, "games").answer()
    assert "Seats on offer" in mine.plain_text
    assert "one seat on offer" in mine.plain_text
    looked = await tables.vera.press(mine, "Seat: table 1").answer()
    await tables.vera.press(looked, "Take Gaius’s seat").answer()
    await settle(tables)
    mine = await tables.vera.invoke(tables.channel, "games").answer()
    assert "Seats on offer" not in mine.plain_text
    card = next(each for each in tables.vera.sees(tables.channel) if "table 1" in each.text)
    assert "on offer" not in card.text


async def test_who_was_silent_finds_the_way_back_where_they_look_for_their_move(tables: TimedTables) -> None:
    thread, asked = await ben_is_late(tables)
    await vote(tables, tables.anna, asked, "Offer the seat")
    await vote(tables, tables.vera, asked, "Offer the seat")
    looked = await tables.ben.press(coin_toss.turns(thread)[-1], "My move").answer()
    back = await tables.ben.press(looked, "I’m back").answer()
    assert "your seat is yours again." in back.plain_text


async def kill_points(folder: Path) -> list[Remains]:
    async with TimedTables(folder) as tables:
        for user in (tables.anna, tables.ben, tables.vera):
            await tables.set(user)
        await tables.begin(tables.anna, tables.ben)
        await tables.guess(1, tables.anna)
        thread = await tables.thread(1)
        await offer(tables, tables.ben, thread)
        offering = offers(thread)[-1]
        looked = await tables.vera.press(offering, "Take the seat").answer()
        async with KillPoints(tables) as points:
            await tables.vera.press(looked, "Take Ben’s seat").answer()
            await tables.bot.wait_until_idle()
        return list(points.found)


async def after_taking(left: Remains, folder: Path) -> tuple[bool, int, int, int, int]:
    """Start again with what was left.

    Returns whether Vera has the seat; the messages to the table and to Ben, the questions to Vera, and
    the messages that still offer the seat.
    """
    tables = CoinTables(folder)
    left.put_back(tables)
    users = {user.name: user for user in tables.sandbox.users}
    async with tables:
        await tables.bot.wait_until_idle()
        await asyncio.sleep(3600.0)
        await tables.bot.wait_until_idle()
        row = await tables.bot.tables.store.game(1)
        thread = next(
            thread
            for guild in tables.sandbox.guilds
            for channel in guild.text_channels
            for thread in users["Anna"].threads(channel)
        )
        said = [each for each in thread.messages if "now plays **Ben**’s seat" in each.text]
        bens = [each for each in users["Ben"].direct_messages() if "has taken your seat" in each.text]
        taken = row.seated[1].user == users["Vera"].id
        return taken, len(said), len(panels(users["Vera"])), len(bens), len(offers(thread))


def test_killed_at_any_moment_a_seat_is_taken_once_or_not_at_all(tmp_path: Path, seldom: None) -> None:
    with toy_games(pictures=False):
        points = run_in_virtual_time(kill_points(tmp_path))
        assert len(points) >= 6
        found = after_each_kill(points, after_taking, tmp_path)
    assert {each for each, _ in found} == {(True, 1, 1, 1, 0), (False, 0, 0, 0, 2)}


async def test_in_a_game_of_two_who_resigns_loses(tables: TimedTables) -> None:
    game = await tables.begin(tables.anna, tables.ben)
    thread = await tables.thread(game)
    asked = await tables.ben.press(await menu(tables, tables.ben, thread), "Resign").answer()
    assert "your opponent wins" in asked.plain_text
    said = await tables.ben.press(asked, "Resign the game").answer()
    await settle(tables)
    assert "You’ve resigned." in said.plain_text
    row = await tables.bot.tables.store.game(game)
    assert (row.stage, row.outcome) == (OVER, RESIGNED)
    results = await tables.store.results.of_game(game)
    assert [(each.user, each.place) for each in results] == [(tables.anna.id, 1), (tables.ben.id, 2)]


async def test_nobody_resigns_in_a_game_of_three(tables: TimedTables) -> None:
    game = await tables.begin(tables.anna, tables.ben, tables.vera)
    assert not has_button(await menu(tables, tables.ben, await tables.thread(game)), "Resign")
