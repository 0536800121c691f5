"""Vacations: announce, shorten, withdraw, end; and stand-ins."""

import logging
from collections.abc import Awaitable, Callable, Collection
from datetime import date
from typing import TypeVar

from msgspec import Struct

from bot.clock import Clock
from bot.happened import DueNow
from bot.tables.absence.vacation_days import (
    ONE,
    all_days_taken,
    days_left,
    first_days,
    last_day,
    last_days,
    replacement_time,
)
from bot.tables.purposes import PLAYER, Purpose
from bot.tables.service import TableService
from bot.tables.settings.settings_store import SettingsStore
from clocks.local_time import day_of, moment_of
from storage.absence.stand_ins import StandInWait
from storage.core.errors import Conflict, NotAway, Refused
from storage.core.rows import GameRow, StandIn, StandInOffer, VacationRow
from storage.together.store import Store

Result = TypeVar("Result")

TRIES = 5
"""How often a change is tried while games of the user begin."""

YEAR = 400 * 86_400.0
"""Seconds in which all vacations of this year and the last one lie."""

log = logging.getLogger(__name__)


class NoSuchDays(Refused):
    """The vacation cannot have these days: they are over, or more than are left in the year."""

    text = "error-no-such-days"


class NoStandIn(Refused):
    """This user plays at all these tables themselves, or there are none."""

    text = "error-stand-in-nobody"


class VacationPlan(Struct, frozen=True):
    today: date
    zone: str
    left: int
    """Days of vacation that are left this year; those that are announced are not."""
    first_days: tuple[date, ...]
    """When another one could begin."""
    taken: tuple[date, ...]
    """The days of earlier vacations, one of several of them as often."""
    games: tuple[GameRow, ...]
    """The running tables at which the user has a seat."""
    announced: VacationRow | None = None
    offer: StandInOffer | None = None
    open: frozenset[int] = frozenset()
    """The tables at which they can."""
    cups: tuple[int, ...] = ()
    """The servers of the user's cups, which may bring tables."""

    def last_days(self, first: date) -> tuple[date, ...]:
        """When it could end if it begins on a day."""
        return last_days(first, self.taken)

    @property
    def ends_possible(self) -> tuple[date, ...]:
        """The days, from today on, on which the announced vacation could end."""
        assert self.announced is not None
        first = day_of(self.announced.begins, self.announced.zone)
        return tuple(day for day in self.last_days(first) if day >= self.today)

    @property
    def last_day(self) -> date:
        assert self.announced is not None
        return last_day(self.announced)


