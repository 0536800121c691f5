"""Settings, from the environment or a file `.env`."""

from __future__ import annotations

from pathlib import Path

import discord
import yarl
from pydantic import SecretStr
from pydantic_settings import BaseSettings, SettingsConfigDict


class Settings(BaseSettings):
    """All settings; see `.env.example`."""

    model_config = SettingsConfigDict(env_file=".env", env_file_encoding="utf-8", extra="ignore")

    discord_token: SecretStr | None = None
    """The bot's token; without one, the bot starts on the sandbox, a local double of Discord."""

    database: Path = Path("tabellarius.sqlite3")
    """The database file."""

    demonstration: Path = Path("demonstration")
    """Folder for the pictures and the transcript of the demonstration."""

    sandbox_host: str = "127.0.0.1"
    """Host the sandbox listens on, if there is no token; 127.0.0.1 is reached from this computer only."""

    sandbox_port: int = 0
    """Port of the sandbox; 0 takes a free one."""

    discord_api: str | None = None
    """Address of the REST API, if not Discord's."""

    discord_gateway: str | None = None
    """Address of the gateway, if not Discord's."""

    def point_discord_py(self) -> None:
        """Make discord.py use these addresses."""
        if self.discord_api:
            discord.http.Route.BASE = self.discord_api
            discord.asset.Asset.BASE = str(yarl.URL(self.discord_api).origin())
        if self.discord_gateway:
            discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(self.discord_gateway)
