import re
from functools import partial

import pytest

from bot.screens.ids.panel_ids import Pick, Undo
from bot.tables.settings.server_settings import EVERYBODY, MANAGERS
from games.agents.levels import CAREFUL, MEDIUM
from sandbox import MessageView, User, refuse
from storage.core.errors import NoSuchGame
from storage.core.rows import ABANDONED, AGREED, PLAYING, RESIGNED
from tests.support.bot_world import BotWorld, add_computer, card_of
from tests.support.coin_toss import begun, ends, lobby, over, toss
from tests.support.table_helpers import end_without_rules
from tests.support.timed_tables import labels

pytestmark = pytest.mark.usefixtures("pictured_toys")


SUCCESS = 3
"""The style of a green button."""


def has_pictures(user: User, message: MessageView) -> bool:
    return bool(user.look(message).images)


def dead(message: MessageView) -> list[str]:
    return [
        button.custom_id or ""
        for button in message.buttons
        if Pick.matches(button.custom_id) or Undo.matches(button.custom_id)
    ]


async def test_the_card_becomes_the_result(world: BotWorld) -> None:
    await over(world)
    card = card_of(world, world.anna)
    assert card.plain_text.startswith(
        "## Coin Toss, table 1\n**The game is over.** Shared victory: Anna and Ben!"
    )
    assert re.search(r"1\. \*\*Anna\*\*: (\d+) points?\n1\. \*\*Ben\*\*: \1 points?\n", card.plain_text)
    assert len(card.images) == 1
    assert "Anna: " in (card.images[0].description or "")
    assert labels(card) == ["Play again", "Look back", "History", "Analyze"]


async def test_panels_end_with_result_and_link_and_without_controls_that_do_nothing(world: BotWorld) -> None:
    thread = await over(world)
    for user, head, place in (
        (world.anna, "The game is over.", "Your place: 1 of 2"),
        (world.ben, "Die Partie ist zu Ende.", "Du: 1. Platz von 2"),
    ):
        messages = [
            each
            for each in user.direct_messages()
            if "table 1" in each.plain_text or "Tisch 1" in each.plain_text
        ]
        last = messages[-1]
        assert head in last.plain_text
        assert place in last.plain_text
        assert f"<#{thread.id}>" in last.text
        assert len(last.images) == 1
        assert all(not each.buttons for each in messages[:-1])
        assert all(not dead(each) for each in messages)


async def test_a_press_on_what_is_left_of_a_panel_shows_the_end(world: BotWorld) -> None:
    thread = await begun(world)
    panel = await world.panel(world.anna, thread)
    await toss(world)
    await toss(world)
    await world.wait_until_idle()
    shown = await world.anna.press(panel, "Heads").answer()
    assert "**The game is over.**" in shown.plain_text
    assert labels(shown) == ["Play again", "Look back", "History", "Analyze"]


async def test_a_game_that_is_over_can_be_looked_at_everywhere(world: BotWorld) -> None:
    thread = await over(world)
    back = await world.stranger.press(card_of(world, world.stranger), "Look back").answer()
    assert back.ephemeral
    assert labels(back) == [
        *("Boards", "In words", "History", "Save as a file", "Animation", "Analyze", "Fair draws", "Help")
    ]
    board = await world.stranger.press(back, "Boards").answer()
    assert "**Anna**" in board.plain_text
    words = await world.stranger.press(back, "In words").answer()
    assert "Anna" in words.plain_text
    fair = await world.stranger.press(back, "Fair draws").answer()
    assert "**Every draw was fair.**" in fair.plain_text
    replay = await world.stranger.press(back, "Animation").answer()
    await world.anna.until(lambda: world.stranger.look(replay).images)
    played = await world.anna.press(card_of(world, world.anna), "Look back").answer()
    assert labels(played) == [*labels(back), "Play again"]
    assert "The game in six lines" in (await world.stranger.press(back, "Help").answer()).plain_text
    games = await world.ben.invoke(world.channel, "games").answer()
    (select,) = games.selects
    (option,) = select.options
    assert option.label == "Münzwurf, Tisch 1"
    assert "1. Platz von 2" in games.plain_text
    again = await world.ben.choose(games, option.value, custom_id=select.custom_id).answer()
    assert "## Münzwurf, Tisch 1" in again.plain_text
    for place in (thread, world.channel):
        assert "**Ben**" in (await world.ben.invoke(place, "board").answer()).plain_text
        replay = await world.ben.invoke(place, "replay").answer()
        await world.ben.until(partial(has_pictures, world.ben, replay))


