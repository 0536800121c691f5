"""Without a token the command plays a demonstration; its settings come from the environment."""

from __future__ import annotations

from pathlib import Path

import discord
import pytest
import typer
import yarl
from typer.testing import CliRunner

from bot import demonstration
from bot.__main__ import tabellarius
from bot.config import Settings


def test_the_command_says_that_a_token_is_missing_and_plays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DISCORD_TOKEN", "")
    monkeypatch.setattr(demonstration, "PLAYERS", 2)
    app = typer.Typer()
    app.command()(tabellarius)
    result = CliRunner().invoke(app)
    assert result.exit_code == 0, result.output
    assert "DISCORD_TOKEN is not set" in result.output
    assert "The game is over" in result.output
    folder = tmp_path / "demonstration"
    assert str(folder) in result.output.replace("\n", "")
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
    settings = Settings()
    assert settings.discord_token is None
    assert settings.database == Path("games.sqlite3")
    monkeypatch.setattr(discord.http.Route, "BASE", "")
    monkeypatch.setattr(discord.asset.Asset, "BASE", "")
    monkeypatch.setattr(discord.gateway.DiscordWebSocket, "DEFAULT_GATEWAY", yarl.URL())
    settings.point_discord_py()
    assert discord.http.Route.BASE == "http://127.0.0.1:8/api/v10"
    assert discord.asset.Asset.BASE == "http://127.0.0.1:8"
    assert yarl.URL("ws://127.0.0.1:8/") == discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY
