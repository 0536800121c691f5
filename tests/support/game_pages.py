"""Games of which a page is made."""

from pathlib import Path
from typing import Any

from games import log
from games.engine.moves import last_row_before_question
from games.engine.table import Table

LOGS = Path(__file__).parents[1] / "logs"

ROWS = 30
"""The rows of a game before its page."""


def beginning(name: str, rows: int = ROWS) -> Table[Any]:
    """A game of two up to the first question after a number of rows."""
    record = log.read(LOGS / name / "2_players.jsonl")
    return record.table(last_row_before_question(record.moves, rows))
