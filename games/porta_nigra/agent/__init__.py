"""How computer players judge positions of Porta Nigra."""

from __future__ import annotations

from pathlib import Path

from games.agents.agent import Agent
from games.porta_nigra.agent.features import features, progress
from games.porta_nigra.agent.policy import policy
from games.porta_nigra.state import PortaNigra

_FEATURES = {
    "points": ("points",),
    "majorities": ("majorities", "majorities_near", "majorities_rivals"),
    "sets": ("sets", "set_of_1", "set_of_2", "set_of_3", "set_of_4"),
    "final_cards": ("final_cards", "final_near", "final_open"),
    "interim": ("interim",),
    "rewards": ("reward_basilica", "reward_city_wall", "reward_porta_nigra", "reward_amphitheater"),
    "bricks": ("bricks", "brick_value", "white", "best_element", "near_element"),
    "money": ("sesterces", "sesterces_more", "sesterces_first"),
    "chips": ("chips", "honor"),
    "torches": ("torches", "card_torches"),
    "romans": ("romans", "roman_first"),
    "left_over": ("left_over",),
}
"""Part of the worth -> its features."""

AGENT: Agent[PortaNigra] = Agent(
    features=features,
    parts={feature: part for part, inside in _FEATURES.items() for feature in inside},
    progress=progress,
    weights=Path(__file__).parent / "weights.toml",
    policy=policy,
)
