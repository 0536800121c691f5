import discord
import pytest

from bot.client.components import layout_view
from bot.screens.ids.lobby_ids import AddComputer, ChangeComputer
from bot.screens.model import Button, Screen, Select, SelectOption
from sandbox import MessageView
from tests.support.bot_world import BotWorld, add_computer
from tests.support.engines import on_both_engines
from tests.support.games import STORY_GAME


async def test_a_table_is_opened_and_its_host_greeted(world: BotWorld) -> None:
    card = await world.card()
    assert "1. **Anna**\n2. free\n3. free\n4. free" in card.plain_text
    assert not card.ephemeral
    greeting = world.anna.direct_messages()[-1]
    assert "Hello Anna! You have a seat at a **Forum Trajanum** table" in greeting.text
    assert f"/{card.channel_id}/{card.id}" in greeting.text


async def test_a_seat_is_notified_aloud_once_and_silently_at_every_further_table(world: BotWorld) -> None:
    await world.card(world.ben)
    await world.card(world.ben)
    for user in (world.anna, world.ben):
        seats = [note for note in user.inbox if "Forum Trajanum" in note.text and not note.silent]
        assert len(user.direct_messages()) == 2
        assert len(seats) == 1


async def test_everybody_is_greeted_in_his_own_language(world: BotWorld) -> None:
    card = await world.card()
    shown = await world.ben.press(card, "Join").followup()
    assert shown.ephemeral
    assert shown.text == "Du bist dabei: Forum Trajanum. Ich schreibe dir Direktnachrichten."
    shown = await world.vera.press(card, "Join").followup()
    assert "Буду писать вам в личные сообщения." in shown.text
    assert "Hallo Ben!" in world.ben.direct_messages()[-1].text
    assert "Здравствуйте, Вера!" in world.vera.direct_messages()[-1].text
    assert "1. **Anna**\n2. **Ben**\n3. **Вера**\n4. free" in world.anna.look(card).plain_text


async def test_closed_direct_messages_are_reported_at_once(world: BotWorld) -> None:
    card = await world.card()
    world.ben.direct_messages_open = False
    shown = await world.ben.press(card, "Join").followup()
    assert shown.text == (
        "Du bist dabei: Forum Trajanum. Deine Direktnachrichten sind geschlossen; "
        "du wählst mit dem Knopf **Mein Zug** im Thread."
    )
    assert await world.store.users.reachable(world.ben.id) is False


async def test_who_gets_up_leaves_a_free_seat(world: BotWorld) -> None:
    card = await world.card(world.ben)
    shown = await world.ben.press(card, "Leave").followup()
    assert shown.text == "Du hast den Tisch verlassen."
    assert "1. **Anna**\n2. free" in world.anna.look(card).plain_text


async def test_options_are_the_hosts(world: BotWorld) -> None:
    card = await world.card(world.ben)
    refused = await world.ben.press(card, "Options").answer()
    assert refused.text == "Das kann nur Anna."
    options = await world.anna.press(card, "Options").answer()
    assert options.ephemeral
    card_iii_2 = "Introductory game: card III-2"
    options = await world.anna.choose(options, card_iii_2, placeholder="Introductory game").answer()
    options = await world.anna.press(options, "Side B: off").answer()
    assert "Side B: on" in [button.label for button in options.buttons]
    options = await world.anna.choose(options, "Ben", placeholder="Head start for newcomers").answer()
    await world.anna.choose(options, "3 seats", placeholder="How many seats?").answer()
    await world.anna.until(lambda: "4. free" not in world.anna.look(card).text)
    assert (
        "Options: Introductory game (card III-2), Side B, Head start for newcomers (Ben)"
        in world.anna.look(card).text
    )
    await world.anna.press(options, "Side B: on").answer()
    await world.anna.until(lambda: "Side B" not in world.anna.look(card).text)


async def test_options_follow_those_who_move_up(world: BotWorld) -> None:
    card = await world.card(world.ben, world.vera)
    options = await world.anna.press(card, "Options").answer()
    await world.anna.choose(options, "Вера", placeholder="Head start for newcomers").answer()
    await world.anna.until(lambda: "(Вера)" in world.anna.look(card).text)
    await world.ben.press(card, "Leave").followup()
    assert "Head start for newcomers (Вера)" in world.anna.look(card).text


def shows(world: BotWorld, card: MessageView, line: str) -> MessageView | None:
    now = world.anna.look(card)
    return now if line in now.text else None


async def test_computer_players_come_and_go(world: BotWorld) -> None:
    card = await world.card(world.ben)
    assert card.button("Computer player −").disabled
    refused = await world.ben.press(card, "Computer player +").answer()
    assert refused.text == "Das kann nur Anna."
    levels = await add_computer(world.anna, card, "Hard")
    card = await world.anna.until(lambda: shows(world, card, "3. Octavia (computer player, hard)"))
    levels = await world.anna.press(levels, "Easy +").answer()
    assert all(levels.button(f"{level} +").disabled for level in ("Easy", "Medium", "Hard"))
    assert "All seats are taken." in levels.text
    await world.anna.press(card, "Computer player −").answer()
    await world.anna.choose(levels, "Octavia: easy", placeholder="How well should Octavia play?").answer()
    card = await world.anna.until(lambda: shows(world, card, "3. Octavia (computer player, easy)"))
    await world.anna.press(card, "Computer player −").answer()
    assert "3. free" in world.anna.look(card).text


