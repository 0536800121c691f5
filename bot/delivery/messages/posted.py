"""What people post for all at a table: steps of the game, and the page of a finished one."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import ClassVar

from bot.delivery.deliverer import Next, NotYet
from bot.delivery.failures import REPORTED, Failure
from bot.delivery.messages.direct import Screens, UserDelivery
from bot.delivery.messages.thread import ThreadDelivery
from bot.delivery.messages.thread_notices import ThreadNoticeDelivery
from bot.delivery.parts import DeliveryBase, DeliveryServices
from bot.limits import FILE_SIZE, THREAD_ARCHIVED
from bot.locales import game_words, general_words
from bot.screens.history.posted import posted_page_screen
from bot.screens.model import Screen, text_screen
from bot.screens.painting.game_pages import GamePageRequest, PageRunning, TooManyPages
from bot.tables.errors import TableDamaged, Unfinished
from bot.tables.sent_table import sent
from bot.workers.process import WorkerFailed
from games.words import LOCALES
from storage.core.kinds import Kind
from storage.core.rows import GameRow, NewTimer, OutboxRow, is_erased

BUSY_SECONDS = 60.0
"""Seconds until the next attempt to make a page."""

log = logging.getLogger(__name__)


class PostedScreens(DeliveryBase):
    """Makes what was posted, in a language; None for what is not to be posted any more."""

    async def of(self, game: GameRow, row: OutboxRow, locale: str) -> Screen | None:
        return await self.SCREENS[Kind(row.kind)](self, game, row, locale)

    async def _step(self, _game: GameRow, row: OutboxRow, locale: str) -> Screen | None:
        assert row.posted_step is not None, row
        posted = await self._store.posted_steps.find(row.posted_step)
        if is_erased(posted.user) and row.message is None and row.attempted_after is None:
            return None
        try:
            return await self._screens.posted_step(posted, row.nonce, locale)
        except TableDamaged:
            if not is_erased(posted.user):
                raise
            return text_screen(general_words(locale)("games-damaged"))

    async def _page(self, game: GameRow, row: OutboxRow, locale: str) -> Screen | None:
        """The page as everybody sees it; a line instead of one that cannot be made without a name.

        Raises NotYet while others are made; as long as there is none, also WorkerFailed, TableDamaged.
        """
        gone = None if row.message is None else text_screen(general_words(locale)("post-page-gone"))
        try:
            return await self._made_page(game, row, locale) or gone
        except (WorkerFailed, TableDamaged):
            if gone is None:
                raise
            return gone

    async def _made_page(self, game: GameRow, row: OutboxRow, locale: str) -> Screen | None:
        context = await self._screens.context(game.id, locale=locale)
        names = {each: await self._members.names(game, each) for each in LOCALES}
        request = GamePageRequest(sent(context.table), None, names, locale)
        try:
            page = await self._pages.make(request, -game.id, lambda _done, _of: None)
        except (PageRunning, TooManyPages, Unfinished) as fault:
            log.info("game %d: its page is made later: %r", game.id, fault)
            raise NotYet(BUSY_SECONDS) from fault
        if len(page) > FILE_SIZE:
            log.warning("game %d: its page is too large to be posted: %d bytes", game.id, len(page))
            return None
        return posted_page_screen(context, page, row.nonce, game_words(locale, game.name))

    SCREENS: ClassVar[Screens[PostedScreens, GameRow, OutboxRow, str]] = {
        Kind.POSTED_STEP: _step,
        Kind.POSTED_STEP_COPY: _step,
        Kind.GAME_PAGE: _page,
        Kind.GAME_PAGE_COPY: _page,
    }


class PostedDelivery(ThreadNoticeDelivery):
    """Posts in the table's thread, silently, or edits what was posted; an archived thread stays archived."""

    def __init__(self, services: DeliveryServices, threads: ThreadDelivery) -> None:
        super().__init__(services, threads)
        self._posted = PostedScreens(services)

    async def deliver(self, game: GameRow, row: OutboxRow) -> bool:
        before, screen, message = game, await self._posted.of(game, row, game.language), row.message
        if screen is not None and message is None:
            game = await self._threads.open(game)
            assert game.thread is not None
            message, _ = await self._poster.post(game.thread, screen, row, oldest=game.thread, silent=True)
        elif screen is not None and message is not None and game.thread is not None:
            await self._poster.complete_line(game.thread, message, screen, row)
            if row.failure == str(THREAD_ARCHIVED):
                await self._poster.archive(game.thread)
        await self._store.posted_steps.mark_sent(row, before, message=message, time=self._clock.now())
        return message is not None

    async def after_failure(self, game: GameRow, row: OutboxRow, failure: Failure) -> Next:
        """Nobody is notified that an edit after an erasure waits until a moderator unlocks the thread."""
        if row.message is not None and failure.kind in REPORTED:
            return Next.LATER
        return await super().after_failure(game, row, failure)


class PostedCopyDelivery(UserDelivery):
    """Sends the same to each of the people at a table by direct message, or edits it."""

    def __init__(self, services: DeliveryServices) -> None:
        super().__init__(services)
        self._posted = PostedScreens(services)

    async def _mark_sent(
        self,
        game: GameRow,
        row: OutboxRow,
        message: int | None,
        timers: Sequence[NewTimer],  # noqa: ARG002
    ) -> None:
        await self._store.posted_steps.mark_sent(row, game, message=message, time=self._clock.now())

    async def _screen(self, game: GameRow, row: OutboxRow, user: int) -> Screen | None:
        if row.message is None and await self._direct.closed_code(user) is not None:
            return None
        return await self._posted.of(game, row, await self._members.language(user, game.language))
