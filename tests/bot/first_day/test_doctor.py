"""`tabellarius doctor`: all is well; then one thing at a time is not, and its line alone says so."""

import asyncio
import os
import sqlite3
import time
from collections.abc import AsyncIterator, Callable
from contextlib import closing, suppress
from pathlib import Path
from typing import NamedTuple

import pytest
from msgspec import structs

from bot.client.emojis import wanted_emojis
from bot.client.gateway.pace import LEAST_LEFT
from bot.commands.bars import close_server
from bot.first_day import computer
from bot.first_day.check import Result, Wrong
from bot.first_day.computer import Host
from bot.first_day.doctor import MOST_SERVERS, OF_DISCORD, examine
from bot.operation.exit_status import Fatal
from bot.tables.settings.server_settings import ServerSettings, to_json
from sandbox import Channel, Guild, Sandbox, StartLimits, cut, no_json, refuse
from sandbox.api.injection import GATEWAY
from storage.schema.steps import steps
from storage.sqlite.backup import back_up
from storage.sqlite.database import migrate
from storage.sqlite.files import side_files
from storage.together.store import Store
from tests.support.bot_process import BotProcess, run_command
from tests.support.new_file import open_new
from tests.support.postgresql import Cluster
from tests.support.secret_seed import NEW

ROOT = Path(__file__).parents[3]


class Club(NamedTuple):
    """A server on a sandbox, and the bot's database with a table in two channels."""

    sandbox: Sandbox
    guild: Guild
    channel: Channel
    forum: Channel
    folder: Path
    environment: pytest.MonkeyPatch
    ahead: list[float]
    """Seconds that Discord's clock is ahead."""

    @property
    def database(self) -> Path:
        return self.folder / "games.sqlite3"

    @property
    def unit(self) -> Path:
        return self.folder / "tabellarius.service"

    @property
    def backup(self) -> Path:
        return self.folder / "backups/first.sqlite3"

    async def examine(self) -> list[tuple[str, str]]:
        """Each line's state and subject, and the whole line of each fault."""
        lines = list[str]()
        with suppress(Fatal):
            await examine(lines.append, self.folder / "backups", self.unit)
        return [(line[:14].strip(), line[15:]) for line in lines]


@pytest.fixture
async def club(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Club]:
    ahead = [0.0]
    async with Sandbox(clock=lambda: time.time() + ahead[0], starts=StartLimits()) as sandbox:
        guild = sandbox.guild("Club")
        channel, forum = guild.text_channel("games"), guild.forum("tables", "Open", "Running", "Finished")
        for symbol in wanted_emojis():
            sandbox.emoji(symbol.name, symbol.image)
        monkeypatch.chdir(tmp_path)
        for name, value in {**sandbox.environment(), "DATABASE": "games.sqlite3"}.items():
            monkeypatch.setenv(name, value)
        club = Club(sandbox, guild, channel, forum, tmp_path, monkeypatch, ahead)
        async with await open_new(club.database) as store:
            await store.lobbies.open(structs.replace(NEW, guild=guild.id, channel=channel.id))
            await store.servers.set_settings(guild.id, to_json(ServerSettings(channel=forum.id)))
        club.backup.parent.mkdir()
        await asyncio.to_thread(back_up, club.database, club.backup, lambda _done, _all: None)
        club.unit.write_text((ROOT / "deploy/tabellarius.service").read_text("utf-8"), "utf-8")
        yield club


async def test_all_is_well_and_nothing_was_written(club: Club) -> None:
    def contents() -> dict[Path, bytes]:
        return {file: file.read_bytes() for file in club.folder.rglob("*") if file.is_file()}

    before = contents()
    found = await club.examine()
    assert {state for state, _ in found} == {Result.WORKS}, found
    assert {line.partition(":")[0] for _, line in found} >= {
        *("settings", "files", "disk", "database", "time zones", "memory", "backup", "service"),
        *("token", "clock", "gateway", "interactions", "install.server", "install.user"),
        *("invitation", "intents", "verification", "session_starts", "shards", "symbols"),
        f"server {club.guild.id}",
    }
    assert contents() == before
    assert {request.method for request in club.sandbox.requests} == {"GET"}
    assert (club.sandbox.gateway.identified, club.sandbox.faults) == (0, [])


