"""The messages in a table's thread: turns, scorings, the end, and that a phase begins again."""

import logging
from collections.abc import Hashable, Iterable

from msgspec import structs

from bot.client.threads import with_thread
from bot.delivery import sent_layout
from bot.delivery.deliverer import LinePosted, Next
from bot.delivery.failures import REPORTED, Failure, FailureKind
from bot.delivery.messages.card import CardDelivery
from bot.delivery.parts import DeliveryBase, DeliveryServices
from bot.delivery.places import Places
from bot.delivery.sent_layout import SentLayout
from bot.locales import game_words
from bot.screens.absence import late
from bot.screens.absence.absences import played_for_text
from bot.screens.model import Call, Screen, TableContext, Text, text_screen, texts
from bot.screens.panel import thread as thread_screens
from bot.screens.shared import calls
from bot.tables.reminders.reminders import is_silent, wake_timers
from bot.tables.settings.recipient import Recipient
from bot.tables.settings.settings_store import recipient_from
from bot.work import Locks
from clocks.user_settings import BOTH, from_json
from games.words import Words
from storage.core.kinds import Kind
from storage.core.outbox import LOST_THREAD, Posted
from storage.core.rows import OVER, GameRow, LastAsk, NewTimer, Notification, OutboxRow
from storage.together.screen_reads import StoryRows

NEWEST = "turn"
"""Name in the store of the newest message of a thread."""

OLD = "retire-"
"""Prefix of older messages' names while they have controls; their ids follow."""

STORIES = (Kind.TURN, Kind.SCORING, Kind.END)
"""Messages that report everything since the last of them."""

Called = dict[int, tuple[LastAsk, int]]
"""Seats that a message calls -> state of their last ask, and their user."""

log = logging.getLogger(__name__)


class ThreadDelivery(DeliveryBase):
    """Delivers messages to all in the table's thread, which is opened with the first."""

    def __init__(self, services: DeliveryServices, cards: CardDelivery) -> None:
        super().__init__(services)
        self._cards = cards
        self._places = Places(services)
        self._locks = Locks[int]()

    def destination(self, game: GameRow, row: OutboxRow) -> Hashable:
        assert row.game == game.id
        return "thread", game.id

    async def deliver(self, game: GameRow, row: OutboxRow) -> bool:
        """Post a message, and remove the controls of the previous one later.

        The line of a call comes before the message's pictures are painted. Raises LinePosted.
        """
        game = await self.open(game)
        assert game.thread is not None
        context, story = await self._read_table_and_story(row)
        called = await self._called_seats(context, row, story)
        users = _users_mentioned(context, row, called)
        loud = self._users_to_wake(context, story, users)
        silent = bool(users) and not loud
        message = row.message
        if message is None and not silent:
            message = await self._post_line(game.thread, context, row, story, loud, called)
            if message is not None and self._calls_wait():
                raise LinePosted
        screen = await self._screen(context, row, called, story)
        if row.message is None and not silent:
            screen = structs.replace(screen, mentions=loud)
        if message is None:
            message, sent = await self._poster.post(
                game.thread, screen, row, oldest=game.thread, silent=silent
            )
        else:
            sent = await self._poster.complete_line(game.thread, message, screen, row)
        await self._mark_posted(game.thread, context, row, message, sent, story, called)
        return True

    async def find_out_if_posted(self, game: GameRow, row: OutboxRow) -> bool:
        """Find out, and return, whether a message was posted that may have been. Raises what failed."""
        found = None if game.thread is None else await self._poster.find_posted(game.thread, row)
        if found is None or game.thread is None:
            await self._store.mark_attempted(row, after=None)
            return False
        context, story = await self._read_table_and_story(row)
        called = await self._called_seats(context, row, story)
        sent = None if found.content else sent_layout.of_message(found)
        await self._mark_posted(game.thread, context, row, found.id, sent, story, called)
        return True

    def _users_to_wake(
        self, context: TableContext, story: StoryRows, users: Iterable[int]
    ) -> tuple[int, ...]:
        """Users whom a mention may wake; without any the whole message is silent."""
        recipients, now = _recipients(story), self._clock.now()
        return tuple(user for user in users if not is_silent(context.row, user, recipients[user], now))

    async def _post_line(
        self,
        thread: int,
        context: TableContext,
        row: OutboxRow,
        story: StoryRows,
        users: tuple[int, ...],
        called: Called,
    ) -> int | None:
        """Post the line of a call to users, if the message calls somebody and Discord takes the line."""
        loud = {seat: (ask, user) for seat, (ask, user) in called.items() if user in users}
        call = self._call(context, row, story, loud, users)
        if call is None:
            return None
        line = await self._poster.post_line(thread, call, users, row, oldest=thread)
        if line is None:
            return None
        await self._mark_posted(thread, context, row, line, None, story, called)
        return line

    async def after_failure(self, game: GameRow, row: OutboxRow, failure: Failure) -> Next:
        """Open a deleted thread again; report other problems of the place to those who can fix them."""
        now = await self._store.game(row.game)
        if failure.kind is FailureKind.GONE and game.thread is not None:
            if await self.forget_deleted_thread(game.id, game.thread):
                log.warning("game %d: its thread was deleted, and is opened again", game.id)
            return Next.SOON
        if failure.kind is FailureKind.GONE and now.thread is not None:
            return Next.SOON
        if failure.kind in (*REPORTED, FailureKind.GONE):
            return await self._places.report(now, row, failure)
        return Next.LATER

    async def forget_deleted_thread(self, game: int, thread: int) -> bool:
        """Have a new thread say where the game stands. Returns whether the deleted one was the game's."""
        return await self._store.forget_thread(game, thread, time=self._clock.now())

    async def open(self, game: GameRow) -> GameRow:
        """The game with its thread, opened on or with its card if there was none. Raises what failed."""
        if game.thread is not None:
            return game
        async with self._locks.of(game.id):
            lost = await self._store.find_message(game.id, LOST_THREAD) is not None
            game = await self._store.game(game.id)
            if game.forum:
                return await self._cards.open_post(game)
            if game.card is None and not lost:
                game = await self._cards.post_if_due(game)
            return await with_thread(
                self._poster.client,
                self._store,
                game,
                self._members,
                turn=self._poster.wait_for_turn,
                now=self._clock.now,
                on_card=not lost,
            )

    async def open_early(self, game: GameRow, _row: OutboxRow) -> bool:
        """Open the thread before its first message, so that panels can link it. Raises what failed."""
        await self.open(game)
        return False

    async def _mark_posted(
        self,
        thread: int,
        context: TableContext,
        row: OutboxRow,
        message: int,
        sent: SentLayout | None,
        story: StoryRows,
        called: Called,
    ) -> None:
        """Store that a message was posted, or (`sent` is None) the line of a call, to be completed."""
        posted = Posted(
            channel=thread,
            message=message,
            layout=None if sent is None else sent.to_json(),
            name=NEWEST,
            old_name=OLD,
            called=[ask.id for ask, _ in called.values()],
            retire=Notification(Kind.RETIRE, row.n, replaces=True),
            timers=self._wake_timers(context, row, story, called),
        )
        await self._store.mark_posted(row, posted, time=self._clock.now())

    def _wake_timers(
        self, context: TableContext, row: OutboxRow, story: StoryRows, called: Called
    ) -> list[NewTimer]:
        """When silently called users are notified again; none if the line has called them."""
        if not called or row.message is not None:
            return []
        return wake_timers(context.row, row, _users_by_seat(called), _recipients(story), self._clock.now())

    def _call(
        self,
        context: TableContext,
        row: OutboxRow,
        story: StoryRows,
        called: Called,
        users: tuple[int, ...],
    ) -> Call | None:
        """The beginning of a message that calls somebody, or announces the end to `users`."""
        words = game_words(context.row.language, context.row.name)
        if row.kind == Kind.END and users:
            return calls.end_call(context.row.id, words, row.nonce, users)
        if not called:
            return None
        now, mentions, recipients = self._clock.now(), _users_by_seat(called), _recipients(story)
        until = min((ends for seat in called if (ends := context.until(seat)) is not None), default=None)
        where = calls.wall_clock([recipients[user] for user in mentions.values()], words)
        return calls.call(context, words, row.nonce, until=until, now=now, where=where, mentions=mentions)

    async def _read_table_and_story(self, row: OutboxRow) -> tuple[TableContext, StoryRows]:
        """The table as of a notification's log row, and the data of its message."""
        table = await self._tables.table_at(row.game, row.n)
        story = await self._store.story(row, STORIES, len(table.moves))
        return await self._screens.context_of(story.table, table), story

    async def _screen(
        self, context: TableContext, row: OutboxRow, called: Called, story: StoryRows
    ) -> Screen:
        words = game_words(context.row.language, context.row.name)
        mentions = _users_by_seat(called)
        shown = {**await self._users_shown_in_thread(context, row, story), **mentions}
        screen = await self._content(context, row, story.since, shown)
        first = texts(words("turn-thread-anew")) if story.lost and row.kind != Kind.END else ()
        over = context.row.stage == OVER
        last = row.kind == Kind.END
        buttons = thread_screens.permanent_buttons(context, row.nonce, words, over=over, last=last)
        played = await self._played_for_texts(context, story, words) if row.kind in STORIES else ()
        return Screen((*first, *screen.blocks, *played, buttons), _users_mentioned(context, row, called))

    async def _users_shown_in_thread(
        self, context: TableContext, row: OutboxRow, story: StoryRows
    ) -> dict[int, int]:
        """The seats that still have to choose and whose users want that in the thread, too -> their users.

        A direct message calls them, so that their mention does not.
        """
        if row.kind != Kind.TURN:
            return {}
        asked = _users_by_seat(await self._seats_asked(context, story))
        return {
            seat: user for seat, user in asked.items() if from_json(story.users[user].settings).arrive == BOTH
        }

    async def _played_for_texts(
        self, context: TableContext, story: StoryRows, words: Words
    ) -> tuple[Text, ...]:
        """Players who were moved for since the last message, and by whom."""
        users = {each.user for each in story.stood_in if each.user is not None}
        names = {user: await self._members.name(context.row.guild, user) for user in users}
        played = played_for_text(context, story.stood_in, names, story.since, words)
        return texts(played, late.moved_for_text(context, story.moved, words))

    async def _content(
        self, context: TableContext, row: OutboxRow, since: int, mentions: dict[int, int]
    ) -> Screen:
        if row.kind == Kind.TURN:
            return await self._screens.turn(context, since=since, mentions=mentions)
        if row.kind == Kind.SCORING:
            return await self._screens.scoring(context, row.n, since=since)
        if row.kind == Kind.END:
            return await self._screens.end(context, since=since)
        assert row.kind == Kind.AGAIN, row.kind
        return text_screen(game_words(context.row.language, context.row.name)("turn-again"))

    async def _called_seats(self, context: TableContext, row: OutboxRow, story: StoryRows) -> Called:
        """Seats that a message calls: those that still have to choose, without a direct message.

        The first message after the place has failed also calls those whom nothing has reached since. For a
        posted line: the seats that it mentions.
        """
        if row.kind != Kind.TURN:
            return {}
        asked = await self._seats_asked(context, story)
        return {
            seat: (ask, user)
            for seat, (ask, user) in asked.items()
            if (ask.called if row.message is not None else seat in story.unreached or _is_to_call(ask))
            and not self._is_asked_on_live_panel(context, seat, user)
        }

    def _is_asked_on_live_panel(self, context: TableContext, seat: int, user: int) -> bool:
        """Whether a seat is asked where it answered last, and nobody else waits for it."""
        alone = not context.row.has_several_people
        return alone and self._live_panels.find(context.row.id, seat, user) is not None

    async def _seats_asked(self, context: TableContext, story: StoryRows) -> Called:
        """The seats that still have to choose what they were asked."""
        now = await self._tables.table(context.row.id, story.table.stand)
        asks = {ask.seat: ask for ask in story.asks}
        found = {}
        for held in context.row.seated:
            ask = asks.get(held.seat)
            still = held.seat in now.waiting_seats and held.seat in context.table.waiting_seats
            same = now.version(held.seat) == context.table.version(held.seat)
            if still and same and held.player is not None and ask is not None:
                found[held.seat] = ask, held.player
        return found


def _users_mentioned(context: TableContext, row: OutboxRow, called: Called) -> tuple[int, ...]:
    """The users whom a message mentions: those it calls, at the end everybody who plays."""
    return (
        thread_screens.users_playing(context)
        if row.kind == Kind.END
        else tuple(_users_by_seat(called).values())
    )


def _recipients(story: StoryRows) -> dict[int, Recipient]:
    return {user: recipient_from(row) for user, row in story.users.items()}


def _users_by_seat(called: Called) -> dict[int, int]:
    return {seat: user for seat, (_, user) in called.items()}


def _is_to_call(ask: LastAsk) -> bool:
    return not ask.called and not ask.sent and (not ask.done or ask.failed)
