import asyncio
import os
import re
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import aiohttp
import discord
import pytest
import yarl

from bot.clock import ManualClock
from bot.config import read_settings
from bot.screens.ids.panel_ids import Look, Pick
from bot.trial.trial import VISITOR, NotStarted, Trial
from sandbox import TIMEOUT, Sandbox
from sandbox.validation.components import walk
from storage.core.errors import DatabaseInUse
from tests.support.bot_process import start_trial
from tests.support.games import STORY_GAME, is_thorough

MOVES = 3


class Tab:
    """The page of a trial as a browser's tab knows it: a socket, its last frames and messages."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self._socket = socket
        self._number = 0
        self.frames: dict[str, Any] = {}
        self.messages: dict[str, Any] = {}

    async def request(self, kind: str, **fields: Any) -> Any:
        self._number += 1
        await self._socket.send_json({"type": kind, "number": self._number, **fields})
        while (frame := await self._receive())["type"] != "reply" or frame["to"] != self._number:
            pass
        assert "error" not in frame, frame
        assert "failed" not in frame, frame
        return frame

    async def _receive(self) -> Any:
        frame = await self._socket.receive_json(timeout=TIMEOUT)
        self.frames[frame["type"]] = frame
        if frame["type"] == "messages":
            self.messages |= {message["id"]: message for message in frame["changed"]}
        return frame

    def controls(self, message: str) -> list[Any]:
        parts = walk(self.messages[message]["components"])
        return [each for each in parts if any(kind.matches(each.get("custom_id")) for kind in CHOICES)]

    async def panel(self) -> str:
        """Wait for a message of the open channel with such controls; returns the id of the newest."""
        while not (found := [each for each in self.messages if self.controls(each)]):
            await self._receive()
        return max(found, key=int)

    async def choose(self, message: str) -> None:
        """Use the first control of a panel, and wait until the panel has changed."""
        before = self.messages[message]["components"]
        control = self.controls(message)[0]
        if options := control.get("options"):
            values = [options[0]["value"]]
            await self.request("choose", message=message, customId=control["custom_id"], values=values)
        else:
            await self.request("press", message=message, customId=control["custom_id"])
        while self.messages[message]["components"] == before:
            await self._receive()


CHOICES = (Pick, Look)


@asynccontextmanager
async def running(folder: Path) -> AsyncIterator[tuple[asyncio.subprocess.Process, Tab, str]]:
    """The program without a token, a tab of its page, and what it has printed; it is killed at the end."""
    process = await start_trial(folder)
    try:
        assert process.stdout is not None
        printed = (await asyncio.wait_for(process.stdout.readuntil(b"stopped."), timeout=TIMEOUT)).decode()
        found = re.search(r"(http://127\.0\.0\.1:\d+)/\?key=(\S+)", printed)
        assert found is not None, printed
        async with aiohttp.ClientSession() as session:
            address = f"{found[1]}/page/{found[2]}/socket?user={VISITOR}"
            async with session.ws_connect(address, max_msg_size=0) as socket:
                yield process, Tab(socket), printed
    finally:
        if process.returncode is None:
            process.send_signal(signal.SIGKILL)
        await process.wait()


async def test_a_killed_trial_goes_on_where_it_was(tmp_path: Path) -> None:
    async with running(tmp_path) as (_, tab, printed):
        assert str(tmp_path / "tabellarius-trial") in printed
        thread = (await tab.request("runAction", name="play"))["channel"]
        await tab.request("open", channel=thread)
        panel = await tab.panel()
        for _ in range(MOVES):
            await tab.choose(panel)
        seen = tab.messages[panel]
        (server,) = tab.frames["channels"]["guilds"]
    async with running(tmp_path) as (_, tab, printed):
        await tab.request("open", channel=thread)
        assert await tab.panel() == panel
        now = tab.messages[panel]
        assert [now["at"], now["ephemeral"]] == [seen["at"], seen["ephemeral"]]
        assert [each.get("custom_id") for each in walk(now["components"])] == [
            each.get("custom_id") for each in walk(seen["components"])
        ]
        assert tab.frames["channels"]["guilds"][0]["id"] == server["id"]
        await tab.choose(panel)


@pytest.mark.skipif(not is_thorough(), reason="a trial is killed every day, and a bot stopped by SIGTERM")
async def test_a_trial_is_stopped_by_sigterm(tmp_path: Path) -> None:
    async with running(tmp_path) as (process, tab, _):
        thread = (await tab.request("runAction", name="play"))["channel"]
        process.send_signal(signal.SIGTERM)
        assert process.stdout is not None
        assert "Stopped." in (await process.stdout.read()).decode()
        assert await process.wait() == 0
    async with Trial(tmp_path / "tabellarius-trial" / "games.sqlite3").open() as trial:
        assert thread in [str(each.id) for each in trial.user(VISITOR).threads(trial.games)]


async def test_damaged_files_are_set_aside_together(tmp_path: Path) -> None:
    database = tmp_path / "games.sqlite3"
    async with Trial(database, ManualClock()).open() as trial:
        card = await trial.user(VISITOR).invoke(trial.games, "play", game=STORY_GAME).answer()
        assert trial.set_aside is None
    world = database.with_suffix(".world")
    damaged = world.read_bytes()[:-1000] + bytes(1000)
    world.write_bytes(damaged)
    stored = database.read_bytes()
    async with Trial(database, ManualClock()).open() as trial:
        assert trial.set_aside is not None
        assert (trial.set_aside / world.name).read_bytes() == damaged
        assert (trial.set_aside / database.name).read_bytes() == stored
        assert card.id not in [message.id for message in trial.games.messages]
        assert (await trial.user(VISITOR).invoke(trial.games, "play", game=STORY_GAME).answer()).buttons


@pytest.mark.parametrize("lost", ["games.sqlite3", "games.world"])
async def test_one_file_without_the_other_is_set_aside(tmp_path: Path, lost: str) -> None:
    async with Trial(tmp_path / "games.sqlite3", ManualClock()).open() as trial:
        card = await trial.user(VISITOR).invoke(trial.games, "play", game=STORY_GAME).answer()
    (tmp_path / lost).unlink()
    async with Trial(tmp_path / "games.sqlite3", ManualClock()).open() as trial:
        assert trial.set_aside is not None
        assert card.id not in [message.id for message in trial.games.messages]


async def test_a_second_trial_with_the_same_games_says_so(tmp_path: Path) -> None:
    async with Trial(tmp_path / "games.sqlite3", ManualClock()).open():
        with pytest.raises(DatabaseInUse, match=f"in use by process {os.getpid()} on "):
            async with Trial(tmp_path / "games.sqlite3", ManualClock()).open():
                pytest.fail("it started")


async def test_a_second_trial_leaves_the_files_of_one_that_is_just_starting_alone(tmp_path: Path) -> None:
    starting = Sandbox(journal=tmp_path / "games.world")
    await starting.start()
    trial = Trial(tmp_path / "games.sqlite3", ManualClock())
    with pytest.raises(NotStarted, match="JournalInUse"):
        async with trial.open():
            pytest.fail("it started")
    assert trial.set_aside is None
    assert (tmp_path / "games.world").exists()
    await starting.stop()


async def test_time_that_was_moved_ahead_does_not_go_back(tmp_path: Path) -> None:
    clock = ManualClock()
    async with Trial(tmp_path / "games.sqlite3", clock).open() as trial:
        await trial.page.advance(86_400)
        await trial.user(VISITOR).invoke(trial.games, "play", game=STORY_GAME).answer()
        later = clock.now()
    async with Trial(tmp_path / "games.sqlite3", ManualClock()).open() as trial:
        assert trial.clock.now() >= later


async def test_without_a_token_the_command_says_so_and_waits_for_visitors(tmp_path: Path) -> None:
    process = await start_trial(tmp_path)
    assert process.stdout is not None
    said = (await asyncio.wait_for(process.stdout.readuntil(b"key="), timeout=TIMEOUT)).decode()
    said += (await asyncio.wait_for(process.stdout.readline(), timeout=TIMEOUT)).decode()
    assert "DISCORD_TOKEN is not set" in said
    address = re.search(r"http://127\.0\.0\.1:\d+/\?key=\S+", said)
    assert address is not None
    async with aiohttp.ClientSession() as session:
        assert (await session.get(address[0])).status == 200
        assert (await session.get(address[0].partition("?")[0])).status == 403
    process.send_signal(signal.SIGINT)
    assert "Stopped." in (await process.stdout.read()).decode()
    assert await process.wait() == 0


@pytest.mark.skipif(not is_thorough(), reason="a whole demonstration is painted")
async def test_a_demonstration_is_played_and_written_down(tmp_path: Path) -> None:
    process = await start_trial(tmp_path)
    assert process.stdout is not None
    said = (await asyncio.wait_for(process.stdout.readuntil(b"Ctrl+C"), timeout=4 * TIMEOUT)).decode()
    assert "The game is over" in said
    process.send_signal(signal.SIGINT)
    assert await process.wait() == 0
    folder = tmp_path / "demonstration"
    assert str(folder) in said.replace("\n", "")
    transcript = (folder / "transcript.md").read_text("utf-8")
    pictures = sorted(path.name for path in folder.glob("*.png"))
    assert len(pictures) > 20
    assert all(f"({name})" in transcript for name in pictures)
    assert transcript.count("### Scoring") == 3


def test_settings_come_from_the_environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / ".env").write_text("DATABASE=games.sqlite3\nDISCORD_API=http://127.0.0.1:8/api/v10\n")
    monkeypatch.setenv("DISCORD_GATEWAY", "ws://127.0.0.1:8/")
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    settings = read_settings()
    assert settings.discord_token is None
    assert settings.database == Path("games.sqlite3")
    monkeypatch.setattr(discord.http.Route, "BASE", "")
    monkeypatch.setattr(discord.asset.Asset, "BASE", "")
    monkeypatch.setattr(discord.gateway.DiscordWebSocket, "DEFAULT_GATEWAY", yarl.URL())
    settings.point_discord_py()
    assert discord.http.Route.BASE == "http://127.0.0.1:8/api/v10"
    assert discord.asset.Asset.BASE == "http://127.0.0.1:8"
    assert yarl.URL("ws://127.0.0.1:8/") == discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY
