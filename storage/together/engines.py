"""Engines of a database; modules with psycopg, an extra of the package, are imported for a server alone."""

from importlib import import_module
from pathlib import Path
from types import ModuleType

from storage.core.database import Database, Result, Work
from storage.core.errors import AddressRefused
from storage.core.shards import Layout
from storage.places.inspection import Inspection
from storage.postgresql.address import ServerAddress
from storage.sqlite.database import SqliteDatabase, change_file
from storage.sqlite.snapshot import inspect_file


async def open_database(where: Path | ServerAddress, layout: Layout | None = None) -> Database:
    """Open a file, or a database on a server. Raises as the engine's own class."""
    if isinstance(where, Path):
        return await SqliteDatabase.open(where)
    if layout is not None:
        shared: Database = await _module("shared").SharedDatabase.open_shared(where, layout)
        return shared
    opened: Database = await _module("database").PostgresqlDatabase.open(where)
    return opened


def change_from_outside(where: Path | ServerAddress, work: Work[Result]) -> Result:
    """Run a write transaction of a database of the newest schema, maybe in use.

    Raises OtherSchema, CorruptDatabase, DatabaseUnusable, DatabaseBusy.
    """
    if isinstance(where, Path):
        return change_file(where, work)
    changed: Result = _module("database").change(where, work)
    return changed


def inspect_database(where: Path | ServerAddress) -> Inspection:
    """Check a database, maybe in use, which is only read.

    Raises OtherSchema, CorruptDatabase, DatabaseUnusable, DatabaseBusy.
    """
    if isinstance(where, Path):
        return inspect_file(where)
    found: Inspection = _module("database").inspect(where)
    return found


def postgresql_module() -> ModuleType:
    """Raises AddressRefused."""
    return _module("move")


def _module(name: str) -> ModuleType:
    try:
        return import_module(f"storage.postgresql.{name}")
    except ModuleNotFoundError as error:
        if error.name != "psycopg":
            raise
        raise AddressRefused("for PostgreSQL install `tabellarius[postgresql]`") from error