async def test_it_is_a_command_that_ends_with_its_own_status_and_no_secret(club: Club) -> None:
    arguments = ("doctor", "--backups", "backups", "--unit", str(club.unit))
    status, printed = await run_command(*arguments)
    assert (status, printed.splitlines()[-1]) == (0, "Nothing keeps the bot from running.")
    status, printed = await run_command(*arguments, DISCORD_TOKEN="not.a-token", LOG_LEVEL="secret")
    assert (status, printed.splitlines()[-1]) == (81, "2 faults, named above with what to do.")
    assert "not.a-token" not in printed
    assert "secret" not in printed


async def test_it_looks_at_the_database_of_a_running_bot(club: Club) -> None:
    bot = BotProcess(club.sandbox, club.database)
    await bot.start()
    assert all(file.exists() for file in side_files(club.database))
    assert {state for state, _ in await club.examine()} == {Result.WORKS}
    assert await bot.terminate() == 0
    assert club.sandbox.gateway.identified == 1


Cause = Callable[[Club], object]


def setting(name: str, value: str) -> Cause:
    return lambda club: club.environment.setenv(name, value)


def application(**fields: object) -> Cause:
    return lambda club: club.sandbox.world.application.update(fields)


def constant(name: str, value: object) -> Cause:
    return lambda club: club.environment.setattr(computer, name, value)


def in_unit(old: str, new: str) -> Cause:
    def change(club: Club) -> None:
        written = club.unit.read_text("utf-8")
        assert old in written
        club.unit.write_text(written.replace(old, new), "utf-8")

    return change


def schema(version: int) -> Cause:
    def set_version(club: Club) -> None:
        with closing(sqlite3.connect(club.database)) as connection:
            connection.execute(f"PRAGMA user_version = {version}")

    return set_version


def replace_by_older(club: Club) -> None:
    club.database.write_bytes(b"")
    with closing(sqlite3.connect(club.database, isolation_level=None)) as connection:
        migrate(connection, upto=steps()[-1].number - 1)


def drop_index(club: Club) -> None:
    with closing(sqlite3.connect(club.database, isolation_level=None)) as connection:
        connection.execute("DROP INDEX game_of_guild")


