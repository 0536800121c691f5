"""Post a message once, and edit it, within the rate limit."""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any, TypeVar

import discord

from bot.client.components import attachments_of, control_ids, layout_view, message_parts
from bot.client.threads import AUTO_ARCHIVE
from bot.delivery import sent_layout
from bot.delivery.breaker import Breaker
from bot.delivery.failures import AttemptTooOld, FailureKind, StillThere, failure_of
from bot.delivery.sent_layout import SentLayout, updated_view
from bot.limits import PICTURES_REFUSED, THREAD_ARCHIVED, UNKNOWN_MESSAGE
from bot.screens.ids.custom_ids import nonce_of
from bot.screens.model import Call, Screen, Text, component_id_of
from bot.screens.shared.calls import phone_screen
from storage.core.kinds import Kind
from storage.core.rows import OutboxRow, subject_in_log
from storage.together.store import Store

Sent = TypeVar("Sent")

REQUESTS_A_SECOND = 40.0
"""Discord allows 50 in all; responses to interactions are not counted."""

BURST_SECONDS = 0.2
"""As many requests as come in this time may be made at once: with those of a second they stay below 50."""

MARGIN_SECONDS = 5
"""How far ids may be out of order: they are made by many of Discord's machines."""

ATTEMPT_SECONDS = 60.0
"""Longest time from the mark of an attempt to its request.

After a longer hang another process may have taken over and posted the message; only for five minutes Discord
knows by the nonce that both are one.
"""

Turn = Callable[[], Awaitable[None]]

log = logging.getLogger(__name__)


class RateLimiter:
    """Lets requests through at a rate after a short first burst, by the time of the event loop."""

    def __init__(self, rate: float, share: Callable[[], float] = lambda: 1.0) -> None:
        """`rate`: requests a second of all processes; `share`: which part of them this one may make."""
        self._rate = rate
        self._share = share
        self._next = float("-inf")

    async def wait_for_turn(self) -> None:
        """Wait for the turn of a request; they have their turns in the order they come."""
        now = asyncio.get_running_loop().time()
        self._next = max(self._next, now - BURST_SECONDS) + 1.0 / (self._rate * self._share())
        if self._next > now:
            await asyncio.sleep(self._next - now)


class Snowflakes:
    """The newest id of Discord that this process has seen."""

    def __init__(self) -> None:
        self.newest = 0

    def note_id(self, id_: int) -> None:
        """Note an id made by Discord."""
        self.newest = max(self.newest, id_)


def id_before(id_: int) -> int:
    """An id that is surely older than what is made after this one was seen."""
    return max(0, id_ - (MARGIN_SECONDS * 1000 << 22))


