"""Checks of threads, of posts in a forum, and of direct messages."""

import discord
from msgspec import structs

from bot.client.forums import add_tags, can_add_tags, can_be_opened, missing_tags, tags_of_post
from bot.client.threads import AUTO_ARCHIVE, with_thread
from bot.delivery.posting import has_mark
from bot.first_day.check import NotTried, expect
from bot.first_day.ground import Ground
from bot.first_day.made import TAGS
from bot.first_day.messages import pictured
from bot.limits import THREAD_ARCHIVED, THREAD_EXISTS
from bot.screens.markup import mention
from bot.screens.model import Screen, Text, component_id_of, text_screen
from storage.core.rows import PLAYING

UNKNOWN_CHANNEL = 10003

TURN = "It is your turn."


async def _open_thread(ground: Ground, name: str, card: int | None) -> None:
    """Open the thread of a table, on its card if it has one."""
    bot, game = ground.client, structs.replace(await ground.game(name, ground.channel.id), card=card)
    turn, now, on_card = ground.poster.wait_for_turn, bot.clock.now, card is not None
    opened = await with_thread(bot, bot.store, game, bot.members, turn=turn, now=now, on_card=on_card)
    ground.threads[name] = await ground.thread(opened.thread or 0)


async def thread_card(ground: Ground) -> None:
    await _open_thread(ground, "card", ground.messages["card"])
    expect(ground.threads["card"].id == ground.messages["card"], "It is not on the card.")


async def thread_exists(ground: Ground) -> None:
    card = ground.channel.get_partial_message(ground.messages["card"])
    with ground.refused_with(THREAD_EXISTS):
        await card.create_thread(name="Another", auto_archive_duration=AUTO_ARCHIVE)


async def thread_replacement(ground: Ground) -> None:
    await _open_thread(ground, "replacement", None)


async def thread_turn(ground: Ground) -> None:
    screen, bot = pictured(TURN, 2, (ground.button("My move", "primary"),)), ground.server.me.id
    thread = ground.threads["card"].id
    await ground.call(f"Your turn {mention(bot)}", screen, name="turn", channel=thread, user=bot)


async def thread_renamed(ground: Ground) -> None:
    for name in ("One name", "Another name"):
        await ground.threads["card"].edit(name=name)


async def thread_archived(ground: Ground) -> None:
    await ground.threads["card"].edit(archived=True)


async def thread_edited(ground: Ground) -> None:
    thread = ground.threads["card"].id
    with ground.refused_with(THREAD_ARCHIVED):
        await ground.poster.edit(thread, ground.messages["turn"], ground.layouts["turn"], ready="1 of 4")


async def thread_woken(ground: Ground) -> None:
    thread = ground.threads["card"].id
    await ground.post(text_screen("Awake."), channel=thread)
    expect(not (await ground.thread(thread)).archived, "The thread is still archived.")


async def thread_reopened(ground: Ground) -> None:
    for state in (True, False):
        await ground.client.http.edit_channel(ground.threads["card"].id, archived=state)


async def thread_gone(ground: Ground) -> None:
    if not ground.granted.manage_threads:
        raise NotTried("It needs Manage Threads, which the bot does not have to have.")
    thread = ground.threads["replacement"].id
    await ground.client.http.delete_channel(thread)
    with ground.refused_with(UNKNOWN_CHANNEL):
        await ground.poster.post(thread, text_screen("Too late."), ground.row())


# Forums


async def _forum(ground: Ground) -> discord.ForumChannel:
    """The forum with the tags it has now. Raises NotTried."""
    if ground.forum is None:
        raise NotTried("There is no forum.")
    found = await ground.client.fetch_channel(ground.forum.id)
    assert isinstance(found, discord.ForumChannel)
    return found


async def forum_tags(ground: Ground) -> None:
    forum = await _forum(ground)
    if not missing_tags(forum):
        raise NotTried("The forum has the tags.")
    if not can_add_tags(forum):
        raise NotTried("It needs Manage Channels and room for three tags; else a manager adds them.")
    ground.journal.note(TAGS, forum.id, before=[tag.to_dict() for tag in forum.available_tags])
    await add_tags(forum, "en")


async def forum_post(ground: Ground) -> None:
    forum, row = await _forum(ground), ground.row()
    if not can_be_opened(forum):
        raise NotTried("The forum requires a tag, and has none that the bot may give.")
    wanted = tags_of_post(forum, await ground.game("post", forum.id))
    screen = Screen((Text("A table.", component_id_of(row.nonce)),))
    opened = await ground.poster.open_post(forum, "A table", wanted, screen, row)
    ground.threads["post"], ground.rows["post"] = await ground.thread(opened), row
    expect({*ground.threads["post"].applied_tags} == {*wanted}, "The post has other tags.")


async def forum_found(ground: Ground) -> None:
    post = ground.threads["post"].id
    expect(post in {each.id for each in await ground.server.active_threads()}, "It is not listed.")
    first = await ground.fetch(post, post)
    expect(has_mark(first, component_id_of(ground.rows["post"].nonce)), "The mark is lost.")


async def forum_changed(ground: Ground) -> None:
    forum = await _forum(ground)
    running = structs.replace(await ground.game("post", forum.id), stage=PLAYING)
    wanted = tags_of_post(forum, running)
    changed = await ground.threads["post"].edit(name="A running table", applied_tags=wanted)
    expect({*changed.applied_tags} == {*wanted}, "The tag is another one.")


async def forum_card(ground: Ground) -> None:
    post = ground.threads["post"].id
    await ground.poster.show(post, post, text_screen("A running table."), ground.row())


# Direct messages


async def direct_opened(ground: Ground) -> None:
    ground.direct = (await ground.client.create_dm(await ground.client.fetch_user(ground.owner))).id


async def direct_call(ground: Ground) -> None:
    screen = pictured(TURN, 2, (ground.button("My move", "primary"),))
    await ground.call(TURN, screen, channel=ground.direct)
