"""Stories of tables before they begin, on the pocket Discord."""

from __future__ import annotations

import pytest

from sandbox import MessageView
from tests.support.bot_world import Evening


async def test_a_table_is_opened_and_its_host_greeted(evening: Evening) -> None:
    card = await evening.card()
    assert "1. **Anna**\n2. free\n3. free\n4. free" in card.words
    assert not card.ephemeral
    greeting = evening.anna.direct_messages()[-1]
    assert "Hello Anna! You have a seat at a table of **Forum Trajanum**" in greeting.text
    assert f"/{card.channel_id}/{card.id}" in greeting.text


async def test_everybody_is_greeted_in_his_own_language(evening: Evening) -> None:
    card = await evening.card()
    told = await evening.ben.press(card, "Join").followup()
    assert told.ephemeral
    assert told.text == "Du bist dabei: Forum Trajanum. Ich schreibe dir Direktnachrichten."
    told = await evening.vera.press(card, "Join").followup()
    assert "Буду писать вам в личные сообщения." in told.text
    assert "Hallo Ben!" in evening.ben.direct_messages()[-1].text
    assert "Здравствуйте, Вера!" in evening.vera.direct_messages()[-1].text
    assert "1. **Anna**\n2. **Ben**\n3. **Вера**\n4. free" in evening.anna.look(card).words


async def test_closed_direct_messages_are_told_at_once(evening: Evening) -> None:
    card = await evening.card()
    evening.ben.direct_messages_open = False
    told = await evening.ben.press(card, "Join").followup()
    assert told.text == (
        "Du bist dabei: Forum Trajanum. Deine Direktnachrichten sind geschlossen; "
        "du wählst mit dem Knopf „Mein Zug“ im Thread."
    )
    assert await evening.store.direct(evening.ben.id) is False


async def test_who_gets_up_leaves_a_free_seat(evening: Evening) -> None:
    card = await evening.card(evening.ben)
    told = await evening.ben.press(card, "Leave").followup()
    assert told.text == "Du bist vom Tisch aufgestanden."
    assert "1. **Anna**\n2. free" in evening.anna.look(card).words


async def test_options_are_the_hosts(evening: Evening) -> None:
    card = await evening.card(evening.ben)
    refused = await evening.ben.press(card, "Options").answer()
    assert refused.text == "Das kann nur Anna."
    options = await evening.anna.press(card, "Options").answer()
    assert options.ephemeral
    await evening.anna.press(options, "Introductory game: off").answer()
    options = await evening.anna.press(options, "Side B: off").answer()
    assert [button.label for button in options.buttons][:2] == ["Introductory game: on", "Side B: on"]
    options = await evening.anna.choose(options, "Ben", placeholder="Head start for newcomers").answer()
    await evening.anna.choose(options, "3 seats", placeholder="How many seats?").answer()
    await evening.anna.until(lambda: "4. free" not in evening.anna.look(card).text)
    assert (
        "Options: Introductory game, Side B, Head start for newcomers (Ben)" in evening.anna.look(card).text
    )
    await evening.anna.press(options, "Side B: on").answer()
    await evening.anna.until(lambda: "Side B" not in evening.anna.look(card).text)


async def test_options_follow_those_who_move_up(evening: Evening) -> None:
    card = await evening.card(evening.ben, evening.vera)
    options = await evening.anna.press(card, "Options").answer()
    await evening.anna.choose(options, "Вера", placeholder="Head start for newcomers").answer()
    await evening.anna.until(lambda: "(Вера)" in evening.anna.look(card).text)
    await evening.ben.press(card, "Leave").followup()
    assert "Head start for newcomers (Вера)" in evening.anna.look(card).text


async def test_computer_players_come_and_go(evening: Evening) -> None:
    card = await evening.card(evening.ben)
    assert card.button("Computer player −").disabled
    refused = await evening.ben.press(card, "Computer player +").followup()
    assert refused.text == "Das kann nur Anna."
    await evening.anna.press(card, "Computer player +").answer()
    card = evening.anna.look(card)
    assert "3. Octavia (computer player)" in card.text
    await evening.anna.press(card, "Computer player −").answer()
    assert "3. free" in evening.anna.look(card).text


