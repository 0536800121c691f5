import asyncio
import base64
import io
from typing import Any

import discord
import pytest
from discord import app_commands

from sandbox import TIMEOUT, NotOffered
from tests.sandbox.conftest import Club, Rest, connected
from tests.sandbox.validator.schemas import Validator
from tests.support.sample_bot import SampleBot, board, card, png


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


async def test_an_emoji_in_a_button_or_option_returns_as_discord_gives_it(club: Club, rest: Rest) -> None:
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


async def test_choosing_a_user(club: Club, bot: SampleBot) -> None:
    chosen: asyncio.Queue[Any] = asyncio.Queue()

    class Row(discord.ui.ActionRow[Any]):
        @discord.ui.select(cls=discord.ui.UserSelect, custom_id="who", max_values=2)
        async def who(self, interaction: discord.Interaction, select: discord.ui.UserSelect[Any]) -> None:
            chosen.put_nowait([user.id for user in select.values])
            await interaction.response.defer()

    view = discord.ui.LayoutView(timeout=None)
    view.add_item(Row())
    await channel_of(club, bot).send(view=view)
    latest = club.anna.last(club.games)
    await club.anna.choose(latest, club.ben, club.anna)
    assert await asyncio.wait_for(chosen.get(), TIMEOUT) == [club.ben.id, club.anna.id]
    with pytest.raises(NotOffered, match="choose 1 to 2"):
        club.anna.choose(latest)


async def test_a_modal_with_every_input(club: Club, bot: SampleBot, validator: Validator) -> None:
    given: asyncio.Queue[Any] = asyncio.Queue()

    class Pace(discord.ui.Modal, title="Pace"):
        intro = discord.ui.TextDisplay[Any]("How fast do you play?")
        days = discord.ui.Label[Any](
            text="Days a turn",
            component=discord.ui.Select(
                custom_id="days", options=[discord.SelectOption(label=n) for n in ("1", "2", "3")]
            ),
        )
        why = discord.ui.Label[Any](
            text="Why",
            description="In a few words",
            component=discord.ui.TextInput(custom_id="why", required=False, default="Work"),
        )

        async def on_submit(self, interaction: discord.Interaction) -> None:
            assert isinstance(self.days.component, discord.ui.Select)
            assert isinstance(self.why.component, discord.ui.TextInput)
            given.put_nowait((self.days.component.values, self.why.component.value))
            await interaction.response.send_message("Thank you.", ephemeral=True)

    exchange = club.anna.invoke(club.games, "hold")
    interaction = await bot.held.get()
    await interaction.response.send_modal(Pace())
    modal = (await exchange).modal
    assert modal is not None
    assert modal.text == "How fast do you play?"
    assert [(field.label, field.required) for field in modal.fields] == [
        ("Days a turn", True),
        ("Why", False),
    ]
    with pytest.raises(NotOffered, match="'Days a turn' must be filled in"):
        club.anna.submit(modal, {})
    assert (await club.anna.submit(modal, {"days": "2"}).answer()).text == "Thank you."
    assert await asyncio.wait_for(given.get(), TIMEOUT) == (["2"], "Work")
    assert validator.violations(club.sandbox.requests) == []


async def test_an_attachment_is_replaced(club: Club, bot: SampleBot) -> None:
    message = await channel_of(club, bot).send(view=card(1), file=board())
    view = discord.ui.LayoutView(timeout=None)
    view.add_item(discord.ui.MediaGallery(discord.MediaGalleryItem("attachment://board-2.png")))
    await message.edit(view=view, attachments=[discord.File(io.BytesIO(png(8, 8)), "board-2.png")])
    latest = club.anna.last(club.games)
    assert [(image.filename, image.width) for image in latest.images] == [("board-2.png", 8)]
    assert latest.edited
    assert latest.buttons == ()


async def test_the_attachment_is_kept_when_only_the_text_changes(club: Club, bot: SampleBot) -> None:
    message = await channel_of(club, bot).send(view=card(1), file=board())
    await message.edit(view=card(1, "Two of four are ready."), attachments=message.attachments)
    latest = club.anna.last(club.games)
    assert (latest.text, latest.images[0].content) == ("Two of four are ready.", png())


async def test_system_messages_are_not_edited(club: Club, bot: SampleBot) -> None:
    message = await channel_of(club, bot).send("Rules")
    thread = await message.create_thread(name="Talk")
    (starter,) = [one async for one in thread.history()]
    assert starter.type is discord.MessageType.thread_starter_message
    with pytest.raises(discord.Forbidden) as system:
        await starter.edit(content="Mine")
    assert system.value.code == 50021


async def test_a_new_bot_finds_the_open_threads(club: Club) -> None:
    async with connected(club.sandbox) as bot:
        message = await channel_of(club, bot).send("Table 7")
        await message.create_thread(name="Table 7")
    async with connected(club.sandbox) as bot:
        thread = bot.get_channel(message.id)
        assert isinstance(thread, discord.Thread)
        await thread.send("Here we are again.")
    assert [one.text for one in club.ben.threads(club.games)[0].messages] == ["Table 7", "Here we are again."]
    assert club.sandbox.faults == []


async def test_who_may_use_a_command(club: Club, bot: SampleBot) -> None:
    @bot.tree.command(description="Settings")
    @discord.app_commands.default_permissions(manage_guild=True)
    @discord.app_commands.guild_only()
    async def settings(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("Settings", ephemeral=True)

    await bot.tree.sync()
    with pytest.raises(NotOffered, match="no command /settings"):
        club.anna.invoke(club.games, "settings")
    with pytest.raises(NotOffered, match="no command /settings"):
        club.anna.invoke(club.anna.direct_channel, "settings")
    club.guild.add(club.anna, permissions=("manage_guild",))
    assert (await club.anna.invoke(club.games, "settings").answer()).text == "Settings"
