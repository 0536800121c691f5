import asyncio
import importlib
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import timedelta
from itertools import count
from math import inf
from pathlib import Path
from random import Random

import discord
import pytest

from bot.tables.absence.agreements import NO, YES
from bot.tables.absence.late_rules import WAIT
from bot.tables.planned_turns import ASK, AT_ONCE
from bot.tables.plans import PlanPress, can_plan
from bot.tables.service import Press
from clocks.pace import Pace, find_pace, time_when_asked
from clocks.waking_time import elapsed_waking
from games.engine.errors import NoSuchOption, NotAsked
from sandbox import User
from storage.absence.polls import GO_ON
from storage.core.errors import Refused
from storage.core.kinds import Kind
from storage.core.rows import PLAYING, StandIn
from storage.seats.late import COMPUTER, OFFER, LateState
from storage.time.waits import left_of_wait, schedule_of_wait
from tests.support import coin_toss
from tests.support.games import share, thoroughly
from tests.support.table_story import pending
from tests.support.timed_tables import TimedTables
from tests.support.virtual_time import run_in_virtual_time

HOUR, DAY = 3600.0, 86400.0

STEPS = 50

SLACK = 602.0
"""Seconds by which times may differ: every ten minutes the bot notes here that it runs."""

GAME = 1

PACES = ("reserve", "brisk", "h8", "h24")

ZONES = ("Europe/Berlin", "America/New_York", "Asia/Tokyo")


