"""A small bot on the real discord.py, with one of everything."""

import asyncio
import io
import struct
import zlib
from typing import Any, Self

import discord
from discord import app_commands

GAMES = {"Forum Trajanum": "forum", "Portus Ostiae": "portus", "Carthage": "carthage"}


def png(width: int = 4, height: int = 3) -> bytes:
    """A small grey PNG."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    rows = (b"\x00" + b"\x80" * width) * height
    header = struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0)
    body = chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")
    return b"\x89PNG\r\n\x1a\n" + body


class Join(discord.ui.DynamicItem[discord.ui.Button[Any]], template=r"join:(?P<table>\d+)"):
    """A button that works after a restart, since its custom_id names the table."""

    def __init__(self, table: int, *, disabled: bool = False) -> None:
        button: discord.ui.Button[Any] = discord.ui.Button(
            label="Join", custom_id=f"join:{table}", disabled=disabled
        )
        super().__init__(button)
        self.table = table

    @classmethod
    async def from_custom_id(cls, _: discord.Interaction, item: Any, match: Any, /) -> Self:
        return cls(int(match["table"]), disabled=item.disabled)

    async def callback(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message(f"You sit at table {self.table}.", ephemeral=True)


class Pick(discord.ui.DynamicItem[discord.ui.Select[Any]], template=r"pick:(?P<table>\d+)"):
    """A select that edits its own message."""

    def __init__(self, table: int) -> None:
        options = [discord.SelectOption(label=f"Space {key}", value=key) for key in ("C4", "D4", "E5")]
        super().__init__(
            discord.ui.Select(custom_id=f"pick:{table}", placeholder="Choose a space", options=options)
        )
        self.table = table

    @classmethod
    async def from_custom_id(cls, _: discord.Interaction, __: Any, match: Any, /) -> Self:
        return cls(int(match["table"]))

    async def callback(self, interaction: discord.Interaction) -> None:
        view = discord.ui.LayoutView(timeout=None)
        view.add_item(discord.ui.TextDisplay(f"An envoy goes to {self.item.values[0]}."))
        await interaction.response.edit_message(view=view)


def card(table: int, text: str = "A table for four.") -> discord.ui.LayoutView:
    """A message with text, an image, a button and a select."""
    view = discord.ui.LayoutView(timeout=None)
    gallery = discord.ui.MediaGallery[Any](
        discord.MediaGalleryItem("attachment://board.png", description="An empty board")
    )
    view.add_item(
        discord.ui.Container(
            discord.ui.TextDisplay(text),
            gallery,
            discord.ui.ActionRow(Join(table)),
            discord.ui.ActionRow(Pick(table)),
        )
    )
    return view


def board() -> discord.File:
    """The image of a card."""
    return discord.File(io.BytesIO(png()), "board.png")


class Notes(discord.ui.Modal, title="Notes"):
    """A modal with a text input."""

    text: discord.ui.TextInput[Any] = discord.ui.TextInput(
        label="What to remember", custom_id="text", max_length=50
    )

    async def on_submit(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message(f"Noted: {self.text.value}", ephemeral=True)


class SampleBot(discord.Client):
    """The bot, with the ``errors`` of its commands, and ``held`` interactions left to the test."""

    def __init__(self) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions(everyone=False),
            guild_ready_timeout=0,
        )
        self.tree = app_commands.CommandTree(self)
        self.errors: list[Exception] = []
        self.held: asyncio.Queue[discord.Interaction] = asyncio.Queue()
        self._add_commands()
        self.tree.error(self._failed)

    async def setup_hook(self) -> None:
        self.add_dynamic_items(Join, Pick)
        await self.tree.sync()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Identify at once: the library waits five seconds before it identifies again."""

    async def _failed(self, _: discord.Interaction, error: Exception) -> None:
        self.errors.append(error)

    def _add_commands(self) -> None:
        @self.tree.command(description="Open a table")
        @app_commands.autocomplete(game=self._suggest)
        async def play(interaction: discord.Interaction, game: str) -> None:
            await interaction.response.send_message(view=card(7, f"A table for {game}."), file=board())

        @self.tree.command(description="Think, then answer in private")
        async def mine(interaction: discord.Interaction) -> None:
            await interaction.response.defer(thinking=True, ephemeral=True)
            await interaction.followup.send(view=card(8, "Only for you."), file=board())
            await interaction.followup.send("And one more.", ephemeral=True)

        @self.tree.command(description="Write a note")
        async def note(interaction: discord.Interaction) -> None:
            await interaction.response.send_modal(Notes())

        @self.tree.command(description="Leave it to the test")
        async def hold(interaction: discord.Interaction) -> None:
            self.held.put_nowait(interaction)

        @self.tree.command(description="Greet somebody")
        async def greet(interaction: discord.Interaction, who: discord.Member) -> None:
            await interaction.response.send_message(f"Good morning {who.mention}", ephemeral=False)

        @self.tree.command(description="Weigh a file")
        async def weigh(interaction: discord.Interaction, file: discord.Attachment) -> None:
            content = await file.read()
            said = f"{file.filename}: {file.size} of {len(content)} bytes, {file.ephemeral}, {content[:3]!r}"
            await interaction.response.send_message(said, ephemeral=True)

        tables = app_commands.Group(name="table", description="Tables")

        @tables.command(description="Close a table")
        @app_commands.choices(why=[app_commands.Choice(name="It is over", value="over")])
        async def close(
            interaction: discord.Interaction, number: app_commands.Range[int, 1, 99], why: str
        ) -> None:
            await interaction.response.send_message(f"Table {number} is closed: {why}.")

        self.tree.add_command(tables)

    async def _suggest(self, _: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return [
            app_commands.Choice(name=name, value=value)
            for name, value in GAMES.items()
            if typed.lower() in name.lower()
        ]
