"""A private copy of a database to check, so that the file is only read, even in use."""

import sqlite3
from collections.abc import Iterator, Mapping
from contextlib import closing, contextmanager
from functools import cache
from itertools import islice
from pathlib import Path
from typing import Any

from msgspec import Struct

from clocks.waking_time import ClockStop
from storage.core import chain
from storage.core.changes import linked_changes, linked_moves
from storage.core.errors import ChainBroken, CorruptDatabase
from storage.core.queries import chain_end, find_game, find_waiting
from storage.core.rows import GameRow, MoveRow, PlanRow, TableChange, WaitingRow
from storage.places.inspection import Inspection, servers_in_use
from storage.schema.steps import missing_steps
from storage.seats.plans import plans_of
from storage.sqlite.database import BUSY_SECONDS, NO_TEXT, TEXT, migrate, raise_known
from storage.sqlite.files import read_only
from storage.time.clock_stops import clock_stops_of_wait

Record = Mapping[str, Any]

AWAY = """(
    SELECT stand_in.*, vacation."user" AS away, offer."user" AS asked, offer.computer AS asked_computer,
        accepted
    FROM stand_in JOIN vacation ON vacation.id = stand_in.vacation
    LEFT JOIN stand_in_offer AS offer ON offer.vacation = stand_in.vacation
)"""
"""The table of stand-ins, joined with the users they replace."""

NOT_OURS = "this is no database of the bot"

SHAPE = "SELECT type || ' ' || name, sql FROM sqlite_master WHERE name NOT LIKE 'sqlite_%'"


class OriginGame(Struct, frozen=True):
    row: GameRow
    moves: tuple[MoveRow, ...]
    """As many rows as that."""


class StoredGame(Struct, frozen=True):
    """A game with its whole log and all its other rows."""

    row: GameRow
    moves: tuple[MoveRow, ...]
    changes: tuple[TableChange, ...]
    chain_fault: str | None
    """The break of its hash chain; None if it is whole."""
    origin: OriginGame | None
    """None if it began with no game's rows, or that game is gone."""
    waiting: tuple[WaitingRow, ...]
    computers_waiting: tuple[int, ...]
    """Waiting seats marked as computer players'."""
    questions: tuple[Record, ...]
    votes: tuple[Record, ...]
    idle_due: float | None
    seed: bytes | None
    outbox: tuple[Record, ...]
    messages: tuple[Record, ...]
    timers: tuple[Record, ...]
    reserves: tuple[Record, ...]
    clock_stops: Mapping[int, tuple[ClockStop, ...]]
    """Waiting seats -> past clock stops."""
    stand_ins: tuple[Record, ...]
    """With the user `away`, the one `asked`, and whether they `accepted`."""
    stood_in: tuple[Record, ...]
    offers: tuple[Record, ...]
    erased_players: tuple[Record, ...]
    invitations: tuple[Record, ...]
    requests: tuple[Record, ...]
    presence: tuple[Record, ...]
    pauses: tuple[Record, ...]
    out_of_reach: tuple[Record, ...]
    results: tuple[Record, ...]
    analysis: tuple[Record, ...]
    statistics: tuple[Record, ...]
    adds: tuple[Record, ...]
    hints: tuple[Record, ...]
    notes: tuple[Record, ...]
    posted: tuple[Record, ...]
    plans: tuple[PlanRow, ...]


class Snapshot:
    """A copy of a database, brought to the present schema."""

    def __init__(self, connection: sqlite3.Connection, version: int, faults: tuple[str, ...]) -> None:
        self.connection = connection
        self.version = version
        self.faults = faults
        """Deviations from the tables, indexes and triggers of its schema."""

    def games(self) -> Iterator[StoredGame]:
        for (game,) in self.connection.execute("SELECT id FROM game ORDER BY id").fetchall():
            row, linked = find_game(self.connection, game), linked_moves(self.connection, game)
            changes = linked_changes(self.connection, game)
            waiting = find_waiting(self.connection, game)
            yield StoredGame(
                row=row,
                moves=tuple(move for move, _ in linked),
                changes=tuple(change for change, _ in changes),
                chain_fault=_chain_fault(row, linked, changes, chain_end(self.connection, game)),
                origin=self._origin(row),
                waiting=waiting,
                questions=self.rows("question", "game = ? ORDER BY id", game),
                votes=self.rows("vote", "question IN (SELECT id FROM question WHERE game = ?)", game),
                computers_waiting=tuple(
                    each["seat"] for each in self.rows("waiting", "game = ? AND computer ORDER BY seat", game)
                ),
                idle_due=self.rows("game", "id = ?", game)[0]["idle_due"],
                seed=self.rows("game", "id = ?", game)[0]["seed"],
                outbox=self.rows("outbox", "game = ? ORDER BY id", game),
                messages=self.rows("message", "game = ? ORDER BY name", game),
                timers=self.rows("timer", "game = ? ORDER BY id", game),
                reserves=self.rows("reserve", "game = ? ORDER BY seat", game),
                clock_stops={each.seat: clock_stops_of_wait(self.connection, each) for each in waiting},
                stand_ins=self.rows(AWAY, "game = ? ORDER BY seat", game),
                stood_in=self.rows("stood_in", "game = ? ORDER BY seat, first, id", game),
                erased_players=self.rows("erased_player", "game = ? ORDER BY seat", game),
                offers=self.rows("seat_offer", "game = ? ORDER BY seat", game),
                invitations=self.rows("invitation", "game = ? ORDER BY id", game),
                requests=self.rows("seat_request", 'game = ? ORDER BY "user"', game),
                presence=self.rows("presence", 'game = ? ORDER BY "user"', game),
                pauses=self.rows("pause", "game = ? ORDER BY id", game),
                out_of_reach=self.rows("out_of_reach", "game = ? ORDER BY seat, begins", game),
                results=self.rows("result", "game = ? ORDER BY seat", game),
                analysis=self.rows("analysis", "game = ? ORDER BY seat", game),
                statistics=self.rows("seat_statistics", "game = ? ORDER BY seat", game),
                adds=self.rows("game_statistics", "game = ?", game),
                hints=self.rows("hint_use", "game = ? ORDER BY n", game),
                notes=self.rows("note", 'game = ? ORDER BY "user", step, begun_again', game),
                posted=self.rows("posted_step", "game = ? ORDER BY id", game),
                plans=plans_of(self.connection, game),
            )

    def _origin(self, row: GameRow) -> OriginGame | None:
        game = row.origin_game
        if game is None or not self.rows("game", "id = ?", game):
            return None
        moves = (move for move, _ in linked_moves(self.connection, game))
        return OriginGame(find_game(self.connection, game), tuple(islice(moves, row.seeded_after)))

    def rows(self, table: str, condition: str = "true", *values: int) -> tuple[Record, ...]:
        found = self.connection.execute(f"SELECT * FROM {table} WHERE {condition}", values)
        names = [name for name, *_ in found.description]
        return tuple(dict(zip(names, row, strict=True)) for row in found)


