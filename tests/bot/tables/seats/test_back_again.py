from sandbox import Channel
from tests.support import coin_toss
from tests.support.timed_tables import (
    COMPUTER,
    LATE,
    MOVED,
    TimedTables,
    about,
    ben_is_late,
    has_button,
    label,
    menu,
    press,
    settle,
)

SLOW = 3600.0
"""Seconds that a computer player takes to choose."""

BEFORE = "This was chosen before you took the seat, or came back to it, and can’t be taken back."


async def leave(tables: TimedTables, thread: Channel) -> None:
    """Ben leaves; no computer player has moved yet."""
    asked = await tables.ben.press(await menu(tables, tables.ben, thread), "Leave").answer()
    await tables.ben.press(asked, "Leave the game").answer()
    await tables.bot.outbox.wait_until_idle()


async def return_(tables: TimedTables, thread: Channel) -> None:
    """Ben is back."""
    await tables.ben.press(await menu(tables, tables.ben, thread), "I’m back").answer()
    await tables.bot.outbox.wait_until_idle()


async def test_a_vote_on_a_late_one_who_leaves_and_is_back_goes_on(tables: TimedTables) -> None:
    tables.bot.computers.pauses[1] = SLOW
    asked = await ben_is_late(tables)
    await press(tables, tables.anna, asked, COMPUTER)
    thread, inbox = await tables.thread(1), len(tables.anna.inbox)
    for _ in range(2):
        await leave(tables, thread)
        assert not tables.vera.look(asked.id).buttons
        await return_(tables, thread)
        (shown,) = await about(tables, 1, LATE)
        assert shown.id == asked.id
        assert label(shown, COMPUTER).endswith("(1)")
    assert len(tables.anna.inbox) == inbox, "nobody is called for that"
    said = await press(tables, tables.vera, asked, COMPUTER)
    assert "as you decided" in said.plain_text
    await settle(tables)
    assert await about(tables, 1, MOVED)


async def test_what_was_chosen_before_somebody_was_back_is_not_taken_back(tables: TimedTables) -> None:
    game = await tables.begin(tables.anna, tables.ben, tables.vera)
    thread = await tables.thread(game)
    panel = await tables.ben.press(coin_toss.turns(thread)[-1], "My move").answer()
    chosen = await tables.ben.press(panel, "Heads").answer()
    moves = len((await tables.bot.tables.table(game)).moves)
    await leave(tables, thread)
    await return_(tables, thread)
    refused = await tables.ben.press(chosen, "Undo").followup()
    assert refused.plain_text == BEFORE
    assert len((await tables.bot.tables.table(game)).moves) == moves
    anew = await tables.ben.press(coin_toss.turns(thread)[-1], "My move").answer()
    assert not has_button(anew, "Undo")
    assert "still undo" not in anew.plain_text


async def test_who_is_late_moves_and_takes_it_back_and_is_late_still(tables: TimedTables) -> None:
    await tables.set(tables.vera, zone="America/New_York")
    game = await tables.begin(tables.anna, tables.ben, tables.vera, pace="h8")
    await tables.guess(game, tables.anna)
    await tables.until("15 18:00")
    (asked,) = await about(tables, game, LATE)
    await press(tables, tables.anna, asked, COMPUTER)
    thread = await tables.thread(game)
    for _ in range(2):
        panel = await tables.ben.press(coin_toss.turns(thread)[-1], "My move").answer()
        chosen = await tables.ben.press(panel, "Heads").answer()
        await settle(tables)
        assert not tables.anna.look(asked.id).buttons
        await tables.ben.press(chosen, "Undo").answer()
        await settle(tables)
        assert label(tables.anna.look(asked.id), COMPUTER).endswith("(1)")
    await press(tables, tables.vera, asked, COMPUTER)
    assert await about(tables, game, MOVED)
