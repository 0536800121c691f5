"""The deliveries of a game: its notifications, and its messages with names."""

from collections import Counter
from collections.abc import Iterator, Mapping

from bot.audit.seats import was_held_by_user
from bot.audit.stand_ins import computer_rows
from games import UnknownGame, find
from storage.core.kinds import PAST_KINDS, About, Kind, Row, To
from storage.core.rows import DORMANT, FINISHED
from storage.cups.rows import CALLED_OFF
from storage.sqlite.snapshot import Record, Snapshot, StoredGame

ABOUT_A_GAME = frozenset(kind for kind in Kind if About.GAME in kind.declared.about)

SOME_ROW = frozenset(kind for kind in Kind if kind.declared.row is not Row.FREE)

LAST_OF_STEP = frozenset(kind for kind in Kind if kind.declared.row is Row.STEP)

LAST_OF_GAME = frozenset(kind for kind in Kind if kind.declared.row is Row.END)

TO_A_SEAT = frozenset(kind for kind in Kind if To.SEAT in kind.declared.to)

TO_A_USER = frozenset(kind for kind in Kind if To.USER in kind.declared.to)


def delivery_faults(stored: StoredGame) -> Iterator[str]:
    ends = _last_rows_of_steps(stored)
    passed_on = _seats_passed_on(stored)
    for record in stored.outbox:
        faults = (
            *_row_faults(stored, record, ends),
            *_recipient_faults(stored, record),
            *_attempt_faults(record),
            *_due_faults(stored, record),
        )
        yield from (f"notification {record['id']}: {fault}" for fault in faults)
    notified = Counter(
        (each["kind"], each["n"], each["seat"])
        for each in stored.outbox
        if not _was_called_again(stored, each)
    )
    for (kind, n, seat), times in notified.items():
        again = kind == Kind.TURN or n is None or (kind == Kind.ASK and (seat, n) in passed_on)
        if times > 1 and kind in SOME_ROW and not again:
            yield f"there are {times} notifications {kind!r} about row {n}"
    asks = Counter(
        each["seat"] for each in stored.outbox if each["kind"] == Kind.ASK and each["done"] is None
    )
    yield from (f"{due} calls to seat {seat + 1} are due at once" for seat, due in asks.items() if due > 1)
    for record in stored.messages:
        if record["message"] <= 0 or record["channel"] <= 0:
            yield f"message {record['name']!r} is nothing on Discord"


def faults_elsewhere(stored: Snapshot) -> Iterator[str]:
    """Faults of notifications about no game."""
    announced = {each["id"]: each["stage"] for each in stored.rows("cup", "begins IS NOT NULL")}
    for record in stored.rows("outbox", "game IS NULL ORDER BY id"):
        faults = (*_attempt_faults(record), *_faults_elsewhere(record, announced))
        yield from (f"notification {record['id']}: {fault}" for fault in faults)


def _faults_elsewhere(record: Record, announced: Mapping[int, str]) -> Iterator[str]:
    kind, user, about = record["kind"], record["user"], record["about"]
    subject = About.CUP if user is None else About.USER if about else About.NOTHING
    if kind not in list(Kind) or subject not in Kind(kind).declared.about:
        yield f"no {kind!r} is about no game"
    if user is not None and user <= 0:
        yield "it is for a user who cannot be notified"
    if kind == Kind.CUP_MESSAGE and (about not in announced or record["nonce"] != about or not record["n"]):
        yield "it is of no cup that was announced"
    if kind != Kind.CUP_MESSAGE and record["n"] is not None:
        yield "it is about a row"
    if kind == Kind.NEW_CUP and about not in announced:
        yield "it is about no cup that was announced"
    if kind == Kind.CUP_CALLED_OFF and announced.get(about) != CALLED_OFF:
        yield "it is about no cup that is called off"
    if record["seat"] is not None or record["called"]:
        yield "it is for a seat"
    if record["done"] is not None or record["message"] is not None or record["created"] < 0:
        yield "it is done with, and still there"


def _seats_passed_on(stored: StoredGame) -> set[tuple[int, int]]:
    """The seats that somebody else began to play, and the last row of the log then."""
    began = {(each["seat"], each["first"] - 1) for each in stored.stood_in}
    began |= {(each.seat, each.after) for each in stored.changes if each.seat is not None}
    return began | {(each["seat"], each["last"]) for each in stored.stood_in if each["last"] is not None}


def _was_called_again(stored: StoredGame, record: Record) -> bool:
    """Whether a seat was asked once more: a dormant table was woken, or its player could be reached again."""
    woken = {each["ended"] for each in stored.pauses if each["kind"] == DORMANT}
    woken |= {each["ended"] for each in stored.out_of_reach if each["seat"] == record["seat"]}
    return record["kind"] == Kind.ASK and record["created"] in woken


