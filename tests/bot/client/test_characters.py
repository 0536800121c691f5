"""Computer players with a character, and why one did what it did."""

from itertools import groupby

import discord
import pytest

from bot.audit import open_check
from bot.client import hint_responses
from bot.client.components import layout_view
from bot.screens.ids.history_ids import OpenHistory
from bot.screens.ids.lobby_ids import OpenOptions
from bot.screens.ids.panel_ids import ShowMore
from bot.screens.ids.table_ids import AskWhy
from bot.screens.model import Button, Screen
from games import find
from games.agents.explanation import last_turn
from games.agents.levels import characters_of
from sandbox import TIMEOUT, Channel, MessageView, User
from tests.support.bot_world import BotWorld, add_computer, card_of
from tests.support.games import STORY_GAME
from tests.support.person import button_for

GAME = find(STORY_GAME)

CHARACTERS = characters_of(GAME)

EN, DE, RU = map(GAME.words, ("en", "de", "ru"))

ASKED = {"Anna": "Why did ", "Ben": "Warum hat ", "Вера": "Почему "}

PUBLIC = {
    "Anna": "Worked out from what everybody may know",
    "Ben": "Berechnet aus dem, was alle wissen dürfen",
    "Вера": "Рассчитано по тому, что могут знать все",
}


@pytest.fixture(autouse=True)
def patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """However slow the machine is, an explanation is waited for without a word."""
    monkeypatch.setattr(hint_responses, "THINKING_SECONDS", TIMEOUT)


def called(number: int) -> str:
    return EN(f"character-{CHARACTERS[number]}")


async def shows(world: BotWorld, card: MessageView, line: str) -> None:
    await world.anna.until(lambda: line in world.anna.look(card).text)


async def test_a_character_is_chosen_by_name_or_by_chance_and_none_sits_twice(world: BotWorld) -> None:
    card = await world.card()
    before = await world.anna.press(card, "Computer player +").answer()
    assert all(EN(f"about-character-{each}") in before.text for each in CHARACTERS)
    levels = await world.anna.press(before, f"{called(1)} +").answer()
    await shows(world, card, f"2. {called(1)} (computer player)")
    assert levels.button(f"{called(1)} +").disabled
    levels = await world.anna.press(before, f"{called(1)} +", stale=True).answer()
    assert [held.computer for held in (await world.store.game(1)).seated] == [None, CHARACTERS[1]]
    for _ in range(2):
        levels = await world.anna.press(levels, "By chance +").answer()
    row = await world.store.game(1)
    assert sorted(held.computer or "" for held in row.seated[1:]) == sorted(CHARACTERS)


async def test_a_computer_player_becomes_a_character_and_a_level_again(world: BotWorld) -> None:
    card = await world.card()
    levels = await add_computer(world.anna, card, "Medium")
    asked = "How well should Gaius play?"
    levels = await world.anna.choose(levels, called(2), placeholder=asked).answer()
    await shows(world, card, f"2. {called(2)} (computer player)")
    asked = f"How well should {called(2)} play?"
    await world.anna.choose(levels, "Hard", placeholder=asked).answer()
    await shows(world, card, "2. Gaius (computer player, hard)")


async def begun(world: BotWorld, *, rated: bool = False) -> Channel:
    """A table of three people and a character, until the character has had a turn."""
    card = await world.card(world.ben, world.vera)
    await add_computer(world.anna, card, called(0))
    if rated:
        await world.bot.tables.lobby.set_terms(1, host=world.anna.id, terms={"rated": True})
    thread = await world.start_table(card)
    people = (world.anna, world.ben, world.vera)
    while not await has_moved(world):
        for user in people:
            await world.play_through(thread, user)
        await world.wait_until_idle()
    return thread


async def has_moved(world: BotWorld) -> bool:
    """Whether the character has had a turn that could be explained."""
    return bool(last_turn(await world.bot.tables.table(1), 3))


async def more(user: User, panel: MessageView) -> MessageView:
    button = button_for(panel, ShowMore)
    assert button is not None
    return await user.press(panel, custom_id=button).answer()


async def test_each_at_the_table_reads_why_in_their_language(world: BotWorld) -> None:
    thread = await begun(world)
    for user, words in ((world.anna, EN), (world.ben, DE), (world.vera, RU)):
        opened = await more(user, await world.panel(user, thread))
        button = button_for(opened, AskWhy)
        assert button is not None
        (label,) = (each.label for each in opened.buttons if each.custom_id == button)
        name = words(f"character-{CHARACTERS[0]}")
        assert (label or "").startswith(ASKED[user.name])
        assert name in (label or "")
        said = await user.press(opened, custom_id=button).answer()
        assert said.ephemeral
        assert words(f"about-character-{CHARACTERS[0]}") in said.text
        assert f"**{name}**: " in said.text
        assert PUBLIC[user.name] in said.text
    with open_check(world.file) as found:
        assert [report.faults for report in found.games()] == [()]


async def test_the_steps_of_the_turn_have_the_button_and_others_have_none(world: BotWorld) -> None:
    thread = await begun(world)
    opened = await more(world.anna, await world.panel(world.anna, thread))
    button = button_for(opened, OpenHistory)
    assert button is not None
    page = await world.anna.press(opened, custom_id=button).answer()
    steps = [page]
    while not steps[-1].button("◀ Back").disabled:
        steps.append(await world.anna.press(steps[-1], "◀ Back").answer())
    theirs = [called(0) in each.text for each in steps]
    explained = [button_for(each, AskWhy) is not None for each in steps]
    assert [is_one for is_one, _ in groupby(explained)].count(True) == 1, "one turn, of one step or more"
    assert all(named for named, is_one in zip(theirs, explained, strict=True) if is_one)
    assert sum(theirs) > sum(explained)


async def forged(world: BotWorld, user: User) -> MessageView:
    """The answer to a button that no screen has shown."""
    channel = world.bot.get_channel(world.channel.id)
    assert isinstance(channel, discord.TextChannel)
    await channel.send(view=layout_view(Screen.of((Button(AskWhy(1, 3), "Why?"),))))
    return await user.press(user.last(world.channel), "Why?").answer()


async def test_nothing_is_explained_to_who_does_not_play(world: BotWorld) -> None:
    await begun(world)
    assert PUBLIC["Anna"] in (await forged(world, world.anna)).text
    assert PUBLIC["Anna"] not in (await forged(world, world.stranger)).text


async def test_where_hints_are_off_nothing_is_explained(world: BotWorld) -> None:
    thread = await begun(world, rated=True)
    opened = await more(world.anna, await world.panel(world.anna, thread))
    assert button_for(opened, AskWhy) is None
    refused = await forged(world, world.anna)
    assert refused.text == "There’s no turn of this player to explain yet."


async def test_a_character_has_the_name_of_the_host_s_language_among_the_options(world: BotWorld) -> None:
    row = await world.lobby(STORY_GAME, host=world.vera)
    await world.bot.tables.lobby.add_computer(row.id, CHARACTERS[0], host=world.vera.id)
    await world.bot.outbox.post_card(row)
    shown = card_of(world, world.vera)
    options = await world.vera.press(shown, custom_id=button_for(shown, OpenOptions)).answer()
    labels = {each.label for select in options.selects for each in select.options}
    assert RU(f"character-{CHARACTERS[0]}") in labels
