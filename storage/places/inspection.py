"""A database as seen from outside, with the servers in it."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from storage.core.database import Connection
from storage.places.places import servers_with_tables
from storage.places.servers import closed_servers, places_of, settings_of_all


class ServerInUse(Struct, frozen=True):
    settings: str | None
    """As JSON; None if nobody has set anything."""
    channels: tuple[int, ...]
    """Those of its tables."""


class Inspection(Struct, frozen=True):
    version: int
    """Of its schema; 0 for a database in which nothing was stored yet."""
    faults: tuple[str, ...] = ()
    servers: Mapping[int, ServerInUse] = {}


def servers_in_use(connection: Connection) -> Mapping[int, ServerInUse]:
    """The servers with settings or with open tables, without those the operator has closed."""
    settings = settings_of_all(connection)
    with_tables = servers_with_tables(connection)
    closed = {each.guild for each in closed_servers(connection)}
    return {
        guild: ServerInUse(settings.get(guild), places_of(connection, guild))
        for guild in sorted({*settings, *with_tables} - closed)
    }
