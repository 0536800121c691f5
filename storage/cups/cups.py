"""Cups: their setup, announcement, enrolment and rounds. A part of the `Store`."""

from collections.abc import Callable, Collection, Mapping, Sequence
from secrets import randbelow

from msgspec import structs

from storage.core import outbox
from storage.core.database import Connection, Part, column, placeholders, reads, writes
from storage.core.kinds import Kind, sql_list
from storage.core.queries import find_game
from storage.core.rows import PLAYING as GAME_PLAYING
from storage.core.rows import CupSubject, Notification, OutboxRow
from storage.cups.rows import (
    CALLED_OFF,
    DRAFT,
    OPEN,
    OVER,
    PLAYING,
    AlreadyEnrolled,
    Cup,
    CupBegun,
    CupFull,
    CupPlace,
    CupRow,
    CupTable,
    CupTerms,
    Entrant,
    NoSuchCup,
    NotEnrolled,
    TooManyCups,
)
from storage.lobby import listeners
from storage.peace import bars, kept_apart
from storage.ratings.results import find_results_of_cup
from storage.seats.holders import Holder, change_holder

MOST_CUPS = 5
"""Open or running cups of a server."""

TERMS = CupTerms.__struct_fields__
COLUMNS = ", ".join(CupRow.__struct_fields__)

NEW_DRAFT = f"""
INSERT INTO cup (stage, guild, host, language, created, {", ".join(TERMS)})
VALUES ('draft', ?, ?, ?, ?, {placeholders(TERMS)})
ON CONFLICT DO NOTHING
"""

UNDER_WAY = """
SELECT id FROM cup WHERE begins IS NOT NULL AND ended IS NULL
UNION ALL SELECT about FROM outbox WHERE done IS NULL AND game IS NULL AND "user" IS NULL
"""

ON_SERVER = "SELECT id FROM cup WHERE guild = ? AND begins IS NOT NULL AND ended IS NULL ORDER BY id"

DUE_IN = """
SELECT cup.id FROM outbox JOIN cup ON cup.id = outbox.about
WHERE done IS NULL AND game IS NULL AND outbox."user" IS NULL AND cup.guild = ?
"""

OF_USER = """
SELECT id FROM cup WHERE host = ?1
UNION SELECT cup FROM cup_entrant WHERE "user" = ?1
"""

ENTRANTS = """
SELECT number, "user", computer, dropped, final FROM cup_entrant WHERE cup = ? ORDER BY number
"""

APART = """
SELECT one.number, other.number FROM block
JOIN cup_entrant AS one ON one.cup = :cup AND one."user" = block."user"
JOIN cup_entrant AS other ON other.cup = :cup AND other."user" = blocked
"""

Draw = Callable[[int, Collection[frozenset[int]]], tuple[int, Sequence[int]]]
"""Of how many people, and pairs whom a block separates -> how many take part, the people by their numbers."""

TABLES = """
SELECT round, number, game, game.stage, game.thread FROM cup_table JOIN game ON game.id = cup_table.game
WHERE cup = ? ORDER BY round, number
"""

DELETE_DRAFTS = "DELETE FROM cup WHERE stage = 'draft' AND created < ?"

DELETE_CALLED_OFF = f"""
DELETE FROM cup WHERE stage = '{CALLED_OFF}' AND ended < ? AND NOT EXISTS (
    SELECT 1 FROM outbox WHERE done IS NULL AND game IS NULL
        AND about = cup.id AND kind IN ({sql_list((Kind.CUP_CALLED_OFF, Kind.CUP_MESSAGE, Kind.NEW_CUP))})
)
"""

SHOWN = """
UPDATE cup SET message = coalesce(:message, message)
WHERE id = :cup AND EXISTS (SELECT 1 FROM outbox WHERE id = :id)
"""

FOUND = "UPDATE outbox SET attempts = 0, attempted_after = NULL, failure = NULL WHERE id = ?"