class AnyOrder:
    """A table of three at which everything happens that concerns time."""

    def __init__(self, tables: TimedTables, random: Random) -> None:
        """Nothing has happened yet."""
        self._tables = tables
        self._random = random
        self._interactions = count(1)
        self._dora = tables.sandbox.user("Dora")
        tables.guild.add(self._dora)
        self._people = {user.id: user for user in (tables.anna, tables.ben, tables.vera, self._dora)}
        self._left: dict[tuple[int, int], float] = {}
        """Seats and users -> the waking seconds they had when that was looked at last."""
        self._rounds = 0
        self._pace = ""
        self._asked: dict[int, tuple[int, float]] = {}
        """Seats that are waited for -> who plays them, and since when they ought to be called."""
        self.done: Counter[str] = Counter()

    async def run(self, steps: int) -> None:
        """Things happen; after each nobody has more time, and every seat that is waited for was called."""
        verbs = (
            *(self.guess, self.guess, self.guess, self.undo, self.leave, self.come_back, self.settings),
            *(self.vacation, self.stand_in, self.propose, self.agree, self.vote, self.go_on),
            *(self.downtime, self.out_of_reach, self.wake, self.let_time_pass, self.let_time_pass),
        )
        await self.check()
        for _ in range(steps):
            verb = self._random.choice(verbs)
            try:
                await verb()
                self.done[verb.__name__] += 1
            except Refused:
                self.done["refused"] += 1
            await self._tables.bot.wait_until_idle()
            await self.check()
            if (await self._tables.bot.tables.store.game(GAME)).stage != PLAYING:
                break
        assert self._tables.stored_faults() == []

    # What happens

    async def guess(self) -> None:
        table, row = await self._tables.bot.tables.table(GAME), await self._tables.bot.tables.store.game(GAME)
        seats = [seat for seat in table.waiting_seats if row.seated[seat].player is not None]
        if seats:
            await self._press(self._random.choice(seats), "heads")

    async def undo(self) -> None:
        table, row = await self._tables.bot.tables.table(GAME), await self._tables.bot.tables.store.game(GAME)
        seats = [held.seat for held in row.seated if held.player is not None and table.undoable(held.seat)]
        if seats:
            await self._press(self._random.choice(seats), None)

    async def _press(self, seat: int, key: str | None) -> None:
        tables = self._tables.bot.tables
        table, row = await tables.table(GAME), await tables.store.game(GAME)
        press = Press(seat, row.seated[seat].player, table.version(seat), next(self._interactions))
        await (tables.undo(GAME, press) if key is None else tables.answer(GAME, press, key))

    async def leave(self) -> None:
        row = await self._tables.bot.tables.store.game(GAME)
        users = [held.user for held in row.seated if held.user is not None]
        if len(users) > 1:
            await self._tables.bot.tables.seats.leave(GAME, self._random.choice(users))

    async def come_back(self) -> None:
        row = await self._tables.bot.tables.store.game(GAME)
        free = [held.seat for held in row.seated if held.user is None]
        for user in self._shuffled():
            for seat in free:
                try:
                    await self._tables.bot.tables.seats.take(GAME, seat, user)
                except Refused:
                    continue
                return

    async def settings(self) -> None:
        user, begin = self._random.choice(list(self._people)), self._random.randrange(1440)
        end = (begin + self._random.randint(60, 600)) % 1440
        await self._tables.bot.settings.change(
            user, zone=self._random.choice(ZONES), quiet_from=begin, quiet_to=end
        )

    async def vacation(self) -> None:
        """Somebody begins a vacation, or comes back before its end."""
        user, vacations = self._random.choice(list(self._people)), self._tables.bot.vacations
        plan = await vacations.plan(user)
        if plan.announced is not None:
            await vacations.come_back(user)
            return
        days = timedelta(days=self._random.choice((0, 3)))
        await vacations.announce(user, None, plan.today + days)

    async def stand_in(self) -> None:
        away = [user for user in self._people if await self._tables.store.vacations.announced_vacation(user)]
        if not away:
            return
        user = self._random.choice(away)
        asked = self._random.choice([None, StandIn(computer="careful"), StandIn(user=self._dora.id)])
        await self._tables.bot.vacations.name_stand_in(user, asked)
        vacation = await self._tables.store.vacations.announced_vacation(user)
        if asked is not None and asked.user is not None and vacation is not None:
            await self._tables.bot.vacations.answer(vacation.id, asked.user, accepted=True)

    async def propose(self) -> None:
        seat = await self._any_seat()
        if self._random.random() < 0.5:
            await self._tables.bot.agreements.propose(GAME, seat, Kind.AGREE_PAUSE)
        else:
            await self._tables.bot.agreements.propose_pace(GAME, seat, self._random.choice(PACES))

    async def agree(self) -> None:
        for kind in (Kind.AGREE_PAUSE, Kind.PACE):
            question = await self._tables.store.agreements.open_proposal_at(GAME, kind)
            if question is not None:
                answer = self._random.choice((YES, YES, NO))
                await self._tables.bot.agreements.answer(question, await self._any_seat(), answer)

    async def vote(self) -> None:
        for kind, answers in (
            (Kind.LATE, (WAIT, COMPUTER, OFFER)),
            (Kind.ASLEEP, (GO_ON,)),
            (Kind.IDLE, (GO_ON,)),
        ):
            question = await self._tables.store.agreements.open_proposal_at(GAME, kind)
            if question is not None:
                answer = self._random.choice(answers)
                await self._tables.bot.lateness.answer(GAME, question.id, await self._any_seat(), answer)

    async def go_on(self) -> None:
        await self._tables.bot.agreements.end_pause(GAME, await self._any_seat())

    async def wake(self) -> None:
        await self._tables.bot.lateness.wake(GAME, await self._any_seat())

    async def downtime(self) -> None:
        await self._tables.stop()
        await asyncio.sleep(self._random.choice((HOUR, DAY)))
        await self._tables.start()

    async def out_of_reach(self) -> None:
        """Nothing can be posted for a while, and some take no direct messages."""
        closed = [user for user in self._people.values() if self._random.random() < 0.5]
        self._tables.channel.deny("send_messages_in_threads")
        for user in closed:
            user.direct_messages_open = False
        await self.guess()
        await asyncio.sleep(self._random.choice((HOUR, 2 * DAY)))
        for user in closed:
            user.direct_messages_open = True
        self._tables.channel.restore()
        await asyncio.sleep(60.0)

    async def let_time_pass(self) -> None:
        await asyncio.sleep(self._random.choice((60.0, HOUR, 7 * HOUR, DAY)))

    async def _any_seat(self) -> int:
        row = await self._tables.bot.tables.store.game(GAME)
        return self._random.choice([held.seat for held in row.seated if held.user is not None])

    def _shuffled(self) -> list[int]:
        return self._random.sample(list(self._people), len(self._people))

    # What holds

    async def check(self) -> None:
        now = self._tables.now
        state = await self._tables.store.late.state(GAME, time=now)
        await self._check_time(state, now)
        self._check_calls(state, now)

    async def _check_time(self, state: LateState, now: float) -> None:
        """Nobody has more time than before, but the gain for each round in which they were asked again."""
        played = (await self._tables.bot.tables.table(GAME)).state.round
        anew, self._rounds = played - self._rounds, played
        pace, self._pace = find_pace(state.row.pace), state.row.pace
        for wait in state.waits:
            user = state.row.seated[wait.seat].user
            if user is None or wait.deadline is None or wait.pace is None:
                continue
            left = left_of_wait(wait, now, state.clock_stops[wait.seat])
            chosen = find_pace(wait.pace)
            assert chosen is not None
            before = self._left.get((wait.seat, user))
            if before is not None:
                assert left <= self._most(chosen, before, anew) + SLACK, (wait, before, left)
            else:
                assert left <= chosen.most + SLACK
            self._left[wait.seat, user] = left
        if pace is not None and any(find_pace(wait.pace or "none") != pace for wait in state.waits):
            self._left.clear()

    def _most(self, pace: Pace, before: float, anew: int) -> float:
        for _ in range(anew):
            before = time_when_asked(pace, before)
        return before

    def _check_calls(self, state: LateState, now: float) -> None:
        """All who could have been called for a waking hour were."""
        waits = {}
        for wait in state.waits:
            user = state.row.seated[wait.seat].player
            standing = state.row.paused is not None or state.row.is_away(wait.seat, now)
            if user is None or standing or wait.deadline in (None, inf):
                continue
            before = self._asked.get(wait.seat)
            since = wait.since if before is None or before[0] != user else before[1]
            waits[wait.seat] = user, since
            waking = elapsed_waking(
                max(since, wait.since), now, schedule_of_wait(wait), state.clock_stops[wait.seat]
            )
            if waking > HOUR + SLACK:
                assert self._is_called(self._people[user], since), (wait, user, since, now)
        self._asked = waits

    def _is_called(self, user: User, since: float) -> bool:
        times = [discord.utils.snowflake_time(note.message_id).timestamp() for note in user.inbox]
        return any(time >= since - SLACK for time in times)


