"""Who holds the seats of running games: leaving, offering a seat, taking one; all are notified."""

import logging

from bot.clock import Clock
from bot.happened import SeatChanged
from bot.tables.cache import TableCache
from bot.tables.endings import ending_without_rules
from bot.tables.errors import Ended, NotOfTwo, NotPlaying
from bot.tables.lobby_seats import seat_notice
from bot.tables.purposes import PLAYER, Purpose
from storage.core import rows
from storage.core.errors import KnowsAnotherSeat, NotSeated, SeatNotFree
from storage.core.kinds import Kind
from storage.seats.holders import ERASED, LEFT, Holder, may_have_back
from storage.together.endings import Ending
from storage.together.store import Store

TWO = 2
"""Number of players in a game where one can resign, and the other one wins."""

log = logging.getLogger(__name__)

CHANGED = (rows.Notification(Kind.SEAT_CHANGED, 0),)


class TableSeats:
    """Changes who holds seats of running games. Every method raises NoSuchGame, NotPlaying."""

    def __init__(self, store: Store, clock: Clock, cache: TableCache, most_tables: int) -> None:
        """`most_tables`: with strangers, of a user, where a server has set nothing else."""
        self._store = store
        self._clock = clock
        self._cache = cache
        self._most_tables = most_tables

    async def ending(self, game: int, outcome: str, *, seat: int | None = None) -> Ending:
        """How a game ends without its rules, while its seats change. Raises NotPlaying."""
        cached = await self._cache.read_locked(game)
        return ending_without_rules(cached.row, cached.table, outcome, stored=cached.stored, resigned=seat)

    async def end(self, game: int, outcome: str, *, seat: int | None = None) -> rows.GameRow:
        """End a game by RESIGNED, ABANDONED or BY_MANAGERS, unless it has ended. Raises NotPlaying."""
        how = await self.ending(game, outcome, seat=seat)
        return await self._store.end(game, how, time=self._clock.now())

    async def leave(self, game: int, user: int) -> rows.GameRow:
        """Leave a seat to a computer player, on offer; the last user ends the game. Raises NotSeated."""
        return await self.vacate(game, (await self._own_seat(game, user))[1], LEFT, user=user)

    async def vacate(self, game: int, seat: int, reason: str, *, user: int | None = None) -> rows.GameRow:
        """Have a computer player take over a seat, which is on offer then; the last user ends the game.

        A table of a cup continues, and its seats are not offered. An erased user leaves all tables at the
        time of the last step there. Raises NotSeated.
        """
        async with self._cache.seats_changing([game]):
            row = await self._running_game(game)
            held = row.holder(seat)
            if held is None or held.user is None or user not in (None, held.user):
                raise NotSeated(f"no user, or another one, holds seat {seat} of game {game}")
            alone = all(each.user is None for each in row.seated if each.seat != seat)
            offered = row.of_cup is None
            time = self._clock.now()
            if reason == ERASED:
                time = await self._store.erasures.next_time(game)
            if not (alone and offered):
                await self._store.seats.change_holder(
                    game,
                    Holder(seat, reason, computer=PLAYER[Purpose.SEAT_GIVEN_UP], offered=offered),
                    notifications=CHANGED,
                    time=time,
                )
                self._cache.happened.tell(SeatChanged(reason))
            else:
                await self._store.end(game, await self.ending(game, rows.ABANDONED), time=time)
        self._cache.notify_listeners(game)
        return await self._store.game(game)

    async def resign(self, game: int, user: int) -> rows.GameRow:
        """Resign in a game of two: the other one wins. Raises NotSeated, NotOfTwo also in a cup."""
        async with self._cache.seats_changing([game]):
            row, seat = await self._own_seat(game, user)
            if len(row.seated) != TWO or row.of_cup is not None:
                raise NotOfTwo(f"{len(row.seated)} play at game {game}, or it is a table of a cup")
            row = await self.end(game, rows.RESIGNED, seat=seat)
        self._cache.notify_listeners(game)
        return row

    async def offer(self, game: int, user: int, *, on: bool) -> rows.GameRow:
        """Offer the user's seat to others while they play on, or end the offer.

        Raises NotSeated, SeatNotFree.
        """
        async with self._cache.seats_changing([game]):
            row, seat = await self._own_seat(game, user)
            _check_can_be_offered(row)
            held = row.holder(seat)
            is_offered = held is not None and held.offered is not None
            if on and not is_offered:
                await self._store.seats.offer(game, seat, time=self._clock.now())
            elif is_offered and not on:
                await self._store.seats.withdraw(game, seat, time=self._clock.now())
        self._cache.notify_listeners(game)
        return await self._store.game(game)

    async def take(self, game: int, seat: int, user: int) -> rows.TableChange:
        """Take a seat: on offer, after an invitation, or as its former user.

        Raises SeatNotFree, AlreadySeated, KnowsAnotherSeat, NotReliable, TooManyTables.
        """
        async with self._cache.seats_changing([game]):
            row = await self._running_game(game)
            change = await self._store.seats.take(
                game,
                seat,
                user,
                notifications=(*CHANGED, seat_notice(user)) if row.direct else CHANGED,
                most_tables=self._most_tables,
                time=self._clock.now(),
            )
        self._cache.happened.tell(SeatChanged(change.reason))
        self._cache.notify_listeners(game)
        return change

    async def invite(self, game: int, seat: int, user: int, *, by_user: int) -> rows.Invitation:
        """Invite somebody to a seat on offer, or to the user's own seat.

        Raises NotSeated, SeatNotFree, KnowsAnotherSeat, AlreadyInvited, TooManyInvitations.
        """
        async with self._cache.seats_changing([game]):
            row, now = await self._running_game(game), self._clock.now()
            _check_can_be_offered(row)
            held = row.holder(seat)
            if (
                row.own_seat_of(by_user) is None
                and await self._store.seats.former_user(game, seat) != by_user
            ):
                raise NotSeated(f"user {by_user} has no seat at game {game}")
            if held is None or (held.offered is None and held.user != by_user):
                raise SeatNotFree(f"seat {seat} of game {game} is not on offer")
            if user == held.user or await self._store.seats.knows_another_seat(game, seat, user):
                raise KnowsAnotherSeat(f"user {user} cannot take seat {seat} of game {game}")
            invitation = await self._store.seats.invite(
                game,
                seat,
                user,
                by_user,
                notifications=(rows.Notification(Kind.SEAT_INVITED, 0, user=user, replaces=True),),
                time=now,
            )
        self._cache.notify_listeners(game)
        return invitation

    async def decline(self, invitation: rows.Invitation, user: int) -> None:
        """Decline to take over a seat. Raises NotInvited."""
        now = self._clock.now()
        notice = rows.Notification(Kind.SEAT_DECLINED, 0, user=invitation.by_user, replaces=True)
        await self._store.seats.decline(invitation.id, user, notifications=(notice,), time=now)
        self._cache.notify_listeners(invitation.game)

    async def may_return(self, row: rows.GameRow, user: int) -> bool:
        """Whether a user may have back their former seat of a running game."""
        if row.stage != rows.PLAYING or row.of_cup is not None:
            return False
        computers = [held for held in row.seated if held.computer is not None]
        former = [await self._store.seats.given_up(row.id, held.seat) for held in computers]
        return any(may_have_back(change, held, user) for held, change in zip(computers, former, strict=True))

    async def _running_game(self, game: int) -> rows.GameRow:
        """A running game. Raises NotPlaying."""
        row = await self._store.game(game)
        if row.stage != rows.PLAYING:
            raise (
                Ended(f"game {game} is over")
                if row.stage == rows.OVER
                else NotPlaying(f"game {game} is a lobby")
            )
        return row

    async def _own_seat(self, game: int, user: int) -> tuple[rows.GameRow, int]:
        """A running game, and the seat that is a user's. Raises NotPlaying, NotSeated."""
        row = await self._running_game(game)
        seat = row.own_seat_of(user)
        if seat is None:
            raise NotSeated(f"user {user} has no seat at game {game}")
        return row, seat


def _check_can_be_offered(row: rows.GameRow) -> None:
    """Raises SeatNotFree for practice, which is its user's alone, for tables of a cup or without a thread."""
    if row.is_practice or row.of_cup is not None or row.direct:
        raise SeatNotFree(f"game {row.id} is practice, of a cup, or played by direct message")
