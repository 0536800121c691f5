"""Every kind of effect of Forum Trajanum."""

from games.forum_trajanum.effects import (
    AnyWorker,
    AreaBonus,
    BuildingAction,
    ColoniaTile,
    Effect,
    Envoy,
    Goods,
    OneOf,
    Points,
    Upgrades,
)

EVERY_KIND: tuple[Effect, ...] = (
    Goods({"coin": 2, "tribune": 1}),
    OneOf(("coin", "tribune", "builder")),
    AnyWorker(),
    Points(5),
    Upgrades(2),
    Envoy("eagle"),
    Envoy("coloured"),
    AreaBonus(),
    AreaBonus(single=True),
    BuildingAction(),
    ColoniaTile(),
)
