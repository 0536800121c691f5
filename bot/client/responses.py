"""Responses to interactions: a screen, a short private text, an error."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from typing import Any, TypeVar

import discord
from discord import app_commands

from bot.client.acknowledgement import (
    LOST,
    PAUSE_SECONDS,
    TRIES,
    Interaction,
    Reply,
    acknowledge,
    begin_response,
    reply_of,
)
from bot.client.components import files, layout, message_parts, modal, typed
from bot.client.live_panels import LivePanel
from bot.client.message_edits import MessageEdits
from bot.client.press_measurement import Outcome, measured
from bot.client.threads import MissingPermissions
from bot.limits import ALREADY_ACKNOWLEDGED, BAD_REQUEST, NOT_FOUND, RATE_LIMITED, TOKEN_GONE
from bot.locales import general_words
from bot.screens.history.notes import quoted
from bot.screens.ids.custom_id import number
from bot.screens.ids.custom_ids import KINDS
from bot.screens.lobby.reliability import not_reliable
from bot.screens.model import Form, Screen, text_screen
from bot.screens.overview.builder import ScreenBuilder
from bot.screens.painting.game_pages import PageRunning, TooManyPages
from bot.screens.painting.paint_queue import Superseded
from bot.screens.servers.permissions import permission_name
from bot.screens.text import PART_LENGTH
from bot.tables.absence.late_rules import LateYourself, Paused, Settled
from bot.tables.absence.vacations import NoStandIn, NoSuchDays
from bot.tables.brought_logs import LogGone, LogRefused, LogRunning, TooManyLogs
from bot.tables.errors import (
    BeforeYou,
    EarlierRules,
    Ended,
    GameOver,
    NotHost,
    NotOfTwo,
    NotPlaying,
    NotYours,
    Outdated,
    TableDamaged,
    TooFew,
    Unfinished,
)
from bot.tables.log_reading import LogFault
from games import UnknownGame
from games.engine.errors import Illegal
from games.words import Argument, Message, Verbatim, Words
from storage.core.errors import (
    AlreadyAsked,
    AlreadyAway,
    AlreadyInvited,
    AlreadySeated,
    AlreadyStarted,
    Barred,
    DatabaseBusy,
    KnowsAnotherSeat,
    NoSuchGame,
    NoSuchQuestion,
    NotAsked,
    NotAway,
    NotInvited,
    NotReliable,
    NotSeated,
    OutcomeUnknown,
    PlayedDirectly,
    PlaysInCup,
    SeatNotFree,
    SeatsKept,
    TableFull,
    TooManyBlocked,
    TooManyInvitations,
    TooManyLobbies,
    TooManyReports,
    TooManyRequests,
    TooManyTables,
)
from storage.cups.rows import (
    AlreadyEnrolled,
    CupBegun,
    CupFull,
    NoSuchCup,
    NotEnrolled,
    TooManyCups,
)

Handling = Coroutine[Any, Any, Form | None]
"""What handles an interaction; it returns the form that is shown, if that is the reply."""

FORM_SECONDS = 1.5
"""How long a form may take to be composed: Discord waits for three seconds."""

Result = TypeVar("Result")
Value = TypeVar("Value", int, str)

ERROR_TEXTS: Mapping[type[Exception], str] = {
    NotYours: "error-not-your-seat",
    BeforeYou: "error-before-you",
    NotHost: "error-host-only",
    NotPlaying: "error-not-started",
    Ended: "panel-over",
    GameOver: "panel-over",
    Illegal: "error-outdated",
    Outdated: "error-outdated",
    NotOfTwo: "error-no-such-control",
    TableDamaged: "error-damaged",
    NoSuchGame: "error-no-such-table",
    NoSuchQuestion: "error-no-such-control",
    TableFull: "error-full",
    AlreadySeated: "error-already-seated",
    NotSeated: "error-not-seated",
    SeatsKept: "error-seats-kept",
    AlreadyInvited: "error-already-invited",
    AlreadyAsked: "error-asked-before",
    AlreadyAway: "error-already-away",
    NotAway: "error-not-away",
    NoSuchDays: "error-no-such-days",
    Settled: "late-settled",
    LateYourself: "late-yourself",
    Paused: "error-paused",
    NoStandIn: "error-stand-in-nobody",
    SeatNotFree: "error-seat-not-free",
    KnowsAnotherSeat: "error-knows-another-seat",
    NotAsked: "error-not-asked",
    NotInvited: "error-not-invited",
    AlreadyStarted: "error-started",
    PlaysInCup: "error-plays-in-cup",
    PlayedDirectly: "error-played-directly",
    NoSuchCup: "error-no-such-cup",
    CupBegun: "error-cup-begun",
    CupFull: "error-cup-full",
    AlreadyEnrolled: "error-cup-enrolled",
    NotEnrolled: "error-cup-not-enrolled",
    Barred: "error-barred-here",
    UnknownGame: "error-no-such-control",
    OutcomeUnknown: "error-outcome-unknown",
    DatabaseBusy: "error-busy",
    Unfinished: "error-stopping",
    PageRunning: "error-page-running",
    TooManyPages: "error-many-pages",
    EarlierRules: "error-earlier-rules",
    LogGone: "error-log-gone",
    LogRunning: "error-log-running",
    TooManyLogs: "error-many-logs",
}
"""Texts for errors of the tables, the store and the games, and for those derived from them."""

LOG_FAULTS: Mapping[LogFault, str] = {
    LogFault.NO_LOG: "error-log-none",
    LogFault.NO_GAME: "error-log-game",
    LogFault.OTHER_RULES: "error-log-rules",
    LogFault.DAMAGED: "error-log-damaged",
    LogFault.FORGED: "error-log-forged",
    LogFault.LARGE: "error-log-large",
    LogFault.SLOW: "error-log-slow",
}
"""Texts for files that are not opened."""

log = logging.getLogger(__name__)


class UserError(Exception):
    """A user wants something impossible; `message` tells them why."""

    def __init__(self, text: str, **arguments: str | int | Verbatim) -> None:
        super().__init__(text)
        self.message = Message(text, arguments)


@contextmanager
def refusing(text: str, *errors: type[Exception], **arguments: str | int | Verbatim) -> Iterator[None]:
    """Raise UserError with a text in place of these errors."""
    try:
        yield
    except errors:
        raise UserError(text, **arguments) from None


def user_locale(interaction: Interaction) -> str:
    """The language a user has chosen, else that of their Discord."""
    locale: str = interaction.client.members.locale(interaction)
    return locale


def user_words(interaction: Interaction) -> Words:
    """The words in the user's language."""
    return general_words(user_locale(interaction))


