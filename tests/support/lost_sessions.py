"""Sessions on a PostgreSQL server that are lost at statements of the store."""

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
    """Ends sessions of this process, as a context: once before each kind of statement, and after each commit.

    A commit is of another kind after each other statement. One after which a session ends is not answered.
    """

    def __init__(self, server: Cluster) -> None:
        self.has_begun = False
        """Whether any is lost yet."""
        self.met = set[str]()
        """Before and after which statements one may be lost."""
        self.lost = set[str]()
        """Before and after which of them one was lost."""
        self.gap = 0
        """Least number of statements from one that is lost to the next."""
        self._since = 0
        """Statements since the last one was lost."""
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
        """Whether a session is lost now."""
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
