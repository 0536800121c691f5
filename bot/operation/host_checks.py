"""Checks of the computer for `tabellarius doctor`: nothing is written."""

import os
import re
import shutil
from collections.abc import Iterator, Mapping
from pathlib import Path
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from bot.operation.exit_status import RESTART_IS_USELESS
from bot.operation.findings import Finding, fault, fine, unchecked
from clocks.zones import KNOWN
from storage.sqlite.files import HEADER_BYTES, MAGIC, WRITE_AHEAD

MEMORY_FILE = Path("/proc/meminfo")

LEAST_MEMORY = 460
"""Megabytes that the bot and its processes take at most, with a little room."""

LEAST_DISK = 500
"""Megabytes that should be free on the disk of the database."""

OLDEST_BACKUP = 2 * 86400.0
"""Seconds after which the newest backup is too old."""

MOST_SKEW = 5.0
"""Seconds by which the computer's clock may differ from Discord's."""

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


def check_memory() -> Finding:
    try:
        (written,) = re.findall(r"^MemTotal: +(\d+) kB$", MEMORY_FILE.read_text("ascii"), re.MULTILINE)
    except (OSError, ValueError):
        return unchecked("memory", f"there is no {MEMORY_FILE}")
    total = int(written) * 1024 // MEGABYTE
    if total < LEAST_MEMORY:
        return fault("memory", f"{total} MB", f"use a machine with {LEAST_MEMORY} MB or more")
    return fine("memory", f"{total} MB")


def check_zones() -> Finding:
    missing = list[str]()
    for zone in KNOWN:
        try:
            ZoneInfo(zone)
        except (ZoneInfoNotFoundError, OSError):
            missing.append(zone)
    if missing:
        named = f"{', '.join(missing[:3])}{' ...' if missing[3:] else ''}"
        return fault("time zones", f"missing: {named}", "install Debian's package tzdata, or Python's")
    return fine("time zones", f"all {len(KNOWN)} best known ones are there")


def check_disk(folder: Path) -> Finding:
    free = shutil.disk_usage(folder).free // MEGABYTE
    if free < LEAST_DISK:
        return fault("disk", f"{free} MB are free in {folder}", f"make room: {LEAST_DISK} MB at least")
    return fine("disk", f"{free} MB are free in {folder}")


def check_rights(database: Path) -> Iterator[Finding]:
    """Whether the present user may use the files of a database, and nobody else may read them."""
    folder = database.resolve().parent
    if not os.access(folder, os.R_OK | os.W_OK | os.X_OK):
        remedy = "create it for the user of the service, or correct DATABASE"
        yield fault("folder", f"{folder} is missing or cannot be written", remedy)
        return
    yield fine("folder", f"{folder} can be written")
    yield check_disk(folder)
    if database.exists():
        yield check_privacy("database file", database, os.R_OK | os.W_OK)


def check_privacy(subject: str, file: Path, rights: int) -> Finding:
    """Whether the present user has rights to a file, and others have none."""
    mode = file.stat().st_mode & 0o777
    if mode & 0o077:
        return fault(subject, f"others may use {file} (mode {mode:o})", f"chmod 600 {file}")
    if not os.access(file, rights):
        return fault(subject, f"{file} cannot be used by this user", "run this as the user of the service")
    return fine(subject, f"{file} is its owner's alone")


def check_backups(folder: Path | None, now: float) -> Iterator[Finding]:
    """How old the newest backup is, and whether others can read it."""
    if folder is None:
        yield unchecked("backup", "name the folder of your backups (--backups FOLDER)")
        return
    found = [file for file in folder.iterdir() if file.is_file() and is_backup(file)]
    if not found:
        yield fault("backup", f"there is none in {folder}", MAKE_ONE)
        return
    newest = max(found, key=lambda file: file.stat().st_mtime)
    age = now - newest.stat().st_mtime
    if age > OLDEST_BACKUP:
        yield fault("backup", f"the newest one, {newest}, is {age / 86400:.0f} days old", MAKE_ONE)
    else:
        yield fine("backup", f"{newest} is {max(0.0, age) / 3600:.0f} hours old")
    yield check_privacy("backup file", newest, os.R_OK)


def is_backup(file: Path) -> bool:
    """Whether a file is a dump, or a database that no program has open as its own."""
    with file.open("rb") as opened:
        header = opened.read(HEADER_BYTES)
    return header.startswith(DUMP) or (header.startswith(MAGIC) and not header.endswith(WRITE_AHEAD))


def check_unit(unit: Path, *, named: bool) -> Iterator[Finding]:
    """Name each directive that the service lacks, with its drop-in files; `named`: whether somebody did."""
    if not (named or unit.is_file()):
        yield unchecked("service", f"there is no {unit} (--unit FILE names another one)")
        return
    directives = read_directives(unit)
    wrong = [
        f"{name}={directives.get(name, '')} ({why})"
        for name, (pattern, why) in UNIT_NEEDS.items()
        if not re.fullmatch(pattern, directives.get(name, ""))
    ]
    useless = {int(status) for status in RESTART_IS_USELESS}
    listed = {int(each) for each in directives.get(NO_RESTART, "").split() if each.isdecimal()}
    if useless - listed:
        lacking = " ".join(map(str, sorted(useless - listed)))
        wrong.append(f"{NO_RESTART} lacks {lacking} (somebody has to look first)")
    if wrong:
        yield fault("service", f"{unit}: {'; '.join(wrong)}", "install deploy/tabellarius.service again")
    else:
        yield fine("service", f"{unit} has what the bot needs")
    for file in map(Path, directives.get("EnvironmentFile", "").removeprefix("-").split()):
        if file.exists():
            yield check_privacy("token file", file, os.F_OK)


def read_directives(unit: Path) -> Mapping[str, str]:
    """The directives of a unit's section Service; those of later files replace earlier ones."""
    found = dict[str, str]()
    for file in (unit, *sorted(unit.with_name(f"{unit.name}.d").glob("*.conf"))):
        section = ""
        for line in file.read_text("utf-8").replace("\\\n", " ").splitlines():
            name, equals, value = line.strip().partition("=")
            if name.startswith("["):
                section = name
            elif equals and section == "[Service]" and not name.startswith(("#", ";")):
                found[name.strip()] = value.strip()
    return found


def check_clock(seconds_ahead: float) -> Finding:
    """What the difference to Discord's clock means."""
    how = f"{abs(seconds_ahead):.0f} s {'ahead of' if seconds_ahead > 0 else 'behind'} Discord's"
    if abs(seconds_ahead) > MOST_SKEW:
        return fault("clock", how, "switch on the synchronisation of time (timedatectl set-ntp true)")
    return fine("clock", "as Discord's" if abs(seconds_ahead) < 1.5 else how)
