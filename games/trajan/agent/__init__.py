"""The judgement of computer players of Trajan: features, answers worth a try, weights."""

from collections.abc import Sequence
from pathlib import Path

from games.agents.agent import Agent
from games.choice import Choice
from games.trajan.actions.occasion import END, NONE
from games.trajan.actions.shipping import OTHER
from games.trajan.agent.features import features, progress
from games.trajan.state import Trajan

POINTLESS = frozenset({END, NONE, OTHER, "own", "swap"})
"""To leave out what costs nothing; other loads than the best; settings of one's own."""
KEPT = ("prompt-extra", "prompt-end", "prompt-end-impossible")
MOST_MARKERS = 3  # a tray with more is sown in the good order only


def policy(view: Trajan, choice: Choice) -> Sequence[str] | None:
    """The answers worth a try, None: all. Where to end is a real choice, or the only one."""
    if choice.several is not None or choice.prompt_id in KEPT:
        return None
    if choice.prompt_id == "prompt-sow":
        trays = view.players[choice.seat].trays
        return [key for key in choice.keys if len(trays.get(key, ())) <= MOST_MARKERS]
    return [key for key in choice.keys if key not in POINTLESS] or None


AGENT: Agent[Trajan] = Agent(features, progress, Path(__file__).parent / "weights.toml", policy)
