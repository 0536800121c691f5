"""Games of which a page is made."""

from pathlib import Path
from typing import Any

from games import log
from games.engine.moves import asked_after
from games.engine.table import Table

LOGS = Path(__file__).parents[1] / "logs"

ROWS = 30
"""How many rows of a game a page is made of."""


def beginning(name: str, rows: int = ROWS) -> Table[Any]:
    """A game of two until somebody is asked after so many rows."""
    record = log.read(LOGS / name / "2_players.jsonl")
    return record.table(asked_after(record.moves, rows))
