import asyncio
import io
from typing import Any

import pytest
from PIL import Image

import games
from bot.screens.ids.panel_ids import Pick
from bot.tables.service import Solo
from games.agents.levels import Decision
from sandbox import MessageView, cut, refuse
from storage.core.rows import AGREED, PLAYING
from tests.support.bot_world import BotWorld, greeting, greetings, play_now
from tests.support.games import GAMES, STORY_GAME
from tests.support.table_helpers import RandomDecisions, end_without_rules
from tests.support.timed_tables import labels

pytestmark = pytest.mark.world(greeted=False)

POST = "POST /channels/[0-9]+/messages"

SUCCESS = 3
"""The style of a green button."""


async def test_the_first_command_on_a_server_is_followed_by_a_greeting(world: BotWorld) -> None:
    said = await greeting(world, world.ben)
    assert not said.ephemeral
    title, what, duration, setup = said.plain_text.splitlines()
    assert title == "## Forum Trajanum"
    assert "For 2 to 4 players." in what
    assert "12 rounds" in duration
    assert setup.startswith("-# Server managers: `/setup`")
    assert labels(said) == ["Guided game", "Play now", "Introductory game", "How it works"]
    assert said.buttons[0].style == SUCCESS
    (picture,) = said.images
    with Image.open(io.BytesIO(picture.content)) as image:
        assert image.width >= 800
    assert picture.description


async def test_a_server_is_greeted_in_its_own_language(world: BotWorld) -> None:
    verein = world.sandbox.guild("Verein", locale="de")
    verein.add(world.vera)
    channel = verein.text_channel("spiele")
    await world.vera.invoke(channel, "help").answer()
    said = await world.vera.until(lambda: next(iter(greetings(channel)), None))
    assert labels(said) == ["Geführte Partie", "Spielen", "Kennenlernpartie", "So geht’s"]


async def test_a_server_is_greeted_once(world: BotWorld) -> None:
    await greeting(world, world.anna)
    other = world.guild.text_channel("other")
    await world.ben.invoke(other, "games").answer()
    await world.restart()
    await world.ben.invoke(other, "help").answer()
    await world.ben.invoke(world.channel, "help").answer()
    await world.stop()
    assert len(greetings(world.channel)) == 1
    assert greetings(other) == []
    await world.start()


async def test_a_table_that_is_opened_first_stands_above_the_greeting(world: BotWorld) -> None:
    card = await world.card()
    said = await world.anna.until(lambda: next(iter(greetings(world.channel)), None))
    assert card.id < said.id


async def test_where_no_table_can_be_opened_nobody_is_greeted(world: BotWorld) -> None:
    world.channel.deny("create_public_threads")
    await world.anna.invoke(world.channel, "help").answer()
    await world.anna.invoke(world.anna.direct_channel, "help").answer()
    other = world.guild.text_channel("other")
    await world.anna.invoke(other, "help").answer()
    await world.anna.until(lambda: greetings(other))
    assert greetings(world.channel) == []


async def test_a_greeting_that_was_refused_is_posted_at_the_next_command(world: BotWorld) -> None:
    world.sandbox.inject(POST, refuse(50013))
    await world.anna.invoke(world.channel, "help").answer()
    await world.anna.until(lambda: any(request.code == 50013 for request in world.sandbox.requests))
    await greeting(world, world.anna)


async def test_a_greeting_whose_answer_is_lost_is_not_posted_again(world: BotWorld) -> None:
    world.sandbox.inject(POST, cut(carried_out=True))
    await greeting(world, world.anna)
    await world.stop()
    assert len([request for request in world.sandbox.requests if request.lost]) == 1
    assert len(greetings(world.channel)) == 1
    await world.start()