async def respond(interaction: Interaction, screen: Screen, *, private: bool = True) -> discord.Message:
    """Respond to an acknowledged interaction: in the reply, or in the message whose control was pressed.

    What Discord rejects is sent with all its pictures, since the message may have lost those it had, then
    without symbols: an emoji may have been deleted. If the message was deleted or cannot be edited a new one
    is sent, which is public if it is not `private`. Returned is the message.
    """
    async with interaction.client.outbox.message_edits.edit(_edited(interaction)):
        return await _respond(interaction, screen, private=private)


async def respond_current(interaction: Interaction, compose: Callable[[], Awaitable[Screen]]) -> None:
    """Respond with what several people change at the same time, as it is once it is sent."""
    edits: MessageEdits = interaction.client.outbox.message_edits
    await edits.show(_edited(interaction), compose, lambda screen: _respond(interaction, screen))


def _edited(interaction: Interaction) -> int:
    """The message in which an interaction is responded to; before it is there, the interaction."""
    updates = reply_of(interaction) is Reply.UPDATE
    return interaction.message.id if updates and interaction.message else interaction.id


async def _respond(interaction: Interaction, screen: Screen, *, private: bool = True) -> discord.Message:
    updates = reply_of(interaction) is Reply.UPDATE
    edits, pressed = interaction.client.outbox.message_edits, interaction.message
    present = edits.attachments(pressed) if updates and pressed else []
    attempts = [(screen, present), *([(screen, [])] if present else []), (screen.without_symbols(), [])]
    for attempt, attached in attempts:
        try:
            message = await _edit_reply(interaction, attempt, attached)
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


async def edit_live_panel(live: LivePanel, screen: Screen) -> None:
    """Edit a private panel by its last press; without symbols if Discord rejects it.

    Raises what failed, discord.NotFound if it was dismissed.
    """
    message = live.message if live.follows_up else None
    try:
        await _edit_reply(live.interaction, screen, message=message)
    except discord.HTTPException as error:
        if error.status != BAD_REQUEST:
            raise
        log.warning("a message could not be edited: %s", error)
        await _edit_reply(live.interaction, screen.without_symbols(), message=message)


async def ask_on_live_panel(live: LivePanel, screens: ScreenBuilder, language: str) -> bool:
    """Show a seat's question on its private panel; False if it is no longer asked.

    Raises what failed, discord.NotFound if the panel was dismissed.
    """
    draft = await screens.panel_draft(live.game, live.seat, language)
    if live.seat not in draft.context.table.waiting:
        return False
    await edit_live_panel(live, draft.screen(await screens.paint(draft.pictures())))
    return True


