"""A small bot on the real discord.py that sends everything the page must be able to show."""

import asyncio
import io
from typing import Any

import discord
from discord import app_commands, ui
from PIL import Image, ImageDraw

GAMES = {"Forum Trajanum": "forum", "Portus Ostiae": "portus", "Carthage": "carthage"}
WORDS = {
    ("de", "welcome"): "willkommen",
    ("de", "Say hello"): "Sag guten Tag",
    ("ru", "welcome"): "привет",
    ("ru", "Say hello"): "Поздороваться",
}
TEXT = """\
# Forum *Trajanum*
## Round 2
### What happened
-# subtext, small and grey
**bold**, *italics*, _also_, ***both***, __underlined__, ~~struck~~ and `code`
> a quote of
> two lines
- a list
  - below it
- its end
3. three
4. four
```python
print("**not bold**")
```
A ||hidden thing||, [a link](https://example.org/a_b), snake_case_word, \\*no emphasis\\*, 2 * 3 * 4"""


def picture(name: str, width: int = 900, height: int = 600) -> discord.File:
    """An image with some lines on it."""
    image = Image.new("RGB", (width, height), "#7a4b2a")
    draw = ImageDraw.Draw(image)
    for n in range(0, max(width, height), 60):
        draw.line([(n, 0), (n, height)], "#e9c46a", 2)
        draw.line([(0, n), (width, n)], "#e9c46a", 2)
    draw.rectangle([(width // 3, height // 3), (width // 2, height // 2)], "#e9c46a")
    content = io.BytesIO()
    image.save(content, "png")
    content.seek(0)
    return discord.File(content, name, description=f"A drawing called {name}")


def layout(*items: ui.Item[Any]) -> ui.LayoutView:
    """A message of these components."""
    view = ui.LayoutView(timeout=None)
    for item in items:
        view.add_item(item)
    return view


def gallery(*names: str) -> ui.MediaGallery[Any]:
    """A gallery of attached images."""
    items = [discord.MediaGalleryItem(f"attachment://{name}", description=f"Alt of {name}") for name in names]
    return ui.MediaGallery(*items)


def button(label: str, custom_id: str, style: discord.ButtonStyle = discord.ButtonStyle.secondary) -> Any:
    return ui.Button(label=label, custom_id=custom_id, style=style)


def select(custom_id: str, *, least: int = 1, most: int = 1, chosen: str = "") -> ui.Select[Any]:
    """A select of three spaces."""
    options = [
        discord.SelectOption(
            label=f"Space {key}", value=key, description=f"Row {key[1]}", default=key == chosen
        )
        for key in ("C4", "D4", "E5")
    ]
    return ui.Select(
        custom_id=custom_id,
        placeholder="Choose spaces" if most > 1 else "Choose a space",
        options=options,
        min_values=least,
        max_values=most,
    )


def showcase_message() -> tuple[ui.LayoutView, list[discord.File]]:
    """A message with one of everything."""
    styles = discord.ButtonStyle
    disabled = ui.Button[Any](label="Disabled", custom_id="no:1", disabled=True)
    buttons = [
        button("Primary", "say:primary", styles.primary),
        button("Secondary", "say:secondary"),
        button("Success", "say:success", styles.success),
        button("Danger", "say:danger", styles.danger),
        disabled,
    ]
    link = ui.Button[Any](label="The rules", url="https://example.org/rules")
    arrow = ui.Button[Any](label="Onwards", emoji="➡️", custom_id="say:onwards")
    section = ui.Section[Any](
        "**Beside a picture**\nwith a second line", accessory=ui.Thumbnail("attachment://small.png")
    )
    pressed = ui.Section[Any]("Beside a button", accessory=button("Look", "say:look"))
    view = layout(
        ui.Container(
            ui.TextDisplay(TEXT),
            ui.Separator(),
            section,
            ui.Separator(visible=False, spacing=discord.SeparatorSpacing.large),
            pressed,
            gallery("board.png"),
            ui.ActionRow(*buttons),
            ui.ActionRow(link, arrow),
            ui.ActionRow(select("pick:one")),
            accent_colour=0xE9C46A,
        ),
        gallery("one.png", "two.png", "three.png"),
        ui.ActionRow(select("pick:many", least=2, most=3, chosen="D4")),
    )
    names = ("board.png", "small.png", "one.png", "two.png", "three.png")
    return view, [picture(name) for name in names]


class Notes(ui.Modal, title="Notes"):
    """A modal with a text, a line, a paragraph and a select."""

    about = ui.TextDisplay[Any]("Only **you** read this.")
    line: ui.TextInput[Any] = ui.TextInput(label="What to remember", custom_id="line", max_length=50)
    long = ui.Label[Any](
        text="At length",
        description="As long as you like",
        component=ui.TextInput(style=discord.TextStyle.paragraph, custom_id="long", required=False),
    )
    where = ui.Label[Any](text="Where", component=select("where"))

    async def on_submit(self, interaction: discord.Interaction) -> None:
        assert isinstance(self.where.component, ui.Select)
        space = self.where.component.values[0]
        await interaction.response.send_message(f"Noted: {self.line.value} at {space}", ephemeral=True)


class Translations(app_commands.Translator):
    """Names and descriptions of commands in German and Russian."""

    async def translate(
        self, string: app_commands.locale_str, locale: discord.Locale, context: Any
    ) -> str | None:
        return WORDS.get((str(locale), string.message))


class ShowcaseBot(discord.Client):
    """The bot; ``errors`` of its commands."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True), guild_ready_timeout=0)
        self.tree = app_commands.CommandTree(self)
        self.errors: list[Exception] = []
        self.released = asyncio.Event()
        self._add_commands()
        self.tree.error(self._failed)

    async def setup_hook(self) -> None:
        await self.tree.set_translator(Translations())
        await self.tree.sync()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Identify at once: the library waits five seconds before it identifies again."""

    async def _failed(self, _: discord.Interaction, error: Exception) -> None:
        self.errors.append(error)

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Respond to every component by its custom_id."""
        data: Any = interaction.data
        if interaction.type is not discord.InteractionType.component:
            return
        kind, _, what = data["custom_id"].partition(":")
        if kind == "say":
            await interaction.response.send_message(f"You pressed {what}.", ephemeral=True)
        elif kind == "pick":
            chosen = " and ".join(data["values"])
            await interaction.response.edit_message(
                view=layout(ui.TextDisplay(f"Chosen: {chosen}")), attachments=[]
            )
        elif kind == "ask":
            buttons = (button("Next", f"ask:{int(what) + 1}"), button("Enough", "say:enough"))
            view = layout(ui.TextDisplay(f"Question {what}"), ui.ActionRow(*buttons))
            await interaction.response.edit_message(view=view)
        elif kind == "form":
            await interaction.response.send_modal(Notes())

    def _add_commands(self) -> None:
        @self.tree.command(name="welcome", description="Say hello")
        async def welcome(interaction: discord.Interaction) -> None:
            await interaction.response.send_message(f"Welcome {interaction.user.mention}")

        @self.tree.command(description="Open a table")
        @app_commands.autocomplete(game=self._suggest)
        @app_commands.choices(pace=[app_commands.Choice(name="A day a move", value="day")])
        async def play(
            interaction: discord.Interaction,
            game: str,
            seats: app_commands.Range[int, 2, 4] = 4,
            pace: str = "none",
            rival: discord.Member | None = None,
        ) -> None:
            against = rival.mention if rival else "all"
            await interaction.response.send_message(f"{game} for {seats}, {pace}, against {against}")

        @self.tree.command(description="Weigh a file")
        async def weigh(interaction: discord.Interaction, file: discord.Attachment) -> None:
            content = await file.read()
            await interaction.response.send_message(f"{file.filename} has {len(content)} bytes")

        @self.tree.command(description="Think, then answer in private")
        async def ponder(interaction: discord.Interaction) -> None:
            await interaction.response.defer(thinking=True, ephemeral=True)
            await self.released.wait()
            await interaction.followup.send("A private thought.")

        @self.tree.command(description="Never answered")
        async def silence(interaction: discord.Interaction) -> None:
            pass

        @self.tree.command(description="Write a note")
        async def note(interaction: discord.Interaction) -> None:
            await interaction.response.send_modal(Notes())

        tables = app_commands.Group(name="table", description="Tables")

        @tables.command(description="Close a table")
        async def close(interaction: discord.Interaction) -> None:
            await interaction.response.send_message("The table is closed.")

        self.tree.add_command(tables)

    async def _suggest(self, _: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return [
            app_commands.Choice(name=name, value=value)
            for name, value in GAMES.items()
            if typed.lower() in name.lower()
        ]
