"""Stored data of a history: when a step was made, its message, and its readers' notes."""

from msgspec import Struct

from storage.core.database import Connection, Part, reads, writes
from storage.core.kinds import Kind, sql_list
from storage.core.queries import find_game

STORIES = (Kind.TURN, Kind.SCORING, Kind.END)
"""Messages in the thread that report moves."""

TIME = "SELECT time FROM move WHERE game = ? AND n = ?"

REPORTED = f"""
SELECT message FROM outbox
WHERE game = ? AND seat IS NULL AND message IS NOT NULL AND kind IN ({sql_list(STORIES)}) AND n >= ?
ORDER BY n, id LIMIT 1
"""

NOTE = 'SELECT text FROM note WHERE game = ? AND "user" = ? AND step = ? AND begun_again = ?'
ANY_NOTE = 'SELECT EXISTS (SELECT 1 FROM note WHERE game = ? AND "user" = ?)'

NOTES = """
SELECT step, begun_again, written, text FROM note WHERE game = ? AND "user" = ?
ORDER BY step DESC, begun_again DESC
"""

KEEP_NOTE = """
INSERT INTO note (game, "user", step, begun_again, written, text) VALUES (?, ?, ?, ?, ?, ?)
ON CONFLICT (game, "user", step, begun_again) DO UPDATE SET written = excluded.written, text = excluded.text
WHERE note.text <> excluded.text
"""

DELETE_NOTE = 'DELETE FROM note WHERE game = ? AND "user" = ? AND step = ? AND begun_again = ?'


class StoredStep(Struct, frozen=True):
    time: float
    message: int | None
    """The message in the thread that reported it; None until then."""


class NotedStep(Struct, frozen=True):
    """The place of a user's note."""

    game: int
    user: int
    step: int
    begun_again: int
    """Restarts of phases before the step."""


class Note(Struct, frozen=True):
    step: int
    begun_again: int
    written: float
    """When it was last changed."""
    text: str


class NotesShown(Struct, frozen=True):
    text: str = ""
    """"" for none."""
    any: bool = False


NOTHING_NOTED = NotesShown()


def stored_step(connection: Connection, game: int, first: int, row: int) -> StoredStep | None:
    """The step of the rows `first` to `row`; None if it is not stored yet."""
    made = connection.execute(TIME, (game, row)).fetchone()
    reported = connection.execute(REPORTED, (game, first)).fetchone()
    return None if made is None else StoredStep(made[0], reported[0] if reported else None)


def note_at(connection: Connection, at: NotedStep) -> str:
    """ "" for none."""
    found = connection.execute(NOTE, (at.game, at.user, at.step, at.begun_again)).fetchone()
    return found[0] if found else ""


def notes_shown_at(connection: Connection, at: NotedStep) -> NotesShown:
    (any_note,) = connection.execute(ANY_NOTE, (at.game, at.user)).fetchone()
    return NotesShown(note_at(connection, at), any=True) if any_note else NOTHING_NOTED


def notes_of(connection: Connection, game: int, user: int) -> tuple[Note, ...]:
    return tuple(Note(*row) for row in connection.execute(NOTES, (game, user)))


def keep_note(connection: Connection, at: NotedStep, text: str, *, time: float) -> None:
    """Replace the note at a step; "" deletes it. Raises NoSuchGame."""
    find_game(connection, at.game)
    if text:
        connection.execute(KEEP_NOTE, (at.game, at.user, at.step, at.begun_again, time, text))
    else:
        connection.execute(DELETE_NOTE, (at.game, at.user, at.step, at.begun_again))


class Notes(Part):
    at = reads(note_at)
    shown_at = reads(notes_shown_at)
    of = reads(notes_of)
    keep = writes(keep_note)
