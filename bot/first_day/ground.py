"""What checks work with: a bot that only does what it is asked, a server with a channel, a person."""

import asyncio
import secrets
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import discord
from msgspec import Struct

from bot.app import Tabellarius
from bot.client.acknowledgement import Interaction
from bot.delivery.breaker import Breaker
from bot.delivery.posting import REQUESTS_A_SECOND, Poster, RateLimiter
from bot.first_day.made import Journal
from bot.first_day.person import Person
from bot.first_day.recorder import Recorder
from bot.wiring import Options
from storage.core.kinds import Kind
from storage.core.rows import OutboxRow
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
    person: Person | None = None
    messages: dict[str, int] = field(default_factory=dict)
    """What checks have posted, for those that need it."""
    threads: dict[str, int] = field(default_factory=dict)

    def __post_init__(self) -> None:
        bot = self.bot
        breaker, limiter = Breaker(bot.clock, bot.metrics), RateLimiter(REQUESTS_A_SECOND)
        self.poster = Poster(bot, bot.store, limiter, breaker, bot.outbox.snowflakes)

    def row(self) -> OutboxRow:
        """A notification that is stored nowhere, with a nonce of its own."""
        return OutboxRow(0, 0, Kind.TURN, 0, None, None, 0.0, secrets.randbits(62))
