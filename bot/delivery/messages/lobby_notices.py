"""Direct messages about tables that have not begun; unreached users are called in the channel."""

from __future__ import annotations

from collections.abc import Hashable

from bot.delivery.deliverer import Next
from bot.delivery.failures import REPORTED, Failure, FailureKind
from bot.delivery.messages.direct import QuestionDelivery
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


class LobbyNoticeDelivery(QuestionDelivery):
    """Sends users news of their tables, if it still holds."""

    async def after_failure(self, game: GameRow, row: OutboxRow, failure: Failure) -> Next:
        """As for every question; at a table by direct message a refused invitation lapses."""
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
        await self._store.lobbies.lapse(found, notifications=(CARD, notice), time=self._clock.now())
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
        if row.kind == Kind.CLOSED:
            looks = await self._looks(user, None)
            return lobby_notices.closed(game, words, looks=looks) if game.closed else None
        if row.kind == Kind.REQUEST_OVER:
            return await self._request_over(game, user, words)
        if row.kind == Kind.SILENT:
            return None if await self._looks(user, game.id) else await self._silent(game, words)
        if row.kind == Kind.SEAT_FREED:
            returned = game.closed or game.own_seat_of(user) is not None
            return None if returned else lobby_notices.seat_freed(game, words)
        if game.stage != LOBBY or game.closed:
            return None
        if row.kind == Kind.INVITED:
            return await self._invitation(game, row, user, words)
        if row.kind == Kind.LOOKS_AGAIN:
            return lobby_notices.looks_again(game, words) if await self._looks(user, game.id) else None
        if row.kind in (Kind.HERE, Kind.MATCHED):
            return await self._are_you_there(game, row, user, words)
        return await self._to_host(game, row, user, words)

    async def _to_host(self, game: GameRow, row: OutboxRow, user: int, words: Words) -> Screen | None:
        """The message for the host, or for the sender of an invitation."""
        if row.kind == Kind.DECLINED:
            refused = await self._store.lobbies.refused_by(game.id, user)
            users = [each for each in refused if game.own_seat_of(each) is None]
            names = [await self._members.name(game.guild, each) for each in users]
            return guests.not_coming(game, names, words) if names else None
        if user != game.host:
            return None
        if row.kind == Kind.SEAT_REQUEST:
            view = await self._screens.lobby_view(game)
            asked = lobby_notices.asked_for_seats
            return asked(game, view, row.nonce, words) if view.state.requests else None
        if row.kind == Kind.HOST:
            return lobby_notices.is_host(game, words)
        if row.kind == Kind.CLOSING:
            warned = game.warned
            return None if warned is None else lobby_notices.closing(game, warned, row.nonce, words)
        if game.starts is not None:
            return None
        waits = None if game.held_by is None else await self._members.name(game.guild, game.held_by)
        return lobby_notices.called_off(game, waits, words)

    async def _looks(self, user: int, game: int | None) -> bool:
        """Whether a user looks for a table, and sits at a lobby that was found before, or (None) at none."""
        search = await self._store.seekers.find(user)
        return search is not None and search.since is not None and (search.game, search.held) == (game, None)

    async def _silent(self, game: GameRow, words: Words) -> Screen | None:
        silent = await self._store.lobbies.silent(game.id)
        users = [user for user in silent if game.own_seat_of(user) is None]
        names = [await self._members.name(game.guild, user) for user in users]
        return lobby_notices.silent(game, names, words) if names and not game.closed else None

    async def _request_over(self, game: GameRow, user: int, words: Words) -> Screen | None:
        found = await self._store.asking.find(game.id, user)
        if found is None or found.answer in (None, ACCEPTED):
            return None
        return lobby_notices.request_over(game, found.answer, await self._members.host(game), words)

    async def _invitation(self, game: GameRow, row: OutboxRow, user: int, words: Words) -> Screen | None:
        found = await self._store.lobbies.last_invitation(game.id, user)
        if found is None or not found.is_open(self._clock.now()):
            return None
        if await self._store.blocks.kept_apart(game.id, user):
            return None
        name = await self._members.name(game.guild, found.by_user, words.locale)
        return guests.invitation(game, found, name, row.nonce, words)

    async def _are_you_there(self, game: GameRow, row: OutboxRow, user: int, words: Words) -> Screen | None:
        state = await self._store.lobbies.state(game.id, self._clock.now())
        if user not in state.asked or game.starts is None:
            return None
        host = await self._members.host(game)
        if row.kind == Kind.MATCHED:
            return lobby_notices.matched(game, game.starts, row.nonce, words)
        return lobby_notices.are_you_there(game, host, game.starts, row.nonce, words)


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
        state, host = await self._store.lobbies.state(game.id, now), await self._members.host(game)
        if user in state.asked and game.starts is not None:
            return lobby_notices.call_asked(game, host, user, game.starts, row.nonce, words)
        if user == game.host and state.requests:
            until = min(each.expires for each in state.requests)
            return lobby_notices.call_host(game, host, until, words)
        found = next((each for each in state.invited if each.user == user), None)
        if found is None or await self._store.blocks.kept_apart(game.id, user):
            return None
        return lobby_notices.call_invited(game, host, found, row.nonce, words)
