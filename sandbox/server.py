"""The sandbox itself: its server on loopback, and what a test may do to it."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from sandbox.actors.guild import Guild
from sandbox.actors.user import TIMEOUT, User
from sandbox.api.endpoints import ENDPOINTS
from sandbox.api.gateway import HEARTBEAT_INTERVAL, NO_INTENTS, Gateway
from sandbox.api.gateway_frames import Intent
from sandbox.api.http_server import HttpServer, Website
from sandbox.api.injection import Disruption, Injection, Match
from sandbox.api.rate_limits import RequestRates
from sandbox.api.requests import PREFIX, RequestHandler
from sandbox.observed import Observed
from sandbox.world import threads
from sandbox.world.emojis import add_emoji
from sandbox.world.interactions import is_expired
from sandbox.world.journal import Journal
from sandbox.world.model import Interaction
from sandbox.world.payloads import joined_payload
from sandbox.world.permissions import permissions_by_name
from sandbox.world.rate_limits import Rate, StartLimits
from sandbox.world.retention import Bounds, forget
from sandbox.world.world import World

T = TypeVar("T")
BOUNDED_EVERY = 100
"""Requests of the bot after which the world is brought within its bounds."""


class Sandbox:
    """A local double of Discord: REST and gateway on 127.0.0.1.

    ``privileged_intents`` are switched on for the application, ``shards`` must be as many, ``starts`` limits
    how often a bot may identify. With a file ``journal`` the world outlives the process; ``bounds`` says what
    it forgets, ``observed`` how the real Discord answered. Times are in seconds, of ``clock`` since 1970.
    """

    def __init__(
        self,
        clock: Callable[[], float] = time.time,
        *,
        privileged_intents: Intent = NO_INTENTS,
        heartbeat_interval: float = HEARTBEAT_INTERVAL,
        shards: int = 1,
        starts: StartLimits | None = None,
        journal: Path | None = None,
        bounds: Bounds | None = None,
        observed: Observed | None = None,
    ) -> None:
        self.world = World(clock)
        self.world.shards = shards
        self.limits = self.world.rates
        self.starts = self.world.starts
        """How often a bot has identified, also where that was refused, and how often it may."""
        self.starts.limits = starts
        self._journal = None if journal is None else Journal(journal, self.world, bounds)
        self._keeping: asyncio.Task[None] | None = None
        self.token = secrets.token_urlsafe(32)
        self.gateway = Gateway(
            self.world, self.token, privileged=privileged_intents, heartbeat_interval=heartbeat_interval
        )
        self.api = RequestHandler(self.world, self.token, ENDPOINTS, RequestRates(time.time), self._keep)
        self.requests = self.api.requests
        self.faults = self.api.faults
        """Every mistake of the bot."""
        self._bounds = bounds
        self._requests_until_bounded = BOUNDED_EVERY
        if bounds is not None:
            self.api.kept_requests = bounds.requests
        if observed is not None:
            observed.apply(self.api)
        self._http = HttpServer(self.api, self.gateway)

    async def __aenter__(self) -> Sandbox:
        await self.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.stop()

    def serve(self, website: Website) -> None:
        """Serve a website as well; to be called before ``start``."""
        self._http.website = website

    async def start(self, port: int = 0, *, host: str = "127.0.0.1") -> None:
        """Port 0 takes any free one. Raises OSError, and with a journal JournalInUse and JournalDamaged."""
        try:
            await self._start(port, host)
        except BaseException:
            await self.stop()
            raise

    async def _start(self, port: int, host: str) -> None:
        if self._journal is not None:
            self._journal.open()
        base = await self._http.start(port, host)
        if self._journal is None:
            self.world.base = base
        else:
            self._journal.begin(base)
            self._keeping = asyncio.create_task(self._journal.run())

    def _keep(self) -> None:
        self._requests_until_bounded -= 1
        if self._bounds is not None and self._requests_until_bounded <= 0:
            self._requests_until_bounded = BOUNDED_EVERY
            forget(self.world, self._bounds)
        if self._journal is not None:
            self._journal.write()

    async def stop(self) -> None:
        await self._http.stop()
        if self._keeping is not None:
            self._keeping.cancel()
            await asyncio.gather(self._keeping, return_exceptions=True)
            self._keeping = None
        if self._journal is not None:
            self._journal.close()

    @property
    def address(self) -> str:
        return self.world.base

    def environment(self) -> dict[str, str]:
        return {
            "DISCORD_API": self.address + PREFIX,
            "DISCORD_GATEWAY": self.address.replace("http", "ws", 1) + "/",
            "DISCORD_TOKEN": self.token,
        }

    def point_discord_py(self) -> None:
        """Connect discord.py in this process to this sandbox."""
        import discord
        import yarl

        discord.http.Route.BASE = self.address + PREFIX
        discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(self.environment()["DISCORD_GATEWAY"])
        discord.asset.Asset.BASE = self.address

    def user(self, name: str, *, locale: str = "en-US") -> User:
        return User(self.world, self.world.account(name, locale=locale), self)

    @property
    def owner(self) -> User:
        return User(self.world, self.world.owner, self)

    @property
    def users(self) -> list[User]:
        excluded = (self.world.bot.id, self.world.owner.id)
        listed = [each for each in self.world.accounts.values() if each.id not in excluded]
        return [User(self.world, each, self) for each in listed]

    @property
    def guilds(self) -> list[Guild]:
        return [Guild(self.world, data) for data in self.world.guilds.values()]

    def guild(self, name: str, *, locale: str = "en-US", bot_permissions: tuple[str, ...] = ()) -> Guild:
        """A new guild, with the bot's permissions (by name) on top of everybody's."""
        data = self.world.guild(name, locale=locale, bot_permissions=permissions_by_name(*bot_permissions))
        self.world.publish("GUILD_CREATE", joined_payload(self.world, data))
        return Guild(self.world, data)

    def emoji(self, name: str, image: bytes) -> None:
        add_emoji(self.world, name, image, "image/png")

    def delete_emoji(self, name: str) -> None:
        for emoji in [each for each in self.world.emojis.values() if each.name == name]:
            del self.world.emojis[emoji.id]

    @property
    def emojis(self) -> tuple[str, ...]:
        return tuple(emoji.name for emoji in self.world.emojis.values())

    @property
    def unanswered(self) -> list[Interaction]:
        return [each for each in self.world.interactions.values() if is_expired(self.world, each)]

    async def until(self, condition: Callable[[], T | None], within: float = TIMEOUT) -> T:
        """Wait until the condition is truthy and return it. Raises WaitTimeout after seconds of real time."""
        return await self.world.until(
            condition,
            within=within,
            failure=lambda: "\n".join(["Nothing happened. Last requests:", *map(str, self.requests[-8:])]),
        )

    def advance(self, seconds: float) -> None:
        """Move the world's time ahead; inactive threads are archived."""
        self.world.advance(seconds)
        threads.archive_inactive(self.world)
        self.world.changed()

    def inject(self, pattern: str | Match, disruption: Disruption, *, times: int | None = 1) -> Injection:
        """Disrupt requests whose "METHOD /path" matches; `times` None: until lifted. The oldest counts."""
        return self.api.injections.add(pattern, disruption, times)

    def limit_requests(self, route: str | None, limit: int, window: float) -> None:
        """Limit requests in ``window`` seconds on a route, or (None) of all together."""
        rate = Rate(limit, window)
        if route is None:
            self.api.rates.all_requests = rate
        else:
            self.api.rates.by_route[route] = rate
