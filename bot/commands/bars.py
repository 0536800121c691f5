"""The commands `bar` and `unbar`: a barred user gets an answer only about their own data."""

import time
from datetime import UTC, datetime
from pathlib import Path

from storage.peace import bars
from storage.peace.bars import EVERYWHERE
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


def list_barred(where: Path | ServerAddress) -> str:
    """Everybody who is barred, one in a line."""
    found = change_from_outside(where, lambda connection: bars.barred_users(connection, EVERYWHERE))
    return (
        "\n".join(
            f"{each.user}, since {datetime.fromtimestamp(each.since, UTC):%Y-%m-%d %H:%M UTC}"
            for each in found
        )
        or "Nobody is barred."
    )
