"""The judgement of computer players of Forum Trajanum."""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from games.agents.agent import Agent
from games.choice import Choice
from games.forum_trajanum.agent.features import features
from games.forum_trajanum.agent.planner import plan
from games.forum_trajanum.agent.seat import progress
from games.forum_trajanum.state import ForumTrajanum

_CITIZENS = 6
"""How many ways to pay citizens are tried."""


def policy(view: ForumTrajanum, choice: Choice) -> Sequence[str] | None:
    """Leave out options that seldom matter, and keep the most promising of many."""
    answers = _ANSWERS.get(choice.prompt_id)
    return None if answers is None else answers(view, choice)


_ANSWERS: Mapping[str, Callable[[ForumTrajanum, Choice], Sequence[str]]] = {
    **dict.fromkeys(("prompt-crane", "prompt-woman"), lambda _, choice: choice.keys[:1]),
    "prompt-pay-citizens": lambda _, choice: choice.keys[:_CITIZENS],
}


AGENT: Agent[ForumTrajanum] = Agent(features, progress, Path(__file__).parent / "weights.toml", policy, plan)
