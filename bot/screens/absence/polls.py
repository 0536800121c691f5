"""Questions to the people at a table: the message in the thread, while they are open and afterwards."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from bot.screens.absence import agreement, dormancy, late
from bot.screens.absence.poll_view import QuestionView
from bot.screens.model import Screen
from games.words import Words
from storage.core.kinds import Kind

SCREENS: Mapping[str, Callable[[QuestionView, Words], Screen]] = {
    Kind.PACE: agreement.proposal,
    Kind.AGREE_END: agreement.proposal,
    Kind.AGREE_PAUSE: agreement.proposal,
    Kind.IDLE: dormancy.question,
    Kind.DORMANT: dormancy.question,
    Kind.LATE: late.question,
    Kind.ASLEEP: late.asleep,
}


def question_screen(view: QuestionView, words: Words) -> Screen:
    return SCREENS[view.question.kind](view, words)
