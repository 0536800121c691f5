"""The whole games that are on file."""

from typing import Any

from games import log
from games.engine.table import Table
from tests.support.games import TESTS, samples


def on_file(name: str) -> Table[Any]:
    """The game of most players that is on file."""
    players = samples(name).logs[-1].players
    return log.read(TESTS / "logs" / name / f"{players}_players.jsonl").table()