async def test_one_table_is_opened_however_many_want_to_play_again(world: BotWorld) -> None:
    thread = await over(world)
    last = ends(thread)[-1]
    first, second = (
        world.anna.press(card_of(world, world.anna), "Play again"),
        world.ben.press(last, "Play again"),
    )
    shown = [(await first.answer()).plain_text, (await second.answer()).plain_text]
    await world.wait_until_idle()
    rows = [await world.store.game(game) for game in (1, 2)]
    assert [row.stage for row in rows] == ["over", "lobby"]
    assert {held.user for held in rows[1].seated} == {world.anna.id, world.ben.id}
    assert (rows[1].name, rows[1].options, rows[1].seats, rows[1].pace) == (
        rows[0].name,
        rows[0].options,
        rows[0].seats,
        rows[0].pace,
    )
    with pytest.raises(NoSuchGame):
        await world.store.game(3)
    cards = [each for each in world.anna.sees(world.channel) if "table 2" in each.plain_text]
    assert len(cards) == 1
    assert all(f"/{cards[0].id}" in text for text in shown)
    again = await world.anna.press(card_of(world, world.anna), "Play again").answer()
    assert "table" in again.plain_text


async def test_who_did_not_play_cannot_open_a_table_for_those_who_did(world: BotWorld) -> None:
    await over(world)
    refused = await world.stranger.press(card_of(world, world.stranger), "Play again").answer()
    assert refused.plain_text == "You didn’t play in this game. `/play` opens a table of your own."


@pytest.mark.parametrize(
    ("outcome", "seat", "said"),
    [
        (AGREED, None, "Ended by agreement."),
        (RESIGNED, 1, "Ben has resigned. Anna wins!"),
        (ABANDONED, None, "Everybody has left this game. Nobody wins."),
    ],
)
async def test_an_early_end_says_how(world: BotWorld, outcome: str, seat: int | None, said: str) -> None:
    thread = await begun(world)
    await toss(world)
    await world.wait_until_idle()
    await end_without_rules(world.bot.tables, 1, outcome, seat=seat)
    await world.wait_until_idle()
    (end,) = ends(thread)
    assert said in end.plain_text
    card = card_of(world, world.anna)
    assert f"**The game is over.** {said}" in card.plain_text
    for message in (end, card):
        assert len(message.images) == 1
    panel = world.anna.direct_messages()[-1]
    assert said in panel.plain_text
    assert not [each for each in world.anna.direct_messages() if dead(each)]
    assert "Play again" in labels(panel)
    answer = await world.anna.invoke(thread, "games").answer()
    assert "Recently finished" in answer.plain_text


async def test_a_card_that_was_deleted_is_posted_anew_as_the_result(world: BotWorld) -> None:
    thread = await begun(world)
    world.channel.delete_message(card_of(world, world.anna))
    for _ in range(2):
        await toss(world)
    await world.anna.until(lambda: ends(thread))

    def results() -> list[MessageView]:
        return [each for each in world.channel.messages if "**The game is over.**" in each.plain_text]

    await world.anna.until(results)
    await world.wait_until_idle()
    assert len(results()) == 1


async def test_computer_players_of_a_game_that_is_over_play_again(world: BotWorld) -> None:
    card = await lobby(world)
    await add_computer(world.anna, card)
    thread = await world.start_table(card)
    for _ in range(2):
        table = await world.bot.tables.table(1)
        await world.play_through(thread, world.anna, most=1)
    assert (await world.bot.tables.table(1)).over, table
    assert "(computer player, medium)" in card_of(world, world.anna).plain_text
    levels = await world.anna.press(card_of(world, world.anna), "Play again").answer()
    assert [each.label for each in levels.buttons if each.style == SUCCESS] == ["Medium"]
    said = await world.anna.press(levels, "Hard").answer()
    row = await world.store.game(2)
    assert [held.computer for held in row.seated] == [None, "hard"]
    assert row.stage == PLAYING
    assert said.plain_text.startswith("The next game has begun: ")
    again = await world.anna.press(card_of(world, world.anna), "Play again").answer()
    assert again.plain_text == said.plain_text


