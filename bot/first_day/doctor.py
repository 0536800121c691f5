"""`tabellarius doctor`: whether all is as the bot needs it, found out without writing anything."""

import asyncio
import time
from collections.abc import Callable, Iterator
from email.utils import parsedate_to_datetime
from functools import partial
from itertools import islice
from pathlib import Path
from typing import Any

import aiohttp
import discord
from discord.gateway import DiscordWebSocket
from msgspec import structs

from bot.client.emojis import NAMES, missing_names, wanted_emojis
from bot.client.gateway.retry import PASSING, one_line
from bot.client.gateway.shards import fetch_server
from bot.client.rights import server_view
from bot.first_day import computer
from bot.first_day.check import NETWORK, Check, NotTried, Outcome, Result, Wrong, expect, run_checks
from bot.first_day.checks import CHECKS
from bot.first_day.computer import Host
from bot.locales import general_words
from bot.operation.exit_status import ExitStatus, Fatal
from bot.screens.servers.server_view import server_faults
from bot.tables.settings.server_settings import ServerSettings, from_json

ANSWER_SECONDS = 30.0
"""Longest wait for the answers that a check needs."""

MOST_SKEW = 5.0
"""Seconds by which the computer's clock may differ from Discord's."""

PORTAL = (
    *("install.server", "install.user", "interactions", "invitation", "intents", "verification"),
    "session_starts",
)
"""Checks of the application that `tabellarius try` has too."""

MOST_SERVERS = 50
"""Number of servers that are asked about, three requests each: a running bot needs the same limits."""


async def examine(say: Callable[[str], None], backups: Path | None = None, unit: Path | None = None) -> str:
    """Say how each check ends; returns the last line. Raises Fatal if there is a fault.

    `backups`: their folder; `unit`: the file of the service, by default UNIT, if it is there.
    """
    host = Host(backups, unit)
    host.settings.point_discord_py()

    def tell(outcome: Outcome) -> None:
        say(str(outcome))

    outcomes = await run_checks(host, OF_COMPUTER, tell)
    async with discord.Client(intents=discord.Intents(guilds=True)) as host.client:
        outcomes += await run_checks(host, [*OF_DISCORD, *_of_servers(host)], tell)
    faults = sum(each.result is Result.FAULT for each in outcomes)
    if faults:
        named = "1 fault" if faults == 1 else f"{faults} faults"
        raise Fatal(ExitStatus.FAULTS_FOUND, f"{named}, named above with what to do.")
    return "Nothing keeps the bot from running."


async def gateway(_host: Host) -> str:
    """Open a connection to the gateway, and close it once it says hello."""
    url = DiscordWebSocket.DEFAULT_GATEWAY.with_query(v=discord.http.INTERNAL_API_VERSION, encoding="json")
    try:
        async with aiohttp.ClientSession(trust_env=True) as session, session.ws_connect(url) as socket:
            hello = await socket.receive_json()
    except (*PASSING, TypeError, ValueError) as error:
        raise Wrong(
            f"no connection to {url.host}: {one_line(error)}",
            "look at the network, its name server and its firewall",
        ) from None
    expect(hello.get("op") == DiscordWebSocket.HELLO, f"{url.host} does not say hello", NETWORK)
    return f"{url.host} says hello"


async def clock(host: Host) -> str:
    """Compare this computer's clock with the time of an answer of Discord."""
    url, said = f"{discord.http.Route.BASE}/users/@me", {"Authorization": f"Bot {host.token}"}
    try:
        async with aiohttp.ClientSession(trust_env=True) as session, session.get(url, headers=said) as got:
            theirs = parsedate_to_datetime(got.headers["Date"]).timestamp()
    except (*PASSING, KeyError):
        raise NotTried("Discord does not answer") from None
    ahead = time.time() - theirs - 0.5  # The header has whole seconds.
    how = f"{abs(ahead):.0f} s {'ahead of' if ahead > 0 else 'behind'} Discord's"
    remedy = "switch on the synchronisation of time (timedatectl set-ntp true)"
    expect(abs(ahead) <= MOST_SKEW, how, remedy)
    return "as Discord's" if abs(ahead) < 1.5 else how


