"""The tools of checks: a bot that only does what it is asked, a server with a channel, a person."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

import discord
from msgspec import Struct

from bot.app import Tabellarius
from bot.client.acknowledgement import Interaction
from bot.delivery.breaker import Breaker
from bot.delivery.posting import REQUESTS_A_SECOND, Poster, RateLimiter
from bot.delivery.sent_layout import SentLayout
from bot.first_day.made import Journal
from bot.first_day.person import Person
from bot.first_day.recorder import Recorder
from bot.screens.ids.custom_id import CustomId
from bot.screens.ids.table_ids import OpenPanel
from bot.screens.model import Button, Call, Screen
from bot.screens.picture_request import PictureRequest
from bot.wiring import Options
from games import names
from renderer import Picture
from storage.core.kinds import Kind
from storage.core.rows import GameRow, OutboxRow
from storage.together.store import Store

HEARD = ("ready", "interaction", "acknowledged")
"""Events that are handled; others would make the bot greet servers and post."""


class Press(Struct, frozen=True):
    interaction: Interaction
    custom_id: str
    values: tuple[str, ...]


class TryingBot(Tabellarius):
    """The bot without its work in the background; presses are left to the checks."""

    def __init__(self, store: Store, options: Options, recorder: Recorder) -> None:
        super().__init__(store, options)
        trace = self.http.http_trace
        assert trace is not None
        recorder.attach(trace)
        self.presses = asyncio.Queue[Press]()
        self.interactions = asyncio.Queue[Interaction]()
        """All interactions that have arrived."""

    def forget_presses(self) -> None:
        """Forget what was pressed before now."""
        self.presses, self.interactions = asyncio.Queue(), asyncio.Queue()

    async def setup_hook(self) -> None:
        await self.servers.load()
        await self._add_cogs()

    def dispatch(self, event_name: str, /, *args: Any, **kwargs: Any) -> None:
        if event_name in HEARD:
            super().dispatch(event_name, *args, **kwargs)

    async def on_interaction(self, interaction: Interaction) -> None:
        self.interactions.put_nowait(interaction)
        await super().on_interaction(interaction)

    async def handle_press(self, interaction: Interaction, custom_id: str, values: Sequence[str]) -> None:
        self.presses.put_nowait(Press(interaction, custom_id, tuple(values)))


@dataclass(eq=False)
class Ground:
    bot: TryingBot
    server: discord.Guild
    channel: discord.TextChannel
    forum: discord.ForumChannel | None
    journal: Journal
    recorder: Recorder
    random: Random
    """Makes nonces."""
    person: Person | None = None
    most_frames: int | None = None
    """Frames of the animation, at most; None: all of a game."""
    owner: int = 0
    """Who runs the bot."""
    emoji: int = 0
    """The emoji that was uploaded."""
    direct: int = 0
    """The channel of direct messages to the owner."""
    messages: dict[str, int] = field(default_factory=dict)
    """Name of a message that a check has posted -> its id."""
    layouts: dict[str, SentLayout] = field(default_factory=dict)
    threads: dict[str, discord.Thread] = field(default_factory=dict)
    rows: dict[str, OutboxRow] = field(default_factory=dict)
    games: dict[str, GameRow] = field(default_factory=dict)
    asks: list[str] = field(default_factory=list)
    """What the check that runs still asks a person."""
    expected: set[int] = field(default_factory=set)
    """Codes of refusals that this check wants."""

    def __post_init__(self) -> None:
        bot = self.bot
        breaker, limiter = Breaker(bot.clock, bot.metrics), RateLimiter(REQUESTS_A_SECOND)
        self.poster = Poster(bot, bot.store, limiter, breaker, bot.outbox.snowflakes)

    @property
    def own(self) -> int:
        """The bot's id."""
        assert self.bot.user is not None
        return self.bot.user.id

    def next_ask(self) -> str:
        return self.asks.pop(0).format(channel=f"#{self.channel.name}")

    def row(self) -> OutboxRow:
        """A notification that is stored nowhere, with a nonce of its own."""
        return OutboxRow(0, 0, Kind.TURN, 0, None, None, 0.0, self.random.getrandbits(62))

    def custom_id(self, number: int = 0) -> CustomId:
        """The id of a control, different for each number."""
        return OpenPanel(2**31 + number, self.random.getrandbits(62))

    def symbol(self, name: str) -> str:
        """Markup of the uploaded emoji under a name."""
        return f"<:{name}:{self.emoji}>" if self.emoji else ""

    async def post(
        self, screen: Screen, *, name: str = "", channel: int = 0, silent: bool = False
    ) -> discord.Message:
        """Post a screen as the bot does, and fetch it. Raises discord.HTTPException."""
        row, where = self.row(), channel or self.channel.id
        message, layout = await self.poster.post(where, screen, row, silent=silent)
        self.messages[name], self.layouts[name], self.rows[name] = message, layout, row
        return await self.fetch(message, where)

    async def call(
        self, text: str, screen: Screen, *, name: str = "", channel: int = 0, user: int = 0
    ) -> None:
        """Post the line of a call as the bot does, and complete it. Raises discord.HTTPException."""
        row, where = self.row(), channel or self.channel.id
        line = Call(text, Button(self.custom_id(), "My move", "primary"))
        message = await self.poster.post_line(where, line, (user,) if user else (), row)
        if message is not None:
            self.layouts[name] = await self.poster.complete_line(where, message, screen, row)
            self.messages[name] = message

    async def fetch(self, message: int, channel: int = 0) -> discord.Message:
        where = self.bot.get_partial_messageable(channel or self.channel.id)
        return await where.fetch_message(message)

    async def paint(self, requests: Sequence[PictureRequest]) -> tuple[Picture, ...]:
        return tuple([await self.bot.painter.paint(each) for each in requests])

    async def game(self, name: str, channel: int) -> GameRow:
        """The table of a name, in the database of its own, which nobody sees."""
        if name not in self.games:
            open_table = self.bot.tables.lobby.open
            host, guild = self.owner or self.own, self.server.id
            self.games[name] = await open_table(names()[0], host=host, channel=channel, guild=guild, seats=2)
        return self.games[name]