async def test_a_level_plays_again_in_place_of_an_earlier_computer_player(world: BotWorld) -> None:
    card = await lobby(world)
    await world.bot.tables.lobby.add_computer(1, CAREFUL, host=world.anna.id)
    thread = await world.start_table(card)
    for _ in range(2):
        await world.play_through(thread, world.anna, most=1)
    levels = await world.anna.press(card_of(world, world.anna), "Play again").answer()
    assert [each.label for each in levels.buttons if each.style == SUCCESS] == ["Medium"]
    again = await world.bot.tables.lobby.play_again(1, world.anna.id, channel=world.channel.id)
    assert [held.computer for held in again.seated] == [None, MEDIUM]


async def test_play_again_goes_by_what_the_managers_have_set(world: BotWorld) -> None:
    await over(world)
    await world.bot.servers.change(world.guild.id, opens=MANAGERS)
    panel = world.ben.direct_messages()[-1]
    refused = await world.ben.press(panel, "Noch einmal").answer()
    assert refused.plain_text.startswith("Auf diesem Server")
    assert await world.store.results.played_again(1) is None
    elsewhere = world.guild.text_channel("tables")
    await world.bot.servers.change(world.guild.id, opens=EVERYBODY, channel=elsewhere.id)
    shown = await world.ben.press(panel, "Noch einmal").answer()
    await world.wait_until_idle()
    (card,) = elsewhere.messages
    assert f"/{elsewhere.id}/{card.id}" in shown.text
    assert "Ben" in card.plain_text
    assert "Anna" in card.plain_text
    row = await world.store.game(2)
    assert [held.user for held in row.seated] == [world.ben.id]
    invited = await world.anna.until(
        lambda: next(
            (each for each in world.anna.direct_messages() if "Ben invites you" in each.plain_text), None
        )
    )
    assert invited.buttons


async def test_a_table_that_is_over_says_so_in_the_menu(world: BotWorld) -> None:
    thread = await over(world)
    for place in (thread, world.channel):
        menu = await world.anna.invoke(place, "table").answer()
        assert "**The game is over.** Shared victory: Anna and Ben!" in menu.plain_text
        assert labels(menu)[:4] == ["Play again", "Look back", "History", "Analyze"]
    looked = await world.stranger.invoke(thread, "table").answer()
    assert labels(looked) == ["Look back", "History", "Analyze"]


async def test_who_has_left_the_server_is_not_invited_when_it_is_played_again(world: BotWorld) -> None:
    await over(world)
    world.guild.remove(world.anna)
    await world.ben.press(world.ben.direct_messages()[-1], "Noch einmal").answer()
    await world.wait_until_idle()
    state = await world.store.lobbies.lobby_state(2, world.bot.clock.now())
    assert list(state.invited) == []


async def test_who_cannot_be_looked_up_is_invited_when_it_is_played_again(world: BotWorld) -> None:
    await over(world)
    world.sandbox.inject(rf"GET /guilds/\d+/members/{world.anna.id}$", refuse(status=503), times=None)
    await world.ben.press(world.ben.direct_messages()[-1], "Noch einmal").answer()
    await world.wait_until_idle()
    state = await world.store.lobbies.lobby_state(2, world.bot.clock.now())
    assert [each.user for each in state.invited] == [world.anna.id]


async def test_who_played_is_invited_at_once_when_it_is_played_again(world: BotWorld) -> None:
    await over(world)
    before = len(world.anna.direct_messages())
    await world.ben.press(world.ben.direct_messages()[-1], "Noch einmal").answer()
    await world.wait_until_idle()
    (invited,) = world.anna.direct_messages()[before:]
    assert "Ben invites you to a **Coin Toss** table" in invited.plain_text
    card = next(each for each in world.anna.sees(world.channel) if "table 2" in each.plain_text)
    assert "kept for **Anna**" in card.plain_text
    await world.anna.press(card_of(world, world.anna), "Play again").answer()
    await world.wait_until_idle()
    assert "2. **Anna**" in world.anna.look(card).plain_text
