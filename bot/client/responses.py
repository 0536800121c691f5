"""Responses to interactions: a screen, a short private text, why something is refused."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from typing import Any, TypeVar

import discord

from bot.client.acknowledgement import LOST, PAUSE_SECONDS, TRIES, Interaction, Reply, reply_of
from bot.client.components import attachments_of, layout_view, message_parts
from bot.client.message_edits import MessageEdits
from bot.limits import ALREADY_ACKNOWLEDGED, BAD_REQUEST, NOT_FOUND, TOKEN_GONE
from bot.locales import general_words
from bot.screens.ids.custom_id import number
from bot.screens.model import Screen, text_screen
from bot.screens.names import escape_name
from games import UnknownGame
from games.engine.errors import Illegal
from games.words import Argument, Verbatim, Words
from storage.core.errors import Explained, Refused, UserName

NameOfUser = Callable[[int | None, int, str], Awaitable[str]]
"""The name of a user on a server (None: on Discord), and of an erased one in a language."""

OF_GAMES: Mapping[type[Exception], str] = {Illegal: "error-outdated", UnknownGame: "error-no-such-control"}
"""Texts for errors of the games."""

Result = TypeVar("Result")

log = logging.getLogger(__name__)


class UserError(Refused):
    """A user's request is impossible, for the reason in a text."""

    def __init__(self, text: str, **arguments: Argument | UserName) -> None:
        super().__init__(text)
        self.text = text
        self.arguments = arguments


@contextmanager
def refuse_with_text(text: str, *errors: type[Exception], **arguments: Argument | UserName) -> Iterator[None]:
    """Raise UserError with a text instead of these errors."""
    try:
        yield
    except errors:
        raise UserError(text, **arguments) from None


async def error_text(error: Exception, words: Words, name: NameOfUser) -> str | None:
    """The text for an error; None for an unexpected one."""
    if not isinstance(error, Explained):
        return next((words(text) for kind, text in OF_GAMES.items() if isinstance(error, kind)), None)
    said = []
    for text, arguments in error.sentences:
        named = {
            key: Verbatim(escape_name(await name(each.guild, each.user, each.language)))
            if isinstance(each, UserName)
            else each
            for key, each in arguments.items()
        }
        said.append(words(text, **named))
    return " ".join(said)


def user_locale(interaction: Interaction) -> str:
    """The language a user has chosen, else that of their Discord."""
    locale: str = interaction.client.members.locale(interaction)
    return locale


def user_words(interaction: Interaction) -> Words:
    return general_words(user_locale(interaction))


async def respond(interaction: Interaction, screen: Screen, *, private: bool = True) -> discord.Message:
    """Respond to an acknowledged interaction: in the reply, or in the message whose control was pressed.

    What Discord rejects is sent with all its pictures, since the message may have lost those it had, then
    without symbols: an emoji may have been deleted. If the message was deleted or cannot be edited a new one
    is sent, which is public if it is not `private`. Returned is the message.
    """
    async with interaction.client.outbox.message_edits.edit(_id_of_response(interaction)):
        return await _respond(interaction, screen, private=private)


async def respond_current(interaction: Interaction, compose: Callable[[], Awaitable[Screen]]) -> None:
    """Respond with a screen that several people may change at the same time, up to date when sent."""
    edits: MessageEdits = interaction.client.outbox.message_edits
    await edits.show(_id_of_response(interaction), compose, lambda screen: _respond(interaction, screen))


def _id_of_response(interaction: Interaction) -> int:
    """The message that holds the response; until it exists, the interaction."""
    updates = reply_of(interaction) is Reply.UPDATE
    return interaction.message.id if updates and interaction.message else interaction.id


async def _respond(interaction: Interaction, screen: Screen, *, private: bool = True) -> discord.Message:
    updates = reply_of(interaction) is Reply.UPDATE
    edits, pressed = interaction.client.outbox.message_edits, interaction.message
    present = edits.attachments(pressed) if updates and pressed else []
    attempts = [(screen, present), *([(screen, [])] if present else []), (screen.without_symbols(), [])]
    for attempt, attached in attempts:
        try:
            message = await edit_reply(interaction, attempt, attached)
        except discord.HTTPException as error:
            if error.status not in (BAD_REQUEST, NOT_FOUND) or error.code in TOKEN_GONE:
                raise
            log.warning("a message could not be edited: %s", error)
            if error.status == NOT_FOUND:
                break
        else:
            interaction.extras["responded"] = True
            return message
    return await follow_up(interaction, screen.without_symbols(), private=private)