async def _edit_reply(
    interaction: Interaction,
    screen: Screen,
    present: Sequence[discord.Attachment] = (),
    *,
    message: int | None = None,
) -> discord.Message:
    """Edit the reply, or a message that followed it; again if the answer is lost.

    That changes nothing if it was edited.
    """

    async def edit() -> discord.Message:
        parts, attached = message_parts(screen), files(screen, present)
        if message is None:
            return await interaction.edit_original_response(**parts, attachments=attached)
        return await interaction.followup.edit_message(message, **parts, attachments=attached)

    edited = await _until_answered(edit)
    interaction.client.outbox.message_edits.edited(edited)
    return edited


async def _until_answered(request: Callable[[], Coroutine[Any, Any, Result]]) -> Result:
    """Make a request, and again if its answer is lost."""
    for attempt in range(1, TRIES):
        try:
            return await request()
        except LOST as error:
            log.warning("the answer to a request was lost: %r", error)
            await asyncio.sleep(PAUSE_SECONDS * (attempt - 1))
    return await request()


async def follow_up(interaction: Interaction, screen: Screen, *, private: bool = True) -> discord.Message:
    """Send one more message after the response; without symbols if Discord rejects it.

    If the answer is lost it is sent again: Discord tells nobody whether it was, and twice is better than not.
    """
    interaction.extras["responded"] = True
    try:
        return await _until_answered(lambda: _send_follow_up(interaction, screen, private=private))
    except discord.HTTPException as error:
        if error.status != BAD_REQUEST:
            raise
        log.warning("a message is sent without symbols: %s", error)
        plain = screen.without_symbols()
        return await _until_answered(lambda: _send_follow_up(interaction, plain, private=private))


async def _send_follow_up(interaction: Interaction, screen: Screen, *, private: bool) -> discord.Message:
    return await interaction.followup.send(
        **message_parts(screen), files=files(screen), ephemeral=private, wait=True
    )


async def update_progress(interaction: Interaction, screen: Screen) -> None:
    """Show progress in the reply, unless it was deleted."""
    with suppress(discord.NotFound):
        await interaction.edit_original_response(view=layout(screen))


async def tell(interaction: Interaction, text: str) -> None:
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
            await _until_answered(interaction.delete_original_response)
        await follow_up(interaction, screen)


async def _respond_first(interaction: Interaction, screen: Screen) -> None:
    """Acknowledge an interaction with a private message."""
    interaction.extras["reply"], interaction.extras["responded"] = Reply.PRIVATE, True
    try:
        await _until_answered(lambda: interaction.response.send_message(view=layout(screen), ephemeral=True))
    except discord.HTTPException as error:
        if error.code != ALREADY_ACKNOWLEDGED:
            raise


async def answer(interaction: Interaction, reply: Reply, handling: Handling) -> None:
    """Acknowledge an interaction and handle it; if it is too late to acknowledge it, nothing is done.

    Errors are shown to the user privately, unexpected ones are logged too.
    """
    with responding(interaction), measured(interaction, control_name(interaction)) as press:
        try:
            if await _begin(interaction, reply, handling):
                press.acknowledged()
                await interaction.client.members.know_language(interaction.user.id)
                interaction.client.dispatch("acknowledged", interaction)
                if reply is not Reply.FORM:
                    await handling
                press.outcome = Outcome.ANSWERED
            else:
                press.outcome = Outcome.TOO_LATE
        except Superseded:
            press.outcome = Outcome.SUPERSEDED
        except Exception as error:
            if error_text(error, user_words(interaction)) is not None:
                press.outcome = Outcome.REFUSED
            await tell_error(interaction, error)
        finally:
            handling.close()


async def _begin(interaction: Interaction, reply: Reply, handling: Handling) -> bool:
    """Acknowledge an interaction, with the form if that is the reply; returns whether it was in time."""
    if reply is not Reply.FORM:
        return await acknowledge(interaction, reply)
    shown = modal(await _composed(interaction, handling))
    return await begin_response(interaction, lambda: interaction.response.send_modal(shown))


async def _composed(interaction: Interaction, handling: Handling) -> Form:
    """The form that a handler composes, in time to show it. Raises DatabaseBusy."""
    try:
        async with asyncio.timeout(FORM_SECONDS):
            await interaction.client.members.know_language(interaction.user.id)
            form = await handling
    except TimeoutError:
        raise DatabaseBusy(f"a form was not composed within {FORM_SECONDS} seconds") from None
    assert form is not None, "a handler that replies with a form returns it"
    return form


async def suggest(
    interaction: Interaction, found: Awaitable[list[app_commands.Choice[Value]]]
) -> list[app_commands.Choice[Value]]:
    """Answer an autocompletion with what is found; what cannot be answered in time is a line in the log."""
    with responding(interaction):
        await interaction.client.members.know_language(interaction.user.id)
        choices = await found
        await complete(interaction, choices)
        return choices


