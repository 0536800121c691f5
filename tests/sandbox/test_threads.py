from datetime import timedelta

import discord
import pytest

from tests.sandbox.conftest import Club, Rest, noticed
from tests.support.sample_bot import SampleBot, board, card


async def opened(club: Club, bot: SampleBot) -> discord.Thread:
    channel = bot.get_channel(club.games.id)
    assert isinstance(channel, discord.TextChannel)
    message = await channel.send(view=card(7), file=board())
    return await message.create_thread(name="Table 7", auto_archive_duration=10080)


async def test_a_thread_from_a_message(club: Club, bot: SampleBot) -> None:
    thread = await opened(club, bot)
    await thread.send("The game begins.")
    (seen,) = club.anna.threads(club.games)
    assert (seen.id, seen.name, seen.archived) == (club.games.messages[0].id, "Table 7", False)
    assert [message.text for message in club.anna.sees(seen)] == ["A table for four.", "The game begins."]
    assert (await club.ben.press(club.ben.sees(seen)[0], "Join").answer()).text == "You sit at table 7."
    assert bot.get_channel(thread.id) is not None


async def test_a_message_has_one_thread(club: Club, bot: SampleBot) -> None:
    thread = await opened(club, bot)
    channel = bot.get_channel(club.games.id)
    assert isinstance(channel, discord.TextChannel)
    with pytest.raises(discord.HTTPException) as second:
        await channel.get_partial_message(thread.id).create_thread(name="Again")
    assert second.value.code == 160004


async def test_a_mention_in_a_thread_adds_a_member(club: Club, bot: SampleBot) -> None:
    thread = await opened(club, bot)
    await thread.send(f"{club.ben.mention}, it is your turn.")
    (seen,) = club.ben.threads(club.games)
    assert seen.members == {club.ben.id, club.sandbox.world.bot.id}
    assert (club.ben.pings, club.anna.pings) == (1, 0)


async def test_an_inactive_thread_is_archived_and_a_message_unarchives_it(club: Club, bot: SampleBot) -> None:
    thread = await opened(club, bot)
    message = await thread.send("Waiting.")
    club.sandbox.advance(timedelta(days=7).total_seconds() - 60)
    assert [one.archived for one in club.anna.threads(club.games)] == [False]
    club.sandbox.advance(120)
    assert [one.archived for one in club.anna.threads(club.games)] == [True]
    with pytest.raises(discord.HTTPException) as asleep:
        await message.edit(content="Still waiting.")
    assert (asleep.value.status, asleep.value.code) == (400, 50083)
    await thread.send("Good morning.")
    assert [one.archived for one in club.anna.threads(club.games)] == [False]
    await message.edit(content="Not waiting.")
    assert club.sandbox.faults == []


async def test_a_bot_archives_its_thread(club: Club, bot: SampleBot) -> None:
    thread = await opened(club, bot)
    await thread.edit(name="Table 7: over", archived=True)
    (seen,) = club.anna.threads(club.games)
    assert (seen.name, seen.archived) == ("Table 7: over", True)
    await thread.edit(archived=False)
    assert [one.archived for one in club.anna.threads(club.games)] == [False]


async def test_a_locked_thread_stays_archived(club: Club, bot: SampleBot) -> None:
    thread = await opened(club, bot)
    (seen,) = club.anna.threads(club.games)
    seen.archive(locked=True)
    with pytest.raises(discord.HTTPException) as locked:
        await thread.send("Hello?")
    assert locked.value.code == 160005
    with pytest.raises(discord.Forbidden):
        await thread.edit(archived=False)
    with pytest.raises(discord.Forbidden):
        await thread.edit(archived=False, locked=False)
    seen.unarchive()
    await thread.send("Hello!")

    def is_locked_and_open(event: discord.RawThreadUpdateEvent) -> bool:
        state = event.data["thread_metadata"]
        return state["locked"] and not state["archived"]

    updated = noticed(bot, "raw_thread_update", is_locked_and_open)
    seen.lock()
    await updated
    with pytest.raises(discord.HTTPException) as locked:
        await thread.send("Hello?")
    assert locked.value.code == 160005
    assert not seen.archived
    assert club.sandbox.faults == []


async def test_a_guild_has_a_limit_of_active_threads(club: Club, bot: SampleBot) -> None:
    club.sandbox.limits.active_threads = 1
    first = await opened(club, bot)
    with pytest.raises(discord.HTTPException) as full:
        await opened(club, bot)
    assert (full.value.status, full.value.code) == (400, 160006)
    await first.edit(archived=True)
    await opened(club, bot)
    assert club.sandbox.faults == []


NEEDED = [("create_public_threads", 50013), ("view_channel", 50001)]


@pytest.mark.parametrize(("permission", "code"), NEEDED)
async def test_a_thread_needs_a_permission(club: Club, rest: Rest, permission: str, code: int) -> None:
    _, message = await rest("POST", f"/channels/{club.games.id}/messages", {"content": "Hello"})
    club.games.deny(permission)
    path = f"/channels/{club.games.id}/messages/{message['id']}/threads"
    status, answer = await rest("POST", path, {"name": "Table"})
    assert (status, answer["code"]) == (403, code)
    club.games.restore()
    assert (await rest("POST", path, {"name": "Table"}))[0] == 201


async def test_writing_in_a_thread_needs_its_own_permission(club: Club, rest: Rest) -> None:
    _, message = await rest("POST", f"/channels/{club.games.id}/messages", {"content": "Hello"})
    await rest("POST", f"/channels/{club.games.id}/messages/{message['id']}/threads", {"name": "Table"})
    club.games.deny("send_messages_in_threads")
    status, answer = await rest("POST", f"/channels/{message['id']}/messages", {"content": "Hello"})
    assert (status, answer["code"]) == (403, 50013)
    assert (await rest("POST", f"/channels/{club.games.id}/messages", {"content": "Hello"}))[0] == 200


@pytest.mark.parametrize(
    ("body", "field"),
    [
        ({"name": "x" * 101}, "name"),
        ({}, "name"),
        ({"name": "x", "auto_archive_duration": 5}, "auto_archive_duration"),
    ],
)
async def test_a_thread_needs_a_name_and_a_duration(club: Club, rest: Rest, body: object, field: str) -> None:
    _, message = await rest("POST", f"/channels/{club.games.id}/messages", {"content": "Hello"})
    path = f"/channels/{club.games.id}/messages/{message['id']}/threads"
    status, answer = await rest("POST", path, body)
    assert (status, answer["code"], list(answer["errors"])) == (400, 50035, [field])


async def test_a_thread_without_a_message_is_announced(club: Club, bot: SampleBot) -> None:
    channel = bot.get_channel(club.games.id)
    assert isinstance(channel, discord.TextChannel)
    await channel.create_thread(name="Chatter", type=discord.ChannelType.public_thread)
    assert [message.text for message in club.anna.sees(club.games)] == ["Chatter"]
