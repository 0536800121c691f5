"""`/setup`, and what `/play` makes of it: where tables are opened, by whom, who is told."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.delivery import backoff
from bot.screens.custom_ids.setup import ChangeServer, SetupPage
from bot.tables.check import checking
from bot.tables.server_settings import ServerSettings
from sandbox import Channel, MessageView, NotOffered, Role, User, cut, no_json, refuse
from sandbox.world.permissions import NOTHING
from storage.rows import OVER
from tests.support.bot_world import BotWorld
from tests.support.coin_toss import GAME, begun, toss
from tests.toy_games import toy_games

SERVER_ERRORS_END = 600


@pytest.fixture
async def manager(world: BotWorld) -> User:
    """Mona manages the server."""
    mona = world.sandbox.user("Mona")
    world.guild.add(mona, permissions=("manage_guild",))
    return mona


@pytest.fixture
def forum(world: BotWorld) -> Channel:
    return world.guild.forum("tables")


async def opened(world: BotWorld, manager: User, page: str = "all") -> MessageView:
    """A page of the setup."""
    view = await manager.invoke(world.channel, "setup").answer()
    if page == "all":
        return view
    return await manager.press(view, custom_id=SetupPage(page).encode()).answer()


async def chosen(
    world: BotWorld, manager: User, page: str, name: str, *values: str | Channel | Role
) -> MessageView:
    """The page after something was selected."""
    view = await opened(world, manager, page)
    custom_id = ChangeServer(name, "").encode()
    return await manager.choose(view, *values, custom_id=custom_id).answer()


async def press(manager: User, view: MessageView, label: str) -> MessageView:
    return await manager.press(view, label).answer()


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[BotWorld]:
    """A sandbox with the bot online and the toy games; at the end the bot has made no mistakes."""
    with toy_games(pictures=False):
        async with BotWorld(tmp_path) as world:
            yield world
            assert world.sandbox.faults == []


async def play(world: BotWorld, user: User, channel: Channel | None = None) -> MessageView:
    """What a user is told who opens a table."""
    return await user.invoke(channel or world.channel, "play", game=GAME).answer()


async def table(world: BotWorld, user: User, channel: Channel | None = None) -> MessageView:
    """What a user is told whose table is open, everything told."""
    exchange = user.invoke(channel or world.channel, "play", game=GAME)
    answer = await exchange.answer()
    await exchange.followup()
    await world.wait_until_idle()
    return answer


async def posted(world: BotWorld, forum: Channel) -> Channel:
    """The only post of a forum, everything told."""
    await world.wait_until_idle()
    (post,) = world.anna.threads(forum)
    return post


def table_card(world: BotWorld, post: Channel) -> MessageView:
    return next(message for message in world.anna.sees(post) if message.id == post.id)


# Who may


async def test_only_managers_are_offered_the_setup(world: BotWorld, manager: User) -> None:
    with pytest.raises(NotOffered):
        world.anna.invoke(world.channel, "setup")
    view = await opened(world, manager)
    assert view.ephemeral
    assert "Setup of Club" in view.text
    assert "**Tables:** in the channel where somebody uses `/play`" in view.text
    assert "**Language of public texts:** English, as the server is set" in view.text
    assert "I have all permissions" in view.text


async def test_who_manages_the_server_no_more_changes_nothing(world: BotWorld, manager: User) -> None:
    view = await opened(world, manager, "people")
    world.guild.data.members[manager.id].permissions = NOTHING
    told = await manager.choose(view, "managers", custom_id="server:opens:").followup()
    assert told.text == "Only those who manage the server can do that."
    assert world.bot.servers.of(world.guild.id) == ServerSettings()


async def test_settings_live_through_a_restart(world: BotWorld, manager: User) -> None:
    await chosen(world, manager, "tables", "pace", "h24")
    await chosen(world, manager, "tables", "language", "de")
    view = await chosen(world, manager, "people", "most_tables", "5")
    assert "5 for each person" in view.text
    await world.restart()
    assert world.bot.servers.of(world.guild.id) == ServerSettings(pace="h24", language="de", most_tables=5)
    view = await chosen(world, manager, "tables", "language", "none")
    assert "English, as the server is set" in view.text


async def test_what_cannot_be_chosen_is_refused(world: BotWorld, manager: User) -> None:
    view = await opened(world, manager, "place")
    elsewhere = world.sandbox.guild("Elsewhere").text_channel("far")
    told = await manager.choose(view, elsewhere, custom_id="server:channel:").followup()
    assert "another version" in told.text
    assert world.bot.servers.of(world.guild.id).channel == 0


async def test_tables_are_opened_by_a_role_and_managers(world: BotWorld, manager: User) -> None:
    role = world.guild.role("hosts", world.anna)
    await chosen(world, manager, "people", "opens", "role")
    await chosen(world, manager, "people", "opening_role", role)
    told = await play(world, world.stranger)
    assert told.ephemeral
    assert told.text == f"On this server {role.mention} opens tables. You can join any open table."
    assert "Host: Anna" in (await play(world, world.anna)).text
    assert "Host: Mona" in (await play(world, manager)).text

    world.guild.delete_role(role)
    told = await play(world, world.anna)
    assert told.text == "On this server only those who manage it open tables. You can join any open table."
    view = await opened(world, manager, "rights")
    assert "A role you had chosen was deleted." in view.text


async def test_only_managers_open_tables(world: BotWorld, manager: User) -> None:
    await chosen(world, manager, "people", "opens", "managers")
    assert "only those who manage it" in (await play(world, world.anna)).text
    card = await play(world, manager)
    await world.anna.press(card, "Join").followup()
    assert "2. **Anna**" in world.anna.look(card).plain_text


# Where


async def test_tables_are_opened_in_the_channel_that_is_set(world: BotWorld, manager: User) -> None:
    tables = world.guild.text_channel("tables")
    view = await chosen(world, manager, "place", "channel", tables)
    assert f"**Tables:** in <#{tables.id}>" in view.text
    assert view.select().default_values == (tables.id,)

    told = await play(world, world.anna)
    (card,) = tables.messages
    assert told.ephemeral
    link = f"https://discord.com/channels/{world.guild.id}/{tables.id}/{card.id}"
    assert told.text == f"Your table is open: {link}"
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
    row = await world.bot.tables.game(1)
    assert (row.pace, row.language) == ("d7", "ru")
    assert card.button("Сесть за стол")


async def test_a_deleted_channel_is_told_and_chosen_anew(world: BotWorld, manager: User) -> None:
    tables = world.guild.text_channel("tables")
    await chosen(world, manager, "place", "channel", tables)
    tables.delete()
    told = await play(world, world.anna)
    assert told.text == (
        "The channel for tables was deleted. Whoever manages the server can choose another one with `/setup`."
    )
    view = await opened(world, manager)
    assert "the channel you had chosen was deleted" in view.text
    assert "This channel was deleted." in (await press(manager, view, "Permissions")).text


async def test_a_hidden_channel_is_not_for_everybody(world: BotWorld, manager: User) -> None:
    tables = world.guild.text_channel("tables")
    await chosen(world, manager, "place", "channel", tables)
    tables.deny("view_channel", user=world.anna)
    assert (await play(world, world.anna)).text == "Tables are opened in a channel that you cannot see."
    assert tables.messages == []


# What is missing


async def test_what_is_missing_is_named_and_found_again(world: BotWorld, manager: User) -> None:
    tables = world.guild.text_channel("tables")
    await chosen(world, manager, "place", "channel", tables)
    tables.deny("attach_files")
    world.guild.revoke("create_public_threads")
    told = await play(world, world.anna)
    assert told.text == (f"I am missing permissions in <#{tables.id}>: Create Public Threads, Attach Files")

    view = await press(manager, await opened(world, manager), "Permissions")
    assert view.text.splitlines()[1:] == [
        f"**<#{tables.id}>**",
        "- **Create Public Threads** is missing: my role does not have it (server settings → Roles)."
        " I need it to open a thread for each game.",
        "- **Attach Files** is missing: this channel denies it (edit channel → Permissions)."
        " I need it to show boards as pictures.",
    ]
    tables.restore()
    world.guild.grant("create_public_threads")
    view = await press(manager, view, "Check again")
    assert view.text.splitlines()[1:] == [f"✅ <#{tables.id}>: nothing is missing."]


async def test_channels_with_tables_are_looked_at_too(world: BotWorld, manager: User) -> None:
    await play(world, world.anna)
    tables = world.guild.text_channel("tables")
    await chosen(world, manager, "place", "channel", tables)
    world.channel.deny("view_channel")
    hidden = await manager.invoke(tables, "setup").answer()
    rights = await press(manager, hidden, "Permissions")
    assert f"✅ <#{tables.id}>: nothing is missing." in rights.text
    assert f"**<#{world.channel.id}>**\n- **View Channel** is missing: this channel denies it" in rights.text
    assert "Send Messages" not in rights.text


# Forums


async def test_the_tags_of_a_forum_are_created_if_the_bot_may(
    world: BotWorld, manager: User, forum: Channel
) -> None:
    view = await chosen(world, manager, "place", "channel", forum)
    assert "These tags are missing: Open, Running, Finished." in view.text
    assert "I may not create them" in view.text
    assert forum.tags == []
    world.guild.grant("manage_channels")
    view = await press(manager, await opened(world, manager, "place"), "Create tags")
    assert forum.tags == ["Open", "Running", "Finished"]
    assert "missing" not in view.text

    other = world.guild.forum("games", "offen")
    view = await chosen(world, manager, "place", "channel", other)
    assert other.tags == ["offen", "Running", "Finished"]
    assert "missing" not in view.text


async def test_a_table_in_a_forum_is_a_post(world: BotWorld, manager: User) -> None:
    forum = world.guild.forum("tables", "Open", "Running", "Finished", "Quick")
    await chosen(world, manager, "place", "channel", forum)
    told = await table(world, world.anna)
    post = await posted(world, forum)
    assert told.text == (
        f"Your table is open: https://discord.com/channels/{world.guild.id}/{post.id}/{post.id}"
    )
    assert (post.name, post.tags) == ("Coin Toss, table 1", ["Open"])
    card = table_card(world, post)
    assert "Host: Anna" in card.text
    row = await world.bot.tables.game(1)
    assert (row.forum, row.channel, row.card, row.thread) == (True, forum.id, post.id, post.id)

    await world.ben.press(card, "Join").followup()
    assert "2. **Ben**" in table_card(world, post).plain_text
    post.tag("Open", "Quick")
    await world.anna.press(card, "Start").answer()
    await world.wait_until_idle()
    assert post.tags == ["Running", "Quick"]
    assert post.name == "Coin Toss, table 1 · Anna, Ben"
    assert "The game is on" in table_card(world, post).text
    assert "My move" in [button.label for button in world.newest(post).buttons]


async def test_a_game_in_a_forum_is_played_to_its_end(world: BotWorld, manager: User) -> None:
    forum = world.guild.forum("tables", "Open", "Running", "Finished")
    await chosen(world, manager, "place", "channel", forum)
    await table(world, world.anna)
    card = table_card(world, await posted(world, forum))
    await world.ben.press(card, "Join").followup()
    await world.anna.press(card, "Start").answer()
    await toss(world)
    await toss(world)
    await world.wait_until_idle()
    assert (await world.bot.tables.game(1)).stage == OVER
    assert (await posted(world, forum)).tags == ["Finished"]


async def test_a_deleted_post_is_opened_anew(world: BotWorld, manager: User) -> None:
    forum = world.guild.forum("tables", "Open", "Running", "Finished")
    await chosen(world, manager, "place", "channel", forum)
    await table(world, world.anna)
    before = await posted(world, forum)
    await world.ben.press(table_card(world, before), "Join").followup()
    await world.anna.press(table_card(world, before), "Start").answer()
    await world.wait_until_idle()
    before.delete()
    await world.anna.until(lambda: world.anna.threads(forum))
    post = await posted(world, forum)
    assert post.id != before.id
    assert post.tags == ["Running"]
    assert "Host: Anna" in table_card(world, post).text
    assert "The thread of this game was deleted. It goes on here." in world.newest(post).text
    with checking(world.file) as stored:
        assert [report.faults for report in stored.games()] == [()]


async def test_a_deleted_post_of_a_lobby_comes_back_with_the_next_change(
    world: BotWorld, manager: User
) -> None:
    forum = world.guild.forum("tables", "Open", "Running", "Finished")
    await chosen(world, manager, "place", "channel", forum)
    await table(world, world.anna)
    (await posted(world, forum)).delete()
    await world.wait_until_idle()
    await world.bot.tables.join(1, world.ben.id)
    world.bot.outbox.wake(1)
    post = await posted(world, forum)
    assert "2. **Ben**" in table_card(world, post).plain_text
    assert post.tags == ["Open"]


async def test_a_post_is_opened_once_though_the_answer_is_lost(
    world: BotWorld, manager: User, forum: Channel
) -> None:
    await chosen(world, manager, "place", "channel", forum)
    world.sandbox.inject(rf"POST /channels/{forum.id}/threads", cut(carried_out=True), times=1)
    await play(world, world.anna)
    await world.anna.until(lambda: world.anna.threads(forum))
    await world.restart()
    await world.wait_until_idle()
    post = await posted(world, forum)
    assert (await world.bot.tables.game(1)).card == post.id


async def test_a_forum_that_requires_a_tag_without_one(world: BotWorld, manager: User) -> None:
    forum = world.guild.forum("tables", "Quick", require_tag=True)
    await chosen(world, manager, "place", "channel", forum)
    told = await play(world, world.anna)
    assert told.text == (
        f"Every post in <#{forum.id}> must have a tag, and mine are missing."
        " Whoever manages the server can create them with `/setup`."
    )
    assert world.anna.threads(forum) == []
    world.guild.grant("manage_channels")
    await press(manager, await opened(world, manager, "rights"), "Create tags")
    await play(world, world.anna)
    assert (await posted(world, forum)).tags == ["Open"]


async def test_a_finished_post_that_is_archived_is_opened_for_its_tag(world: BotWorld, manager: User) -> None:
    forum = world.guild.forum("tables", "Open", "Running", "Finished")
    await chosen(world, manager, "place", "channel", forum)
    await table(world, world.anna)
    post = await posted(world, forum)
    post.archive()
    await world.bot.tables.leave(1, world.anna.id)
    world.bot.outbox.wake(1)
    await world.wait_until_idle()
    assert (post.archived, post.tags) == (False, ["Finished"])
    assert "This table is closed." in table_card(world, post).text


# A role is told


async def test_a_role_is_told_of_an_open_table_once(world: BotWorld, manager: User) -> None:
    role = world.guild.role("players", world.ben, mentionable=True)
    view = await chosen(world, manager, "people", "told_role", role)
    assert f"**Told of open tables:** {role.mention}" in view.text
    card = await table(world, world.anna)
    await world.wait_until_idle()
    (line,) = [message for message in world.channel.messages if role.mention in message.text]
    link = f"https://discord.com/channels/{world.guild.id}/{world.channel.id}/{card.id}"
    assert line.content == f"{role.mention} **Coin Toss**: Anna has opened a table. 2 seats are free: {link}"
    assert world.ben.pushes == [line.content.replace(role.mention, "@players")]
    assert [note.reason for note in world.anna.inbox] == ["direct message"]

    await world.ben.press(card, "Join").followup()
    await world.anna.press(card, "Start").answer()
    await world.wait_until_idle()
    line = world.anna.look(line)
    assert line.text.startswith("**Coin Toss**: the table that Anna had opened has begun")
    assert [note.reason for note in world.ben.inbox].count("role") == 1
    with checking(world.file) as stored:
        assert [report.faults for report in stored.games()] == [()]


async def test_a_role_is_called_aloud_once_in_a_while(world: BotWorld, manager: User) -> None:
    role = world.guild.role("players", world.ben, mentionable=True)
    await chosen(world, manager, "people", "told_role", role)
    for _ in range(2):
        await table(world, world.anna)
        await world.wait_until_idle()
    assert [note.silent for note in world.ben.inbox if note.reason == "role"] == [False, True]


async def test_a_closed_table_calls_nobody(world: BotWorld, manager: User) -> None:
    role = world.guild.role("players", world.ben, mentionable=True)
    await chosen(world, manager, "people", "told_role", role)
    card = await table(world, world.anna)
    await world.wait_until_idle()
    await world.anna.press(card, "Leave").followup()
    await world.wait_until_idle()
    lines = [message.text for message in world.channel.messages if "had opened" in message.text]
    assert lines == ["**Coin Toss**: the table that Anna had opened was closed."]


async def test_a_role_is_told_in_the_post_of_a_forum(world: BotWorld, manager: User, forum: Channel) -> None:
    role = world.guild.role("players", world.ben, mentionable=True)
    await chosen(world, manager, "place", "channel", forum)
    await chosen(world, manager, "people", "told_role", role)
    await table(world, world.anna)
    post = await posted(world, forum)
    assert world.newest(post).text.startswith(f"{role.mention} **Coin Toss**")
    assert world.ben.pings == 1


async def test_a_role_that_cannot_be_mentioned_is_said_in_the_setup(world: BotWorld, manager: User) -> None:
    role = world.guild.role("players", world.ben)
    view = await chosen(world, manager, "people", "told_role", role)
    assert f"⚠️ I cannot mention {role.mention}." in view.text
    world.guild.set_mentionable(role, mentionable=True)
    assert "cannot mention" not in (await opened(world, manager, "people")).text
    view = await chosen(world, manager, "people", "told_role")
    assert "**Told of open tables:** nobody" in view.text
    await play(world, world.anna)
    await world.wait_until_idle()
    assert world.ben.pings == 0


async def test_nobody_is_told_of_a_private_table_until_it_is_open(world: BotWorld, manager: User) -> None:
    role = world.guild.role("players", world.ben, mentionable=True)
    await chosen(world, manager, "people", "told_role", role)
    exchange = world.anna.invoke(world.channel, "play", game=GAME, private=True)
    card = await exchange.answer()
    await exchange.followup()
    await world.wait_until_idle()
    assert world.ben.inbox == []

    guests = await world.anna.press(card, "Invite").answer()
    await world.anna.press(guests, "Only who is invited: on").answer()
    await world.wait_until_idle()
    (line,) = [message for message in world.channel.messages if role.mention in message.text]
    assert "2 seats are free" in line.text
    await world.anna.press(guests, "Only who is invited: off").answer()
    await world.wait_until_idle()
    assert world.anna.look(line).text == ("**Coin Toss**: the table of Anna is for invited people now.")


# A game that is over


async def finished(world: BotWorld) -> MessageView:
    """The card of a game of Anna and Ben that is over, in the channel."""
    await begun(world)
    for _ in range(2):
        await toss(world)
        await world.wait_until_idle()
    return next(message for message in world.channel.messages if "Play again" in str(message.buttons))


async def test_a_game_is_played_again_where_tables_are_opened_now(world: BotWorld, manager: User) -> None:
    card = await finished(world)
    forum = world.guild.forum("tables", "Open", "Running", "Finished")
    await chosen(world, manager, "place", "channel", forum)
    told = await world.anna.press(card, "Play again").answer()
    post = await posted(world, forum)
    assert f"<#{post.id}>" in told.text
    assert (post.name, post.tags) == ("Coin Toss, table 2", ["Open"])


async def test_a_game_is_played_again_by_those_who_may_open_tables(world: BotWorld, manager: User) -> None:
    role = world.guild.role("hosts", world.anna)
    await finished(world)
    await chosen(world, manager, "people", "opens", "role")
    await chosen(world, manager, "people", "opening_role", role)
    panel = world.ben.direct_messages()[-1]
    told = await world.ben.press(panel, "Noch einmal").answer()
    assert told.text == (
        f"Auf diesem Server eröffnet {role.mention} die Tische. Du kannst dich an jeden offenen Tisch setzen."
    )
    world.guild.give(role, world.ben)
    assert "Tisch" in (await world.ben.press(panel, "Noch einmal").answer()).text
    await world.wait_until_idle()
    assert (await world.bot.tables.game(2)).host == world.ben.id


async def test_who_left_the_server_does_not_play_again_there(world: BotWorld, manager: User) -> None:
    await finished(world)
    panel = world.ben.direct_messages()[-1]
    world.guild.remove(world.ben)
    told = await world.ben.press(panel, "Noch einmal").answer()
    assert told.text == "Du bist nicht mehr auf Club, wo diese Partie gespielt wurde."


# What is stored, and what is mended


async def test_the_check_finds_nothing_wrong_with_a_forum(world: BotWorld, manager: User) -> None:
    forum = world.guild.forum("tables", "Open", "Running", "Finished")
    await chosen(world, manager, "place", "channel", forum)
    for _ in range(2):
        await table(world, world.anna)
    first = min(world.anna.threads(forum), key=lambda post: post.id)
    await world.ben.press(table_card(world, first), "Join").followup()
    await world.anna.press(table_card(world, first), "Start").answer()
    await world.wait_until_idle()
    with checking(world.file) as stored:
        assert stored.faults() == ()
        reports = list(stored.games())
    assert [(report.stage, report.faults) for report in reports] == [("playing", ()), ("lobby", ())]


async def test_posts_are_tagged_once_the_forum_has_tags(
    world: BotWorld, manager: User, forum: Channel
) -> None:
    await chosen(world, manager, "place", "channel", forum)
    await table(world, world.anna)
    post = await posted(world, forum)
    assert post.tags == []
    world.guild.grant("manage_channels")
    await press(manager, await opened(world, manager, "rights"), "Create tags")
    await world.wait_until_idle()
    assert post.tags == ["Open"]


async def test_a_moderated_tag_is_named_and_not_given(world: BotWorld, manager: User) -> None:
    forum = world.guild.forum("tables", "Open", "Finished", moderated=("Running",))
    view = await chosen(world, manager, "place", "channel", forum)
    assert "Only moderators may give these tags: Running." in view.text
    await table(world, world.anna)
    post = await posted(world, forum)
    await world.ben.press(table_card(world, post), "Join").followup()
    await world.anna.press(table_card(world, post), "Start").answer()
    await world.wait_until_idle()
    assert post.tags == ["Open"]
    world.guild.grant("manage_threads")
    assert "moderators" not in (await opened(world, manager, "rights")).text


async def test_a_missing_permission_in_a_forum_is_told_and_mended(world: BotWorld, manager: User) -> None:
    forum = world.guild.forum("tables", "Open", "Running", "Finished")
    await chosen(world, manager, "place", "channel", forum)
    await table(world, world.anna)
    post = await posted(world, forum)
    await world.ben.press(table_card(world, post), "Join").followup()
    forum.deny("send_messages_in_threads")
    await world.bot.tables.start(1, host=world.anna.id)
    await world.anna.until(
        lambda: any("Send Messages in Posts" in each.text for each in world.anna.direct_messages())
    )
    forum.restore()
    await world.anna.until(lambda: "My move" in [each.label for each in world.newest(post).buttons])
    await world.wait_until_idle()
    assert post.tags == ["Running"]


@pytest.mark.parametrize("code", [500, 10087])
async def test_a_post_that_cannot_be_tagged_now_keeps_its_card(
    world: BotWorld, manager: User, code: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(backoff, "FIRST_SECONDS", 0.05)
    forum = world.guild.forum("tables", "Open", "Running", "Finished")
    await chosen(world, manager, "place", "channel", forum)
    await table(world, world.anna)
    post = await posted(world, forum)
    await world.ben.press(table_card(world, post), "Join").followup()
    failing = no_json(code) if code < SERVER_ERRORS_END else refuse(code)
    world.sandbox.inject(rf"PATCH /channels/{post.id}$", failing, times=6 if code < SERVER_ERRORS_END else 1)
    await world.anna.press(table_card(world, post), "Start").answer()
    await world.wait_until_idle()
    assert "My move" in [button.label for button in world.newest(post).buttons]
    assert "The game is on" in table_card(world, post).text
    if code < SERVER_ERRORS_END:
        await world.anna.until(lambda: post.tags == ["Running"])
    else:
        assert post.tags == ["Open"]


async def test_a_refused_post_is_opened_once_that_is_mended(
    world: BotWorld, manager: User, forum: Channel, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(backoff, "FIRST_SECONDS", 0.05)
    await chosen(world, manager, "place", "channel", forum)
    world.sandbox.limits.active_threads = 0
    told = await play(world, world.anna)
    assert told.text == f"Your table is open: https://discord.com/channels/{world.guild.id}/{forum.id}"
    await world.anna.until(
        lambda: any("has no post yet" in each.text for each in world.anna.direct_messages())
    )
    world.sandbox.limits.active_threads = 1000
    world.bot.outbox.retry(1)
    await world.anna.until(lambda: world.anna.threads(forum))
    await world.wait_until_idle()
    assert len(world.anna.threads(forum)) == 1
    assert (await world.bot.tables.game(1)).card == world.anna.threads(forum)[0].id


async def test_a_running_table_gets_its_post_once_the_forum_has_the_tag_it_requires(
    world: BotWorld, manager: User, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(backoff, "FIRST_SECONDS", 0.05)
    forum = world.guild.forum("tables", "Open", "Finished", require_tag=True)
    await chosen(world, manager, "place", "channel", forum)
    await table(world, world.anna)
    before = await posted(world, forum)
    await world.ben.press(table_card(world, before), "Join").followup()
    await world.anna.press(table_card(world, before), "Start").answer()
    await world.wait_until_idle()
    before.delete()
    must = "must have a tag, and there is none I may give it.\nThe game goes on by direct message."
    await world.anna.until(lambda: any(must in each.plain_text for each in world.anna.direct_messages()))
    await world.wait_until_idle()
    told = [each for each in world.anna.direct_messages() if must in each.plain_text]
    assert [f"in <#{forum.id}> on **Club** {must}" in each.text for each in told] == [True]
    assert "looks at `/setup`" in told[0].plain_text
    world.guild.grant("manage_channels")
    await press(manager, await opened(world, manager, "rights"), "Create tags")
    await world.anna.until(lambda: world.anna.threads(forum))
    await world.wait_until_idle()
    assert (await posted(world, forum)).tags == ["Running"]
    assert not any(must in each.plain_text for each in world.ben.direct_messages())
