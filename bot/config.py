"""Settings, from the environment or a file `.env`."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Literal

import discord
import yarl
from pydantic import SecretStr, ValidationError, field_validator
from pydantic_settings import BaseSettings, SettingsConfigDict

from bot.operation.exit_status import ExitStatus, Fatal
from bot.operation.logs import Format
from bot.tables.service import SETTLE_SECONDS
from storage.postgresql.address import ServerAddress, is_server


def database_at(written: str) -> Path | ServerAddress:
    """The file, or the database on a server, that is meant."""
    return ServerAddress(written) if is_server(written) else Path(written)


class Settings(BaseSettings):
    """All settings; see `.env.example`."""

    model_config = SettingsConfigDict(
        env_file=".env", env_file_encoding="utf-8", extra="ignore", arbitrary_types_allowed=True
    )

    discord_token: SecretStr | None = None
    """The bot's token; without one, the bot starts on the sandbox, a local double of Discord."""

    database: Path | ServerAddress = Path("tabellarius.sqlite3")
    """The database file, or the address of a database on a PostgreSQL server."""

    presses_a_second: float = 5.0
    """How many presses a user may make a second, and four times as many at once."""

    settle_seconds: float = SETTLE_SECONDS
    """How many seconds after the last change of a lobby its game begins."""

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

    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = "INFO"
    """From which level on lines are logged."""

    log_format: Format = "text"
    """How lines are logged: to be read by people, or as JSON."""

    monitoring_address: str = "127.0.0.1:9464"
    """Host and port of the metrics and of the health check; empty: none."""

    def monitoring(self) -> tuple[str, int] | None:
        """Host and port of the metrics and of the health check; None: none."""
        host, _, port = self.monitoring_address.rpartition(":")
        return (host.strip("[]"), int(port)) if self.monitoring_address else None

    @field_validator("database", mode="before")
    @classmethod
    def _on_a_server(cls, value: object) -> object:
        return database_at(value) if isinstance(value, str) else value

    @field_validator("log_level", mode="before")
    @classmethod
    def _in_capitals(cls, value: object) -> object:
        return value.upper() if isinstance(value, str) else value

    @field_validator("monitoring_address")
    @classmethod
    def _host_and_port(cls, value: str) -> str:
        if value and not re.fullmatch(r".+:[0-9]{1,5}", value):
            raise ValueError("should be a host and a port, as in 127.0.0.1:9464, or empty")
        return value

    def point_discord_py(self) -> None:
        """Make discord.py use these addresses."""
        if self.discord_api:
            discord.http.Route.BASE = self.discord_api
            discord.asset.Asset.BASE = str(yarl.URL(self.discord_api).origin())
        if self.discord_gateway:
            discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(self.discord_gateway)


def read_settings() -> Settings:
    """The settings. Raises Fatal, which never shows a value: it may be a secret."""
    try:
        return Settings()
    except ValidationError as error:
        wrong = [f"{str(each['loc'][0]).upper()}: {each['msg']}" for each in error.errors()]
        raise Fatal(ExitStatus.WRONG_SETTINGS, f"A setting cannot be read. {'; '.join(wrong)}.") from None
    except (OSError, UnicodeDecodeError) as error:
        raise Fatal(
            ExitStatus.WRONG_SETTINGS, f"The file .env cannot be read: {type(error).__name__}."
        ) from None
