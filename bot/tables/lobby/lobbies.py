"""Lobbies: invitations, the announced start, whether all are there, and closing."""

import logging
from collections.abc import Awaitable, Callable, Sequence

from msgspec import Struct

from bot.clock import Clock
from bot.happened import DueNow
from bot.operation.metrics import Metrics
from bot.tables.errors import TooFew
from bot.tables.lobby_seats import CARD, left_notifications
from bot.tables.service import TableService, check_players
from storage.core.errors import NotInvited, NotSeated, Refused
from storage.core.kinds import Kind
from storage.core.rows import LOBBY, GameRow, Invitation, Notification
from storage.lobby.invitations import DECLINED, KEPT_SECONDS, WITHDRAWN
from storage.lobby.lobbies import CLOSING_SECONDS, IDLE_SECONDS, LobbyChange, LobbyState
from storage.lobby.lobby_seats import IDLE, host_after
from storage.together.store import Store

OLD_SECONDS = 24 * 3600.0
"""Time after which a lobby asks members who have done nothing whether they are still there."""

ANSWER_SECONDS = 24 * 3600.0

log = logging.getLogger(__name__)


class StartRequest(Struct, frozen=True):
    row: GameRow
    begun: bool = False
    asked: tuple[int, ...] = ()
    """The users who are asked before whether they are still there."""


