import psycopg
import pytest
from typer.testing import CliRunner

from bot.__main__ import app
from bot.operation.exit_status import ExitStatus
from storage.core.errors import AddressRefused, DatabaseInUse
from storage.core.shards import Layout
from storage.together.store import Store
from tests.support.pgbouncer import pgbouncer, program
from tests.support.postgresql import Cluster

pytestmark = pytest.mark.skipif(program() is None, reason="PgBouncer is not installed (Debian: pgbouncer)")

LOCKS = "SELECT count(*) FROM pg_locks WHERE locktype = 'advisory'"


@pytest.mark.parametrize("layout", [None, Layout(1, (0,))], ids=["alone", "several"])
@pytest.mark.parametrize(
    ("mode", "more"),
    [("transaction", ""), ("transaction", "server_round_robin = 1"), ("statement", "")],
    ids=["transaction", "in turn", "statement"],
)
async def test_a_pooler_that_lends_its_sessions_is_refused_and_nothing_is_locked(
    mode: str, more: str, layout: Layout | None, server: Cluster
) -> None:
    server.empty()
    with pgbouncer(server, mode, more) as address:
        for _ in range(2):
            with pytest.raises(AddressRefused, match=r"pool_mode = session\)$"):
                await Store.open(address, layout)
        with psycopg.connect(server.address.url) as other:
            assert other.execute(LOCKS.encode()).fetchone() == (0,)
    async with await Store.open(server.address, layout):
        pass


async def test_several_who_hold_transactions_do_not_hide_a_pooler(server: Cluster) -> None:
    server.empty()
    with pgbouncer(server, "transaction") as address:
        held = [psycopg.connect(address.url) for _ in range(3)]
        for each in held:
            each.execute("SELECT 1")
        held[0].rollback()
        with pytest.raises(AddressRefused):
            await Store.open(address)
        for each in held:
            each.close()


async def test_a_pooler_that_keeps_sessions_does_as_the_server_itself(server: Cluster) -> None:
    server.empty()
    with pgbouncer(server, "session") as address:
        async with await Store.open(address) as store:
            await store.users.set_language(1, "de")
            with pytest.raises(DatabaseInUse):
                await Store.open(address)
            with pytest.raises(DatabaseInUse):
                await Store.open(server.address)
        async with await Store.open(server.address) as store:
            assert await store.users.language(1) == "de"


def test_nothing_is_moved_through_a_pooler_that_lends_its_sessions(server: Cluster) -> None:
    server.empty()
    with pgbouncer(server, "transaction") as address:
        ended = CliRunner().invoke(app, ["move", address.url, "games.sqlite3"])
    assert ended.exit_code == ExitStatus.REFUSED_SETTING
    assert ended.stderr.count("\n") == 1
    assert "pool_mode = session" in ended.stderr
