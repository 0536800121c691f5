import asyncio

import pytest
from typer.testing import CliRunner

from bot.__main__ import app
from tests.support.coin_tables import LOOKS
from tests.support.engines import on_both_engines
from tests.support.games import thoroughly
from tests.support.timed_tables import TimedTables


@thoroughly
@on_both_engines
async def test_a_running_bot_learns_whom_to_bar(tables: TimedTables, monkeypatch: pytest.MonkeyPatch) -> None:
    where = tables.file if tables.address is None else tables.address.url
    monkeypatch.setenv("DATABASE", str(where))

    async def after(command: str, said: str) -> str:
        """The answer to Ben once the bot has looked again after a command."""
        ended = CliRunner().invoke(app, [command, str(tables.ben.id)])
        assert (ended.exit_code, said in ended.output) == (0, True), ended.output
        await asyncio.sleep(LOOKS + 1.0)
        return (await tables.ben.invoke(tables.channel, "games").answer()).text

    usual = (await tables.ben.invoke(tables.channel, "games").answer()).text
    assert await after("bar", "is barred") == await after("bar", "was barred before") != usual
    assert await after("unbar", "no longer barred") == await after("unbar", "was not barred") == usual
