import asyncio

from bot.tables.lobby_seats import CARD
from sandbox import MessageView, User
from storage.lobby.lobbies import LobbyChange
from tests.support.acts import opened
from tests.support.bot_world import add_computer
from tests.support.timed_tables import TimedTables, settle

MINUTE, HOUR, DAY = 60.0, 3600.0, 86_400.0


async def after(tables: TimedTables, seconds: float) -> None:
    await asyncio.sleep(seconds)
    await settle(tables)


async def invite(tables: TimedTables, card: MessageView, *guests: User) -> MessageView:
    """Anna invites guests; the screen that shows it."""
    screen = await tables.anna.press(card, "Invite").answer()
    for guest in guests:
        screen = await tables.anna.choose(screen, guest, placeholder="Invite somebody …").answer()
    await settle(tables)
    return screen


def text(tables: TimedTables, card: MessageView) -> str:
    return tables.anna.look(card).plain_text


def labels(tables: TimedTables, card: MessageView) -> list[str | None]:
    return [button.label for button in tables.anna.look(card).buttons if not button.disabled]


def sent(user: User) -> list[str]:
    """The first lines of what a user was written."""
    return [message.text.partition("\n")[0] for message in user.direct_messages()]


def newest(user: User, words: str) -> MessageView:
    """The newest direct message to a user that contains some words."""
    return [message for message in user.direct_messages() if words in message.text][-1]


def has_begun(tables: TimedTables, card: MessageView) -> bool:
    return "The game has begun" in text(tables, card)


# The host


async def test_when_the_host_leaves_the_next_one_is_host(tables: TimedTables) -> None:
    card = await opened(tables, tables.ben, tables.vera)
    await tables.anna.press(card, "Leave").followup()
    await settle(tables)
    assert text(tables, card).startswith("## Coin Toss, table 1\nHost: Ben\n1. **Ben**\n2. **Vera**")
    assert "The host has left, so you’re now the host of **Coin Toss**, table 1" in sent(tables.ben)[-1]
    assert len(sent(tables.vera)) == 1
    refused = await tables.vera.press(card, "Options").answer()
    assert refused.text == "Only Ben can do that."
    assert (await tables.ben.press(card, "Options").answer()).text.startswith("**Double points**")
    await tables.ben.press(card, "Leave").followup()
    await tables.vera.press(card, "Leave").followup()
    await settle(tables)
    assert text(tables, card) == "## Coin Toss, table 1\nThis table is closed."


async def test_the_host_or_a_manager_closes_a_table_and_all_are_notified(tables: TimedTables) -> None:
    manager = tables.sandbox.user("Mona")
    tables.guild.add(manager, permissions=("manage_threads",))
    card = await opened(tables, tables.ben)
    refused = await tables.ben.press(card, "Close the table").answer()
    assert refused.text == "Only Anna or a server manager can do that."
    asked = await manager.press(card, "Close the table").answer()
    assert asked.ephemeral
    assert asked.text == (
        "Close this table for good? All its players lose their seats, and nobody else can join."
    )
    assert (await manager.press(asked, "Yes, close it").answer()).text == "The table is closed."
    await settle(tables)
    assert text(tables, card).endswith("A server manager has closed this table.")
    for user in (tables.anna, tables.ben):
        assert sent(user)[-1] == "A server manager has closed **Coin Toss**, table 1."
        assert await tables.store.games_of(user.id) == ()
    again = await opened(tables, tables.ben)
    asked = await tables.anna.press(again, "Close the table").answer()
    await tables.anna.press(asked, "Yes, close it").answer()
    await settle(tables)
    assert text(tables, again).endswith("The host has closed this table.")
    assert sent(tables.ben)[-1] == "The host has closed **Coin Toss**, table 2."
    assert "table 2" not in sent(tables.anna)[-1]


