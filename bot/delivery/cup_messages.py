"""The message of a cup: posted once, then edited; also in answer to presses on it."""

from __future__ import annotations

import asyncio
import logging
import math
from collections.abc import Awaitable, Callable
from weakref import WeakValueDictionary

import discord
import msgspec

from bot.client.components import files, message_parts
from bot.client.members import Members
from bot.delivery.failures import Failure, FailureKind, failure_of
from bot.delivery.parts import DeliveryBase, DeliveryServices
from bot.delivery.posting import has_mark
from bot.delivery.snowflakes import Snowflakes, with_margin
from bot.limits import UNKNOWN_MESSAGE
from bot.locales import game_words, general_words
from bot.screens.cups.cup_card import CupView, cup_card, cup_pictures
from bot.screens.lobby.table_options import differing_options
from bot.screens.model import Screen, mark
from bot.tables.cache import options_of
from games import UnknownGame
from storage.cups.rows import Cup, CupRow

PAUSE_SECONDS = 60.0
"""Seconds between two edits of a message: of those older than an hour Discord takes few."""

NOBODY = discord.AllowedMentions.none()

log = logging.getLogger(__name__)


class CupMessages(DeliveryBase):
    """Shows cups in their messages."""

    def __init__(self, services: DeliveryServices, snowflakes: Snowflakes) -> None:
        """`snowflakes`: the newest ids of Discord."""
        super().__init__(services)
        self._snowflakes = snowflakes
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    async def show(self, row: CupRow) -> float:
        """Have the message of a cup show it as it is; returns in how many seconds that is to be tried again.

        After an edit, and after a failure, it is left alone for a while.
        """
        key = ("cup", row.id)
        async with self._lock(row.id):
            cup = await self._store.cups.find(row.id)
            remaining = self._backoff.remaining(key)
            if remaining or cup.row.shown >= cup.row.changed:
                return remaining or math.inf
            try:
                message = await self._post_or_edit(cup.row, await self._screen(cup))
            except Exception as error:
                failure = failure_of(error)
                if failure.kind is FailureKind.INTERNAL:
                    raise
                return await self._failed(cup.row, failure)
            await self._store.cups.mark_shown(row.id, cup.row.changed, message)
            self._backoff.reset(key)
            self._backoff.pause(key, PAUSE_SECONDS)
            return math.inf

    async def respond(self, cup: int, show: Callable[[Screen], Awaitable[object]]) -> None:
        """Show a cup as it is in the response to a press on its message. Raises what failed."""
        async with self._lock(cup):
            found = await self._store.cups.find(cup)
            await show(await self._screen(found))
            await self._store.cups.mark_shown(cup, found.row.changed, None)

    async def _screen(self, cup: Cup) -> Screen:
        view, words = await self._view(cup), game_words(cup.row.language, cup.row.name)
        return cup_card(view, words, pictures=await self._screens.paint(cup_pictures(view, words)))

    async def _view(self, cup: Cup) -> CupView:
        """A cup with the names of those who take part."""
        row = cup.row
        names = await entrant_names(cup, self._members, row.language)
        host = await self._members.name(row.guild, row.host, row.language)
        return CupView(cup, names, host, options_text(row, row.language))

    async def _post_or_edit(self, row: CupRow, screen: Screen) -> int:
        """The message of a cup, which shows a screen now. Raises what failed."""
        assert row.message_channel is not None, row
        channel = self._client.get_partial_messageable(row.message_channel)
        message = row.message or await self._find(channel, row)
        if message is None:
            return await self._post(channel, row, screen)
        await self._poster.turn()
        found = channel.get_partial_message(message)
        await found.edit(**message_parts(screen), attachments=files(screen), allowed_mentions=NOBODY)
        return message

    async def _find(self, channel: discord.PartialMessageable, row: CupRow) -> int | None:
        """The message of a cup that an earlier attempt may have posted."""
        if row.attempted_after is None:
            return None
        await self._poster.turn()
        after = discord.Object(with_margin(row.attempted_after))
        async for message in channel.history(limit=None, after=after):
            own = self._client.user is not None and message.author.id == self._client.user.id
            if own and has_mark(message, mark(row.id)):
                return message.id
        return None

    async def _post(self, channel: discord.PartialMessageable, row: CupRow, screen: Screen) -> int:
        await self._store.cups.mark_attempted(row.id, self._snowflakes.newest)
        try:
            await self._poster.turn()
            message = await channel.send(
                **message_parts(screen),
                files=files(screen),
                nonce=f"cup-{row.id}-{row.changed}",
                allowed_mentions=NOBODY,
            )
        except Exception as error:
            if not failure_of(error).posted:
                await self._store.cups.mark_attempted(row.id, None)
            raise
        self._snowflakes.see(message.id)
        return message.id

    async def _failed(self, row: CupRow, failure: Failure) -> float:
        """Note a failure; returns after how many seconds it is tried again."""
        if failure.code == UNKNOWN_MESSAGE and row.message is not None:
            log.info("cup %d: its message was deleted", row.id)
            await self._store.cups.forget_message(row.id, row.message)
            return math.inf
        log.warning("cup %d: its message is changed later: %s", row.id, failure.name)
        key = ("cup", row.id)
        self._backoff.failed(key, failure)
        return self._backoff.remaining(key)

    def _lock(self, cup: int) -> asyncio.Lock:
        lock = self._locks.get(cup)
        if lock is None:
            lock = self._locks[cup] = asyncio.Lock()
        return lock


async def entrant_names(cup: Cup, members: Members, locale: str) -> tuple[str, ...]:
    """What those who take part are called, in their order, in a language."""
    words = general_words(locale)
    computers = [each.number for each in cup.entrants if each.computer is not None]
    numbered = {number: words("cup-computer", n=n) for n, number in enumerate(computers, 1)}
    return tuple(
        [
            numbered[each.number]
            if each.user is None
            else await members.name(cup.row.guild, each.user, locale)
            for each in cup.entrants
        ]
    )


def options_text(row: CupRow, locale: str) -> str:
    """What differs in a cup from the usual game; "" if its options cannot be read."""
    try:
        options = options_of(row)
    except (UnknownGame, msgspec.DecodeError):
        return ""
    words = game_words(locale, row.name)
    return ", ".join(words.text(each) for each in differing_options(options, ()))
