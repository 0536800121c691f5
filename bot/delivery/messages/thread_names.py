"""The name of a table's thread, in which nobody stands who was erased."""

import logging
from collections.abc import Hashable
from typing import Any

import discord

from bot.client.thread_names import give_name, is_own_name, thread_name
from bot.delivery.deliverer import Next
from bot.delivery.failures import REPORTED, Failure, FailureKind
from bot.delivery.parts import DeliveryBase
from storage.core.rows import GameRow, OutboxRow

NOT_ALLOWED = (*REPORTED, FailureKind.GONE, FailureKind.REJECTED)
"""Kinds of failures after which a thread keeps its name."""

log = logging.getLogger(__name__)


class ThreadNames(DeliveryBase):
    """Renames threads; Discord allows that twice in ten minutes."""

    def destination(self, game: GameRow, row: OutboxRow) -> Hashable:  # noqa: ARG002
        return "name", game.id

    async def deliver(self, game: GameRow, row: OutboxRow) -> bool:
        """Name the thread after its present players, unless a moderator has named it.

        An archived one is archived again.
        """
        thread = None if game.thread is None else await self._thread(game.thread)
        name = await thread_name(game, self._members)
        renamed = thread is not None and thread.name != name and is_own_name(game, thread.name)
        if thread is not None and renamed:
            present = thread
            await give_name(game, self._members, lambda allowed: self._rename(present, allowed))
        await self._store.mark_sent(row, time=self._clock.now())
        return renamed

    async def after_failure(self, game: GameRow, row: OutboxRow, failure: Failure) -> Next:
        """If the bot may not rename the thread, it keeps its name."""
        if failure.kind not in NOT_ALLOWED:
            return Next.LATER
        log.warning("game %d: its thread keeps its name: %s", game.id, failure.name)
        await self._store.mark_given_up(row, failure.name, time=self._clock.now())
        return Next.DONE

    async def _rename(self, thread: discord.Thread, name: str) -> None:
        archived, changes = thread.archived, dict[str, Any](name=name)
        await self._poster.wait_for_turn()
        await thread.edit(**(changes | {"archived": False} if archived else changes))
        if archived:
            await self._poster.wait_for_turn()
            await thread.edit(archived=True)

    async def _thread(self, thread: int) -> discord.Thread | None:
        """A thread as it is now. Raises what failed."""
        await self._poster.wait_for_turn()
        found = await self._poster.client.fetch_channel(thread)
        return found if isinstance(found, discord.Thread) else None