async def test_what_can_be_done_on_the_card_can_be_done_by_table_too(tables: TimedTables) -> None:
    card = await opened(tables, tables.ben)
    menu = await tables.anna.invoke(tables.channel, "table").answer()
    own = ["Leave", "Invite", "Start", "Close the table", "Block or report"]
    assert [button.label for button in menu.buttons] == own
    menu = await tables.anna.press(menu, "Start").answer()
    assert "The game begins <t:" in menu.plain_text
    theirs = await tables.ben.invoke(tables.channel, "table").answer()
    assert [button.label for button in theirs.buttons] == ["Wait", "Leave", "Block or report"]
    theirs = await tables.ben.press(theirs, "Wait").answer()
    assert "Ben wants to wait" in theirs.plain_text
    sure = await tables.anna.press(menu, "Close the table").answer()
    assert "Close this table for good?" in sure.text
    await tables.anna.press(sure, "Yes, close it").answer()
    await settle(tables)
    assert text(tables, card).endswith("The host has closed this table.")


# Invitations


async def test_who_is_invited_has_a_seat_kept_for_two_days(tables: TimedTables) -> None:
    card = await opened(tables, tables.ben)
    screen = await invite(tables, card, tables.vera)
    assert "Vera has been invited." in screen.text
    assert "All seats are taken or kept." in screen.text
    assert "3. kept for **Vera** until" in text(tables, card)
    stranger = tables.sandbox.user("Stranger")
    tables.guild.add(stranger)
    refused = await stranger.press(card, "Join").followup()
    assert refused.text.startswith("This table is full: its seats are taken, or kept for people")
    listed = await tables.vera.invoke(tables.channel, "games").answer()
    assert "### Invitations\n**Coin Toss, table 1**" in listed.text
    menu = await tables.vera.press(listed, "Seat: table 1").answer()
    assert [button.label for button in menu.buttons] == ["Join"]
    asked = newest(tables.vera, "invites you")
    assert [button.label for button in asked.buttons] == ["Take the seat", "No, thanks"]
    assert "Time:" in asked.text
    await after(tables, 47 * HOUR)
    said = await tables.vera.press(asked, "Take the seat").answer()
    assert said.text == "You’re in: Coin Toss. I’ll send you direct messages."
    assert said.buttons == ()
    await settle(tables)
    assert "3. **Vera**" in text(tables, card)


async def test_an_invitation_that_is_over_has_no_buttons_wherever_it_was_sent(tables: TimedTables) -> None:
    card = await opened(tables)
    tables.vera.direct_messages_open = False
    screen = await invite(tables, card, tables.ben, tables.vera)
    asked, called = newest(tables.ben, "invites you"), tables.channel.messages[-1]
    assert [len(each.buttons) for each in (asked, called)] == [2, 2]
    await tables.ben.press(card, "Join").followup()
    await tables.anna.choose(screen, "Vera", placeholder="Withdraw an invitation …").answer()
    await settle(tables)
    assert [tables.ben.look(each).buttons for each in (asked, called)] == [(), ()]
    assert tables.ben.look(asked).text == asked.text


async def test_who_declines_or_is_silent_frees_the_seat_and_the_host_is_notified(tables: TimedTables) -> None:
    card = await opened(tables)
    await invite(tables, card, tables.ben, tables.vera)
    asked = newest(tables.vera, "invites you")
    said = await tables.ben.press(newest(tables.ben, "invites you"), "No, thanks").answer()
    assert said.text == "All right. I’ll let Anna know."
    await settle(tables)
    assert "can’t come, so there’s room again." in sent(tables.anna)[-1]
    assert "2. kept for **Vera**" in text(tables, card)
    await after(tables, 48 * HOUR + MINUTE)
    assert "2. free" in text(tables, card)
    assert ", table 1: Ben and Vera can’t come, so there’s room again." in sent(tables.anna)[-1]
    lapsed = tables.vera.look(asked)
    assert (lapsed.buttons, lapsed.text) == ((), asked.text)
    late = await tables.vera.press(asked, "Take the seat", stale=True).followup()
    assert late.text == "This invitation is no longer open."
    screen = await invite(tables, card, tables.vera)
    assert "Vera has been invited." in screen.text
    withdrawn = await tables.anna.choose(screen, "Vera", placeholder="Withdraw an invitation …").answer()
    assert "Nobody is invited" in withdrawn.text
    often = await tables.anna.choose(withdrawn, tables.vera, placeholder="Invite somebody …").followup()
    assert often.text == "This person has already been invited to this table twice."