SETTLE_CUP = f"DELETE FROM outbox WHERE {outbox.OF_CUP}"

UNFINISHED = """
SELECT game FROM cup_table JOIN game ON game.id = cup_table.game
WHERE cup = ? AND round = ? AND game.stage = 'playing' ORDER BY game
"""


def find_row(connection: Connection, cup: int) -> CupRow:
    """Raises NoSuchCup."""
    found = connection.execute(f"SELECT {COLUMNS} FROM cup WHERE id = ?", (cup,)).fetchone()
    if found is None:
        raise NoSuchCup(f"there is no cup {cup}")
    row = CupRow(*found)
    return structs.replace(row, hints=bool(row.hints), forum=bool(row.forum))


def find_cup(connection: Connection, cup: int) -> Cup:
    row = find_row(connection, cup)
    entrants = connection.execute(ENTRANTS, (cup,)).fetchall()
    tables = connection.execute(TABLES, (cup,)).fetchall()
    results = find_results_of_cup(connection, cup)
    return Cup(
        row,
        tuple(Entrant(*each) for each in entrants),
        tuple(
            CupTable(round_, number, game, stage, thread, results.get(game, ()))
            for round_, number, game, stage, thread in tables
        ),
    )


def _cup_at_stage(connection: Connection, cup: int, stage: str) -> CupRow:
    """A cup at a stage. Raises NoSuchCup, or CupBegun once enrolment has closed."""
    row = find_row(connection, cup)
    if row.stage != stage:
        text = f"cup {cup} is {row.stage}"
        raise CupBegun(text) if stage == OPEN and row.stage != DRAFT else NoSuchCup(text)
    return row


# Before it begins


def _draft(
    connection: Connection, guild: int, host: int, language: str, usual: CupTerms, time: float
) -> CupRow:
    """A manager's draft; a new one has the usual terms."""
    connection.execute(NEW_DRAFT, (guild, host, language, time, *structs.astuple(usual)))
    found = connection.execute(
        "SELECT id FROM cup WHERE guild = ? AND host = ? AND stage = 'draft'", (guild, host)
    ).fetchone()
    return find_row(connection, found[0])


def _set_terms(connection: Connection, cup: int, terms: CupTerms, time: float) -> CupRow:
    """Raises NoSuchCup."""
    _cup_at_stage(connection, cup, DRAFT)
    changes = ", ".join(f"{name} = ?" for name in (*TERMS, "created"))
    connection.execute(f"UPDATE cup SET {changes} WHERE id = ?", (*structs.astuple(terms), time, cup))
    return find_row(connection, cup)


def _announce(connection: Connection, cup: int, place: CupPlace, begins: float, time: float) -> CupRow:
    """Open a draft for enrolment.

    Raises NoSuchCup if it is already open, TooManyCups for a server at its limit.
    """
    row = _cup_at_stage(connection, cup, DRAFT)
    if len(connection.execute(ON_SERVER, (row.guild,)).fetchall()) >= MOST_CUPS:
        raise TooManyCups(MOST_CUPS)
    connection.execute(
        "UPDATE cup SET stage = ?, begins = ?, created = ?, channel = ?, forum = ?, language = ?,"
        " message_channel = ? WHERE id = ?",
        (OPEN, begins, time, *structs.astuple(place), cup),
    )
    outbox.mark_cup_changed(connection, cup, time)
    listeners.notify_of_cup(connection, cup, row.guild, row.host, time)
    return find_row(connection, cup)


