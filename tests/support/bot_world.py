"""A sandbox with the bot, its file, and people who press what they see."""

import asyncio
import time
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import discord

from bot.app import Tabellarius
from bot.client.emojis import PACE, WantedEmoji, wanted_emojis
from bot.client.press_rate import COMPLETION_RATE, PressRate
from bot.client.use_limits import LIMITS, LimitTable
from bot.clock import Clock
from bot.screens.ids.panel_ids import AnswerPicks, Confirm, ConfirmPicks, Pick, PickSeveral, ReadScoring
from bot.screens.ids.server_ids import PlayNow
from bot.screens.ids.table_ids import OpenPanel
from bot.screens.painting.paint_queue import Painter
from bot.trial.trial import READY_SECONDS
from bot.wiring import Options
from sandbox import TIMEOUT, Channel, Exchange, Guild, MessageView, Observed, Sandbox, User
from storage.core.rows import GameRow
from storage.lobby.table_limit import MOST_TABLES
from storage.postgresql.address import ServerAddress
from storage.together.store import Store
from tests.support.engines import open_engine
from tests.support.games import STORY_GAME
from tests.support.logs_here import LogsHere
from tests.support.pages_here import PagesHere
from tests.support.sandboxed_bot import MANY_REQUESTS, NO_LIMIT, SandboxedBot
from tests.support.table_helpers import RandomDecisions, seeds
from tests.support.unpainted import BlankPainter

AVAILABLE = "discord.py: on_guild_available"
"""The name of the library's tasks in which the bot handles a new server."""


