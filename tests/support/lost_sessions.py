"""Loss of sessions on a PostgreSQL server at statements of the store."""

import re
from threading import Lock
from types import TracebackType
from typing import Any, Self

import psycopg
import pytest

from storage.postgresql import session
from storage.postgresql.address import ServerAddress
from tests.support.postgresql import Cluster

END = "SELECT pg_terminate_backend(%s, 60000)"


class LostSessions:
    """Context manager that ends sessions once before each kind of statement and after each kind of commit.

    The statement before a commit is part of its kind. A commit after which the session ends is not answered.
    """

    def __init__(self, server: Cluster) -> None:
        self.has_begun = False
        self.met = set[str]()
        """The moments so far."""
        self.lost = set[str]()
        """The moments at which a session was ended."""
        self.gap = 0
        """Least number of statements from one loss to the next."""
        self._since = 0
        """Statements since the last loss."""
        self._server = server
        self._lock = Lock()
        self._patch = pytest.MonkeyPatch()

    def __enter__(self) -> Self:
        self._other = psycopg.connect(self._server.address.url, autocommit=True)
        connect = session.connect

        def connected(address: ServerAddress) -> psycopg.Connection[tuple[Any, ...]]:
            raw = connect(address)
            raw.cursor_factory = self._cursor_type()
            return raw

        self._patch.setattr(session, "connect", connected)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._patch.undo()
        self._other.close()

    def _ends_at(self, moment: str) -> bool:
        """Whether to end a session now."""
        with self._lock:
            if not self.has_begun:
                return False
            self.met.add(moment)
            self._since += 1
            if moment in self.lost or self._since < self.gap:
                return False
            self._since = 0
            self.lost.add(moment)
            return True

    def _end(self, process: int) -> None:
        with self._lock:
            self._other.execute(END, (process,))

    def _cursor_type(self) -> type[psycopg.Cursor[tuple[Any, ...]]]:
        lost, last = self, ""

        class Watched(psycopg.Cursor[tuple[Any, ...]]):
            def execute(self, query: Any, *values: Any, **options: Any) -> Self:
                is_commit = query == "COMMIT"
                kind = f"COMMIT after {last}" if is_commit else self._meet(query)
                process = self.connection.info.backend_pid
                if lost._ends_at(kind):
                    lost._end(process)
                super().execute(query, *values, **options)
                if is_commit and lost._ends_at(f"answer to {kind}"):
                    lost._end(process)
                    self.connection.close()
                    raise psycopg.OperationalError("the answer is lost")
                return self

            def executemany(self, query: Any, values: Any, *, returning: bool = False) -> None:
                if lost._ends_at(self._meet(query)):
                    lost._end(self.connection.info.backend_pid)
                super().executemany(query, values, returning=returning)

            def _meet(self, query: str | bytes) -> str:
                nonlocal last
                text = query.decode() if isinstance(query, bytes) else query
                last = re.sub(r"%s(?:, %s)+", "%s", re.sub(r"\d+", "0", text))
                return last

        return Watched
