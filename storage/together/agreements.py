"""Agreements to end, pause or change the pace; a decider works out consequences. A part of the `Store`."""

from collections.abc import Callable

from msgspec import structs

from storage.absence import pauses, polls
from storage.absence.polls import ANSWERS, QuestionRow, find_question
from storage.core import outbox
from storage.core.database import Connection, Part, reads, writes
from storage.core.errors import Dormant, OnlyPractice, Paused, PlayedDirectly, PlaysInCup, SamePace
from storage.core.kinds import AGREEMENTS, Kind, sql_list
from storage.core.queries import find_game
from storage.core.rows import AGREED, PLAYING, GameRow, Notification
from storage.places.places import renew_notification
from storage.seats.late import LateState, find_state
from storage.together.endings import Ending, end_without_rules

OPEN = f"""
SELECT id FROM question
WHERE closed IS NULL AND kind IN ({sql_list(AGREEMENTS)})
"""

OPEN_AT = "SELECT id FROM question WHERE game = ? AND closed IS NULL AND (kind = ?) IS TRUE"
Decider = Callable[[LateState, QuestionRow], str | None]
"""The outcome of a question; None while it is open."""


def check_may_propose(row: GameRow) -> None:
    """Raises Dormant, OnlyPractice, PlaysInCup, PlayedDirectly: where nobody agrees on a pace or an end."""
    if row.dormant:
        raise Dormant(f"game {row.id} is dormant")
    if row.is_practice:
        raise OnlyPractice(f"game {row.id} is practice")
    if row.of_cup is not None:
        raise PlaysInCup(f"game {row.id} is a table of a cup")
    if row.direct:
        raise PlayedDirectly(f"game {row.id} is played by direct message")


def _check_can_agree(connection: Connection, game: int, kind: str, pace: str | None = None) -> None:
    """Raises as `check_may_propose`, Paused if a pause is proposed, SamePace."""
    row = find_game(connection, game)
    check_may_propose(row)
    if kind == Kind.AGREE_PAUSE and row.paused is not None:
        raise Paused(f"game {game} pauses")
    if pace == row.pace:
        raise SamePace(f"game {game} has the pace {pace}")


def _open_proposals(connection: Connection) -> tuple[QuestionRow, ...]:
    return tuple(find_question(connection, id_) for (id_,) in sorted(connection.execute(OPEN).fetchall()))


def _open_proposal_at(connection: Connection, game: int, kind: str) -> QuestionRow | None:
    found = connection.execute(OPEN_AT, (game, kind)).fetchone()
    return None if found is None else find_question(connection, found[0])


def _propose_pace(
    connection: Connection, game: int, seat: int, pace: str, answer: str, *, void: str, time: float
) -> QuestionRow:
    """Ask about another pace, with a seat's answer; an earlier question gets the outcome `void`.

    Raises as `check_may_propose`, SamePace.
    """
    _check_can_agree(connection, game, Kind.PACE, pace)
    polls.close_all(connection, game, void, time, kind=Kind.PACE)
    asked = polls.ask(connection, game, seat, Kind.PACE, pace, time)
    polls.cast_vote(connection, asked, seat, answer)
    outbox.add(connection, game, Notification(Kind.PACE, 0), time)
    return find_question(connection, asked)


def _propose(
    connection: Connection, game: int, seat: int, kind: str, answer: str, *, time: float
) -> QuestionRow:
    """Ask a running game's people, with an answer. Raises as `check_may_propose`, Paused."""
    _check_can_agree(connection, game, kind)
    found = connection.execute(OPEN_AT, (game, kind)).fetchone()
    if found is not None:
        asked = int(found[0])
        outbox.add(connection, game, ANSWERS, time)
    else:
        asked = polls.ask(connection, game, seat, kind, None, time)
        outbox.add(connection, game, Notification(kind, 0), time)
    polls.cast_vote(connection, asked, seat, answer)
    return find_question(connection, asked)


def _settle(
    connection: Connection,
    id_: int,
    decider: Decider,
    *,
    vote: tuple[int, str] | None,
    ending: Ending | None,
    until: float,
    time: float,
) -> QuestionRow:
    """Store an answer and its consequences: an ending, a pace, or a pause `until` a moment.

    A decided question is unchanged. Raises NoSuchQuestion.
    """
    question = find_question(connection, id_)
    state = find_state(connection, question.game, time)
    if question.closed is not None or state.row.stage != PLAYING:
        return question
    if vote is not None:
        polls.cast_vote(connection, id_, *vote)
        outbox.add(connection, question.game, ANSWERS, time)
        question = find_question(connection, id_)
    outcome = decider(state, question)
    if outcome is None:
        return question
    polls.close(connection, id_, outcome, time)
    outbox.add(connection, question.game, ANSWERS, time)
    if outcome == AGREED and ending is not None:
        end_without_rules(connection, question.game, ending, time)
    elif outcome == AGREED and question.subject is not None:
        connection.execute("UPDATE game SET pace = ? WHERE id = ?", (question.subject, question.game))
        renew_notification(connection, question.game, Kind.CARD, time)
    elif outcome == AGREED:
        pauses.begin(connection, question.game, until, time)
    return structs.replace(question, closed=time, outcome=outcome)


def _ends_of_pauses(connection: Connection) -> dict[int, float]:
    """Paused game -> end of the pause."""
    return dict(connection.execute(pauses.OPEN).fetchall())


class Agreements(Part):
    open_proposals = reads(_open_proposals)
    open_proposal_at = reads(_open_proposal_at)
    propose_pace = writes(_propose_pace)
    propose = writes(_propose)
    settle = writes(_settle)
    end_pause = writes(pauses.end)
    ends_of_pauses = reads(_ends_of_pauses)
