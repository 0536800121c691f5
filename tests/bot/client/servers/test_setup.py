import pytest

from bot.tables.settings.server_settings import ServerSettings
from sandbox import MessageView, NotOffered, User, refuse
from sandbox.world.permissions import NOTHING
from tests.support.bot_world import BotWorld
from tests.support.coin_toss import begun, toss
from tests.support.setup_pages import chosen, forum_with_tags, opened, play, posted, press

# Who may


async def test_only_managers_are_offered_the_setup(world: BotWorld, manager: User) -> None:
    with pytest.raises(NotOffered):
        world.anna.invoke(world.channel, "setup")
    view = await opened(world, manager)
    assert view.ephemeral
    assert "Setup of Club" in view.text
    assert "**Tables:** in the channel where somebody uses `/play`" in view.text
    assert "**Language of public texts:** English, as set for the server" in view.text
    assert "I have all the permissions" in view.text


async def test_who_manages_the_server_no_more_changes_nothing(world: BotWorld, manager: User) -> None:
    view = await opened(world, manager, "people")
    world.guild.data.members[manager.id].permissions = NOTHING
    shown = await manager.choose(view, "managers", custom_id="server:opens:").followup()
    assert shown.text == "Only server managers can do that."
    assert world.bot.servers.of(world.guild.id) == ServerSettings()


async def test_settings_live_through_a_restart(world: BotWorld, manager: User) -> None:
    await chosen(world, manager, "tables", "pace", "h24")
    await chosen(world, manager, "tables", "language", "de")
    view = await chosen(world, manager, "people", "most_tables", "5")
    assert "5 per person" in view.text
    await world.restart()
    assert world.bot.servers.of(world.guild.id) == ServerSettings(pace="h24", language="de", most_tables=5)
    view = await chosen(world, manager, "tables", "language", "none")
    assert "English, as set for the server" in view.text


async def test_what_cannot_be_chosen_is_refused(world: BotWorld, manager: User) -> None:
    view = await opened(world, manager, "place")
    elsewhere = world.sandbox.guild("Elsewhere").text_channel("far")
    shown = await manager.choose(view, elsewhere, custom_id="server:channel:").followup()
    assert "another version" in shown.text
    assert world.bot.servers.of(world.guild.id).channel == 0


async def test_tables_are_opened_by_a_role_and_managers(world: BotWorld, manager: User) -> None:
    role = world.guild.role("hosts", world.anna)
    await chosen(world, manager, "people", "opens", "role")
    await chosen(world, manager, "people", "opening_role", role)
    said = await play(world, world.stranger)
    assert said.ephemeral
    assert said.text == f"On this server {role.mention} opens tables. You can join any open table."
    assert "Host: Anna" in (await play(world, world.anna)).text
    assert "Host: Mona" in (await play(world, manager)).text
    world.guild.delete_role(role)
    said = await play(world, world.anna)
    assert said.text == "On this server only server managers can open tables. You can join any open table."
    view = await opened(world, manager, "rights")
    assert "A role you had chosen was deleted." in view.text


async def test_only_managers_open_tables(world: BotWorld, manager: User) -> None:
    await chosen(world, manager, "people", "opens", "managers")
    assert "only server managers" in (await play(world, world.anna)).text
    card = await play(world, manager)
    await world.anna.press(card, "Join").followup()
    assert "2. **Anna**" in world.anna.look(card).plain_text


# Where


async def test_tables_are_opened_in_the_channel_that_is_set(world: BotWorld, manager: User) -> None:
    tables = world.guild.text_channel("tables")
    view = await chosen(world, manager, "place", "channel", tables)
    assert f"**Tables:** in <#{tables.id}>" in view.text
    assert view.select().default_values == (tables.id,)
    said = await play(world, world.anna)
    (card,) = tables.messages
    assert said.ephemeral
    link = f"https://discord.com/channels/{world.guild.id}/{tables.id}/{card.id}"
    assert said.text == f"Your table is open: {link}"
    assert "Host: Anna" in card.text
    assert [message for message in world.channel.messages if "Host:" in message.text] == []
    here = await play(world, world.ben, tables)
    assert not here.ephemeral
    assert "Host: Ben" in here.text
    view = await chosen(world, manager, "place", "channel")
    assert "in the channel where somebody uses `/play`" in view.text
    assert "Host: Anna" in (await play(world, world.anna)).text


async def test_new_tables_have_the_pace_and_the_language_that_are_set(world: BotWorld, manager: User) -> None:
    await chosen(world, manager, "tables", "pace", "d7")
    await chosen(world, manager, "tables", "language", "ru")
    card = await play(world, world.anna)
    row = await world.store.game(1)
    assert (row.pace, row.language) == ("d7", "ru")
    assert card.button("Сесть за стол")