def _enrol(connection: Connection, cup: int, user: int, time: float) -> Cup:
    """Enrol a user. Raises NoSuchCup, CupBegun, AlreadyEnrolled, CupFull, Barred.

    It counts as full if a block separates the user from an entrant.
    """
    row = _cup_at_stage(connection, cup, OPEN)
    entrants = find_cup(connection, cup).entrants
    if any(each.user == user for each in entrants):
        raise AlreadyEnrolled(f"user {user} takes part in cup {cup}")
    others = [each.user for each in entrants if each.user is not None]
    if len(entrants) >= row.size:
        raise CupFull(f"cup {cup} is for {row.size}")
    bars.check(connection, row.guild, user)
    if any(kept_apart.are_blocked(connection, user, other) for other in others):
        raise CupFull(f"somebody takes part in cup {cup} whom user {user} does not meet")
    number = 1 + max((each.number for each in entrants), default=-1)
    connection.execute('INSERT INTO cup_entrant (cup, number, "user") VALUES (?, ?, ?)', (cup, number, user))
    outbox.mark_cup_changed(connection, cup, time)
    return find_cup(connection, cup)


def _withdraw(connection: Connection, cup: int, user: int, time: float) -> Cup:
    """Withdraw a user before the beginning. Raises NoSuchCup, CupBegun, NotEnrolled."""
    _cup_at_stage(connection, cup, OPEN)
    if not connection.execute('DELETE FROM cup_entrant WHERE cup = ? AND "user" = ?', (cup, user)).rowcount:
        raise NotEnrolled(f"user {user} does not take part in cup {cup}")
    outbox.mark_cup_changed(connection, cup, time)
    return find_cup(connection, cup)


def _call_off(connection: Connection, cup: int, time: float) -> CupRow:
    """Call a cup off, and notify everybody enrolled. Raises NoSuchCup, CupBegun."""
    _cup_at_stage(connection, cup, OPEN)
    _end(connection, cup, CALLED_OFF, time)
    enrolled = [each.user for each in find_cup(connection, cup).entrants if each.user is not None]
    outbox.add_to_users(connection, Kind.CUP_CALLED_OFF, enrolled, cup, time)
    return find_row(connection, cup)


def _end(connection: Connection, cup: int, stage: str, time: float) -> None:
    connection.execute("UPDATE cup SET stage = ?, ended = ? WHERE id = ?", (stage, time, cup))
    outbox.mark_cup_changed(connection, cup, time)


def _begin(connection: Connection, cup: int, least: int, draw: Draw, time: float) -> CupRow:
    """Begin with people as drawn, and computer players; with fewer than `least` call it off."""
    row = find_row(connection, cup)
    if row.stage != OPEN:
        return row
    entrants = find_cup(connection, cup).entrants
    if len(entrants) < least:
        return _call_off(connection, cup, time)
    numbers = [each.number for each in entrants]
    pairs = connection.execute(APART, {"cup": cup}).fetchall()
    size, order = draw(len(numbers), {frozenset(map(numbers.index, pair)) for pair in pairs})
    away = 1 + max(numbers)
    connection.execute("UPDATE cup_entrant SET number = number + ? WHERE cup = ?", (away, cup))
    connection.executemany(
        "UPDATE cup_entrant SET number = ? WHERE cup = ? AND number = ?",
        [(number, cup, away + numbers[person]) for number, person in enumerate(order)],
    )
    connection.executemany(
        "INSERT INTO cup_entrant (cup, number, computer) VALUES (?, ?, ?)",
        [(cup, number, row.level) for number in range(len(entrants), size)],
    )
    connection.execute("UPDATE cup SET stage = ?, size = ? WHERE id = ?", (PLAYING, size, cup))
    outbox.mark_cup_changed(connection, cup, time)
    return find_row(connection, cup)


def delete_old(connection: Connection, before: float) -> None:
    """Delete drafts from before a moment, and cups called off before it."""
    connection.execute(DELETE_DRAFTS, (before,))
    connection.execute(DELETE_CALLED_OFF, (before,))


# While it is played


def _mark_round_begun(connection: Connection, cup: int, number: int, time: float) -> None:
    """Note that all tables of a round are open."""
    begun = "UPDATE cup SET rounds_begun = ? WHERE id = ? AND rounds_begun = ?"
    if connection.execute(begun, (number, cup, number - 1)).rowcount:
        outbox.mark_cup_changed(connection, cup, time)


