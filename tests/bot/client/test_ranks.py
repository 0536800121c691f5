"""`/ranks` on a server, and the games of two."""

import pytest

from bot.screens.ids.history_ids import ChooseHistory
from bot.screens.ids.people_ids import HeadToHead, RanksGame
from sandbox import MessageView, User
from storage.lobby.lobby_seats import Terms
from storage.ratings.figures import ALL_GAMES
from tests.support.bot_world import BotWorld
from tests.support.coin_toss import toss

pytestmark = pytest.mark.usefixtures("pictured_toys")

GAME = "coin_toss"


async def play(world: BotWorld, *users: User, rated: bool = True) -> None:
    tables, guild, channel = world.bot.tables, world.guild.id, world.channel.id
    row = await tables.lobby.open(
        GAME, host=users[0].id, channel=channel, guild=guild, terms=Terms(rated=rated)
    )
    for user in users[1:]:
        await tables.lobby.join(row.id, user.id)
    await tables.start(row.id, host=users[0].id)
    for _ in range(2):
        await toss(world, row.id)


async def ranks(user: User, world: BotWorld) -> MessageView:
    return await user.invoke(world.channel, "ranks").answer()


async def test_ranks_name_whoever_agrees_and_tell_everybody_their_own_place(world: BotWorld) -> None:
    empty = await ranks(world.anna, world)
    assert "## Coin Toss: ranks on this server\n" in empty.plain_text
    assert "Nobody to show yet." in empty.plain_text
    assert "You’ve no place yet" in empty.plain_text
    await play(world, world.anna, world.ben)
    own = await ranks(world.anna, world)
    assert "You: 1 of 10 rated games" in own.plain_text
    assert "Only you can see your place." in own.plain_text
    assert "Anna" not in (await ranks(world.ben, world)).plain_text
    shown = await world.anna.press(own, "Show me in ranks: off").answer()
    assert "**Anna**: 1 of 10 rated games" in shown.plain_text
    assert "Only you" not in shown.plain_text
    assert "**Anna**: 1 von 10 gewerteten Partien" in (await ranks(world.ben, world)).plain_text
    assert "**Anna**: рейтинговых партий: 1 из 10" in (await ranks(world.vera, world)).plain_text
    await world.store.blocks.block(world.anna.id, world.ben.id, 1.0)
    assert "**Anna**" in (await ranks(world.ben, world)).plain_text, "the list is the same for everybody"
    await world.anna.press(shown, "Show me in ranks: on").answer()
    assert "Anna" not in (await ranks(world.ben, world)).plain_text


async def test_the_best_come_first_once_their_figures_are_shown(world: BotWorld) -> None:
    await play(world, world.anna, world.ben)
    await play(world, world.vera, world.stranger)
    for user in (world.anna, world.ben, world.vera):
        await world.bot.settings.change(user.id, ranks=True)
    for user, mean in ((world.anna, 30.0), (world.ben, 31.0)):
        await world.store._database.execute(
            'UPDATE rating SET games = 11, mean_after = ? WHERE "user" = ? AND scope <> ?',
            *(mean, user.id, ALL_GAMES),
        )
    world.checks_stored = False
    text = (await ranks(world.anna, world)).plain_text
    order = ["**1st** · **Ben**: 1144, 12 rated games", "**2nd** · **Anna**: 1120", "**Вера**: 1 of 10"]
    assert sorted(order, key=text.index) == order
    assert "**2nd** · You: 1120, 12 rated games" in text
    chosen = await world.anna.choose(
        await ranks(world.anna, world), GAME, custom_id=RanksGame(0).encode()
    ).answer()
    assert chosen.plain_text == text


async def test_a_quarter_has_whoever_has_finished_a_game_in_it(world: BotWorld) -> None:
    await play(world, world.anna, world.ben)
    await play(world, world.vera, world.ben)
    for user in (world.anna, world.vera):
        await world.bot.settings.change(user.id, ranks=True)
    world.checks_stored = False
    await world.store._database.execute("UPDATE game SET ended = ended - 8e6 WHERE id = 1")
    ever = await ranks(world.anna, world)
    assert all(name in ever.plain_text for name in ("Anna", "Вера"))
    quarter = await world.anna.press(ever, "This quarter").answer()
    assert "Anna" not in quarter.plain_text
    assert "**Вера**: 1 of 10 rated games" in quarter.plain_text
    assert "You’ve no place this quarter" in quarter.plain_text
    again = await world.anna.press(quarter, "All time").answer()
    assert again.plain_text == ever.plain_text


async def test_the_games_of_two_are_listed_and_each_opens(world: BotWorld) -> None:
    await play(world, world.anna, world.ben)
    await play(world, world.anna, world.ben, rated=False)
    await play(world, world.anna, world.vera)
    for user in (world.anna, world.ben, world.stranger):
        await world.bot.settings.change(user.id, ranks=True)
    shown = await ranks(world.anna, world)
    heads = await world.anna.choose(shown, str(world.ben.id), custom_id=HeadToHead(GAME).encode()).answer()
    assert "## You and Ben\n" in heads.plain_text.replace("**", "")
    assert "2 games together: ahead in 0, behind in 0" in heads.plain_text
    lines = [line for line in heads.plain_text.splitlines() if line.startswith("Coin Toss, table ")]
    assert [line.split(",")[1] for line in lines] == [" table 2", " table 1"]
    history = await world.anna.choose(heads, "1", custom_id=ChooseHistory().encode()).answer()
    assert "Coin Toss, table 1" in history.plain_text
    seen = await ranks(world.stranger, world)
    assert "You’ve no place yet" in seen.plain_text
    none = await world.stranger.choose(seen, str(world.ben.id), custom_id=HeadToHead(GAME).encode()).answer()
    assert "You haven’t finished a game together." in none.plain_text


async def test_a_long_list_has_pages(world: BotWorld) -> None:
    await play(world, world.anna, world.ben)
    settings, users = world.bot.settings, [world.sandbox.user(f"Player {number}") for number in range(11)]
    world.guild.add(*users)
    for first, second in zip(users[::2], [*users[1::2], world.ben], strict=True):
        await play(world, first, second)
    for user in users:
        await settings.change(user.id, ranks=True)
    first_page = await ranks(world.anna, world)
    assert first_page.plain_text.count("1 of 10 rated games") == 10 + 1
    second_page = await world.anna.press(first_page, "Lower ▶").answer()
    assert second_page.plain_text.count("1 of 10 rated games") == 1 + 1
    assert "Player 10" in second_page.plain_text
    back = await world.anna.press(second_page, "◀ Higher").answer()
    assert back.plain_text == first_page.plain_text


async def test_without_a_server_one_still_decides_whether_ranks_name_them(world: BotWorld) -> None:
    """Somebody who has left the server withdraws in direct messages."""
    await play(world, world.anna, world.ben)
    await world.bot.settings.change(world.anna.id, ranks=True)
    world.anna.installed = True
    world.guild.remove(world.anna)
    assert "**Anna**" in (await ranks(world.ben, world)).plain_text
    shown = await world.anna.invoke(world.anna.direct_channel, "ranks").answer()
    assert "Each server has ranks of its own" in shown.plain_text
    shown = await world.anna.press(shown, "Show me in ranks: on").answer()
    assert [button.label for button in shown.buttons] == ["Show me in ranks: off"]
    assert "Anna" not in (await ranks(world.ben, world)).plain_text