async def test_a_full_table_takes_nobody(world: BotWorld) -> None:
    card = await world.card(world.ben, world.vera)
    await add_computer(world.anna, card)
    await world.anna.until(lambda: world.anna.look(card).button("Join").disabled)
    refused = await world.stranger.press(card, "Join", stale=True).followup()
    assert refused.ephemeral
    assert refused.text.startswith("This table is full: its seats are taken")


async def test_what_does_not_work_is_said(world: BotWorld) -> None:
    card = await world.card()
    said: list[tuple[MessageView, str]] = [
        (await world.anna.press(card, "Join").followup(), "You already have a seat at this table."),
        (await world.ben.press(card, "Leave").followup(), "Du sitzt nicht an diesem Tisch."),
        (await world.vera.press(card, "Start").followup(), "Это может сделать только Anna."),
        (await world.anna.press(card, "Start").followup(), "The game needs at least 2 players."),
    ]
    for answer, text in said:
        assert answer.ephemeral
        assert answer.text == text


@on_both_engines()
async def test_a_table_begins_once(world: BotWorld) -> None:
    card = await world.card(world.ben)
    await world.anna.press(card, "Start").answer()
    now = world.anna.look(card)
    assert now.buttons == ()
    assert "The game has begun: see the thread." in now.text
    for user, label, text in [
        (world.anna, "Start", "This game has already begun."),
        (world.vera, "Join", "Эта партия уже началась."),
        (world.ben, "Leave", "Diese Partie hat schon begonnen."),
        (world.anna, "Options", "This game has already begun."),
    ]:
        pressed = user.press(card, label, stale=True)
        answer = await (pressed.answer() if label == "Options" else pressed.followup())
        assert answer.text == text
    await world.wait_until_idle()
    assert len(world.anna.threads(world.channel)) == 1


@pytest.mark.parametrize(
    ("permission", "name"),
    [
        ("send_messages_in_threads", "Nachrichten in Threads senden"),
        ("create_public_threads", "Öffentliche Threads erstellen"),
        ("attach_files", "Dateien anhängen"),
    ],
)
async def test_a_missing_permission_is_named(world: BotWorld, permission: str, name: str) -> None:
    world.channel.deny(permission)
    refused = await world.ben.invoke(world.channel, "play", game=STORY_GAME).answer()
    assert refused.ephemeral
    assert refused.text == f"Mir fehlen hier Berechtigungen: {name}"
    assert world.channel.messages == []


async def test_everything_that_is_missing_is_named(world: BotWorld) -> None:
    world.channel.deny("send_messages", "attach_files", "read_message_history")
    refused = await world.anna.invoke(world.channel, "play", game=STORY_GAME).answer()
    assert refused.text == ("I’m missing permissions here: Send Messages, Attach Files, Read Message History")


async def test_a_table_gets_no_smaller_than_those_who_sit_there(world: BotWorld) -> None:
    card = await world.card(world.ben, world.vera)
    options = await world.anna.press(card, "Options").answer()
    refused = await world.anna.choose(options, "2 seats", placeholder="How many seats?").followup()
    assert refused.text == "There are already 3 players here."


async def test_a_permission_lost_before_the_start_is_named(world: BotWorld) -> None:
    card = await world.card(world.ben)
    world.channel.deny("create_public_threads", "attach_files")
    refused = await world.anna.press(card, "Start").followup()
    assert refused.text == "I’m missing permissions here: Create Public Threads, Attach Files"
    world.channel.restore()
    await world.anna.press(card, "Start").answer()
    await world.wait_until_idle()
    assert len(world.anna.threads(world.channel)) == 1


async def test_a_table_needs_a_text_channel(world: BotWorld) -> None:
    thread = await world.table(world.ben)
    refused = await world.anna.invoke(thread, "play", game=STORY_GAME).answer()
    assert refused.text == "A table needs a text channel on a server."


async def test_a_level_that_is_none_and_a_seat_of_somebody_else_are_refused(world: BotWorld) -> None:
    card = await world.card(world.ben)
    await add_computer(world.anna, card)
    before = await world.store.game(1)
    channel = world.bot.get_channel(world.channel.id)
    assert isinstance(channel, discord.TextChannel)
    options = (SelectOption("hard", "Hard"), SelectOption("genius", "Genius"))
    forged = (
        (Button(AddComputer(1, "genius"), "Genius"),),
        Select(ChangeComputer(1, 1), "Ben", options),
        Select(ChangeComputer(1, 2), "Octavia", options),
    )
    await channel.send(view=layout_view(Screen(forged)))
    message = world.anna.last(world.channel)
    refused = [
        await world.anna.press(message, "Genius").followup(),
        await world.anna.choose(message, "Hard", placeholder="Ben").followup(),
        await world.anna.choose(message, "Genius", placeholder="Octavia").followup(),
    ]
    said = [each.text.partition(" and ")[0] for each in refused]
    other = "This button is from another version of the bot"
    assert said == [other, "No computer player sits there.", other]
    assert await world.store.game(1) == before