def _begin_final(connection: Connection, cup: int, finalists: Sequence[int], time: float) -> Cup:
    """Note who has reached the final, in their order there; nothing if that was done."""
    found = find_cup(connection, cup)
    if found.finalists:
        return found
    connection.executemany(
        "UPDATE cup_entrant SET final = ? WHERE cup = ? AND number = ?",
        [(final, cup, number) for final, number in enumerate(finalists)],
    )
    outbox.mark_cup_changed(connection, cup, time)
    return find_cup(connection, cup)


def _warn_of_round_end(connection: Connection, cup: int, number: int, time: float) -> tuple[int, ...]:
    """Warn the players of unfinished tables once of the round's end; returns these games."""
    statement = "UPDATE cup SET rounds_warned = ? WHERE id = ? AND rounds_warned < ?"
    if not connection.execute(statement, (number, cup, number)).rowcount:
        return ()
    games = [each[0] for each in connection.execute(UNFINISHED, (cup, number)).fetchall()]
    for game in games:
        for user in {each.player for each in find_game(connection, game).seated} - {None}:
            outbox.add(connection, game, Notification(Kind.ROUND_ENDS, 0, user=user, replaces=True), time)
    return tuple(games)


def _postpone(connection: Connection, cup: int, begins: float, time: float) -> None:
    """Move all dates of an unfinished cup, so that its first round begins at a moment."""
    connection.execute("UPDATE cup SET begins = ? WHERE id = ?", (begins, cup))
    outbox.mark_cup_changed(connection, cup, time)


def _hand_seats_to_computer(
    connection: Connection, game: int, computer: str, reason: str, user: int | None, time: float
) -> bool:
    """Let a computer player replace a `user`, or (None) all people; returns whether it replaced any."""
    row = find_game(connection, game)
    held = [each for each in row.seated if each.user is not None and user in (None, each.user)]
    if row.stage != GAME_PLAYING:
        return False
    for each in held:
        change_holder(connection, game, Holder(each.seat, reason, computer=computer), time)
        outbox.add(connection, game, Notification(Kind.SEAT_CHANGED, 0), time)
    return bool(held)


def _drop_out(connection: Connection, cup: int, user: int, time: float) -> Cup:
    """Raises NoSuchCup, NotEnrolled."""
    _cup_at_stage(connection, cup, PLAYING)
    statement = 'UPDATE cup_entrant SET dropped = ? WHERE cup = ? AND "user" = ? AND dropped IS NULL'
    if not connection.execute(statement, (time, cup, user)).rowcount:
        raise NotEnrolled(f"user {user} does not take part in cup {cup}")
    outbox.mark_cup_changed(connection, cup, time)
    return find_cup(connection, cup)


def _finish(connection: Connection, cup: int, notified: Mapping[int, int], time: float) -> None:
    """End a running cup; `notified`: users -> a table of theirs."""
    if find_row(connection, cup).stage != PLAYING:
        return
    _end(connection, cup, OVER, time)
    for user, game in notified.items():
        outbox.add(connection, game, Notification(Kind.CUP_OVER, 0, user=user, replaces=True), time)


# Its message


def _find_shown(connection: Connection, cup: int) -> tuple[Cup, OutboxRow | None]:
    """Find a cup, and the due row that asks for its message to be updated. Raises NoSuchCup."""
    found = outbox.due_rows_about(connection, CupSubject(cup))
    return find_cup(connection, cup), next(iter(found), None)


def _mark_shown(connection: Connection, row: OutboxRow, message: int | None) -> None:
    """Note that the message of a cup shows it as of `row`; `message`: its id, if it is new.

    It is not stored once the cup has been given another message.
    """
    connection.execute(SHOWN, {"message": message, "cup": row.about, "id": row.id})
    if not connection.execute("DELETE FROM outbox WHERE id = ? AND n = ?", (row.id, row.n)).rowcount:
        connection.execute(FOUND, (row.id,))


