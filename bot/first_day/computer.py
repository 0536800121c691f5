"""Checks of the computer: settings, files, memory, backups, the service; nothing is written."""

import os
import re
import shutil
import time
from collections.abc import Mapping
from configparser import Error as ConfigParserError
from configparser import RawConfigParser
from dataclasses import dataclass
from difflib import get_close_matches
from pathlib import Path
from zoneinfo import available_timezones

from msgspec import structs

from bot.config import Settings, parse_settings, settings_in_file, written_settings
from bot.first_day.check import REMEDIES, NotTried, Subject, Wrong, expect
from bot.operation.exit_status import RESTART_IS_USELESS, Fatal
from clocks.zones import KNOWN
from storage.core.errors import CorruptDatabase
from storage.places.inspection import Inspection
from storage.schema.steps import steps
from storage.sqlite.files import HEADER_BYTES, MAGIC, WRITE_AHEAD
from storage.together.engines import inspect_database

UNIT = Path("/etc/systemd/system/tabellarius.service")

ENV_FILE = Path(".env")

CLOSE = 0.85
"""How alike a variable's name is to that of the setting which may be meant, of 1."""

LEAST_MEMORY = 460
"""Megabytes that the bot and its processes take at most, with a little room."""

LEAST_DISK = 500
"""Megabytes that should be free on the disk of the database."""

OLDEST_BACKUP = 2 * 86400.0
"""Seconds after which the newest backup is too old."""

DUMP = b"PGDMP"
"""How a file of pg_dump begins."""

MAKE_ONE = "make one each day (docs/running.md, Backup)"

MEGABYTE = 10**6

UNIT_NEEDS: Mapping[str, tuple[str, str]] = {
    "Type": ("notify", "systemd learns when the bot is up"),
    "WatchdogSec": (r"[1-9]\w*", "a bot that hangs is started again"),
    "Restart": ("on-failure|always", "a bot that crashes is started again"),
    "KillMode": ("mixed", "the bot finishes what it is doing before it stops"),
    "TimeoutStopSec": (r"([4-9]\d|\d{3,})s?|\dm(in)?", "a stop has time to finish, up to 40 seconds"),
    "LimitCORE": ("0", "no core file holds the token"),
    "UMask": ("0?077", "nobody else reads the database"),
    "NoNewPrivileges": ("yes|true|1", "the bot gets no further rights"),
    "ProtectSystem": ("strict", "the bot writes in its own folder alone"),
}
"""Directive of the service -> what it must match, and the reason."""

NO_RESTART = "RestartPreventExitStatus"


@dataclass(eq=False)
class Host(Subject):
    """The computer with the bot on it."""

    backups: Path | None = None
    """The folder of the backups."""
    unit: Path | None = None
    """The file of the service, by default UNIT, if it is there."""

    def __post_init__(self) -> None:
        self.inspection = Inspection(0)
        """What the database has, once it is checked."""
        self.settings, self.wrong_settings = _read_settings()

    @property
    def token(self) -> str:
        token = self.settings.discord_token
        return "" if token is None else token.value.strip()


def _read_settings() -> tuple[Settings, list[str]]:
    """The settings that can be read, and what is wrong with the others."""
    try:
        written = written_settings()
    except Fatal as error:
        return parse_settings({name.lower(): value for name, value in os.environ.items()})[0], [str(error)]
    settings, wrong = parse_settings(written)
    known = {field.name: field.name.upper() for field in structs.fields(Settings)}
    in_file = {name.lower() for name, _ in settings_in_file(ENV_FILE)}
    for name in sorted(written.keys() - known.keys()):
        meant = get_close_matches(name, known, 1, cutoff=CLOSE)
        if meant or name in in_file:
            instead = f" (rename it if {known[meant[0]]} is meant)" if meant else ""
            wrong.append(f"{name.upper()} is no setting{instead}")
    if (settings.discord_api is None) is not (settings.discord_gateway is None):
        wrong.append("one of DISCORD_API and DISCORD_GATEWAY is set alone")
    return settings, wrong


def settings(host: Host) -> str:
    expect(
        not host.wrong_settings, "; ".join(host.wrong_settings), "correct it (.env.example has all settings)"
    )
    return "all can be read"


def files(host: Host) -> str:
    """Whether the present user may use the bot's files, and nobody else may."""
    there = {ENV_FILE: os.R_OK}
    if isinstance(host.settings.database, Path):
        folder = host.settings.database.resolve().parent
        remedy = "create it for the user of the service, or correct DATABASE"
        expect(os.access(folder, os.R_OK | os.W_OK | os.X_OK), f"{folder} cannot be written", remedy)
        there[host.settings.database] = os.R_OK | os.W_OK
    return _check_private(there)


