"""What is owed to the players is told, each thing once, whatever fails in between."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any
from weakref import WeakValueDictionary

import discord

from bot.client.components import control_ids, files, layout, updated_layout
from bot.client.members import Members
from bot.client.responses import BAD_REQUEST
from bot.client.threads import archive, thread_of
from bot.clock import Clock
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

TICK = 30.0
"""Seconds after which what could not be told is tried again."""

NONCE_SECONDS = 240.0
"""For how long after it was owed a message's nonce surely keeps it from being posted twice."""

DUE = 1000
"""How much of what is owed is looked at together."""

LOOK_BACK = 20
"""How many of the last messages are looked at after that."""

NEWEST = "turn"
"""The name under which the newest message of a thread is remembered."""

log = logging.getLogger(__name__)


class Outbox:
    """Tells what is owed: one table's messages one after another, different tables side by side."""

    def __init__(
        self,
        client: discord.Client,
        store: Store,
        tables: TableService,
        screens: ScreenBuilder,
        members: Members,
        clock: Clock,
    ) -> None:
        """Nothing is told before `run` or `wake`."""
        self._client = client
        self._store = store
        self._tables = tables
        self._screens = screens
        self._members = members
        self._clock = clock
        self._awake: set[int] = set()
        self._working: dict[int, asyncio.Task[None]] = {}
        self._edits: set[asyncio.Task[None]] = set()
        self._editing: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    async def run(self) -> None:
        """Tell what is owed, and again every TICK what could not be told."""
        while True:
            try:
                for game in {row.game for row in await self._store.outbox_due(DUE)}:
                    self.wake(game)
            except Exception:
                log.exception("the outbox could not be read")
            await self._clock.sleep(TICK)

    def wake(self, game: int) -> None:
        """There may be something to tell of a game."""
        self._awake.add(game)
        if game not in self._working:
            self._working[game] = asyncio.create_task(self._work(game))

    async def wait_until_idle(self) -> None:
        """Wait until all has been told and edited that can be."""
        while tasks := [*self._working.values(), *self._edits]:
            await asyncio.wait(tasks)

    async def close(self) -> None:
        """Stop; what is not told yet is told after the next start."""
        tasks = [*self._working.values(), *self._edits]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _work(self, game: int) -> None:
        try:
            while game in self._awake:
                self._awake.discard(game)
                await self._tell_all(game)
        except Exception:
            log.exception("game %d: something could not be told; the next tick tries again", game)
        finally:
            del self._working[game]

    async def _tell_all(self, game: int) -> None:
        due = [row for row in await self._store.outbox_due(DUE) if row.game == game]
        if not due:
            return
        place = await self._place(game)
        for row in sorted(due, key=lambda row: (row.seat is None, row.id)):
            message = await self._tell(place, row)
            await self._store.mark_sent(row.id, time=self._clock.now(), message=message)

    async def _place(self, game: int) -> GameRow:
        """The game with its thread; without one where none can be opened."""
        row = await self._tables.game(game)
        try:
            return await thread_of(self._client, self._store, row, self._members)
        except (discord.Forbidden, discord.NotFound) as error:
            log.warning("game %d: no thread can be opened: %s", game, error)
            return row

    async def _tell(self, place: GameRow, row: OutboxRow) -> int | None:
        """Tell one thing; returned is the message, None where nothing was to be told. Other errors pass."""
        try:
            if row.seat is not None:
                return await self._tell_seat(place, row, row.seat)
            if row.kind == Kind.COUNTER:
                self._later(self._count(row.game))
                return None
            return await self._tell_thread(place, row)
        except (discord.Forbidden, discord.NotFound) as error:
            log.warning("game %d: %s of row %d cannot be told: %s", row.game, row.kind, row.n, error)
            return None

    # To one seat

    async def _tell_seat(self, place: GameRow, row: OutboxRow, seat: int) -> int | None:
        user = place.seated[seat].user
        if user is None or await self._store.reachable(user) is False:
            return None
        language = await self._members.language(user, place.language)
        if row.kind == Kind.ASK:
            screen = await self._screens.panel(row.game, seat, language, outbox_id=row.id)
        else:
            context = await self._screens.context(row.game)
            words = game_words(language, place.name)
            screen = player.received(context, seat, words, n=row.n, outbox_id=row.id)
        try:
            channel = await self._client.create_dm(discord.Object(user))
            message = await self._send(channel, screen, row, silent=row.kind == Kind.RECEIVED)
        except discord.Forbidden as error:
            log.info("user %d gets no direct messages: %s", user, error)
            await self._store.set_reachable(user, reached=False, time=self._clock.now())
            return None
        await self._store.set_reachable(user, reached=True, time=self._clock.now())
        return message

    # In the thread

    async def _tell_thread(self, place: GameRow, row: OutboxRow) -> int | None:
        if place.thread is None:
            return None
        context = await self._screens.context(row.game, await self._tables.table_at(row.game, row.n))
        screen = await self._public(context, row)
        words = game_words(place.language, place.name)
        over = row.kind == Kind.END
        buttons = thread_screens.permanent_buttons(row.game, row.id, words, context.symbols, over=over)
        thread = self._client.get_partial_messageable(place.thread)
        message = await self._send(thread, Screen((*screen.blocks, buttons), screen.mentions), row)
        before = await self._store.find_message(row.game, NEWEST)
        await self._store.save_message(row.game, NEWEST, channel=thread.id, message=message)
        old = before.message if before and before.message != message else None
        self._later(self._put_away(row.game, thread.id, old, over=over))
        return message

    async def _public(self, context: TableContext, row: OutboxRow) -> Screen:
        words = game_words(context.row.language, context.row.name)
        if row.kind == Kind.TURN:
            mentions = await self._called(context)
            return await self._screens.turn(context, since=row.since, mentions=mentions)
        if row.kind == Kind.SCORING:
            return await self._screens.scoring(context, row.n)
        if row.kind == Kind.END:
            return await self._screens.end(context)
        assert row.kind == Kind.AGAIN, row.kind
        return thread_screens.phase_again(words)

    async def _called(self, context: TableContext) -> dict[int, int]:
        """Who is called in the thread: who still has to do it and gets no direct messages."""
        now = await self._tables.table(context.row.id)
        called = {}
        for held in context.row.seated:
            still = held.seat in now.waiting and held.seat in context.table.waiting
            same = now.number(held.seat) == context.table.number(held.seat)
            if still and same and held.user is not None and not await self._store.reachable(held.user):
                called[held.seat] = held.user
        return called

    async def _count(self, game: int) -> None:
        """Bring the count of who is ready up to date in the newest message."""
        async with self._editing.setdefault(game, asyncio.Lock()):
            newest = await self._store.find_message(game, NEWEST)
            context = await self._screens.context(game)
            ready = thread_screens.ready_counter(context, game_words(context.row.language, context.row.name))
            if newest is not None and ready:
                await self._edit(newest.channel, newest.message, ready=ready)

    async def _put_away(self, game: int, thread: int, old: int | None, *, over: bool) -> None:
        """The message that was the newest loses its controls; when the game is over, the thread goes too."""
        async with self._editing.setdefault(game, asyncio.Lock()):
            if old is not None:
                await self._edit(thread, old, ready=None)
            if over:
                await archive(self._client, thread)

    # Discord

    async def _send(
        self, channel: discord.abc.Messageable, screen: Screen, row: OutboxRow, *, silent: bool = False
    ) -> int:
        """Post a screen, unless it is there already; the number of the row makes sure of it.

        What Discord refuses is posted without symbols: somebody may have deleted one.
        """
        if self._clock.now() - row.created > NONCE_SECONDS:
            there = await self._look_for(channel, row)
            if there is not None:
                return there

        async def post(screen: Screen) -> int:
            called = [discord.Object(user) for user in screen.mentions]
            message = await channel.send(
                view=layout(screen),
                files=files(screen),
                nonce=row.id,
                silent=silent,
                allowed_mentions=discord.AllowedMentions(everyone=False, roles=False, users=called),
            )
            return message.id

        try:
            return await post(screen)
        except discord.HTTPException as error:
            if error.status != BAD_REQUEST:
                raise
            log.warning("game %d: row %d is told without symbols: %s", row.game, row.n, error)
            return await post(screen.without_symbols())

    async def _look_for(self, channel: discord.abc.Messageable, row: OutboxRow) -> int | None:
        numbered = {kind(row.game, row.id).encode() for kind in (OpenPanel, OpenBoard, OpenHelp)}
        async for message in channel.history(limit=LOOK_BACK):
            if numbered.intersection(control_ids(message)):
                return message.id
        return None

    def _later(self, work: Coroutine[Any, Any, None]) -> None:
        """Edits never stand before a message that is to be sent."""
        task = asyncio.create_task(self._tried(work))
        self._edits.add(task)
        task.add_done_callback(self._edits.discard)

    async def _tried(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except Exception:
            log.warning("an edit was given up", exc_info=True)

    async def _edit(self, channel: int, message: int, *, ready: str | None) -> None:
        """Edit what may fail without harm: another count, or (None) neither a count nor controls."""
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
