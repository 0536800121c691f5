"""The judgement of computer players of Forum Trajanum."""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from games.agents.agent import Agent
from games.choice import Choice
from games.forum_trajanum.agent.features import features
from games.forum_trajanum.agent.planner import best_tiles, plan_turn
from games.forum_trajanum.agent.seat import progress, seat_of
from games.forum_trajanum.state import ForumTrajanum

_CITIZENS = 6
"""How many ways to pay citizens are tried."""


def policy(view: ForumTrajanum, choice: Choice) -> Sequence[str] | None:
    """Leave out options that seldom matter, and keep the most promising of many."""
    answers = _ANSWERS.get(choice.prompt_id)
    return None if answers is None else answers(view, choice)


def _take_by_streets(_: ForumTrajanum, choice: Choice) -> Sequence[str]:
    """A second tile only by the streets, if they lead to one."""
    by_streets = choice.chosen and "none" not in choice.keys
    return [key for key in choice.keys if not by_streets or key != "tribune"]


_ANSWERS: Mapping[str, Callable[[ForumTrajanum, Choice], Sequence[str]]] = {
    **dict.fromkeys(("prompt-crane", "prompt-woman"), lambda _, choice: choice.keys[:1]),
    "prompt-take-anywhere": lambda view, choice: best_tiles(seat_of(view, choice.seat), choice.keys),
    "prompt-pay-citizens": lambda _, choice: choice.keys[:_CITIZENS],
    "prompt-take": _take_by_streets,
}


AGENT: Agent[ForumTrajanum] = Agent(
    features, progress, Path(__file__).parent / "weights.toml", policy, plan_turn
)
