import asyncio
import json
import re
import sqlite3
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import aiohttp
import pytest
from msgspec import structs
from prometheus_client.parser import text_string_to_metric_families

from bot.clock import ManualClock
from bot.delivery.failures import is_lasting
from bot.operation import probe
from bot.operation.metrics import Metrics
from bot.operation.monitoring import OVERDUE_SECONDS, Monitoring
from bot.process import monitoring_of
from sandbox import TIMEOUT, Disruption, no_json, refuse
from sandbox.api.injection import GATEWAY
from storage.core.kinds import Kind
from storage.core.shards import Layout, Shards
from storage.sqlite.database import SqliteDatabase
from storage.together.store import Store
from tests.support.bot_world import BotWorld
from tests.support.coin_toss import begun, guess
from tests.support.postgresql import Cluster
from tests.support.secret_seed import NEW
from tests.support.timed_tables import TimedTables

POST = r"POST /channels/\d+/messages$"

WRITES = r"(POST|PATCH) /channels/"

Samples = dict[tuple[str, tuple[str, ...]], float]
"""Name of a metric and values of its labels -> value."""

HEALTHY = {
    "healthy": True,
    "reasons": [],
    "connected": True,
    "waiting": [],
    "writable": True,
    "oldest_pending_seconds": 0.0,
    "degraded": [],
}
"""What the health check answers while all is well."""


