import pytest

from renderer import Highlight, Layout
from renderer.kit.furniture import glow, slab
from renderer.kit.seats import emblem
from tests.games.porta_nigra.position import empty, own
from tests.renderer.porta_nigra.city_scenes import laid, said
from tests.support.scenes import stamps, texts_in, written

_ORDER = ("red", "yellow", "black", "blue", "white")


def prices(layout: Layout, seat: int) -> dict[str, tuple[int, bool]]:
    """Shop -> what a brick there costs a seat, and whether it can be bought."""
    found = []
    for plate in stamps(layout, slab):
        inside = [each for each in stamps(layout, emblem) if plate.box.holds(each.box)]
        texts = texts_in(layout, plate.box)
        if [each.look for each in inside] == [(seat,)] and len(texts) == 1:
            found.append((int(texts[0]), plate.look[0] == "glow"))
    return dict(zip(_ORDER, found, strict=True))


def test_a_brick_costs_its_price_and_the_way() -> None:
    """The builder goes from red to black for 2 sesterces, the black brick costs 1 more."""
    found = prices(laid(empty(), "market"), 0)
    assert {shop: price for shop, (price, _) in found.items()} == {
        "red": 3,
        "yellow": 5,
        "black": 3,
        "blue": 5,
        "white": 5,
    }
    assert all(possible for _, possible in found.values())


def test_from_black_to_yellow_there_are_three_borders() -> None:
    state = empty()
    state.players[0].quarter = "porta_nigra"
    assert prices(laid(state, "market"), 0)["yellow"] == (7, True)


def test_an_empty_shop_and_what_is_too_dear_are_pale() -> None:
    state = empty()
    state.market["red"] = 0
    own(state, sesterces=4)
    found = prices(laid(state, "market"), 0)
    assert [shop for shop, (_, possible) in found.items() if possible] == ["black"]
    text = said(state, "market")
    assert "red 3 sesterces (shop empty)" in text
    assert "yellow 5 sesterces," in text


def test_before_the_builder_stands_anywhere_no_way_is_counted() -> None:
    state = empty()
    assert "A brick including the move, for Aurelia: black 3 sesterces," in said(state, "market")
    state.players[0].quarter = ""
    assert "including the move" not in said(state, "market")
    assert len(stamps(laid(state, "market"), emblem)) < len(stamps(laid(state, "market", 1), emblem))


def test_supply_and_market_are_counted() -> None:
    state = empty()
    layout = laid(state, "market")
    assert {"80", "10", "refill below 7"} <= set(written(layout))
    assert "80 bricks left in the supply." in said(state, "market")


@pytest.mark.parametrize("picture", ["market", "city"])
def test_without_a_supply_it_is_said_that_the_last_brick_ends_the_game(picture: str) -> None:
    state = empty()
    state.supply = 0
    assert {"0", "10", "early end at 0"} <= set(written(laid(state, picture)))
    state.ended_by = 1
    assert "no more refills" in written(laid(state, picture))


def test_shops_can_be_chosen() -> None:
    shops = [Highlight(f"shop_{shop}") for shop in _ORDER]
    assert len(stamps(laid(empty(), "market", highlights=shops), glow)) == len(_ORDER)
