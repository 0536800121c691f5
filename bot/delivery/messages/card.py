"""The card of a table: it exists in its channel, and shows the table as it is."""

import logging
from collections.abc import Awaitable, Callable, Hashable, Sequence

import discord

from bot.delivery.deliverer import Next
from bot.delivery.failures import OUT_OF_REACH, REPORTED, Failure, FailureKind, failure_of
from bot.delivery.messages.final_panels import remove_controls
from bot.delivery.messages.forum_posts import ForumPosts
from bot.delivery.messages.role_mentions import OpenTableLines
from bot.delivery.parts import DeliveryBase, DeliveryServices
from bot.delivery.places import Places
from bot.limits import UNKNOWN_MESSAGE
from bot.screens.model import Screen
from bot.work import Locks
from storage.core.kinds import Kind
from storage.core.rows import LOBBY, PLAYING, GameRow, Notification, OutboxRow
from storage.lobby.lobbies import LobbyChange
from storage.lobby.lobby_seats import CHANNEL_GONE

log = logging.getLogger(__name__)


class CardDelivery(DeliveryBase):
    """Posts cards, and edits them; by an interaction if there is one, which needs no permissions."""

    def __init__(self, services: DeliveryServices) -> None:
        super().__init__(services)
        self._lines = OpenTableLines(services)
        self._posts = ForumPosts(services)
        self._places = Places(services)
        self._locks = Locks[int]()

    def destination(self, game: GameRow, row: OutboxRow) -> Hashable:  # noqa: ARG002
        return "card", row.game

    async def respond(
        self, game: int, show: Callable[[Screen], Awaitable[discord.Message]], *, interaction: int
    ) -> GameRow:
        """Show a table in the response to an interaction, which becomes its card.

        `show` responds with a screen. The card stays due if more has to be changed. Raises what failed.
        """
        async with self._locks.of(game):
            due = await self._due_rows(game)
            row = await self._store.game(game)
            if due and row.card is None:
                await self._store.mark_attempted(due[-1], after=interaction)
            message = await show(await self._screens.card(row, due[-1].nonce if due else None))
            if row.card != message.id:
                row = await self._store.set_messages(game, card=message.id, time=self._clock.now())
            current = not row.forum or self._posts.is_current(row)
            if current and await self._lines.find_outdated(row) is None:
                await self._store.mark_done(row.id, [each.id for each in due], time=self._clock.now())
            return row

    async def post_if_due(self, game: GameRow) -> GameRow:
        """The game with its card, which is posted if it is due; without one if Discord does not take it.

        Raises what else failed.
        """
        due = await self._due_rows(game.id)
        if not due:
            return game
        try:
            await self.deliver(game, due[-1])
        except discord.HTTPException as error:
            if failure_of(error).kind not in (FailureKind.REJECTED, FailureKind.BLOCKED):
                raise
            log.error("game %d: the card is rejected: %s", game.id, error)
        return await self._store.game(game.id)

    async def open_post(self, game: GameRow) -> GameRow:
        """A game of a forum with its post, which begins with its card. Raises what failed."""
        if game.thread is not None:
            return game
        if not await self._due_rows(game.id):
            await self._store.renew_notification(game.id, Kind.CARD, time=self._clock.now())
        await self.deliver(game, (await self._due_rows(game.id))[-1])
        return await self._store.game(game.id)

    async def deliver(self, game: GameRow, row: OutboxRow) -> bool:
        """Post the card, or edit it. Raises what failed."""
        async with self._locks.of(row.game):
            due = await self._due_rows(row.game)
            game = await self._store.game(row.game)
            needed = bool(due) and _is_needed(game)
            if needed:
                await self._deliver(game, due)
            await self._store.mark_done(game.id, [each.id for each in due], time=self._clock.now())
            return needed

    async def _deliver(self, game: GameRow, due: Sequence[OutboxRow]) -> None:
        *earlier, row = due
        if game.direct:
            await self._show_to_each(game, row)
            return
        if game.forum and game.thread is None:
            await self._posts.open(game, await self._screens.card(game, row.nonce), due)
            return
        if game.forum:
            await self._posts.update(game)
        await self._lines.update(game)
        for each in earlier:
            found = None if game.card else await self._poster.find_posted(game.card_place, each)
            if found is not None:
                game = await self._store.set_messages(game.id, card=found.id, time=self._clock.now())
        screen = await self._screens.card(game, row.nonce)
        if game.card is None:
            silent = game.in_direct_messages
            message, _ = await self._poster.post(game.card_place, screen, row, silent=silent)
            await self._store.set_messages(game.id, card=message, time=self._clock.now())
            return
        await self._poster.show(game.card_place, game.card, screen, row)

    async def _show_to_each(self, game: GameRow, row: OutboxRow) -> None:
        """Edit the cards that people were sent; old ones, and those of former members, lose their controls.

        Raises the first failure after all of them, unless a card cannot be edited any more.
        """
        failed: discord.HTTPException | None = None
        for user, cards in (await self._store.messages_about_seats(game.id)).items():
            direct = await self._store.users.direct_reach(user)
            if direct is None or direct.channel is None:
                continue
            try:
                await self._show_to(game, row, user, direct.channel, cards)
            except discord.HTTPException as error:
                if failure_of(error).kind not in OUT_OF_REACH:
                    failed = failed or error
                    continue
                log.info("game %d: the card of user %d stays as it is: %s", game.id, user, error)
        if failed is not None:
            raise failed

    async def _show_to(
        self, game: GameRow, row: OutboxRow, user: int, channel: int, cards: Sequence[int]
    ) -> None:
        """Edit the cards that one user was sent, the newest last. Raises what failed."""
        *older, newest = cards
        if game.own_seat_of(user) is None and not game.closed:
            await remove_controls(self._poster, self._edits, channel, cards)
            return
        await remove_controls(self._poster, self._edits, channel, older)
        language = await self._members.language(user, game.language)
        async with self._edits.edit(newest):
            screen = await self._screens.card(game, None, language)
            await self._poster.show(channel, newest, screen, row)

    async def after_failure(self, game: GameRow, row: OutboxRow, failure: Failure) -> Next:
        """Post a deleted card again, unless the game is played; close a lobby without its channel."""
        now = await self._store.game(row.game)
        if now.in_direct_messages and failure.kind in OUT_OF_REACH and failure.code != UNKNOWN_MESSAGE:
            await self._store.mark_given_up(row, failure.name, time=self._clock.now())
            return Next.DONE
        if failure.kind in REPORTED:
            return await self._places.report(now, row, failure)
        if failure.kind is not FailureKind.GONE:
            return Next.LATER
        if failure.code != UNKNOWN_MESSAGE and game.forum and game.thread is not None:
            log.info("game %d: its post was deleted", game.id)
            moment = self._clock.now()
            await self._store.forget_thread(game.id, game.thread, time=moment)
            return Next.SOON
        if failure.code == UNKNOWN_MESSAGE and now.stage != PLAYING:
            if game.card is not None and await self._store.forget_card(game.id, game.card):
                log.info("game %d: the card was deleted, and is posted again", game.id)
            return Next.SOON
        if self._places.is_removed(now):
            return await self._places.report(now, row, failure)
        if failure.code != UNKNOWN_MESSAGE and now.stage == LOBBY and not now.closed:
            following = await self._places.report(now, row, failure)
            if following is Next.SOON or not self._places.is_deleted(now):
                return following
            others = [held.user for held in game.seated if held.user not in (None, game.host)]
            notices = tuple(Notification(Kind.CLOSED, 0, user=user) for user in others)
            await self._store.lobbies.close(game.id, CHANNEL_GONE, LobbyChange(notices, self._clock.now()))
            self._wake(game.id)
        await self._store.mark_given_up(row, failure.name, time=self._clock.now())
        return Next.DONE

    async def _due_rows(self, game: int) -> list[OutboxRow]:
        return [row for row in await self._store.outbox_due(game) if row.kind == Kind.CARD]


def _is_needed(game: GameRow) -> bool:
    """Whether a game has a card, or is to get one: what was closed, or is played, needs none."""
    has_one = game.card is not None or game.direct
    return has_one or not (game.closed or (game.thread and game.stage == PLAYING))