class VacationService:
    """Changes vacations and stand-ins, and notifies tables."""

    def __init__(self, store: Store, tables: TableService, settings: SettingsStore, clock: Clock) -> None:
        self._store = store
        self._tables = tables
        self._settings = settings
        self._clock = clock

    async def plan(self, user: int) -> VacationPlan:
        now = self._clock.now()
        announced = await self._store.vacations.announced_vacation(user)
        if announced is not None and announced.ends <= now:
            await self._end_in_time(announced)
            announced = await self._store.vacations.announced_vacation(user)
        zone = (await self._settings.recipient(user)).schedule.zone if announced is None else announced.zone
        today = day_of(now, zone)
        all_of_them = await self._store.vacations.vacations_ending_after(user, now - YEAR)
        earlier = all_days_taken(each for each in all_of_them if announced is None or each.id != announced.id)
        games = [await self._store.game(game) for game in await self._store.vacations.games_of_user(user)]
        offer = None if announced is None else await self._store.vacations.offer(announced.id)
        asked = None if offer is None else offer.user
        return VacationPlan(
            today,
            zone,
            days_left(all_days_taken(all_of_them), today.year),
            first_days(today, earlier),
            earlier,
            tuple(games),
            announced,
            offer,
            frozenset(await self._store.vacations.games_of_user(user, open_to=asked)),
            await self._store.vacations.servers_of_cups(user),
        )

    async def announce(self, user: int, first: date | None, last: date) -> VacationRow:
        """Announce a vacation from a day on, or (None) from now. Raises AlreadyAway, NoSuchDays."""
        plan, now = await self.plan(user), self._clock.now()
        begin = first or plan.today
        if begin not in plan.first_days or last not in plan.last_days(begin):
            raise NoSuchDays(f"user {user} has no vacation from {begin} to {last}")
        begins = now if begin == plan.today else moment_of(begin, plan.zone)
        ends = moment_of(last + ONE, plan.zone)
        return await self._change_games_of_user(
            user,
            lambda games: self._store.vacations.announce(user, begins, ends, plan.zone, games=games, now=now),
        )

    async def set_last_day(self, user: int, last: date) -> None:
        """Have the announced vacation end on another day. Raises NotAway, NoSuchDays."""
        plan, now = await self.plan(user), self._clock.now()
        if plan.announced is None:
            raise NotAway(f"user {user} has announced no vacation")
        if last not in plan.ends_possible:
            raise NoSuchDays(f"the vacation of user {user} cannot end on {last}")
        ends = moment_of(last + ONE, plan.announced.zone)
        if ends != plan.announced.ends:
            await self._change_games_of_user(
                user, lambda games: self._store.vacations.set_end(user, ends, games=games, now=now)
            )

    async def come_back(self, user: int, panel: tuple[int, int] | None = None) -> None:
        """End the announced vacation; the `panel`, a game and a message, stays in use."""
        if panel is not None:
            await self._store.vacations.keep_panel(*panel)
        announced = await self._store.vacations.announced_vacation(user)
        if announced is not None:
            await self._end(announced)

    async def _end_in_time(self, vacation: VacationRow) -> None:
        """End an expired vacation, unless it has ended or changed since."""
        try:
            await self._end(vacation)
        except NotAway as changed:
            log.info("not ended: %s", changed)

    async def _end(self, vacation: VacationRow) -> None:
        now = self._clock.now()
        await self._change_games_of_user(
            vacation.user, lambda games: self._store.vacations.end(vacation, games=games, now=now)
        )

    async def name_stand_in(self, user: int, stand_in: StandIn | None) -> None:
        """Ask a user or a computer player to stand in, or nobody. Raises NotAway, NoStandIn."""
        asked = None if stand_in is None else stand_in.user
        if asked is not None and not await self._store.vacations.can_be_asked(user, asked):
            raise NoStandIn(f"user {asked} cannot stand in for user {user}")
        await self._change_games_of_user(
            user,
            lambda games: self._store.vacations.name_stand_in(
                user, stand_in, games=games, now=self._clock.now()
            ),
        )

    async def answer(self, vacation: int, user: int, *, accepted: bool) -> VacationRow:
        """Answer whether one stands in, or give the seats back; returns the vacation. Raises NotAway."""
        found = await self._store.vacations.find_vacation(vacation)
        if found is None:
            raise NotAway(f"there is no vacation {vacation}")
        await self._change_games_of_user(
            found.user,
            lambda games: self._store.vacations.answer(
                vacation, user, accepted=accepted, games=games, now=self._clock.now()
            ),
        )
        return found

    async def tick(self, now: float) -> None:
        """End expired vacations, have stand-ins take over, and replace those who do not play."""
        due = await self._store.vacations.due_work(now)
        for vacation in due.ending:
            await self._end_in_time(vacation)
        for vacation in due.beginning:
            await self._begin(vacation, now)
        for wait in due.stand_ins:
            if replacement_time(wait) <= now:
                await self._replace(wait, now)

    async def _replace(self, wait: StandInWait, now: float) -> None:
        vacation = await self._store.vacations.find_vacation(wait.vacation)
        assert vacation is not None
        await self._change_games_of_user(
            vacation.user,
            lambda games: self._store.vacations.replace_stand_in(
                wait, PLAYER[Purpose.STAND_IN], games=games, now=now
            ),
        )

    async def _begin(self, vacation: VacationRow, now: float) -> None:
        await self._change_games_of_user(
            vacation.user,
            lambda games: self._store.vacations.seat_stand_in(vacation.id, games=games, now=now),
        )

    async def _change_games_of_user(
        self, user: int, change: Callable[[Collection[int]], Awaitable[Result]]
    ) -> Result:
        """Change something while nobody presses at the running games of a user."""
        for _ in range(TRIES):
            games = await self._store.vacations.games_of_user(user)
            try:
                async with self._tables.cache.seats_changing(games):
                    result = await change(games)
            except Conflict as conflict:
                log.info("tried again: %s", conflict)
                continue
            for game in games:
                self._tables.cache.notify_listeners(game)
            if not games:
                self._tables.happened.tell(DueNow())
            return result
        raise Conflict(f"games of user {user} begin again and again")
