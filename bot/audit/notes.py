"""Notes of the users at a table, what they have posted, and hints."""

from collections.abc import Iterator

from bot.audit.seats import was_held_by_user
from storage.core.kinds import Kind
from storage.core.rows import FINISHED, LOBBY, is_erased
from storage.sqlite.snapshot import Record, StoredGame


def note_faults(stored: StoredGame) -> Iterator[str]:
    for note in stored.notes:
        if is_erased(note["user"]):
            yield "nobody has noted something"
        yield from _step_faults(stored, note, "noted")


def posted_faults(stored: StoredGame) -> Iterator[str]:
    """Faults of posted steps, and of the notifications that post them."""
    notified = {each["posted_step"] for each in stored.outbox}
    for step in stored.posted:
        if is_erased(step["user"]) and step["text"]:
            yield "nobody has posted something"
        if not is_erased(step["user"]) and step["id"] not in notified:
            yield f"step {step['step']} is posted nowhere"
        yield from _step_faults(stored, step, "posted")
    steps = {step["id"] for step in stored.posted}
    for record in stored.outbox:
        posts = record["kind"] in (Kind.POSTED_STEP, Kind.POSTED_STEP_COPY)
        if posts != (record["posted_step"] in steps) or posts != (record["posted_step"] is not None):
            yield f"notification {record['id']}: it posts no step of this game"
        if posts and record["n"]:
            yield f"notification {record['id']}: what is posted belongs to no row"


def _step_faults(stored: StoredGame, record: Record, done: str) -> Iterator[str]:
    """Faults of the step that a record names; which steps have become void is not worked out."""
    begun_again = sum(move.seat is None and move.undoes is not None for move in stored.moves)
    if stored.row.stage == LOBBY:
        yield f"somebody has {done} something, but it has not begun"
    if not 1 <= record["step"] <= len(stored.moves):
        yield f"something is {done} at step {record['step']}, but there are {len(stored.moves)} rows"
    if record["begun_again"] > begun_again:
        yield f"something is {done} after {record['begun_again']} phases had begun again, of {begun_again}"


def hint_faults(stored: StoredGame) -> Iterator[str]:
    given = bool(stored.hints) or any(plan.hinted for plan in stored.plans)
    if given and (not stored.row.hints or stored.row.stage == LOBBY):
        yield "somebody was given a hint, but there are none"
    for hint in stored.hints:
        n = hint["n"]
        if n is None:
            held = stored.row.holder(hint["seat"])
            if held is None or held.user is None or stored.row.outcome == FINISHED:
                yield f"seat {hint['seat'] + 1} was given a hint, but no user plays it any more"
        elif not _is_answer(stored, hint):
            yield f"a hint has led to row {n}, which is no answer of seat {hint['seat'] + 1} that holds"


def _is_answer(stored: StoredGame, hint: Record) -> bool:
    """Whether a hint has led to an answer of its seat, pressed or planned, that nobody has undone."""
    n = hint["n"]
    if not stored.row.seeded_after * stored.row.is_practice < n <= len(stored.moves):
        return False
    row = stored.moves[n - 1]
    is_undone = any(move.undoes == n for move in stored.moves)
    of_seat = row.seat == hint["seat"] and row.undoes is None
    return of_seat and was_held_by_user(stored, row.seat, n) and not is_undone
