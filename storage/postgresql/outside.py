"""A change of a database on a server that a bot may have open."""

from __future__ import annotations

from storage.core.database import Result, Work
from storage.postgresql.address import ServerAddress
from storage.postgresql.schema import check_newest
from storage.postgresql.session import connected


def change(address: ServerAddress, work: Work[Result]) -> Result:
    """Run a function in a write transaction.

    Raises DatabaseInUse for an older schema, SchemaTooNew, CorruptDatabase, DatabaseUnusable.
    """
    with connected(address) as connection:
        check_newest(connection)
        with connection.raw.transaction():
            return work(connection)
