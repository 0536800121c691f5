"""A user's own reliability in words."""

from __future__ import annotations

from games.words import Words
from ratings.reliability import Reliability


def not_reliable(found: Reliability, words: Words) -> str:
    """Why somebody may not sit down at a table for reliable people, and what helps."""
    return " ".join(
        (
            words("error-reliable"),
            *(
                ()
                if found.finishes
                else (words("error-reliable-games", finished=found.finished, begun=found.begun),)
            ),
            *(
                ()
                if found.is_in_time
                else (words("error-reliable-misses", n=found.misses, moves=found.moves),)
            ),
            words("error-reliable-recovers"),
        )
    )
