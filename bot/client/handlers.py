"""Registers a cog's methods as handlers of presses, and calls them."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine, Iterable, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

import discord
from discord import app_commands
from msgspec import Struct

from bot.client.acknowledgement import LOST, Interaction, Reply, acknowledge, begin_response
from bot.client.components import modal, typed_text
from bot.client.gateway.shards import ShardedClient
from bot.client.press_measurement import Outcome, measure_press
from bot.client.responses import error_text, tell_privately, user_words
from bot.limits import RATE_LIMITED, TOKEN_GONE
from bot.screens.history.notes import quote_note
from bot.screens.ids.custom_id import CustomId
from bot.screens.ids.custom_ids import KINDS
from bot.screens.model import Form
from bot.screens.painting.paint_queue import Superseded
from bot.screens.text import PART_LENGTH
from bot.work import work_for
from storage.core.errors import DatabaseBusy

Handling = Coroutine[Any, Any, Form | None]
"""What handles an interaction; it returns the form that is shown, if that is the reply."""

FORM_SECONDS = 1.5
"""How long a form may take to be composed: Discord waits for three seconds."""

Id = TypeVar("Id", bound=CustomId)
Also = TypeVar("Also", bound=CustomId)
Cog = TypeVar("Cog")
Value = TypeVar("Value", int, str)

log = logging.getLogger(__name__)

Method = Callable[[Cog, Interaction, Id], Handling]
"""A cog's method that handles an interaction."""

HANDLED = "__handled_custom_id__"
"""The attribute of a method that holds the kinds it handles, and how a press is acknowledged."""


class Handler(Struct, frozen=True):
    """What happens when a control is pressed."""

    reply: Reply
    """How the press is acknowledged before it is handled."""
    handle: Callable[[Interaction, Any], Handling]
    """Handles the press, given the parsed custom id."""


def handles(
    kind: type[Id], reply: Reply, *also: type[Also]
) -> Callable[[Method[Cog, Id | Also]], Method[Cog, Id | Also]]:
    """Make a cog's method the handler of kinds of controls, called once a press is acknowledged."""

    def mark(method: Method[Cog, Id | Also]) -> Method[Cog, Id | Also]:
        setattr(method, HANDLED, ((kind, *also), reply))
        return method

    return mark


def handlers(cogs: Iterable[object]) -> dict[type[CustomId], Handler]:
    """The handlers of all kinds. Raises TypeError if a kind has none, or several."""
    found: dict[type[CustomId], Handler] = {}
    for cog in cogs:
        for name, method in vars(type(cog)).items():
            if not hasattr(method, HANDLED):
                continue
            kinds, reply = getattr(method, HANDLED)
            for kind in kinds:
                if kind in found:
                    raise TypeError(f"{kind.__name__} has two handlers")
                found[kind] = Handler(reply, getattr(cog, name))
    missing = [kind.__name__ for kind in KINDS.values() if kind not in found]
    if missing:
        raise TypeError(f"no handler for {', '.join(missing)}")
    return found


async def answer(interaction: Interaction, reply: Reply, handling: Handling) -> None:
    """Acknowledge and handle an interaction; errors are shown to the user, unexpected ones logged."""
    with (
        note_responding(interaction.client),
        work_for(place_of(interaction)),
        measure_press(interaction, control_name(interaction)) as press,
    ):
        try:
            if await _begin(interaction, reply, handling):
                press.acknowledged()
                await interaction.client.members.load_language(interaction.user.id)
                interaction.client.dispatch("acknowledged", interaction)
                if reply is not Reply.FORM:
                    async with interaction.client.admission.slots.hold():
                        await handling
                press.outcome = Outcome.ANSWERED
            else:
                press.outcome = Outcome.TOO_LATE
        except Superseded:
            press.outcome = Outcome.SUPERSEDED
        except Exception as error:
            if await tell_error(interaction, error):
                press.outcome = Outcome.REFUSED
        finally:
            handling.close()


