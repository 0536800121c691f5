"""Further endpoints: guilds, members, channels, guild commands, emojis, replies."""

from __future__ import annotations

import base64
from typing import Any

import discord
import pytest
from discord import app_commands

from sandbox import NotOffered
from tests.sandbox.conftest import Club, Rest
from tests.support.sample_bot import SampleBot, png


def channel_of(club: Club, bot: SampleBot) -> discord.TextChannel:
    channel = bot.get_channel(club.games.id)
    assert isinstance(channel, discord.TextChannel)
    return channel


async def test_guilds_members_and_users(club: Club, bot: SampleBot) -> None:
    guild = await bot.fetch_guild(club.guild.id)
    assert (guild.name, guild.preferred_locale) == ("Club", discord.Locale.german)
    member = await guild.fetch_member(club.anna.id)
    assert (member.display_name, member.mention) == ("Anna", club.anna.mention)
    assert [channel.name for channel in await guild.fetch_channels()] == ["games"]
    assert (await bot.fetch_user(club.ben.id)).global_name == "Ben"
    assert (await bot.application_info()).id == club.sandbox.world.bot.id
    assert [app.name for app in await bot.tree.fetch_commands()][:2] == ["play", "mine"]

    stranger = club.sandbox.user("Cleo")
    for unknown, code in (
        (guild.fetch_member(stranger.id), 10007),
        (bot.fetch_user(1), 10013),
        (bot.fetch_guild(1), 10004),
        (bot.fetch_channel(1), 10003),
    ):
        with pytest.raises(discord.NotFound) as missing:
            await unknown
        assert missing.value.code == code


