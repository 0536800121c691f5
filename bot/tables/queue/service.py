"""Finds tables for those who look for one: matches them, opens tables, ends what was in vain."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Sequence

from msgspec import Struct

import games
from bot.clock import Clock
from bot.tables.cache import TableCache, to_json
from bot.tables.lobby.lobbies import ANSWER_SECONDS
from bot.tables.queue.matching import DIRECTLY, Match, Seeker, matches
from bot.tables.settings.server_settings import ServerSettingsCache
from clocks.overlap import waking_slots
from clocks.settings import from_json, schedule_of
from games.engine.chance import commitment
from storage.errors import Conflict, Refused
from storage.lobby.lobby_seats import NewGame
from storage.lobby.queue import Queue, Search
from storage.rows import ASK, COMPUTER_MOVES
from storage.store import Store

DAY = 86_400.0

TRIES = 20
"""How often people are matched again in one look, when somebody turns out not to be able to play there."""

log = logging.getLogger(__name__)


class Place(Struct, frozen=True):
    """Where a table can be opened."""

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
        cache: TableCache,
        clock: Clock,
        servers: ServerSettingsCache,
        seeds: Callable[[], bytes],
    ) -> None:
        self.find_place: FindPlace = _nowhere
        """Looks at Discord."""
        self._store = store
        self._cache = cache
        self._clock = clock
        self._servers = servers
        self._seeds = seeds

    async def start(self, search: Search) -> None:
        """Look for a table from now on."""
        now = self._clock.now()
        await self._store.seekers.start(search, now, now + search.days * DAY)

    async def stop(self, user: int) -> None:
        """Look for no table any more."""
        search = await self._store.seekers.find(user)
        if search is not None and search.since is not None:
            await self._store.seekers.stop(user, search.since)

    async def tick(self, now: float) -> None:
        """End what was in vain, and open a table wherever one is possible."""
        queue = await self._store.seekers.waiting()
        for each in queue.searches:
            if each.until is not None and each.until <= now:
                await self._store.seekers.end_in_vain(each, now)
        if not queue.searches:
            return
        unfit: set[tuple[int, int]] = set()
        for _ in range(TRIES):
            if not await self._match(now, unfit):
                return

    async def _match(self, now: float, unfit: set[tuple[int, int]]) -> bool:
        """Open the tables that are possible now; returns whether to match again.

        `unfit`: users and servers where they cannot play.
        """
        queue = await self._store.seekers.waiting()
        seekers = [
            self._seeker(each, queue, now, unfit) for each in queue.searches if (each.until or 0) > now
        ]
        seats = {name: games.find(name).seats for name in games.names()}
        searches = {each.user: each for each in queue.searches}
        again = False
        for match in matches(seekers, queue.apart, seats, now):
            again |= not await self._open(match, [searches[user] for user in match.users], now, unfit)
        return again

    def _seeker(self, search: Search, queue: Queue, now: float, unfit: set[tuple[int, int]]) -> Seeker:
        row = queue.people[search.user]
        schedule = schedule_of(from_json(row.settings), row.language or "")
        servers = {guild for guild in queue.servers[search.user] if self._servers.of(guild).queue}
        servers |= {DIRECTLY} if search.direct else set()
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
            waking_slots(schedule, now),
            frozenset(guild for guild in servers if (search.user, guild) not in unfit),
        )

    async def _open(
        self, match: Match, found: Sequence[Search], now: float, unfit: set[tuple[int, int]]
    ) -> bool:
        """Open a table where all can play; returns whether it is open. Who cannot play somewhere is noted."""
        for guild in match.servers:
            place = await self.find_place(guild, match.users)
            if isinstance(place, Unfit):
                unfit |= {(user, guild) for user in place.users}
                continue
            try:
                row = await self._store.seekers.open_match(
                    self._new_game(match, guild, place, now), found, starts=now + ANSWER_SECONDS, time=now
                )
            except (Conflict, Refused) as refused:
                log.info("a table was not opened, since somebody cannot sit there any more: %s", refused)
                unfit |= {(user, guild) for user in match.users}
                continue
            self._cache.notify_listeners(row.id)
            return True
        return False

    def _new_game(self, match: Match, guild: int, place: Place, now: float) -> NewGame:
        seed = self._seeds()
        game = games.find(match.game)
        return NewGame(
            match.game,
            options=to_json(game.options()),
            seats=len(match.users),
            guild=None if guild == DIRECTLY else guild,
            channel=place.channel,
            host=match.users[0],
            language=place.language,
            created=now,
            seed=seed,
            commitment=commitment(seed),
            pace=match.pace,
            forum=place.forum,
            direct=guild == DIRECTLY,
            when_late=COMPUTER_MOVES if guild == DIRECTLY else ASK,
        )


async def _nowhere(_: int, users: Sequence[int]) -> Place | Unfit:
    return Unfit(frozenset(users))