async def test_only_who_is_invited_joins_a_private_table(tables: TimedTables) -> None:
    card = await opened(tables, private=True)
    assert "Private: only invited players can join. Members of this server can watch." in text(tables, card)
    refused = await tables.ben.press(card, "Join").followup()
    assert refused.text == "This table is private: you need an invitation from Anna."
    screen = await invite(tables, card, tables.ben)
    await tables.ben.press(card, "Join").followup()
    await tables.anna.press(screen, "Invited players only: on").answer()
    await settle(tables)
    assert "Private" not in text(tables, card)
    await tables.vera.press(card, "Join").followup()
    assert "2. **Ben**\n3. **Vera**" in text(tables, card)


async def test_who_takes_no_direct_messages_is_invited_in_the_channel(tables: TimedTables) -> None:
    card = await opened(tables)
    tables.ben.direct_messages_open = False
    await invite(tables, card, tables.ben)
    called = tables.channel.messages[-1]
    assert called.text.startswith(f"<@{tables.ben.id}>: Anna invites you to **Coin Toss**, table 1.")
    stranger = await tables.vera.press(called, "Take the seat").followup()
    assert stranger.text == "This invitation is no longer open."
    said = await tables.ben.press(called, "Take the seat").followup()
    assert said.ephemeral
    await settle(tables)
    assert "2. **Ben**" in text(tables, card)


# The start


async def test_the_start_comes_half_a_minute_after_the_last_change(tables: TimedTables) -> None:
    card = await opened(tables)
    await after(tables, 10 * MINUTE)
    await tables.ben.press(card, "Join").followup()
    await tables.anna.press(card, "Start").answer()
    await settle(tables)
    assert "The game begins <t:" in text(tables, card)
    assert "Wait" in labels(tables, card)
    assert "Start" not in labels(tables, card)
    await asyncio.sleep(20)
    await tables.vera.press(card, "Join").followup()
    await asyncio.sleep(25)
    assert not has_begun(tables, card)
    await after(tables, 6)
    assert has_begun(tables, card)
    assert len(tables.anna.threads(tables.channel)) == 1


async def test_what_nobody_has_changed_for_half_a_minute_starts_at_once(tables: TimedTables) -> None:
    card = await opened(tables, tables.ben)
    await after(tables, 31)
    await tables.anna.press(card, "Start").answer()
    assert has_begun(tables, card)
    alone = await opened(tables)
    await add_computer(tables.anna, alone)
    await tables.anna.press(alone, "Start").answer()
    assert has_begun(tables, alone)


async def test_anybody_at_the_table_can_ask_to_wait(tables: TimedTables) -> None:
    card = await opened(tables, tables.ben)
    await tables.anna.press(card, "Start").answer()
    stranger = await tables.vera.press(card, "Wait").followup()
    assert stranger.text == "You have no seat at this table."
    said = await tables.ben.press(card, "Wait").followup()
    assert said.text == "The game won’t begin yet. I’ll let Anna know."
    await after(tables, MINUTE)
    assert "Ben wants to wait, so the game won’t begin yet." in text(tables, card)
    assert sent(tables.anna)[-1].startswith("Ben wants to wait, so **Coin Toss**, table 1, won’t begin")
    await tables.vera.press(card, "Join").followup()
    await tables.anna.press(card, "Start").answer()
    await asyncio.sleep(20)
    await tables.ben.press(card, "Wait").followup()
    await tables.anna.press(card, "Start").answer()
    await after(tables, 20)
    assert "The game begins <t:" in text(tables, card)
    await after(tables, 11)
    assert has_begun(tables, card)


async def test_a_start_with_too_few_is_called_off_and_the_host_notified(tables: TimedTables) -> None:
    card = await opened(tables, tables.ben)
    await tables.anna.press(card, "Start").answer()
    await tables.ben.press(card, "Leave").followup()
    await after(tables, MINUTE)
    assert not has_begun(tables, card)
    assert "Start" in labels(tables, card)
    assert "won’t begin: it has too few players now." in sent(tables.anna)[-1]


async def test_a_start_that_falls_due_while_the_bot_is_down_comes_later(tables: TimedTables) -> None:
    card = await opened(tables, tables.ben)
    await tables.anna.press(card, "Start").answer()
    await tables.stop()
    await asyncio.sleep(10 * MINUTE)
    await tables.start()
    await settle(tables)
    assert has_begun(tables, card)


# Whether all are still there


