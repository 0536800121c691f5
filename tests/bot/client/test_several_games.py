import pytest

from bot.screens.ids.lobby_ids import Join
from bot.screens.ids.server_ids import PlayNow
from sandbox import MessageView
from tests.support.bot_world import BotWorld
from tests.support.engines import on_both_engines
from tests.support.games import GAMES

pytestmark = [pytest.mark.usefixtures("toys"), pytest.mark.world(greeted=False)]


async def test_who_names_no_game_is_asked_in_private_and_opens_a_table_of_it(world: BotWorld) -> None:
    asked = await world.ben.invoke(world.channel, "play").answer()
    assert asked.ephemeral
    assert asked.plain_text.startswith("### Welches Spiel?\n")
    (select,) = asked.selects
    assert [option.value for option in select.options] == sorted((*GAMES, "coin_toss", "harbour", "quarry"))
    chosen = world.ben.choose(asked, "Hafen", custom_id=select.custom_id)
    answered = await chosen.answer()
    assert answered.plain_text.startswith("Dein Tisch ist eröffnet: https://discord.com/channels/")
    assert not answered.selects, "a second choice would open a second table"
    assert "Du bist dabei: Hafen." in (await chosen.followup()).plain_text
    (card,) = cards(world)
    assert "Harbour" in card.plain_text
    assert "1. **Ben**" in card.plain_text


async def test_a_private_table_stays_private_whatever_is_asked_in_between(world: BotWorld) -> None:
    asked = await world.anna.invoke(world.channel, "play", private=True).answer()
    await world.anna.choose(asked, "Coin Toss", placeholder="Which game?").answer()
    (card,) = cards(world)
    refused = await world.ben.press(card, custom_id=join(card)).followup()
    assert "Anna" in refused.plain_text
    assert "Ben" not in world.anna.look(card).plain_text


async def test_a_game_that_is_named_is_opened_at_once(world: BotWorld) -> None:
    card = await world.anna.invoke(world.channel, "play", game="harbour").answer()
    assert not card.ephemeral
    assert "Harbour" in card.plain_text


async def test_the_greeting_leads_to_every_game(world: BotWorld) -> None:
    await world.ben.invoke(world.channel, "games").answer()
    greeting = await world.ben.until(lambda: next(iter(greetings(world)), None))
    assert "## Coin Toss" in greeting.plain_text, "the first by name"
    shown = await world.ben.choose(greeting, "harbour", placeholder="Another game").answer()
    assert shown.ephemeral
    assert "## Hafen" in shown.plain_text
    asked = await world.ben.press(shown, "Spielen").answer()
    assert asked.plain_text.startswith("**Hafen:** Wie gut sollen die Computerspieler spielen?")
    begun = world.ben.press(asked, "Leicht")
    assert "**Hafen**" in (await begun.answer()).plain_text
    (row, *_) = await world.store.games_of(world.ben.id)
    assert row.row.name == "harbour"


async def test_the_help_of_a_table_says_what_is_played_there(world: BotWorld) -> None:
    card = await world.card(world.ben, game="coin_toss")
    options = await world.anna.press(card, "Options").answer()
    await world.anna.press(options, "Double points: off").answer()
    thread = await world.start_table(card)
    shown = await world.ben.press(world.newest(thread), "Help").answer()
    assert "**Optionen an diesem Tisch:** Doppelte Punkte" in shown.plain_text
    assert "Optionen: Doppelte Punkte" in (await world.ben.invoke(thread, "table").answer()).plain_text
    other = await world.ben.choose(shown, "harbour", placeholder="Ein anderes Spiel").answer()
    assert "## Hafen" in other.plain_text
    assert "Optionen an diesem Tisch" not in other.plain_text


@on_both_engines()
async def test_two_games_are_played_side_by_side_by_the_same_people(world: BotWorld) -> None:
    for name in ("coin_toss", "harbour"):
        await world.start_table(await world.card(world.ben, game=name))
    listed = (await world.ben.invoke(world.channel, "games").answer()).plain_text
    assert "**Münzwurf, Tisch 1**" in listed
    assert "**Hafen, Tisch 2**" in listed
    assert listed.count(" · Runde 1 von 2\n") == 2
    toss, harbour = sorted(world.anna.threads(world.channel), key=lambda thread: thread.id)
    assert (toss.name, harbour.name) == ("Coin Toss · Anna, Ben", "Harbour · Anna, Ben")
    assert "**Guess" not in world.newest(harbour).plain_text
    panel = await world.panel(world.anna, harbour)
    assert "Table 2" in panel.plain_text
    panel = await world.panel(world.anna, toss)
    assert "Table 1" in panel.plain_text
    for thread, title in ((toss, "Coin Toss"), (harbour, "Harbour")):
        menu = (await world.anna.invoke(thread, "table").answer()).plain_text
        assert f"## {title}, table" in menu
        assert "Round 1 of 2" in menu


def cards(world: BotWorld) -> list[MessageView]:
    return [message for message in world.channel.messages if any(map(Join.matches, ids(message)))]


def greetings(world: BotWorld) -> list[MessageView]:
    return [message for message in world.channel.messages if any(map(PlayNow.matches, ids(message)))]


def ids(message: MessageView) -> list[str]:
    return [button.custom_id or "" for button in message.buttons]


def join(card: MessageView) -> str:
    return next(filter(Join.matches, ids(card)))
