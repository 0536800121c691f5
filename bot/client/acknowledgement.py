"""Acknowledging interactions: before anything is read, and once even if Discord's answer is lost."""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from enum import Enum
from typing import Any

import aiohttp
import discord

from bot.limits import ALREADY_ACKNOWLEDGED, UNKNOWN_INTERACTION

Interaction = discord.Interaction[Any]

LOST = (aiohttp.ClientError, ConnectionError, TimeoutError, discord.DiscordServerError)
"""Errors after which nobody knows whether Discord has done what was requested."""

TRIES = 3
"""How often a request is made whose answer is lost."""

TRY_SECONDS = 4.0
"""Longest wait for the answer to an acknowledgement."""

PAUSE_SECONDS = 0.2
"""Between two tries, after the second one."""

log = logging.getLogger(__name__)


class Reply(Enum):
    """How an interaction is acknowledged, which decides where its response goes."""

    PRIVATE = "private"
    """A new message that only the user sees; until then Discord shows that the bot is thinking."""
    PUBLIC = "public"
    """The same for everybody in the channel."""
    UPDATE = "update"
    """The message whose control was pressed is edited; until then nothing is shown."""
    FORM = "form"
    """A form is shown as the acknowledgement itself, so it is composed first."""


async def acknowledge(interaction: Interaction, reply: Reply) -> bool:
    """Acknowledge an interaction; returns whether that was in time."""
    interaction.extras["reply"] = reply
    ephemeral, thinking = reply is Reply.PRIVATE, reply is not Reply.UPDATE
    return await begin_response(
        interaction, lambda: interaction.response.defer(ephemeral=ephemeral, thinking=thinking)
    )


async def begin_response(interaction: Interaction, request: Callable[[], Coroutine[Any, Any, Any]]) -> bool:
    """Make the first request of a response, again if the answer is lost; False if it came too late."""
    for attempt in range(TRIES):
        await asyncio.sleep(PAUSE_SECONDS * max(0, attempt - 1))
        try:
            async with asyncio.timeout(TRY_SECONDS):
                await request()
        except LOST as error:
            log.warning("the answer to the acknowledgement of %d was lost: %r", interaction.id, error)
        except discord.HTTPException as error:
            if error.code == ALREADY_ACKNOWLEDGED:
                return True
            late = error.code == UNKNOWN_INTERACTION
            log.warning("interaction %d %s", interaction.id, "came too late" if late else f"failed: {error}")
            return False
        else:
            return True
    log.warning("interaction %d could not be acknowledged", interaction.id)
    return False


def reply_of(interaction: Interaction) -> Reply | None:
    """How an interaction was acknowledged; None: not yet."""
    reply: Reply | None = interaction.extras.get("reply")
    return reply
