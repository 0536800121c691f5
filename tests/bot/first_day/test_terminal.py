import asyncio
import os
import signal
from collections.abc import AsyncIterator
from io import StringIO
from pathlib import Path

import pytest
from msgspec import structs

from bot.config import Secret, Settings
from bot.first_day.trying import Place, try_on_terminal
from bot.operation.exit_status import ExitStatus, Fatal
from storage.core.errors import DatabaseInUse
from storage.sqlite.instance import instance_lock
from tests.support.first_day import OpenWorld


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[OpenWorld]:
    world = OpenWorld(tmp_path)
    async with world.sandbox:
        world.sandbox.point_discord_py()
        yield world


def settings(world: OpenWorld, token: str | None = None) -> Settings:
    file = world.journal.with_name("games.sqlite3")
    return Settings(discord_token=Secret(world.sandbox.token if token is None else token), database=file)


async def run(world: OpenWorld, own: Settings, **place: int) -> None:
    where = structs.replace(Place(world.guild.id), **place)
    await try_on_terminal(own, where, agreed=True, with_me=False, options=world.options)


@pytest.mark.parametrize("typed", ["n\n", ""])
async def test_without_consent_nothing_is_changed(
    world: OpenWorld, monkeypatch: pytest.MonkeyPatch, typed: str
) -> None:
    """Nor where nobody can be asked."""
    monkeypatch.setattr("sys.stdin", StringIO(typed))
    own, place = settings(world), Place(world.guild.id)
    with pytest.raises(Fatal, match="Nothing was changed") as ended:
        await try_on_terminal(own, place, agreed=False, with_me=False, options=world.options)
    assert ended.value.status is ExitStatus.STOPPED
    assert {request.method for request in world.sandbox.requests} == {"GET"}


async def test_it_says_what_is_refused_and_ends_with_a_status(
    world: OpenWorld, capsys: pytest.CaptureFixture[str]
) -> None:
    world.owner.direct_messages_open = False
    world.owner.installed = False
    with pytest.raises(Fatal, match="Something does not work") as ended:
        await run(world, settings(world))
    assert ended.value.status is ExitStatus.FAULTS_FOUND
    said = capsys.readouterr().out
    parts = (
        "Stop the bot first",
        "works          connect: Token",
        "thread.card",
        "it needs a person: --with-me",
        "it needs press.button, which was not tried",
        "What does not work, once more:\nrefused 50007  direct.call: ",
    )
    assert [said.index(part) for part in parts] == sorted(said.index(part) for part in parts)
    words = " ".join(said.split())
    assert "refused 50007 direct.call" in words
    assert "Allow direct messages of members of this server" in words
    assert "fault: 1, not tried: 30. For the developers: " in words
    assert world.made == []


async def test_a_signal_stops_it_and_everything_is_removed(world: OpenWorld) -> None:
    running = asyncio.create_task(run(world, settings(world)))
    await world.sandbox.until(lambda: "POST /channels/{channel_id}/messages" in world.routes)
    os.kill(os.getpid(), signal.SIGTERM)
    with pytest.raises(Fatal, match="Stopped") as ended:
        await running
    assert ended.value.status is ExitStatus.STOPPED
    assert world.made == []


WRONG = {
    "no token": ({}, "", ExitStatus.WRONG_SETTINGS, "DISCORD_TOKEN is not set"),
    "a wrong token": ({}, "wrong", ExitStatus.REFUSED_SETTING, "Discord does not know this DISCORD_TOKEN"),
    "another server": ({"server": 1}, None, ExitStatus.USAGE, r"on no server 1; it is on: \d+ \(Club\)"),
    "another channel": ({"channel": 1}, None, ExitStatus.USAGE, "no text channel 1 that the bot sees"),
    "another forum": ({"forum": 1}, None, ExitStatus.USAGE, "no forum 1 that the bot sees"),
}


@pytest.mark.parametrize(("place", "token", "status", "said"), WRONG.values(), ids=WRONG)
async def test_wrong_input_is_named_and_changes_nothing(
    world: OpenWorld, place: dict[str, int], token: str | None, status: ExitStatus, said: str
) -> None:
    with pytest.raises(Fatal, match=said) as ended:
        await run(world, settings(world, token), **place)
    assert ended.value.status is status
    assert world.made == []
    assert not world.journal.parent.joinpath("games-try.json").exists()


async def test_beside_a_running_bot_nothing_is_tried(world: OpenWorld) -> None:
    own = settings(world)
    assert isinstance(own.database, Path)
    with instance_lock(own.database), pytest.raises(DatabaseInUse):
        await run(world, own)
    assert world.sandbox.requests == []


async def test_a_journal_that_cannot_be_read_is_named(world: OpenWorld) -> None:
    world.journal.with_name("games-try.jsonl").write_text("{\n", "utf-8")
    with pytest.raises(Fatal, match=r"games-try\.jsonl lists what an earlier run has made"):
        await run(world, settings(world))
