"""Reused sessions on a PostgreSQL server, as with PgBouncer: their caches are warm."""

from contextlib import suppress
from types import TracebackType
from typing import Any

import psycopg
import pytest

from storage.postgresql import session
from storage.postgresql.address import ServerAddress

Raw = psycopg.Connection[tuple[Any, ...]]

AS_NEW = f"ROLLBACK; SELECT pg_advisory_unlock_all(); RESET ALL; {session.SERVER_WAITS}".encode()
"""Resets a session after its last user."""


class KeptSessions:
    """Context manager: closed sessions are kept for the next connection."""

    def __init__(self, address: ServerAddress) -> None:
        self._address = address
        self._idle: list[Raw] = []
        self._patch = pytest.MonkeyPatch()

    def __enter__(self) -> None:
        self._connect = session.connect
        self._patch.setattr(session, "connect", self._connected)

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._patch.undo()

    def _connected(self, address: ServerAddress) -> Raw:
        while address == self._address and self._idle:
            raw = self._idle.pop()
            try:
                raw.execute(AS_NEW)
            except psycopg.OperationalError:
                psycopg.Connection.close(raw)  # A test has ended it, or its server.
            else:
                return raw
        raw = self._connect(address)
        if address == self._address:
            raw.close = lambda: self._keep(raw)  # type: ignore[method-assign]
        return raw

    def _keep(self, raw: Raw) -> None:
        with suppress(psycopg.Error):
            raw.execute(AS_NEW)
            self._idle.append(raw)
            return
        psycopg.Connection.close(raw)

    def end(self) -> None:
        for raw in self._idle:
            psycopg.Connection.close(raw)