async def test_an_older_lobby_asks_those_not_heard_and_starts_with_all_there(tables: TimedTables) -> None:
    card = await opened(tables, tables.ben)
    await after(tables, 25 * HOUR)
    await tables.vera.press(card, "Join").followup()
    said = await tables.anna.press(card, "Start").followup()
    assert "I’m asking whether they’re still there" in said.text
    await settle(tables)
    assert "Anna wants to start. Still to answer: Ben." in text(tables, card)
    assert "Are you still there?" not in "".join(sent(tables.vera))
    asked = newest(tables.ben, "Are you still there?")
    await after(tables, HOUR)
    assert not has_begun(tables, card)
    here = await tables.ben.press(asked, "I’m here").answer()
    assert here.text.startswith("Thanks, that’s everybody: the game begins <t:")
    assert here.buttons == ()
    await after(tables, 1)
    assert has_begun(tables, card)


async def test_who_is_silent_for_a_day_loses_the_seat_and_the_host_knows(tables: TimedTables) -> None:
    card = await opened(tables, tables.ben, tables.vera)
    await after(tables, 25 * HOUR)
    await tables.anna.press(card, "Start").followup()
    await settle(tables)
    assert "Still to answer: Ben and Vera." in text(tables, card)
    thanks = await tables.vera.press(card, "I’m here").followup()
    assert thanks.text == "Thanks, you keep your seat."
    await after(tables, 24 * HOUR + 10)
    assert "1. **Anna**\n2. **Vera**\n3. free" in text(tables, card)
    assert sent(tables.ben)[-1].startswith("You’ve lost your seat at **Coin Toss**, table 1,")
    assert sent(tables.anna)[-1].startswith("**Coin Toss**, table 1: Ben didn’t press")
    await after(tables, 31)
    assert has_begun(tables, card)
    assert [held.user for held in (await tables.store.game(1)).seated] == [tables.anna.id, tables.vera.id]


async def test_who_leaves_while_they_are_asked_keeps_nobody_waiting(tables: TimedTables) -> None:
    card = await opened(tables, tables.ben)
    await after(tables, 25 * HOUR)
    await tables.vera.press(card, "Join").followup()
    await tables.anna.press(card, "Start").followup()
    await settle(tables)
    left = await tables.ben.press(newest(tables.ben, "Are you still there?"), "Leave").followup()
    assert left.text == "You’ve left the table."
    await after(tables, 20)
    assert not has_begun(tables, card)
    await after(tables, 11)
    assert has_begun(tables, card)


async def test_if_too_few_are_there_the_start_is_called_off(tables: TimedTables) -> None:
    card = await opened(tables, tables.ben, tables.vera)
    await after(tables, 25 * HOUR)
    await tables.anna.press(card, "Start").followup()
    await after(tables, 24 * HOUR + MINUTE)
    assert not has_begun(tables, card)
    assert "1. **Anna**\n2. free\n3. free" in text(tables, card)
    silent, called_off = sent(tables.anna)[-2:]
    assert silent.startswith("**Coin Toss**, table 1: Ben and Vera didn’t press")
    assert "it has too few players now" in called_off
    await tables.ben.press(card, "Join").followup()
    await tables.anna.press(card, "Start").answer()
    await after(tables, 31)
    assert has_begun(tables, card)


async def test_who_takes_no_direct_messages_is_asked_in_the_channel(tables: TimedTables) -> None:
    card = await opened(tables, tables.ben)
    await after(tables, 25 * HOUR)
    tables.ben.direct_messages_open = False
    await tables.anna.press(card, "Start").followup()
    await settle(tables)
    called = tables.channel.messages[-1]
    assert called.text.startswith(f"<@{tables.ben.id}>: Anna wants to start **Coin Toss**, table 1")
    await tables.ben.press(called, "I’m here").followup()
    await after(tables, 1)
    assert has_begun(tables, card)
    assert tables.anna.look(called).text == called.text


async def test_nobody_loses_a_seat_while_the_bot_is_down(tables: TimedTables) -> None:
    card = await opened(tables, tables.ben)
    await after(tables, 25 * HOUR)
    await tables.anna.press(card, "Start").followup()
    await settle(tables)
    await tables.stop()
    await asyncio.sleep(30 * HOUR)
    await tables.start()
    await settle(tables)
    assert "2. **Ben**" in text(tables, card)
    await tables.ben.press(card, "I’m here").followup()
    await after(tables, 1)
    assert has_begun(tables, card)


