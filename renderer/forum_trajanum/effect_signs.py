"""The rows of small signs that stand for effects and for abilities, by the names of `drawings.tokens`."""

from collections.abc import Iterator, Mapping
from typing import assert_never

from games.forum_trajanum.effects import (
    AnyWorker,
    AreaBonus,
    BuildingAction,
    ColoniaTile,
    Effect,
    Effects,
    Envoy,
    Goods,
    OneOf,
    Points,
    Upgrades,
)

ABILITIES: Mapping[int, tuple[str, ...]] = {
    1: ("envoy", "any_square"),
    2: ("area_bonus", "area_bonus"),
    3: ("slide_bar", "upgrade"),
    4: ("coin", "assistant", "tribune"),
    5: ("assistant", "any_worker"),
    6: ("assistant", "builder"),
}
"""The effects of the first citizen of each row, 1 to 6."""

ENVOY_TO: Mapping[str, str] = {"eagle": "eagle", "coloured": "any_square"}
"""The target squares of an effect that sends an envoy."""


def signs_of(effects: Effects) -> tuple[str, ...]:
    """The signs of all that these effects bring."""
    return tuple(sign for effect in effects for sign in _signs(effect))


def brief_signs_of(effects: Effects) -> tuple[str, ...]:
    """List the signs of effects without the target squares of envoys."""
    return tuple(sign for sign in signs_of(effects) if sign not in ENVOY_TO.values())


def _signs(effect: Effect) -> Iterator[str]:
    match effect:
        case Goods(goods):
            for kind, number in goods.items():
                yield from [kind] * number
        case OneOf(kinds):
            yield from kinds
        case AnyWorker():
            yield "any_worker"
        case Points():
            yield "points"
        case Upgrades(number):
            yield from ["upgrade"] * number
        case Envoy(to):
            yield from ("envoy", ENVOY_TO[to])
        case AreaBonus():
            yield "area_bonus"
        case BuildingAction():
            yield "build_again"
        case ColoniaTile():
            yield "take_tile"
        case _:
            assert_never(effect)
