"""Cups: commands of people, and work that falls due."""

import logging
import math
from collections.abc import Callable
from functools import partial
from random import Random

from msgspec import structs

from bot.clock import Clock
from bot.happened import DueNow, GameOver, NotificationDue, PendingWorkFound, SeatChanged, UserErased
from bot.tables.cache import options_of, to_json
from bot.tables.cups.standing import all_played, best_of_groups, schedule_of, seats_of
from bot.tables.errors import TableDamaged
from bot.tables.purposes import PLAYER, Purpose
from bot.tables.service import TableService
from bot.work import Loop
from clocks.pace import RESERVE, find_pace
from cups.draw import draw
from cups.schedule import LEAST, MOST, SCHEDULES
from games import find
from games.agents.levels import LEVELS
from games.engine.chance import SeededChance, commitment_of
from games.engine.table import Table
from storage.core.rows import COMPUTER_MOVES, CupSubject
from storage.core.rows import PLAYING as GAME_PLAYING
from storage.core.shards import Share
from storage.cups.rows import (
    CALLED_OFF,
    DAY,
    OPEN,
    PLAYING,
    Cup,
    CupPlace,
    CupRow,
    CupTable,
    CupTerms,
    Entrant,
)
from storage.lobby.lobby_seats import NewGame, Terms
from storage.seats.holders import LEFT, ROUND_OVER
from storage.together.store import Store

HOUR = 3600.0

LATE = HOUR
"""Seconds after which a round that begins late, since the bot did not run, puts off all that follow."""

GRACE = DAY
"""Seconds after its last date at which a cup ends without the tables that cannot be played, damaged ones."""

LOOK_SECONDS = 60.0
"""Seconds between two looks while there are cups, and after one that failed."""

LONGEST_SLEEP = DAY
"""Seconds between two looks in any case."""

LEAST_SLEEP = 0.1
"""Seconds between two looks: what is due in less is due then."""

DAYS = (1, 2, 3, 5, 7, 10, 14, 21, 28)
"""Days until a cup can begin."""

ROUND_DAYS = (3, 5, 7, 10, 14, 21, 28)
"""How many days a round can last: less than it takes for a table to be dormant."""

LIMITS = (*range(LEAST, 17), *range(18, MOST + 1, 2))
"""The most who can enrol in a cup: 25 numbers or fewer, for a select."""

USUAL_DAYS, USUAL_ROUND_DAYS, USUAL_LIMIT = 7, 14, 16

log = logging.getLogger(__name__)


def players_of(game: str) -> tuple[int, ...]:
    """How many can sit at a table of a cup of a game. Raises UnknownGame."""
    return tuple(players for players in SCHEDULES if players in find(game).seats)


def checked_terms(terms: CupTerms) -> CupTerms:
    """Terms of a cup. Raises ValueError for what cannot be set, LookupError for an unknown game or pace."""
    players = players_of(terms.name)
    if not players or find_pace(terms.pace) is None or terms.level not in LEVELS:
        raise ValueError("there is no cup with these terms")
    if terms.days not in DAYS or terms.round_days not in ROUND_DAYS:
        raise ValueError("there is no cup with these dates")
    if terms.size not in LIMITS:
        raise ValueError("there is no cup of this size")
    return terms if terms.players in players else structs.replace(terms, players=players[0])


