"""The command `doctor`: whether all is as the bot needs it, found out without writing anything."""

import os
import time
from collections.abc import AsyncIterator, Callable, Iterable, Iterator, Mapping
from difflib import get_close_matches
from pathlib import Path

from msgspec import structs

from bot.client.doctor_checks import discord_findings
from bot.config import Settings, parse_settings, settings_in_file, written_settings
from bot.operation import host_checks
from bot.operation.exit_status import ExitStatus, Fatal
from bot.operation.findings import FAULT, Finding, broken, fault, fine, unchecked
from storage.core import errors
from storage.places.inspection import Inspection
from storage.postgresql.address import ServerAddress
from storage.schema.steps import steps
from storage.together.engines import inspect_database

UNIT = Path("/etc/systemd/system/tabellarius.service")

ENV_FILE = Path(".env")

CLOSE = 0.85
"""How alike a variable's name is to that of the setting which may be meant, of 1."""

REMEDIES: Mapping[type[Exception], str] = {
    errors.CorruptDatabase: "restore the newest backup (docs/running.md, Backup)",
    errors.OtherSchema: "install the version of the program that it names",
    errors.ServerNotReached: "start the server, or correct DATABASE",
    errors.AddressRefused: "correct DATABASE (docs/running.md, PostgreSQL)",
    errors.DatabaseUnusable: "give the files to the user of the service, and run this as that user",
    errors.DatabaseBusy: "end the other program, or try again",
    OSError: "correct its name, or run this as the user who has the right to it",
}


async def examine(say: Callable[[str], None], backups: Path | None = None, unit: Path | None = None) -> str:
    """Name each finding; returns the last line. Raises Fatal if there is a fault.

    `backups`: their folder; `unit`: the file of the service, by default UNIT, if it is there.
    """
    faults = 0
    async for finding in _findings(backups, unit):
        say(str(finding))
        faults += finding.state == FAULT
    if faults:
        named = "1 fault" if faults == 1 else f"{faults} faults"
        raise Fatal(ExitStatus.FAULTS_FOUND, f"{named}, named above with what to do.")
    return "Nothing keeps the bot from running."


async def _findings(backups: Path | None, unit: Path | None) -> AsyncIterator[Finding]:
    settings, found = _read_settings()
    inspection, in_database = _inspect(settings.database)
    checks: Mapping[str, Callable[[], Iterable[Finding]]] = {
        "settings": lambda: found,
        "files": lambda: _check_files(settings.database),
        "database": lambda: [in_database],
        "time zones": lambda: [host_checks.check_zones()],
        "memory": lambda: [host_checks.check_memory()],
        "backup": lambda: host_checks.check_backups(backups, time.time()),
        "service": lambda: host_checks.check_unit(unit or UNIT, named=unit is not None),
    }
    for subject, check in checks.items():
        for finding in _whatever_fails(subject, check):
            yield finding
    token = "" if settings.discord_token is None else settings.discord_token.value.strip()
    settings.point_discord_py()
    async for finding in discord_findings(token, inspection.servers, settings.shards):
        yield finding


def _whatever_fails(subject: str, check: Callable[[], Iterable[Finding]]) -> Iterator[Finding]:
    """The findings of a check, of which its own failure is one."""
    try:
        yield from check()
    except Exception as error:
        yield _failure(subject, error)


def _failure(subject: str, error: Exception) -> Finding:
    remedy = next((remedy for kind, remedy in REMEDIES.items() if isinstance(error, kind)), None)
    return broken(subject, error) if remedy is None else fault(subject, str(error), remedy)


def _read_settings() -> tuple[Settings, list[Finding]]:
    """The settings that can be read, and what is wrong with the others."""
    try:
        written = written_settings()
    except Fatal as error:
        in_environment = {name.lower(): value for name, value in os.environ.items()}
        unreadable = fault("settings", str(error).rstrip("."), "correct the file")
        return parse_settings(in_environment)[0], [unreadable]
    settings, wrong = parse_settings(written)
    known = {field.name: field.name.upper() for field in structs.fields(Settings)}
    found = [fault("settings", each, "correct it (.env.example has all settings)") for each in wrong]
    in_file = {name.lower() for name, _ in settings_in_file(ENV_FILE)}
    for name in sorted(written.keys() - known.keys()):
        meant = get_close_matches(name, known, 1, cutoff=CLOSE)
        if meant or name in in_file:
            remedy = f"rename it if {known[meant[0]]} is meant" if meant else "take it out"
            found.append(fault("settings", f"{name.upper()} is no setting", remedy))
    if (settings.discord_api is None) is not (settings.discord_gateway is None):
        alone = "one of DISCORD_API and DISCORD_GATEWAY is set alone"
        found.append(fault("settings", alone, "set both or neither"))
    number = len(known.keys() & written.keys())
    return settings, found or [fine("settings", f"{number} of {len(known)} are set, all can be read")]


def _check_files(where: Path | ServerAddress) -> Iterator[Finding]:
    if isinstance(where, Path):
        yield from host_checks.check_rights(where)
    if ENV_FILE.exists():
        yield host_checks.check_privacy("token file", ENV_FILE, os.R_OK)


def _inspect(where: Path | ServerAddress) -> tuple[Inspection, Finding]:
    """What is in a database, and whether it is whole."""
    subject, empty = "database", Inspection(0)
    try:
        if isinstance(where, Path) and not where.exists():
            return empty, unchecked(subject, f"there is no {where} yet: the bot makes it at its first start")
        found = inspect_database(where)
    except Exception as error:
        return empty, _failure(subject, error)
    newest = steps()[-1].number
    if not found.version:
        return found, unchecked(subject, f"nothing is stored in {where} yet")
    if found.faults:
        return found, fault(subject, f"{where}: {'; '.join(found.faults)}", REMEDIES[errors.CorruptDatabase])
    if found.version < newest:
        behind = f"its schema is {found.version}, the program's {newest}"
        return found, fault(subject, behind, "make a backup, then start the bot, which brings it up to date")
    return found, fine(subject, f"{where} is whole, schema {found.version}")
