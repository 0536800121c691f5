"""What computer players know of Trajan: features of a position, which answers are worth a try, weights."""

from pathlib import Path

from games.agents.agent import Agent
from games.trajan.agent.features import features, progress
from games.trajan.agent.policy import policy
from games.trajan.state import Trajan

AGENT: Agent[Trajan] = Agent(features, progress, Path(__file__).parent / "weights.toml", policy)
