"""Settings, from the environment or a file `.env`."""

from __future__ import annotations

from pathlib import Path

import discord
import yarl
from pydantic import SecretStr
from pydantic_settings import BaseSettings, SettingsConfigDict


class Settings(BaseSettings):
    """What can be set; see `.env.example`."""

    model_config = SettingsConfigDict(env_file=".env", env_file_encoding="utf-8", extra="ignore")

    discord_token: SecretStr | None = None
    """The bot's token; without one, the bot starts on a pocket Discord of its own."""

    database: Path = Path("tabellarius.sqlite3")
    """The file with all data."""

    demonstration: Path = Path("demonstration")
    """The folder for the pictures and the transcript of the demonstration."""

    sandbox_host: str = "127.0.0.1"
    """Where the pocket Discord listens that is started without a token; other computers reach only others."""

    sandbox_port: int = 0
    """Its port; 0 takes any that is free."""

    discord_api: str | None = None
    """Another address than Discord's for requests, as of a sandbox."""

    discord_gateway: str | None = None
    """Another address than Discord's for the gateway."""

    def point_discord_py(self) -> None:
        """Let discord.py use the addresses set here."""
        if self.discord_api:
            discord.http.Route.BASE = self.discord_api
            discord.asset.Asset.BASE = str(yarl.URL(self.discord_api).origin())
        if self.discord_gateway:
            discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(self.discord_gateway)