class LobbyService:
    """Tables that have not begun. Every method raises NoSuchGame, AlreadyStarted and TableDamaged."""

    def __init__(self, store: Store, tables: TableService, clock: Clock, metrics: Metrics) -> None:
        self._metrics = metrics
        self._store = store
        self._tables = tables
        self._clock = clock

    # The start

    async def request_start(self, game: int, *, host: int) -> StartRequest:
        """Start at once if nobody else is concerned, else once all are there. Raises NotHost, TooFew."""
        async with self._tables.cache.lock(game):
            row = await self._tables.lobby.lobby_of_host(game, host)
            if row.starts is not None:
                return StartRequest(row)
            check_players(row)
            now = self._clock.now()
            asked = self._users_unseen(row, now)
            starts = now + ANSWER_SECONDS if asked else await self._settled_from(row, now)
            if starts > now:
                notifications = [
                    CARD,
                    *(Notification(Kind.HERE, 0, user=user, replaces=True) for user in asked),
                ]
                row = await self._store.lobbies.request_start(
                    game, host, asked=asked, starts=starts, notifications=notifications, time=now
                )
                self._tables.happened.tell(DueNow())
                return StartRequest(row, asked=asked)
            await self._begin(row)
        self._tables.cache.notify_listeners(game)
        return StartRequest(await self._store.game(game), begun=True)

    async def _begin(self, row: GameRow) -> None:
        """Begin a game while nobody presses there. Raises TooFew."""
        await self._tables.start_locked(row)
        self._metrics.lobbies.labels("begun").inc()

    def _users_unseen(self, row: GameRow, now: float) -> tuple[int, ...]:
        """The users at an older lobby who have not acted for long."""
        if now - row.created < OLD_SECONDS:
            return ()
        return tuple(
            held.user
            for held in row.seated
            if held.user not in (None, row.host) and now - (held.seen or row.created) >= OLD_SECONDS
        )

    async def _settled_from(self, row: GameRow, now: float) -> float:
        """When nothing will have changed for a while at a lobby, for others than its host to see."""
        others = any(held.user not in (None, row.host) for held in row.seated)
        others = others or bool((await self._store.lobbies.lobby_state(row.id, now)).invited)
        return min(row.changed, now) + self._tables.lobby.settle_seconds if others else 0.0

    async def hold_back_start(self, game: int, user: int) -> GameRow:
        """Hold back the start for a user who sits there, and notify the host. Raises NotSeated."""
        async with self._tables.cache.lock(game):
            row = await self._lobby_of_seated(game, user)
            if row.starts is None:
                return row
            notice = Notification(Kind.CALLED_OFF, 0, user=row.host, replaces=True)
            return await self._store.lobbies.call_off(
                game,
                user,
                notifications=(CARD, *([notice] if user != row.host else [])),
                time=self._clock.now(),
            )

    async def mark_present(self, game: int, user: int) -> GameRow:
        """Note that a user who sits there is still there. Raises NotSeated."""
        async with self._tables.cache.lock(game):
            row = await self._lobby_of_seated(game, user)
            now = self._clock.now()
            starts = max(now, await self._settled_from(row, now))
            row = await self._store.lobbies.mark_present(
                game, user, starts=starts, notifications=(CARD,), time=now
            )
        self._tables.happened.tell(DueNow())
        return row

    # The end of a lobby

    async def keep_open(self, game: int, user: int) -> GameRow:
        """Keep a lobby open, for a user who sits there. Raises NotSeated."""
        async with self._tables.cache.lock(game):
            await self._lobby_of_seated(game, user)
            change = LobbyChange((CARD,), self._clock.now(), user)
            return await self._store.lobbies.keep_open(game, change)

    async def close(self, game: int, reason: str, *, by_user: int | None = None) -> GameRow:
        """Close a lobby for a reason; all who sit there are notified, except who closes it."""
        async with self._tables.cache.lock(game):
            return await self._close(await self._tables.lobby.open_lobby(game), reason, by_user)

    async def _close(self, row: GameRow, reason: str, by_user: int | None = None) -> GameRow:
        """Close a lobby while nobody presses there."""
        notices = (
            Notification(Kind.CLOSED, 0, user=held.user, replaces=True)
            for held in row.seated
            if held.user not in (None, by_user)
        )
        change = LobbyChange((CARD, *notices), self._clock.now(), by_user)
        row = await self._store.lobbies.close(row.id, reason, change)
        self._metrics.lobbies.labels(reason).inc()
        return row

    # Invitations

    async def invite(self, game: int, users: Sequence[int], *, host: int) -> tuple[GameRow, tuple[int, ...]]:
        """Keep seats for users while there are any, and notify them; returns for whom.

        Raises NotHost, and for nobody AlreadySeated, AlreadyInvited, TableFull, TooManyInvitations.
        """
        async with self._tables.cache.lock(game):
            row = await self._tables.lobby.lobby_of_host(game, host)
            change = self._tables.lobby.lobby_change(row, (CARD,), host)
            row, invited = await self._store.lobbies.invite(game, users, host, change)
        self._tables.happened.tell(DueNow())
        return row, invited

    async def withdraw(self, invitation: int, *, host: int) -> GameRow:
        """Withdraw an invitation, and free its seat. Raises NotHost, NotInvited."""
        found = await self._store.seats.invitation(invitation)
        async with self._tables.cache.lock(found.game):
            row = await self._tables.lobby.lobby_of_host(found.game, host)
            change = self._tables.lobby.lobby_change(row, (CARD,), host)
            return await self._store.lobbies.refuse(invitation, WITHDRAWN, change)

    async def decline(self, invitation: int, user: int) -> GameRow:
        """Decline an invitation, and notify its sender. Raises NotInvited."""
        found = await self._store.seats.invitation(invitation)
        if found.user != user:
            raise NotInvited(f"user {user} was not asked")
        async with self._tables.cache.lock(found.game):
            row = await self._tables.lobby.open_lobby(found.game)
            notice = Notification(Kind.DECLINED, 0, user=found.by_user, replaces=True)
            change = self._tables.lobby.lobby_change(row, (CARD, notice))
            return await self._store.lobbies.refuse(invitation, DECLINED, change)

    async def set_private(self, game: int, *, private: bool, host: int) -> GameRow:
        """Open a lobby to the invited alone, or to anybody. Raises NotHost, TooManyTables."""
        async with self._tables.cache.lock(game):
            row = await self._tables.lobby.lobby_of_host(game, host)
            return await self._store.lobbies.set_private(
                game,
                private=private,
                most_tables=self._tables.lobby.most_tables,
                change=self._tables.lobby.lobby_change(row, (CARD,), host),
            )

    async def set_may_ask(self, game: int, *, may_ask: bool, host: int) -> GameRow:
        """Let others ask the host of a private table for a seat, or stop that. Raises NotHost."""
        async with self._tables.cache.lock(game):
            row = await self._tables.lobby.lobby_of_host(game, host)
            change = self._tables.lobby.lobby_change(row, (CARD,), host)
            return await self._store.lobbies.set_may_ask(game, may_ask=may_ask, change=change)

    # What falls due

    async def tick(self, now: float) -> None:
        """Do everything due: start lobbies, warn idle ones and close them, end invitations."""
        due = await self._store.lobbies.due_lobbies(now)
        for game in due.starting:
            await self._do_at_lobby(game, self._start_due, now)
        for game in due.idle:
            await self._do_at_lobby(game, self._warn, now)
        for game in due.warned:
            await self._do_at_lobby(game, self._close_idle, now)
        for invitation in due.lapsed:
            await self._lapse_invitation(invitation, now)

    async def _do_at_lobby(
        self, game: int, work: Callable[[GameRow, float], Awaitable[None]], now: float
    ) -> None:
        """Do what is due at a lobby, while nobody presses there; a refusal keeps no other waiting."""
        try:
            async with self._tables.cache.lock(game):
                await work(await self._tables.lobby.open_lobby(game), now)
        except Refused as error:
            log.info("game %d: nothing falls due in its lobby: %r", game, error)
        self._tables.cache.notify_listeners(game)

    async def _start_due(self, row: GameRow, now: float) -> None:
        """Start a lobby, unless those who were asked have more time, or did not answer."""
        if row.starts is None or row.starts > now:
            return
        state = await self._store.lobbies.lobby_state(row.id, now)
        if state.asked:
            await self._free_silent(row, state, now)
            return
        try:
            await self._begin(row)
        except TooFew:
            await self._store.lobbies.call_off(row.id, None, notifications=(CARD,), time=now)
            raise

    async def _free_silent(self, row: GameRow, state: LobbyState, now: float) -> None:
        """Free the seats of users who did not answer; downtime gives them more time."""
        assert state.asked_at is not None, row
        until = (
            state.asked_at
            + ANSWER_SECONDS
            + await self._store.lobbies.downtime_seconds(row.id, state.asked_at, now)
        )
        if until > now:
            await self._store.lobbies.set_start(row.id, until, notifications=(CARD,), time=now)
            return
        silent = [held for held in reversed(row.seated) if held.user in state.asked]
        freed = (Notification(Kind.SEAT_FREED, 0, user=held.user, replaces=True) for held in silent)
        host = host_after(row, silent)
        notices = (
            () if host in (None, *state.asked) else (Notification(Kind.SILENT, 0, user=host, replaces=True),)
        )
        await self._store.lobbies.free_seats_of_silent(
            row.id,
            state.asked,
            options=self._tables.lobby.options_without(row, [held.seat for held in silent]),
            change=self._tables.lobby.lobby_change(row, (*left_notifications(row, silent), *freed, *notices)),
        )
        self._tables.happened.tell(DueNow())

    async def _warn(self, row: GameRow, now: float) -> None:
        if row.warned is None and row.changed + IDLE_SECONDS <= now:
            notice = Notification(Kind.CLOSING, 0, user=row.host, replaces=True)
            await self._store.lobbies.warn(row.id, notifications=(CARD, notice), time=now)

    async def _close_idle(self, row: GameRow, now: float) -> None:
        """Close an idle lobby; downtime gives its people more time."""
        if row.warned is None:
            return
        if (
            row.warned + CLOSING_SECONDS + await self._store.lobbies.downtime_seconds(row.id, row.warned, now)
            <= now
        ):
            await self._close(row, IDLE)

    async def _lapse_invitation(self, invitation: Invitation, now: float) -> None:
        """End an expired invitation; downtime gives it more time."""
        down = await self._store.lobbies.downtime_seconds(invitation.game, invitation.created, now)
        until = invitation.created + KEPT_SECONDS + down
        if until > now:
            await self._store.lobbies.extend_invitation(invitation.id, until)
        else:
            notice = Notification(Kind.DECLINED, 0, user=invitation.by_user, replaces=True)
            in_lobby = (await self._store.game(invitation.game)).stage == LOBBY
            notifications = (CARD, notice) if in_lobby else (notice,)
            await self._store.lobbies.let_invitation_lapse(invitation, notifications=notifications, time=now)
        self._tables.cache.notify_listeners(invitation.game)

    # Shared

    async def _lobby_of_seated(self, game: int, user: int) -> GameRow:
        row = await self._tables.lobby.open_lobby(game)
        if row.own_seat_of(user) is None:
            raise NotSeated(f"user {user} does not sit at game {game}")
        return row
