"""Another pace by agreement: somebody at the table proposes it, and it holds once all people agree. Pure."""

from __future__ import annotations

from collections.abc import Collection

from storage.questions import QuestionRow

YES, NO = "yes", "no"
"""Answers. They are stored and never change."""

AGREED, REFUSED, REPLACED = "agreed", "refused", "replaced"
"""Outcomes; REPLACED: something else was proposed since. They are stored and never change."""


def decide(question: QuestionRow, people: Collection[int]) -> str | None:
    """The outcome: one who does not agree is enough, and all have to agree."""
    if NO in question.votes.values():
        return REFUSED
    return AGREED if question.votes and set(people) <= question.votes.keys() else None
