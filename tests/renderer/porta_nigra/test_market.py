import pytest

from games.hidden import as_seen, copied
from games.porta_nigra import GAME as RULES
from games.porta_nigra.pieces import BUILDINGS, QUARTER_OF_SHOP, REWARDS
from games.words import LOCALES
from renderer import Highlight, Layout
from renderer.kit.furniture import glow, plain, slab
from renderer.kit.seats import emblem
from renderer.porta_nigra.drawings.bricks import ground
from renderer.porta_nigra.drawings.buildings import building_sign
from renderer.porta_nigra.drawings.cards import action_card
from renderer.porta_nigra.drawings.goods import goods
from tests.games.porta_nigra.position import empty, hold, own
from tests.renderer.porta_nigra.city_scenes import laid, said, sentences
from tests.support.scenes import inside, stamps, texts_in, written
from tests.support.table_story import pending, table_from

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


def test_a_builder_is_asked_for_on_its_own_picture() -> None:
    state = empty()
    state.players[0].quarter, state.phase = "", "turn"
    table = table_from(RULES, state)
    choice = pending(table, 0)
    assert (choice.prompt.id, choice.picture) == ("prompt-builder", "quarters")
    assert [spot for option in choice.options for spot in option.spots] == list(BUILDINGS)


def test_each_quarter_can_be_chosen_and_shows_shop_and_reward() -> None:
    state = empty()
    state.players[0].quarter = ""
    layout = laid(state, "quarters", highlights=[Highlight(building) for building in BUILDINGS])
    frames = [each.box for each in stamps(layout, glow)]
    assert [sign.look[0] for box in frames for sign in inside(layout, building_sign, box)] == list(BUILDINGS)
    for building, box in zip(BUILDINGS, frames, strict=True):
        (shop,) = inside(layout, ground, box)
        assert QUARTER_OF_SHOP[shop.look[0]] == building
        assert texts_in(layout, shop.box)[0] == "2"
        (reward,) = [each for each in inside(layout, plain, box) if each.look == ("page", 8)]
        assert [each.look[0] for each in inside(layout, goods, reward.box)] == list(REWARDS[building])


def test_the_viewers_cards_lie_below_and_nobody_elses() -> None:
    state = empty()
    hold(state, "A2", "A5")
    hold(state, "A1", "A3", seat=1)
    view = as_seen(copied(state), 0)
    assert len(stamps(laid(view, "quarters", 0), action_card)) == 2
    assert stamps(laid(view, "quarters", 1), action_card) == []
    text = said(view, "quarters")
    assert "In hand: A2: buy black, buy red, build, 1 torch token, 3 sesterces (3 torches)" in text
    assert "Reward in the quarter city wall for each 3 bricks: 1 white brick." in text


@pytest.mark.parametrize("locale", LOCALES)
def test_the_quarters_are_shown_in_every_language(locale: str) -> None:
    said = sentences(empty(), "quarters", locale=locale)
    assert len(said) == 10
    assert all("{" not in each for each in said)