def _last_rows_of_steps(stored: StoredGame) -> set[int]:
    """The last rows of what was stored at a time: before the next press, and before a phase begins again."""
    by_computers = {*computer_rows(stored), *(each["moved"] for each in stored.questions)}
    rows = {len(stored.moves)}
    for before, move in zip(stored.moves, stored.moves[1:], strict=False):
        again = move.seat is None and move.undoes is not None
        by_user = move.seat is not None and was_held_by_user(stored, move.seat, move.n)
        by_user = by_user and move.n not in by_computers
        pressed = move.seat is not None and (not by_user or move.interaction is not None)
        begins_turn = move.seat is not None and before.seat is None
        if again or pressed or begins_turn or move.time != before.time:
            rows.add(before.n)
    return rows


def _row_faults(stored: StoredGame, record: Record, ends: set[int]) -> Iterator[str]:
    kind, n, created, moves = record["kind"], record["n"], record["created"], stored.moves
    if kind not in (*ABOUT_A_GAME, *PAST_KINDS):
        yield f"there is no kind {kind!r}"
    if n is None:
        if kind in SOME_ROW and kind != Kind.COUNTER:
            yield "it is about no row"
        of_lobby = kind == Kind.CARD or (kind == Kind.SEAT and not stored.row.direct)
        if of_lobby and any(created > move.time for move in moves[:1]):
            yield "it was stored in the lobby, but later"
        return
    if kind in TO_A_USER:
        yield "it is about a row"
    if not 0 < n <= len(moves):
        yield f"there is no row {n}"
        return
    row, later = moves[n - 1], {move.time for move in moves[n - 1 :]}
    if kind in LAST_OF_STEP and n not in ends:
        yield f"nobody was asked after row {n}"
    if kind in (Kind.ASK, Kind.TURN, Kind.CARD, Kind.VACATION):
        # They are due again when a thread is opened again, when a card was deleted, when somebody else plays,
        # when a table is woken, when a plan is not played after all.
        reached = {each["ended"] for each in stored.out_of_reach}  # by the clock of Discord
        in_time = row.time <= created <= min(later - {row.time}, default=created)
        if created != row.time and created not in reached and not in_time:
            yield f"it was not stored while row {n} was the last one"
    elif kind in LAST_OF_GAME and stored.row.outcome not in (None, FINISHED):
        if created != stored.row.ended:
            yield "it was not stored when the game was ended"
    elif kind in SOME_ROW and created not in (later if kind == Kind.RECEIVED else {row.time}):
        yield f"it was not stored with row {n}"
    if kind == Kind.SCORING and not _ends_scoring(stored, n):
        yield f"no scoring ends in row {n}"
    if kind == Kind.AGAIN and (row.seat is not None or row.undoes is None):
        yield f"no phase begins again in row {n}"
    if kind in LAST_OF_GAME and n != len(moves):
        yield f"row {n} is not the end"


def _ends_scoring(stored: StoredGame, n: int) -> bool:
    following = stored.moves[n : n + 1]
    start = next((move for move in reversed(stored.moves[:n]) if move.seat is None), None)
    try:
        phase = find(stored.row.name).phases.get(start.key) if start else None
    except UnknownGame:
        return True
    ends = all(move.seat is None and move.undoes is None for move in following)
    return ends and phase is not None and phase.is_scoring


def _recipient_faults(stored: StoredGame, record: Record) -> Iterator[str]:
    kind, seat, user = record["kind"], record["seat"], record["user"]
    if (seat is not None) != (kind in TO_A_SEAT):
        yield "it is not for whom such a notification is"
    if seat is not None and not _was_ever_users(stored, seat):
        yield f"nobody is notified who sits on seat {seat + 1}"
    if (user is not None) != (kind in TO_A_USER) or (user is not None and user <= 0):
        yield "it is for a user who cannot be notified"
    if record["called"] and kind != Kind.ASK:
        yield "nobody can have been called for it"


def _was_ever_users(stored: StoredGame, seat: int) -> bool:
    """Whether a user holds a seat, or has held it."""
    held = stored.row.holder(seat)
    return (held is not None and held.user is not None) or any(
        each.seat == seat and (each.from_user or each.to_user) is not None for each in stored.changes
    )


def _attempt_faults(record: Record) -> Iterator[str]:
    if record["id"] <= 0:
        yield "it has no number"
    if record["message"] is not None and record["message"] <= 0:
        yield "its message is nothing on Discord"
    if record["done"] is not None and record["done"] < 0:
        yield "it was done with at no time"
    if record["nonce"] <= 0 or record["attempts"] < 0 or (record["attempted_after"] or 0) < 0:
        yield "its attempts cannot have been made"


def _due_faults(stored: StoredGame, record: Record) -> Iterator[str]:
    """Whether something is due that was settled when its seat moved."""
    seat, created = record["seat"], record["created"]
    if seat is None or record["done"] is not None or record["message"] is not None:
        return
    if any(move.seat == seat and move.time > created for move in stored.moves):
        yield "it is due, but its seat has moved since"
