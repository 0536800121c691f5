"""Exit statuses of the program, and the error that ends it with one of them and one clear line."""

from collections.abc import Mapping
from enum import IntEnum

from storage.core import errors
from storage.sqlite.backup import SameFile


class ExitStatus(IntEnum):
    """How the program ended; the numbers from 64 on follow sysexits.h where it has one that fits."""

    STOPPED = 0
    """Stopped by a signal, or the command has done its work."""
    FAILED = 1
    """An error that nobody foresaw; the log has it."""
    USAGE = 2
    """The command line is wrong."""
    DAMAGED_FILE = 65
    """The file is no database of the bot, or is damaged."""
    NO_FILE = 66
    """A file or a folder is missing."""
    OTHER_SCHEMA = 70
    """The database was written by a version of the program that is newer, or too old."""
    FILE_EXISTS = 73
    """The file to write is there already."""
    DATABASE_REPLACED = 74
    """The database file was replaced or deleted while the bot was running."""
    DATABASE_IN_USE = 75
    """Another process uses the database, or its server is not reached."""
    REFUSED_BY_GATEWAY = 76
    """Discord's gateway refuses the bot for good, as for an intent it may not use."""
    NO_ACCESS = 77
    """A file cannot be read or written."""
    REFUSED_SETTING = 78
    """Discord does not know the token, or the address of the database can never work."""
    WRONG_SETTINGS = 79
    """A setting cannot be read."""
    TOO_FEW_SHARDS = 80
    """The bot needs more shards; it asks Discord for their number when it starts."""
    FAULTS_FOUND = 81
    """`doctor` or `try` has named faults."""


RESTART_IS_USELESS = frozenset(
    {
        ExitStatus.USAGE,
        ExitStatus.DAMAGED_FILE,
        ExitStatus.NO_FILE,
        ExitStatus.OTHER_SCHEMA,
        ExitStatus.DATABASE_REPLACED,
        ExitStatus.REFUSED_BY_GATEWAY,
        ExitStatus.NO_ACCESS,
        ExitStatus.REFUSED_SETTING,
        ExitStatus.WRONG_SETTINGS,
    }
)
"""What a service manager should not answer by starting the bot again: somebody has to look first."""


class Fatal(Exception):
    """The program ends; the message is the one line it says."""

    def __init__(self, status: ExitStatus, line: str) -> None:
        super().__init__(line)
        self.status = status


Statuses = Mapping[type[Exception], ExitStatus]
"""Errors -> how the program ends because of them; of several the first that fits."""

STATUSES: Statuses = {
    errors.CorruptDatabase: ExitStatus.DAMAGED_FILE,
    errors.OtherSchema: ExitStatus.OTHER_SCHEMA,
    errors.DatabaseInUse: ExitStatus.DATABASE_IN_USE,
    errors.DatabaseBusy: ExitStatus.DATABASE_IN_USE,
    errors.FolderMissing: ExitStatus.NO_FILE,
    errors.ServerNotReached: ExitStatus.DATABASE_IN_USE,
    errors.AddressRefused: ExitStatus.REFUSED_SETTING,
    errors.DatabaseUnusable: ExitStatus.NO_ACCESS,
    SameFile: ExitStatus.USAGE,
}
"""Errors of opening a database, and of restoring one."""

FILE_STATUSES: Statuses = {
    FileNotFoundError: ExitStatus.NO_FILE,
    FileExistsError: ExitStatus.FILE_EXISTS,
    OSError: ExitStatus.NO_ACCESS,
}
"""Errors of reading and writing files, of commands about nothing else."""


def fatal(error: Exception, statuses: Statuses) -> Fatal | None:
    """An error as the end of the program; None for one that is not listed."""
    status = next((status for kind, status in statuses.items() if isinstance(error, kind)), None)
    return None if status is None else Fatal(status, f"{error}.")
