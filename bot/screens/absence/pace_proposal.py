"""Another pace by agreement: the choices, and the reply to a proposal."""

from __future__ import annotations

from bot.screens.ids.agreement_ids import ProposePace
from bot.screens.model import Screen, text_screen, texts
from bot.screens.shared.table_time import about_pace, pace_name, pace_select
from bot.tables.absence.agreements import AGREED
from games.words import Message, Words
from storage.absence.polls import QuestionRow
from storage.rows import GameRow


def choose_pace(row: GameRow, words: Words) -> Screen:
    """The paces that can be proposed, for one person."""
    about = Message("pace-now", pace_arguments(row.pace))
    return Screen((*texts(words.text(about)), pace_select(ProposePace(row.id), row.pace, words)))


def proposed(question: QuestionRow, words: Words) -> Screen:
    """The reply to a proposal."""
    assert question.subject is not None
    text = "pace-agreed" if question.outcome == AGREED else "pace-proposed"
    return text_screen(words(text, **pace_arguments(question.subject)))


def pace_arguments(key: str) -> dict[str, Message]:
    """What a text says of a pace: its name, and its numbers."""
    return {"pace": pace_name(key), "numbers": about_pace(key)}
