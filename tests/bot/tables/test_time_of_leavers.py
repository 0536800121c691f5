import sqlite3
from collections.abc import Iterator
from contextlib import closing
from datetime import datetime
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest

from bot.audit import open_check
from bot.clock import ManualClock
from bot.operation.metrics import Metrics
from bot.tables.absence.late import Lateness
from bot.tables.absence.late_rules import WAIT
from bot.tables.absence.vacations import VacationService
from bot.tables.errors import BeforeYou
from bot.tables.privacy.erasure import Erasure
from bot.tables.service import Press, TableService
from bot.tables.settings.settings_store import SettingsStore
from clocks.pace import NO_PACE, PACES, Pace, time_when_asked
from clocks.schedule import HOUR
from storage.absence.polls import QuestionRow
from storage.core.rows import ABANDONED, StandIn, WaitingRow
from storage.seats.late import COMPUTER
from storage.together.store import Store
from tests.support.table_helpers import CHANNEL, DecisionsHere, end_without_rules, seeds

pytestmark = pytest.mark.usefixtures("many_rounds")

GAME = "coin_toss"
ADA, BEN, CLEO, DAN = USERS = (101, 102, 103, 104)
SEAT = 1
"""Ben's."""

DAY = 24.0 * HOUR
NOON = datetime(2026, 6, 1, 12, tzinfo=ZoneInfo("Europe/London")).timestamp()

EVERY_PACE = pytest.mark.parametrize("pace", PACES, ids=lambda pace: pace.key)


class Tables:
    """A table of Ada, Ben and Cleo."""

    def __init__(self, store: Store, path: Path) -> None:
        self.store = store
        self.path = path
        self.clock = ManualClock(NOON)
        self.service = TableService(store, self.clock, seeds=seeds(1), decisions=DecisionsHere())
        self.vacations = VacationService(store, self.service, SettingsStore(store, self.clock), self.clock)
        self.lateness = Lateness(store, self.service, self.clock, Metrics())
        self.game = 0

    async def begin(self, pace: str) -> None:
        for user in USERS:
            await self.store.users.set_settings(user, '{"zone":"Europe/London"}', digest_due=None)
        row = await self.service.lobby.open(GAME, host=ADA, channel=CHANNEL, seats=3, pace=pace)
        self.game = row.id
        for user in (BEN, CLEO):
            await self.service.lobby.join(self.game, user)
        await self.service.start(self.game, host=ADA)

    async def hours(self, number: float) -> None:
        """The bot runs for some hours."""
        await self.clock.advance(number * HOUR)

    async def leave(self) -> None:
        await self.service.seats.leave(self.game, BEN)

    async def return_(self, user: int = BEN) -> None:
        await self.service.seats.take(self.game, SEAT, user)

    async def leave_and_return(self) -> None:
        """Ben leaves, and is back an hour later."""
        await self.leave()
        await self.hours(1)
        await self.return_()

    async def guess(self, *seats: int) -> None:
        """The players of some seats guess."""
        for seat in seats:
            held = (await self.service.store.game(self.game)).seated[seat]
            await self.service.answer(self.game, await self._press(seat, held.player), "heads")

    async def undo(self, *, all_moves: bool = False) -> None:
        await self.service.undo(self.game, await self._press(SEAT, BEN), all_moves=all_moves)

    async def _press(self, seat: int, user: int | None) -> Press:
        table = await self.service.table(self.game)
        interaction = None if user is None else 1 + len(table.moves)
        return Press(seat, user=user, version=table.version(seat), interaction=interaction)

    async def wait(self) -> WaitingRow:
        return next(each for each in await self.store.timing.waits(self.game) if each.seat == SEAT)

    async def left(self) -> float | None:
        """The waking seconds that Ben has left."""
        wait = await self.wait()
        assert wait.since == self.clock.now()
        return wait.left

    async def is_asked_about(self) -> QuestionRow:
        """The last question about Ben, once it is known who is late."""
        await self.lateness.pass_deadlines(self.clock.now())
        question = await self.store.late.last_question_about(self.game, SEAT)
        assert question is not None
        return question

    async def vote(self, seat: int, answer: str) -> None:
        question = await self.is_asked_about()
        await self.lateness.answer(self.game, question.id, seat, answer)

    def kept(self, user: int) -> list[tuple[int, int]]:
        with closing(sqlite3.connect(self.path)) as connection:
            return connection.execute("SELECT game, seat FROM reserve WHERE user = ?", (user,)).fetchall()

    def check(self) -> None:
        """What is stored is right."""
        with open_check(self.path) as found:
            assert [fault for each in found.games() for fault in each.faults] == []


