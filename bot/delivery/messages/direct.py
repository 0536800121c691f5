"""Direct messages: what a seat is asked, and what it received."""

import logging
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Hashable, Mapping, Sequence
from functools import partial
from typing import Any, ParamSpec, TypeVar

import discord
from msgspec import structs

from bot.client.components import message_parts
from bot.client.live_panels import LivePanel, ask_on_live_panel
from bot.delivery.backoff import OPENING_SECONDS
from bot.delivery.deliverer import LinePosted, Next, NotYet
from bot.delivery.failures import Failure, FailureKind, failure_of
from bot.delivery.parts import DeliveryBase, DeliveryServices
from bot.limits import TOO_MANY_DIRECT_MESSAGES, UNKNOWN_MEMBER, UNKNOWN_USER
from bot.locales import game_words
from bot.screens.model import Call, Screen
from bot.screens.panel import panel
from bot.screens.panel.panel import Panel
from bot.screens.shared import calls
from bot.tables.reminders.reminders import is_silent, wake_timers
from bot.tables.settings.recipient import Recipient
from bot.tables.settings.settings_store import recipient_from
from clocks.user_settings import THREAD, from_json
from games.engine.table import Table
from storage.core.errors import Refused
from storage.core.kinds import Kind, Loud, TimerKind
from storage.core.rows import PLAYING, DirectRow, GameRow, NewTimer, OutboxRow
from storage.seats.holders import GONE
from storage.together.screen_reads import PanelRows, UserRow

Posted = TypeVar("Posted")
About = ParamSpec("About")
Screens = Mapping[Kind, Callable[About, Awaitable[Screen | None]]]
"""Kinds -> how a deliverer makes the message; None if it is out of date."""

PROBE_SECONDS = 24 * 3600.0
"""Seconds after which a user who takes no direct messages is tried again with the next one."""

PASSED_ON_SECONDS = 1.0
"""Seconds until a new player of a seat gets its panel."""

OPENING = "opening direct messages"
"""What is left alone while direct messages are opened too fast."""

log = logging.getLogger(__name__)


class GoneMembers(DeliveryBase):
    """Finds out whether unreached or late players have left the server."""

    async def look_up(self, game: GameRow, user: int) -> None:
        """Have computer players take over from a user at all tables of a server that they have left."""
        server = self._client.get_guild(game.guild) if game.guild else None
        if server is None or server.unavailable or not await self._has_left(server, user):
            return
        for each in await self._store.games_of(user):
            seat = each.row.own_seat_of(user)
            if each.row.guild == server.id and each.row.stage == PLAYING and seat is not None:
                log.info("game %d: user %d has left the server", each.row.id, user)
                await self._replace_by_computer(each.row, seat, user)

    async def _replace_by_computer(self, row: GameRow, seat: int, user: int) -> None:
        try:
            await self._tables.seats.vacate(row.id, seat, GONE, user=user)
        except Refused as error:
            log.info("game %d: the seat of user %d has changed meanwhile: %s", row.id, user, error)

    async def _has_left(self, server: discord.Guild, user: int) -> bool:
        """Whether Discord says that a user is no member; what else fails says nothing."""
        try:
            await server.fetch_member(user)
        except discord.HTTPException as error:
            log.info("user %d is looked up on server %d: %s", user, server.id, error)
            return error.code in (UNKNOWN_MEMBER, UNKNOWN_USER)
        return False


class DirectMessages(DeliveryBase):
    def __init__(self, services: DeliveryServices) -> None:
        super().__init__(services)
        self._gone = GoneMembers(services)

    async def closed_code(self, user: int) -> str | None:
        """Why a user is not sent direct messages now: Discord's code; None if they are."""
        return _closed_code(await self._store.users.direct_reach(user), self._clock.now())

    async def why_withheld(self, user: int) -> str | None:
        """Load a user and ask `why_withheld`."""
        return why_withheld(await self._store.users.row(user), self._clock.now())

    async def post(
        self, user: int, screen: Screen, row: OutboxRow, *, direct: DirectRow | None, silent: bool = False
    ) -> int:
        """Post a direct message for a notification, once, or complete its line; returns it.

        `direct`: whether direct messages reach the user, as it is stored. Raises NotYet, and what failed.
        """

        async def post(channel: int) -> int:
            if row.message is not None:
                await self._poster.complete_line(channel, row.message, screen, row)
                return row.message
            return (await self._poster.post(channel, screen, row, silent=silent))[0]

        return await self._post_in_channel(user, direct, post)

    async def write(self, user: int, screen: Screen) -> int | None:
        """Send a user a direct message now; returns its channel, None if they take none.

        Raises NotYet, and what else failed.
        """

        async def send(channel: int) -> int:
            await self._poster.wait_for_turn()
            await self._poster.client.get_partial_messageable(channel).send(**message_parts(screen))
            return channel

        try:
            return await self._post_in_channel(user, await self._store.users.direct_reach(user), send)
        except discord.HTTPException as error:
            failure = failure_of(error)
            if failure.kind is not FailureKind.CLOSED:
                raise
            await self._store.users.set_unreachable(user, code=failure.code, time=self._clock.now())
            return None

    async def call(self, user: int, call: Call, row: OutboxRow, *, direct: DirectRow | None) -> OutboxRow:
        """Post the line that a phone shows of a notification, once; returns the row with it.

        It has none if Discord rejects the line. Raises as `post`.
        """

        async def post(channel: int) -> OutboxRow:
            message = await self._poster.post_line(channel, call, (), row)
            if message is not None:
                await self._store.mark_line_posted(row, message)
            return structs.replace(row, message=message)

        return await self._post_in_channel(user, direct, post)

    async def _post_in_channel(
        self, user: int, direct: DirectRow | None, post: Callable[[int], Awaitable[Posted]]
    ) -> Posted:
        """Post in the channel of a user's direct messages, and store that they are reached."""
        channel = direct.channel if direct else None
        if channel is None:
            channel = await self.open(user)
        try:
            posted = await post(channel)
        except discord.NotFound:
            await self._store.users.forget_direct_channel(user)
            raise
        if direct is None or not direct.reached or direct.channel != channel:
            await self._store.users.set_reached(user, channel=channel, time=self._clock.now())
        return posted

    async def after_failure(self, user: int, row: OutboxRow, failure: Failure) -> Next:
        """Store what a failure means for the user, and for the notification."""
        if failure.kind is FailureKind.CLOSED:
            log.info("user %d takes no direct messages: %s", user, failure.name)
            await self._store.users.set_unreachable(user, code=failure.code, time=self._clock.now())
            await self._store.mark_given_up(row, failure.name, time=self._clock.now())
            if row.game:
                await self.look_up(row, user)
            return Next.DONE
        if failure.kind in (FailureKind.GONE, FailureKind.FORBIDDEN):
            return Next.SOON
        if failure.code == TOO_MANY_DIRECT_MESSAGES:
            self._backoff.pause(OPENING, OPENING_SECONDS)
        return Next.LATER

    async def look_up(self, row: OutboxRow, user: int) -> None:
        """Find out whether a user who was not reached has left the server of the table."""
        await self._gone.look_up(await self._store.game(row.game), user)

    async def open(self, user: int) -> int:
        """The channel of a user's direct messages. Raises NotYet, and what failed."""
        remaining = self._backoff.seconds_left(OPENING)
        if remaining:
            raise NotYet(remaining)
        await self._poster.wait_for_turn()
        return (await self._poster.client.create_dm(discord.Object(user))).id


def why_withheld(user: UserRow, now: float) -> str | None:
    """Why a user's questions are not sent by direct message now; None if they are.

    They want them in the thread (THREAD), or are sent nothing: Discord's code.
    """
    if from_json(user.settings).arrive == THREAD:
        return THREAD
    return _closed_code(user.direct, now)


def _closed_code(direct: DirectRow | None, now: float) -> str | None:
    if direct is None or direct.reached or not 0 <= now - direct.time < PROBE_SECONDS:
        return None
    return str(direct.code or "closed")


