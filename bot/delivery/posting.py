"""Posting a message once, and editing one."""

from __future__ import annotations

import logging
from typing import Any

import discord

from bot.client.components import control_ids, files, message_parts
from bot.delivery import sent_layout
from bot.delivery.breaker import Breaker
from bot.delivery.failures import FailureKind, failure_of
from bot.delivery.pace import Pace
from bot.delivery.sent_layout import SentLayout, updated_view
from bot.delivery.snowflakes import Snowflakes, with_margin
from bot.screens.custom_ids import nonce_of
from bot.screens.model import Screen, mark
from storage.rows import OutboxRow
from storage.store import Store

log = logging.getLogger(__name__)


class Poster:
    """Posts and edits at the pace of deliveries, while the breaker is closed."""

    def __init__(
        self, client: discord.Client, store: Store, pace: Pace, breaker: Breaker, snowflakes: Snowflakes
    ) -> None:
        """Nothing is posted yet."""
        self.client = client
        self._store = store
        self._pace = pace
        self._breaker = breaker
        self._snowflakes = snowflakes

    async def turn(self) -> None:
        """Wait for the turn of a request. Raises BreakerOpen."""
        self._breaker.check()
        await self._pace.take()

    async def post(
        self, channel: int, screen: Screen, row: OutboxRow, *, oldest: int = 0, silent: bool = False
    ) -> tuple[int, SentLayout]:
        """Post a screen for a notification, once; returns the message and what it consists of.

        `oldest`: an id of Discord that is older than the channel's messages. Raises what failed.
        """
        found = await self.find_posted(channel, row, screen)
        if found is not None:
            return found.id, sent_layout.of_message(found)
        await self._store.mark_attempted(row.id, after=max(self._snowflakes.newest, oldest))
        try:
            return await self._send_plainer(channel, screen, row, silent=silent)
        except Exception as error:
            if not failure_of(error).posted:
                await self._store.mark_attempted(row.id, after=None)
            raise

    async def edit(self, channel: int, message: int, sent: SentLayout, *, ready: str | None) -> None:
        """Set the ready counter of a message, or (None) remove it and the controls. Raises what failed."""
        found = self.client.get_partial_messageable(channel).get_partial_message(message)
        kept: list[Any] = [*sent.files]
        await self.turn()
        try:
            await found.edit(view=updated_view(sent, ready), attachments=kept)
        except discord.HTTPException as error:
            if failure_of(error).kind is not FailureKind.REJECTED or ready is None:
                raise
            await self.turn()
            await found.edit(view=updated_view(sent, ready, symbols=False), attachments=kept)

    async def layout_of(self, channel: int, message: int) -> SentLayout:
        """What a message consists of, fetched from Discord. Raises what failed."""
        await self.turn()
        return sent_layout.of_message(
            await self.client.get_partial_messageable(channel).fetch_message(message)
        )

    async def find_posted(
        self, channel: int, row: OutboxRow, screen: Screen | None
    ) -> discord.Message | None:
        """The message of a notification that may have been posted by an earlier attempt.

        A message without permanent buttons is recognised by its mark, or its text, which is that of `screen`.
        """
        if row.attempted_after is None:
            return None
        await self.turn()
        after = discord.Object(with_margin(row.attempted_after))
        async for message in self.client.get_partial_messageable(channel).history(limit=None, after=after):
            nonces = map(nonce_of, control_ids(message))
            if row.nonce in nonces or _has_mark(message, mark(row.nonce)):
                return message
            if screen and self._is_same(message, screen):
                return message
        return None

    def _is_same(self, message: discord.Message, screen: Screen) -> bool:
        """Whether a message without buttons has the text of a screen."""
        own = self.client.user is not None and message.author.id == self.client.user.id
        texts = [part.content for part in message.components if isinstance(part, discord.TextDisplay)]
        return own and not screen.controls and "\n\n".join(texts or [message.content]) == screen.text

    async def _send_plainer(
        self, channel: int, screen: Screen, row: OutboxRow, *, silent: bool
    ) -> tuple[int, SentLayout]:
        """Send a screen; what Discord rejects is sent without symbols, then without pictures."""
        plain = screen.without_symbols()
        for shown in (screen, plain):
            try:
                return await self._send(channel, shown, row, silent=silent)
            except discord.HTTPException as error:
                if failure_of(error).kind is not FailureKind.REJECTED:
                    raise
                log.warning("game %d: %s is rejected, and sent plainer: %s", row.game, row.kind, error)
        return await self._send(channel, plain.without_pictures(), row, silent=silent)

    async def _send(
        self, channel: int, screen: Screen, row: OutboxRow, *, silent: bool
    ) -> tuple[int, SentLayout]:
        await self.turn()
        users = [discord.Object(user) for user in screen.mentions]
        message = await self.client.get_partial_messageable(channel).send(
            **message_parts(screen),
            files=files(screen),
            nonce=row.nonce,
            silent=silent,
            allowed_mentions=discord.AllowedMentions(everyone=False, roles=False, users=users),
        )
        self._snowflakes.see(message.id)
        return message.id, sent_layout.of_screen(screen, message)


def _has_mark(message: discord.Message, mark: int) -> bool:
    return any(isinstance(part, discord.TextDisplay) and part.id == mark for part in message.components)
