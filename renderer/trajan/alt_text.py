"""Sentences and arguments of texts that several pictures of this game share."""

from games.trajan.quarter import name_between_rounds, round_name
from games.trajan.state import Trajan
from games.words import Message


def moment_text(view: Trajan) -> Message:
    """The name of the round, as on the panel, or the phase before or after the rounds."""
    if view.phase == "":
        return Message("picture-over")
    return name_between_rounds(view) or round_name(view) or Message("picture-setup")
