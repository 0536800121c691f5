"""Where a database on a PostgreSQL server is."""

from __future__ import annotations

from urllib.parse import urlsplit

from msgspec import Struct

SCHEMES = ("postgresql://", "postgres://")
"""How the address of such a database begins."""


class ServerAddress(Struct, frozen=True):
    """The address of a database on a server; as text it is without its password."""

    url: str
    """It may hold a password."""

    def __str__(self) -> str:
        parts = urlsplit(self.url)
        host = parts.netloc.rpartition("@")[2]
        return f"postgresql://{host}{parts.path}"

    def __repr__(self) -> str:
        return f"ServerAddress({str(self)!r})"


def is_server(written: str) -> bool:
    """Whether a setting is the address of a database on a server, not a file's."""
    return written.startswith(SCHEMES)