async def _begin(interaction: Interaction, reply: Reply, handling: Handling) -> bool:
    """Acknowledge an interaction, with the form if that is the reply; returns whether it was in time."""
    if reply is not Reply.FORM:
        return await acknowledge(interaction, reply)
    shown = modal(await _compose_form(interaction, handling))
    return await begin_response(interaction, lambda: interaction.response.send_modal(shown))


async def _compose_form(interaction: Interaction, handling: Handling) -> Form:
    """The form that a handler composes, in time to show it. Raises DatabaseBusy."""
    try:
        async with asyncio.timeout(FORM_SECONDS):
            await interaction.client.members.load_language(interaction.user.id)
            form = await handling
    except TimeoutError:
        raise DatabaseBusy(f"a form was not composed within {FORM_SECONDS} seconds") from None
    assert form is not None, "a handler that replies with a form returns it"
    return form


async def suggest(
    interaction: Interaction, found: Awaitable[list[app_commands.Choice[Value]]]
) -> list[app_commands.Choice[Value]]:
    """Answer an autocompletion with what is found; what cannot be answered in time is a line in the log."""
    with note_responding(interaction.client):
        await interaction.client.members.load_language(interaction.user.id)
        choices = await found
        await send_choices(interaction, choices)
        return choices


async def send_choices(interaction: Interaction, choices: list[app_commands.Choice[Value]]) -> None:
    """Answer an autocompletion; if the answer fails, log a line."""
    try:
        await interaction.response.autocomplete(choices)
    except (*LOST, discord.HTTPException) as error:
        log.info("%s was not completed: %r", control_name(interaction), error)
        interaction.response._response_type = discord.InteractionResponseType.autocomplete_result


@contextmanager
def note_responding(client: ShardedClient) -> Iterator[None]:
    """While an event is handled, the bot knows of it and does not stop at once."""
    task = asyncio.current_task()
    assert task is not None
    client.responding.add(task)
    try:
        yield
    finally:
        client.responding.discard(task)


async def tell_error(interaction: Interaction, error: Exception) -> bool:
    """Show the user an error, and what they have typed; log an unexpected one and return False."""
    words = user_words(interaction)
    try:
        text = found = await error_text(error, words, interaction.client.members.name)
    except (*LOST, discord.HTTPException, DatabaseBusy) as unnamed:
        return await tell_error(interaction, unnamed)
    if isinstance(error, DatabaseBusy):
        log.warning("%s is refused: %s", control_name(interaction), error)
    if text is None:
        busy = _is_rate_limit(error)
        is_over = isinstance(error, discord.HTTPException) and error.code in TOKEN_GONE
        expected = busy or is_over or isinstance(error, LOST)
        log.log(
            logging.WARNING if expected else logging.ERROR,
            "%s failed: %r",
            control_name(interaction),
            error,
            exc_info=None if expected else error,
        )
        text = words("error-discord-busy" if busy else "error-unexpected")
    if written := typed_text(interaction):
        text = f"{text}\n{words('error-written')}\n{quote_note(written, PART_LENGTH)}"
    try:
        await tell_privately(interaction, text)
    except (*LOST, discord.DiscordException) as lost:
        log.warning("%s could not be answered: %r", control_name(interaction), lost)
    return found is not None


def _is_rate_limit(error: Exception) -> bool:
    refused = isinstance(error, discord.HTTPException) and error.status == RATE_LIMITED
    return refused or isinstance(error, discord.RateLimited)


def place_of(interaction: Interaction) -> int:
    """The server of an interaction, or the person in direct messages."""
    return interaction.guild_id or interaction.user.id


def control_name(interaction: Interaction) -> str:
    """The kind of the control that was pressed, or the command, for logs and metrics."""
    data: Any = interaction.data or {}
    kind = KINDS.get(str(data.get("custom_id", "")).partition(":")[0])
    return kind.__name__ if kind else str(data.get("name", "unknown"))
