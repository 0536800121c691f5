"""Checks of the application: its installation, its rights, its commands, its emojis."""

from typing import Any

import discord

from bot.client.command_tree import TRANSLATED, sync_commands
from bot.client.emojis import delete_emoji, wanted_emojis
from bot.client.gateway.pace import LEAST_LEFT
from bot.first_day.check import NotTried, expect
from bot.first_day.ground import Ground
from bot.first_day.made import COMMANDS, EMOJI_NAME
from bot.screens.model import Button, Screen, Select, SelectOption, Text

PORTAL = "Under Installation in the developer portal allow"


async def connect(ground: Ground) -> str:
    expect(ground.server.channels, "The gateway names no channel of the server.")
    limit = await ground.bot.gateway()
    few = f"Only {limit.remaining} session starts are left."
    expect(limit.remaining >= LEAST_LEFT, few, "Start nothing for a day: with none left the token is reset.")
    return str(limit)


async def install_server(ground: Ground) -> None:
    info = await ground.bot.application_info()
    advice = f"{PORTAL} Guild Install with the scopes bot and applications.commands."
    expect(info.guild_integration_config is not None, "Guild Install is not allowed.", advice)


async def install_user(ground: Ground) -> None:
    info = await ground.bot.application_info()
    advice = f"{PORTAL} User Install with the scope applications.commands, unless you do not want that."
    expect(info.user_integration_config is not None, "User Install is not allowed.", advice)


async def person(ground: Ground) -> None:
    info = await ground.bot.application_info()
    owner = info.team.owner_id if info.team is not None else info.owner.id
    expect(owner, "The application's team has no owner.")
    ground.owner = (await ground.bot.fetch_user(owner or 0)).id


async def server(ground: Ground) -> None:
    found = await ground.bot.fetch_guild(ground.server.id, with_counts=False)
    expect(await found.fetch_channels(), "The server has no channels.")
    await found.fetch_member(ground.own)


async def right(ground: Ground, of: str) -> None:
    granted = ground.channel.permissions_for(ground.server.me)
    advice = "Give it to the bot's role on the server, and look whether the channel takes it away."
    expect(getattr(granted, of), f"{of} is missing in the channel.", advice)


# Commands


async def _stored_commands(ground: Ground) -> list[dict[str, Any]]:
    """The commands as Discord has them, in all languages."""
    route = discord.http.Route(
        "GET", "/applications/{application_id}/commands", application_id=ground.bot.application_id
    )
    found: list[dict[str, Any]] = await ground.bot.http.request(route, params={"with_localizations": "true"})
    return found


async def commands_stored(ground: Ground) -> str:
    before = await _stored_commands(ground)
    number = ground.journal.note(COMMANDS, before=before)
    if await sync_commands(ground.bot.tree):
        return "They were others before, and are put back at the end."
    ground.journal.forget(number)
    await ground.bot.tree.sync()
    return "They were stored already."


async def commands_equal(ground: Ground) -> None:
    advice = "Send the file to the developers: until then the bot stores its commands at each start."
    changed = await sync_commands(ground.bot.tree)
    expect(not changed, "Discord gives the commands back otherwise than they were sent.", advice)


async def commands_languages(ground: Ground) -> None:
    for command in await _stored_commands(ground):
        for locale in map(str, TRANSLATED):
            texts = command.get("description_localizations") or {}
            expect(locale in texts, f"/{command['name']} has lost its texts in {locale}.")


# Emojis


async def emoji_list(ground: Ground) -> str:
    return f"There are {len(await ground.bot.fetch_application_emojis())}."


async def emoji_upload(ground: Ground) -> None:
    image = wanted_emojis()[0].image
    ground.emoji = (await ground.bot.create_application_emoji(name=EMOJI_NAME, image=image)).id


async def emoji_text(ground: Ground) -> None:
    markup = ground.symbol("another")
    shown = await ground.post(Screen((Text(f"An emoji: {markup}"),)))
    expect(markup in str(shown.components), "Discord has changed the markup of an emoji.")


async def emoji_controls(ground: Ground) -> None:
    symbol = ground.symbol("another")
    button = Button(ground.custom_id(), "Press", symbol=symbol)
    select = Select(ground.custom_id(1), "Choose", (SelectOption("a", "First", symbol=symbol),))
    shown = await ground.post(Screen(((button,), select)))
    found = [str(ground.emoji) in str(each.to_dict()) for each in shown.components]
    expect(all(found) and len(found) == 2, "Discord has left out an emoji of a control.")


async def emoji_delete(ground: Ground) -> None:
    listed = await ground.bot.fetch_application_emojis()
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
    return f"{seen}, and {len(refused)} requests were refused for their number."
