"""Checks of the application and its servers for `tabellarius doctor`; nothing is written or identifies."""

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from datetime import timedelta
from email.utils import parsedate_to_datetime
from functools import partial
from itertools import islice
from types import SimpleNamespace

import aiohttp
import discord
from discord.gateway import DiscordWebSocket

from bot.client.emojis import NAMES, wanted_emojis
from bot.client.gateway.pace import LEAST_LEFT
from bot.client.gateway.retry import PASSING, one_line
from bot.client.gateway.shards import fetch_server
from bot.client.rights import server_view
from bot.locales import general_words
from bot.operation.findings import Finding, broken, fault, fine, unchecked
from bot.operation.host_checks import check_clock
from bot.screens.servers.server_view import server_faults
from bot.tables.settings.server_settings import ServerSettings, from_json
from storage.places.inspection import ServerInUse

ANSWER_SECONDS = 30.0
"""Longest wait for the answers that a check needs."""

UNANSWERED = (*PASSING, discord.HTTPException)
"""Errors of a request whose answer a check needs."""

MOST_SERVERS = 50
"""Number of servers that are asked about, three requests each: a running bot needs the same limits."""

VERIFIED_FROM, VERIFIED_UP_TO = 75, 100
"""From how many servers on an application can be verified, and how many it can have without that."""

Check = Callable[[], Awaitable[list[Finding]]]


class _Clocks:
    """Compares this computer's clock with Discord's answers."""

    def __init__(self) -> None:
        self.ahead: float | None = None
        """Seconds that this clock is ahead, by the answer that came fastest; None before the first."""
        self.trace = aiohttp.TraceConfig()
        self.trace.on_request_end.append(self._on_response)

    async def _on_response(
        self, _session: aiohttp.ClientSession, _context: SimpleNamespace, ended: aiohttp.TraceRequestEndParams
    ) -> None:
        if "Date" in ended.response.headers:
            said = parsedate_to_datetime(ended.response.headers["Date"]).timestamp()
            ahead = time.time() - said - 0.5  # The header has whole seconds.
            self.ahead = ahead if self.ahead is None else min(self.ahead, ahead, key=abs)


async def discord_findings(
    token: str, servers: Mapping[int, ServerInUse], shards: int | None
) -> AsyncIterator[Finding]:
    """The findings about a token, its application, and the bot's place on servers; `shards`: if set."""
    clocks = _Clocks()
    async with discord.Client(intents=discord.Intents(guilds=True), http_trace=clocks.trace) as client:
        refused = await _log_in(client, token)
        yield refused or fine("token", f"it is that of {client.user and client.user.name}")
        ahead = clocks.ahead
        yield unchecked("clock", "Discord has not answered") if ahead is None else check_clock(ahead)
        yield await _check_gateway()
        checks: dict[str, Check] = {
            "application": partial(_check_application, client),
            "session starts": partial(_check_starts, client, shards),
            "symbols": partial(_check_symbols, client),
            **{
                f"server {server}": partial(_check_server, client, server, servers[server])
                for server in islice(servers, MOST_SERVERS)
            },
        }
        for subject, check in checks.items():
            if refused is not None:
                yield unchecked(subject, f"{refused.subject} has to work first")
                continue
            for finding in await _answered(subject, check):
                yield finding
        if len(servers) > MOST_SERVERS:
            yield unchecked("other servers", f"only {MOST_SERVERS} of {len(servers)} are asked about")


async def _answered(subject: str, check: Check) -> list[Finding]:
    try:
        async with asyncio.timeout(ANSWER_SECONDS):
            return await check()
    except UNANSWERED as error:
        return [unchecked(subject, f"Discord does not answer: {one_line(error)}")]
    except Exception as error:
        return [broken(subject, error)]


async def _log_in(client: discord.Client, token: str) -> Finding | None:
    """Ask who the bot is; the fault if there is no answer, or another one."""
    if not token:
        remedy = "set DISCORD_TOKEN, from the page Bot of the developer portal"
        return fault("token", "DISCORD_TOKEN is not set", remedy)
    try:
        async with asyncio.timeout(ANSWER_SECONDS):
            await client.login(token)
    except discord.LoginFailure:
        return fault("token", "Discord does not know it", "make another one on the page Bot (Reset Token)")
    except UNANSWERED as error:
        why = f"it does not answer: {one_line(error)}"
        return fault("Discord", why, "look at the network and its proxy, and at https://discordstatus.com")
    return None


async def _check_gateway() -> Finding:
    """Open a connection to the gateway, and close it once it says hello."""
    url = DiscordWebSocket.DEFAULT_GATEWAY.with_query(v=discord.http.INTERNAL_API_VERSION, encoding="json")
    try:
        async with (
            asyncio.timeout(ANSWER_SECONDS),
            aiohttp.ClientSession(trust_env=True) as session,
            session.ws_connect(url) as socket,
        ):
            hello = await socket.receive_json()
    except (*UNANSWERED, TypeError, ValueError) as error:
        return fault("gateway", f"no connection to {url.host}: {one_line(error)}", "allow it in the firewall")
    if hello.get("op") != DiscordWebSocket.HELLO:
        return fault("gateway", f"{url.host} does not say hello", "look at the network and its proxy")
    return fine("gateway", f"{url.host} says hello")


