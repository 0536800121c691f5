"""A trial without a token: the bot on the sandbox with its web page, in one process and with one clock."""

from __future__ import annotations

import asyncio
import errno
import logging
import re
import secrets
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from pathlib import Path
from random import Random

import discord
import msgspec
from msgspec import Struct, structs
from yarl import URL

from bot.app import Tabellarius
from bot.client.cogs.greeting import GreetingCog
from bot.client.emojis import wanted_emojis
from bot.client.press_rate import PressRate
from bot.clock import ManualClock, MovableClock
from bot.locales import game_titles
from bot.screens.ids.custom_id import CustomId
from bot.screens.ids.lobby_ids import Leave
from bot.screens.ids.server_ids import GreetWith, PlayAtLevel, PlayNow
from bot.screens.ids.table_ids import OpenPanel
from bot.screens.painting.paint_queue import ThreadPainter
from bot.trial import demo
from bot.wiring import Options
from games import find, names
from games.agents.levels import EASY, LEVELS
from games.engine.chance import SEED_BYTES, new_seed
from sandbox import Bounds, Channel, JournalDamaged, MessageView, Sandbox, User, journal_in_use
from sandbox.web import Action, Page
from storage.sqlite.files import make_private, side_files
from storage.sqlite.instance import instance_lock
from storage.together.store import Store

VISITOR = "Robin"
"""The user one is at first."""

USERS = ((VISITOR, "en-US"), ("Anna", "en-US"), ("Ben", "de"), ("Vera", "ru"))
"""Users one can be in the browser, with their locales."""

HOST = "Host"
"""The user who opens demonstrations."""

GAMES, DEMONSTRATIONS, FORUM = "games", "demonstration", "tables"
"""Names of the channels and of the forum, which `/setup` makes that of the tables."""

MANAGERS, CALLED = "managers", "players"
"""Roles of all users: one may use `/setup`, one can be mentioned for open tables."""

KEPT = """\
Games are kept in {folder} and are there after the next start. \
To begin again, delete that folder while the bot is stopped."""
"""The guide to the games."""

SPEEDS = (("0", "as fast as it goes"), ("1", "a choice a second"), ("4", "a choice every four seconds"))
"""Seconds between two choices of computer players, with their labels."""

READY_SECONDS = 0.1
"""The sandbox sends its servers without a pause."""

KEY_BYTES = 24

CHANNEL_LINK = re.compile(r"<#([0-9]+)>")
"""A link to a channel or thread."""


log = logging.getLogger(__name__)


class NotStarted(Exception):
    """The trial did not start; the message says why."""


class PageAddress(Struct, frozen=True):
    """The kept address of the page, so that a bookmark stays good; the names of the fields are stored."""

    port: int = 0
    """0: any that is free."""
    key: str = msgspec.field(default_factory=lambda: secrets.token_urlsafe(KEY_BYTES))