def _forget_message(connection: Connection, cup: int, message: int) -> None:
    """Forget the deleted message of a cup, which gets another only on request."""
    if connection.execute(
        "UPDATE cup SET message = NULL WHERE id = ? AND message = ?", (cup, message)
    ).rowcount:
        connection.execute(SETTLE_CUP, (cup,))


def _show_at(connection: Connection, cup: int, channel: int, time: float) -> None:
    """Give a cup a new message in a channel."""
    connection.execute("UPDATE cup SET message = NULL, message_channel = ? WHERE id = ?", (channel, cup))
    connection.execute(SETTLE_CUP, (cup,))
    outbox.mark_cup_changed(connection, cup, time)


# Erasing


def _remove_user_from_cups(connection: Connection, user: int, time: float) -> None:
    """Replace a user in each cup by another number that is nobody; they leave unfinished cups."""
    connection.execute("DELETE FROM cup WHERE host = ? AND stage = 'draft'", (user,))
    for (cup,) in connection.execute(OF_USER, (user,)).fetchall():
        row, nobody = find_row(connection, cup), -1 - randbelow(2**62)
        values = {"cup": cup, "user": user, "nobody": nobody, "time": time}
        if row.stage == OPEN:
            connection.execute('DELETE FROM cup_entrant WHERE cup = :cup AND "user" = :user', values)
        if row.stage == PLAYING:
            connection.execute(
                "UPDATE cup_entrant SET dropped = coalesce(dropped, :time)"
                ' WHERE cup = :cup AND "user" = :user',
                values,
            )
        connection.execute(
            'UPDATE cup_entrant SET "user" = :nobody WHERE cup = :cup AND "user" = :user', values
        )
        connection.execute("UPDATE cup SET host = :nobody WHERE id = :cup AND host = :user", values)
        outbox.mark_cup_changed(connection, cup, time)


def cups_naming(connection: Connection, user: int) -> tuple[int, ...]:
    return column(connection, OF_USER, (user,))


def _active_cups(connection: Connection) -> tuple[CupRow, ...]:
    """Cups in which something can fall due, or whose message is out of date."""
    found = sorted({cup for (cup,) in connection.execute(UNDER_WAY).fetchall()})
    return tuple(find_row(connection, cup) for cup in found)


def _due_in(connection: Connection, guild: int) -> tuple[int, ...]:
    """Cups of a server whose message is out of date."""
    return column(connection, DUE_IN, (guild,))


def _cups_of_server(connection: Connection, guild: int) -> tuple[CupRow, ...]:
    return tuple(find_row(connection, cup) for (cup,) in connection.execute(ON_SERVER, (guild,)).fetchall())


class Cups(Part):
    find = reads(find_cup)
    row = reads(find_row)
    active_cups = reads(_active_cups)
    cups_of_server = reads(_cups_of_server)
    due_in = reads(_due_in)
    draft = writes(_draft)
    set_terms = writes(_set_terms)
    announce = writes(_announce)
    enrol = writes(_enrol)
    withdraw = writes(_withdraw)
    call_off = writes(_call_off)
    begin = writes(_begin)
    begin_final = writes(_begin_final)
    mark_round_begun = writes(_mark_round_begun)
    postpone = writes(_postpone)
    warn_of_round_end = writes(_warn_of_round_end)
    hand_seats_to_computer = writes(_hand_seats_to_computer)
    drop_out = writes(_drop_out)
    finish = writes(_finish)
    find_shown = reads(_find_shown)
    mark_shown = writes(_mark_shown)
    forget_message = writes(_forget_message)
    show_at = writes(_show_at)
    remove_user_from_cups = writes(_remove_user_from_cups)