async def test_one_press_begins_a_game_against_computer_players(world: BotWorld) -> None:
    pressed = await play_now(world.ben, await greeting(world, world.ben), "Leicht")
    said, panel = await pressed.answer(), await pressed.followup()
    assert said.ephemeral
    assert panel.ephemeral
    (thread,) = world.ben.threads(world.channel)
    assert f"gegen Computerspieler hat begonnen: <#{thread.id}>" in said.plain_text
    assert asks(panel)
    row = await world.store.game(1)
    assert row.thread == thread.id
    assert [held.user for held in row.seated] == [world.ben.id, None, None]
    card = next(message for message in world.channel.messages if message.id == row.card)
    assert "**The game has begun: see the thread.**" in card.plain_text
    assert card.buttons == ()
    assert card.id < panel.id, "the panel stands last"
    await world.wait_until_idle()
    assert "My move" in labels(world.newest(thread))
    choice = next(button for button in panel.buttons if Pick.matches(button.custom_id))
    again = await world.ben.press(panel, custom_id=choice.custom_id).answer()
    assert again.button("Rückgängig")


async def test_an_introductory_game_has_the_options_of_a_first_game(world: BotWorld) -> None:
    said = await greeting(world, world.anna)
    panel = await (await play_now(world.anna, said, button="Introductory game")).answer()
    assert "has begun" in panel.plain_text
    row = await world.store.game(1)
    assert world.bot.tables.cache.options(row) == games.find(STORY_GAME).introductory
    card = next(message for message in world.channel.messages if message.id == row.card)
    assert "Options: Introductory game (any card)" in card.plain_text


async def test_who_presses_twice_gets_to_the_same_table(world: BotWorld) -> None:
    said = await greeting(world, world.anna)
    levels = [await world.anna.press(said, "Play now").answer() for _ in range(2)]
    presses = [world.anna.press(each, "Easy") for each in levels]
    texts = [(await press.answer()).plain_text for press in presses]
    assert sum("has begun" in text for text in texts) == 1
    assert sum("already" in text for text in texts) == 1
    await world.restart()
    third = world.anna.press(said, "Play now")
    assert "You already have a game of **Forum Trajanum** like that" in (await third.answer()).plain_text
    panel = await third.followup()
    assert asks(panel)
    assert len(world.anna.threads(world.channel)) == 1
    await world.anna.press(said, "Introductory game").followup()
    await (await play_now(world.ben, said, "Leicht")).followup()
    assert len(world.anna.threads(world.channel)) == 3
    mine = await world.store.games_of(world.anna.id)
    assert [each.row.stage for each in mine] == [PLAYING, PLAYING]


async def test_the_first_question_appears_in_the_panel_that_came_too_early_for_it(
    world: BotWorld, monkeypatch: pytest.MonkeyPatch
) -> None:
    may_decide = asyncio.Event()
    decide = RandomDecisions.decide

    async def wait_and_decide(*args: Any) -> Decision:
        await may_decide.wait()
        return await decide(*args)

    monkeypatch.setattr(RandomDecisions, "decide", wait_and_decide)
    said = await greeting(world, world.anna)
    await (await play_now(world.anna, said)).followup()
    others = [await world.anna.choose(said, name).answer() for name in GAMES if name != STORY_GAME]
    panels = [await world.anna.press(other, "Play now").followup() for other in others]
    early = [panel for panel in panels if "It’s not your turn" in panel.plain_text]
    assert early
    may_decide.set()
    await world.wait_until_idle()
    assert all(asks(world.anna.look(panel)) for panel in early)


def asks(panel: MessageView) -> bool:
    ids = (*(each.custom_id for each in panel.buttons), *(each.custom_id for each in panel.selects))
    return any(map(Pick.matches, ids))


async def test_the_level_is_asked_once_and_can_be_changed(world: BotWorld) -> None:
    said = await greeting(world, world.anna)
    levels = await world.anna.press(said, "Play now").answer()
    assert levels.ephemeral
    assert labels(levels) == ["Easy", "Medium", "Hard"]
    await world.restart()
    await world.anna.press(levels, "Hard").followup()
    assert await computers(world, 1) == ["hard", "hard"]
    begun = await world.anna.press(said, "Introductory game").answer()
    assert "has begun" in begun.plain_text
    assert await computers(world, 2) == ["hard", "hard"]
    settings = await world.anna.invoke(world.channel, "settings").answer()
    assert "**Computer players in games you start alone:** hard" in settings.text
    settings = await world.anna.press(settings, "Computer players").answer()
    settings = await world.anna.choose(settings, "medium").answer()
    assert "**Computer players in games you start alone:** medium" in settings.text
    begun = await world.anna.press(said, "Play now").answer()
    assert "has begun" in begun.plain_text, "a game against weaker ones is another one"
    assert await computers(world, 3) == ["medium", "medium"]