@asynccontextmanager
async def table_of_three(folder: Path, seed: int, game: str) -> AsyncIterator[TimedTables]:
    async with TimedTables(folder, longest_sleep=600.0) as tables:
        people = (tables.anna, tables.ben, tables.vera)
        for user in people:
            await tables.set(user)
        await tables.begin(*people, pace=PACES[seed % len(PACES)], name=game)
        yield tables


@pytest.mark.parametrize("seed", share(range(4), 1))
def test_nobody_gains_time_and_everybody_is_called_in_any_order(
    toys: None, seed: int, tmp_path: Path, seldom: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with table_of_three(tmp_path, seed, coin_toss.GAME) as tables:
            order = AnyOrder(tables, Random(seed))
            await order.run(STEPS)
            print(order.done)

    monkeypatch.setattr(importlib.import_module(f"games.{coin_toss.GAME}"), "ROUNDS", STEPS)
    run_in_virtual_time(story())


class AnyOrderOfPlans(AnyOrder):
    """A table of Harbour at which people also plan their turns."""

    async def guess(self) -> None:
        """Some plan; then who is asked plays their plan, or answers at random, a few times."""
        await self._plan()
        tables = self._tables.bot.tables
        for _ in range(self._random.randint(1, 4)):
            table, row = await tables.table(GAME), await tables.store.game(GAME)
            seats = [seat for seat in table.waiting_seats if row.seated[seat].player is not None]
            if not seats or row.stage != PLAYING:
                return
            seat = self._random.choice(seats)
            player = row.seated[seat].player
            try:
                press = Press(seat, player, table.version(seat), next(self._interactions))
                await tables.play_plan(GAME, press)
            except (NotAsked, NoSuchOption):
                await self._press(seat, pending(table, seat).random_answer(self._random))

    async def let_time_pass(self) -> None:
        """Also less than the minute of a planned end."""
        await self._plan()
        await self.guess()
        await asyncio.sleep(self._random.choice((1.0, 20.0, 61.0, HOUR, DAY)))

    async def _plan(self) -> None:
        plans = self._tables.bot.tables.plans
        table, row = await self._tables.bot.tables.table(GAME), await self._tables.store.game(GAME)
        for held in row.seated:
            if held.user is None or not can_plan(row, table, held.seat, held.user):
                continue
            planning = await plans.open(GAME, held.seat, held.user)
            if planning.stored is not None and self._random.random() < 0.3:
                await plans.drop(GAME, PlanPress(held.seat, held.user, planning.version))
                continue
            while planning.table.waiting_seats and self._random.random() < 0.95:
                key = pending(planning.table, held.seat).random_answer(self._random)
                press = PlanPress(held.seat, held.user, planning.version)
                planning = await plans.answer(GAME, press, key)
            if planning.stored is not None:
                press = PlanPress(held.seat, held.user, planning.version)
                await plans.keep(GAME, press, self._random.choice((AT_ONCE, AT_ONCE, ASK)))

    async def _check_time(self, state: LateState, now: float) -> None:
        """Somebody is asked several times in a round, each time with what that gains."""


@thoroughly
@pytest.mark.parametrize("seed", range(4))
def test_who_plans_is_called_or_played_for_in_any_order(
    toys: None, seed: int, tmp_path: Path, seldom: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with table_of_three(tmp_path, seed, "harbour") as tables:
            await AnyOrderOfPlans(tables, Random(seed)).run(STEPS)
            moves = await tables.store.moves(GAME)
            assert any(row.seat is not None and row.interaction is None for row in moves)

    monkeypatch.setattr(importlib.import_module("games.harbour"), "ROUNDS", STEPS)
    run_in_virtual_time(story())
