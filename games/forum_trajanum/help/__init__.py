"""The rules for those who learn the game: a round in six lines, chapters, questions and hints."""

from __future__ import annotations

from games.forum_trajanum.help import appendix, colonia, play, rome
from games.forum_trajanum.help.questions import EXPLAINED_BY, FIGURES
from games.forum_trajanum.pieces import CYCLES, ROUNDS
from games.game import Help
from games.help import explanations, hints
from games.words import Message

OVERVIEW = (
    Message("overview-take"),
    Message("overview-pass"),
    Message("overview-use"),
    Message("overview-build"),
    Message("overview-benefit"),
    Message("overview-score", {"rounds": ROUNDS, "cycles": CYCLES}),
)
"""A round in six lines."""

CHAPTERS = (
    play.goal(),
    play.setup(),
    play.round_(),
    play.taking(),
    play.using(),
    colonia.resources(),
    colonia.citizens(),
    colonia.building(),
    colonia.tracks(),
    rome.forum(),
    rome.prestige(),
    rome.scoring(),
    rome.trajan(),
    rome.cards(),
    play.end(),
    appendix.options(),
    appendix.departures(),
    appendix.decisions(),
    appendix.components(),
)
"""All rules."""


HELP = Help(OVERVIEW, CHAPTERS, explanations(EXPLAINED_BY, CHAPTERS), hints(EXPLAINED_BY, FIGURES))
"""All of it."""