class BotWorld(SandboxedBot):
    """A sandbox with a server, three people who speak three languages, and a bot that can be restarted.

    The bot's symbols are there from an earlier start. Discord's time stands still unless a test moves it, so
    no machine is too slow for three seconds; all requests together have no limit, so no machine is too fast.
    """

    def __init__(
        self,
        folder: Path,
        seed: int = 1,
        *,
        address: ServerAddress | None = None,
        symbols: Sequence[WantedEmoji] | None = None,
        clock: Clock | None = None,
        pace: float = PACE,
        greeted: bool = True,
        knows_commands: bool = True,
        press_rate: PressRate = NO_LIMIT,
        completion_rate: PressRate = COMPLETION_RATE,
        use_limits: LimitTable = LIMITS,
        painter: Painter | None = None,
        most_tables: int = MOST_TABLES,
        observed: Observed | None = None,
    ) -> None:
        """Build the world without starting anything; `symbols`: those uploaded already, by default all.

        `address`: the database on a server, instead of a file in the folder;
        `greeted`: whether the server has had its greeting; `knows_commands`: whether the commands are
        registered with Discord; `press_rate`, `completion_rate`, `use_limits`: limits of people;
        `most_tables`: the limit of tables with strangers for newcomers; `painter`: by default pictures are
        blank; `observed`: the Discord of a file.
        """
        started = time.time()
        self.sandbox = Sandbox(clock=lambda: started, observed=observed)
        self.sandbox.limit_requests(None, 10**6, 1.0)
        self.anna = self.sandbox.user("Anna")
        self.ben = self.sandbox.user("Ben", locale="de")
        self.vera = self.sandbox.user("Вера", locale="ru")
        self.stranger = self.sandbox.user("Stranger")
        self.guild = self.sandbox.guild("Club", locale="en-US")
        self.guild.add(self.anna, self.ben, self.vera, self.stranger)
        self.channel = self.guild.text_channel("games")
        self.file = folder / "tabellarius.sqlite3"
        self.address = address
        self._seed = seed
        self._clock = clock
        self._pace = pace
        self._greeted = greeted
        self.knows_commands = knows_commands
        self._press_rate = press_rate
        self._completion_rate = completion_rate
        self._use_limits = use_limits
        self._painter = painter or BlankPainter()
        self._most_tables = most_tables
        for symbol in wanted_emojis() if symbols is None else symbols:
            self.sandbox.emoji(symbol.name, symbol.image)

    async def start(self) -> None:
        """Start the bot, and wait until it has handled its servers. Raises what keeps it from starting."""
        before = self.sandbox.gateway.identified
        self.database = await open_engine(self.file, self.address, TIMEOUT)
        self.store = Store(self.database)
        if self._greeted:
            await self.store.claim_greeting(self.guild.id, channel=self.channel.id, time=0.0)
        self.bot = Tabellarius(
            self.store,
            Options(
                clock=self._clock,
                seeds=seeds(self._seed),
                random=Random(self._seed),
                decisions=RandomDecisions(),
                painter=self._painter,
                pages=PagesHere(),
                logs=LogsHere(),
                pace=self._pace,
                requests_a_second=MANY_REQUESTS,
                press_rate=self._press_rate,
                completion_rate=self._completion_rate,
                use_limits=self._use_limits,
                most_tables=self._most_tables,
                ready_seconds=READY_SECONDS,
                settle_seconds=0.0,
                identify_seconds=0.0,
            ),
        )
        online = asyncio.create_task(self._online(before))
        self._running = asyncio.create_task(self.bot.start(self.sandbox.token))
        await asyncio.wait([online, self._running], return_when=asyncio.FIRST_COMPLETED)
        if self._running.done():
            online.cancel()
            await self.__aexit__(None, None, None)
            self._running.result()
        await online

    async def _online(self, before: int) -> None:
        seen, news = set[int](), asyncio.Event()

        async def on_guild_available(server: discord.Guild) -> None:
            seen.add(server.id)
            news.set()

        async def on_ready() -> None:
            news.set()

        def is_missing(guild: Guild) -> bool:
            # What comes at the very moment at which the library stops waiting for servers is not announced.
            known = self.bot.get_guild(guild.id)
            unannounced = self.bot.is_ready() and known is not None and not known.unavailable
            return guild.has_bot and guild.id not in seen and not unannounced

        self.bot.add_listener(on_guild_available)
        self.bot.add_listener(on_ready)
        await self.sandbox.until(lambda: self.sandbox.gateway.identified > before)
        while any(map(is_missing, self.sandbox.guilds)):
            news.clear()
            await asyncio.wait_for(news.wait(), TIMEOUT)
        self.bot.remove_listener(on_guild_available)
        self.bot.remove_listener(on_ready)
        tasks = [task for task in asyncio.all_tasks() if task.get_name() == AVAILABLE]
        await asyncio.gather(*tasks)

    def replace_service(self, name: str, service: object) -> None:
        """Swap a service of the bot and its cogs."""
        setattr(self.bot, name, service)
        for cog in self.bot.cogs.values():
            if hasattr(cog, f"_{name}"):
                setattr(cog, f"_{name}", service)

    async def restart(self) -> None:
        """Another bot with the same file."""
        await self.stop()
        await self.start()

    async def wait_until_idle(self) -> None:
        await self.bot.wait_until_idle()

    # A table

    async def card(self, *guests: User, game: str = STORY_GAME) -> MessageView:
        """Anna's table, with guests seated."""
        opened = self.anna.invoke(self.channel, "play", game=game)
        card = await opened.answer()
        await opened.followup()
        for guest in guests:
            await guest.press(card, "Join").followup()
        return self.anna.look(card)

    async def lobby(self, game: str, host: User | None = None, **options: Any) -> GameRow:
        """A table in the channel, opened without a command."""
        opened = self.bot.tables.lobby.open
        place: Any = {"channel": self.channel.id, "guild": self.guild.id}
        return await opened(game, host=(host or self.anna).id, **place, **options)

    async def begin_two(self, game: str) -> int:
        """A table of Anna and Ben that has begun without a command; returns the game."""
        row = await self.lobby(game, seats=2)
        await self.bot.tables.lobby.join(row.id, self.ben.id)
        await self.bot.tables.start(row.id, host=self.anna.id)
        return row.id

    async def table(self, *guests: User) -> Channel:
        return await self.start_table(await self.card(*guests))

    async def start_table(self, card: MessageView) -> Channel:
        """The thread of a table that Anna starts, once all messages are there."""
        await self.anna.press(card, "Start").answer()
        thread = await self.anna.until(lambda: next(iter(self.anna.threads(self.channel)), None))
        await self.wait_until_idle()
        return thread

    def newest(self, thread: Channel) -> MessageView:
        return thread.messages[-1]

    async def panel(self, user: User, thread: Channel) -> MessageView:
        """The panel that *My move* opens."""
        return await user.press(self.newest(thread), custom_id=self._move_button(thread)).answer()

    def _move_button(self, thread: Channel) -> str:
        buttons = self.newest(thread).buttons
        return next(button.custom_id or "" for button in buttons if OpenPanel.matches(button.custom_id))

    async def play_through(self, thread: Channel, user: User, most: int = 40) -> MessageView:
        """Have a user take the first option of every question, until none is left."""
        panel = await past_scoring(user, await self.panel(user, thread))
        for _ in range(most):
            pressed = pick(user, panel)
            if pressed is None:
                break
            panel = await pressed.answer()
        await self.wait_until_idle()
        return panel