class UserDelivery(DeliveryBase, ABC):
    """Delivers what is for a user by direct message, as loud as its kind declares.

    A deliverer for users or cups gets None as game.
    """

    def __init__(self, services: DeliveryServices) -> None:
        super().__init__(services)
        self._direct = DirectMessages(services)

    def destination(self, game: GameRow, row: OutboxRow) -> Hashable:
        return "user", self._user(game, row)

    async def deliver(self, game: GameRow, row: OutboxRow) -> bool:
        user, message = self._user(game, row), None
        timers: Sequence[NewTimer] = ()
        screen = None if user is None else await self._screen(game, row, user)
        if user is not None and screen is not None:
            timers = await self._timers_to_notify_aloud(game, row, user)
            silent = await self._is_silent(game, row, user)
            direct = await self._store.users.direct_reach(user)
            message = await self._direct.post(user, screen, row, direct=direct, silent=silent)
        await self._mark_sent(game, row, message, timers)
        return message is not None

    async def _mark_sent(
        self,
        game: GameRow,  # noqa: ARG002
        row: OutboxRow,
        message: int | None,
        timers: Sequence[NewTimer],
    ) -> None:
        await self._store.mark_sent(row, time=self._clock.now(), message=message, timers=timers)

    async def after_failure(self, game: GameRow, row: OutboxRow, failure: Failure) -> Next:
        user = self._user(game, row)
        return Next.LATER if user is None else await self._direct.after_failure(user, row, failure)

    def _user(self, game: GameRow, row: OutboxRow) -> int | None:  # noqa: ARG002
        """The recipient; None if nobody needs it."""
        return row.user

    async def _is_silent(self, game: GameRow, row: OutboxRow, user: int) -> bool:
        loud, now = Kind(row.kind).declared.loud, self._clock.now()
        if loud is Loud.NEVER:
            return True
        recipient = await self._reminders.recipient(user)
        if loud is Loud.UNLESS_AWAY:
            return is_silent(game, user, recipient, now)
        return recipient.is_asleep(now) if loud is Loud.UNLESS_ASLEEP else recipient.is_silent(now)

    async def _timers_to_notify_aloud(self, game: GameRow, row: OutboxRow, user: int) -> Sequence[NewTimer]:  # noqa: ARG002
        """Timers that begin once the message is posted."""
        return ()

    @abstractmethod
    async def _screen(self, game: GameRow, row: OutboxRow, user: int) -> Screen | None:
        """The message in the user's language; None if it is outdated. Raises NotYet."""


class QuestionDelivery(UserDelivery):
    """Asks a user something by direct message, or if it does not arrive, calls them where all can read it."""

    async def after_failure(self, game: GameRow, row: OutboxRow, failure: Failure) -> Next:
        """If direct messages are closed, queue a mention in the thread, if there can be one."""
        following = await super().after_failure(game, row, failure)
        closed = failure.kind is FailureKind.CLOSED and row.game and not game.in_direct_messages
        if closed and await self._call(game, row):
            self._wake(game.id)
        return following

    @abstractmethod
    async def _call(self, game: GameRow, row: OutboxRow) -> bool:
        """Make the call due; returns False if they have nothing to answer."""


def player_of(game: GameRow, row: OutboxRow) -> int | None:
    """The player of a notification's seat; None for a computer player."""
    assert row.seat is not None, row
    return game.seated[row.seat].player