async def computers(world: BotWorld, game: int) -> list[str | None]:
    row = await world.store.game(game)
    return [held.computer for held in row.seated if held.user is None]


async def test_who_has_finished_a_game_is_suggested_more_than_a_newcomer(world: BotWorld) -> None:
    await world.table(world.ben)
    said = await world.anna.until(lambda: next(iter(greetings(world.channel)), None))

    async def suggested() -> list[str]:
        levels = await world.anna.press(said, "Play now").answer()
        return [each.label for each in levels.buttons if each.style == SUCCESS]

    assert await suggested() == ["Easy"]
    await end_without_rules(world.bot.tables, 1, AGREED)
    assert await suggested() == ["Medium"]


async def test_a_table_with_others_is_not_the_one_to_play_now(world: BotWorld) -> None:
    await world.table(world.ben)
    said = await world.anna.until(lambda: next(iter(greetings(world.channel)), None))
    panel = await (await play_now(world.anna, said)).answer()
    assert "has begun" in panel.plain_text


async def test_missing_permissions_are_named(world: BotWorld) -> None:
    said = await greeting(world, world.ben)
    world.channel.deny("create_public_threads", "attach_files")
    refused = await world.ben.press(said, "Play now").answer()
    assert refused.ephemeral
    assert refused.text == ("Mir fehlen hier Berechtigungen: Öffentliche Threads erstellen, Dateien anhängen")
    assert await world.store.games_of(world.ben.id) == ()


async def test_a_game_whose_card_was_refused_begins_all_the_same(world: BotWorld) -> None:
    said = await greeting(world, world.anna)
    world.sandbox.inject(POST, refuse(40333), times=1)
    panel = await (await play_now(world.anna, said)).followup()
    assert asks(panel)
    (mine,) = await world.store.games_of(world.anna.id)
    assert mine.row.stage == PLAYING
    thread = await world.anna.until(lambda: next(iter(world.anna.threads(world.channel)), None))
    await world.anna.until(lambda: world.anna.find(thread, "**Setup**"))
    assert len(cards(world)) == 1


async def test_a_game_that_was_stored_before_a_kill_gets_its_card_and_its_thread(world: BotWorld) -> None:
    solo = Solo(world.anna.id, ("careful", "careful"), world.guild.id, world.channel.id, "en")
    await world.bot.tables.begin_alone(STORY_GAME, games.find(STORY_GAME).options(), solo)
    await world.restart()
    thread = await world.anna.until(lambda: next(iter(world.anna.threads(world.channel)), None))
    await world.anna.until(lambda: world.anna.find(thread, "**Setup**"))
    await world.wait_until_idle()
    (card,) = cards(world)
    assert (card.id, card.buttons) == (thread.id, ())


def cards(world: BotWorld) -> list[MessageView]:
    return [message for message in world.channel.messages if "Host: Anna" in message.plain_text]


async def test_a_game_whose_thread_was_refused_begins_all_the_same(world: BotWorld) -> None:
    said = await greeting(world, world.anna)
    world.sandbox.inject(f"{POST}/[0-9]+/threads", refuse(30033))
    panel = await (await play_now(world.anna, said)).followup()
    assert asks(panel)
    await world.wait_until_idle()
    assert len(world.anna.threads(world.channel)) == 1


async def test_with_closed_direct_messages_the_thread_calls(world: BotWorld) -> None:
    said = await greeting(world, world.anna)
    world.anna.direct_messages_open = False
    panel = await (await play_now(world.anna, said)).followup()
    assert asks(panel)
    await world.wait_until_idle()
    (thread,) = world.anna.threads(world.channel)
    assert world.anna.mention in world.newest(thread).text


async def test_how_it_works_is_shown_in_private(world: BotWorld) -> None:
    said = await greeting(world, world.ben)
    await world.restart()
    explained = await world.ben.press(said, "How it works").answer()
    assert explained.ephemeral
    assert "Wie man hier spielt" in explained.plain_text
