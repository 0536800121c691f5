import io
from collections.abc import Sequence
from typing import Any

import discord
import pytest

from sandbox import Channel, NotOffered
from tests.sandbox.conftest import Club, Rest, noticed
from tests.sandbox.validator.schemas import Validator
from tests.support.sample_bot import SampleBot, board, card


def forum_of(bot: SampleBot, forum: Channel) -> discord.ForumChannel:
    found = bot.get_channel(forum.id)
    assert isinstance(found, discord.ForumChannel)
    return found


@pytest.fixture
def tables(club: Club) -> Channel:
    return club.guild.forum("tables", "open", "running", moderated=("pinned",))


async def posted(
    bot: SampleBot, forum: Channel, tags: Sequence[str] = (), **fields: Any
) -> tuple[discord.Thread, discord.Message]:
    channel = forum_of(bot, forum)
    applied = [tag for tag in channel.available_tags if tag.name in tags]
    opened = await channel.create_thread(
        name="Table 7", view=card(7), file=board(), applied_tags=applied, **fields
    )
    return opened.thread, opened.message


async def test_a_post_is_a_thread_with_a_first_message_of_the_same_id(
    club: Club, tables: Channel, bot: SampleBot, validator: Validator
) -> None:
    thread, message = await posted(bot, tables, ["open"], auto_archive_duration=10080)
    (seen,) = club.anna.threads(tables)
    assert message.id == thread.id == seen.id
    assert (seen.name, seen.tags, thread.parent_id) == ("Table 7", ["open"], tables.id)
    (first,) = club.anna.sees(seen)
    assert (first.id, first.text, len(first.images)) == (thread.id, "A table for four.", 1)
    assert (await club.ben.press(first, "Join").answer()).text == "You sit at table 7."
    assert club.anna.sees(tables) == []
    assert "Thread: Table 7 [open]" in club.anna.transcript()
    assert club.sandbox.faults == []
    assert validator.violations(club.sandbox.requests) == []


async def test_a_first_message_is_edited_and_found_by_id(club: Club, tables: Channel, bot: SampleBot) -> None:
    thread, message = await posted(bot, tables)
    await message.edit(view=card(8))
    fetched = await thread.fetch_message(thread.id)
    assert fetched.edited_at is not None
    with pytest.raises(discord.NotFound) as elsewhere:
        await bot.get_partial_messageable(tables.id).fetch_message(thread.id)
    assert elsewhere.value.code == 10008
    (view,) = club.anna.sees(club.anna.threads(tables)[0])
    club.anna.threads(tables)[0].delete_message(view)
    assert [one.name for one in club.anna.threads(tables)] == ["Table 7"]


async def test_nothing_is_sent_to_a_forum_itself(club: Club, tables: Channel, bot: SampleBot) -> None:
    with pytest.raises(discord.HTTPException) as refused:
        await bot.get_partial_messageable(tables.id).send("Hello")
    assert refused.value.code == 50008
    with pytest.raises(NotOffered):
        club.anna.invoke(tables, "play")


async def test_who_opened_a_post_gives_it_other_tags(club: Club, tables: Channel, bot: SampleBot) -> None:
    thread, _ = await posted(bot, tables, ["open"])
    tags = {tag.name: tag for tag in forum_of(bot, tables).available_tags}
    await thread.edit(name="Table 7: Anna, Ben", applied_tags=[tags["running"]])
    (seen,) = club.anna.threads(tables)
    assert (seen.name, seen.tags) == ("Table 7: Anna, Ben", ["running"])
    with pytest.raises(discord.Forbidden) as moderated:
        await thread.edit(applied_tags=[tags["pinned"]])
    assert moderated.value.code == 50013
    club.guild.grant("manage_threads")
    await thread.edit(applied_tags=[tags["pinned"]])
    assert seen.tags == ["pinned"]


async def test_an_archived_post_is_opened_by_the_request(club: Club, tables: Channel, bot: SampleBot) -> None:
    thread, _ = await posted(bot, tables, ["open"])
    tags = {tag.name: tag for tag in forum_of(bot, tables).available_tags}
    (seen,) = club.anna.threads(tables)
    seen.archive()
    with pytest.raises(discord.HTTPException) as archived:
        await thread.edit(applied_tags=[tags["running"]])
    assert archived.value.code == 50083
    await thread.edit(archived=False, applied_tags=[tags["running"]])
    assert (seen.archived, seen.tags) == (False, ["running"])