def _check_private(files: Mapping[Path, int]) -> str:
    """Whether the present user has rights to files, those that exist, and others have none. Raises Wrong."""
    there = [file for file in files if file.exists()]
    modes = {file: file.stat().st_mode & 0o777 for file in there}
    shared = {str(file): f"{file} (mode {mode:o})" for file, mode in modes.items() if mode & 0o077}
    expect(not shared, f"others may use {', '.join(shared.values())}", f"chmod 600 {' '.join(shared)}")
    unusable = ", ".join(str(file) for file in there if not os.access(file, files[file]))
    expect(not unusable, f"this user cannot use {unusable}", "run this as the user of the service")
    return f"only their owner may use them: {', '.join(map(str, there)) or 'there is none yet'}"


def database(host: Host) -> str:
    """Whether the database is whole, and which schema it has."""
    where = host.settings.database
    if isinstance(where, Path) and not where.exists():
        raise NotTried(f"there is no {where} yet: the bot makes it at its first start")
    found = host.inspection = inspect_database(where)
    if not found.version:
        raise NotTried(f"nothing is stored in {where} yet")
    expect(not found.faults, f"{where}: {'; '.join(found.faults)}", REMEDIES[CorruptDatabase])
    behind = f"its schema is {found.version}, the program's {steps()[-1].number}"
    remedy = "make a backup, then start the bot, which brings it up to date"
    expect(found.version >= steps()[-1].number, behind, remedy)
    return f"{where} is whole, schema {found.version}"


def disk(host: Host) -> str:
    where = host.settings.database
    if not isinstance(where, Path):
        return "the database is on a server"
    folder = where.resolve().parent
    free = shutil.disk_usage(folder).free // MEGABYTE
    expect(free >= LEAST_DISK, f"{free} MB are free in {folder}", f"make room: {LEAST_DISK} MB at least")
    return f"{free} MB are free in {folder}"


def memory(_host: Host) -> str:
    total = os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE") // MEGABYTE
    expect(total >= LEAST_MEMORY, f"{total} MB", f"use a machine with {LEAST_MEMORY} MB or more")
    return f"{total} MB"


def time_zones(_host: Host) -> str:
    missing = sorted({*KNOWN} - available_timezones())
    named = f"missing: {', '.join(missing[:3])}{' ...' if missing[3:] else ''}"
    expect(not missing, named, "install Debian's package tzdata, or Python's")
    return f"all {len(KNOWN)} best known ones are there"


def backup(host: Host) -> str:
    """How old the newest backup is, and whether others can read it."""
    if host.backups is None:
        raise NotTried("name the folder of your backups (--backups FOLDER)")
    found = [file for file in host.backups.iterdir() if file.is_file() and is_backup(file)]
    expect(found, f"there is none in {host.backups}", MAKE_ONE)
    newest = max(found, key=lambda file: file.stat().st_mtime)
    age = max(0.0, time.time() - newest.stat().st_mtime)
    expect(age <= OLDEST_BACKUP, f"the newest one, {newest}, is {age / 86400:.0f} days old", MAKE_ONE)
    _check_private({newest: os.R_OK})
    return f"{newest} is {age / 3600:.0f} hours old"


def is_backup(file: Path) -> bool:
    """Whether a file is a dump, or a database that no program has open as its own."""
    with file.open("rb") as opened:
        header = opened.read(HEADER_BYTES)
    return header.startswith(DUMP) or (header.startswith(MAGIC) and not header.endswith(WRITE_AHEAD))


def service(host: Host) -> str:
    """Whether the service has each directive it needs, and nobody else may read its token."""
    unit = host.unit or UNIT
    if host.unit is None and not unit.is_file():
        raise NotTried(f"there is no {unit} (--unit FILE names another one)")
    directives = read_directives(unit)
    wrong = [
        f"{name}={directives.get(name, '')} ({why})"
        for name, (pattern, why) in UNIT_NEEDS.items()
        if not re.fullmatch(pattern, directives.get(name, ""))
    ]
    listed = {int(each) for each in directives.get(NO_RESTART, "").split() if each.isdecimal()}
    if unlisted := sorted(set(map(int, RESTART_IS_USELESS)) - listed):
        wrong.append(f"{NO_RESTART} lacks {' '.join(map(str, unlisted))} (somebody has to look first)")
    expect(not wrong, f"{unit}: {'; '.join(wrong)}", "install deploy/tabellarius.service again")
    named = directives.get("EnvironmentFile", "").removeprefix("-").split()
    _check_private(dict.fromkeys(map(Path, named), os.F_OK))
    return f"{unit} has what the bot needs"


def read_directives(unit: Path) -> Mapping[str, str]:
    """The directives of a unit's section Service; those of later files replace earlier ones. Raises Wrong."""
    parser = RawConfigParser(strict=False, delimiters="=", allow_no_value=True)
    parser.optionxform = str  # type: ignore[assignment, method-assign]
    try:
        for file in (unit, *sorted(unit.with_name(f"{unit.name}.d").glob("*.conf"))):
            parser.read_string(file.read_text("utf-8").replace("\\\n", " "))
        return {name: value or "" for name, value in parser["Service"].items()}
    except (ConfigParserError, KeyError):
        raise Wrong(f"{unit} is not the file of a service", "name another one (--unit FILE)") from None
