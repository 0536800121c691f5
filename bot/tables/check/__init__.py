"""What is stored compared with what can have been stored: everything of a database, game by game."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from msgspec import Struct

from bot.tables.check.delivery import delivery_faults
from bot.tables.check.game import Rules, game_faults
from bot.tables.check.people import people_faults
from storage.read_only import Snapshot, StoredGame, snapshot


class GameReport(Struct, frozen=True):
    """What is found out about a stored game."""

    game: int
    name: str
    stage: str
    rows: int
    faults: tuple[str, ...]
    """What cannot have been stored; none: it is whole."""
    rules: Rules
    """What today's rules make of its log."""


class DatabaseCheck:
    """A database being checked. Made by `checking`."""

    def __init__(self, stored: Snapshot) -> None:
        """`stored` is the copy that is checked."""
        self._stored = stored
        self.version = stored.version
        """The schema of the file."""

    def faults(self) -> tuple[str, ...]:
        """What is wrong with the tables of the database, and with what belongs to no game."""
        return (*self._stored.faults, *people_faults(self._stored))

    def games(self) -> Iterator[GameReport]:
        """Every game, ordered by id."""
        for stored in self._stored.games():
            yield report(stored)


@contextmanager
def checking(path: Path) -> Iterator[DatabaseCheck]:
    """Check a database as it is now; the file is only read. Raises CorruptDatabase, SchemaTooNew."""
    with snapshot(path) as stored:
        yield DatabaseCheck(stored)


def report(stored: StoredGame) -> GameReport:
    """Compare everything that is stored of a game."""
    faults, rules = game_faults(stored)
    row = stored.row
    return GameReport(
        row.id, row.name, row.stage, len(stored.moves), (*faults, *delivery_faults(stored)), rules
    )
