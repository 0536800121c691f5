"""Questions to the people at a table, and their answers."""

from collections.abc import Collection, Iterator, Mapping

from msgspec import Struct

from bot.tables.absence.agreements import AGREED, NO, REFUSED, REPLACED, YES
from bot.tables.absence.late_rules import ALL_LATE, SLEEPS, STILL, WAIT
from clocks.pace import NO_PACE, PACES
from storage.absence.polls import GAME_OVER, GO_ON, WOKEN
from storage.core.kinds import Kind
from storage.core.rows import COMPUTER_MOVES, DORMANT, PLAYING
from storage.seats.late import COMPUTER, NEEDLESS, OFFER, VOID
from storage.sqlite.snapshot import Record, StoredGame


class Question(Struct, frozen=True):
    answers: Collection[str]
    outcomes: Collection[str]
    subjects: Collection[str | None] = (None,)
    of_seat: bool = True
    """Whether it is about a seat."""


AFTER_LATE = (WAIT, COMPUTER, OFFER, VOID, NEEDLESS, SLEEPS, DORMANT)
AFTER_PACE = (AGREED, REFUSED, REPLACED, NEEDLESS, DORMANT)

QUESTIONS: Mapping[str, Question] = {
    Kind.LATE: Question((WAIT, COMPUTER, OFFER), AFTER_LATE, (None, COMPUTER_MOVES)),
    Kind.ASLEEP: Question((GO_ON,), (GO_ON, WOKEN, DORMANT), (ALL_LATE, STILL), of_seat=False),
    Kind.PACE: Question((YES, NO), AFTER_PACE, (NO_PACE, *(pace.key for pace in PACES))),
    Kind.AGREE_END: Question((YES, NO), (AGREED, REFUSED, NEEDLESS, DORMANT)),
    Kind.AGREE_PAUSE: Question((YES, NO), (AGREED, REFUSED, NEEDLESS, GO_ON, DORMANT), (None, GO_ON)),
    Kind.IDLE: Question((GO_ON,), (GO_ON, WOKEN, DORMANT), of_seat=False),
    Kind.DORMANT: Question((GO_ON,), (GO_ON, WOKEN), of_seat=False),
}


def question_faults(stored: StoredGame) -> Iterator[str]:
    by_id = {each["id"]: each for each in stored.questions}
    for question in stored.questions:
        yield from (f"question {question['id']}: {fault}" for fault in _question_faults(stored, question))
    for vote in stored.votes:
        yield from (
            f"question {vote['question']}: {fault}"
            for fault in _vote_faults(stored, by_id[vote["question"]], vote)
        )


def _question_faults(stored: StoredGame, question: Record) -> Iterator[str]:
    kind, seat = question["kind"], question["seat"]
    if question["id"] <= 0:
        yield "it has no number"
    known = QUESTIONS.get(kind)
    if known is None:
        yield f"there is no kind {kind!r}"
        return
    of_nobody = not known.of_seat or (question["subject"] == GO_ON and seat is None)
    if (seat is None) != of_nobody or (seat is not None and not _can_be_asked(stored, question, seat)):
        yield "it is about nobody who sits there"
    if question["subject"] not in known.subjects:
        yield f"{question['subject']!r} is not asked"
    if (question["closed"] is None) != (question["outcome"] is None):
        yield "it is open and closed"
    if question["outcome"] not in (None, GAME_OVER, *known.outcomes):
        yield f"it cannot have ended with {question['outcome']!r}"
    if kind != Kind.PACE and question["closed"] is None and stored.row.stage != PLAYING:
        yield "it is open, but nobody plays"
    yield from _late_faults(stored, question)


def _late_faults(stored: StoredGame, question: Record) -> Iterator[str]:
    """Faults of a question's wait, and of the row that a computer player moved."""
    since, deadline, moved = question["since"], question["deadline"], question["moved"]
    if question["kind"] in (Kind.IDLE, DORMANT):
        yield from _idle_faults(question)
        return
    if question["kind"] != Kind.LATE:
        if (since, deadline, moved) != (None, None, None):
            yield "it is about nobody who is late"
        return
    taken_back = deadline == since
    if since is None or not (deadline is None or taken_back or since <= deadline <= question["asked"]):
        yield "it was asked about somebody who was not late"
    waits = {(wait.seat, wait.since) for wait in stored.waiting}
    if question["closed"] is None and (question["seat"], since) not in waits:
        yield "it is open, but the game does not wait any more"
    if moved is None:
        return
    row = stored.moves[moved - 1] if 1 <= moved <= len(stored.moves) else None
    if row is None or row.seat != question["seat"] or row.interaction is not None:
        yield f"no computer player has moved in row {moved}"
    if question["outcome"] != COMPUTER:
        yield "a computer player has moved, but should not"


def _idle_faults(question: Record) -> Iterator[str]:
    """Faults of the time without a move, and of when the table becomes dormant."""
    since, deadline = question["since"], question["deadline"]
    if since is None or not since <= question["asked"] or question["moved"] is not None:
        yield "it was asked though somebody had moved"
    if deadline is not None and (question["kind"] == DORMANT or deadline < question["asked"]):
        yield "the table is not dormant from then on"


def _vote_faults(stored: StoredGame, question: Record, vote: Record) -> Iterator[str]:
    about = (question["kind"], question["seat"])
    if not _can_be_asked(stored, question, vote["seat"]) or about == (Kind.LATE, vote["seat"]):
        yield f"seat {vote['seat'] + 1} has no vote"
    known = QUESTIONS.get(question["kind"])
    if known is None or vote["answer"] not in known.answers:
        yield f"{vote['answer']!r} is no answer"


def _can_be_asked(stored: StoredGame, question: Record, seat: int) -> bool:
    """Whether a seat is a user's, or can have been when the question was open."""
    held = stored.row.holder(seat)
    return held is not None and (held.user is not None or question["closed"] is not None)