async def test_a_deleted_channel_is_reported_and_another_one_chosen(world: BotWorld, manager: User) -> None:
    tables = world.guild.text_channel("tables")
    await chosen(world, manager, "place", "channel", tables)
    tables.delete()
    said = await play(world, world.anna)
    assert said.text == (
        "The channel for tables was deleted. Server managers can choose another one with `/setup`."
    )
    view = await opened(world, manager)
    assert "the channel you had chosen was deleted" in view.text
    assert "This channel was deleted." in (await press(manager, view, "Permissions")).text


async def test_a_hidden_channel_is_not_for_everybody(world: BotWorld, manager: User) -> None:
    tables = world.guild.text_channel("tables")
    await chosen(world, manager, "place", "channel", tables)
    tables.deny("view_channel", user=world.anna)
    assert (await play(world, world.anna)).text == "Tables are opened in a channel that you can’t see."
    assert tables.messages == []


# What is missing


async def test_what_is_missing_is_named_and_found_again(world: BotWorld, manager: User) -> None:
    tables = world.guild.text_channel("tables")
    await chosen(world, manager, "place", "channel", tables)
    tables.deny("attach_files")
    world.guild.revoke("create_public_threads")
    said = await play(world, world.anna)
    assert said.text == (f"I’m missing permissions in <#{tables.id}>: Create Public Threads, Attach Files")
    view = await press(manager, await opened(world, manager), "Permissions")
    assert view.text.splitlines()[1:] == [
        f"**<#{tables.id}>**",
        "- I need **Create Public Threads** to open a thread for each game,"
        " but my role doesn’t have it (server settings → Roles).",
        "- I need **Attach Files** to show boards as pictures,"
        " but this channel denies it (edit channel → Permissions).",
    ]
    tables.restore()
    world.guild.grant("create_public_threads")
    view = await press(manager, view, "Check again")
    assert view.text.splitlines()[1:] == [f"✅ <#{tables.id}>: I have everything I need."]


async def test_symbols_that_are_missing_are_counted(world: BotWorld, manager: User) -> None:
    uploads = world.bot.emoji_uploader.loop
    world.sandbox.delete_emoji(world.sandbox.emojis[0])
    world.sandbox.inject("POST .*/emojis", refuse(status=400))
    for is_missing in (True, False):
        uploads.wake()
        await uploads.wait_until_idle()
        view = await opened(world, manager, "rights")
        assert ("One symbol isn’t uploaded yet" in view.text) is is_missing


async def test_channels_with_tables_are_looked_at_too(world: BotWorld, manager: User) -> None:
    await play(world, world.anna)
    tables = world.guild.text_channel("tables")
    await chosen(world, manager, "place", "channel", tables)
    world.channel.deny("view_channel")
    hidden = await manager.invoke(tables, "setup").answer()
    rights = await press(manager, hidden, "Permissions")
    assert f"✅ <#{tables.id}>: I have everything I need." in rights.text
    needed = "- I need **View Channel** to see the channel at all, but this channel denies it"
    assert f"**<#{world.channel.id}>**\n{needed}" in rights.text
    assert "Send Messages" not in rights.text


# A finished game


async def finished(world: BotWorld) -> MessageView:
    await begun(world)
    for _ in range(2):
        await toss(world)
        await world.wait_until_idle()
    return next(message for message in world.channel.messages if "Play again" in str(message.buttons))


async def test_a_game_is_played_again_where_tables_are_opened_now(world: BotWorld, manager: User) -> None:
    card = await finished(world)
    forum = await forum_with_tags(world, manager)
    shown = await world.anna.press(card, "Play again").answer()
    post = await posted(world, forum)
    assert f"<#{post.id}>" in shown.text
    assert (post.name, post.tags) == ("Coin Toss, table 2", ["Open"])


async def test_a_game_is_played_again_by_those_who_may_open_tables(world: BotWorld, manager: User) -> None:
    role = world.guild.role("hosts", world.anna)
    await finished(world)
    await chosen(world, manager, "people", "opens", "role")
    await chosen(world, manager, "people", "opening_role", role)
    panel = world.ben.direct_messages()[-1]
    shown = await world.ben.press(panel, "Noch einmal").answer()
    assert shown.text == (
        f"Auf diesem Server eröffnet {role.mention} die Tische. Du kannst dich an jeden offenen Tisch setzen."
    )
    world.guild.give(role, world.ben)
    assert "Tisch" in (await world.ben.press(panel, "Noch einmal").answer()).text
    await world.wait_until_idle()
    assert (await world.store.game(2)).host == world.ben.id


async def test_who_left_the_server_does_not_play_again_there(world: BotWorld, manager: User) -> None:
    await finished(world)
    panel = world.ben.direct_messages()[-1]
    world.guild.remove(world.ben)
    shown = await world.ben.press(panel, "Noch einmal").answer()
    assert shown.text == "Du bist nicht mehr auf Club, wo diese Partie gespielt wurde."