async def test_a_full_table_takes_nobody(evening: Evening) -> None:
    card = await evening.card(evening.ben, evening.vera)
    await evening.anna.press(card, "Computer player +").answer()
    assert evening.anna.look(card).button("Join").disabled
    refused = await evening.stranger.press(card, "Join", stale=True).followup()
    assert refused.ephemeral
    assert refused.text == "This table is full."


async def test_what_does_not_work_is_said(evening: Evening) -> None:
    card = await evening.card()
    told: list[tuple[MessageView, str]] = [
        (await evening.anna.press(card, "Join").followup(), "You already sit at this table."),
        (await evening.ben.press(card, "Leave").followup(), "Du sitzt nicht an diesem Tisch."),
        (await evening.vera.press(card, "Start").followup(), "Это может сделать только Anna."),
        (await evening.anna.press(card, "Start").followup(), "It takes at least 2 players."),
    ]
    for answer, text in told:
        assert answer.ephemeral
        assert answer.text == text


async def test_a_table_begins_once(evening: Evening) -> None:
    card = await evening.card(evening.ben)
    await evening.anna.press(card, "Start").answer()
    now = evening.anna.look(card)
    assert now.buttons == ()
    assert "The game is on: see the thread." in now.text
    for user, label, text in [
        (evening.anna, "Start", "This game has already begun."),
        (evening.vera, "Join", "Эта партия уже началась."),
        (evening.ben, "Leave", "Diese Partie hat schon begonnen."),
        (evening.anna, "Options", "This game has already begun."),
    ]:
        pressed = user.press(card, label, stale=True)
        answer = await (pressed.answer() if label == "Options" else pressed.followup())
        assert answer.text == text
    await evening.settled()
    assert len(evening.anna.threads(evening.channel)) == 1


@pytest.mark.parametrize(
    ("permission", "name"),
    [
        ("send_messages_in_threads", "Nachrichten in Threads senden"),
        ("create_public_threads", "Öffentliche Threads erstellen"),
        ("attach_files", "Dateien anhängen"),
    ],
)
async def test_a_missing_permission_is_named(evening: Evening, permission: str, name: str) -> None:
    evening.channel.deny(permission)
    refused = await evening.ben.invoke(evening.channel, "play").answer()
    assert refused.ephemeral
    assert refused.text == f"Mir fehlen hier Berechtigungen: {name}"
    assert evening.channel.messages == []


async def test_everything_that_is_missing_is_named(evening: Evening) -> None:
    evening.channel.deny("send_messages", "attach_files", "read_message_history")
    refused = await evening.anna.invoke(evening.channel, "play").answer()
    assert refused.text == (
        "I am missing permissions here: Send Messages, Attach Files, Read Message History"
    )


async def test_a_table_gets_no_smaller_than_those_who_sit_there(evening: Evening) -> None:
    card = await evening.card(evening.ben, evening.vera)
    options = await evening.anna.press(card, "Options").answer()
    refused = await evening.anna.choose(options, "2 seats", placeholder="How many seats?").followup()
    assert refused.text == "3 sit here already."


async def test_a_permission_lost_before_the_start_is_named(evening: Evening) -> None:
    card = await evening.card(evening.ben)
    evening.channel.deny("create_public_threads", "attach_files")
    refused = await evening.anna.press(card, "Start").followup()
    assert refused.text == "I am missing permissions here: Create Public Threads, Attach Files"
    evening.channel.restore()
    await evening.anna.press(card, "Start").answer()
    await evening.settled()
    assert len(evening.anna.threads(evening.channel)) == 1


async def test_a_table_needs_a_text_channel(evening: Evening) -> None:
    thread = await evening.table(evening.ben)
    refused = await evening.anna.invoke(thread, "play").answer()
    assert refused.text == "A table needs a text channel of a server."
