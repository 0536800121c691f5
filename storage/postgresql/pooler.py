"""Whether a connection has a session of its own: behind a pooler it may be lent one for each transaction."""

from __future__ import annotations

from contextlib import closing

import psycopg

from storage.core.errors import AddressRefused
from storage.postgresql.address import ServerAddress
from storage.postgresql.session import SessionConnection, connect

PROCESS = "SELECT pg_backend_pid()"


def check_session(address: ServerAddress, connection: SessionConnection) -> None:
    """Check that a connection keeps its session while another has a transaction. Raises AddressRefused."""
    with closing(connect(address)) as raw:
        own = {_process(connection), _process(connection)}
        try:
            raw.execute("BEGIN")
            other = _process(SessionConnection(raw))
            shared = len({*own, _process(connection)}) > 1 or other in own
        except psycopg.errors.ProtocolViolation:
            shared = True
    if shared:
        raise AddressRefused(
            f"{address} leads to a pooler that lends its sessions: the bot needs its own (PgBouncer:"
            " pool_mode = session)"
        )


def _process(connection: SessionConnection) -> int:
    """The server's process that answers."""
    found: int = connection.execute(PROCESS).fetchone()[0]
    return found
