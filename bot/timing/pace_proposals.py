"""Another pace by agreement: somebody at the table proposes it, and it holds once all people agree."""

from __future__ import annotations

from collections.abc import Collection

from bot.clock import Clock
from bot.tables.notifications import Kind
from bot.timing.pace import find_pace
from storage.questions import QuestionRow
from storage.store import Store

YES, NO = "yes", "no"
"""Answers. They are stored and never change."""

AGREED, REFUSED, REPLACED = "agreed", "refused", "replaced"
"""Outcomes; REPLACED: something else was proposed since. They are stored and never change."""


class PaceProposals:
    """Proposals of another pace."""

    def __init__(self, store: Store, clock: Clock) -> None:
        """Proposals are stored in `store`."""
        self._store = store
        self._clock = clock

    async def propose(self, game: int, seat: int, pace: str) -> QuestionRow:
        """A seat proposes another pace, which is agreed on at once where nobody else has to.

        Raises LookupError for an unknown pace.
        """
        find_pace(pace)
        question = await self._store.questions.propose_pace(
            game, seat, pace, kind=Kind.PACE, answer=YES, void=REPLACED, time=self._clock.now()
        )
        return await self.answer(question.id, seat, YES)

    async def answer(self, question: int, seat: int, answer: str) -> QuestionRow:
        """A seat agrees or does not; with everybody's agreement the pace holds for all waits that begin then.

        Raises NoSuchQuestion, ValueError for an unknown answer.
        """
        if answer not in (YES, NO):
            raise ValueError(f"{answer!r} is no answer")
        return await self._store.questions.vote_on_pace(
            question,
            seat,
            answer,
            decide=decide,
            agreed=AGREED,
            card=Kind.CARD,
            time=self._clock.now(),
        )


def decide(question: QuestionRow, people: Collection[int]) -> str | None:
    """The outcome: one who does not agree is enough, and all have to agree."""
    if NO in question.votes.values():
        return REFUSED
    return AGREED if set(people) <= question.votes.keys() else None
