"""The address of a database on a PostgreSQL server."""

import re
from collections.abc import Mapping
from importlib import import_module

from msgspec import Struct

SCHEMES = ("postgresql://", "postgres://")
KEYWORD = re.compile(r"\s*(host|hostaddr|port|dbname|user|password|passfile|service)\s*=")
PORTS = re.compile(r"[0-9,]*")


class ServerAddress(Struct, frozen=True):
    """The address of a database on a server; as text it has no password."""

    url: str
    """It may hold a password."""

    def parts(self) -> Mapping[str, str] | None:
        """Its parts by libpq's keywords; None if unreadable, or a password was misread as another part."""
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
    """Whether the shown parts cannot hold pieces of a password."""
    shown = f"{parts.get('host', '')} {parts.get('dbname', '')}"
    return "@" not in shown and PORTS.fullmatch(parts.get("port", "")) is not None


def is_server(written: str) -> bool:
    """Whether a setting is the address of a server's database, not a file's."""
    return written.startswith(SCHEMES) or KEYWORD.match(written) is not None
