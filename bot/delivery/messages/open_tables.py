"""Mentions a role for an open table, in one line next to its card."""

from collections.abc import Hashable

from bot.delivery.deliverer import Next
from bot.delivery.failures import REPORTED, Failure, FailureKind
from bot.delivery.messages.card import CardDelivery
from bot.delivery.parts import DeliveryBase, DeliveryServices
from bot.delivery.places import Places
from bot.locales import game_words
from bot.screens.finding.open_tables import OPEN_MESSAGE, open_table
from storage.core.rows import LOBBY, GameRow, OutboxRow

QUIET_SECONDS = 600.0
"""Seconds after a loud mention in which a role is mentioned silently."""


class OpenTableDelivery(DeliveryBase):
    """Mentions roles for open tables."""

    def __init__(self, services: DeliveryServices, cards: CardDelivery) -> None:
        super().__init__(services)
        self._cards = cards
        self._places = Places(services)
        self._called: dict[int, float] = {}
        """When each server's role was mentioned last."""

    def destination(self, game: GameRow, row: OutboxRow) -> Hashable:  # noqa: ARG002
        """The card next to which it stands."""
        return "card", row.game

    async def deliver(self, game: GameRow, row: OutboxRow) -> bool:
        """Post the line, if somebody can still sit down and there is a role. Raises what failed."""
        game = await self._store.game(game.id)
        role, free = self._servers.of(game.guild).told_role, await self._count_free_seats(game)
        mentioned = await self._store.find_message(game.id, OPEN_MESSAGE) is not None
        if not role or not free or mentioned or not self._role_exists(game, role):
            await self._store.mark_done(row.game, [row.id], time=self._clock.now())
            return False
        game = await self._cards.post_if_due(game)
        now, guild = self._clock.now(), game.guild or 0
        silent = now - self._called.get(guild, 0.0) < QUIET_SECONDS
        words, host = game_words(game.language, game.name), await self._members.host_name(game)
        screen = open_table(game, host, words, role=role, free=free)
        message, _ = await self._poster.post(game.card_place, screen, row, silent=silent)
        if not silent:
            self._called[guild] = now
        await self._store.set_message(game.id, OPEN_MESSAGE, game.card_place, message)
        await self._store.mark_sent(row, time=now, message=message)
        return True

    async def _count_free_seats(self, game: GameRow) -> int:
        """How many seats of a table anybody may take."""
        if game.stage != LOBBY or game.closed or game.private:
            return 0
        state = await self._store.lobbies.lobby_state(game.id, self._clock.now())
        return max(0, game.seats - len(game.seated) - len(state.invited))

    def _role_exists(self, game: GameRow, role: int) -> bool:
        """Whether a role exists; True while the server is not known."""
        server = self._poster.client.get_guild(game.guild or 0)
        return server is None or server.unavailable or server.get_role(role) is not None

    async def after_failure(self, game: GameRow, row: OutboxRow, failure: Failure) -> Next:
        """Problems with the place are reported with the card; without one they are not."""
        if failure.kind in REPORTED:
            return await self._places.report(await self._store.game(game.id), row, failure)
        if failure.kind is FailureKind.GONE:
            await self._store.mark_given_up(row, failure.name, time=self._clock.now())
            return Next.DONE
        return Next.LATER