class Operator:
    """Somebody who asks a bot for its metrics and its health."""

    def __init__(self, address: str, session: aiohttp.ClientSession) -> None:
        self.address = address
        self._session = session

    async def samples(self) -> Samples:
        async with self._session.get(f"{self.address}/metrics") as answer:
            assert answer.status == 200
            text = await answer.text()
        return {
            (sample.name, tuple(sample.labels.values())): sample.value
            for family in text_string_to_metric_families(text)
            for sample in family.samples
        }

    async def health(self) -> tuple[int, dict[str, Any]]:
        async with self._session.get(f"{self.address}/health") as answer:
            return answer.status, json.loads(await answer.text())

    async def page(self) -> list[str]:
        async with self._session.get(f"{self.address}/operator") as answer:
            return (await answer.text()).splitlines()

    async def until(self, met: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """The first answer of the health check that meets a condition."""
        while True:
            _, answer = await self.health()
            if met(answer):
                return answer


@asynccontextmanager
async def operator(world: BotWorld, *, ahead: float = 0.0) -> AsyncIterator[Operator]:
    """Somebody who looks at the bot of a world, so many seconds later."""
    bot, clock = world.bot, ManualClock(time.time() + ahead)
    monitoring = Monitoring(
        bot.metrics,
        world.store,
        world.file,
        clock,
        connected=lambda: bot.connected_shards,
        lasting=is_lasting,
        degraded=bot.faults,
    )
    async with monitoring.serve(("127.0.0.1", 0)) as address, aiohttp.ClientSession() as session:
        assert address is not None
        yield Operator(address, session)


async def test_metrics_of_a_game_that_begins(world: BotWorld) -> None:
    async with operator(world) as looking:
        assert (await looking.health())[0] == 200
        await world.table(world.ben)
        samples = await looking.samples()
        assert samples["tabellarius_deliveries_total", ("ask", "delivered")] == 2
        assert samples["tabellarius_deliveries_total", ("turn", "delivered")] == 1
        assert samples["tabellarius_paint_seconds_count", ()] >= 2
        assert samples["tabellarius_oldest_pending_delivery_seconds", ()] == 0
        assert samples["tabellarius_gateway_connected", ("0",)] == 1
        assert samples["process_resident_memory_bytes", ()] > 0
        assert not [name for name, _ in samples if name.startswith("tabellarius_pending")]
        labels = {value for _, values in samples for value in values}
        people = (world.anna, world.ben, world.vera)
        assert not labels & {name for user in people for name in (user.name, str(user.id))}
        assert await looking.health() == (200, HEALTHY)


async def test_a_loop_that_fails_is_counted_and_named_until_it_succeeds(world: BotWorld) -> None:
    emojis = world.bot.emoji_uploader.loop
    failed = "emojis: the emojis of the application could not be listed; this is retried"
    world.sandbox.inject("GET .*/emojis", refuse(status=400))
    async with operator(world) as looking:
        for fault in ([failed], []):
            emojis.wake()
            await emojis.wait_until_idle()
            status, answer = await looking.health()
            assert (status, answer["degraded"]) == (200, fault)
            assert (await looking.samples())["tabellarius_loop_failures", ("emojis",)] == 1


async def test_refused_commands_are_named_and_need_no_restart(world: BotWorld) -> None:
    world.sandbox.inject("GET /applications/[0-9]+/commands", refuse(50001))
    await world.restart()
    async with operator(world) as looking:
        status, answer = await looking.health()
        assert (status, answer["healthy"]) == (200, True)
        assert answer["degraded"] == [
            "Discord does not have the present commands: 403 Forbidden (error code: 50001): Missing Access"
        ]


async def test_a_bot_that_falls_behind_is_unhealthy(world: BotWorld) -> None:
    card = await world.card(world.ben)
    refused = world.sandbox.inject(POST, refuse(40333), times=None)
    await world.anna.press(card, "Start").answer()
    await world.sandbox.until(lambda: refused.hits)
    async with operator(world) as looking:
        assert (await looking.health())[0] == 200
    async with operator(world, ahead=OVERDUE_SECONDS + 1) as looking:
        samples = await looking.samples()
        assert samples["tabellarius_pending_deliveries", ("ask",)] == 2
        assert samples["tabellarius_oldest_pending_delivery_seconds", ()] > OVERDUE_SECONDS
        status, answer = await looking.health()
        assert (status, answer["healthy"]) == (503, False)
        assert "a delivery has been due for " in answer["reasons"][0]


async def test_notices_of_an_erasure_are_as_old_as_the_erasure(tables: TimedTables) -> None:
    """They are dated back to the last event of their table, so that no time links the tables of a user."""
    game = await tables.begin(tables.anna, tables.ben)
    await tables.guess(game, tables.anna)
    await asyncio.sleep(2 * OVERDUE_SECONDS)
    refused = tables.sandbox.inject(WRITES, refuse(40333), times=None)
    await tables.bot.erasure.erase(tables.ben.id)
    await tables.bot.wait_until_idle()
    due = await tables.store.outbox_due(game)
    assert {"seat-changed", "thread-name", "card"} <= {row.kind for row in due}
    assert max(tables.now - row.created for row in due) > OVERDUE_SECONDS
    monitoring = monitoring_of(tables.bot, None)
    fresh = await monitoring.health()
    assert (fresh.healthy, fresh.oldest_pending_seconds < 60.0) == (True, True)
    await asyncio.sleep(OVERDUE_SECONDS + 1)
    assert not (await monitoring.health()).healthy
    refused.lift()
    await asyncio.sleep(OVERDUE_SECONDS)
    assert await monitoring.health() == structs.replace(fresh, oldest_pending_seconds=0.0)


async def test_a_call_that_is_a_line_yet_is_counted(world: BotWorld) -> None:
    card = await world.card(world.ben)
    path = f"PATCH /channels/{world.ben.direct_channel.id}/messages/"
    refused = world.sandbox.inject(path, refuse(40333), times=None)
    await world.anna.press(card, "Start").answer()
    await world.sandbox.until(lambda: refused.hits)
    await world.wait_until_idle()
    async with operator(world) as looking:
        assert (await looking.samples())["tabellarius_open_call_lines", ("ask",)] == 1
        refused.lift()
        await world.sandbox.until(lambda: not world.ben.direct_messages()[-1].content)
        await world.bot.wait_until_idle()
        assert ("tabellarius_open_call_lines", ("ask",)) not in await looking.samples()


@pytest.mark.parametrize("mended_by_others", [refuse(50013), refuse(50104, status=403)])
async def test_what_others_must_mend_is_not_unhealthy(world: BotWorld, mended_by_others: Disruption) -> None:
    card = await world.card(world.ben)
    refused = world.sandbox.inject(POST, mended_by_others, times=None)
    await world.anna.press(card, "Start").answer()
    await world.sandbox.until(lambda: refused.hits)
    await world.wait_until_idle()
    async with operator(world, ahead=OVERDUE_SECONDS + 1) as looking:
        samples = await looking.samples()
        assert any(name == "tabellarius_failing_deliveries" for name, _ in samples)
        assert samples["tabellarius_oldest_pending_delivery_seconds", ()] == 0
        assert await looking.health() == (200, HEALTHY)


async def test_an_edit_that_waits_in_an_archived_thread_is_not_unhealthy(tossing: BotWorld) -> None:
    thread = await begun(tossing, tossing.ben, tossing.vera)
    thread.archive()
    await guess(tossing, tossing.anna)
    await tossing.wait_until_idle()
    assert [(row.kind, row.failure) for row in await tossing.store.outbox_due()] == [("counter", "50083")]
    async with operator(tossing, ahead=OVERDUE_SECONDS + 1) as looking:
        assert await looking.health() == (200, HEALTHY)


async def test_a_bot_without_gateway_is_unhealthy_until_it_is_connected_again(world: BotWorld) -> None:
    async with operator(world) as looking:
        refused = world.sandbox.inject(GATEWAY, no_json(503), times=None)
        world.sandbox.gateway.cut()
        answer = await looking.until(lambda answer: not answer["connected"])
        assert answer["reasons"] == ["not connected to Discord's gateway"]
        assert (await looking.samples())["tabellarius_gateway_connected", ("0",)] == 0
        refused.lift()
        await looking.until(lambda answer: answer["healthy"])


async def test_a_read_only_database_is_unhealthy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "games.sqlite3"
    database = await SqliteDatabase.open(file, busy_seconds=TIMEOUT)
    async with Store(database) as store:
        monitoring = Monitoring(
            Metrics(), store, file, ManualClock(), connected=lambda: {0: True}, lasting=is_lasting
        )
        with closing(sqlite3.connect(file)) as other, monkeypatch.context() as impatient:
            impatient.setattr(database, "_busy_seconds", 0.05)
            other.execute("BEGIN IMMEDIATE")
            health = await monitoring.health()
            assert not health.healthy
            assert not health.writable
            (reason,) = health.reasons
            assert reason.startswith("the database cannot be written: DatabaseBusy")
        assert (await monitoring.health()).healthy


async def test_a_taken_address_is_only_logged(world: BotWorld, caplog: pytest.LogCaptureFixture) -> None:
    async with operator(world) as looking:
        host, _, port = looking.address.removeprefix("http://").partition(":")
        monitoring = Monitoring(
            world.bot.metrics,
            world.store,
            world.file,
            world.bot.clock,
            connected=lambda: {0: True},
            lasting=is_lasting,
        )
        async with monitoring.serve((host, int(port))) as address:
            assert address is None
        assert "there are no metrics and no health check" in caplog.text


async def test_the_probe_of_a_container_succeeds_while_all_is_well(
    world: BotWorld, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async with operator(world) as looking:
        monkeypatch.setenv("MONITORING_ADDRESS", looking.address.removeprefix("http://"))
        assert await asyncio.to_thread(probe.main) == 0
        await world.bot.close()
        assert await asyncio.to_thread(probe.main) == 1
        assert "not connected to Discord's gateway" in capsys.readouterr().out
    assert await asyncio.to_thread(probe.main) == 1
    monkeypatch.setenv("MONITORING_ADDRESS", "")
    assert await asyncio.to_thread(probe.main) == 0


async def test_one_page_shows_shards_backlog_and_locks(world: BotWorld) -> None:
    card = await world.card(world.ben)
    refused = world.sandbox.inject(POST, refuse(40333), times=None)
    await world.anna.press(card, "Start").answer()
    await world.sandbox.until(lambda: refused.hits)
    async with operator(world, ahead=100.0) as looking:
        page = await looking.page()
    assert page[0] == "all is well"
    (shard,) = (line.split() for line in page if line.startswith("0 "))
    assert shard[:4] == ["0", "this", "one", "yes"]
    assert int(shard[4]) >= 2
    assert 100 <= int(shard[5]) < 160
    (writes,) = (line for line in page if line.startswith("writes: "))
    assert int(re.findall(r"\d+", writes)[0]) > 5
    assert "session starts left, as Discord said last: 1000" in page
    assert page[-1] == "damaged tables: 0"


async def test_the_page_says_which_process_has_each_shard(server: Cluster) -> None:
    server.empty()
    here, there = Layout(3, (0,)), Layout(3, (1,))
    async with (
        await Store.open(server.address, here) as store,
        await Store.open(server.address, there) as other,
    ):
        for processes, shard in ((store.processes, 0), (other.processes, 1)):
            assert processes is not None
            assert await processes.take_shard(shard)
        opened = await store.lobbies.open(structs.replace(NEW, guild=1 << 22))
        await store.renew_notification(opened.id, Kind.CARD, time=0.0)
        monitoring = Monitoring(
            Metrics(),
            store,
            None,
            ManualClock(),
            connected=lambda: {0: False},
            lasting=is_lasting,
            shards=lambda: Shards(3, frozenset({0})),
        )
        page = (await monitoring.operator_page()).splitlines()
    assert page[0] == "not connected to Discord's gateway"
    rows = [line.split()[:5] for line in page if line[:1].isdigit()]
    assert rows == [
        ["0", "this", "one", "no", "0"],
        ["1", "another", "one", "-", "1"],
        ["2", "none", "no", "0", "-"],
    ]
