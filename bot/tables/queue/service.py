"""Finds tables for those who look for one: matches them, opens tables, ends expired searches."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from contextlib import AsyncExitStack
from itertools import combinations
from typing import TypeVar

from msgspec import Struct

import games
from bot.clock import Clock
from bot.happened import DueNow, UserErased
from bot.tables.cache import to_json
from bot.tables.lobby.lobbies import ANSWER_SECONDS
from bot.tables.lobby_seats import left_notifications
from bot.tables.purposes import PLAYER, Purpose
from bot.tables.queue.matching import NEW_BELOW, Match, Matcher, Seeker
from bot.tables.service import TableService
from bot.tables.settings.server_settings import ServerSettingsCache
from clocks.overlap import waking_slots
from clocks.user_settings import from_json, schedule_of
from games.engine.chance import commitment_of
from storage.core.errors import ChainBroken, Conflict, Refused
from storage.core.rows import ASK, COMPUTER_MOVES
from storage.lobby.lobby_seats import NewGame
from storage.lobby.queue import DIRECTLY, Departure, Queue, Search, Waiting
from storage.together.store import Store

SLOTS_SECONDS = 3600
"""Seconds for which waking hours hold: then clocks may have changed."""


class Bounds(Struct, frozen=True):
    """Obstacles to matches that are not stored: of servers, users, and pairs."""

    closed: Collection[int]
    """Servers where nobody is matched."""
    unfit: Mapping[int, Collection[int]]
    """Users -> the servers where they cannot play."""
    kept_apart: frozenset[frozenset[int]]
    """Pairs who do not play together."""


class Found(Struct, frozen=True):
    matches: tuple[Match, ...]
    over: tuple[Search, ...]
    """Expired searches."""
    held: tuple[Search, ...]
    """Searches on hold, since their users have as many tables as they may."""
    room: tuple[Search, ...]
    """Searches on hold that continue."""


class _Known(Struct, frozen=True):
    """Somebody as they were at the last look."""

    stored: Waiting
    hour: int
    """The hour of that look."""
    seeker: Seeker


class QueueLooks:
    """Looks at the queue, and remembers it until the next look."""

    def __init__(self, seats: Mapping[str, Collection[int]]) -> None:
        self.matcher = Matcher(seats)
        self._known: dict[int, _Known] = {}

    def look_for_matches(self, queue: Queue, bounds: Bounds, now: float) -> Found:
        over, held, room = list[Search](), list[Search](), list[Search]()
        known: dict[int, _Known] = {}
        for each in queue.people:
            search, closed = each.search, bounds.closed
            waits = bool(each.full.difference(closed)) and not each.servers.difference(closed)
            assert search.until is not None, search
            if search.held is not None:
                if not waits:
                    room.append(search)
            elif search.until <= now:
                over.append(search)
            elif waits and search.game is None:
                held.append(search)
            else:
                known[search.user] = self._remember_waiting(each, bounds, now)
        self._known = known
        kept_apart = queue.kept_apart | bounds.kept_apart
        matches = self.matcher.find((each.seeker for each in known.values()), kept_apart, now)
        return Found(tuple(matches), tuple(over), tuple(held), tuple(room))

    def _remember_waiting(self, waiting: Waiting, bounds: Bounds, now: float) -> _Known:
        hour, user = int(now // SLOTS_SECONDS), waiting.search.user
        servers = waiting.servers.difference(bounds.closed, bounds.unfit.get(user, ()))
        before = self._known.get(user)
        if (
            before is not None
            and (before.hour, before.seeker.servers) == (hour, servers)
            and before.stored == waiting
        ):
            return before
        return _Known(waiting, hour, _seeker(waiting, servers, now))


def _seeker(waiting: Waiting, servers: frozenset[int], now: float) -> Seeker:
    search = waiting.search
    assert search.since is not None, search
    assert search.until is not None, search
    return Seeker(
        search.user,
        frozenset(search.games),
        search.fewest,
        search.most,
        search.pace,
        search.since,
        search.until,
        waking_slots(schedule_of(from_json(waiting.settings), waiting.language or ""), now),
        servers,
        search.near,
        waiting.levels,
        waiting.finished < NEW_BELOW,
    )


DAY = 86_400.0

UNFIT_SECONDS = 600.0
"""After how long it is tried again whether somebody can play on a server."""

TRIES = 20
"""How often people are matched again in one look, when somebody turns out not to be able to play there."""

log = logging.getLogger(__name__)

_Key = TypeVar("_Key")


class Place(Struct, frozen=True):
    channel: int
    forum: bool
    language: str


class Unfit(Struct, frozen=True):
    """Who cannot play on a server; everybody where there is no place for a table."""

    users: frozenset[int]


FindPlace = Callable[[int, Sequence[int]], Awaitable[Place | Unfit]]
"""Where a table of some users can be opened on a server, or who cannot play there."""


class QueueService:
    """Finds tables for people; nothing is done while nobody looks for one."""

    def __init__(
        self,
        store: Store,
        tables: TableService,
        clock: Clock,
        servers: ServerSettingsCache,
        seeds: Callable[[], bytes],
        find_place: FindPlace,
    ) -> None:
        self._find_place = find_place
        self._store = store
        self._tables = tables
        self._clock = clock
        self._servers = servers
        self._seeds = seeds
        self._looking = asyncio.Lock()
        self.looks = _new_looks()
        """They remember the queue as it was."""
        self._apart: dict[frozenset[int], float] = {}
        """Pairs who turned out not to play together -> until when that is remembered."""
        self._unfit: dict[tuple[int, int], float] = {}
        """Users and servers where they cannot play -> until when that is remembered."""
        tables.happened.hear(UserErased, lambda event: self._forget(event.user))

    async def keep(self, search: Search) -> None:
        """Remember what a user looks for, or would."""
        await self._store.seekers.keep_search(search)
        self._tables.happened.tell(DueNow())

    async def start(self, search: Search) -> None:
        """Look for a table from now on, or once there is room below the limit. Raises Barred."""
        now, user, seekers = self._clock.now(), search.user, self._store.seekers
        await seekers.start(search, now, now + search.days * DAY)
        servers = [each for each in await seekers.servers_of(user) if self._servers.of(each).queue]
        servers += [DIRECTLY] if search.direct else []
        started = await seekers.find(user)
        if started and servers and not await seekers.has_room(user, servers, self._most_tables):
            await seekers.hold_searches([started], [], now)
        self._tables.happened.tell(DueNow())

    async def stop(self, user: int) -> None:
        search = await self._store.seekers.find(user)
        if search is not None and search.since is not None:
            await self._store.seekers.stop(user, search.since)
            self._tables.happened.tell(DueNow())

    def _forget(self, user: int) -> None:
        self._apart = {pair: until for pair, until in self._apart.items() if user not in pair}
        self._unfit = {known: until for known, until in self._unfit.items() if known[0] != user}
        self.looks = _new_looks()

    async def tick(self, now: float) -> None:
        """End expired searches, and open a table wherever one is possible."""
        async with self._looking:
            self._apart = _not_expired(self._apart, now)
            self._unfit = _not_expired(self._unfit, now)
            for _ in range(TRIES):
                if not await self._open_next_match(now):
                    return

    @property
    def _most_tables(self) -> int:
        return self._tables.lobby.most_tables

    async def _open_next_match(self, now: float) -> bool:
        """Do what there is to do now; returns whether to look again."""
        queue = await self._store.seekers.read_queue(self._most_tables)
        looks, bounds = self.looks, self._bounds(queue)
        interrupted = self.looks = _new_looks()
        found = await asyncio.to_thread(looks.look_for_matches, queue, bounds, now)
        if self.looks is interrupted:  # else somebody was forgotten during the look
            self.looks = looks
        for each in found.over:
            await self._store.seekers.end_in_vain(each, now)
        if found.held or found.room:
            await self._store.seekers.hold_searches(found.held, found.room, now)
        searches = {each.user: each for each in queue.searches} if found.matches else {}
        again = bool(found.room)
        for match in found.matches:
            again |= not await self._open(match, [searches[user] for user in match.users], now)
        return again

    def _bounds(self, queue: Queue) -> Bounds:
        servers = {guild for each in queue.people for guild in (*each.servers, *each.full)} - {DIRECTLY}
        unfit: dict[int, set[int]] = {}
        for user, guild in self._unfit:
            unfit.setdefault(user, set()).add(guild)
        closed = frozenset(guild for guild in servers if not self._servers.of(guild).queue)
        return Bounds(closed, unfit, frozenset(self._apart))

    async def _open(self, match: Match, found: Sequence[Search], now: float) -> bool:
        """Open a table where all can play, unless it fails; remember the users responsible."""
        for guild in match.servers:
            place = await self._find_place(guild, match.users)
            if isinstance(place, Unfit):
                self._unfit |= {(user, guild): now + UNFIT_SECONDS for user in place.users}
                continue
            try:
                await self._open_there(match, self._new_game(match, guild, place, now), found)
            except (Conflict, Refused) as refused:
                log.info("a table was not opened: %r", refused)
                self._leave_out_refused(refused, match, guild, now)
                return False
            return True
        return False

    def _leave_out_refused(self, refused: Conflict | Refused, match: Match, guild: int, now: float) -> None:
        """Leave refused users out: one during this search on this server, a pair for a day."""
        if len(refused.because_of) == 1:
            self._unfit |= {(user, guild): now for user in refused.because_of}
        else:
            pairs = combinations(refused.because_of or match.users, 2)
            self._apart |= {frozenset(pair): now + DAY for pair in pairs}

    async def _open_there(self, match: Match, new: NewGame, found: Sequence[Search]) -> None:
        """Open a table; who sits at a lobby that was found before leaves it. Raises Conflict, Refused."""
        lobbies = sorted({each.game for each in found if each.game is not None})
        async with AsyncExitStack() as locked:
            for game in lobbies:
                await locked.enter_async_context(self._tables.cache.lock(game))
            left = [await self._departure(game, match.users) for game in lobbies]
            row = await self._store.seekers.open_match(
                new,
                found,
                starts=new.created + ANSWER_SECONDS,
                time=new.created,
                most_tables=self._most_tables,
                departures=[each for each in left if each is not None],
                computers=[PLAYER[Purpose.QUEUE]] * match.computers,
            )
        for game in (row.id, *lobbies):
            self._tables.cache.notify_listeners(game)

    async def _departure(self, game: int, users: Sequence[int]) -> Departure | None:
        """How users leave a lobby; None if there is none to leave, or it is damaged."""
        try:
            await self._store.moves(game)
            row = await self._tables.lobby.open_lobby(game)
            held = [each for each in row.seated if each.user in users]
            options = self._tables.lobby.options_without(row, [each.seat for each in held])
            change = self._tables.lobby.lobby_change(row, left_notifications(row, held))
        except (Refused, ChainBroken) as refused:
            log.info("nobody leaves game %d for another table: %r", game, refused)
            return None
        return Departure(game, tuple(each.user for each in held if each.user is not None), options, change)

    def _new_game(self, match: Match, guild: int, place: Place, now: float) -> NewGame:
        seed = self._seeds()
        game = games.find(match.game)
        return NewGame(
            match.game,
            options=to_json(game.options()),
            seats=len(match.users) + match.computers,
            guild=None if guild == DIRECTLY else guild,
            channel=place.channel,
            host=match.users[0],
            language=place.language,
            created=now,
            seed=seed,
            commitment=commitment_of(seed),
            pace=match.pace,
            forum=place.forum,
            direct=guild == DIRECTLY,
            when_late=COMPUTER_MOVES if guild == DIRECTLY else ASK,
        )


def _new_looks() -> QueueLooks:
    return QueueLooks({name: games.find(name).seats for name in games.names()})


def _not_expired(remembered: Mapping[_Key, float], now: float) -> dict[_Key, float]:
    return {key: until for key, until in remembered.items() if until > now}
