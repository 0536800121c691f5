"""Checks of the application: its settings in the portal, its rights, its commands, its emojis."""

from datetime import timedelta
from typing import Any

import discord

from bot.client.command_tree import TRANSLATED, sync_commands
from bot.client.emojis import delete_emoji, wanted_emojis
from bot.client.gateway.pace import LEAST_LEFT
from bot.first_day.check import NotTried, Subject, expect
from bot.first_day.ground import Ground
from bot.first_day.made import COMMANDS, EMOJI_NAME
from bot.screens.model import Screen, Select, SelectOption, Text

VERIFIED_FROM, VERIFIED_UP_TO = 75, 100
"""From how many servers on an application can be verified, and how many it can have without that."""

PRIVILEGED = ("presence", "guild_members", "message_content")
"""Intents that Discord has to allow."""


# What is set in the portal


def _application(subject: Subject) -> discord.AppInfo:
    found = subject.client.application
    assert found is not None
    return found


async def interactions(subject: Subject) -> None:
    advice = "empty Interactions Endpoint URL on the page General Information"
    expect(not _application(subject).interactions_endpoint_url, "they are sent to another address", advice)


async def install_server(subject: Subject) -> None:
    advice = "allow Guild Install on the page Installation, with the scopes bot and applications.commands"
    expect(_application(subject).guild_integration_config, "servers cannot install it", advice)


async def install_user(subject: Subject) -> None:
    if _application(subject).user_integration_config is None:
        raise NotTried("User Install is off on the page Installation: users have it on servers alone")


async def invitation(subject: Subject) -> str:
    found, advice = _application(subject), "switch off Requires OAuth2 Code Grant on the page Bot"
    expect(not found.bot_require_code_grant, "the link cannot invite it", advice)
    return "everybody may invite it" if found.bot_public else "its owner may invite it (Public Bot is off)"


async def intents(subject: Subject) -> None:
    flags = _application(subject).flags
    allowed = [
        name
        for name in PRIVILEGED
        if getattr(flags, f"gateway_{name}") or getattr(flags, f"gateway_{name}_limited")
    ]
    advice = "switch the privileged ones off on the page Bot: the bot needs none"
    expect(not allowed, f"allowed: {', '.join(allowed)}", advice)


async def verification(subject: Subject) -> str:
    found, user = _application(subject), subject.client.user
    lacks = {
        "it is not verified": user is None or not user.public_flags.verified_bot,
        "it names no privacy policy": not found.privacy_policy_url,
        "it names no terms of service": not found.terms_of_service_url,
    }
    lacking = ", ".join(text for text, is_so in lacks.items() if is_so)
    servers = found.approximate_guild_count
    said = f"servers: {servers}, of {VERIFIED_UP_TO} without verification; {lacking}"
    expect(not lacking or servers < VERIFIED_FROM, said, "have it verified (docs/first-day.md)")
    return said if lacking else f"servers: {servers}; it is verified"


