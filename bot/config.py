"""Settings, from the environment or a file `.env`."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Literal, Self

import discord
import yarl
from pydantic import SecretStr, ValidationError, field_validator, model_validator
from pydantic_settings import BaseSettings, SettingsConfigDict

from bot.operation.exit_status import ExitStatus, Fatal
from bot.operation.logs import Format
from bot.tables.service import SETTLE_SECONDS
from storage.core.shards import Layout
from storage.postgresql.address import ServerAddress, is_server


def database_at(written: str) -> Path | ServerAddress:
    """The file, or the database on a server, that is meant."""
    return ServerAddress(written) if is_server(written) else Path(written)


def numbers_in(written: str) -> set[int]:
    """The numbers in a list, as in 0,1 or 0-3. Raises ValueError."""
    found = set[int]()
    for part in written.split(","):
        first, _, last = part.strip().partition("-")
        found.update(range(int(first), int(last or first) + 1))
    return found


class Settings(BaseSettings):
    """All settings; see `.env.example`."""

    model_config = SettingsConfigDict(
        env_file=".env", env_file_encoding="utf-8", extra="ignore", arbitrary_types_allowed=True
    )

    discord_token: SecretStr | None = None
    """The bot's token; without one, the bot starts on the sandbox, a local double of Discord."""

    database: Path | ServerAddress = Path("tabellarius.sqlite3")
    """The database file, or the address of a database on a PostgreSQL server."""

    shards: int | None = None
    """Into how many shards the servers are divided, if several processes share a database."""

    shard_ids: str = ""
    """The shards that are this process's own, as in 0,1 or 0-3."""

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

    @property
    def layout(self) -> Layout | None:
        """The shards of this process, if several share a database."""
        return None if self.shards is None else Layout(self.shards, tuple(sorted(numbers_in(self.shard_ids))))

    @model_validator(mode="after")
    def _whole_layout(self) -> Self:
        if (self.shards is None) is not (self.shard_ids == ""):
            raise ValueError("SHARDS and SHARD_IDS are set together or not at all")
        if self.shards is None:
            return self
        if not isinstance(self.database, ServerAddress):
            raise ValueError("SHARDS is for several processes, which need a DATABASE on a PostgreSQL server")
        own = numbers_in(self.shard_ids)
        if not own or not own <= set(range(self.shards)):
            raise ValueError(f"SHARD_IDS should be some of the numbers from 0 to {self.shards - 1}")
        return self

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


def _setting(field: object) -> str:
    """How a setting is written whose field is called so."""
    return str(field).upper()


def read_settings() -> Settings:
    """The settings. Raises Fatal, which never shows a value: it may be a secret."""
    try:
        return Settings()
    except ValidationError as error:
        wrong = [": ".join((*map(_setting, each["loc"][:1]), each["msg"])) for each in error.errors()]
        raise Fatal(ExitStatus.WRONG_SETTINGS, f"A setting cannot be read. {'; '.join(wrong)}.") from None
    except (OSError, UnicodeDecodeError) as error:
        raise Fatal(
            ExitStatus.WRONG_SETTINGS, f"The file .env cannot be read: {type(error).__name__}."
        ) from None
