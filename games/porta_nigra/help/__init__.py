"""The rules for those who learn the game: a turn in six lines, chapters, questions and hints."""

from __future__ import annotations

from games.game import Help
from games.help import explanations, hints
from games.porta_nigra.help import actions, appendix, influence, play, rounds
from games.porta_nigra.help.questions import EXPLAINED_BY, FIGURES
from games.porta_nigra.pieces import BORDER_PRICE, HAND, REWARD_EVERY
from games.words import Message

OVERVIEW = (
    Message("overview-card", {"hand": HAND}),
    Message("overview-buy", {"price": BORDER_PRICE}),
    Message("overview-build"),
    Message("overview-reward", {"every": REWARD_EVERY}),
    Message("overview-influence"),
    Message("overview-score"),
)
"""A turn in six lines."""

CHAPTERS = (
    play.goal(),
    play.setup(),
    play.city(),
    play.turn(),
    play.refill(),
    play.cards(),
    actions.moving(),
    actions.buying(),
    actions.building(),
    actions.porta_nigra(),
    actions.building_cards(),
    actions.rewards(),
    influence.influence(),
    influence.honor(),
    influence.final_cards(),
    rounds.round_end(),
    rounds.early_end(),
    rounds.final(),
    rounds.majorities(),
    appendix.pieces(),
    appendix.options(),
    appendix.decisions(),
    appendix.components(),
)
"""All rules."""

HELP = Help(OVERVIEW, CHAPTERS, explanations(EXPLAINED_BY, CHAPTERS), hints(EXPLAINED_BY, FIGURES))
"""All of it."""