async def test_commands_of_one_guild(club: Club, bot: SampleBot) -> None:
    @bot.tree.command(description="Only here", guild=discord.Object(club.guild.id))
    async def here(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("Here.")

    await bot.tree.sync(guild=discord.Object(club.guild.id))
    (command,) = await bot.tree.fetch_commands(guild=discord.Object(club.guild.id))
    assert isinstance(command, app_commands.AppCommand)
    assert (await club.anna.invoke(club.games, "here").answer()).text == "Here."
    elsewhere = club.sandbox.guild("Elsewhere")
    elsewhere.add(club.anna)
    with pytest.raises(NotOffered, match="no command /here"):
        club.anna.invoke(elsewhere.text_channel("games"), "here")


async def test_messages_are_fetched_and_deleted(club: Club, bot: SampleBot) -> None:
    channel = await bot.fetch_channel(club.games.id)
    assert isinstance(channel, discord.TextChannel)
    message = await channel.send("Hello")
    assert (await channel.fetch_message(message.id)).content == "Hello"
    await message.delete()
    assert club.games.messages == []
    with pytest.raises(discord.NotFound):
        await channel.fetch_message(message.id)
    written = club.ben.write(club.games, "Spam")
    with pytest.raises(discord.Forbidden):
        await channel.get_partial_message(written.id).delete()


async def test_a_response_is_fetched(club: Club, bot: SampleBot) -> None:
    club.anna.invoke(club.games, "hold")
    interaction = await bot.held.get()
    await interaction.response.send_message("Hello", ephemeral=True)
    assert (await interaction.original_response()).content == "Hello"
    followup: Any = await interaction.followup.send("More", wait=True)
    assert (await interaction.followup.fetch_message(followup.id)).content == "More"
    await followup.delete()
    assert [message.text for message in club.anna.sees(club.games)] == ["Hello"]


async def test_a_reply_notifies_whom_it_replies_to(club: Club, bot: SampleBot) -> None:
    written = club.ben.write(club.games, "Whose turn is it?")
    message = channel_of(club, bot).get_partial_message(written.id)
    await message.reply("Yours.", mention_author=False)
    assert club.ben.pings == 0
    reply = await message.reply("Yours!", mention_author=True)
    assert club.ben.pings == 1
    assert reply.reference is not None
    assert reply.reference.message_id == written.id


async def test_everyone_needs_a_permission(club: Club, rest: Rest) -> None:
    path = f"/channels/{club.games.id}/messages"
    await rest("POST", path, {"content": "@everyone"})
    assert club.anna.pings == 0
    loud = club.sandbox.guild("Loud", bot_permissions=("mention_everyone",))
    loud.add(club.anna, club.ben)
    channel = loud.text_channel("games")
    _, message = await rest("POST", f"/channels/{channel.id}/messages", {"content": "@everyone"})
    assert message["mention_everyone"] is True
    assert [note.reason for note in club.anna.inbox] == ["everyone"]


async def test_active_threads(club: Club, bot: SampleBot) -> None:
    message = await channel_of(club, bot).send("Table 7")
    thread = await message.create_thread(name="Table 7")
    assert [one.id for one in await channel_of(club, bot).guild.active_threads()] == [thread.id]


def data(content: bytes, kind: str = "png") -> str:
    return f"data:image/{kind};base64,{base64.b64encode(content).decode()}"


@pytest.mark.parametrize(
    ("body", "field", "code"),
    [
        ({"name": "x", "image": data(png())}, "name", "BASE_TYPE_BAD_LENGTH"),
        ({"name": "Säule", "image": data(png())}, "name", "STRING_TYPE_REGEX"),
        ({"name": "tile", "image": "tile.png"}, "image", "IMAGE_INVALID"),
        ({"name": "tile", "image": "data:image/png;base64,?"}, "image", "IMAGE_INVALID"),
        ({"name": "tile", "image": data(bytes(256 * 1024 + 1))}, "image", "BINARY_TYPE_MAX_SIZE"),
    ],
)
async def test_an_emoji_needs_a_name_and_an_image(
    club: Club, rest: Rest, body: object, field: str, code: str
) -> None:
    path = f"/applications/{club.sandbox.world.bot.id}/emojis"
    status, answer = await rest("POST", path, body)
    assert (status, answer["code"]) == (400, 50035)
    assert answer["errors"][field]["_errors"][0]["code"] == code
    for method in ("GET", "DELETE"):
        status, answer = await rest(method, f"{path}/1")
        assert (status, answer["code"]) == (404, 10014)
    assert (await rest("GET", "/applications/1/emojis"))[0] == 403


async def test_an_emoji_in_a_button_and_an_option_comes_back_as_discord_gives_it(
    club: Club, rest: Rest
) -> None:
    path = f"/applications/{club.sandbox.world.bot.id}/emojis"
    _, made = await rest("POST", path, {"name": "ship", "image": data(png())})
    given = {"name": "ship", "id": int(made["id"])}
    option = {"label": "Ship", "value": "ship", "emoji": given}
    controls = [
        {"type": 2, "style": 2, "label": "Sail", "custom_id": "sail", "emoji": given},
        {"type": 3, "custom_id": "choose", "options": [option]},
    ]
    components = [{"type": 1, "components": [control]} for control in controls]
    channel = f"/channels/{club.games.id}/messages"
    status, message = await rest("POST", channel, {"flags": 32768, "components": components})
    assert status == 200
    (button,), (select,) = (line["components"] for line in message["components"])
    assert button["emoji"] == select["options"][0]["emoji"] == {"name": "ship", "id": made["id"]}
    assert isinstance(made["id"], str)


async def test_a_command_takes_a_channel_and_a_number(club: Club, bot: SampleBot) -> None:
    taken: list[Any] = []

    @bot.tree.command(description="Move a table")
    async def move(
        interaction: discord.Interaction, where: discord.TextChannel, share: float, loud: bool
    ) -> None:
        taken.append((where.id, share, loud))
        await interaction.response.send_message("Moved.")

    await bot.tree.sync()
    await club.anna.invoke(club.games, "move", where=club.games, share=0.5, loud=True).answer()
    assert taken == [(club.games.id, 0.5, True)]
