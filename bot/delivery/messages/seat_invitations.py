"""Invitations to take over a seat: by direct message, or in the thread for unreached users."""

from bot.delivery.messages.direct import QuestionDelivery, UserDelivery
from bot.delivery.messages.thread_notices import ThreadNoticeDelivery
from bot.locales import game_words
from bot.screens.model import Screen
from bot.screens.seats import seat_messages
from storage.core.kinds import Kind
from storage.core.rows import PLAYING, GameRow, Invitation, Notification, OutboxRow
from storage.together.store import Store


async def open_invitation(store: Store, game: GameRow, user: int, now: float) -> Invitation | None:
    """The newest open invitation of a user to take over a seat of a running game.

    None where somebody plays whom they do not meet.
    """
    if game.stage != PLAYING or game.own_seat_of(user) is not None:
        return None
    if await store.blocks.kept_apart(game.id, user):
        return None
    invitations = await store.seats.invitations(game.id, now=now)
    mine = [each for each in invitations if each.user == user and each.seat is not None]
    return mine[-1] if mine else None


class SeatInvitationDelivery(QuestionDelivery):
    """Invites users; an unreached one is called in the thread."""

    async def _call(self, game: GameRow, row: OutboxRow) -> bool:
        called = Notification(Kind.SEAT_CALL, 0, user=row.user, replaces=True)
        await self._store.notify(game.id, called, time=self._clock.now())
        return True

    async def _screen(self, game: GameRow, row: OutboxRow, user: int) -> Screen | None:
        """The invitation; None if it cannot be answered any more."""
        game = await self._store.game(game.id)
        found = await open_invitation(self._store, game, user, self._clock.now())
        if found is None or found.seat is None:
            return None
        words = game_words(await self._members.language(user, game.language), game.name)
        by = await self._members.name(game.guild, found.by_user)
        name = (await self._members.names(game))[found.seat]
        return seat_messages.invitation_screen(game, found, by, name, row.nonce, words)


class SeatDeclinedDelivery(UserDelivery):
    """Tells a host that an invitation was declined."""

    async def _screen(self, game: GameRow, row: OutboxRow, user: int) -> Screen | None:  # noqa: ARG002
        """Who does not come; None if they do."""
        refused = await self._store.lobbies.refused_by(game.id, user)
        users = [each for each in refused if game.own_seat_of(each) is None]
        if not users or game.stage != PLAYING:
            return None
        language = await self._members.language(user, game.language)
        name = await self._members.name(game.guild, users[-1], language)
        return seat_messages.declined_screen(game, name, game_words(language, game.name))


class SeatCallDelivery(ThreadNoticeDelivery):
    """Calls a user in the thread who is invited to take over a seat."""

    async def deliver(self, game: GameRow, row: OutboxRow) -> bool:
        assert row.user is not None, row
        game = await self._store.game(game.id)
        found, message = await open_invitation(self._store, game, row.user, self._clock.now()), None
        if found is not None and found.seat is not None:
            game = await self._threads.open(game)
            assert game.thread is not None
            by = await self._members.name(game.guild, found.by_user)
            name = (await self._members.names(game))[found.seat]
            words = game_words(game.language, game.name)
            screen = seat_messages.invitation_screen(game, found, by, name, row.nonce, words, mention=True)
            message, _ = await self._poster.post(game.thread, screen, row, oldest=game.thread)
        await self._store.mark_sent(row, time=self._clock.now(), message=message)
        return message is not None
