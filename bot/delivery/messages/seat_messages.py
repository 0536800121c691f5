"""Messages about seats: those on offer, new players; and to a user who no longer plays."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import ClassVar

from bot.delivery.messages.direct import UserDelivery
from bot.delivery.messages.thread import ThreadDelivery
from bot.delivery.messages.thread_notices import ThreadNoticeDelivery
from bot.delivery.parts import DeliveryBase, DeliveryServices
from bot.locales import game_words
from bot.screens.model import Screen, plain_screen
from bot.screens.seats import seat_messages
from bot.screens.text import title_argument
from storage.core.kinds import Kind
from storage.core.rows import PLAYING, GameRow, OutboxRow, SeatOffer, TableChange
from storage.seats.holders import ERASED, LEFT, SILENT, TAKEN

OFFER = "offer"
"""Prefix of the names of messages about offers; those about changes are numbers."""


SeatMessage = tuple[Screen, SeatOffer | None, str, int | None]
"""A message, the offer it shows, the name it is kept under, and who learns of a loss by it."""


class SeatScreens(DeliveryBase):
    """Makes the messages to all about seats, as they are now."""

    async def changed_screen(
        self, game: GameRow, change: TableChange, nonce: int
    ) -> tuple[Screen, SeatOffer | None]:
        """Who holds a seat since a change, and the offer that came with it, while it lasts."""
        assert change.seat is not None, change
        held = game.seated[change.seat]
        changes = [each for each in await self._store.seats.changes(game.id) if each.seat == change.seat]
        users = [each.from_user for each in changes if each.number <= change.number]
        former = next((user for user in reversed(users) if user is not None), None)
        offered = game.stage == PLAYING and held.offered == change.time
        names = (
            await self._name(game, former, change.seat),
            await self._name(game, change.to_user, change.seat),
        )
        words = game_words(game.language, game.name)
        lost = await self.user_to_mention(change)
        screen = seat_messages.changed_screen(game, change, names, nonce, words, offered=offered, lost=lost)
        return screen, SeatOffer(game.id, change.seat, change.time) if offered else None

    async def user_to_mention(self, change: TableChange) -> int | None:
        """The user who has lost a seat by a change, if no direct message can say so."""
        user = change.from_user
        if user is None or change.reason not in (SILENT, TAKEN):
            return None
        return user if await self._store.users.reachable(user) is False else None

    async def offered_screen(
        self, game: GameRow, offer: SeatOffer, nonce: int
    ) -> tuple[Screen, SeatOffer | None]:
        """Somebody offers their seat, or has done so; and the offer, while it lasts."""
        held = game.seated[offer.seat]
        lasts = game.stage == PLAYING and held.offered == offer.since
        changes = await self._store.seats.changes(game.id)
        after = next((each for each in changes if each.seat == offer.seat and each.time > offer.since), None)
        user = held.user if after is None else after.from_user
        words = game_words(game.language, game.name)
        name = await self._name(game, user, offer.seat)
        return seat_messages.offer_screen(game, name, nonce, words, offered=lasts), offer if lasts else None

    async def screen_of_stored(
        self, game: GameRow, about: str, nonce: int
    ) -> tuple[Screen, SeatOffer | None]:
        """Rebuild a stored message from its name."""
        if about.startswith(OFFER):
            _, seat, since = about.split("-", 2)
            return await self.offered_screen(game, SeatOffer(game.id, int(seat), float(since)), nonce)
        changes = await self._store.seats.changes(game.id)
        return await self.changed_screen(
            game, next(each for each in changes if each.number == int(about)), nonce
        )

    async def _name(self, game: GameRow, user: int | None, seat: int) -> str:
        """A user who holds or held a seat, else the computer player there."""
        if user is None:
            return self._members.computer_name(game.name, game.seated[seat], game.language)
        return await self._members.name(game.guild, user, game.language)


class SeatMessageDelivery(ThreadNoticeDelivery):
    """Posts in the table's thread, aloud only for one who learns here that they have lost the seat."""

    def __init__(self, services: DeliveryServices, threads: ThreadDelivery) -> None:
        super().__init__(services, threads)
        self._seat_screens = SeatScreens(services)

    async def deliver(self, game: GameRow, row: OutboxRow) -> bool:
        """Post what has changed, or what is on offer. Raises what failed."""
        game = await self._store.game(game.id)
        found = await self.SCREENS[Kind(row.kind)](self, game, row)
        if found is None:
            await self._store.mark_done(row.game, [row.id], time=self._clock.now())
            return False
        screen, offer, about, lost = found
        game = await self._threads.open(game)
        assert game.thread is not None
        silent = lost is None or (await self._reminders.recipient(lost)).is_silent(self._clock.now())
        message, _ = await self._poster.post(game.thread, screen, row, oldest=game.thread, silent=silent)
        await self._store.seats.mark_posted(
            row, about, offer, channel=game.thread, message=message, time=self._clock.now()
        )
        return True

    async def _changed(self, game: GameRow, row: OutboxRow) -> SeatMessage | None:
        change = await self._store.seats.change_of(row)
        if change is None:
            return None
        screen, offered = await self._seat_screens.changed_screen(game, change, row.nonce)
        return screen, offered, f"{change.number}", await self._seat_screens.user_to_mention(change)

    async def _offered(self, game: GameRow, row: OutboxRow) -> SeatMessage | None:
        offer = await self._store.seats.offer_of(row)
        if offer is None:
            return None
        about = f"{OFFER}-{offer.seat}-{offer.since!r}"
        return *await self._seat_screens.offered_screen(game, offer, row.nonce), about, None

    SCREENS: ClassVar[
        Mapping[Kind, Callable[[SeatMessageDelivery, GameRow, OutboxRow], Awaitable[SeatMessage | None]]]
    ] = {Kind.SEAT_CHANGED: _changed, Kind.OFFER: _offered}


class SeatLostDelivery(UserDelivery):
    """Tells users that they no longer play a seat; who has left knows that."""

    async def _screen(self, game: GameRow, row: OutboxRow, user: int) -> Screen | None:
        if game.seat_of(user) is not None:
            return None
        words = game_words(await self._members.language(user, game.language), game.name)
        changes = [each for each in await self._store.seats.changes(game.id) if each.from_user == user]
        if not changes:
            stood_in = any(
                each.user == user for each in await self._store.vacations.stand_ins_so_far(game.id)
            )
            over = words("seat-lost-stand-in", table=title_argument(game.id, words))
            return plain_screen(over) if stood_in else None
        change = changes[-1]
        if change.reason in (LEFT, ERASED) or game.stage != PLAYING:
            return None
        name = "" if change.to_user is None else await self._members.name(game.guild, change.to_user)
        return seat_messages.lost_screen(game, change, name, row.nonce, words)
