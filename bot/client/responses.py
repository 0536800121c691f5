"""Answers to what somebody did: a screen, or a clear private word about what does not work."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine, Mapping
from contextlib import suppress
from typing import Any

import discord

from bot.client.components import files, layout
from bot.client.threads import MissingPermissions
from bot.locales import general_words
from bot.screens.model import Screen, note
from bot.screens.paint_queue import Superseded
from bot.tables.errors import NotPlaying, NotYours
from games.words import Message, Words
from storage.errors import AlreadySeated, AlreadyStarted, NoSuchGame, NotSeated, TableFull

Interaction = discord.Interaction[Any]

ERROR_TEXTS: Mapping[type[Exception], str] = {
    NotYours: "error-not-your-seat",
    NotPlaying: "error-not-started",
    NoSuchGame: "error-no-such-table",
    TableFull: "error-full",
    AlreadySeated: "error-already-seated",
    NotSeated: "error-not-seated",
    AlreadyStarted: "error-started",
}
"""What is said when the desk refuses."""

BAD_REQUEST, NOT_FOUND = 400, 404

log = logging.getLogger(__name__)


class UserError(Exception):
    """Somebody wants what cannot be; the message says why."""

    def __init__(self, text: str, **arguments: str | int) -> None:
        super().__init__(text)
        self.message = Message(text, arguments)


def user_words(interaction: Interaction) -> Words:
    """The words for whoever did something."""
    return general_words(str(interaction.locale))


async def defer(interaction: Interaction) -> None:
    """Acknowledge what will be answered privately."""
    await interaction.response.defer(ephemeral=True, thinking=True)


async def respond(interaction: Interaction, screen: Screen, *, private: bool = True) -> None:
    """Show a screen where something was acknowledged: in the reply, or in the message that was pressed.

    What Discord refuses there is shown without symbols: somebody may have deleted one. Where the message is
    gone or cannot be changed a new one is sent, which everybody sees if it is not `private`.
    """
    updates = interaction.response.type is discord.InteractionResponseType.deferred_message_update
    present = interaction.message.attachments if updates and interaction.message else []
    for shown in (screen, screen.without_symbols()):
        try:
            await interaction.edit_original_response(view=layout(shown), attachments=files(shown, present))
            return
        except discord.HTTPException as error:
            if error.status not in (BAD_REQUEST, NOT_FOUND):
                raise
            log.warning("a message could not be changed: %s", error)
            if error.status == NOT_FOUND:
                break
    await interaction.followup.send(
        view=layout(screen.without_symbols()), files=files(screen), ephemeral=private
    )


async def update_progress(interaction: Interaction, screen: Screen) -> None:
    """Show in the reply how far something is; where the reply is gone, nowhere."""
    with suppress(discord.NotFound):
        await interaction.edit_original_response(view=layout(screen))


async def respond_text(interaction: Interaction, text: str) -> None:
    """A short private answer, whether or not something was acknowledged or answered already."""
    view = layout(note(text))
    if interaction.response.is_done():
        await interaction.followup.send(view=view, ephemeral=True)
    else:
        await interaction.response.send_message(view=view, ephemeral=True)


async def answer_errors(interaction: Interaction, work: Coroutine[Any, Any, None]) -> None:
    """Do something for somebody; whatever goes wrong is told privately, what should not is logged."""
    interaction.client.responding.add(asyncio.current_task())
    try:
        await work
    except Superseded:
        log.debug("interaction %d: a newer one is answered", interaction.id)
    except Exception as error:
        text = error_text(error, user_words(interaction))
        if text is None:
            log.exception("%s failed", _description(interaction))
            text = user_words(interaction).text(Message("error-unexpected"))
        try:
            await respond_text(interaction, text)
        except discord.DiscordException as lost:
            log.warning("%s could not be answered: %s", _description(interaction), lost)
    finally:
        interaction.client.responding.discard(asyncio.current_task())


def error_text(error: Exception, words: Words) -> str | None:
    """What is said about an error; None for one that should not happen."""
    if isinstance(error, UserError):
        return words.text(error.message)
    if isinstance(error, MissingPermissions):
        names = ", ".join(words.text(Message(f"permission-{name}")) for name in error.permissions)
        return words.text(Message("error-missing-permissions", {"permissions": names}))
    text = ERROR_TEXTS.get(type(error))
    return text and words.text(Message(text))


def _description(interaction: Interaction) -> str:
    data: Any = interaction.data or {}
    return f"{data.get('custom_id') or data.get('name')!r} of user {interaction.user.id}"
