"""The sandbox itself: starts and stops the server on loopback, and lets a test meddle."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from types import TracebackType
from typing import Protocol, TypeVar

from aiohttp import web

from sandbox.actors.handles import Guild
from sandbox.actors.user import PATIENCE, User
from sandbox.api.gateway import NO_INTENTS, Gateway, Intent
from sandbox.api.guard import refuse_strangers
from sandbox.api.payloads import guild_payload
from sandbox.api.requests import MAX_BODY, PREFIX, Fault, Request, TableService
from sandbox.api.rest import ENDPOINTS
from sandbox.validation.errors import Refusal
from sandbox.world import threads
from sandbox.world.emojis import keep_emoji
from sandbox.world.interactions import expired
from sandbox.world.model import Interaction
from sandbox.world.permissions import named
from sandbox.world.rate_limits import Rate, RequestRates, WorldRates
from sandbox.world.world import World

TOKEN = "sandbox-token"
T = TypeVar("T")


class Website(Protocol):
    """What the sandbox serves to a browser, like the page to try the bot on."""

    def routes(self) -> Iterable[web.RouteDef]:
        """What is served where."""

    async def home(self, request: web.Request) -> web.StreamResponse:
        """What is served at "/" to who does not come for the gateway."""

    async def close(self) -> None:
        """Let go of every connection."""


class Sandbox:
    """A pocket Discord on 127.0.0.1.

    ``clock`` gives the world's time in seconds since 1970; ``privileged_intents`` are those switched on for
    the application. Everything in it outlives the bot's connections.
    """

    def __init__(
        self, clock: Callable[[], float] = time.time, *, privileged_intents: Intent = NO_INTENTS
    ) -> None:
        self.world = World(clock)
        self.token = TOKEN
        self._rates = RequestRates(time.time)
        self._gateway = Gateway(self.world, self.token, privileged=privileged_intents)
        self._tables = TableService(self.world, self.token, ENDPOINTS, self._rates)
        self._runner: web.AppRunner | None = None
        self._website: Website | None = None

    async def __aenter__(self) -> Sandbox:
        await self.start()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.stop()

    def show(self, website: Website) -> None:
        """Serve a website as well; to be told before the start."""
        self._website = website

    async def start(self, port: int = 0, *, host: str = "127.0.0.1") -> None:
        """Listen; port 0 takes any that is free. Another host than loopback lets other computers in."""
        application = web.Application(client_max_size=MAX_BODY, middlewares=[refuse_strangers])
        application.router.add_route("*", PREFIX + "/{path:.*}", self._tables.handle)
        application.router.add_get("/", self._front)
        if self._website is not None:
            application.add_routes(self._website.routes())
        application.router.add_get("/{path:.*}", self._file)
        self._runner = web.AppRunner(application, access_log=None, shutdown_timeout=1.0)
        await self._runner.setup()
        site = web.TCPSite(self._runner, host, port)
        await site.start()
        reached = "127.0.0.1" if host == "0.0.0.0" else host
        self.world.base = f"http://{reached}:{self._runner.addresses[0][1]}"

    async def stop(self) -> None:
        """Close every connection and stop listening."""
        await self._gateway.close()
        if self._website is not None:
            await self._website.close()
        if self._runner is not None:
            await self._runner.cleanup()
            self._runner = None

    async def _front(self, request: web.Request) -> web.StreamResponse:
        if request.headers.get("Upgrade", "").lower() == "websocket":
            return await self._gateway.handle(request)
        if self._website is None:
            raise web.HTTPNotFound
        return await self._website.home(request)

    async def _file(self, request: web.Request) -> web.Response:
        found = self.world.files.get(request.path)
        if found is None:
            raise web.HTTPNotFound
        return web.Response(body=found[1], content_type=found[0])

    @property
    def address(self) -> str:
        """Where it listens, like ``http://127.0.0.1:40123``."""
        return self.world.base

    def environment(self) -> dict[str, str]:
        """The environment variables of a bot in another process."""
        return {
            "DISCORD_API": self.address + PREFIX,
            "DISCORD_GATEWAY": self.address.replace("http", "ws", 1) + "/",
            "DISCORD_TOKEN": self.token,
        }

    def point_discord_py(self) -> None:
        """Let discord.py in this process speak to this sandbox instead of Discord."""
        import discord
        import yarl

        discord.http.Route.BASE = self.address + PREFIX
        discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(self.environment()["DISCORD_GATEWAY"])
        discord.asset.Asset.BASE = self.address

    def user(self, name: str, *, locale: str = "en-US") -> User:
        """A new person with Discord's app in this language."""
        return User(self, self.world.account(name, locale=locale))

    def guild(self, name: str, *, locale: str = "en-US", bot_permissions: tuple[str, ...] = ()) -> Guild:
        """A new guild with the bot in it; the bot has these permissions (by name) beside everybody's."""
        data = self.world.guild(name, locale=locale, bot_permissions=named(*bot_permissions))
        self.world.publish("GUILD_CREATE", guild_payload(self.world, data))
        return Guild(self.world, data)

    def emoji(self, name: str, image: bytes) -> None:
        """The application has an emoji, a PNG, already."""
        keep_emoji(self.world, name, image, "image/png")

    def delete_emoji(self, name: str) -> None:
        """Somebody deletes an emoji of the application in the developer portal."""
        for emoji in [each for each in self.world.emojis.values() if each.name == name]:
            del self.world.emojis[emoji.id]

    @property
    def emojis(self) -> tuple[str, ...]:
        """The names of the application's emojis, oldest first."""
        return tuple(emoji.name for emoji in self.world.emojis.values())

    @property
    def requests(self) -> list[Request]:
        """Every request the bot has made, in order."""
        return self._tables.requests

    @property
    def faults(self) -> list[Fault]:
        """Every mistake the bot has made; what the world imposed on it (a closed door) is none."""
        return self._tables.faults

    @property
    def unanswered(self) -> list[Interaction]:
        """Every interaction that nobody acknowledged within 3 seconds: the user read an error."""
        return [one for one in self.world.interactions.values() if expired(self.world, one)]

    @property
    def limits(self) -> WorldRates:
        """The slow limits of the world, to be set."""
        return self.world.rates

    @property
    def connected(self) -> bool:
        """A bot has identified and its gateway connection is open."""
        return self._gateway.connected

    @property
    def identified(self) -> int:
        """How often a bot has identified."""
        return self._gateway.identified

    @property
    def resumed(self) -> int:
        """How often a bot has resumed its session."""
        return self._gateway.resumed

    async def until(self, condition: Callable[[], T | None], within: float = PATIENCE) -> T:
        """Wait until the condition gives something true and return it.

        It is asked again whenever the world changes. Raises NothingHappened after ``within`` seconds of
        real time.
        """
        return await self.world.until(
            condition,
            within=within,
            otherwise=lambda: "\n".join(["Nothing happened. Last requests:", *map(str, self.requests[-8:])]),
        )

    def advance(self, seconds: float) -> None:
        """Let the world's time jump ahead; threads that fell quiet long enough ago are archived."""
        self.world.advance(seconds)
        threads.archive_quiet_ones(self.world)
        self.world.changed()

    def cut_gateway(self, *, resumable: bool = True) -> None:
        """Break the gateway connection; without ``resumable`` the session is forgotten, too."""
        self._gateway.cut(resumable=resumable)

    def lose_next_answer(self, pattern: str) -> None:
        """Carry out the next request whose "METHOD /path" the pattern finds, but lose the answer."""
        self._tables.losing.append(pattern)

    def refuse_next(
        self, pattern: str, *, code: int = 0, status: int | None = None, retry_after: float | None = None
    ) -> None:
        """Refuse the next request whose "METHOD /path" the pattern finds, without carrying it out.

        With ``retry_after`` seconds it is a 429; else by the code's usual status, or ``status``.
        """
        if retry_after is not None:
            status = 429
        refusal = Refusal(code, status=status, retry_after=retry_after, ordered=True)
        self._tables.refusing.append((pattern, refusal))

    def limit_requests(self, route: str | None, limit: int, window: float) -> None:
        """Allow so many requests in ``window`` seconds on a route, "POST /channels/{channel_id}/messages".

        None is the limit of all requests together, else 50 a second.
        """
        rate = Rate(limit, window)
        if route is None:
            self._rates.everywhere = rate
        else:
            self._rates.tight[route] = rate
