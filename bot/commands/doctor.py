"""The command `doctor`: whether all is as the bot needs it, found out without writing anything."""

import os
import time
from collections.abc import Callable, Iterator, Mapping
from difflib import get_close_matches
from pathlib import Path

from msgspec import Struct, structs

from bot.config import Settings, parse_settings, settings_in_file, written_settings
from bot.operation import host_checks
from bot.operation.exit_status import STATUSES, ExitStatus, Fatal, fatal
from bot.operation.findings import FAULT, Finding, fault, fine, unchecked
from storage.core import errors
from storage.places.inspection import Inspection
from storage.postgresql.address import ServerAddress
from storage.schema.steps import steps
from storage.together.engines import inspect_database

UNIT = Path("/etc/systemd/system/tabellarius.service")

ENV_FILE = Path(".env")

REMEDIES: Mapping[type[Exception], str] = {
    errors.CorruptDatabase: "restore the newest backup (docs/running.md, Backup)",
    errors.OtherSchema: "install the version of the program that it names",
    errors.ServerNotReached: "start the server, or correct DATABASE",
    errors.AddressRefused: "correct DATABASE (docs/running.md, PostgreSQL)",
    errors.DatabaseUnusable: "give the files to the user of the service, and run this as that user",
    errors.DatabaseBusy: "end the other program, or try again",
}


class Paths(Struct, frozen=True):
    """The files and folders that are not in the settings."""

    backups: Path | None = None
    unit: Path | None = None
    """None: UNIT, which may be missing."""


def examine(paths: Paths, say: Callable[[str], None]) -> str:
    """Name each finding; returns the last line. Raises Fatal if there is a fault."""
    faults = 0
    for finding in _findings(paths):
        say(str(finding))
        faults += finding.state == FAULT
    if faults:
        named = "1 fault" if faults == 1 else f"{faults} faults"
        raise Fatal(ExitStatus.FAULTS_FOUND, f"{named}, named above with what to do.")
    return "Nothing keeps the bot from running."


def _findings(paths: Paths) -> Iterator[Finding]:
    settings, found = _read_settings()
    yield from found
    where = settings.database
    if isinstance(where, Path):
        yield from host_checks.check_rights(where)
        if where.resolve().parent.is_dir():
            yield host_checks.check_disk("disk", where.resolve().parent)
    if ENV_FILE.exists():
        yield host_checks.check_privacy("token file", ENV_FILE, os.R_OK)
    inspection, finding = _inspect(where)
    yield finding
    yield host_checks.check_zones()
    yield host_checks.check_memory()
    yield from host_checks.check_backups(paths.backups, time.time())
    yield from host_checks.check_unit(paths.unit or UNIT, named=paths.unit is not None)


def _read_settings() -> tuple[Settings, list[Finding]]:
    """The settings that can be read, and what is wrong with the others."""
    try:
        written = written_settings()
    except Fatal as error:
        return Settings(), [fault("settings", str(error).rstrip("."), "correct the file")]
    settings, wrong = parse_settings(written)
    known = {field.name: field.name.upper() for field in structs.fields(Settings)}
    found = [fault("settings", each, "correct it (.env.example has all settings)") for each in wrong]
    for name in sorted({name.lower() for name, _ in settings_in_file(ENV_FILE)} - known.keys()):
        found.append(fault("settings", f"{name.upper()} in {ENV_FILE} is no setting", "correct its name"))
    for name in sorted(os.environ):
        meant = get_close_matches(name.lower(), known, 1, cutoff=0.85)
        if meant and name.lower() not in known:
            found.append(
                fault("settings", f"{name} is no setting", f"was {known[meant[0]]} meant? Rename it")
            )
    if (settings.discord_api is None) is not (settings.discord_gateway is None):
        found.append(
            fault("settings", "one of DISCORD_API and DISCORD_GATEWAY is set alone", "set both or neither")
        )
    number = len(known.keys() & written.keys())
    return settings, found or [fine("settings", f"{number} of {len(known)} are set, all can be read")]


def _inspect(where: Path | ServerAddress) -> tuple[Inspection, Finding]:
    """What is in a database, and whether it is whole."""
    subject, empty = "database", Inspection(0)
    if isinstance(where, Path) and not where.exists():
        return empty, unchecked(subject, f"there is no {where} yet: the bot makes it at its first start")
    try:
        found = inspect_database(where)
    except Exception as error:
        known = fatal(error, STATUSES)
        if known is None:
            raise
        remedy = next(remedy for kind, remedy in REMEDIES.items() if isinstance(error, kind))
        return empty, fault(subject, str(error), remedy)
    newest = steps()[-1].number
    if not found.version:
        return found, unchecked(subject, f"nothing is stored in {where} yet")
    if found.faults:
        return found, fault(subject, f"{where}: {'; '.join(found.faults)}", REMEDIES[errors.CorruptDatabase])
    if found.version < newest:
        behind = f"its schema is {found.version}, the program's {newest}"
        return found, fault(subject, behind, "make a backup, then start the bot, which brings it up to date")
    return found, fine(subject, f"{where} is whole, schema {found.version}")
