"""How computer players judge positions of Porta Nigra."""

from __future__ import annotations

from pathlib import Path

from games.agents.agent import Agent
from games.porta_nigra.agent.features import features, progress
from games.porta_nigra.agent.policy import policy
from games.porta_nigra.state import PortaNigra

AGENT: Agent[PortaNigra] = Agent(features, progress, Path(__file__).parent / "weights.toml", policy)
