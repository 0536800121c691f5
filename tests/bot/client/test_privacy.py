import json
import logging
import sqlite3
from contextlib import closing

import pytest

from sandbox import Channel, MessageView, User
from storage.core.rows import OVER
from storage.privacy.personal_data import PERSONAL_DATA
from storage.time.hand_overs import ENOUGH, add_hand_over
from tests.support.bot_world import BotWorld
from tests.support.engines import on_both_engines
from tests.support.timed_tables import labels

TOY = "coin_toss"


async def opened(world: BotWorld, user: User, *buttons: str) -> MessageView:
    """The screen after presses of these buttons."""
    shown = await user.invoke(world.channel, "privacy").answer()
    for button in buttons:
        shown = await user.press(shown, button).answer()
    return shown


async def finish(world: BotWorld, thread: Channel, game: int = 1) -> None:
    while not (await world.bot.tables.table(game)).over:
        (seat, *_) = (await world.bot.tables.table(game)).waiting_seats
        await world.play_through(thread, (world.anna, world.ben)[seat])


def stored(world: BotWorld, *wanted: object) -> set[str]:
    found = set()
    with world.stored_file() as file, closing(sqlite3.connect(file)) as connection:
        for table in PERSONAL_DATA:
            cursor = connection.execute(f"SELECT * FROM {table}")
            names = [name for name, *_ in cursor.description]
            found |= {
                f"{table}.{name}"
                for row in cursor
                for name, value in zip(names, row, strict=True)
                if any(str(each) in str(value) for each in wanted)
            }
    return found


async def test_everybody_reads_what_is_kept_of_them(toy_world: BotWorld) -> None:
    world = toy_world
    shown = await opened(world, world.anna)
    assert shown.ephemeral
    assert shown.plain_text.startswith("## Your data\nWhat I store about you:")
    assert labels(shown) == ["As a file", "Erase everything", "Blocked people", "Settings"]
    german = await opened(world, world.ben)
    assert german.plain_text.startswith("## Deine Daten\nDas speichere ich über dich:")
    russian = await world.vera.invoke(world.channel, "privacy").answer()
    assert russian.plain_text.startswith("## Ваши данные\nВот что я о вас храню:")
    settings = await world.anna.invoke(world.channel, "settings").answer()
    again = await world.anna.press(settings, "Your data").answer()
    assert again.plain_text == shown.plain_text


async def test_the_file_is_private_and_their_own(toy_world: BotWorld) -> None:
    world = toy_world
    thread = await world.start_table(await world.card(world.ben, game=TOY))
    await world.play_through(thread, world.ben)
    shown = await opened(world, world.ben)
    answer = await world.ben.press(shown, "Als Datei").answer()
    assert answer.ephemeral
    assert (
        answer.text == "Das ist alles, was ich im Moment über dich gespeichert habe. Alle Zeiten sind in UTC."
    )
    (file,) = answer.images
    assert file.filename == "tabellarius.json"
    data = json.loads(file.content)
    assert data["user"] == str(world.ben.id)
    assert [row["key"] for row in data["move"]["rows"]] == ["heads"]
    assert [row["seat"] for row in data["seat"]["rows"]] == [1]
    assert data["move"]["about"] == "Was du gewählt hast, Zug für Zug"
    assert str(world.anna.id) not in json.dumps({**data, "game": ""})


@on_both_engines()
async def test_erasing_asks_and_leaves_nothing(toy_world: BotWorld, caplog: pytest.LogCaptureFixture) -> None:
    world = toy_world
    world.sandbox.limit_requests(None, 1000, 1.0)
    over = await world.card(world.ben, game=TOY)
    thread = await world.start_table(over)
    await finish(world, thread)
    running = await world.card(world.ben, game=TOY)
    await world.anna.press(running, "Start").answer()
    await world.wait_until_idle()
    lobby = await world.card(world.ben, game=TOY)
    asked = await opened(world, world.ben, "Alles löschen")
    assert asked.plain_text.startswith("## Alles löschen?")
    assert "Du verlässt einen Tisch, der noch nicht begonnen hat." in asked.plain_text
    assert "An einem laufenden Tisch spielt sofort ein Computerspieler" in asked.plain_text
    assert "Eine beendete Partie bleibt den anderen erhalten" in asked.plain_text
    assert "Offene Meldungen über dich bleiben, bis die Serverleitung sie erledigt hat" in asked.plain_text
    back = await world.ben.press(asked, "Zurück").answer()
    assert back.plain_text.startswith("## Deine Daten")
    asked = await world.ben.press(back, "Alles löschen").answer()
    assert stored(world, world.ben.id, "Ben") != set()
    done = await world.ben.press(asked, "Ja, alles löschen").answer()
    assert done.plain_text.startswith("Alles, was ich über dich gespeichert hatte, ist gelöscht.")
    assert done.buttons == ()
    await world.wait_until_idle()
    assert stored(world, world.ben.id, "Ben") == set()
    assert "Ben" not in world.anna.look(lobby).plain_text
    assert "Ben" not in world.anna.look(over).plain_text
    assert "Former player" in world.anna.look(over).plain_text
    board = await world.anna.invoke(thread, "board").answer()
    assert "Former player" in board.plain_text
    held = (await world.store.game(2)).seated[1]
    assert (held.user, held.computer) == (None, "medium")
    assert (await world.store.game(1)).stage == OVER
    verified = await world.anna.invoke(thread, "verify").answer()
    assert "Every draw was fair" in verified.plain_text
    assert [each.message for each in caplog.records if each.levelno >= logging.ERROR] == []