def inspect_file(path: Path) -> Inspection:
    """Check a database, maybe in use, which is only read.

    Raises CorruptDatabase, OtherSchema, DatabaseUnusable, DatabaseBusy.
    """
    try:
        with closing(
            sqlite3.connect(
                f"{path.resolve().as_uri()}?{read_only(path)}",
                uri=True,
                timeout=BUSY_SECONDS,
                isolation_level=None,
            )
        ) as connection:
            connection.text_factory = TEXT
            connection.execute("BEGIN")
            return _inspect(connection)
    except sqlite3.DatabaseError as error:
        raise_known(path, error)
        raise
    except UnicodeDecodeError as error:
        raise CorruptDatabase(f"{path}: {NO_TEXT}") from error


def _inspect(connection: sqlite3.Connection) -> Inspection:
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    (objects,) = connection.execute("SELECT count(*) FROM sqlite_schema").fetchone()
    if version == 0:
        if objects:
            raise CorruptDatabase(NOT_OURS)
        return Inspection(0)
    missing = missing_steps(version)
    (verdict,) = connection.execute("PRAGMA quick_check(1)").fetchone()
    if verdict != "ok":
        raise CorruptDatabase(verdict)
    faults = _schema_faults(connection, version)
    return Inspection(version, faults, {} if faults or missing else servers_in_use(connection))


@contextmanager
def snapshot(path: Path) -> Iterator[Snapshot]:
    """Raises CorruptDatabase, OtherSchema."""
    # SQLite's own temporary file, which is gone with the connection, however that ends.
    with closing(sqlite3.connect("", isolation_level=None)) as connection:
        connection.text_factory = TEXT
        try:
            _copy(path, connection)
            check_integrity(connection)
            (version,) = connection.execute("PRAGMA user_version").fetchone()
            if version == 0:
                raise CorruptDatabase(NOT_OURS)
            faults = _schema_faults(connection, version)
            migrate(connection)
            yield Snapshot(connection, version, faults)
        except sqlite3.DatabaseError as fault:
            raise CorruptDatabase(str(fault)) from fault
        except UnicodeDecodeError as fault:
            raise CorruptDatabase(NO_TEXT) from fault


def _copy(path: Path, target: sqlite3.Connection) -> None:
    address = f"{path.resolve().as_uri()}?{read_only(path)}"
    with closing(sqlite3.connect(address, uri=True)) as source:
        source.backup(target)


def check_integrity(connection: sqlite3.Connection) -> None:
    """Raises CorruptDatabase."""
    (verdict,) = connection.execute("PRAGMA integrity_check(1)").fetchone()
    if verdict != "ok":
        raise CorruptDatabase(verdict)
    strays = connection.execute("PRAGMA foreign_key_check").fetchall()
    if strays:
        raise CorruptDatabase(f"a row of table {strays[0][0]!r} belongs to nothing")


def _schema_faults(connection: sqlite3.Connection, version: int) -> tuple[str, ...]:
    """Deviations from the schema files up to a version."""
    due, found = _schema_statements(version), dict(connection.execute(SHAPE))
    return (
        *(f"{name} is missing" for name in due if name not in found),
        *(f"{name} is not as in schema {version}" for name in due if found.get(name, due[name]) != due[name]),
        *(f"{name} does not belong to schema {version}" for name in found if name not in due),
    )


@cache
def _schema_statements(version: int) -> Mapping[str, str]:
    """Tables, indexes and triggers of a schema -> their statements."""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as fresh:
        migrate(fresh, upto=version)
        return dict(fresh.execute(SHAPE))


def _chain_fault(
    row: GameRow,
    linked: tuple[tuple[MoveRow, str], ...],
    changes: tuple[tuple[TableChange, str], ...],
    end: str,
) -> str | None:
    try:
        chain.verify(row, linked, end, changes)
    except ChainBroken as fault:
        return str(fault)
    return None