async def token(host: Host) -> str:
    """Ask who the bot is."""
    remedy = "set DISCORD_TOKEN, from the page Bot of the developer portal"
    again = "copy it again, with nothing around it, or make another one on the page Bot (Reset Token)"
    expect(host.token, "DISCORD_TOKEN is not set", remedy)
    try:
        await host.client.login(host.token)
    except discord.LoginFailure:
        raise Wrong("Discord does not know it", again) from None
    return f"it is that of {host.client.user and host.client.user.name}"


async def shards(host: Host) -> str:
    needed, _, _ = await host.client.http.get_bot_gateway()
    wanted, used = f"Discord wants {needed}", host.settings.shards
    remedy = "stop all processes, set SHARDS higher, start them"
    expect(used is None or used >= needed, f"SHARDS is {used}, {wanted}", remedy)
    return f"{wanted}; used: {used or needed}"


async def symbols(host: Host) -> str:
    uploaded = {each.name for each in await host.client.fetch_application_emojis()}
    missing = missing_names(await asyncio.to_thread(wanted_emojis), uploaded)
    if missing and not any(map(NAMES.fullmatch, uploaded)):
        raise NotTried("the bot uploads them at its first start")
    named = f"missing: {len(missing)}, as {missing[0]}" if missing else ""
    expect(not missing, named, "start the bot; while it runs it uploads them within ten minutes")
    return "all are uploaded"


async def server(host: Host, number: int) -> str:
    """What the bot lacks on a server, in the channel that is set and in those of tables."""
    used, found = host.inspection.servers[number], await fetch_server(host.client, number)
    if found is None:
        remedy = "have a manager invite it again; the tables go on by direct message"
        expect(not used.channels, "the bot is no member", remedy)
        return "the bot is no member, and no table is there"
    settings = ServerSettings() if used.settings is None else from_json(used.settings)
    places = [channel for channel in (settings.channel, *used.channels) if channel]
    if not places:
        return f"{found.name}; no channel is in use"
    view = server_view(found, settings, "en", here=places[0], used=places, reports=0, lost=())
    faults = server_faults(view, general_words("en"), {each.id: f"#{each.name}" for each in found.channels})
    gone = [channel for channel in used.channels if found.get_channel(channel) is None]
    faults += [f"channel {channel} has tables and was deleted." for channel in gone if channel != places[0]]
    expect(not faults, f"{found.name}: {' '.join(faults)}", "a manager of the server finds it in /setup")
    return f"{found.name}; channels looked at: {len(view.others) + 1}"


async def other_servers(host: Host) -> None:
    raise NotTried(f"only {MOST_SERVERS} of {len(host.inspection.servers)} are asked about")


async def _in_thread(host: Host, check: Callable[[Host], str]) -> str:
    return await asyncio.to_thread(check, host)


def _check(name: str, run: Any, *needs: str) -> Check:
    return Check(name, run, needs=needs, seconds=ANSWER_SECONDS)


def _of_servers(host: Host) -> Iterator[Check]:
    for number in islice(host.inspection.servers, MOST_SERVERS):
        yield _check(f"server {number}", partial(server, number=number), "token")
    if len(host.inspection.servers) > MOST_SERVERS:
        yield _check("other servers", other_servers)


OF_COMPUTER = [
    Check(name, partial(_in_thread, check=vars(computer)[name.replace(" ", "_")]))
    for name in ("settings", "files", "disk", "database", "time zones", "memory", "backup", "service")
]

OF_DISCORD = [
    _check("token", token),
    _check("clock", clock),
    _check("gateway", gateway),
    *(
        structs.replace(each, needs=("token",), seconds=ANSWER_SECONDS)
        for each in CHECKS
        if each.id in PORTAL
    ),
    _check("shards", shards, "token"),
    _check("symbols", symbols, "token"),
]
