from games.forum_trajanum.effects import AnyWorker, Envoy, Goods, Upgrades
from renderer.engine.pen import Pen
from renderer.forum_trajanum.drawings.tokens import token
from renderer.forum_trajanum.effect_signs import ABILITIES, brief_signs_of, signs_of
from renderer.forum_trajanum.palette import PALETTE
from tests.games.forum_trajanum.every_effect import EVERY_KIND


def test_every_sign_has_a_drawing() -> None:
    for name in {*signs_of(EVERY_KIND), *(name for row in ABILITIES.values() for name in row)}:
        pen = Pen(24, 24, PALETTE)
        token(pen, name)
        assert pen.image().getbbox()


def test_goods_are_as_many_signs_as_they_are() -> None:
    assert signs_of((Goods({"coin": 2, "tribune": 1}), Upgrades(2))) == (
        *("coin", "coin", "tribune"),
        *("upgrade", "upgrade"),
    )


def test_a_brief_row_of_signs_leaves_out_where_an_envoy_goes() -> None:
    assert signs_of((Envoy("eagle"),)) == ("envoy", "eagle")
    assert brief_signs_of((Envoy("eagle"), AnyWorker())) == ("envoy", "any_worker")
