"""Builder rewards: for each three own bricks in a building, at once."""

from __future__ import annotations

from games.engine.table import Table
from games.porta_nigra.events.actions import RewardTaken
from games.porta_nigra.goods import available_goods
from games.porta_nigra.pieces import REWARD_EVERY, REWARDS
from games.porta_nigra.state import PortaNigra


def rewards_won(before: int, after: int) -> int:
    """How often the builder reward comes between two numbers of bricks."""
    return after // REWARD_EVERY - before // REWARD_EVERY


def to_next_reward(bricks: int) -> int:
    """How many bricks of a seat are missing to the next reward of a building."""
    return REWARD_EVERY - bricks % REWARD_EVERY


def full_reward(building: str, times: int) -> dict[str, int]:
    """A number of rewards of a building, if there is enough of everything."""
    return {kind: each * times for kind, each in REWARDS[building].items()}


def available_reward(state: PortaNigra, seat: int, building: str, times: int) -> dict[str, int]:
    """The goods of a number of rewards of a building for a seat now."""
    return available_goods(state, seat, full_reward(building, times))


def take_rewards(table: Table[PortaNigra], seat: int, building: str, before: int) -> None:
    """Give a seat the rewards since it had `before` bricks in a building."""
    for _ in range(rewards_won(before, table.state.bricks_built(seat, building))):
        table.apply(RewardTaken(seat, building, available_reward(table.state, seat, building, 1)))