@pytest.fixture
def tables(store: Store, path: Path) -> Iterator[Tables]:
    tables = Tables(store, path)
    yield tables
    tables.check()


@EVERY_PACE
async def test_who_is_back_before_a_choice_continues_with_their_rest(tables: Tables, pace: Pace) -> None:
    await tables.begin(pace.key)
    await tables.hours(5)
    for _ in range(2):
        await tables.leave_and_return()
        assert await tables.left() == pace.first - 5 * HOUR
        tables.check()
    await tables.hours(1)
    await tables.leave_and_return()
    assert await tables.left() == pace.first - 6 * HOUR


@EVERY_PACE
async def test_who_is_back_when_asked_again_has_the_rest_and_the_gain(tables: Tables, pace: Pace) -> None:
    await tables.begin(pace.key)
    await tables.hours(2)
    await tables.leave()
    await tables.guess(0, 1, 2)
    await tables.hours(1)
    await tables.return_()
    anew = time_when_asked(pace, pace.first - 2 * HOUR)
    assert await tables.left() == anew
    for _ in range(2):
        await tables.leave_and_return()
        assert await tables.left() == anew
    await tables.guess(0, 1, 2)
    assert await tables.left() == time_when_asked(pace, anew)


@EVERY_PACE
async def test_who_leaves_while_others_choose_keeps_what_was_left(tables: Tables, pace: Pace) -> None:
    await tables.begin(pace.key)
    await tables.hours(3)
    await tables.guess(1)
    for _ in range(2):
        await tables.leave_and_return()
    tables.check()
    await tables.guess(0, 2)
    assert await tables.left() == time_when_asked(pace, pace.first - 3 * HOUR)


@EVERY_PACE
async def test_nobody_gains_time_by_undoing_choices_of_their_absence(tables: Tables, pace: Pace) -> None:
    await tables.begin(pace.key)
    await tables.hours(4)
    for all_moves in (False, True):
        await tables.leave()
        if all_moves is False:
            await tables.guess(1)
        await tables.return_()
        moves = len((await tables.service.table(tables.game)).moves)
        with pytest.raises(BeforeYou):
            await tables.undo(all_moves=all_moves)
        assert len((await tables.service.table(tables.game)).moves) == moves
    await tables.guess(0, 2)
    assert await tables.left() == time_when_asked(pace, pace.first - 4 * HOUR)
    await tables.hours(1)
    left = time_when_asked(pace, pace.first - 4 * HOUR) - HOUR
    await tables.guess(1)
    await tables.undo()
    assert await tables.left() == left


async def test_what_was_chosen_before_leaving_is_not_taken_back_either(tables: Tables) -> None:
    await tables.begin("reserve")
    await tables.guess(1)
    await tables.leave_and_return()
    with pytest.raises(BeforeYou):
        await tables.undo()


@EVERY_PACE
async def test_who_was_late_stays_late_and_the_vote_goes_on(tables: Tables, pace: Pace) -> None:
    await tables.begin(pace.key)
    await tables.guess(0, 2)
    await tables.guess(1)
    await tables.guess(0, 2)
    late = await tables.wait()
    assert late.deadline is not None
    await tables.clock.advance(late.deadline + HOUR - tables.clock.now())
    await tables.vote(0, COMPUTER)
    asked = await tables.is_asked_about()
    for _ in range(2):
        await tables.leave_and_return()
        assert await tables.wait() == late
        assert await tables.is_asked_about() == asked
        assert asked.votes == {0: COMPUTER}
        tables.check()
    await tables.vote(2, COMPUTER)
    decided = await tables.is_asked_about()
    assert (decided.id, decided.outcome) == (asked.id, COMPUTER)
    assert len(await tables.store.late.missed_deadlines(BEN)) == 1


