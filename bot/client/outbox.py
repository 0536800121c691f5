"""The outbox: sends each notification once, and retries after failures and restarts."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import partial
from weakref import WeakValueDictionary

import discord

from bot.client.components import control_ids, files, layout, updated_layout
from bot.client.members import Members
from bot.client.threads import archive, with_thread
from bot.clock import Clock
from bot.limits import BAD_REQUEST
from bot.locales import game_words
from bot.screens import player
from bot.screens import thread as thread_screens
from bot.screens.builder import ScreenBuilder
from bot.screens.custom_ids import OpenBoard, OpenHelp, OpenPanel
from bot.screens.model import Screen, TableContext
from bot.tables.notifications import Kind
from bot.tables.service import TableService
from storage.rows import GameRow, OutboxRow
from storage.store import Store

RETRY_SECONDS = 30.0
"""Seconds between two attempts to send what could not be sent."""

NONCE_SECONDS = 240.0
"""Age of a notification, in seconds, up to which its nonce surely keeps Discord from posting it twice."""

HISTORY_LIMIT = 20
"""Number of messages searched for an older notification before it is posted again."""

BATCH = 1000
"""Notifications read from the store at once."""

NEWEST = "turn"
"""Name in the store of the newest message of a thread."""

log = logging.getLogger(__name__)


class Outbox:
    """Sends notifications: those of a game in order, those of different games concurrently."""

    def __init__(
        self,
        client: discord.Client,
        store: Store,
        tables: TableService,
        screens: ScreenBuilder,
        members: Members,
        clock: Clock,
    ) -> None:
        """Nothing is sent before `run` or `wake`."""
        self._client = client
        self._store = store
        self._tables = tables
        self._screens = screens
        self._members = members
        self._clock = clock
        self._pending: set[int] = set()
        self._workers: dict[int, asyncio.Task[None]] = {}
        self._edits: set[asyncio.Task[None]] = set()
        self._edit_locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    async def run(self) -> None:
        """Send all notifications; retry every RETRY_SECONDS."""
        while True:
            try:
                for game in {entry.game for entry in await self._store.outbox_due(BATCH)}:
                    self.wake(game)
            except Exception:
                log.exception("the outbox could not be read")
            await self._clock.sleep(RETRY_SECONDS)

    def wake(self, game: int) -> None:
        """Send a game's notifications, if there are any."""
        self._pending.add(game)
        if game not in self._workers:
            self._workers[game] = asyncio.create_task(self._send_pending(game))

    async def wait_until_idle(self) -> None:
        """Wait until everything is sent and edited that can be."""
        while tasks := [*self._workers.values(), *self._edits]:
            await asyncio.wait(tasks)

    async def close(self) -> None:
        """Stop; what is not sent is sent after the next start."""
        tasks = [*self._workers.values(), *self._edits]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def open_thread(self, game: int) -> GameRow:
        """The game, its thread opened if there was none and one can be opened."""
        row = await self._tables.game(game)
        try:
            return await with_thread(self._client, self._store, row, self._members)
        except (discord.Forbidden, discord.NotFound) as error:
            log.warning("game %d: no thread can be opened: %s", game, error)
            return row

    async def _send_pending(self, game: int) -> None:
        try:
            while game in self._pending:
                self._pending.discard(game)
                await self._send_all(game)
        except Exception:
            log.exception("game %d: a notification could not be sent; the next tick tries again", game)
        finally:
            del self._workers[game]

    async def _send_all(self, game: int) -> None:
        due = [entry for entry in await self._store.outbox_due(BATCH) if entry.game == game]
        if not due:
            return
        row = await self.open_thread(game)
        for entry in sorted(due, key=lambda entry: (entry.seat is None, entry.id)):
            message = await self._send(row, entry)
            await self._store.mark_sent(entry.id, time=self._clock.now(), message=message)

    async def _send(self, row: GameRow, entry: OutboxRow) -> int | None:
        """Send a notification; returns the message, None if there is nobody or nowhere to send it to.

        Raises what a retry can mend.
        """
        try:
            if entry.seat is not None:
                return await self._send_to_seat(row, entry, entry.seat)
            if entry.kind == Kind.COUNTER:
                self._edit_later(partial(self._update_counter, entry.game))
                return None
            return await self._send_to_thread(row, entry)
        except (discord.Forbidden, discord.NotFound) as error:
            log.warning("game %d: %s of row %d cannot be sent: %s", entry.game, entry.kind, entry.n, error)
            return None

    # Direct messages

    async def _send_to_seat(self, row: GameRow, entry: OutboxRow, seat: int) -> int | None:
        user = row.seated[seat].user
        if user is None or await self._store.reachable(user) is False:
            return None
        language = await self._members.language(user, row.language)
        if entry.kind == Kind.ASK:
            screen = await self._screens.panel(entry.game, seat, language, outbox_id=entry.id)
        else:
            context = await self._screens.context(entry.game)
            words = game_words(language, row.name)
            screen = player.gift(context, seat, words, n=entry.n, outbox_id=entry.id)
        try:
            channel = await self._client.create_dm(discord.Object(user))
            message = await self._post(channel, screen, entry, silent=entry.kind == Kind.RECEIVED)
        except discord.Forbidden as error:
            log.info("user %d gets no direct messages: %s", user, error)
            await self._store.set_reachable(user, reached=False, time=self._clock.now())
            return None
        await self._store.set_reachable(user, reached=True, time=self._clock.now())
        return message

    # Messages in the thread

    async def _send_to_thread(self, row: GameRow, entry: OutboxRow) -> int | None:
        if row.thread is None:
            return None
        context = await self._screens.context(entry.game, await self._tables.table_at(entry.game, entry.n))
        screen = await self._thread_screen(context, entry)
        words = game_words(row.language, row.name)
        over = entry.kind == Kind.END
        buttons = thread_screens.permanent_buttons(context, entry.id, words, over=over)
        thread = self._client.get_partial_messageable(row.thread)
        message = await self._post(thread, Screen((*screen.blocks, buttons), screen.mentions), entry)
        before = await self._store.find_message(entry.game, NEWEST)
        await self._store.save_message(entry.game, NEWEST, channel=thread.id, message=message)
        old = before.message if before and before.message != message else None
        self._edit_later(partial(self._retire, entry.game, thread.id, old, over=over))
        return message

    async def _thread_screen(self, context: TableContext, entry: OutboxRow) -> Screen:
        words = game_words(context.row.language, context.row.name)
        if entry.kind == Kind.TURN:
            mentions = await self._mentions(context)
            return await self._screens.turn(context, since=entry.since, mentions=mentions)
        if entry.kind == Kind.SCORING:
            return await self._screens.scoring(context, entry.n)
        if entry.kind == Kind.END:
            return await self._screens.end(context)
        assert entry.kind == Kind.AGAIN, entry.kind
        return thread_screens.phase_again(words)

    async def _mentions(self, context: TableContext) -> dict[int, int]:
        """Seats that still have to choose and get no direct messages -> their users."""
        now = await self._tables.table(context.row.id)
        mentions = {}
        for held in context.row.seated:
            still = held.seat in now.waiting and held.seat in context.table.waiting
            same = now.version(held.seat) == context.table.version(held.seat)
            if still and same and held.user is not None and not await self._store.reachable(held.user):
                mentions[held.seat] = held.user
        return mentions

    async def _update_counter(self, game: int) -> None:
        """Update in the newest message how many are ready."""
        async with self._edit_locks.setdefault(game, asyncio.Lock()):
            newest = await self._store.find_message(game, NEWEST)
            context = await self._screens.context(game)
            ready = thread_screens.ready_counter(context, game_words(context.row.language, context.row.name))
            if newest is not None and ready:
                await self._edit(newest.channel, newest.message, ready=ready)

    async def _retire(self, game: int, thread: int, old: int | None, *, over: bool) -> None:
        """Remove the controls of an older message; archive the thread when the game is over."""
        async with self._edit_locks.setdefault(game, asyncio.Lock()):
            if old is not None:
                await self._edit(thread, old, ready=None)
            if over:
                await archive(self._client, thread)

    # Posting and editing

    async def _post(
        self, channel: discord.abc.Messageable, screen: Screen, entry: OutboxRow, *, silent: bool = False
    ) -> int:
        """Post a screen once: the id of the entry is its nonce, and stands in the custom ids of its buttons.

        What Discord rejects is posted without symbols: an emoji may have been deleted.
        """
        if self._clock.now() - entry.created > NONCE_SECONDS:
            sent = await self._find_sent(channel, entry)
            if sent is not None:
                return sent

        async def post(screen: Screen) -> int:
            users = [discord.Object(user) for user in screen.mentions]
            message = await channel.send(
                view=layout(screen),
                files=files(screen),
                nonce=entry.id,
                silent=silent,
                allowed_mentions=discord.AllowedMentions(everyone=False, roles=False, users=users),
            )
            return message.id

        try:
            return await post(screen)
        except discord.HTTPException as error:
            if error.status != BAD_REQUEST:
                raise
            log.warning("game %d: row %d is posted without symbols: %s", entry.game, entry.n, error)
            return await post(screen.without_symbols())

    async def _find_sent(self, channel: discord.abc.Messageable, entry: OutboxRow) -> int | None:
        buttons = {kind(entry.game, entry.id).encode() for kind in (OpenPanel, OpenBoard, OpenHelp)}
        async for message in channel.history(limit=HISTORY_LIMIT):
            if buttons.intersection(control_ids(message)):
                return message.id
        return None

    def _edit_later(self, edit: Callable[[], Awaitable[None]]) -> None:
        """Run an edit in the background, so that no message waits for it."""
        task = asyncio.create_task(self._log_errors(edit))
        self._edits.add(task)
        task.add_done_callback(self._edits.discard)

    async def _log_errors(self, edit: Callable[[], Awaitable[None]]) -> None:
        try:
            await edit()
        except Exception:
            log.warning("an edit was given up", exc_info=True)

    async def _edit(self, channel: int, message: int, *, ready: str | None) -> None:
        """Set the ready counter of a message, or (None) remove it and the controls; failures are logged."""
        try:
            found = await self._client.get_partial_messageable(channel).fetch_message(message)
            try:
                await found.edit(view=updated_layout(found, ready), attachments=found.attachments)
            except discord.HTTPException as error:
                if error.status != BAD_REQUEST:
                    raise
                view = updated_layout(found, ready, symbols=False)
                await found.edit(view=view, attachments=found.attachments)
        except discord.DiscordException as error:
            log.info("message %d stays as it is: %s", message, error)