async def session_starts(subject: Subject) -> str:
    _, _, limit = await subject.client.http.get_bot_gateway()
    left = f"{limit['remaining']} of {limit['total']} are left"
    hours = timedelta(seconds=limit["reset_after"] // 1000)
    few = f"{left} for {hours} hours: with none the token is reset"
    advice = "start nothing until then, and find in the bot's log why it has started so many sessions"
    expect(limit["remaining"] >= LEAST_LEFT, few, advice)
    return left


# Where the bot is


async def connect(ground: Ground) -> None:
    expect(ground.server.channels, "The gateway names no channel of the server.")


async def person(ground: Ground) -> None:
    found = _application(ground)
    owner = found.team.owner_id if found.team is not None else found.owner.id
    expect(owner, "The application's team has no owner.")
    ground.owner = (await ground.client.fetch_user(owner or 0)).id


async def server(ground: Ground) -> None:
    found = await ground.client.fetch_guild(ground.server.id, with_counts=False)
    expect(await found.fetch_channels(), "The server has no channels.")
    await found.fetch_member(ground.server.me.id)


async def right(ground: Ground, of: str) -> None:
    advice = "Give it to the bot's role on the server, and look whether the channel takes it away."
    expect(getattr(ground.granted, of), "It is missing in the channel.", advice)


# Commands


async def _stored_commands(ground: Ground) -> list[dict[str, Any]]:
    """The commands as Discord has them, in all languages."""
    route = discord.http.Route(
        "GET", "/applications/{application_id}/commands", application_id=ground.client.application_id
    )
    found: list[Any] = await ground.client.http.request(route, params={"with_localizations": "true"})
    return found


async def commands_stored(ground: Ground) -> str:
    before = await _stored_commands(ground)
    number = ground.journal.note(COMMANDS, before=before)
    if await sync_commands(ground.client.tree):
        return "They were others before, and are put back at the end."
    ground.journal.forget(number)
    await ground.client.tree.sync()
    return "They were stored already."


async def commands_equal(ground: Ground) -> None:
    advice = "Send the file to the developers: until then the bot stores its commands at each start."
    changed = await sync_commands(ground.client.tree)
    expect(not changed, "Discord gives the commands back otherwise than they were sent.", advice)


async def commands_languages(ground: Ground) -> None:
    for command in await _stored_commands(ground):
        lost = {*map(str, TRANSLATED)} - (command.get("description_localizations") or {}).keys()
        expect(not lost, f"/{command['name']} has lost its texts in {', '.join(sorted(lost))}.")


# Emojis


async def emoji_list(ground: Ground) -> str:
    return f"There are {len(await ground.client.fetch_application_emojis())}."


async def emoji_upload(ground: Ground) -> None:
    image = wanted_emojis()[0].image
    ground.emoji = (await ground.client.create_application_emoji(name=EMOJI_NAME, image=image)).id


async def emoji_text(ground: Ground) -> None:
    markup = ground.symbol("another")
    shown = await ground.post(Screen((Text(f"An emoji: {markup}"),)))
    expect(markup in str(shown.components), "Discord has changed the markup of an emoji.")


async def emoji_controls(ground: Ground) -> None:
    symbol = ground.symbol("another")
    options = (SelectOption("a", "First", symbol=symbol),)
    select = Select(ground.custom_id(), "Choose", options)
    shown = await ground.post(Screen(((ground.button("Press", symbol=symbol),), select)))
    found = [str(ground.emoji) in str(each.to_dict()) for each in shown.components]
    expect(all(found) and len(found) == 2, "Discord has left out an emoji of a control.")


async def emoji_delete(ground: Ground) -> None:
    listed = await ground.client.fetch_application_emojis()
    uploaded = [each for each in listed if each.id == ground.emoji]
    expect(uploaded, "The uploaded emoji is not listed.")
    await delete_emoji(uploaded[0])


RATES = {"POST /channels/{id}/messages": (5, 5.0), "PATCH /channels/{id}/messages/{id}": (5, 5.0)}
"""Routes whose rate the bot's pace relies on -> requests, and in how many seconds."""


async def rates(ground: Ground) -> str:
    """Compare the headers of all requests so far."""
    seen = dict[str, str]()
    for each in ground.recorder.exchanges:
        line = f"{each.method} {each.route}"
        limit = each.headers.get("X-RateLimit-Limit")
        if line in RATES and limit is not None:
            number, seconds = RATES[line]
            reset = float(each.headers.get("X-RateLimit-Reset-After", 0.0))
            slow = int(limit) / max(reset, 0.001) < number / seconds / 2
            expect(not slow, f"{line}: {limit} in {reset} s, where {number} in {seconds:.0f} s is assumed.")
            seen[line] = limit
    refused = [each.route for each in ground.recorder.exchanges if each.status == 429]
    if not seen:
        raise NotTried("No answer had headers of rate limits.")
    limits = ", ".join(f"{line}: {limit}" for line, limit in seen.items())
    return f"Requests at once: {limits}; refused for their number: {len(refused)}."
