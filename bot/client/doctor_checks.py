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

from bot.client.emojis import NAMES, missing_names, wanted_emojis
from bot.client.gateway.pace import LEAST_LEFT
from bot.client.gateway.retry import PASSING, one_line
from bot.client.gateway.shards import fetch_server
from bot.client.rights import server_view
from bot.locales import general_words
from bot.operation.findings import Finding, broken, fault, fine, judge, unchecked
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

PRIVILEGED = tuple(
    f"gateway_{name}{limited}"
    for name in ("presence", "guild_members", "message_content")
    for limited in ("", "_limited")
)
"""Flags of intents that Discord has to allow."""

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
    elsewhere = "they are sent to another address" if application.interactions_endpoint_url else ""
    for_users, for_servers = application.user_integration_config, application.guild_integration_config
    users_alone = "servers cannot install it" if for_users and not for_servers else ""
    code_grant = "the link cannot invite it" if application.bot_require_code_grant else ""
    servers, lacking = application.approximate_guild_count, _lacking(application, user)
    unverified = f"{servers} servers of {VERIFIED_UP_TO} without it; {lacking}" if lacking else ""
    return [
        judge(
            "interactions",
            elsewhere,
            "empty Interactions Endpoint URL on the page General Information",
            "they come by the gateway",
        ),
        judge(
            "installation",
            users_alone,
            "allow Guild Install on the page Installation",
            "on servers and by users" if for_users else "on servers alone (User Install is off)",
        ),
        judge(
            "invitation",
            code_grant,
            "switch off Requires OAuth2 Code Grant on the page Bot",
            "everybody may" if application.bot_public else "its owner may (Public Bot is off)",
        ),
        judge(
            "intents",
            ", ".join(name for name in PRIVILEGED if getattr(application.flags, name)),
            "switch the privileged ones off on the page Bot: the bot needs none",
            "none is allowed without need",
        ),
        judge(
            "verification",
            unverified if servers >= VERIFIED_FROM else "",
            "have it verified (docs/first-day.md)",
            f"servers: {servers}; {lacking or 'it is verified'}",
        ),
    ]


def _lacking(application: discord.AppInfo, user: discord.ClientUser) -> str:
    """What a verified application has and this one lacks, in words."""
    there = {
        "it is not verified": user.public_flags.verified_bot,
        "it names no privacy policy": application.privacy_policy_url,
        "it names no terms of service": application.terms_of_service_url,
    }
    return ", ".join(text for text, has in there.items() if not has)


async def _check_starts(client: discord.Client, shards: int | None) -> list[Finding]:
    needed, _, limit = await client.http.get_bot_gateway()
    left = f"{limit['remaining']} of {limit['total']} are left"
    used_up = f"{left} for {timedelta(seconds=limit['reset_after'] // 1000)} hours"
    too_few = f"SHARDS is {shards}, Discord wants {needed}" if shards is not None and shards < needed else ""
    return [
        judge(
            "session starts",
            used_up if limit["remaining"] < LEAST_LEFT else "",
            "let the bot wait, and find in its log why it has started so many sessions",
            left,
        ),
        judge(
            "shards",
            too_few,
            "stop all processes, set SHARDS higher, start them",
            f"Discord wants {needed}; used: {shards or needed}",
        ),
    ]


async def _check_symbols(client: discord.Client) -> list[Finding]:
    wanted = await asyncio.to_thread(wanted_emojis)
    uploaded = {each.name for each in await client.fetch_application_emojis()}
    missing = missing_names(wanted, uploaded)
    if not missing:
        return [fine("symbols", "all are uploaded")]
    if not any(map(NAMES.fullmatch, uploaded)):
        return [unchecked("symbols", "the bot uploads them at its first start")]
    text = f"missing: {len(missing)}, as {missing[0]}"
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
