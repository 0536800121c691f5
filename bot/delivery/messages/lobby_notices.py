"""Direct messages about tables that have not begun; unreached users are called in the channel."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from typing import ClassVar

from msgspec import Struct

from bot.delivery.deliverer import Next
from bot.delivery.failures import REPORTED, Failure, FailureKind
from bot.delivery.messages.direct import QuestionDelivery, Screens
from bot.delivery.parts import DeliveryBase
from bot.locales import game_words
from bot.screens.lobby import guests, lobby_notices
from bot.screens.model import Screen
from bot.tables.lobby_seats import CARD
from games.words import Words
from storage.core.kinds import Kind
from storage.core.rows import LOBBY, GameRow, Notification, OutboxRow
from storage.lobby.requests import ACCEPTED

TO_ANSWER = (Kind.INVITED, Kind.HERE, Kind.MATCHED, Kind.SEAT_REQUEST)
"""Kinds that a user is called in the channel for if no direct message reaches them."""

TO_HOST = (Kind.SEAT_REQUEST, Kind.HOST, Kind.CLOSING, Kind.CALLED_OFF)

ALSO_LATER = (Kind.CLOSED, Kind.REQUEST_OVER, Kind.SILENT, Kind.SEAT_FREED)
"""Kinds that do not need an open lobby."""


class Notice(Struct, frozen=True):
    game: GameRow
    row: OutboxRow
    user: int
    words: Words


class LobbyNoticeDelivery(QuestionDelivery):
    """Sends users news of their tables, if it still holds."""

    async def after_failure(self, game: GameRow, row: OutboxRow, failure: Failure) -> Next:
        """Call the user in the thread; at a table by direct message the refused invitation lapses."""
        if game.direct and row.kind == Kind.INVITED and failure.kind is FailureKind.CLOSED:
            await self._lapse(game, row)
        return await super().after_failure(game, row, failure)

    async def _lapse(self, game: GameRow, row: OutboxRow) -> None:
        """Release the seat kept for an unreached user, and notify the one who invited them."""
        assert row.user is not None, row
        found = await self._store.lobbies.last_invitation(game.id, row.user)
        if found is None or found.accepted is not None:
            return
        notice = Notification(Kind.DECLINED, 0, user=found.by_user, replaces=True)
        await self._store.lobbies.let_invitation_lapse(
            found, notifications=(CARD, notice), time=self._clock.now()
        )
        self._wake(game.id)

    async def _call(self, game: GameRow, row: OutboxRow) -> bool:
        """Call an unreached user in the channel, if they have to answer."""
        if row.kind not in TO_ANSWER:
            return False
        called = Notification(Kind.LOBBY_CALL, 0, user=row.user, replaces=True)
        await self._store.notify(game.id, called, time=self._clock.now())
        return True

    async def _screen(self, game: GameRow, row: OutboxRow, user: int) -> Screen | None:
        words = game_words(await self._members.language(user, game.language), game.name)
        kind = Kind(row.kind)
        begun = game.stage != LOBBY or game.closed
        if (begun and kind not in ALSO_LATER) or (kind in TO_HOST and user != game.host):
            return None
        return await self.SCREENS[kind](self, Notice(game, row, user, words))

    async def _closed_screen(self, to: Notice) -> Screen | None:
        looks = await self._is_searching(to.user, None)
        return lobby_notices.closed_screen(to.game, to.words, looks=looks) if to.game.closed else None

    async def _seat_freed_screen(self, to: Notice) -> Screen | None:
        returned = to.game.closed or to.game.own_seat_of(to.user) is not None
        return None if returned else lobby_notices.notice("lobby-told-freed", to.game, to.words)

    async def _looks_again_screen(self, to: Notice) -> Screen | None:
        looks = await self._is_searching(to.user, to.game.id)
        return lobby_notices.notice("queue-again", to.game, to.words) if looks else None

    async def _declined_screen(self, to: Notice) -> Screen | None:
        names = await self._names_without_seat(
            to.game, await self._store.lobbies.refused_by(to.game.id, to.user)
        )
        return guests.not_coming_screen(to.game, names, to.words) if names else None

    async def _silent_screen(self, to: Notice) -> Screen | None:
        if await self._is_searching(to.user, to.game.id):
            return None
        names = await self._names_without_seat(to.game, await self._store.lobbies.silent_users(to.game.id))
        return lobby_notices.silent_screen(to.game, names, to.words) if names and not to.game.closed else None

    async def _names_without_seat(self, game: GameRow, users: Iterable[int]) -> list[str]:
        """Names of those of some users who have no seat."""
        gone = [user for user in users if game.own_seat_of(user) is None]
        return [await self._members.name(game.guild, user) for user in gone]

    async def _asked_for_seats_screen(self, to: Notice) -> Screen | None:
        view = await self._screens.lobby_view(to.game)
        asked = lobby_notices.asked_for_seats_screen
        return asked(to.game, view, to.row.nonce, to.words) if view.state.requests else None

    async def _is_host_screen(self, to: Notice) -> Screen:
        return lobby_notices.notice("lobby-told-host", to.game, to.words)

    async def _closing_screen(self, to: Notice) -> Screen | None:
        warned = to.game.warned
        return (
            None if warned is None else lobby_notices.closing_screen(to.game, warned, to.row.nonce, to.words)
        )

    async def _called_off_screen(self, to: Notice) -> Screen | None:
        game = to.game
        if game.starts is not None:
            return None
        waits = None if game.held_by is None else await self._members.name(game.guild, game.held_by)
        return lobby_notices.called_off_screen(game, waits, to.words)

    async def _is_searching(self, user: int, game: int | None) -> bool:
        """Whether a user looks for a table, and sits at a lobby that was found before, or (None) at none."""
        search = await self._store.seekers.find(user)
        return search is not None and search.since is not None and (search.game, search.held) == (game, None)

    async def _request_over_screen(self, to: Notice) -> Screen | None:
        found = await self._store.asking.find(to.game.id, to.user)
        if found is None or found.answer in (None, ACCEPTED):
            return None
        host = await self._members.host_name(to.game)
        return lobby_notices.request_over_screen(to.game, found.answer, host, to.words)

    async def _invitation_screen(self, to: Notice) -> Screen | None:
        game, words = to.game, to.words
        found = await self._store.lobbies.last_invitation(game.id, to.user)
        if found is None or not found.is_open(self._clock.now()):
            return None
        if await self._store.blocks.kept_apart(game.id, to.user):
            return None
        name = await self._members.name(game.guild, found.by_user, words.locale)
        return guests.invitation_screen(game, found, name, to.row.nonce, words)

    async def _are_you_there_screen(self, to: Notice) -> Screen | None:
        game, nonce = to.game, to.row.nonce
        state = await self._store.lobbies.lobby_state(game.id, self._clock.now())
        if to.user not in state.asked or game.starts is None:
            return None
        host = await self._members.host_name(game)
        if to.row.kind == Kind.MATCHED:
            return lobby_notices.matched_screen(game, game.starts, nonce, to.words)
        return lobby_notices.are_you_there_screen(game, host, game.starts, nonce, to.words)

    SCREENS: ClassVar[Screens[LobbyNoticeDelivery, Notice]] = {
        Kind.CLOSED: _closed_screen,
        Kind.REQUEST_OVER: _request_over_screen,
        Kind.SILENT: _silent_screen,
        Kind.SEAT_FREED: _seat_freed_screen,
        Kind.INVITED: _invitation_screen,
        Kind.LOOKS_AGAIN: _looks_again_screen,
        Kind.HERE: _are_you_there_screen,
        Kind.MATCHED: _are_you_there_screen,
        Kind.DECLINED: _declined_screen,
        Kind.SEAT_REQUEST: _asked_for_seats_screen,
        Kind.HOST: _is_host_screen,
        Kind.CLOSING: _closing_screen,
        Kind.CALLED_OFF: _called_off_screen,
    }


class LobbyCallDelivery(DeliveryBase):
    """Calls a user in the channel of a table to answer something."""

    def destination(self, game: GameRow, row: OutboxRow) -> Hashable:  # noqa: ARG002
        return "channel", game.card_place

    async def deliver(self, game: GameRow, row: OutboxRow) -> bool:
        screen, message = await self._screen(game, row), None
        if screen is not None:
            message, _ = await self._poster.post(game.card_place, screen, row)
        await self._store.mark_sent(row, time=self._clock.now(), message=message)
        return message is not None

    async def after_failure(self, game: GameRow, row: OutboxRow, failure: Failure) -> Next:  # noqa: ARG002
        """If the channel refuses the message, drop it: the card shows the same."""
        if failure.kind in (*REPORTED, FailureKind.GONE):
            await self._store.mark_given_up(row, failure.name, time=self._clock.now())
            return Next.DONE
        return Next.LATER

    async def _screen(self, game: GameRow, row: OutboxRow) -> Screen | None:
        """The message; None if there is nothing to answer any more."""
        user = row.user
        if user is None or game.stage != LOBBY or game.closed:
            return None
        now, words = self._clock.now(), game_words(game.language, game.name)
        state, host = await self._store.lobbies.lobby_state(game.id, now), await self._members.host_name(game)
        if user in state.asked and game.starts is not None:
            return lobby_notices.call_asked_screen(game, host, user, game.starts, row.nonce, words)
        if user == game.host and state.requests:
            until = min(each.expires for each in state.requests)
            return lobby_notices.call_host_screen(game, host, until, words)
        found = next((each for each in state.invited if each.user == user), None)
        if found is None or await self._store.blocks.kept_apart(game.id, user):
            return None
        return lobby_notices.call_invited_screen(game, host, found, row.nonce, words)
