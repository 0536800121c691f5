"""Check of a database, game by game: whether all its rows can have been stored."""

import tomllib
from collections.abc import Collection, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from msgspec import Struct

from bot.audit.clocks import clock_faults
from bot.audit.cups import cup_faults
from bot.audit.delivery import delivery_faults, faults_elsewhere
from bot.audit.game import Rules, game_faults
from bot.audit.lobby import lobby_faults
from bot.audit.notes import hint_faults, note_faults, posted_faults
from bot.audit.people import people_faults
from bot.audit.questions import question_faults
from bot.audit.seats import seat_faults
from bot.audit.stand_ins import stand_in_faults
from bot.tables.planned_turns import ASK, AT_ONCE
from cups.schedule import LEAST, MOST
from storage.core import rows
from storage.cups import rows as cups
from storage.lobby.invitations import DECLINED, EXPIRED, WITHDRAWN
from storage.lobby.lobby_seats import BY_HOST, BY_MANAGER, CHANNEL_GONE, IDLE, LEFT
from storage.lobby.requests import ACCEPTED
from storage.lobby.requests import DECLINED as REQUEST_DECLINED
from storage.lobby.requests import EXPIRED as REQUEST_EXPIRED
from storage.lobby.requests import OVER as LOBBY_OVER
from storage.ratings.recount import recount
from storage.sqlite.snapshot import Snapshot, StoredGame, snapshot

VOCABULARIES: Mapping[tuple[str, str], Collection[str | int]] = {
    ("game", "stage"): (rows.LOBBY, rows.PLAYING, rows.OVER),
    ("game", "when_late"): (rows.ASK, rows.COMPUTER_MOVES),
    ("game", "outcome"): (rows.FINISHED, rows.AGREED, rows.RESIGNED, rows.ABANDONED, rows.BY_MANAGERS),
    ("game", "closing"): (LEFT, BY_HOST, BY_MANAGER, IDLE, CHANNEL_GONE),
    ("table_change", "kind"): (rows.SEAT_CHANGE, rows.END_CHANGE, rows.CHANNEL_CHANGE),
    ("pause", "kind"): (rows.AGREED_PAUSE, rows.DORMANT),
    ("invitation", "reason"): (DECLINED, WITHDRAWN, EXPIRED),
    ("seat_request", "answer"): (ACCEPTED, REQUEST_DECLINED, REQUEST_EXPIRED, LOBBY_OVER),
    ("plan", "play"): (ASK, AT_ONCE),
    ("cup", "stage"): (cups.DRAFT, cups.OPEN, cups.PLAYING, cups.OVER, cups.CALLED_OFF),
    ("cup", "size"): range(LEAST, MOST + 1),
}
"""Table and column -> what it holds, if it is not NULL."""


def vocabulary_faults(stored: Snapshot) -> Iterator[str]:
    """Unknown words, and unknown sizes."""
    for (table, column), known in VOCABULARIES.items():
        found = stored.connection.execute(f"SELECT DISTINCT {column} FROM {table} WHERE {column} IS NOT NULL")
        yield from (f"{table}.{column}: there is no {each!r}" for (each,) in found if each not in known)


NOT_COMPARED: Mapping[str, str] = {
    column: why
    for why, columns in tomllib.loads(
        Path(__file__).with_name("not_compared.toml").read_text("utf-8")
    ).items()
    for column in columns
}
"""Columns whose values the check cannot derive, only find impossible -> why."""


class GameReport(Struct, frozen=True):
    """Findings about a stored game."""

    game: int
    name: str
    stage: str
    rows: int
    faults: tuple[str, ...]
    """Contradictions between its rows; none: it is whole."""
    rules: Rules
    """Its log compared with today's rules."""


class DatabaseCheck:
    """A database being checked. Made by `open_check`."""

    def __init__(self, stored: Snapshot) -> None:
        self._stored = stored
        self.version = stored.version
        """The schema of the file."""

    def faults(self) -> tuple[str, ...]:
        """Faults of the tables, and of rows that belong to no game."""
        figures = recount(self._stored.connection).differences
        people, cups = people_faults(self._stored), cup_faults(self._stored)
        elsewhere = faults_elsewhere(self._stored)
        return (*self._stored.faults, *vocabulary_faults(self._stored), *people, *cups, *elsewhere, *figures)

    def games(self, *, new_rules: bool = False) -> Iterator[GameReport]:
        """Every game, ordered by id. `new_rules`: whether it is to be played by other rules."""
        for stored in self._stored.games():
            yield report_game(stored, new_rules=new_rules)


@contextmanager
def open_check(path: Path) -> Iterator[DatabaseCheck]:
    """Check a database as it is now; the file is only read. Raises CorruptDatabase, OtherSchema."""
    with snapshot(path) as stored:
        yield DatabaseCheck(stored)


def report_game(stored: StoredGame, *, new_rules: bool) -> GameReport:
    """Compare everything that is stored of a game."""
    faults, rules = game_faults(stored, new_rules=new_rules)
    row = stored.row
    return GameReport(
        row.id,
        row.name,
        row.stage,
        len(stored.moves),
        (
            *faults,
            *clock_faults(stored),
            *seat_faults(stored),
            *question_faults(stored),
            *lobby_faults(stored),
            *hint_faults(stored),
            *note_faults(stored),
            *posted_faults(stored),
            *stand_in_faults(stored),
            *delivery_faults(stored),
        ),
        rules,
    )