class CupService:
    """The cups of this process's servers; commands about any cup."""

    def __init__(
        self,
        store: Store,
        tables: TableService,
        clock: Clock,
        share: Share,
        seeds: Callable[[], bytes],
    ) -> None:
        self._store = store
        self._tables = tables
        self._clock = clock
        self._share = share
        self._seeds = seeds
        failed = "what falls due in cups cannot be read"
        self.loop = Loop("cups", clock, self._do_due_work, failed, retry_seconds=LOOK_SECONDS)
        self._looked = -math.inf
        tables.happened.hear(GameOver, lambda _: self.loop.wake())
        tables.happened.hear(UserErased, lambda _: self.loop.wake())
        tables.happened.hear(PendingWorkFound, self._look_again)

    # What people do

    async def draft(self, guild: int, host: int, language: str, game: str) -> CupRow:
        """The cup that a manager sets up on a server; a new one is of a game, with the usual terms."""
        usual = CupTerms(
            name=game,
            options=to_json(find(game).options()),
            size=USUAL_LIMIT,
            players=players_of(game)[0],
            pace=RESERVE.key,
            hints=False,
            level=PLAYER[Purpose.CUP],
            days=USUAL_DAYS,
            round_days=USUAL_ROUND_DAYS,
        )
        return await self._store.cups.draft(guild, host, language, usual, self._clock.now())

    async def set_terms(self, cup: int, terms: CupTerms) -> CupRow:
        """Set up a cup that was not announced otherwise. Raises NoSuchCup, and as `checked_terms`."""
        return await self._store.cups.set_terms(cup, checked_terms(terms), self._clock.now())

    async def announce(self, row: CupRow, place: CupPlace) -> CupRow:
        """Open a cup for enrolment.

        Raises NoSuchCup if it is already open, TooManyCups for a server at its limit.
        """
        now = self._clock.now()
        row = await self._store.cups.announce(row.id, place, start_if_announced_at(row, now), now)
        self._tables.happened.tell(DueNow())
        self.loop.wake()
        return row

    async def drop_out(self, cup: int, user: int) -> Cup:
        """Have a computer player continue in a cup for a user. Raises NoSuchCup, NotEnrolled."""
        found = await self._store.cups.drop_out(cup, user, self._clock.now())
        await self._hand_over_seats(found, self._clock.now())
        self.loop.wake()
        return found

    async def call_off(self, cup: int) -> CupRow:
        """Cancel a cup that has not begun. Raises NoSuchCup, CupBegun."""
        row = await self._store.cups.call_off(cup, self._clock.now())
        self._tables.happened.tell(DueNow())
        self.loop.wake()
        return row

    async def show_at(self, cup: int, channel: int) -> None:
        """Give a cup a new message in a channel."""
        await self._store.cups.show_at(cup, channel, self._clock.now())
        self.loop.wake()

    # What falls due

    def _look_again(self, found: PendingWorkFound) -> None:
        """Look whether another process has made something due, once a minute at most."""
        if found.work.cups and self._clock.monotonic() - self._looked >= LOOK_SECONDS:
            self.loop.wake()

    async def _do_due_work(self) -> float:
        """Do what is due; returns in how many seconds more will be."""
        self._looked = self._clock.monotonic()
        now, due = self._clock.now(), math.inf
        for row in [row for row in await self._store.cups.active_cups() if self._share.has(row.guild)]:
            work, failed = self._do_due_work_of(row, now), "what is due in cup %d cannot be done"
            due = min(due, await self.loop.attempt(work, failed, row.id, otherwise=now + LOOK_SECONDS))
        return min(LONGEST_SLEEP, max(LEAST_SLEEP, due - self._clock.now()))

    async def _do_due_work_of(self, row: CupRow, now: float) -> float:
        """Do what is due in a cup; returns when more will be."""
        if row.stage == OPEN and row.round_begins(1) <= now:
            lots = partial(draw, row.players, Random(self._seeds()))
            row = await self._store.cups.begin(row.id, LEAST, lots, now)
            if row.stage == CALLED_OFF:
                self._tables.happened.tell(DueNow())
        if row.stage == PLAYING:
            row = await self._advance_cup(row, now)
        self._tables.happened.tell(NotificationDue(CupSubject(row.id)))
        return _next_due(row, now)

    async def _advance_cup(self, row: CupRow, now: float) -> CupRow:
        """Do all due work for a cup: hand seats over, warn, open a round, finish."""
        cup = await self._store.cups.find(row.id)
        await self._hand_over_seats(cup, now)
        following = row.rounds_begun + 1
        if _will_be_warned(row) and row.warns <= now < row.round_begins(following):
            for game in await self._store.cups.warn_of_round_end(row.id, row.rounds_begun, now):
                self._tables.cache.notify_listeners(game)
        over = all_played(cup) or row.round_begins(following) + GRACE <= now
        if following <= schedule_of(row).rounds:
            if row.round_begins(following) <= now and (over or not _waits_for_results(cup, following)):
                await self._open_round(cup, following, now)
        elif over:
            finishers = {
                each.user: table.game
                for table in cup.tables
                for each in seats_of(cup, table)
                if each.user is not None and each.dropped is None
            }
            await self._store.cups.finish(row.id, finishers, now)
            for game in sorted({*finishers.values()}):
                self._tables.cache.notify_listeners(game)
        return await self._store.cups.row(row.id)

    async def _open_round(self, cup: Cup, number: int, now: float) -> None:
        """Open all tables of a round that are not open yet; one that begins late puts off the others."""
        row, late = cup.row, now - cup.row.round_begins(number)
        if late > LATE:
            log.warning("cup %d: round %d begins %.0f s late", row.id, number, late)
            await self._store.cups.postpone(row.id, (row.begins or 0.0) + late, now)
        for each in cup.entrants:
            user = None if each.dropped is not None else each.user
            if user is not None and await self._store.bars.is_barred(row.guild, user):
                cup = await self._store.cups.drop_out(row.id, user, now)
        schedule = schedule_of(row)
        if schedule.is_final(number):
            cup = await self._store.cups.begin_final(row.id, best_of_groups(cup), now)
        opened = {each.number for each in cup.tables if each.round == number}
        for table, seats in enumerate(schedule.tables(number, cup.finalists)):
            if table not in opened:
                await self._open_table(row, (number, table), [cup.entrants[each] for each in seats], now)
        await self._store.cups.mark_round_begun(row.id, number, now)

    async def _open_table(
        self, row: CupRow, place: tuple[int, int], entrants: list[Entrant], now: float
    ) -> None:
        """Open a table that begins at once; `place`: its round, and its number there."""
        game, seed = find(row.name), self._seeds()
        options = options_of(row)
        table = Table.begin(game, len(entrants), options, SeededChance(seed))
        assert row.channel is not None, row
        new = NewGame(
            row.name,
            options=row.options,
            seats=len(entrants),
            guild=row.guild,
            channel=row.channel,
            host=row.host,
            language=row.language,
            created=now,
            seed=seed,
            commitment=commitment_of(seed),
            pace=row.pace,
            forum=row.forum,
        )
        terms = Terms(COMPUTER_MOVES, vacations=False, hints=row.hints)
        players = [
            (each.user, None) if each.dropped is None and each.computer is None else (None, row.level)
            for each in entrants
        ]
        begun = await self._tables.cache.begin_cup_table(row.id, place, new, terms, players, table)
        if begun is not None:
            log.info("cup %d: a table of round %d is open: game %d", row.id, place[0], begun.id)
            self._tables.cache.notify_listeners(begun.id)

    async def _hand_over_seats(self, cup: Cup, now: float) -> None:
        """Have computer players continue at tables whose round is over, and for those who dropped out."""
        for table in cup.tables:
            if table.stage != GAME_PLAYING:
                continue
            held = {each.user for each in (await self._store.game(table.game)).seated} - {None}
            if cup.row.round_begins(table.round + 1) <= now and held:
                await self._hand_over_at(cup.row, table, ROUND_OVER, None)
                continue
            for each in seats_of(cup, table):
                if each.dropped is not None and each.user in held:
                    await self._hand_over_at(cup.row, table, LEFT, each.user)

    async def _hand_over_at(self, row: CupRow, table: CupTable, reason: str, user: int | None) -> None:
        """Have computer players continue at a table: for a `user`, or (None) for all people."""
        try:
            async with self._tables.cache.seats_changing([table.game]):
                handed = await self._store.cups.hand_seats_to_computer(
                    table.game, row.level, reason, user, self._clock.now()
                )
        except TableDamaged:
            log.info("game %d of cup %d is damaged, and stays as it is", table.game, row.id)
            return
        if handed:
            self._tables.happened.tell(SeatChanged(reason))
            self._tables.cache.notify_listeners(table.game)


def start_if_announced_at(row: CupRow, now: float) -> float:
    """When a cup begins that is announced at a moment: at a full hour."""
    return math.ceil(now / HOUR) * HOUR + row.days * DAY


def _waits_for_results(cup: Cup, number: int) -> bool:
    """Whether a round needs the results of all before it: they say who has reached the final."""
    return schedule_of(cup.row).is_final(number) and not cup.finalists


def _next_due(row: CupRow, now: float) -> float:
    if row.stage == OPEN:
        return row.round_begins(1)
    if row.stage != PLAYING:
        return math.inf
    following = row.round_begins(row.rounds_begun + 1)
    moments = (*((row.warns,) if _will_be_warned(row) else ()), following, following + GRACE)
    return next((each for each in moments if each > now), math.inf)


def _will_be_warned(row: CupRow) -> bool:
    """Whether people will be warned that the last round that has begun ends soon."""
    return row.rounds_warned < row.rounds_begun
