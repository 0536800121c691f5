"""User selects, modals with every input, edited attachments, pins, permissions of commands."""

from __future__ import annotations

import asyncio
import io
from typing import Any

import discord
import pytest

from sandbox import TIMEOUT, NotOffered
from tests.sandbox.conftest import Club, connected
from tests.sandbox.validator.schemas import Validator
from tests.support.sample_bot import SampleBot, board, card, png


def channel_of(club: Club, bot: SampleBot) -> discord.TextChannel:
    channel = bot.get_channel(club.games.id)
    assert isinstance(channel, discord.TextChannel)
    return channel


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