async def _check_application(client: discord.Client) -> list[Finding]:
    application, user = client.application, client.user
    assert application is not None
    assert user is not None
    return [
        _check_interactions(application),
        _check_installation(application),
        _check_invitation(application),
        fine("intents", "it needs none that Discord has to allow"),
        _check_verification(application, verified=user.public_flags.verified_bot),
    ]


def _check_interactions(application: discord.AppInfo) -> Finding:
    if application.interactions_endpoint_url:
        remedy = "empty Interactions Endpoint URL on the page General Information"
        return fault("interactions", "they are sent to another address, not to the gateway", remedy)
    return fine("interactions", "they come by the gateway")


def _check_installation(application: discord.AppInfo) -> Finding:
    for_users = application.user_integration_config is not None
    if for_users and application.guild_integration_config is None:
        remedy = "allow Guild Install on the page Installation"
        return fault("installation", "servers cannot install it", remedy)
    alone = "on servers alone (the page Installation has User Install)"
    return fine("installation", "on servers and by users" if for_users else alone)


def _check_invitation(application: discord.AppInfo) -> Finding:
    if application.bot_require_code_grant:
        remedy = "switch off Requires OAuth2 Code Grant on the page Bot"
        return fault("invitation", "the link cannot invite it", remedy)
    who = "everybody" if application.bot_public else "its owner alone (Public Bot is off)"
    return fine("invitation", f"{who} may invite it")


def _check_verification(application: discord.AppInfo, *, verified: bool) -> Finding:
    missing = {
        "it is not verified": verified,
        "it names no privacy policy": application.privacy_policy_url,
        "it names no terms of service": application.terms_of_service_url,
    }
    lacking = [text for text, there in missing.items() if not there]
    number = f"servers: {application.approximate_guild_count}"
    if lacking and application.approximate_guild_count >= VERIFIED_FROM:
        text = f"{number} of {VERIFIED_UP_TO} without verification; {', '.join(lacking)}"
        return fault("verification", text, "have it verified (docs/first-day.md)")
    return fine("verification", f"{number}; {', '.join(lacking) or 'it is verified'}")


async def _check_starts(client: discord.Client, shards: int | None) -> list[Finding]:
    needed, _, limit = await client.http.get_bot_gateway()
    left = f"{limit['remaining']} of {limit['total']} are left"
    if limit["remaining"] < LEAST_LEFT:
        until = f"{left} for {timedelta(seconds=limit['reset_after'] // 1000)} hours"
        remedy = "let the bot wait, and find in its log why it has started so many sessions"
        found = [fault("session starts", until, remedy)]
    else:
        found = [fine("session starts", left)]
    if shards is not None and shards < needed:
        remedy = "stop all processes, set SHARDS higher, start them"
        return [*found, fault("shards", f"SHARDS is {shards}, Discord wants {needed}", remedy)]
    return [*found, fine("shards", f"Discord wants {needed}; used: {shards or needed}")]


async def _check_symbols(client: discord.Client) -> list[Finding]:
    wanted = {each.name for each in await asyncio.to_thread(wanted_emojis)}
    uploaded = {each.name for each in await client.fetch_application_emojis()}
    missing = sorted(wanted - uploaded)
    if not missing:
        return [fine("symbols", f"all {len(wanted)} are uploaded")]
    if not any(map(NAMES.fullmatch, uploaded)):
        return [unchecked("symbols", "the bot uploads them at its first start")]
    text = f"{len(missing)} of {len(wanted)} are missing, as {missing[0]}"
    return [fault("symbols", text, "start the bot; while it runs it uploads them within ten minutes")]


async def _check_server(client: discord.Client, server: int, used: ServerInUse) -> list[Finding]:
    subject = f"server {server}"
    found = await fetch_server(client, server)
    if found is None:
        remedy = "have a manager invite it again; the tables go on by direct message"
        return [fault(subject, "the bot is no member", remedy)] if used.channels else []
    settings = ServerSettings() if used.settings is None else from_json(used.settings)
    places = [channel for channel in (settings.channel, *used.channels) if channel]
    if not places:
        return []
    view = server_view(found, settings, "en", here=places[0], used=places, reports=0, lost=())
    faults = server_faults(view, general_words("en"))
    gone = [channel for channel in used.channels if found.get_channel(channel) is None]
    faults += [f"channel {channel} has tables and was deleted." for channel in gone if channel != places[0]]
    if faults:
        text = f"{found.name}: {' '.join(faults)}".rstrip(".")
        return [fault(subject, text, "a manager of the server finds it in /setup")]
    return [fine(subject, f"{found.name}; channels looked at: {len(view.others) + 1}")]