async def test_a_post_needs_writing_in_the_forum_alone(club: Club, tables: Channel, bot: SampleBot) -> None:
    tables.deny("create_public_threads")
    thread, _ = await posted(bot, tables, ["open"])
    tables.deny("send_messages")
    with pytest.raises(discord.Forbidden) as refused:
        await posted(bot, tables)
    assert refused.value.code == 50013
    with pytest.raises(discord.Forbidden) as own:
        await thread.edit(applied_tags=[])
    assert own.value.code == 50013
    await thread.send("Still playing.")
    tables.restore()
    tables.deny("attach_files")
    with pytest.raises(discord.Forbidden):
        await posted(bot, tables)


async def test_a_forum_may_require_a_tag(club: Club, bot: SampleBot) -> None:
    known = noticed(bot, "guild_channel_create")
    forum = club.guild.forum("strict", "open", require_tag=True)
    await known
    assert forum_of(bot, forum).flags.require_tag
    with pytest.raises(discord.HTTPException) as refused:
        await posted(bot, forum)
    assert refused.value.code == 40067
    thread, _ = await posted(bot, forum, ["open"])
    with pytest.raises(discord.HTTPException) as taken:
        await thread.edit(applied_tags=[])
    assert taken.value.code == 40067


async def test_tags_of_a_forum_are_changed_by_who_manages_channels(
    club: Club, tables: Channel, bot: SampleBot, validator: Validator
) -> None:
    forum = forum_of(bot, tables)
    with pytest.raises(discord.Forbidden):
        await forum.create_tag(name="finished")
    club.guild.grant("manage_channels")
    updated = noticed(bot, "guild_channel_update")
    tag = await forum.create_tag(name="finished", emoji=discord.PartialEmoji(name="🏁"))
    assert tables.tags == ["open", "running", "pinned", "finished"]
    assert tag.id == tables.data.available_tags[-1].id
    await updated
    thread, _ = await posted(bot, tables, ["finished"])
    forum = forum_of(bot, tables)
    await forum.edit(available_tags=[one for one in forum.available_tags if one.name != "finished"])
    assert (tables.tags, club.anna.threads(tables)[0].tags) == (["open", "running", "pinned"], [])
    with pytest.raises(discord.NotFound) as gone:
        await thread.edit(applied_tags=[tag])
    assert gone.value.code == 10087
    assert validator.violations(club.sandbox.requests) == []


async def test_the_limits_of_tags(club: Club, tables: Channel, bot: SampleBot) -> None:
    club.guild.grant("manage_channels")
    forum = forum_of(bot, tables)
    for tags, code in (
        ([discord.ForumTag(name="twice"), discord.ForumTag(name="twice")], 40061),
        ([discord.ForumTag(name=f"tag {n}") for n in range(21)], 50035),
        ([discord.ForumTag(name="x" * 21)], 50035),
    ):
        with pytest.raises(discord.HTTPException) as refused:
            await forum.edit(available_tags=tags)
        assert refused.value.code == code
    many = [tag for tag in forum.available_tags for _ in range(3)]
    with pytest.raises(discord.HTTPException) as refused:
        await forum.create_thread(name="Table 7", content="Hello", applied_tags=many)
    assert refused.value.code == 50035


async def test_a_post_is_a_message_and_a_name(club: Club, tables: Channel, rest: Rest) -> None:
    path = f"/channels/{tables.id}/threads"
    status, answer = await rest("POST", path, {"name": "Table 7"})
    assert (status, list(answer["errors"])) == (400, ["message"])
    status, answer = await rest("POST", path, {"name": "", "message": {"content": "Hello"}})
    assert (status, list(answer["errors"])) == (400, ["name"])
    status, answer = await rest("POST", path, {"name": "Table 7", "message": {}})
    assert (status, answer["code"]) == (400, 50006)
    status, answer = await rest("POST", path, {"name": "Table 7", "message": {"content": "Hello"}})
    assert (status, answer["id"], answer["message"]["content"]) == (201, answer["message"]["id"], "Hello")
    assert answer["applied_tags"] == []
    assert answer["message"]["channel_id"] == answer["id"]


async def test_a_file_of_a_post_is_served(club: Club, tables: Channel, bot: SampleBot) -> None:
    forum = forum_of(bot, tables)
    file = discord.File(io.BytesIO(b"words"), filename="words.txt")
    opened = await forum.create_thread(name="Table 7", content="Hello", file=file)
    assert await opened.message.attachments[0].read() == b"words"


async def test_a_deleted_post_is_reported(club: Club, tables: Channel, bot: SampleBot) -> None:
    thread, _ = await posted(bot, tables)
    gone = noticed(bot, "raw_thread_delete")
    club.anna.threads(tables)[0].delete()
    assert (await gone).thread_id == thread.id
    assert club.anna.threads(tables) == []