async def test_whoever_asks_to_wait_while_the_start_falls_due_is_heard(tables: TimedTables) -> None:
    card = await opened(tables, tables.ben)
    await tables.anna.press(card, "Start").answer()
    async with tables.bot.tables.cache.lock(1):
        await asyncio.sleep(31)
        now = tables.bot.clock.now()
        await tables.store.lobbies.call_off(1, tables.ben.id, notifications=(CARD,), time=now)
    await after(tables, 1)
    assert "Ben wants to wait, so the game won’t begin yet." in text(tables, card)
    assert not has_begun(tables, card)


async def test_whoever_joins_while_the_start_falls_due_has_half_a_minute_too(tables: TimedTables) -> None:
    card = await opened(tables, tables.ben)
    await tables.anna.press(card, "Start").answer()
    async with tables.bot.tables.cache.lock(1):
        await asyncio.sleep(31)
        change = tables.bot.tables.lobby.lobby_change(await tables.store.game(1), ())
        await tables.store.lobbies.join(1, user=tables.vera.id, change=change)
    await after(tables, 20)
    assert not has_begun(tables, card)
    await after(tables, 15)
    assert has_begun(tables, card)


async def test_whoever_answers_while_their_time_runs_out_keeps_the_seat(tables: TimedTables) -> None:
    card = await opened(tables, tables.ben, tables.vera)
    await after(tables, 25 * HOUR)
    await tables.anna.press(card, "Start").followup()
    await settle(tables)
    async with tables.bot.tables.cache.lock(1):
        await asyncio.sleep(24 * HOUR + 1)
        now = tables.bot.clock.now()
        await tables.store.lobbies.mark_present(
            1, tables.vera.id, starts=now, notifications=(CARD,), time=now
        )
    await after(tables, 1)
    assert "1. **Anna**\n2. **Vera**\n3. free" in text(tables, card)
    assert not any("You’ve lost your seat" in each for each in sent(tables.vera))


# The end of a lobby that nobody needs


async def test_a_lobby_that_nobody_changes_is_closed_after_a_warning(tables: TimedTables) -> None:
    card = await opened(tables, tables.ben)
    await after(tables, 7 * DAY - HOUR)
    assert "closes" not in text(tables, card)
    await after(tables, 2 * HOUR)
    assert "The table closes <t:" in text(tables, card)
    assert "Keep it open" in labels(tables, card)
    warned = newest(tables.anna, "Nothing has changed at **Coin Toss**, table 1")
    assert [button.label for button in warned.buttons] == ["Keep it open", "Close the table"]
    assert len(sent(tables.ben)) == 1
    await after(tables, 2 * DAY)
    assert text(tables, card).endswith("nothing had changed for a long time.")
    assert "was closed because nothing had changed" in sent(tables.ben)[-1]
    assert await tables.store.games_of(tables.anna.id) == ()


async def test_a_lobby_that_somebody_wants_to_keep_stays_open(tables: TimedTables) -> None:
    card = await opened(tables, tables.ben)
    await after(tables, 7 * DAY + HOUR)
    said = await tables.ben.press(card, "Keep it open").followup()
    assert said.text == "The table stays open."
    await after(tables, 6 * DAY)
    assert "closes" not in text(tables, card)
    await after(tables, DAY + HOUR)
    warned = newest(tables.anna, "Nothing has changed at")
    kept = await tables.anna.press(warned, "Keep it open").answer()
    assert kept.text == "The table stays open."
    await after(tables, 3 * DAY)
    assert "1. **Anna**" in text(tables, card)


async def test_whoever_keeps_a_lobby_open_while_it_is_to_be_closed_is_heard(tables: TimedTables) -> None:
    card = await opened(tables, tables.ben)
    await after(tables, 7 * DAY + HOUR)
    async with tables.bot.tables.cache.lock(1):
        await asyncio.sleep(2 * DAY)
        change = LobbyChange((CARD,), tables.bot.clock.now(), tables.ben.id)
        await tables.store.lobbies.keep_open(1, change)
    await after(tables, 1)
    assert "1. **Anna**" in text(tables, card)
    assert "closed" not in text(tables, card)
