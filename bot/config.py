"""Settings, from the environment or a file `.env`."""

import os
import re
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any, Literal, get_args

import discord
import yarl
from msgspec import Struct, structs

from bot.operation.exit_status import ExitStatus, Fatal
from bot.operation.logs import Format
from bot.tables.service import SETTLE_SECONDS
from storage.core.shards import Layout
from storage.postgresql.address import ServerAddress, is_server

Level = Literal["DEBUG", "INFO", "WARNING", "ERROR"]

LINE = re.compile(
    r"""^[^\S\n]*(?:export\s+)?([^=#\s]+)[^\S\n]*=[^\S\n]*"""
    r"""(?:'((?:\\'|[^'])*)'|"((?:\\"|[^"])*)"|(.*?))(?:[^\S\n]+\#.*)?[^\S\n]*$""",
    re.MULTILINE,
)
"""A setting in `.env`: its name, and its value in single quotes, in double quotes or without any."""


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


class Secret(Struct, frozen=True):
    """A value that is never shown."""

    value: str

    def __repr__(self) -> str:
        return "Secret()"


class Settings(Struct, frozen=True):
    discord_token: Secret | None = None
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

    log_level: Level = "INFO"
    """Lowest level of logged lines."""

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

    def point_discord_py(self) -> None:
        """Make discord.py use these addresses."""
        if self.discord_api:
            discord.http.Route.BASE = self.discord_api
            discord.asset.Asset.BASE = str(yarl.URL(self.discord_api).origin())
        if self.discord_gateway:
            discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(self.discord_gateway)


def _whole_number(written: str) -> int:
    try:
        return int(written)
    except ValueError:
        raise ValueError("Input should be a valid integer") from None


def _number(written: str) -> float:
    try:
        return float(written)
    except ValueError:
        raise ValueError("Input should be a valid number") from None


def _one_of(choices: tuple[str, ...], written: str) -> str:
    if written not in choices:
        *first, last = map(repr, choices)
        raise ValueError(f"Input should be {', '.join(first)} or {last}")
    return written


def _host_and_port(written: str) -> str:
    if written and not re.fullmatch(r".+:[0-9]{1,5}", written):
        raise ValueError("Input should be a host and a port, as in 127.0.0.1:9464, or empty")
    return written


PARSERS: Mapping[str, Callable[[str], Any]] = {
    "discord_token": Secret,
    "database": database_at,
    "shards": _whole_number,
    "presses_a_second": _number,
    "settle_seconds": _number,
    "demonstration": Path,
    "sandbox_port": _whole_number,
    "log_level": lambda written: _one_of(get_args(Level), written.upper()),
    "log_format": lambda written: _one_of(get_args(Format), written),
    "monitoring_address": _host_and_port,
}
"""Field -> how it is parsed, which raises ValueError without the value; other fields are texts."""


def settings_in_file(path: Path) -> Iterator[tuple[str, str]]:
    """The settings in `.env`. Raises OSError or UnicodeDecodeError."""
    for name, single, double, plain in LINE.findall(path.read_text("utf-8") if path.is_file() else ""):
        yield name, re.sub(r"\\([\\'\"])", r"\1", single or double) or plain


def _faults(settings: Settings) -> Iterator[str]:
    if (settings.shards is None) is not (settings.shard_ids == ""):
        yield "SHARDS and SHARD_IDS are set together or not at all"
    elif settings.shards is not None:
        if not isinstance(settings.database, ServerAddress):
            yield "SHARDS is for several processes, which need a DATABASE on a PostgreSQL server"
        try:
            own = numbers_in(settings.shard_ids)
        except ValueError:
            own = set()
        if not own or not own <= set(range(settings.shards)):
            yield f"SHARD_IDS should be some of the numbers from 0 to {settings.shards - 1}"


def written_settings() -> dict[str, str]:
    """What `.env` and the environment set, by lower-case names. Raises Fatal."""
    try:
        in_file = settings_in_file(Path(".env"))
        return {name.lower(): value for name, value in (*in_file, *os.environ.items())}
    except (OSError, UnicodeDecodeError) as error:
        raise Fatal(
            ExitStatus.WRONG_SETTINGS, f"The file .env cannot be read: {type(error).__name__}."
        ) from None


def parse_settings(written: Mapping[str, str]) -> tuple[Settings, list[str]]:
    """The settings that can be read, and what is wrong with the others, without a value."""
    values, wrong = dict[str, Any](), list[str]()
    for field in structs.fields(Settings):
        if field.name in written:
            try:
                values[field.name] = PARSERS.get(field.name, str)(written[field.name])
            except ValueError as fault:
                wrong.append(f"{field.name.upper()}: {fault}")
    settings = Settings(**values)
    return settings, wrong or [*_faults(settings)]


def read_settings() -> Settings:
    """The settings. Raises Fatal, which never shows a value: it may be a secret."""
    settings, wrong = parse_settings(written_settings())
    if wrong:
        raise Fatal(ExitStatus.WRONG_SETTINGS, f"A setting cannot be read. {'; '.join(wrong)}.")
    return settings