async def edit_reply(
    interaction: Interaction,
    screen: Screen,
    present: Sequence[discord.Attachment] = (),
    *,
    message: int | None = None,
) -> discord.Message:
    """Edit the reply, or a message that followed it; again if the answer is lost."""

    async def edit() -> discord.Message:
        parts, attached = message_parts(screen), attachments_of(screen, present)
        if message is None:
            return await interaction.edit_original_response(**parts, attachments=attached)
        return await interaction.followup.edit_message(message, **parts, attachments=attached)

    edited = await _repeat_if_lost(edit)
    interaction.client.outbox.message_edits.note_edit(edited)
    return edited


async def _repeat_if_lost(request: Callable[[], Coroutine[Any, Any, Result]]) -> Result:
    """Make a request, and again if its answer is lost."""
    for attempt in range(1, TRIES):
        try:
            return await request()
        except LOST as error:
            log.warning("the answer to a request was lost: %r", error)
            await asyncio.sleep(PAUSE_SECONDS * (attempt - 1))
    return await request()


async def follow_up(interaction: Interaction, screen: Screen, *, private: bool = True) -> discord.Message:
    """Send one more message, without symbols if rejected, and twice rather than not at all."""
    interaction.extras["responded"] = True
    try:
        return await _repeat_if_lost(lambda: _send_follow_up(interaction, screen, private=private))
    except discord.HTTPException as error:
        if error.status != BAD_REQUEST:
            raise
        log.warning("a message is sent without symbols: %s", error)
        plain = screen.without_symbols()
        return await _repeat_if_lost(lambda: _send_follow_up(interaction, plain, private=private))


async def _send_follow_up(interaction: Interaction, screen: Screen, *, private: bool) -> discord.Message:
    return await interaction.followup.send(
        **message_parts(screen), files=attachments_of(screen), ephemeral=private, wait=True
    )


async def update_progress(interaction: Interaction, text: str) -> None:
    """Show progress in the reply, unless it was deleted."""
    with suppress(discord.NotFound):
        await interaction.edit_original_response(view=layout_view(text_screen(text)))


async def tell_privately(interaction: Interaction, text: str) -> None:
    """Tell the user something privately, whatever the interaction was answered so far."""
    screen, reply = text_screen(text), reply_of(interaction)
    if reply is None:
        await _respond_first(interaction, screen)
    elif reply is Reply.UPDATE or interaction.extras.get("responded"):
        await follow_up(interaction, screen)
    elif reply is Reply.PRIVATE:
        await respond(interaction, screen)
    else:
        with suppress(discord.NotFound):
            await _repeat_if_lost(interaction.delete_original_response)
        await follow_up(interaction, screen)


async def _respond_first(interaction: Interaction, screen: Screen) -> None:
    """Acknowledge an interaction with a private message."""
    interaction.extras["reply"], interaction.extras["responded"] = Reply.PRIVATE, True
    try:
        await _repeat_if_lost(
            lambda: interaction.response.send_message(view=layout_view(screen), ephemeral=True)
        )
    except discord.HTTPException as error:
        if error.code != ALREADY_ACKNOWLEDGED:
            raise


def selected_user(interaction: Interaction, value: str) -> int:
    """The user who was selected. Raises UserError for one that Discord has not offered."""
    data: Any = interaction.data
    if value not in data.get("resolved", {}).get("users", {}):
        raise UserError("error-no-such-control")
    return int(value)


def listed_user(value: str) -> int:
    """The user selected in a list of the bot's own. Raises UserError."""
    with refuse_with_text("error-no-such-control", ValueError):
        return number(value)


def pressed_message(interaction: Interaction) -> int | None:
    message: discord.Message | None = interaction.message
    return message.id if message else None
