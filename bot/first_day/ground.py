"""The tools of checks: a bot that only does what it is asked, a server with a channel, a person."""

import asyncio
from collections.abc import Awaitable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from random import Random
from typing import Any, NamedTuple, TypeVar

import discord

from bot.app import Tabellarius
from bot.client.acknowledgement import Interaction
from bot.delivery.breaker import Breaker
from bot.delivery.posting import REQUESTS_A_SECOND, Poster, RateLimiter
from bot.delivery.sent_layout import SentLayout
from bot.first_day.check import Check, NotTried, Refused, Subject, Wrong, expect
from bot.first_day.made import Journal
from bot.first_day.person import Person
from bot.first_day.recorder import Recorder
from bot.limits import BAD_REQUEST, RATE_LIMITED, SERVER_ERROR
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

T = TypeVar("T")


class Press(NamedTuple):
    interaction: Interaction
    custom_id: str
    values: Sequence[str]


class TryingBot(Tabellarius):
    """The bot without its work in the background; presses are left to the checks."""

    def __init__(self, store: Store, options: Options, recorder: Recorder) -> None:
        super().__init__(store, options)
        trace = self.http.http_trace
        assert trace is not None
        recorder.attach(trace)
        self.forget_presses()

    def forget_presses(self) -> None:
        """Forget what was pressed before now."""
        self.presses, self.interactions = asyncio.Queue[Press](), asyncio.Queue[Interaction]()

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
        self.presses.put_nowait(Press(interaction, custom_id, values))


@dataclass(eq=False)
class Ground(Subject):
    client: TryingBot
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

    def __post_init__(self) -> None:
        bot = self.client
        breaker, limiter = Breaker(bot.clock, bot.metrics), RateLimiter(REQUESTS_A_SECOND)
        self.poster = Poster(bot, bot.store, limiter, breaker, bot.outbox.snowflakes)

    @property
    def granted(self) -> discord.Permissions:
        """The bot's permissions in the channel."""
        return self.channel.permissions_for(self.server.me)

    @contextmanager
    def during(self, check: Check) -> Iterator[None]:
        if check.asks and self.person is None:
            raise NotTried("it needs a person: --with-me")
        self.recorder.check, self.asks = check.id, [*check.asks]
        self.expected = set[int]()
        """Codes of refusals that this check wants."""
        since = len(self.recorder.exchanges)
        try:
            yield
        finally:
            self.recorder.check = ""
        for each in self.recorder.exchanges[since:]:
            refused = BAD_REQUEST <= each.status < SERVER_ERROR and each.status != RATE_LIMITED
            if refused and each.code not in self.expected:
                raise Refused(each.code or each.status, "The bot went another way.")

    def _next_ask(self) -> tuple[Person, str, str]:
        assert self.person is not None
        return self.person, self.recorder.check, self.asks.pop(0).format(channel=f"#{self.channel.name}")

    async def do(self, done: Awaitable[T]) -> T:
        """Ask the person for the next thing, and wait until it is done. Raises NotTried."""
        person, check, ask = self._next_ask()
        return await person.do(check, ask, done)

    async def agrees(self) -> None:
        """Ask the next question, which is answered yes or no. Raises Wrong, NotTried."""
        person, check, question = self._next_ask()
        expect(await person.agrees(check, question), f"It is not so: {question}")

    @contextmanager
    def refused_with(self, *codes: int) -> Iterator[None]:
        """Expect a refusal with one of these codes. Raises Wrong if Discord accepts, and other refusals."""
        self.expected |= {*codes}
        try:
            yield
        except discord.HTTPException as error:
            if error.code not in codes:
                raise
        else:
            raise Wrong(f"Discord accepts it, where {' or '.join(map(str, codes))} was expected.")

    def row(self) -> OutboxRow:
        """A notification that is stored nowhere, with a nonce of its own."""
        return OutboxRow(0, 0, Kind.TURN, 0, None, None, 0.0, self.random.getrandbits(62))

    def button(self, label: str, style: str = "secondary", **more: Any) -> Button:
        """A button with an id of its own."""
        return Button(self.custom_id(), label, style, **more)

    def custom_id(self) -> CustomId:
        """The id of a control, different each time."""
        return OpenPanel(2**31, self.random.getrandbits(62))

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
        line = Call(text, self.button("My move", "primary"))
        message = await self.poster.post_line(where, line, (user,) if user else (), row)
        if message is not None:
            self.layouts[name] = await self.poster.complete_line(where, message, screen, row)
            self.messages[name] = message

    async def fetch(self, message: int, channel: int = 0) -> discord.Message:
        where = self.client.get_partial_messageable(channel or self.channel.id)
        return await where.fetch_message(message)

    async def thread(self, id_: int) -> discord.Thread:
        """A thread as it is now."""
        found = await self.client.fetch_channel(id_)
        assert isinstance(found, discord.Thread)
        return found

    async def paint(self, requests: Sequence[PictureRequest]) -> tuple[Picture, ...]:
        return tuple([await self.client.painter.paint(each) for each in requests])

    async def game(self, name: str, channel: int) -> GameRow:
        """The table of a name, in the database of its own, which nobody sees."""
        if name not in self.games:
            open_table = self.client.tables.lobby.open
            host, guild = self.owner or self.server.me.id, self.server.id
            self.games[name] = await open_table(names()[0], host=host, channel=channel, guild=guild, seats=2)
        return self.games[name]
