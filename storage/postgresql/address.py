"""Where a database on a PostgreSQL server is."""

from __future__ import annotations

import re
from collections.abc import Mapping
from importlib import import_module

from msgspec import Struct

SCHEMES = ("postgresql://", "postgres://")
"""How the address of such a database begins."""

KEYWORD = re.compile(r"\s*(host|hostaddr|port|dbname|user|password|passfile|service)\s*=")
"""How it begins if it is written as keywords and values."""

PORTS = re.compile(r"[0-9,]*")


class ServerAddress(Struct, frozen=True):
    """The address of a database on a server; as text it is without its password."""

    url: str
    """It may hold a password."""

    def parts(self) -> Mapping[str, str] | None:
        """What it consists of, by libpq's keywords; None if it cannot be read, or is not what was meant.

        A password with an `@` or a `/` that is not encoded would become a host, a port or a database.
        """
        try:
            driver = import_module("psycopg")
        except ModuleNotFoundError:
            return None
        try:
            found: dict[str, str] = driver.conninfo.conninfo_to_dict(self.url)
        except driver.ProgrammingError:
            return None
        return found if _is_sound(found) else None

    def __str__(self) -> str:
        found = self.parts()
        if found is None:
            return "the address of the database"
        hosts, ports = found.get("host", "").split(","), found.get("port", "").split(",")
        ports *= len(hosts) if len(ports) == 1 else 1
        named = [
            f"{host}{port and ':'}{port}"
            for host, port in zip(hosts, ports, strict=False)
            if not host.startswith("/")
        ]
        return f"postgresql://{','.join(named)}/{found.get('dbname', '')}"

    def __repr__(self) -> str:
        return f"ServerAddress({str(self)!r})"


def _is_sound(parts: Mapping[str, str]) -> bool:
    """Whether nothing of a password can be in the parts that are shown."""
    shown = f"{parts.get('host', '')} {parts.get('dbname', '')}"
    return "@" not in shown and PORTS.fullmatch(parts.get("port", "")) is not None


def is_server(written: str) -> bool:
    """Whether a setting is the address of a database on a server, not a file's."""
    return written.startswith(SCHEMES) or KEYWORD.match(written) is not None
