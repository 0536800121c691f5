"""Every kind of effect of Forum Trajanum."""

from games.forum_trajanum import effects

EVERY_KIND: tuple[effects.Effect, ...] = (
    effects.Goods({"coin": 2, "tribune": 1}),
    effects.OneOf(("coin", "tribune", "builder")),
    effects.AnyWorker(),
    effects.Points(5),
    effects.Upgrades(2),
    effects.Envoy("eagle"),
    effects.Envoy("coloured"),
    effects.AreaBonus(),
    effects.AreaBonus(single=True),
    effects.BuildingAction(),
    effects.ColoniaTile(),
)
