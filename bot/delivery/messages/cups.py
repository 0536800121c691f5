"""The message of a cup, and direct messages about cups to their players."""

import logging
from collections.abc import Awaitable, Callable, Hashable

import msgspec
from msgspec import structs

from bot.client.members import Members
from bot.delivery.deliverer import Next, NotYet
from bot.delivery.failures import Failure
from bot.delivery.messages.direct import UserDelivery
from bot.delivery.parts import DeliveryBase, DeliveryServices
from bot.limits import UNKNOWN_MESSAGE
from bot.locales import game_words, general_words
from bot.screens.cups.cup_card import CupView, cup_card, cup_over_screen, cup_pictures, round_ends_screen
from bot.screens.lobby.table_options import differing_options
from bot.screens.model import Screen
from bot.tables.cache import options_of
from bot.tables.cups.standing import standing_of
from bot.work import Locks
from games import UnknownGame
from storage.core.rows import PLAYING, GameRow, OutboxRow
from storage.cups.rows import OVER, Cup, CupRow

PAUSE_SECONDS = 60.0
"""Seconds between two edits of a message: of those older than an hour Discord takes few."""

PAUSED = "cup was shown"
"""With a cup: key of the pause after an edit."""

log = logging.getLogger(__name__)


class CupMessages(DeliveryBase):
    """Shows cups in their messages: each is posted once, and then edited."""

    def __init__(self, services: DeliveryServices) -> None:
        super().__init__(services)
        self._locks = Locks[int]()

    def destination(self, game: None, row: OutboxRow) -> Hashable:  # noqa: ARG002
        return "cup", row.about

    async def deliver(self, game: None, row: OutboxRow) -> bool:  # noqa: ARG002
        """Have the message show the cup as it is. Raises NotYet soon after an edit, and what failed."""
        key = PAUSED, row.about
        remaining = self._backoff.seconds_left(key)
        if remaining:
            raise NotYet(remaining)
        async with self._locks.of(row.about):
            cup, due = await self._store.cups.find_shown(row.about)
            if due is None:
                return False
            await self._store.cups.mark_shown(due, await self._post_or_edit(cup, due))
        self._backoff.pause(key, PAUSE_SECONDS)
        return True

    async def after_failure(self, game: None, row: OutboxRow, failure: Failure) -> Next:  # noqa: ARG002
        """A message that was deleted is not posted again before the cup changes."""
        message = (await self._store.cups.find(row.about)).row.message
        if failure.code != UNKNOWN_MESSAGE or message is None:
            return Next.LATER
        log.info("cup %d: its message was deleted", row.about)
        await self._store.cups.forget_message(row.about, message)
        return Next.DONE

    async def respond(self, cup: int, show: Callable[[Screen], Awaitable[object]]) -> None:
        """Show a cup as it is in the response to a press on its message. Raises what failed."""
        async with self._locks.of(cup):
            found, due = await self._store.cups.find_shown(cup)
            await show(await self._screen(found))
            if due is not None:
                await self._store.cups.mark_shown(due, None)

    async def _screen(self, cup: Cup) -> Screen:
        view, words = await self._view(cup), game_words(cup.row.language, cup.row.name)
        return cup_card(view, words, pictures=await self._screens.paint(cup_pictures(view, words)))

    async def _view(self, cup: Cup) -> CupView:
        """A cup with the names of its entrants."""
        row = cup.row
        names = await entrant_names(cup, self._members, row.language)
        host = await self._members.name(row.guild, row.host, row.language)
        return CupView(cup, names, host, options_text(row, row.language))

    async def _post_or_edit(self, cup: Cup, due: OutboxRow) -> int:
        """Post the message of a cup, or edit that of an earlier attempt; returns its id."""
        channel, message, screen = cup.row.message_channel, cup.row.message, await self._screen(cup)
        assert channel is not None, cup
        if message is None:
            found = await self._poster.find_posted(channel, due)
            if found is None:
                surely_new = structs.replace(due, attempted_after=None)
                return (await self._poster.post(channel, screen, surely_new))[0]
            message = found.id
        await self._poster.show(channel, message, screen, due)
        return message


async def entrant_names(cup: Cup, members: Members, locale: str) -> tuple[str, ...]:
    """The names of a cup's entrants in a language, in their order."""
    words = general_words(locale)
    computers = [each.number for each in cup.entrants if each.computer is not None]
    numbered = {number: words("cup-computer", n=n) for n, number in enumerate(computers, 1)}
    return tuple(
        [
            numbered[each.number]
            if each.user is None
            else await members.name(cup.row.guild, each.user, locale)
            for each in cup.entrants
        ]
    )


def options_text(row: CupRow, locale: str) -> str:
    """What differs in a cup from the usual game; "" if its options cannot be read."""
    try:
        options = options_of(row)
    except (UnknownGame, msgspec.DecodeError):
        return ""
    words = game_words(locale, row.name)
    return ", ".join(words.text(each) for each in differing_options(options, ()))


class CupOverDelivery(UserDelivery):
    """Notifies those who have played a cup to its end of the winner and the standings."""

    async def _screen(self, game: GameRow, row: OutboxRow, user: int) -> Screen | None:  # noqa: ARG002
        if game.of_cup is None:
            return None
        cup = await self._store.cups.find(game.of_cup.cup)
        entrant = cup.entrant_of(user)
        if cup.row.stage != OVER or entrant is None:
            return None
        words = game_words(await self._members.language(user, game.language), game.name)
        standings = standing_of(cup)
        names = await entrant_names(cup, self._members, words.locale)
        best = [names[each.entrant] for each in standings if each.place == 1]
        own = next((each for each in standings if each.entrant == entrant.number), None)
        return cup_over_screen(cup.row, best, own, len(standings), words)


class RoundEndsDelivery(UserDelivery):
    """Warns those whose table of a cup is not over that its round ends soon."""

    async def _screen(self, game: GameRow, row: OutboxRow, user: int) -> Screen | None:
        if game.of_cup is None or game.stage != PLAYING or game.seat_of(user) is None:
            return None
        if game.of_cup.ends <= self._clock.now():
            return None
        words = game_words(await self._members.language(user, game.language), game.name)
        return round_ends_screen(game.id, game.of_cup, row.nonce, words)
