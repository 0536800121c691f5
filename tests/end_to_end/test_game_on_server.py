from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random

import pytest
from psycopg import connect
from typer.testing import CliRunner

from bot.__main__ import app
from bot.operation.exit_status import ExitStatus
from sandbox import Channel, Sandbox
from tests.support.bot_process import BotProcess
from tests.support.games import is_thorough
from tests.support.person import Person, sit_down
from tests.support.postgresql import END_OTHERS, Cluster

TAKE_LOCK = "SELECT pg_advisory_lock(7, 0)"

WAITS_FOR_LOCK = "SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND NOT granted"

LOSE_OTHERS = f"{END_OTHERS} AND pid <> %s"

PRESSED = "SELECT count(*) FROM move WHERE interaction IS NOT NULL"


async def play_a_round(people: list[Person], thread: Channel) -> None:
    turn = await people[0].user.until(lambda: people[0].newest_turn(thread))
    for person in people:
        if await person.act(thread):
            return
    raise AssertionError(f"nobody can act at {turn.text}")


@pytest.mark.skipif(not is_thorough(), reason="--thorough only: four starts of the bot")
async def test_a_game_continues_whatever_is_lost_in_one_program(server: Cluster, tmp_path: Path) -> None:
    server.empty()
    async with Sandbox() as sandbox:
        sandbox.limit_requests(None, 1000, 1.0)
        people = [Person(sandbox.user(name), Random(1)) for name in ("Anna", "Boris")]
        guild = sandbox.guild("Club", locale="en-US")
        guild.add(*(person.user for person in people))
        bot = BotProcess(sandbox, tmp_path / "games.sqlite3", address=server.address.url)
        await bot.start()
        try:
            thread = await sit_down(people, guild.text_channel("games"))
            await play_a_round(people, thread)
            second = BotProcess(sandbox, tmp_path / "second.sqlite3", address=server.address.url)
            await second.launch()
            assert await second.ended() == ExitStatus.DATABASE_IN_USE
            assert f"is in use by process {bot.id} on " in second.log
            await bot.restart()
            await play_a_round(people, thread)
            with connect(server.address.url, autocommit=True) as connection:
                connection.execute(END_OTHERS)
            await play_a_round(people, thread)
            assert await bot.terminate() == ExitStatus.STOPPED, bot.log
            await bot.start()
            with connect(server.address.url, autocommit=True) as another, ThreadPoolExecutor(1) as pool:
                taking = pool.submit(another.execute, TAKE_LOCK)
                with connect(server.address.url, autocommit=True) as connection:
                    while not connection.execute(WAITS_FOR_LOCK).fetchone():
                        """It will soon."""
                    connection.execute(LOSE_OTHERS, (another.info.backend_pid,))
                taking.result()
                assert await bot.ended() == ExitStatus.DATABASE_IN_USE, bot.log
        finally:
            await bot.stop()
        with connect(server.address.url) as connection:
            (moves,) = connection.execute(PRESSED).fetchone() or (0,)
        assert moves >= 3
        checked = CliRunner().invoke(app, ["check", server.address.url])
        assert checked.exit_code == 0, checked.output
        assert sandbox.faults == []
        assert not (tmp_path / "games.sqlite3").exists()
