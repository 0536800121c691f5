"""Responses to interactions: a screen, a short private text, an error."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine, Mapping
from contextlib import suppress
from typing import Any

import discord

from bot.client.components import files, layout
from bot.client.threads import MissingPermissions
from bot.limits import BAD_REQUEST, NOT_FOUND
from bot.locales import general_words
from bot.screens.model import Screen, text_screen
from bot.screens.paint_queue import Superseded
from bot.tables.errors import NotPlaying, NotYours
from games import UnknownGame
from games.words import Message, Words
from storage.errors import AlreadySeated, AlreadyStarted, DatabaseBusy, NoSuchGame, NotSeated, TableFull

Interaction = discord.Interaction[Any]

ERROR_TEXTS: Mapping[type[Exception], str] = {
    NotYours: "error-not-your-seat",
    NotPlaying: "error-not-started",
    NoSuchGame: "error-no-such-table",
    TableFull: "error-full",
    AlreadySeated: "error-already-seated",
    NotSeated: "error-not-seated",
    AlreadyStarted: "error-started",
    UnknownGame: "error-no-such-control",
    DatabaseBusy: "error-busy",
}
"""Texts for errors of the tables, the store and the games."""

log = logging.getLogger(__name__)


class UserError(Exception):
    """A user wants something impossible; `message` tells them why."""

    def __init__(self, text: str, **arguments: str | int) -> None:
        super().__init__(text)
        self.message = Message(text, arguments)


def user_words(interaction: Interaction) -> Words:
    """The words in the user's language."""
    return general_words(str(interaction.locale))


async def defer(interaction: Interaction) -> None:
    """Acknowledge with "thinking"; the response will be private."""
    await interaction.response.defer(ephemeral=True, thinking=True)


async def respond(interaction: Interaction, screen: Screen, *, private: bool = True) -> None:
    """Respond to a deferred interaction: in the reply, or in the message whose control was pressed.

    What Discord rejects is sent without symbols: an emoji may have been deleted. If the message was deleted
    or cannot be edited a new one is sent, which is public if it is not `private`.
    """
    updates = interaction.response.type is discord.InteractionResponseType.deferred_message_update
    present = interaction.message.attachments if updates and interaction.message else []
    for attempt in (screen, screen.without_symbols()):
        try:
            await interaction.edit_original_response(
                view=layout(attempt), attachments=files(attempt, present)
            )
            return
        except discord.HTTPException as error:
            if error.status not in (BAD_REQUEST, NOT_FOUND):
                raise
            log.warning("a message could not be edited: %s", error)
            if error.status == NOT_FOUND:
                break
    await follow_up(interaction, screen.without_symbols(), private=private)


async def follow_up(interaction: Interaction, screen: Screen, *, private: bool = True) -> None:
    """Send one more message after the response; without symbols if Discord rejects it."""
    try:
        await interaction.followup.send(view=layout(screen), files=files(screen), ephemeral=private)
    except discord.HTTPException as error:
        if error.status != BAD_REQUEST:
            raise
        log.warning("a message is sent without symbols: %s", error)
        plain = screen.without_symbols()
        await interaction.followup.send(view=layout(plain), files=files(plain), ephemeral=private)


async def update_progress(interaction: Interaction, screen: Screen) -> None:
    """Show progress in the reply, unless it was deleted."""
    with suppress(discord.NotFound):
        await interaction.edit_original_response(view=layout(screen))


async def respond_text(interaction: Interaction, text: str) -> None:
    """Send a short private text, whether or not the interaction has a response already."""
    view = layout(text_screen(text))
    if interaction.response.is_done():
        await interaction.followup.send(view=view, ephemeral=True)
    else:
        await interaction.response.send_message(view=view, ephemeral=True)


async def answer_errors(interaction: Interaction, handling: Coroutine[Any, Any, None]) -> None:
    """Handle an interaction; errors are answered privately, unexpected ones are logged too."""
    interaction.client.responding.add(asyncio.current_task())
    try:
        await handling
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


def pressed_message(interaction: Interaction) -> int | None:
    """The message whose control was pressed."""
    message: discord.Message | None = interaction.message
    return message.id if message else None


def error_text(error: Exception, words: Words) -> str | None:
    """The text for an error; None for an unexpected one."""
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
