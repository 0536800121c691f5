"""A bounded number of tables at work, in a fair order; timers, outages and the stop."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection

import pytest

from bot.clock import ManualClock
from bot.delivery import dispatcher
from bot.delivery.plan import DeliveryPart
from storage.core.rows import LINE, LOBBY, DueRows, DueSubject, GameRow, Subject

READ = DueRows(GameRow(1, "toy", "{}", 4, LOBBY, 7, 8, 101, "de", 0.0, None, None), ())

DONE = dispatcher.DeliveryResult(reached=True)


class Tables:
    """Tables with something due, and the outcome of the work at them."""

    def __init__(self, clock: ManualClock) -> None:
        self.due: dict[int, tuple[int | None, frozenset[str]]] = {}
        self.since: dict[int, float] = {}
        self.leaves: frozenset[str] = frozenset()
        """Messages due at a table once its messages were sent."""
        self.report: Callable[[int], dispatcher.DeliveryResult] = lambda _: DONE
        self.gate: asyncio.Event | None = None
        self.begun: list[tuple[int, DeliveryPart]] = []
        self.found: list[DueRows | None] = []
        """Those that were passed."""
        self.at_work: set[int] = set()
        self.reads: list[Collection[Subject] | None] = []
        self.recovered = 0
        self.dispatcher = dispatcher.Dispatcher(
            clock, find_due=self.find_due, work=self.work, recovered=self.count_recovery
        )

    def add(self, game: int, *kinds: str, server: int | None = 1) -> None:
        self.due[game] = server, frozenset(kinds or ("turn",))

    def count_recovery(self) -> None:
        self.recovered += 1

    async def find_due(self, games: Collection[Subject] | None) -> tuple[DueSubject, ...]:
        self.reads.append(games)
        return tuple(
            DueSubject(game, *self.due[game], self.since.get(game, 0.0), READ)
            for game in self.due
            if games is None or game in games
        )

    async def work(
        self, game: Subject, part: DeliveryPart, found: DueRows | None
    ) -> dispatcher.DeliveryResult:
        assert isinstance(game, int)
        self.begun.append((game, part))
        self.found.append(found)
        self.at_work.add(game)
        if self.gate is not None:
            await self.gate.wait()
        self.at_work.discard(game)
        report = self.report(game)
        if report == DONE:
            server, _ = self.due.pop(game, (None, None))
            if part is DeliveryPart.MESSAGES and self.leaves:
                self.due[game], self.since[game] = (server, self.leaves), 1e9
                self.dispatcher.wake(game)
                await settled()
        return report


@pytest.fixture
def clock() -> ManualClock:
    return ManualClock()


@pytest.fixture
def tables(clock: ManualClock) -> Tables:
    return Tables(clock)


async def settled() -> None:
    for _ in range(30):
        await asyncio.sleep(0)


class Running:
    def __init__(self, tables: Tables) -> None:
        self._dispatcher = tables.dispatcher

    async def __aenter__(self) -> None:
        self._task = asyncio.create_task(self._dispatcher.run())
        await settled()

    async def __aexit__(self, *_: object) -> None:
        self._task.cancel()
        await self._dispatcher.close()


async def test_so_many_tables_are_at_work_and_so_many_of_one_server(tables: Tables) -> None:
    tables.gate = asyncio.Event()
    for game in range(1, 100):
        tables.add(game)
    for game in range(100, 110):
        tables.add(game, server=2)
    async with Running(tables):
        assert len(tables.at_work) == dispatcher.TABLES_AT_WORK
        of_the_big_one = len([game for game in tables.at_work if game < 100])
        assert of_the_big_one == len(tables.at_work) - of_the_big_one == dispatcher.TABLES_AT_WORK // 2
        tables.gate.set()
        await tables.dispatcher.wait_until_idle()
    assert len(tables.begun) == 109


async def test_what_was_read_is_passed_only_to_work_that_begins_at_once(tables: Tables) -> None:
    tables.gate = asyncio.Event()
    for game in range(1, dispatcher.TABLES_OF_A_SERVER + 2):
        tables.add(game)
    async with Running(tables):
        assert tables.found == dispatcher.TABLES_OF_A_SERVER * [READ]
        tables.gate.set()
        await tables.dispatcher.wait_until_idle()
    assert tables.found == [*dispatcher.TABLES_OF_A_SERVER * [READ], None]


async def test_a_server_in_trouble_leaves_room_for_others(tables: Tables) -> None:
    tables.gate = asyncio.Event()
    for game in range(1, 100):
        tables.add(game)
    async with Running(tables):
        assert len(tables.at_work) == dispatcher.TABLES_OF_A_SERVER
        tables.add(200, server=2)
        tables.dispatcher.wake(200)
        await settled()
        assert 200 in tables.at_work
        tables.gate.set()


async def test_who_can_act_is_served_before_any_edit_of_any_table(tables: Tables) -> None:
    for game in range(1, 60):
        tables.add(game, "turn", "retire", server=game)
    async with Running(tables):
        await tables.dispatcher.wait_until_idle()
    parts = [part for _, part in tables.begun]
    assert parts == sorted(parts, key=lambda part: part is DeliveryPart.EDITS)


async def test_tables_are_served_one_by_one_the_one_waiting_longest_first(tables: Tables) -> None:
    tables.leaves = frozenset({"retire"})
    for game in (*range(2, 81, 2), *range(1, 81, 2)):
        tables.add(game, "scoring", server=game % 30)
        tables.since[game] = float(game)
    async with Running(tables):
        await tables.dispatcher.wait_until_idle()
    ends = [game for game, part in tables.begun if part is DeliveryPart.EDITS]
    assert ends == sorted(ends) == list(range(1, 81))
    behind = [
        tables.begun.index((game, DeliveryPart.EDITS)) - tables.begun.index((game, DeliveryPart.MESSAGES))
        for game in ends
    ]
    assert max(behind) <= 2 * dispatcher.TABLES_AT_WORK


async def test_panels_do_not_wait_until_the_lines_of_all_tables_are_posted(tables: Tables) -> None:
    tables.leaves = frozenset({f"ask{LINE}"})
    for game in range(1, 101):
        tables.add(game, "ask", server=game)
    async with Running(tables):
        await settled()
        while len(tables.begun) < 100:
            await settled()
    again = next(n for n, item in enumerate(tables.begun) if item in tables.begun[:n])
    assert again <= 2 * dispatcher.TABLES_AT_WORK


async def test_catching_up_reads_once_what_is_due_and_works_once_on_each_table(tables: Tables) -> None:
    for game in range(1, 1001):
        tables.add(game, server=game % 40)
    async with Running(tables):
        await tables.dispatcher.wait_until_idle()
    assert len(tables.begun) == len(set(tables.begun)) == 1000
    assert tables.reads == [None]


async def test_a_failed_table_is_looked_at_again_after_its_delay(tables: Tables, clock: ManualClock) -> None:
    tables.add(1)
    tables.report = lambda _: dispatcher.DeliveryResult(retry_in=20.0, reached=True)
    async with Running(tables):
        await tables.dispatcher.wait_until_idle()
        await clock.advance(19.0)
        await settled()
        assert len(tables.begun) == 1
        tables.report = lambda _: DONE
        await clock.advance(1.0)
        await settled()
        assert len(tables.begun) == 2
        await clock.advance(100.0)
        await settled()
        assert len(tables.begun) == 2


async def test_what_is_due_without_a_wake_is_found_in_an_hour(tables: Tables, clock: ManualClock) -> None:
    async with Running(tables):
        await tables.dispatcher.wait_until_idle()
        tables.add(7)
        await clock.advance(dispatcher.RESCAN_SECONDS)
        await settled()
        assert tables.begun == [(7, DeliveryPart.MESSAGES)]


async def test_a_wake_while_a_table_is_at_work_is_not_lost(tables: Tables) -> None:
    tables.gate = asyncio.Event()
    tables.add(1)
    async with Running(tables):
        tables.report = lambda _: dispatcher.DeliveryResult(reached=True)
        tables.dispatcher.wake(1)
        await settled()
        assert len(tables.begun) == 1
        tables.gate.set()
        await tables.dispatcher.wait_until_idle()
    assert len(tables.begun) == 2


async def test_a_mistake_at_one_table_stops_no_other(
    tables: Tables, clock: ManualClock, caplog: pytest.LogCaptureFixture
) -> None:
    for game in (1, 2, 3):
        tables.add(game)

    def report(game: int) -> dispatcher.DeliveryResult:
        if game == 2:
            raise RuntimeError("a mistake")
        return DONE

    tables.report = report
    async with Running(tables):
        await tables.dispatcher.wait_until_idle()
        assert sorted(tables.due) == [2]
        assert "game 2: nothing can be delivered" in caplog.text
        tables.report = lambda _: DONE
        await clock.advance(60.0)
        await tables.dispatcher.wait_until_idle()
    assert tables.due == {}


async def test_in_an_outage_one_table_at_a_time_is_tried_until_one_gets_through(
    tables: Tables, clock: ManualClock
) -> None:
    for game in range(1, 301):
        tables.add(game, server=game)
    tables.report = lambda _: dispatcher.DeliveryResult(retry_in=1000.0, outage=True)
    async with Running(tables):
        begun = len(tables.begun)
        assert dispatcher.OUTAGE_TABLES <= begun <= dispatcher.TABLES_AT_WORK + dispatcher.OUTAGE_TABLES
        for probe in range(1, 6):
            await clock.advance(dispatcher.PROBE_SECONDS)
            await settled()
            assert len(tables.begun) == begun + probe
        tables.report = lambda _: DONE
        assert tables.recovered == 0
        await clock.advance(dispatcher.PROBE_SECONDS)
        await tables.dispatcher.wait_until_idle()
    assert tables.recovered == 1
    assert tables.due == {}


async def test_a_few_tables_that_fail_alone_are_no_outage(tables: Tables, clock: ManualClock) -> None:
    for game in range(1, 101):
        tables.add(game, server=game)
    tables.report = lambda game: (
        dispatcher.DeliveryResult(retry_in=10.0, outage=True) if game % 3 == 0 else DONE
    )
    async with Running(tables):
        await tables.dispatcher.wait_until_idle()
        assert len(tables.begun) == 100
        assert sorted(tables.due) == [game for game in range(1, 101) if game % 3 == 0]


async def test_the_stop_lets_what_is_being_sent_be_finished_and_begins_nothing(tables: Tables) -> None:
    tables.gate = asyncio.Event()
    for game in range(1, 50):
        tables.add(game, server=game)
    running = asyncio.create_task(tables.dispatcher.run())
    await settled()
    running.cancel()
    closing = asyncio.create_task(tables.dispatcher.close())
    await settled()
    tables.gate.set()
    await closing
    assert len(tables.due) == 49 - dispatcher.TABLES_AT_WORK
    assert len(tables.begun) == dispatcher.TABLES_AT_WORK


async def test_what_is_due_can_be_read_again_after_an_error(
    tables: Tables, clock: ManualClock, caplog: pytest.LogCaptureFixture
) -> None:
    tables.add(1)
    due = tables.due
    del tables.due
    async with Running(tables):
        assert "what is due cannot be read" in caplog.text
        tables.due = due
        await clock.advance(dispatcher.PROBE_SECONDS)
        await tables.dispatcher.wait_until_idle()
    assert tables.begun == [(1, DeliveryPart.MESSAGES)]
