"""What the computer players of Forum Trajanum know of it."""

from pathlib import Path

from games.agents.agent import Agent
from games.forum_trajanum.agent.features import features, progress
from games.forum_trajanum.agent.policy import policy
from games.forum_trajanum.state import ForumTrajanum

AGENT: Agent[ForumTrajanum] = Agent(features, progress, Path(__file__).parent / "weights.toml", policy)