async def complete(interaction: Interaction, choices: list[app_commands.Choice[Value]]) -> None:
    """Answer an autocompletion; if the answer fails, log a line."""
    try:
        await interaction.response.autocomplete(choices)
    except (*LOST, discord.HTTPException) as error:
        log.info("%s was not completed: %r", control_name(interaction), error)
        interaction.response._response_type = discord.InteractionResponseType.autocomplete_result


@contextmanager
def responding(interaction: Interaction) -> Iterator[None]:
    """While an interaction is responded to, the bot knows of it and does not stop at once."""
    task = asyncio.current_task()
    interaction.client.responding.add(task)
    try:
        yield
    finally:
        interaction.client.responding.discard(task)


async def tell_error(interaction: Interaction, error: Exception) -> None:
    """Tell the user about an error, with what they have typed in a form; log it if it is not theirs."""
    text = error_text(error, user_words(interaction))
    if isinstance(error, DatabaseBusy):
        log.warning("%s is refused: %s", control_name(interaction), error)
    if text is None:
        busy = _is_rate_limit(error)
        expected = busy or isinstance(error, LOST) or _is_over(error)
        log.log(
            logging.WARNING if expected else logging.ERROR,
            "%s failed: %r",
            control_name(interaction),
            error,
            exc_info=None if expected else error,
        )
        text = user_words(interaction)("error-discord-busy" if busy else "error-unexpected")
    if written := typed(interaction):
        text = f"{text}\n{user_words(interaction)('error-written')}\n{quoted(written, PART_LENGTH)}"
    try:
        await tell(interaction, text)
    except (*LOST, discord.DiscordException) as lost:
        log.warning("%s could not be answered: %r", control_name(interaction), lost)


def _is_rate_limit(error: Exception) -> bool:
    """Whether Discord has asked to wait, longer than the library does."""
    refused = isinstance(error, discord.HTTPException) and error.status == RATE_LIMITED
    return refused or isinstance(error, discord.RateLimited)


def _is_over(error: Exception) -> bool:
    """Whether an interaction can no longer be responded to."""
    return isinstance(error, discord.HTTPException) and error.code in TOKEN_GONE


def selected_user(interaction: Interaction, value: str) -> int:
    """The user who was selected. Raises UserError for whom Discord has not offered."""
    data: Any = interaction.data
    if value not in data.get("resolved", {}).get("users", {}):
        raise UserError("error-no-such-control")
    return int(value)


def listed_user(value: str) -> int:
    """The user selected in a list of the bot's own. Raises UserError."""
    with refusing("error-no-such-control", ValueError):
        return number(value)


def pressed_message(interaction: Interaction) -> int | None:
    """The message whose control was pressed."""
    message: discord.Message | None = interaction.message
    return message.id if message else None


def error_text(error: Exception, words: Words) -> str | None:
    """The text for an error; None for an unexpected one."""
    if isinstance(error, UserError):
        return words.text(error.message)
    if isinstance(error, MissingPermissions):
        names = ", ".join(words.text(permission_name(name, forum=error.forum)) for name in error.permissions)
        if error.channel:
            where: dict[str, Argument] = {"permissions": names, "channel": f"<#{error.channel}>"}
            return words("error-missing-permissions-there", **where)
        return words("error-missing-permissions", permissions=names)
    if isinstance(error, LogRefused):
        return words(LOG_FAULTS[error.fault])
    if isinstance(error, TooManyLobbies):
        name = "error-many-lobbies-of-user" if error.of_user else "error-many-lobbies-on-server"
        return words(name, n=error.most)
    if isinstance(error, TooManyInvitations):
        name = "error-invited-often" if error.of_one else "error-many-invitations"
        return words(name, n=error.most)
    if isinstance(error, TooManyRequests):
        return words("error-many-requests" if error.of_user else "error-many-requests-here", n=error.most)
    if isinstance(error, TooFew):
        return words("error-too-few", n=error.least)
    if isinstance(error, TooManyTables):
        return words("error-many-tables", n=error.most)
    if isinstance(error, TooManyCups):
        return words("error-many-cups", n=error.most)
    if isinstance(error, TooManyBlocked):
        return words("error-many-blocked", n=error.most)
    if isinstance(error, TooManyReports):
        return words("error-many-reports", n=error.most)
    if isinstance(error, NotReliable):
        return not_reliable(error.found, words)
    text = next((ERROR_TEXTS[kind] for kind in type(error).__mro__ if kind in ERROR_TEXTS), None)
    return text and words(text)


def control_name(interaction: Interaction) -> str:
    """The kind of the control that was pressed, or the command, for logs and metrics."""
    data: Any = interaction.data or {}
    kind = KINDS.get(str(data.get("custom_id", "")).partition(":")[0])
    return kind.__name__ if kind else str(data.get("name", "unknown"))
