"""The commands `bar`, `unbar`, `close-server` and `open-server`: whom the bot does not serve."""

import time
from datetime import UTC, datetime
from pathlib import Path

from storage.peace import bars
from storage.peace.bars import EVERYWHERE
from storage.places import servers
from storage.postgresql.address import ServerAddress
from storage.together.engines import change_from_outside

SOON = "A running bot knows within a minute."


def bar(where: Path | ServerAddress, user: int) -> str:
    """Bar a user everywhere; returns the answer."""
    now = time.time()
    barred = change_from_outside(where, lambda connection: bars.bar(connection, EVERYWHERE, user, now))
    return f"{user} is barred. {SOON}" if barred else f"{user} was barred before."


def unbar(where: Path | ServerAddress, user: int) -> str:
    """Bar a user no longer; returns the answer."""
    lifted = change_from_outside(where, lambda connection: bars.unbar(connection, EVERYWHERE, user))
    return f"{user} is no longer barred. {SOON}" if lifted else f"{user} was not barred."


def close_server(where: Path | ServerAddress, server: int) -> str:
    """Close a server; returns the answer."""
    now = time.time()
    closed = change_from_outside(where, lambda connection: servers.close_server(connection, server, now))
    return f"{server} is closed. {SOON}" if closed else f"{server} was closed before."


def open_server(where: Path | ServerAddress, server: int) -> str:
    """Let the bot be invited to a server again; returns the answer."""
    opened = change_from_outside(where, lambda connection: servers.open_server(connection, server))
    return f"{server} is open again. {SOON}" if opened else f"{server} was not closed."


def list_closed(where: Path | ServerAddress) -> str:
    """All closed servers, one in a line."""
    found = change_from_outside(where, servers.closed_servers)
    return "\n".join(_line(each.guild, each.since) for each in found) or "No server is closed."


def list_barred(where: Path | ServerAddress) -> str:
    """Everybody who is barred, one in a line."""
    found = change_from_outside(where, lambda connection: bars.barred_users(connection, EVERYWHERE))
    return "\n".join(_line(each.user, each.since) for each in found) or "Nobody is barred."


def _line(id_: int, since: float) -> str:
    return f"{id_}, since {datetime.fromtimestamp(since, UTC):%Y-%m-%d %H:%M UTC}"
