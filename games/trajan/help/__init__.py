"""The rules for those who learn the game: a turn in six lines, chapters, questions and hints."""

from __future__ import annotations

from games.game import Help
from games.help import explanations, hints
from games.trajan.help import actions, appendix, play, quarter
from games.trajan.help.questions import EXPLAINED_BY, FIGURES
from games.trajan.pieces import QUARTERS, ROUNDS
from games.words import Message

OVERVIEW = (
    Message("overview-sow"),
    Message("overview-time"),
    Message("overview-accomplish"),
    Message("overview-action"),
    Message("overview-quarter", {"rounds": ROUNDS}),
    Message("overview-score", {"quarters": QUARTERS}),
)
"""A turn in six lines."""

CHAPTERS = (
    play.goal(),
    play.setup(),
    play.turn(),
    play.sowing(),
    play.accomplishing(),
    actions.seaport(),
    actions.ships(),
    actions.forum(),
    actions.military(),
    actions.trajan(),
    actions.senate(),
    actions.construction(),
    actions.extra(),
    quarter.round_end(),
    quarter.demands(),
    quarter.vote(),
    quarter.refill(),
    quarter.final(),
    quarter.bonus(),
    appendix.pieces(),
    appendix.options(),
    appendix.decisions(),
    appendix.components(),
)
"""All rules."""

HELP = Help(OVERVIEW, CHAPTERS, explanations(EXPLAINED_BY, CHAPTERS), hints(EXPLAINED_BY, FIGURES))
"""All of it."""
