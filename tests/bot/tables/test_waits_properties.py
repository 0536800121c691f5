import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from bot.clock import ManualClock
from bot.tables.service import Press, TableService
from clocks.pace import find_pace, time_when_asked
from clocks.schedule import HOUR
from storage.time.clock_stops import clock_stops_of_wait
from storage.time.waits import left_of_wait
from storage.together.store import Store
from tests.support.table_helpers import CHANNEL, DecisionsHere, seeds

pytestmark = pytest.mark.usefixtures("many_rounds")

GAME = "coin_toss"
USERS = (101, 102)
STEPS = 60
DAY = 24 * HOUR
BEGINNING = 1_774_000_000.0
"""A week before clocks are changed in Europe."""

ZONES = ("Europe/Berlin", "America/New_York", "Asia/Tokyo", "America/Santiago", "Africa/Cairo", "Asia/Beirut")
SLACK = 0.01


class RandomTable:
    """A game of two people, to whom everything happens that concerns time."""

    def __init__(self, service: TableService, clock: ManualClock, path: Path, random: Random) -> None:
        self.tables = service
        self.clock = clock
        self.path = path
        self.random = random
        self.game = 0

    async def begin(self, pace: str) -> None:
        row = await self.tables.lobby.open(GAME, host=USERS[0], channel=CHANNEL, seats=2, pace=pace)
        await self.tables.lobby.join(row.id, USERS[1])
        await self.tables.start(row.id, host=USERS[0])
        self.game = row.id

    async def remaining(self) -> dict[int, tuple[float, float]]:
        """Seats that are waited for -> since when, and the waking seconds they have left now."""
        with closing(sqlite3.connect(self.path)) as connection:
            return {
                wait.seat: (
                    wait.since,
                    left_of_wait(wait, self.clock.now(), clock_stops_of_wait(connection, wait)),
                )
                for wait in await self.tables.store.timing.waits(self.game)
                if wait.deadline is not None
            }

    async def guess(self) -> None:
        seat = self.random.choice((await self.tables.table(self.game)).waiting_seats)
        await self._press(seat, "heads")

    async def undo(self) -> None:
        table, row = await self.tables.table(self.game), await self.tables.store.game(self.game)
        people = [held.seat for held in row.seated if held.user is not None]
        seats = [seat for seat in people if table.undoable(seat, row.held_after(seat))]
        if seats:
            await self._press(self.random.choice(seats), None)

    async def _press(self, seat: int, key: str | None) -> None:
        user = (await self.tables.store.game(self.game)).seated[seat].user
        press = Press(seat, user=user, version=(await self.tables.table(self.game)).version(seat))
        await (self.tables.answer(self.game, press, key) if key else self.tables.undo(self.game, press))

    async def leave_or_return(self) -> None:
        """Who has left is back, else somebody leaves."""
        row = await self.tables.store.game(self.game)
        gone = [held.seat for held in row.seated if held.user is None]
        if gone:
            await self.tables.seats.take(self.game, gone[0], USERS[gone[0]])
        else:
            await self.tables.seats.leave(self.game, self.random.choice(USERS))

    async def settings(self) -> None:
        zone, first = self.random.choice(ZONES), self.random.randrange(6)
        days = self.random.choice(("[]", f"[{first}]", f"[{first},{first + 1}]"))
        begin = self.random.randrange(1440)
        quiet = f'"quiet_from":{begin},"quiet_to":{(begin + self.random.randint(1, 720)) % 1440}'
        await self.tables.store.users.set_settings(
            self.random.choice(USERS), f'{{"zone":"{zone}","days_off":{days},{quiet}}}', digest_due=None
        )

    async def wait(self) -> None:
        seconds = self.random.choice((60.0, HOUR, 7 * HOUR, 2 * DAY))
        await self.clock.advance(seconds)
        await self._beat(seconds)

    async def down(self) -> None:
        await self.clock.advance(self.random.choice((HOUR, 7 * HOUR, 2 * DAY)))
        await self._beat(0.0)

    async def vacation(self) -> None:
        """Somebody begins a vacation, or comes back before its end."""
        now, user = self.clock.now(), self.random.choice(USERS)
        begins = now + self.random.choice((0.0, HOUR, DAY))
        with closing(sqlite3.connect(self.path)) as connection, connection:
            back = connection.execute(
                "UPDATE vacation SET ended = min(?, ends) WHERE user = ? AND ended IS NULL", (now, user)
            )
            if not back.rowcount:
                connection.execute(
                    "INSERT INTO vacation (user, begins, ends) VALUES (?, ?, ?)",
                    (user, begins, begins + self.random.choice((HOUR, 3 * DAY))),
                )
        await self.tables.store.timing.recompute_waits(user=user)

    async def step_clock(self) -> None:
        """The time of the computer is wrong for a moment, by none of the times the bot is down."""
        seconds = self.random.choice((-1, 1)) * self.random.choice((2 * HOUR, 40 * DAY))
        self.clock.set_back(seconds)
        await self._beat(0.0)
        self.clock.set_back(-seconds)
        await self._beat(0.0)

    async def _beat(self, ran: float) -> None:
        await self.tables.store.timing.beat(self.clock.now(), ran)


@pytest.mark.parametrize("pace", ["reserve", "brisk", "h24"])
async def test_remaining_time_never_grows_but_by_the_gain_of_the_pace(tmp_path: Path, pace: str) -> None:
    clock, path, random = ManualClock(BEGINNING), tmp_path / "games.db", Random(pace)
    async with await Store.open(path) as store:
        tables = TableService(store, clock, seeds=seeds(1), decisions=DecisionsHere())
        table = RandomTable(tables, clock, path, random)
        await store.timing.beat(clock.now(), 0.0)
        await table.begin(pace)
        happenings = (
            *(table.guess, table.guess, table.guess, table.undo, table.leave_or_return, table.settings),
            *(table.wait, table.down, table.vacation, table.step_clock),
        )
        kept = {seat: left for seat, (_, left) in (await table.remaining()).items()}
        handed, asked_anew = 0, set[int]()
        for _ in range(STEPS):
            round_before = (await tables.table(table.game)).state.round
            await random.choice(happenings)()
            anew = (await tables.table(table.game)).state.round != round_before
            handed += anew
            asked_anew |= {0, 1} if anew else set()
            for seat, (_, left) in (await table.remaining()).items():
                chosen = find_pace(pace)
                assert chosen is not None
                most = time_when_asked(chosen, kept[seat]) if seat in asked_anew else kept[seat]
                assert left <= most + SLACK
                kept[seat] = left
                asked_anew.discard(seat)
        assert handed > 3
