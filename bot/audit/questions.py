"""Questions to the people at a table, and their answers."""

from collections.abc import Iterator

from bot.tables.absence.agreements import AGREED, NO, REFUSED, REPLACED, YES
from bot.tables.absence.late_rules import ALL_LATE, SLEEPS, STILL, WAIT
from clocks.pace import NO_PACE, PACES
from storage.absence.polls import GAME_OVER, GO_ON, WOKEN
from storage.core.kinds import Kind
from storage.core.rows import COMPUTER_MOVES, DORMANT, PLAYING
from storage.seats.late import COMPUTER, NEEDLESS, OFFER, VOID
from storage.sqlite.snapshot import Record, StoredGame

SUBJECTS = {
    Kind.LATE: (None, COMPUTER_MOVES),
    Kind.ASLEEP: (ALL_LATE, STILL),
    Kind.PACE.value: (NO_PACE, *(pace.key for pace in PACES)),
    Kind.AGREE_END.value: (None,),
    Kind.AGREE_PAUSE.value: (None, GO_ON),
    Kind.IDLE: (None,),
    DORMANT: (None,),
}
"""Kind of a question -> its possible subjects."""

ANSWERS = {
    Kind.LATE: (WAIT, COMPUTER, OFFER),
    Kind.ASLEEP: (GO_ON,),
    Kind.PACE.value: (YES, NO),
    Kind.AGREE_END.value: (YES, NO),
    Kind.AGREE_PAUSE.value: (YES, NO),
    Kind.IDLE: (GO_ON,),
    DORMANT: (GO_ON,),
}

OUTCOMES = {
    Kind.LATE: (WAIT, COMPUTER, OFFER, VOID, NEEDLESS, SLEEPS, DORMANT),
    Kind.ASLEEP: (GO_ON, WOKEN, DORMANT),
    Kind.PACE.value: (AGREED, REFUSED, REPLACED, NEEDLESS, DORMANT),
    Kind.AGREE_END.value: (AGREED, REFUSED, NEEDLESS, DORMANT),
    Kind.AGREE_PAUSE.value: (AGREED, REFUSED, NEEDLESS, GO_ON, DORMANT),
    Kind.IDLE: (GO_ON, WOKEN, DORMANT),
    DORMANT: (GO_ON, WOKEN),
}

OF_NOBODY = (Kind.ASLEEP, Kind.IDLE, DORMANT)
"""Kinds of questions that are about no seat."""


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
    if kind not in OUTCOMES:
        yield f"there is no kind {kind!r}"
        return
    of_nobody = kind in OF_NOBODY or (question["subject"] == GO_ON and seat is None)
    if (seat is None) != of_nobody or (seat is not None and not _can_be_asked(stored, question, seat)):
        yield "it is about nobody who sits there"
    if question["subject"] not in SUBJECTS[kind]:
        yield f"{question['subject']!r} is not asked"
    if (question["closed"] is None) != (question["outcome"] is None):
        yield "it is open and closed"
    if question["outcome"] not in (None, GAME_OVER, *OUTCOMES[kind]):
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
    if vote["answer"] not in ANSWERS.get(question["kind"], ()):
        yield f"{vote['answer']!r} is no answer"


def _can_be_asked(stored: StoredGame, question: Record, seat: int) -> bool:
    """Whether a seat is a user's, or can have been when the question was open."""
    held = stored.row.holder(seat)
    return held is not None and (held.user is not None or question["closed"] is not None)
