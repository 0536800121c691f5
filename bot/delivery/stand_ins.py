"""Direct messages about standing in: who is asked, who no longer does, what they have answered."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from bot.client.members import Members
from bot.clock import Clock
from bot.delivery.deliverer import Next
from bot.delivery.direct import DirectMessages
from bot.delivery.failures import Failure, FailureKind
from bot.locales import game_words, general_words
from bot.screens import vacations as screens
from bot.screens.model import Screen
from bot.tables.notifications import Kind
from games.words import Message
from storage.rows import GameRow, OutboxRow, VacationRow
from storage.store import Store


class StandInDelivery:
    """Tells users; whom no direct message reaches is asked in the thread."""

    def __init__(
        self,
        direct: DirectMessages,
        store: Store,
        members: Members,
        clock: Clock,
        wake: Callable[[int], None],
    ) -> None:
        """`wake` is called with a game in whose thread somebody is to be asked."""
        self._wake = wake
        self._direct = direct
        self._store = store
        self._members = members
        self._clock = clock

    def destination(self, game: GameRow, row: OutboxRow) -> tuple[str, int | None]:  # noqa: ARG002
        """The user."""
        return "user", row.user

    async def deliver(self, game: GameRow, row: OutboxRow) -> bool:
        """Post the message, unless it is needed no more. Raises NotYet, and what failed."""
        assert row.user is not None, row
        language = await self._members.language(row.user, game.language)
        tell = self._offer if row.kind == Kind.STAND_IN else self._answer
        screen = await tell(game, row, language)
        message = None if screen is None else await self._direct.post(row.user, screen, row)
        await self._store.mark_sent(row.id, time=self._clock.now(), message=message)
        return message is not None

    async def after_failure(self, game: GameRow, row: OutboxRow, failure: Failure) -> Next:
        """Whom no direct message reaches is asked in the thread."""
        assert row.user is not None, row
        following = await self._direct.after_failure(row.user, row, failure)
        if failure.kind is FailureKind.CLOSED and row.kind == Kind.STAND_IN:
            await self._store.repeat(game.id, Kind.VACATION, time=self._clock.now())
            self._wake(game.id)
        return following

    async def _offer(self, game: GameRow, row: OutboxRow, language: str) -> Screen | None:
        assert row.user is not None, row
        vacation = await self._store.vacations.offered(row.user, game.id)
        words = general_words(language)
        if vacation is None or vacation.ended is not None:
            away = None if vacation is None else await self._members.name(game.guild, vacation.user)
            return None if away is None else screens.no_longer(away, words)
        offer = await self._store.vacations.offer(vacation.id)
        if offer is None or offer.accepted is not None:
            return None
        name = await self._members.name(game.guild, vacation.user)
        found = await self._store.vacations.games(vacation.user, open_to=row.user)
        games = [await self._store.game(each) for each in found]
        titles = game_titles(games, language)
        return screens.offer(vacation, name, games, titles, row.nonce, words)

    async def _answer(self, game: GameRow, row: OutboxRow, language: str) -> Screen | None:
        assert row.user is not None, row
        vacation: VacationRow | None = await self._store.vacations.announced(row.user)
        offer = None if vacation is None else await self._store.vacations.offer(vacation.id)
        if offer is None or offer.user is None or offer.accepted is None:
            return None
        name = await self._members.name(game.guild, offer.user)
        return screens.told_answer(name, general_words(language), accepted=offer.accepted)


def game_titles(games: list[GameRow], locale: str) -> Mapping[str, str]:
    """What games are called, by their names."""
    return {name: game_words(locale, name).text(Message("title")) for name in {game.name for game in games}}