async def test_what_was_decided_about_a_late_one_holds_when_they_are_back(tables: Tables) -> None:
    await tables.begin("h8")
    await tables.guess(0, 2)
    await tables.hours(9)
    for seat in (0, 2):
        await tables.vote(seat, COMPUTER)
    await tables.leave_and_return()
    assert (await tables.service.store.game(tables.game)).seated[SEAT].moves_once


async def test_who_voted_and_was_replaced_meanwhile_has_no_vote_left(tables: Tables) -> None:
    await tables.begin("h8")
    await tables.guess(0, 2)
    await tables.hours(9)
    await tables.vote(2, WAIT)
    await tables.leave()
    await tables.service.seats.leave(tables.game, CLEO)
    await tables.service.seats.take(tables.game, 2, DAN)
    await tables.return_()
    assert (await tables.is_asked_about()).votes == {}


@EVERY_PACE
async def test_what_a_computer_player_chose_ends_that_somebody_is_late(tables: Tables, pace: Pace) -> None:
    await tables.begin(pace.key)
    await tables.guess(0, 2)
    late = await tables.wait()
    assert late.deadline is not None
    await tables.clock.advance(late.deadline + HOUR - tables.clock.now())
    await tables.vote(0, WAIT)
    await tables.leave()
    await tables.guess(1)
    await tables.return_()
    assert await tables.left() == time_when_asked(pace, 0.0)
    assert (await tables.is_asked_about()).closed is not None


@EVERY_PACE
async def test_somebody_else_has_a_fresh_clock_and_the_former_their_own(tables: Tables, pace: Pace) -> None:
    await tables.begin(pace.key)
    await tables.hours(6)
    for _ in range(2):
        await tables.leave()
        await tables.return_(DAN)
        assert await tables.left() == pace.first
        await tables.service.seats.leave(tables.game, DAN)
        await tables.return_()
        assert await tables.left() == pace.first - 6 * HOUR
        await tables.leave()
        await tables.service.seats.take(tables.game, SEAT, DAN)
        assert await tables.left() == pace.first
        await tables.service.seats.leave(tables.game, DAN)
        await tables.return_()
        tables.check()


@EVERY_PACE
async def test_a_stand_in_in_between_gives_no_time(tables: Tables, pace: Pace) -> None:
    await tables.begin(pace.key)
    await tables.hours(2)
    plan = await tables.vacations.plan(BEN)
    await tables.vacations.announce(BEN, None, plan.last_days(plan.today)[2])
    await tables.vacations.name_stand_in(BEN, StandIn(computer="careful"))
    await tables.hours(2)
    for _ in range(2):
        await tables.leave_and_return()
        assert (await tables.service.store.game(tables.game)).seated[SEAT].stand_in is not None
        assert await tables.left() == pace.first - 2 * HOUR
    await tables.vacations.come_back(BEN)
    await tables.leave_and_return()
    assert await tables.left() == pace.first - 2 * HOUR


@EVERY_PACE
async def test_who_was_erased_in_between_has_nothing_left_there(tables: Tables, pace: Pace) -> None:
    erasure = Erasure(tables.store, tables.service, tables.vacations, tables.clock, Metrics())
    await tables.begin(pace.key)
    await tables.hours(7)
    await tables.leave_and_return()
    await tables.leave()
    assert tables.kept(BEN) == [(tables.game, SEAT)]
    assert [row["seat"] for row in (await tables.store.privacy.rows_by_table(BEN))["reserve"]] == [SEAT]
    await erasure.erase(BEN)
    assert tables.kept(BEN) == []
    tables.store.users.stop_forgetting(BEN)
    await tables.return_()
    assert await tables.left() == pace.first


async def test_at_the_end_nothing_is_kept(tables: Tables) -> None:
    await tables.begin("reserve")
    await tables.leave()
    await end_without_rules(tables.service, tables.game, ABANDONED)
    assert tables.kept(BEN) == []


async def test_without_a_pace_nothing_is_kept(tables: Tables) -> None:
    await tables.begin(NO_PACE)
    await tables.leave_and_return()
    assert await tables.left() is None
    assert tables.kept(BEN) == []
