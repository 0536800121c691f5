"""Builder rewards: for each three own bricks in a building, at once."""

from __future__ import annotations

from games.engine.table import Table
from games.porta_nigra.events.actions import RewardTaken
from games.porta_nigra.goods import available
from games.porta_nigra.pieces import REWARD_EVERY, REWARDS
from games.porta_nigra.state import PortaNigra


def rewards_won(before: int, after: int) -> int:
    """How often bricks from so many to so many bring the builder reward."""
    return after // REWARD_EVERY - before // REWARD_EVERY


def to_next_reward(bricks: int) -> int:
    """How many bricks are missing to the next reward of a building where a seat has so many."""
    return REWARD_EVERY - bricks % REWARD_EVERY


def full_reward(building: str, times: int) -> dict[str, int]:
    """A number of rewards of a building, if there is enough of everything."""
    return {kind: each * times for kind, each in REWARDS[building].items()}


def reward(state: PortaNigra, seat: int, building: str, times: int) -> dict[str, int]:
    """What so many rewards of a building bring a seat as things stand."""
    return available(state, seat, full_reward(building, times))


def take_rewards(table: Table[PortaNigra], seat: int, building: str, before: int) -> None:
    """A seat takes the rewards it has won since it had so many bricks in a building."""
    for _ in range(rewards_won(before, table.state.bricks_built(seat, building))):
        table.apply(RewardTaken(seat, building, reward(table.state, seat, building, 1)))
