"""A database that cannot store for a while, full, read-only or cancelling: all continues soon."""

from __future__ import annotations

import asyncio
from pathlib import Path

import psycopg
import pytest

from bot import process
from tests.support.coin_table import CALM, CoinTable, complaints, removals
from tests.support.coin_tables import CoinTables
from tests.support.coin_toss import GAME
from tests.support.games import share
from tests.support.postgresql import Cluster
from tests.support.virtual_time import run_in_virtual_time

pytestmark = pytest.mark.usefixtures("toys")


LASTING, SOON = 300.0, 100.0
"""Seconds that a fault lasts, and after which all delayed messages are sent."""

REFUSED = """
CREATE FUNCTION refused() RETURNS trigger LANGUAGE plpgsql
AS $$ BEGIN RAISE EXCEPTION 'not now' USING ERRCODE = '{}'; END $$;
DO $$ DECLARE each RECORD; BEGIN
    FOR each IN SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' LOOP
        EXECUTE 'CREATE TRIGGER refused BEFORE INSERT OR UPDATE OR DELETE ON ' || quote_ident(each.name)
            || ' EXECUTE FUNCTION refused()';
    END LOOP;
END $$
"""
"""Has the server refuse every change."""

TAKEN_BACK = "DROP FUNCTION refused() CASCADE"


async def begin(tables: CoinTables, table: CoinTable) -> None:
    (host, guest), lobby = table.people, tables.bot.tables.lobby
    row = await lobby.open(GAME, host=host.id, channel=table.channel.id, guild=table.guild.id, seats=2)
    await lobby.join(row.id, guest.id)
    await tables.bot.tables.start(row.id, host=host.id)


async def refused_for_a_while(server: Cluster, folder: Path, state: str) -> None:
    def run(statements: str) -> None:
        with psycopg.connect(server.address.url, autocommit=True) as connection:
            connection.execute(statements.encode())

    async with CoinTables(folder, address=server.address) as tables:
        watch = asyncio.create_task(process.look_after_server(tables.bot))
        left, table = await tables.table("Left"), await tables.table("Club")
        left.host.installed = left.guest.installed = True
        await begin(tables, left)
        await tables.bot.wait_until_idle()
        await begin(tables, table)
        run(REFUSED.format(state))
        try:
            left.guild.kick_bot()
            await asyncio.sleep(LASTING)
            assert (removals(left), table.story(table.host)) == ([0, 0], [])
        finally:
            run(TAKEN_BACK)
        await asyncio.sleep(SOON)
        assert removals(left) == [1, 1]
        assert await tables.store.count_due() == ()
        await asyncio.gather(*(table._act(user) for user in table.people))
        await asyncio.sleep(CALM)
        assert complaints(table) == []
        assert (tables.bot.fatal, watch.done()) == (None, False)
        watch.cancel()


@pytest.mark.parametrize("state", share(["53100", "57014", "25006"], 1))
def test_what_could_not_be_stored_for_a_while_is_told_soon_after(
    state: str, server: Cluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(process, "WATCH_SECONDS", 60.0)
    server.empty()
    run_in_virtual_time(refused_for_a_while(server, tmp_path, state))