class SeatDelivery(UserDelivery):
    """Delivers a seat's questions and gifts."""

    async def deliver(self, game: GameRow, row: OutboxRow) -> bool:
        """Post the message; an unreached user, or one who wants none, will be called in the thread.

        The line of a call comes before its picture is painted. Raises LinePosted, NotYet, and what failed.
        """
        user = self._user(game, row)
        if user is None:
            await self._store.mark_sent(row, time=self._clock.now())
            return False
        assert row.seat is not None, row
        asks = row.kind == Kind.ASK
        there = await self._ask_on_live_panel(row, user, game.language) if asks else None
        rows = await self._store.panel_rows(game.id, row.seat) if asks else None
        known = await self._store.users.row(user) if rows is None else rows.player
        if known is None or (rows is not None and self._user(rows.table.row, row) != user):
            raise NotYet(PASSED_ON_SECONDS)
        why_not = why_withheld(known, self._clock.now())
        if there is not None and why_not is None:
            later = NewTimer(row.game, there.seat, TimerKind.WAKE, there.until)
            await self._store.mark_sent(row, time=self._clock.now(), timers=[later])
            return True
        has_thread = game.place_failed is None and not game.in_direct_messages
        if why_not is not None and (why_not != THREAD or has_thread):
            await self._store.mark_given_up(row, why_not, time=self._clock.now())
            await self._run_clock_without_messages(game, row)
            return False
        if rows is not None:
            return await self._post_panel(row, user, known, rows)
        screen = await self._screen(game, row, user)
        silent = await self._is_silent(game, row, user)
        message = await self._direct.post(user, screen, row, direct=known.direct, silent=silent)
        await self._store.mark_sent(row, time=self._clock.now(), message=message)
        return True

    async def after_failure(self, game: GameRow, row: OutboxRow, failure: Failure) -> Next:
        following = await super().after_failure(game, row, failure)
        if failure.kind is FailureKind.CLOSED:
            await self._run_clock_without_messages(game, row)
        return following

    async def _run_clock_without_messages(self, game: GameRow, row: OutboxRow) -> None:
        """At a table by direct message, run the clock of a user who takes none."""
        if row.kind == Kind.ASK and game.in_direct_messages:
            await self._store.reach.update_unreached_seats(game.id, time=self._clock.now())

    async def _ask_on_live_panel(self, row: OutboxRow, user: int, usual: str) -> LivePanel | None:
        """Ask in the private panel where the user answered last; returns it, None if that is impossible."""
        assert row.seat is not None, row
        live = self._live_panels.find(row.game, row.seat, user)
        if live is None or row.message is not None:
            return None
        language = await self._members.language(user, usual)
        asked = partial(ask_on_live_panel, live, self._screens, language)
        return live if await self._live_panels.edit(live, self._edits, asked) else None

    async def _post_panel(self, row: OutboxRow, user: int, known: UserRow, rows: PanelRows) -> bool:
        """Post the panel of a seat, unless it has nothing to choose any more."""
        language = await self._members.language(user, rows.table.row.language)
        draft = await self._screens.draft_of(rows, language)
        if not await self._must_still_choose(user, draft.context.row, draft.context.table, row):
            return False
        game, direct, recipient = draft.context.row, known.direct, recipient_from(known)
        silent = row.called or is_silent(game, user, recipient, self._clock.now())
        has_line = row.message is not None
        timers = () if row.called or has_line else self._wake_timers(game, row, user, recipient)
        if not silent and not has_line:
            row = await self._direct.call(user, self._call(draft, row, recipient), row, direct=direct)
            if row.message is not None and self._calls_wait():
                raise LinePosted
            direct = (
                direct
                if direct is not None and direct.reached
                else await self._store.users.direct_reach(user)
            )
        screen = await self._screens.paint_panel(draft, nonce=row.nonce)
        shown = screen
        if game.has_several_people:
            shown = await self._zone_offers.add_below(screen, from_json(known.settings), language)
        now = await self._tables.cache.read(row.game)
        if not await self._must_still_choose(user, now.row, now.table, row):
            return False
        message = await self._direct.post(user, shown, row, direct=direct, silent=silent)
        await self._store.mark_sent(row, time=self._clock.now(), message=message, timers=timers)
        if shown is not screen:
            await self._zone_offers.count_offer(user)
        return True

    async def _must_still_choose(self, user: int, game: GameRow, table: Table[Any], row: OutboxRow) -> bool:
        """Whether a user still has to choose; otherwise settle the notification. Raises NotYet."""
        if row.seat not in table.waiting_seats:
            if row.message is not None:
                await self._turn_line_into_panel(user, game, row, row.message)
            await self._store.mark_sent(row, time=self._clock.now(), message=row.message)
            return False
        if self._user(game, row) != user:
            raise NotYet(PASSED_ON_SECONDS)
        return True

    async def _turn_line_into_panel(self, user: int, game: GameRow, row: OutboxRow, line: int) -> None:
        """Make a line the panel of a seat that has chosen elsewhere. Raises what failed."""
        assert row.seat is not None, row
        direct = await self._store.users.direct_reach(user)
        if direct is None or direct.channel is None:
            return
        language = await self._members.language(user, game.language)
        async with self._edits.edit(line):
            draft = await self._screens.panel_draft(row.game, row.seat, language)
            screen = await self._screens.paint_panel(draft, nonce=row.nonce)
            await self._poster.complete_line(direct.channel, line, screen, row)

    def _user(self, game: GameRow, row: OutboxRow) -> int | None:
        return player_of(game, row)

    def _wake_timers(
        self, game: GameRow, row: OutboxRow, user: int, recipient: Recipient
    ) -> Sequence[NewTimer]:
        assert row.seat is not None, row
        return wake_timers(game, row, {row.seat: user}, {user: recipient}, self._clock.now())

    def _call(self, draft: Panel, row: OutboxRow, recipient: Recipient) -> Call:
        """The line by which a seat is called."""
        until, where = draft.context.until(draft.seat), calls.wall_clock([recipient], draft.words)
        return calls.call(
            draft.context, draft.words, row.nonce, until=until, now=self._clock.now(), where=where
        )

    async def _screen(self, game: GameRow, row: OutboxRow, user: int) -> Screen:
        """What the seat received. Raises NotYet."""
        assert row.seat is not None, row
        assert row.kind == Kind.RECEIVED, row
        context = await self._screens.context(game.id)
        if self._user(context.row, row) != user:
            raise NotYet(PASSED_ON_SECONDS)
        words = game_words(await self._members.language(user, game.language), game.name)
        return panel.gift_screen(context, row.seat, words, n=row.n, nonce=row.nonce)