@dataclass(eq=False)
class Poster:
    """Posts and edits within the rate limit, while the breaker is closed."""

    client: discord.Client
    _store: Store
    _limiter: RateLimiter
    _breaker: Breaker
    _snowflakes: Snowflakes

    async def wait_for_turn(self) -> None:
        """Wait for the turn of a request. Raises BreakerOpen."""
        self._breaker.check()
        await self._limiter.wait_for_turn()

    async def post(
        self, channel: int, screen: Screen, row: OutboxRow, *, oldest: int = 0, silent: bool = False
    ) -> tuple[int, SentLayout]:
        """Post a screen for a notification, once; returns the message and its layout.

        A plain one that a phone would show badly is posted as a line for it, and then edited. `oldest`: an id
        of Discord that is older than the channel's messages. Raises what failed.
        """
        first = phone_screen(screen) if screen.plain and not silent else screen
        found = await self.find_posted(channel, row, screen, first)
        if found is not None:
            message, sent = found.id, sent_layout.of_message(found)
            begun = sent.plain and (not screen.plain or found.content != screen.text)
        else:
            async with self._marked_attempt(row, oldest) as turn:
                message, sent = await self._send_plainer_if_rejected(
                    first, row, lambda shown: self._send(channel, shown, row, turn, silent=silent)
                )
            begun = first is not screen
        if begun:
            sent = await self.complete_line(channel, message, screen, row)
        return message, sent

    async def open_post(
        self,
        forum: discord.ForumChannel,
        name: str,
        tags: Sequence[discord.ForumTag],
        screen: Screen,
        row: OutboxRow,
    ) -> int:
        """Open a post of a forum that begins with a screen; returns its id. Raises what failed."""

        async def open_with(shown: Screen) -> int:
            await turn()
            opened = await forum.create_thread(
                name=name,
                view=layout_view(shown),
                files=attachments_of(shown),
                applied_tags=tags,
                auto_archive_duration=AUTO_ARCHIVE,
                allowed_mentions=_mentions(shown),
            )
            self._snowflakes.note_id(opened.thread.id)
            return opened.thread.id

        async with self._marked_attempt(row, 0) as turn:
            return await self._send_plainer_if_rejected(screen, row, open_with)

    async def post_line(
        self, channel: int, call: Call, mentions: tuple[int, ...], row: OutboxRow, *, oldest: int = 0
    ) -> int | None:
        """Post the line of a call, once; returns the message, which is to be completed.

        None: Discord rejects the line. Raises what else failed.
        """
        found = await self.find_posted(channel, row)
        if found is not None:
            return found.id
        line = Screen((Text(call.text), (call.button,)), mentions, plain=True)
        async with self._marked_attempt(row, oldest) as turn:
            try:
                message, _ = await self._send(channel, line, row, turn, silent=False)
            except discord.HTTPException as error:
                if failure_of(error).kind is not FailureKind.REJECTED:
                    raise
                log.error("%s: its line is rejected: %s", _row_in_log(row), error)
                return None
        return message

    @asynccontextmanager
    async def _marked_attempt(self, row: OutboxRow, oldest: int) -> AsyncIterator[Turn]:
        """Mark a row as possibly posted while a request runs; unmark it if Discord surely refused.

        Yields how its request waits for its turn.
        """
        time = asyncio.get_running_loop().time
        end = time() + ATTEMPT_SECONDS
        await self._store.mark_attempted(row, after=max(self._snowflakes.newest, oldest))

        async def turn() -> None:
            await self.wait_for_turn()
            if time() > end:
                raise AttemptTooOld(f"it was noted more than {ATTEMPT_SECONDS:.0f} s ago")

        try:
            yield turn
        except Exception as error:
            if not failure_of(error).posted:
                await self._store.mark_attempted(row, after=None)
            raise

    async def complete_line(self, channel: int, message: int, screen: Screen, row: OutboxRow) -> SentLayout:
        """Edit the line of a call into a screen; returns the message's layout.

        That is empty if it was deleted. An archived thread is opened again. Raises what failed.
        """
        try:
            return await self._send_plainer_if_rejected(
                screen, row, lambda shown: self._edit_line_into(channel, message, shown)
            )
        except discord.NotFound as error:
            if not await self._is_there(channel, message):
                return SentLayout([], [])
            raise StillThere from error
        except discord.HTTPException as error:
            if error.code == THREAD_ARCHIVED:
                await self.wait_for_turn()
                await self.client.http.edit_channel(channel, archived=False)
            raise

    async def archive(self, thread: int) -> None:
        """Raises what failed."""
        await self.wait_for_turn()
        await self.client.http.edit_channel(thread, archived=True)

    async def show(self, channel: int, message: int, screen: Screen, row: OutboxRow) -> None:
        """Edit a message into a screen. Raises what failed, also if it was deleted."""
        await self._send_plainer_if_rejected(
            screen, row, lambda shown: self._edit_line_into(channel, message, shown)
        )

    async def _is_there(self, channel: int, message: int) -> bool:
        """Check whether a message still exists. Raises what failed, also if its channel was deleted."""
        await self.wait_for_turn()
        try:
            await self.client.get_partial_messageable(channel).fetch_message(message)
        except discord.NotFound as error:
            if error.code != UNKNOWN_MESSAGE:
                raise
            return False
        return True

    async def _edit_line_into(self, channel: int, message: int, screen: Screen) -> SentLayout:
        await self.wait_for_turn()
        line = self.client.get_partial_messageable(channel).get_partial_message(message)
        edited = await line.edit(
            **message_parts(screen), attachments=attachments_of(screen), allowed_mentions=_mentions(screen)
        )
        return sent_layout.of_screen(screen, edited)

    async def edit(self, channel: int, message: int, sent: SentLayout, *, ready: str | None) -> None:
        """Set the ready counter of a message, or (None) remove it and the controls. Raises what failed."""
        found = self.client.get_partial_messageable(channel).get_partial_message(message)
        kept: list[Any] = [*sent.files]
        await self.wait_for_turn()
        try:
            await found.edit(view=updated_view(sent, ready), attachments=kept)
        except discord.HTTPException as error:
            if failure_of(error).kind is not FailureKind.REJECTED or ready is None:
                raise
            await self.wait_for_turn()
            await found.edit(view=updated_view(sent, ready, symbols=False), attachments=kept)

    async def layout_of(self, channel: int, message: int) -> SentLayout:
        """A message's layout, fetched from Discord. Raises what failed."""
        await self.wait_for_turn()
        return sent_layout.of_message(
            await self.client.get_partial_messageable(channel).fetch_message(message)
        )

    async def find_posted(self, channel: int, row: OutboxRow, *screens: Screen) -> discord.Message | None:
        """The message of a notification that may have been posted by an earlier attempt.

        A message without permanent buttons is recognised by its mark, or its text, which is that of a screen.
        """
        if row.attempted_after is None:
            return None
        await self.wait_for_turn()
        after = discord.Object(id_before(row.attempted_after))
        async for message in self.client.get_partial_messageable(channel).history(limit=None, after=after):
            nonces = map(nonce_of, control_ids(message))
            if row.nonce in nonces or has_mark(message, component_id_of(row.nonce)):
                return message
            if any(self._is_same(message, screen) for screen in screens):
                return message
        return None

    def _is_same(self, message: discord.Message, screen: Screen) -> bool:
        """Whether a message without buttons has the text of a screen."""
        own = self.client.user is not None and message.author.id == self.client.user.id
        texts = [part.content for part in message.components if isinstance(part, discord.TextDisplay)]
        return own and not screen.controls and "\n\n".join(texts or [message.content]) == screen.text

    async def _send_plainer_if_rejected(
        self, screen: Screen, row: OutboxRow, send: Callable[[Screen], Awaitable[Sent]]
    ) -> Sent:
        """Send a screen; what Discord rejects is sent without symbols, then without pictures.

        Where no pictures may be posted the words go alone.
        """
        plain = screen.without_symbols()
        for shown in (screen, plain):
            try:
                return await send(shown)
            except discord.HTTPException as error:
                if error.code in PICTURES_REFUSED and screen.pictures:
                    log.warning("%s is sent without pictures: %s", _row_in_log(row), error)
                    return await send(shown.without_pictures())
                if failure_of(error).kind is not FailureKind.REJECTED:
                    raise
                log.warning("%s is rejected, and sent plainer: %s", _row_in_log(row), error)
        return await send(plain.without_pictures())

    async def _send(
        self, channel: int, screen: Screen, row: OutboxRow, turn: Turn, *, silent: bool
    ) -> tuple[int, SentLayout]:
        await turn()
        message = await self.client.get_partial_messageable(channel).send(
            **message_parts(screen),
            files=attachments_of(screen),
            nonce=f"cup-{row.about}-{row.id}" if row.kind == Kind.CUP_MESSAGE else row.nonce,
            silent=silent,
            allowed_mentions=_mentions(screen),
        )
        self._snowflakes.note_id(message.id)
        return message.id, sent_layout.of_screen(screen, message)


def _row_in_log(row: OutboxRow) -> str:
    """What a message is posted for, in the log."""
    return f"{subject_in_log(row.subject)}: {row.kind}"


def _mentions(screen: Screen) -> discord.AllowedMentions:
    users = [discord.Object(user) for user in screen.mentions]
    roles = [discord.Object(screen.role)] if screen.role else []
    return discord.AllowedMentions(everyone=False, roles=roles, users=users)


def has_mark(message: discord.Message, mark: int) -> bool:
    """Whether a message has a text with this component id."""
    return any(isinstance(part, discord.TextDisplay) and part.id == mark for part in message.components)
