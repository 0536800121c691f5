"""Without a token the command starts on the sandbox; its settings come from the environment."""

import asyncio
import re
import signal
from pathlib import Path

import aiohttp
import discord
import pytest
import yarl

from bot.config import read_settings
from sandbox import TIMEOUT
from tests.support.bot_process import start_trial
from tests.support.thoroughness import is_thorough


async def test_without_a_token_the_command_says_so_and_waits_for_visitors(tmp_path: Path) -> None:
    process = await start_trial(tmp_path)
    assert process.stdout is not None
    told = (await asyncio.wait_for(process.stdout.readuntil(b"key="), timeout=TIMEOUT)).decode()
    told += (await asyncio.wait_for(process.stdout.readline(), timeout=TIMEOUT)).decode()
    assert "DISCORD_TOKEN is not set" in told
    address = re.search(r"http://127\.0\.0\.1:\d+/\?key=\S+", told)
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
    told = (await asyncio.wait_for(process.stdout.readuntil(b"Ctrl+C"), timeout=4 * TIMEOUT)).decode()
    assert "The game is over" in told
    process.send_signal(signal.SIGINT)
    assert await process.wait() == 0
    folder = tmp_path / "demonstration"
    assert str(folder) in told.replace("\n", "")
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
