"""The outbox: delivers due notifications about games, users and cups, each recipient by itself."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection, Iterable, Sequence
from itertools import groupby
from random import Random
from typing import Any

from msgspec import Struct

from bot.client.message_edits import MessageEdits
from bot.delivery.backoff import Backoff, is_given_up
from bot.delivery.breaker import Breaker
from bot.delivery.deliverer import Deliverer, LinePosted, Next, NotYet
from bot.delivery.deliverers import Deliverers
from bot.delivery.dispatcher import RESCAN_SECONDS, DeliveryResult, Dispatcher
from bot.delivery.failures import OF_THE_ROW, Failure, FailureKind, failure_of
from bot.delivery.parts import DeliveryServices, Parts
from bot.delivery.plan import KINDS, DeliveryPart, DeliveryPlan, plan
from bot.delivery.posting import Poster, RateLimiter, Snowflakes
from bot.happened import (
    DeadlinesMoved,
    DueNow,
    GameChanged,
    GameMoved,
    NewsMissed,
    NotificationDue,
    PendingWorkFound,
)
from bot.operation.logs import log_context
from bot.operation.metrics import Metrics
from bot.work import DATABASE_SECONDS, until_stored, work_for
from storage.core.errors import DatabaseBusy
from storage.core.kinds import POSTED, Kind
from storage.core.rows import (
    OVER,
    CupSubject,
    DueRows,
    GameRow,
    OutboxRow,
    Subject,
    UserSubject,
    subject_in_log,
)

log = logging.getLogger(__name__)


class Outbox:
    """Sends notifications: those of a game in order, those of different games concurrently."""

    def __init__(
        self,
        parts: Parts,
        *,
        breaker: Breaker,
        limiter: RateLimiter,
        metrics: Metrics,
        on_unauthorized: Callable[[], None],
        random: Random | None = None,
        rescan_seconds: float = RESCAN_SECONDS,
    ) -> None:
        """`on_unauthorized` is called when the token is not valid any more; `random` spreads delays; all that
        is due is looked at every `rescan_seconds`.

        Nothing is sent before `run`.
        """
        self._client = parts.client
        self._store = store = parts.store
        self._clock = clock = parts.clock
        self._share = parts.share
        self._happened = happened = parts.tables.happened
        self._metrics = metrics
        self._on_unauthorized = on_unauthorized
        self.snowflakes = Snowflakes()
        """Ids of Discord seen by this process."""
        self.message_edits = MessageEdits()
        """Edits of messages, also in answer to presses."""
        self._breaker = breaker
        self._backoff = Backoff(clock, random or Random())
        services = DeliveryServices(
            parts,
            Poster(parts.client, parts.store, limiter, breaker, self.snowflakes),
            self._backoff,
            self.message_edits,
            self.wake,
            calls_wait=lambda: self._dispatcher.do_calls_wait,
        )
        made = Deliverers(services)
        self.deliverers = made.by_kind
        """Who delivers each kind of notification."""
        self.cups = made.cups
        self.places = made.places
        """Where tables are, and who is notified of problems there."""
        self.direct = made.direct
        self.cards = made.cards
        self.threads = made.threads
        self._dispatcher = Dispatcher(
            clock,
            find_due=lambda subjects: store.due_subjects(subjects, parts.share.shards),
            work=self._work,
            recovered=self._backoff.reset_outage,
            rescan_seconds=rescan_seconds,
        )
        self.loop = self._dispatcher.loop
        self.known_since = self._dispatcher.known_since
        self._closing = False
        happened.hear(GameChanged, lambda event: self.wake(event.game) if event.due else None)
        happened.hear(NotificationDue, lambda event: self.wake(event.about))
        happened.hear(GameMoved, lambda event: self.retry(event.game))
        happened.hear(DeadlinesMoved, lambda _: self.wake_all())
        happened.hear(NewsMissed, lambda _: self.wake_all())
        happened.hear(PendingWorkFound, self._wake_users)

    async def run(self) -> None:
        """Send all notifications as soon as the client is ready, those that fail again after a delay."""
        await self._client.wait_until_ready()
        self.snowflakes.note_id(await until_stored(self._clock, "sending", self._store.newest_message))
        await self._dispatcher.run()

    def wake(self, subject: Subject) -> None:
        """Look for due rows of a subject; destinations that failed keep their delay."""
        self._dispatcher.wake(subject)

    def wake_all(self) -> None:
        """Look for due rows of all subjects."""
        self._dispatcher.wake_all()

    def _wake_users(self, event: PendingWorkFound) -> None:
        for user in event.work.users:
            self.wake(UserSubject(user))

    def retry(self, subject: int | CupSubject) -> None:
        """Attempt failed public messages of a game or a cup at once, as they may succeed now."""
        if isinstance(subject, CupSubject):
            self._backoff.reset(("cup", subject.cup))
        else:
            for part in ("thread", "card", "edits"):
                self._backoff.reset((part, subject))
        self.wake(subject)

    async def open_table(self, game: GameRow) -> GameRow:
        """The game with its card and thread, if they can be posted and opened now."""
        if not self._share.has(game.guild):
            return game
        try:
            return await self.threads.open(game)
        except Exception as error:
            failure = failure_of(error)
            if failure.kind is FailureKind.INTERNAL:
                raise
            log.warning("game %d: the thread is opened later: %s", game.id, failure.name)
            return await self._store.game(game.id)

    async def post_card(self, game: GameRow) -> GameRow:
        """The game with its card, if it can be posted now."""
        if not self._share.has(game.guild):
            return game
        try:
            return await self.cards.post_if_due(game)
        except Exception as error:
            failure = failure_of(error)
            if failure.kind is FailureKind.INTERNAL:
                raise
            log.warning("game %d: the card is posted later: %s", game.id, failure.name)
            self.wake(game.id)
            return await self._store.game(game.id)

    async def tell_of_seat(self, game: GameRow, user: int) -> bool | None:
        """Send a user the notice of their seat; returns whether it arrived, None if it is tried again."""
        if not self._share.has(game.guild):
            return None
        due = await self._store.outbox_due(game.id)
        row = next((row for row in due if row.kind == Kind.SEAT and row.user == user), None)
        if row is None:
            return await self._store.users.reachable(user)
        failure = (await self.attempt(game, row, self.deliverers[Kind.SEAT].deliver)).failure
        if failure is None:
            return True
        self.wake(game.id)
        return False if failure.kind is FailureKind.CLOSED else None

    async def wait_until_idle(self) -> None:
        """Wait until everything is sent and edited that can be now."""
        await self._dispatcher.wait_until_idle()

    @property
    def running_tasks(self) -> Collection[asyncio.Task[None]]:
        return self._dispatcher.running_tasks

    async def close(self) -> None:
        """Finish what is being sent, and stop; the rest is sent after the next start."""
        self._closing = True
        await self._dispatcher.close()

    # The work on one subject

    async def _work(self, subject: Subject, part: DeliveryPart, found: DueRows | None) -> DeliveryResult:
        """Attempt due rows of a subject, unless their destinations are left alone."""
        if not isinstance(subject, int):
            return await self._work_without_game(subject)
        with log_context(table=subject):
            return await self._work_on(subject, part, found)

    async def _work_without_game(self, subject: UserSubject | CupSubject) -> DeliveryResult:
        """Attempt due notifications about no game, in their order."""
        cup = None if isinstance(subject, UserSubject) else await self._store.cups.find(subject.cup)
        if not self._share.has(None if cup is None else cup.row.guild):
            return DeliveryResult()
        work = _Work(self, None)
        await work.attempt_without_game(await self._store.due_about(subject))
        return work.result

    async def _work_on(self, game: int, part: DeliveryPart, found: DueRows | None) -> DeliveryResult:
        row, due = await self._plan(game, found)
        if not self._share.has(row.guild):
            return DeliveryResult()
        with work_for(row.guild):
            work = _Work(self, row)
            if part is DeliveryPart.MESSAGES and due.doubtful:
                await work.settle(due)
                _, due = await self._plan(game)
            await (
                work.attempt_edits(row, due)
                if part is DeliveryPart.EDITS
                else work.attempt_messages(row, due)
            )
        if work.posted:
            if part is DeliveryPart.MESSAGES:
                self._backoff.reset(("edits", game))
            self.wake(game)
        return work.result

    async def _plan(self, game: int, found: DueRows | None = None) -> tuple[GameRow, DeliveryPlan]:
        """A table, and the plan for its due notifications; superseded ones are settled."""
        found = found or await self._store.due_of(game)
        due = plan(found.due, direct=found.row.in_direct_messages)
        if due.superseded:
            done = await self._store.mark_done(
                game, [row.id for row in due.superseded], time=self._clock.now()
            )
            self._count_left_lines(row for row in due.superseded if row.id in done)
        return found.row, due

    async def attempt(
        self, game: GameRow | None, row: OutboxRow, deliver: Callable[[Any, OutboxRow], Awaitable[bool]]
    ) -> Attempt:
        """One attempt at one notification, unless its destination is left alone."""
        try:
            return await self._attempt(game, row, deliver)
        except DatabaseBusy as error:
            name = subject_in_log(row.subject)
            log.warning("%s: %s of row %d is attempted again soon: %s", name, row.kind, row.n, error)
            return Attempt(DATABASE_LOST, DATABASE_SECONDS)

    async def _attempt(
        self, game: GameRow | None, row: OutboxRow, deliver: Callable[[Any, OutboxRow], Awaitable[bool]]
    ) -> Attempt:
        """One attempt at one notification. Raises DatabaseBusy."""
        destination = self.deliverers[row.kind].destination(game, row)
        remaining = max(self._backoff.seconds_left(destination), self._breaker.seconds_open)
        if remaining or self._closing or (game is not None and not self._share.has(game.guild)):
            return Attempt(LEFT_ALONE, remaining)
        remaining = self._backoff.seconds_left(row.id)
        if remaining:
            return Attempt(LEFT_ALONE, remaining, of_the_row=True)
        try:
            delivered = await deliver(game, row)
        except NotYet as early:
            return Attempt(LEFT_ALONE, early.seconds)
        except LinePosted:
            self._backoff.reset(destination)
            self._backoff.reset(row.id)
            return Attempt(ONLY_THE_LINE, 0.0)
        except DatabaseBusy:
            raise
        except Exception as error:
            return await self._handle_failure(game, row, error)
        self._backoff.reset(destination)
        self._backoff.reset(row.id)
        if delivered:
            self._metrics.deliveries.labels(row.kind, "delivered").inc()
        return Attempt(delivered=delivered)

    async def _handle_failure(self, game: GameRow | None, row: OutboxRow, error: Exception) -> Attempt:
        failure = failure_of(error)
        self._metrics.deliveries.labels(row.kind, failure.kind.name.lower()).inc()
        if failure.is_unlisted:
            self._metrics.unlisted_refusals.labels(failure.name).inc()
        _log(row, failure, error)
        if failure.kind is FailureKind.UNAUTHORIZED:
            self._on_unauthorized()
        deliverer = self.deliverers[row.kind]
        following = await deliverer.after_failure(game, row, failure)
        if following is Next.DONE:
            self._count_left_lines([row])
            return Attempt(failure)
        await self._store.mark_failed(row, failure.name)
        if game is not None:
            await self._stop_clocks(game, row, failure, following)
        age = self._clock.now() - row.created
        if is_given_up(row.attempts + 1, age) and not self._stays_due(game, row, failure):
            await self.give_up(row, failure.name)
            return Attempt(failure)
        key = row.id if failure.concerns_row_alone else deliverer.destination(game, row)
        self._backoff.note_failure(key, failure, mended=following is Next.SOON)
        return Attempt(failure, self._backoff.seconds_left(key), of_the_row=failure.concerns_row_alone)

    async def _stop_clocks(self, game: GameRow, row: OutboxRow, failure: Failure, following: Next) -> None:
        """Stop the clocks of players whom neither the thread nor a direct message reaches."""
        stops, now = failure.stops_clocks(row.attempts + 1), self._clock.now()
        if row.kind == Kind.ASK:
            if stops or not game.in_direct_messages:
                await self._store.reach.update_unreached_seats(game.id, time=now)
        elif stops and following is Next.LATER and _is_in_thread(self.deliverers[row.kind], game, row):
            calls = row.kind == Kind.TURN or not failure.concerns_row_alone
            if calls and await self._store.reach.note_place_failure(game.id, time=now):
                self.wake(game.id)

    async def note_working_place(self, game: GameRow) -> None:
        """Note a post in a thread where posting had failed."""
        await self._store.reach.note_working_place(game.id, time=self._clock.now())
        self._happened.tell(DueNow())

    def _stays_due(self, game: GameRow | None, row: OutboxRow, failure: Failure) -> bool:
        """Whether a notification stays due, however often it has failed.

        So does an edit after an erasure. Where the bot is removed that is the result: a running game is
        announced anyway when it returns.
        """
        is_erasure = row.kind in POSTED and row.message is not None
        if failure.kind is FailureKind.DAMAGED or Kind(row.kind).declared.kept or is_erasure:
            return True
        if game is None or game.stage != OVER or row.kind not in (Kind.END, Kind.CARD):
            return False
        return self.places.is_removed(game)

    async def settle(self, row: OutboxRow) -> None:
        """Be done with a notification that needs no message of its own."""
        await self._store.mark_sent(row, time=self._clock.now())

    async def give_up(self, row: OutboxRow, failure: str) -> None:
        """Give up a notification, because of a failure."""
        name = subject_in_log(row.subject)
        log.error("%s: %s of row %d is given up: %s", name, row.kind, row.n, failure)
        self._metrics.deliveries.labels(row.kind, "given_up").inc()
        self._count_left_lines([row])
        await self._store.mark_given_up(row, failure, time=self._clock.now())

    def _count_left_lines(self, rows: Iterable[OutboxRow]) -> None:
        """Count the lines of calls that will not be completed."""
        for row in rows:
            if row.message is not None:
                self._metrics.left_lines.labels(row.kind).inc()


class Attempt(Struct, frozen=True):
    failure: Failure | None = None
    """Why it failed; LEFT_ALONE if nothing was attempted."""
    retry_in: float | None = None
    """Seconds until the next attempt; None if there will be none."""
    delivered: bool = False
    """Whether something was delivered; an outdated notification is settled without that."""
    of_the_row: bool = False
    """Whether the notification alone has failed, which says nothing about its destination."""

    @property
    def blocks(self) -> bool:
        """Whether later notifications to the same destination have to wait."""
        return self.retry_in is not None and not self.of_the_row


LEFT_ALONE = Failure(FailureKind.PASSING, "left alone")
"""Nothing was attempted."""

DATABASE_LOST = Failure(FailureKind.PASSING, "database", posted=True)
"""The database is out of reach, so nobody knows what was done."""

ONLY_THE_LINE = Failure(FailureKind.PASSING, "only the line", answered=True)
"""The line of a call was posted; the rest follows once no other call waits."""

UNKNOWN_KIND = "unknown kind"
"""The failure of a kind without a deliverer."""


class _Work:
    """The work on one subject: attempts and their results."""

    def __init__(self, outbox: Outbox, game: GameRow | None) -> None:
        self._outbox = outbox
        self._game = game
        self.retry_in: float | None = None
        """Seconds until the first failed notification may be attempted again."""
        self.posted = self.reached = self.outage = False
        self._only_lines = False
        """Whether calls at other tables come before the full messages of lines here."""
        self._in_thread = False
        """Whether something was posted in the thread."""
        self._turn_fails = False
        """Whether the turn's message was not posted."""
        self._database_lost = False
        """Whether nothing more is attempted: it may follow from what could not be stored."""

    async def settle(self, due: DeliveryPlan) -> None:
        """Settle public messages that may have been posted, before those they call get direct messages."""
        for row in due.doubtful:
            await self._attempt(row, self._outbox.threads.find_out_if_posted)

    @property
    def result(self) -> DeliveryResult:
        """The outcome for the dispatcher."""
        return DeliveryResult(self.retry_in, self.reached, self.outage)

    async def attempt_without_game(self, due: Sequence[OutboxRow]) -> None:
        """Attempt notifications about no game, one of each group that would say the same.

        It is the one that was tried, if any was. The others are settled before, so that a kill repeats none.
        """
        same: dict[tuple[str, int], list[OutboxRow]] = {}
        for row in due:
            same.setdefault((row.kind, row.about), []).append(row)
        for rows in same.values():
            kept = max(rows, key=lambda row: row.attempted_after is not None)
            for row in rows:
                if row is not kept:
                    await self._outbox.settle(row)
            if kept.kind in KINDS:
                await self._attempt(kept)
            else:
                await self._outbox.give_up(kept, UNKNOWN_KIND)

    async def attempt_messages(self, game: GameRow, due: DeliveryPlan) -> None:
        """Direct messages side by side, which link the thread, the thread in order, the card.

        In direct messages the card stands above.
        """
        for row in due.unknown:
            await self._outbox.give_up(row, UNKNOWN_KIND)
        if game.thread is None and due.personal and due.public:
            await self._attempt(due.public[0], self._outbox.threads.open_early)
        above = due.cards if game.in_direct_messages else ()
        for row in above:
            await self._attempt(row)
        await self._attempt_concurrently(due.personal)
        if self._only_lines:
            return
        for row in due.earlier:
            await self._attempt(row)
        for row in due.public:
            if (await self._attempt(row)).blocks:
                break
        for row in due.notices:
            await self._attempt(row)
        if game.place_failed is not None and self._in_thread and not self._turn_fails:
            await self._outbox.note_working_place(game)
        for row in due.cards[len(above) :]:
            await self._attempt(row)

    async def attempt_edits(self, game: GameRow, due: DeliveryPlan) -> None:
        """Attempt edits in order, then final panels once the end of the game was posted."""
        for row in due.edits:
            await self._attempt(row)
        untold = any(row.kind == Kind.END and not row.attempts for row in due.public)
        if not untold or game.place_failed is not None:
            await self._attempt_concurrently(due.panels)

    async def _attempt_concurrently(self, personal: Iterable[OutboxRow]) -> None:
        """Send notifications to different people concurrently, those to one in their order."""
        recipients = groupby(
            sorted(personal, key=lambda row: (row.seat or 0, row.user or 0)),
            key=lambda row: (row.seat, row.user),
        )
        await asyncio.gather(*[self._attempt_all(list(rows)) for _, rows in recipients])

    async def _attempt_all(self, rows: Sequence[OutboxRow]) -> None:
        for row in rows:
            await self._attempt(row)

    async def _attempt(
        self, row: OutboxRow, deliver: Callable[[Any, OutboxRow], Awaitable[bool]] | None = None
    ) -> Attempt:
        if self._database_lost:
            return Attempt(LEFT_ALONE, DATABASE_SECONDS)
        deliver = deliver or self._outbox.deliverers[row.kind].deliver
        attempt = await self._outbox.attempt(self._game, row, deliver)
        self._database_lost |= attempt.failure is DATABASE_LOST
        if attempt.failure in (None, ONLY_THE_LINE):
            self._only_lines |= attempt.failure is ONLY_THE_LINE
            posted = attempt.delivered or attempt.failure is ONLY_THE_LINE
            self.posted = True
            self.reached |= posted
            if posted and _is_in_thread(self._outbox.deliverers[row.kind], self._game, row):
                self._in_thread = True
        else:
            self._turn_fails |= row.kind == Kind.TURN
            if row.kind == Kind.END and attempt.failure is not LEFT_ALONE:
                self._outbox.wake(row.game)
            self.outage |= attempt.failure.outage
            self.reached |= attempt.failure.answered
        if attempt.retry_in is not None:
            earlier = attempt.retry_in if self.retry_in is None else self.retry_in
            self.retry_in = min(attempt.retry_in, earlier)
        return attempt


def _is_in_thread(deliverer: Deliverer[Any], game: GameRow | None, row: OutboxRow) -> bool:
    return deliverer.destination(game, row) == ("thread", row.game)


def _log(row: OutboxRow, failure: Failure, error: Exception) -> None:
    """Log a notification's first failure, with a traceback if it is a mistake of ours.

    A damaged table was logged when it was read.
    """
    level = logging.ERROR if failure.kind in OF_THE_ROW or failure.is_unlisted else logging.WARNING
    if failure.name == row.failure or failure.kind is FailureKind.DAMAGED:
        level = logging.DEBUG
    traceback = failure.kind is FailureKind.INTERNAL and row.failure != failure.name
    log.log(
        level,
        "%s: %s of row %d fails: %s (%s)",
        subject_in_log(row.subject),
        row.kind,
        row.n,
        failure.name,
        error,
        exc_info=error if traceback else None,
    )