def card_of(world: BotWorld, user: User) -> MessageView:
    """The first card in the channel, as a user sees it."""
    return next(each for each in user.sees(world.channel) if "## " in each.plain_text)


async def past_scoring(user: User, panel: MessageView) -> MessageView:
    """A panel with its question: if it begins with a scoring, its user reads that."""
    for each in panel.buttons:
        if ReadScoring.matches(each.custom_id):
            return await user.press(panel, custom_id=each.custom_id).answer()
    return panel


def pick(user: User, panel: MessageView) -> Exchange | None:
    """Read a scoring, press what ends the turn or confirms, else the first options; None if not asked."""
    kinds = (ReadScoring, Pick, Confirm, AnswerPicks, ConfirmPicks)
    buttons = [
        button
        for button in panel.buttons
        if not button.disabled and any(kind.matches(button.custom_id) for kind in kinds)
    ]
    ends = [
        button
        for button in buttons
        if (button.custom_id or "").endswith(":end") or AnswerPicks.matches(button.custom_id)
    ]
    selects = [each for each in panel.selects if PickSeveral.matches(each.custom_id)] or sorted(
        panel.selects, key=lambda select: not Pick.matches(select.custom_id)
    )
    if selects and not ends:
        picked = sum(option.default for option in selects[0].options)
        values = [option.value for option in selects[0].options[: picked + 1]]
        return user.choose(panel, *values, custom_id=selects[0].custom_id)
    pressed = next(iter([*ends, *buttons]), None)
    return user.press(panel, custom_id=pressed.custom_id) if pressed else None


async def add_computer(user: User, card: MessageView, level: str = "Medium") -> MessageView:
    """The host adds a computer player to a table; returns the screen after that."""
    levels = await user.press(card, "Computer player +").answer()
    return await user.press(levels, f"{level} +").answer()


async def play_now(
    user: User, greeting: MessageView, level: str = "Easy", *, button: str = "Play now"
) -> Exchange:
    """Press the button for a user's first game against computer players."""
    levels = await user.press(greeting, button).answer()
    return user.press(levels, level)


def greetings(channel: Channel) -> list[MessageView]:
    """The messages with *Play now*."""
    return [
        message
        for message in channel.messages
        if any(PlayNow.matches(button.custom_id) for button in message.buttons)
    ]


async def greeting(world: BotWorld, user: User) -> MessageView:
    """The greeting that follows a user's first command."""
    await user.invoke(world.channel, "games").answer()
    return await user.until(lambda: next(iter(greetings(world.channel)), None))