class Trial:
    """The sandbox with users and channels, its page, and the bot, which can be restarted."""

    def __init__(
        self, database: Path, clock: MovableClock | ManualClock | None = None, random: Random | None = None
    ) -> None:
        """`clock` is shared by sandbox, page and bot; `random` draws for games and computer players."""
        self._random = random
        self.clock = clock or MovableClock()
        self._database = database
        self._world = database.with_suffix(".world")
        self._address = database.with_suffix(".address")
        self.set_aside: Path | None = None
        """Folder of the files that could not be used at this start; None: they all could."""
        self.sandbox = Sandbox(clock=self.clock.now, journal=self._world, bounds=Bounds())
        self._kept = _read(self._address)
        note = KEPT.format(folder=database.parent.resolve())
        self.page = Page(
            self.sandbox, actions=self._actions(), advance=self.clock.advance, note=note, key=self._kept.key
        )
        self._store: Store | None = None
        self._running: asyncio.Task[None] | None = None

    @asynccontextmanager
    async def open(self, *, host: str = "127.0.0.1", port: int = 0) -> AsyncIterator[Trial]:
        """Run the sandbox, its page and the bot for the context. Raises NotStarted, DatabaseInUse."""
        self._database.parent.mkdir(parents=True, exist_ok=True)
        with instance_lock(self._database):
            try:
                try:
                    await self._start(host, port)
                except Exception as error:
                    raise NotStarted(f"{type(error).__name__}: {error}") from error
                yield self
            finally:
                await self.stop_bot()
                await self.sandbox.stop()

    async def _start(self, host: str, port: int) -> None:
        self.sandbox.limit_requests(None, 1000, 1.0)
        if self._database.exists() != self._world.exists() and not journal_in_use(self._world):
            self._set_files_aside()
        try:
            await self._listen(host, port)
        except JournalDamaged as error:
            log.warning("%s", error)
            self._set_files_aside()
            await self._listen(host, port)
        await self._catch_up()
        self.sandbox.point_discord_py()
        self._add_server_and_users()
        await self.start_bot()
        await self._greet()

    async def _listen(self, host: str, port: int) -> None:
        """Listen at the last start's address, if that is free and no port is demanded."""
        try:
            await self.sandbox.start(port or self._kept.port, host=host)
        except OSError as error:
            if port or error.errno != errno.EADDRINUSE:
                raise
            log.warning("Port %d is taken by another program: the address is a new one.", self._kept.port)
            await self.sandbox.start(host=host)
        self._kept = structs.replace(self._kept, port=URL(self.sandbox.address).port)
        _write(self._address, self._kept)

    def _set_files_aside(self) -> None:
        """Move the database and the world, which are of no use without each other, to a new folder."""
        database = self._database
        kept = [path for path in (database, *side_files(database), self._world) if path.exists()]
        moment = datetime.fromtimestamp(self.clock.now(), UTC)
        self.set_aside = database.parent / f"set-aside-{moment:%Y%m%d-%H%M%S}"
        self.set_aside.mkdir()
        for path in kept:
            path.rename(self.set_aside / path.name)

    async def _catch_up(self) -> None:
        """Move the clock to the time of the kept world, if that is later."""
        kept_until = self.sandbox.world.kept_until or 0.0
        if kept_until > self.clock.now():
            await self.clock.advance(kept_until - self.clock.now())

    def _add_server_and_users(self) -> None:
        """Add the symbols, the server, its users and its channels, unless they are there."""
        emojis = {symbol.name: symbol.image for symbol in wanted_emojis()}
        known = {*self.sandbox.emojis}
        for name in (each for each in emojis if each not in known):
            self.sandbox.emoji(name, emojis[name])
        club = next(iter(self.sandbox.guilds), None) or self.sandbox.guild(
            "Club Trajana", locale="en-US", bot_permissions=("manage_channels",)
        )
        users = {user.name: user for user in self.sandbox.users}
        channels = {channel.name: channel for channel in club.text_channels}
        for name, locale in (*USERS, (HOST, "en-US")):
            if name not in users:
                users[name] = self.sandbox.user(name, locale=locale)
                club.add(users[name])
        for name in (GAMES, DEMONSTRATIONS):
            if name not in channels:
                channels[name] = club.text_channel(name)
        if not club.forums:
            club.forum(FORUM)
        if not club.roles:
            people = [users[name] for name, _ in USERS]
            club.role(MANAGERS, *people, permissions=("manage_guild",))
            club.role(CALLED, *people, mentionable=True)
        self._host = users[HOST]
        self.games, self.demonstrations = channels[GAMES], channels[DEMONSTRATIONS]

    def user(self, name: str) -> User:
        """Find a user by name. Raises StopIteration."""
        return next(user for user in self.sandbox.users if user.name == name)

    # The bot

    async def start_bot(self) -> None:
        """Start the bot, and wait until it is connected and knows its emojis."""
        before = self.sandbox.gateway.identified
        self._store = await Store.open(self._database)
        random = self._random
        seeds = new_seed if random is None else lambda: random.randbytes(SEED_BYTES)
        self.bot = Tabellarius(
            self._store,
            Options(
                clock=self.clock,
                seeds=seeds,
                random=random,
                painter=ThreadPainter(),
                pace=0.0,
                press_rate=PressRate(at_once=200, a_second=50),
                ready_seconds=READY_SECONDS,
                identify_seconds=0.0,
            ),
        )
        running = self._running = asyncio.create_task(self.bot.start(self.sandbox.token))
        running.add_done_callback(lambda _: self.sandbox.world.changed())

        def settled() -> bool:
            return running.done() or (
                self.sandbox.gateway.connected and self.sandbox.gateway.identified > before
            )

        await self.sandbox.until(settled, within=30.0)
        if running.done():
            await self._running
        await self.bot.emoji_uploader.loop.wait_until_idle()

    async def _greet(self) -> None:
        """Post the greeting in the first channel, unless it stands there."""
        if _newest_button(self._host, self.games, PlayNow) is None:
            await self.bot.wait_until_ready()
            channel = self.bot.get_channel(self.games.id)
            assert isinstance(channel, discord.TextChannel)
            await self.bot.store.withdraw_greeting(channel.guild.id)
            await self.bot.cog(GreetingCog).greet(channel)

    async def stop_bot(self) -> None:
        if self._store is None or self._running is None:
            return
        await self.bot.close()
        await asyncio.gather(self._running, return_exceptions=True)
        await self._store.close()
        self._store = self._running = None

    # Buttons of the page

    def _actions(self) -> list[Action]:
        titles = game_titles("en")
        several = len(titles) > 1
        return [
            Action(
                "play",
                "Play a game now",
                self.play,
                "A table with two computer players",
                tuple(titles.items()) if several else (),
            ),
            Action(
                "demonstration",
                "Start a demonstration",
                self._demonstration,
                "A table of computer players",
                tuple(
                    (f"{speed} {name}", f"{title}, {label}" if several else label)
                    for name, title in titles.items()
                    for speed, label in SPEEDS
                ),
            ),
            Action("restart", "Restart the bot", self._restart, "It is stopped and started again"),
        ]

    async def play(self, user: User, game: str) -> Channel:
        """Press *Play now* of a game and open the visitor's panel in the thread."""
        greeting, button = await self._greeting(user, game)
        panel = await user.press(greeting, custom_id=button).answer()
        levels = [each.custom_id for each in panel.buttons if PlayAtLevel.matches(each.custom_id)]
        if levels:
            panel = await user.press(panel, custom_id=levels[LEVELS.index(EASY)]).answer()
        link = CHANNEL_LINK.search(panel.text)
        thread = next((each for each in user.threads(self.games) if link and each.id == int(link[1])), None)
        if thread is None:
            return self.games
        turn = await user.until(lambda: _newest_button(user, thread, OpenPanel), within=30.0)
        await user.press(turn[0], custom_id=turn[1]).answer()
        return thread

    async def _greeting(self, user: User, game: str) -> tuple[MessageView, str]:
        """The greeting with a game, and the custom id of its *Play now*. Raises LookupError."""
        shown = _newest_button(user, self.games, PlayNow)
        if shown is None:
            raise LookupError("the greeting was deleted: use /play")
        greeting, button = shown
        if game and PlayNow.decode(button).name != game:
            other = _first((select.custom_id for select in greeting.selects), GreetWith)
            greeting = await user.choose(greeting, game, custom_id=other).answer()
            button = _first((each.custom_id for each in greeting.buttons), PlayNow)
        return greeting, button

    async def _demonstration(self, _user: User, choice: str) -> Channel:
        speed, _, game = choice.partition(" ")
        return await self.start_demonstration(game, float(speed or 0))

    async def start_demonstration(self, game: str = "", pause: float = 0.0) -> Channel:
        """Start a game of computer players, `pause` seconds between their choices."""
        chosen = find(game or names()[0])
        computers = min(demo.PLAYERS, max(chosen.seats) - 1)
        card = await demo.open_table(self._host, self.demonstrations, game=chosen.name, computers=computers)
        await demo.press(self._host, card, Leave)
        self.bot.computers.pauses[demo.game_of(card)] = pause
        return await demo.start_table(self._host, self.demonstrations, card)

    async def _restart(self, _user: User, _choice: str) -> None:
        """Restart the bot; tables of computer players keep their pauses."""
        pauses = self.bot.computers.pauses
        await self.stop_bot()
        await self.start_bot()
        self.bot.computers.pauses.update(pauses)

    def has_demonstration(self, folder: Path) -> bool:
        """Whether an earlier start has played a demonstration and written it to this folder."""
        return bool(self._host.threads(self.demonstrations)) and (folder / demo.TRANSCRIPT).exists()

    async def run_demonstration(
        self, folder: Path, progress: demo.Progress, game: str = ""
    ) -> demo.Demonstration:
        """Run a demonstration to its end, by default of the first game by name, and write it to a folder."""
        thread = await self.start_demonstration(game)
        await demo.watch(self._host, thread, progress)
        await self.bot.wait_until_idle()
        return demo.write(folder, self._host.sees(thread))


def _first(custom_ids: Iterable[str | None], kind: type[CustomId]) -> str:
    """The first custom id of a kind. Raises LookupError without one."""
    for custom_id in custom_ids:
        if custom_id and kind.matches(custom_id):
            return custom_id
    raise LookupError(f"there is no {kind.__name__}")


def _newest_button(user: User, channel: Channel, kind: type[CustomId]) -> tuple[MessageView, str] | None:
    """The newest message with a button of a kind, and the custom id of that button."""
    for message in reversed(user.sees(channel)):
        for button in message.buttons:
            if button.custom_id and kind.matches(button.custom_id):
                return message, button.custom_id
    return None


def _read(file: Path) -> PageAddress:
    """The address that is kept in a file; a new one if there is none that can be read."""
    try:
        return msgspec.json.decode(file.read_bytes(), type=PageAddress)
    except (FileNotFoundError, msgspec.DecodeError):
        return PageAddress()


def _write(file: Path, address: PageAddress) -> None:
    """Keep an address; the file is its owner's alone. Raises OSError."""
    make_private(file)
    file.write_bytes(msgspec.json.encode(address))