def damage(club: Club) -> None:
    whole = club.database.read_bytes()
    club.database.write_bytes(whole[: len(whole) // 2])


def age(club: Club) -> None:
    before = time.time() - 3 * 86400
    os.utime(club.backup, (before, before))


def remove_zones(club: Club) -> None:
    club.environment.setattr(computer, "KNOWN", ("Europe/Atlantis",))


def write_token_file(club: Club) -> None:
    (club.folder / ".env").write_text("DISCORD_TOKEN=x\n", "utf-8")


def open_service_token(club: Club) -> None:
    (club.folder / "token.env").write_text("DISCORD_TOKEN=x\n", "utf-8")
    in_unit("/etc/tabellarius.env", str(club.folder / "token.env"))(club)


def spoil_settings_file(club: Club) -> None:
    (club.folder / ".env").write_bytes(b"LOG_LEVEL=\xff")
    (club.folder / ".env").chmod(0o600)


def use_up_starts(club: Club) -> None:
    club.sandbox.starts.use_up(LEAST_LEFT - 1, 7200.0, time.time())


NEED_TOKEN = {each.id for each in OF_DISCORD if each.needs}
"""What cannot be checked without the right token, with the servers."""

FAULTS: dict[str, tuple[Cause, str, str]] = {
    "a wrong setting": (setting("LOG_LEVEL", "LOUD"), "settings", "LOG_LEVEL: Input should be"),
    "an unreadable file": (spoil_settings_file, "settings", "The file .env cannot be read"),
    "an unknown setting": (setting("DISCORD_TOKENS", "x"), "settings", "rename it if DISCORD_TOKEN is meant"),
    "contradictory": (setting("SHARD_IDS", "0"), "settings", "SHARDS and SHARD_IDS are set together"),
    "a file of anybody": (lambda club: club.database.chmod(0o644), "files", "chmod 600"),
    "a token file of anybody": (write_token_file, "files", "chmod 600"),
    "the service's token file of anybody": (open_service_token, "service", "chmod 600"),
    "no room": (constant("LEAST_DISK", 10**9), "disk", "make room"),
    "a damaged file": (damage, "database", "restore the newest backup"),
    "another schema": (schema(999), "database", "the database has schema 999"),
    "an older schema": (replace_by_older, "database", "then start the bot"),
    "an altered schema": (drop_index, "database", "index game_of_guild is missing"),
    "no zones": (remove_zones, "time zones", "missing: Europe/Atlantis"),
    "no memory": (constant("LEAST_MEMORY", 10**9), "memory", "use a machine with"),
    "an old backup": (age, "backup", "is 3 days old"),
    "no backup": (lambda club: club.backup.unlink(), "backup", "there is none in"),
    "a backup of anybody": (lambda club: club.backup.chmod(0o640), "backup", "mode 640"),
    "no notifications": (in_unit("Type=notify", "Type=simple"), "service", "Type=simple (systemd learns"),
    "no statuses": (in_unit(" 78 79", ""), "service", "RestartPreventExitStatus lacks 78 79"),
    "no restart": (in_unit("Restart=on-failure\n", ""), "service", "Restart= (a bot that crashes"),
    "no service": (lambda club: club.unit.write_text("#!/bin/sh\n"), "service", "not the file of a service"),
    "no unit": (lambda club: club.unit.unlink(), "service", "No such file or directory"),
    "a wrong token": (setting("DISCORD_TOKEN", "x"), "token", "Discord does not know it"),
    "no token": (setting("DISCORD_TOKEN", ""), "token", "DISCORD_TOKEN is not set"),
    "a slow clock": (lambda club: club.ahead.append(club.ahead.pop() + 600), "clock", "600 s behind"),
    "a fast clock": (lambda club: club.ahead.append(club.ahead.pop() - 90), "clock", "90 s ahead"),
    "no gateway": (
        lambda club: club.sandbox.inject(GATEWAY, no_json(503)),
        "gateway",
        "no connection to 127.0.0.1",
    ),
    "elsewhere": (application(interactions_endpoint_url="https://a.b"), "interactions", "another address"),
    "users alone": (
        lambda club: setattr(club.sandbox.world, "integration_types", (1,)),
        "install.server",
        "allow Guild Install",
    ),
    "a code grant": (application(bot_require_code_grant=True), "invitation", "OAuth2 Code Grant"),
    "an intent": (application(flags=1 << 19), "intents", "allowed: message_content"),
    "many servers": (application(approximate_guild_count=80), "verification", "it names no privacy policy"),
    "no starts": (use_up_starts, "session_starts", "9 of 1000 are left for 1:59:"),
    "a symbol": (
        lambda club: club.sandbox.delete_emoji(wanted_emojis()[0].name),
        "symbols",
        "missing: 1, as tab_",
    ),
    "a right": (lambda club: club.channel.deny("send_messages"), "server", "#games: I need Send Messages"),
    "a tag": (lambda club: club.forum.deny("view_channel"), "server", "#tables: I need View Channel"),
    "a channel": (lambda club: club.channel.delete(), "server", "has tables and was deleted"),
    "a server": (lambda club: club.guild.kick_bot(), "server", "the bot is no member"),
}


@pytest.mark.parametrize("name", FAULTS)
async def test_a_fault_turns_its_line_alone(club: Club, name: str) -> None:
    cause, subject, text = FAULTS[name]
    before = {line.partition(":")[0].split(" 1")[0] for _, line in await club.examine()}
    cause(club)
    found = await club.examine()
    (line,) = (line for state, line in found if state == Result.FAULT)
    assert line.startswith(subject)
    assert text in line
    assert "What to do: " in line
    assert subject in before
    unasked = {line.partition(":")[0] for state, line in found if state == Result.NOT_TRIED}
    assert unasked - {"clock", f"server {club.guild.id}"} == (NEED_TOKEN if subject == "token" else set())


@pytest.mark.parametrize("name", [*computer.UNIT_NEEDS, computer.NO_RESTART])
def test_each_needed_directive_of_the_service_is_missed(tmp_path: Path, name: str) -> None:
    unit = tmp_path / "tabellarius.service"
    written = (ROOT / "deploy/tabellarius.service").read_text("utf-8").splitlines(keepends=True)
    unit.write_text("".join(line for line in written if not line.startswith(f"{name}=")), "utf-8")
    host = Host(unit=unit)
    with pytest.raises(Wrong, match=name):
        computer.service(host)
    drop_in = tmp_path / "tabellarius.service.d/own.conf"
    drop_in.parent.mkdir()
    drop_in.write_text(
        "[Service]\n" + "".join(line for line in written if line.startswith(f"{name}=")), "utf-8"
    )
    assert computer.service(host)


async def test_each_file_that_others_may_use_is_named(club: Club) -> None:
    write_token_file(club)
    club.database.chmod(0o644)
    (line,) = (line for state, line in await club.examine() if state == Result.FAULT)
    assert line.endswith("What to do: chmod 600 .env games.sqlite3.")


async def test_before_the_first_start_much_is_not_there_yet(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("DATABASE", raising=False)
    lines = list[str]()
    async with Sandbox() as sandbox:
        for name, value in sandbox.environment().items():
            monkeypatch.setenv(name, value)
        monkeypatch.setattr(computer, "UNIT", tmp_path / "no.service")
        await examine(lines.append)
    unchecked = {line[15:].partition(":")[0] for line in lines if line.startswith(Result.NOT_TRIED)}
    assert unchecked == {"database", "backup", "service", "symbols"}
    assert await asyncio.to_thread(lambda: [*tmp_path.iterdir()]) == []


async def test_a_database_in_use_is_no_backup(club: Club) -> None:
    club.backup.write_bytes(club.database.read_bytes())
    (line,) = (line for state, line in await club.examine() if state == Result.FAULT)
    assert line.startswith("backup: there is none in ")


async def test_without_discord_the_rest_is_checked(club: Club) -> None:
    club.sandbox.inject(".*", cut(), times=None)
    found = await club.examine()
    faults = [line.partition(":")[0] for state, line in found if state == Result.FAULT]
    assert faults == ["token", "gateway"]
    assert (Result.WORKS, "backup") in [(state, line.partition(":")[0]) for state, line in found]


async def test_a_server_that_was_closed_is_no_fault(club: Club) -> None:
    club.guild.kick_bot()
    await asyncio.to_thread(close_server, club.database, club.guild.id)
    found = await club.examine()
    assert {state for state, _ in found} == {Result.WORKS}
    assert f"server {club.guild.id}" not in {line.partition(":")[0] for _, line in found}


async def test_a_check_that_fails_ends_no_other(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(computer, "available_timezones", lambda: 1 // 0)
    club.sandbox.inject("GET .*/emojis", refuse(status=400))
    found = await club.examine()
    wrong = [(state, line.partition(".")[0]) for state, line in found if state != Result.WORKS]
    assert wrong == [
        (Result.FAULT, "time zones: a mistake of this program (ZeroDivisionError)"),
        ("refused 400", "symbols: Rejected without a code"),
    ]
    assert found[-1][0] == Result.WORKS


async def test_of_many_servers_some_are_asked_about(club: Club) -> None:
    async with await Store.open(club.database) as store:
        for number in range(1, MOST_SERVERS + 1):
            await store.servers.set_settings(number, to_json(ServerSettings()))
        found = await club.examine()
    said = f"other servers: only {MOST_SERVERS} of {MOST_SERVERS + 1} are asked about"
    assert found[-1] == (Result.NOT_TRIED, said)


async def test_too_few_shards_are_named(club: Club, server: Cluster) -> None:
    server.empty()
    for name, value in {"DATABASE": server.address.url, "SHARDS": "2", "SHARD_IDS": "0-1"}.items():
        club.environment.setenv(name, value)
    for wanted, line in (
        (1, "shards: Discord wants 1; used: 2"),
        (4, "shards: SHARDS is 2, Discord wants 4"),
    ):
        club.sandbox.world.shards = wanted
        assert line in [each.partition(". ")[0] for _, each in await club.examine()]


async def test_a_database_on_a_server_is_looked_at(club: Club, server: Cluster) -> None:
    server.empty()
    club.environment.setenv("DATABASE", server.address.url)
    async with await Store.open(server.address) as store:
        await store.servers.set_settings(club.guild.id, to_json(ServerSettings(channel=club.channel.id)))
        found = await club.examine()
    assert {state for state, _ in found} == {Result.WORKS}
    assert f"server {club.guild.id}: Club; channels looked at: 1" in [line for _, line in found]
    club.environment.setenv("DATABASE", server.address_of("nowhere").url)
    (line,) = (line for state, line in await club.examine() if state == Result.FAULT)
    assert line.startswith("database: ")
    assert "correct DATABASE" in line