async def test_no_file_keeps_what_was_erased(toy_world: BotWorld) -> None:
    """Neither free space of the database nor its write-ahead log, while the bot runs."""
    world, name = toy_world, "Benedikt Wagenknecht"
    world.ben.account.name = name
    await world.card(world.ben, game=TOY)
    await world.wait_until_idle()
    assert name in on_disk(world)
    asked = await opened(world, world.ben, "Alles löschen")
    await world.ben.press(asked, "Ja, alles löschen").answer()
    await world.wait_until_idle()
    assert name not in on_disk(world)


def on_disk(world: BotWorld) -> str:
    return "".join(
        file.read_bytes().decode("latin-1") for file in world.file.parent.glob(f"{world.file.name}*")
    )


async def test_whoever_comes_back_is_new(toy_world: BotWorld) -> None:
    world = toy_world
    await world.card(world.ben, game=TOY)
    await opened(world, world.ben, "Alles löschen", "Ja, alles löschen")
    await world.wait_until_idle()
    assert stored(world, world.ben.id) == set()
    card = await world.card(game=TOY)
    await world.ben.press(card, "Join").followup()
    assert "**Ben**" in world.anna.look(card).plain_text
    assert "member_name.user" in stored(world, world.ben.id)


async def test_a_stop_in_between_is_made_up_for(toy_world: BotWorld) -> None:
    world = toy_world
    thread = await world.start_table(await world.card(world.ben, game=TOY))
    await finish(world, thread)
    await world.store.erasures.add_erasure(world.ben.id, time=1.0)
    await world.restart()
    await world.sandbox.until(lambda: stored(world, world.ben.id) == set())


# How fast people move


async def test_the_card_says_how_fast_people_move_unless_they_hide_it(toy_world: BotWorld) -> None:
    world = toy_world
    card = await world.card(world.ben, game=TOY)
    assert "a move" not in world.anna.look(card).plain_text
    for _ in range(ENOUGH):
        await world.database.write(lambda connection: add_hand_over(connection, world.ben.id, 7200.0, 1.0))
    await world.vera.press(card, "Join").followup()
    shown = world.anna.look(card).plain_text
    assert "2. **Ben** · usually 2 hours a move\n3. **Вера**" in shown
    assert "A move is timed from the question to your last choice" in shown
    settings = await world.ben.invoke(world.channel, "settings").answer()
    time = await world.ben.press(settings, "Zeit").answer()
    assert "zeigt die Tischkarte, wie lange du meist für einen Zug brauchst" in time.plain_text
    hidden = await world.ben.press(time, "Mein Tempo verbergen: aus").answer()
    await world.wait_until_idle()
    assert "a move" not in world.anna.look(card).plain_text
    await world.ben.press(hidden, "Mein Tempo verbergen: an").answer()
    await world.wait_until_idle()
    assert "usually 2 hours a move" in world.anna.look(card).plain_text


async def test_at_three_tables_with_others_a_newcomer_finishes_one_first(toy_world: BotWorld) -> None:
    world = toy_world
    cards = [await world.card(game=TOY) for _ in range(3)]
    fourth = await world.vera.invoke(world.channel, "play", game=TOY).answer()
    for card in cards:
        await world.ben.press(card, "Join").followup()
    refused = await world.ben.press(fourth, "Join").followup()
    assert refused.text == (
        "Du spielst an 3 Tischen mit anderen, mehr geht im Moment nicht. Jede Partie, die du zu Ende spielst,"
        " erlaubt einen Tisch mehr. Private Tische zählen nicht."
    )
    assert "Ben" not in world.anna.look(fourth).plain_text
    refused = await world.anna.invoke(world.channel, "play", game=TOY).followup()
    assert refused.text.startswith("You’re playing at 3 tables with other people")
    thread = await world.start_table(cards[0])
    await finish(world, thread)
    await world.ben.press(fourth, "Join").followup()
    assert "**Ben**" in world.anna.look(fourth).plain_text


async def test_managers_may_allow_more(toy_world: BotWorld) -> None:
    world = toy_world
    for _ in range(3):
        await world.card(game=TOY)
    await world.bot.servers.change(world.guild.id, most_tables=4)
    await world.card(game=TOY)
    refused = await world.anna.invoke(world.channel, "play", game=TOY).followup()
    assert refused.text.startswith("You’re playing at 4 tables")


async def test_where_managers_allow_one_table_it_is_said_in_words(toy_world: BotWorld) -> None:
    world = toy_world
    await world.bot.servers.change(world.guild.id, most_tables=1)
    cards = [await world.card(game=TOY), await world.vera.invoke(world.channel, "play", game=TOY).answer()]
    await world.ben.press(cards[0], "Join").followup()
    refused = await world.ben.press(cards[1], "Join").followup()
    assert refused.text.startswith("Du spielst an einem Tisch mit anderen, mehr geht im Moment nicht.")
    refused = await world.anna.press(cards[1], "Join").followup()
    assert refused.text.startswith(
        "You’re playing at one table with other people, which is the most for now."
    )
