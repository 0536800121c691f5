from itertools import combinations

import pytest

import renderer
from games.forum_trajanum.effects import AnyWorker, Envoy, Goods, Upgrades
from games.forum_trajanum.pieces import CLASSES, COLOURS, GRAYS, RESOURCES, STRUCTURES, TILES
from renderer.engine.pen import Pen
from renderer.forum_trajanum.drawings.icons import LIGHT_ON, SIGNS, building
from renderer.forum_trajanum.drawings.tokens import token
from renderer.forum_trajanum.effect_signs import ABILITIES, brief_signs_of, signs_of
from renderer.forum_trajanum.palette import PALETTE
from renderer.kit.seats import SHAPES
from tests.games.forum_trajanum.every_effect import EVERY_KIND
from tests.renderer.forum_trajanum import GAME
from tests.support.colours import APART, difference, drawn
from workshop.colour_vision import VIEWS, contrast, distance


def test_there_is_an_emoji_for_every_thing_with_a_name() -> None:
    named = set(renderer.emojis(GAME))
    assert named >= {*RESOURCES, *CLASSES, *GRAYS, *STRUCTURES, *(f"colour_{colour}" for colour in COLOURS)}
    assert named >= {"take", "keep", "give", "build", "pay", "exchange", "send_envoy", "done", "undo"}
    assert named >= {*(f"tile_{face}" for face in TILES), "tile_hidden", "street", "points", "scoring"}
    assert named >= {
        *(f"seat_{number}" for number in range(1, len(SHAPES) + 1)),
        "board",
        "words",
        "help",
        "hint",
    }


def test_every_sign_has_a_drawing() -> None:
    for name in {*signs_of(EVERY_KIND), *(name for row in ABILITIES.values() for name in row)}:
        pen = Pen(24, 24, PALETTE)
        token(pen, name)
        assert pen.finished_image().getbbox()


def test_goods_are_as_many_signs_as_they_are() -> None:
    assert signs_of((Goods({"coin": 2, "tribune": 1}), Upgrades(2))) == (
        *("coin", "coin", "tribune"),
        *("upgrade", "upgrade"),
    )


def test_a_brief_row_of_signs_leaves_out_where_an_envoy_goes() -> None:
    assert signs_of((Envoy("eagle"),)) == ("envoy", "eagle")
    assert brief_signs_of((Envoy("eagle"), AnyWorker())) == ("envoy", "any_worker")


@pytest.mark.parametrize("view", VIEWS)
def test_colours_stay_apart(view: str) -> None:
    for one, other in combinations(COLOURS, 2):
        assert distance(PALETTE.rgb(one), PALETTE.rgb(other), view) >= APART, f"{one} and {other}"


def test_signs_are_read_from_their_colour() -> None:
    for colour in COLOURS:
        assert contrast(PALETTE.rgb(LIGHT_ON[colour]), PALETTE.rgb(colour)) >= 4.5, colour


def test_every_colour_has_a_sign_of_its_own() -> None:
    signs = [drawn(SIGNS[colour], "ink", "marble") for colour in COLOURS]
    for one, other in combinations(signs, 2):
        assert difference(one, other) > 0.08


def test_buildings_differ_without_their_colour_as_small_as_on_a_phone() -> None:
    drawings = {kind: drawn(building, kind) for kind in (*GRAYS, *STRUCTURES)}
    for (one, drawing), (other, another) in combinations(drawings.items(), 2):
        assert difference(drawing, another) > 0.2, f"{one} and {other}"
