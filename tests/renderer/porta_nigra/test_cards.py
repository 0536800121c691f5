import pytest

from games.hidden import as_seen_by, copy_state
from games.porta_nigra import GAME as RULES
from games.porta_nigra.pieces import BUILDINGS, HONOR_CARDS, QUARTER_OF_SHOP, REWARDS
from games.porta_nigra.state import PortaNigra
from games.words import LOCALES
from renderer import Highlight, Layout
from renderer.engine.layout import Box, Stamp, Text
from renderer.kit.furniture import glow, plain, slab, sunk, tablet
from renderer.kit.seats import emblem
from renderer.porta_nigra.drawings.bricks import brick_tile, ground
from renderer.porta_nigra.drawings.buildings import building_sign
from renderer.porta_nigra.drawings.cards import action_card, different_cards, effect_sign
from renderer.porta_nigra.drawings.goods import chip, goods
from tests.games.porta_nigra.position import display, display_cards, empty, hold, own
from tests.renderer.porta_nigra.city_scenes import laid, said, sentences
from tests.support.scenes import inside, stamps, texts_in, written
from tests.support.table_story import pending, table_from

LIT, FREE, DIM = ("glow", "brass", 12), ("marble", "bark", 12), ("stone", "joint", 12)
"""The grounds of honor cards: the viewer can buy it, there is no question, the viewer cannot buy it."""

PRICE = ("umber", "ink", 12)
"""The ground of a price."""

_ORDER = ("red", "yellow", "black", "blue", "white")


def honor_cards(layout: Layout) -> list[Stamp]:
    grounds = (LIT, FREE, DIM)
    return [each for each in stamps(layout, slab) if each.look in grounds]


def lines(layout: Layout, box: Box) -> list[Text]:
    return [
        item
        for item in layout.items
        if isinstance(item, Text) and box.contains(item.capitals_box) and any(map(str.isalpha, item.text))
    ]


def in_words(layout: Layout, box: Box) -> str:
    return " ".join(each.text for each in lines(layout, box)).replace("\N{NO-BREAK SPACE}", " ")


def test_honor_cards_lie_by_their_prices_with_their_effects() -> None:
    state = empty()
    display(state, "H14", "H11")
    layout = laid(state, "honor_cards", None)
    points, bricks = (each.box for each in honor_cards(layout))
    two, three = (each.box for each in stamps(layout, slab) if each.look == PRICE)
    assert [texts_in(layout, box) for box in (two, three)] == [["2"], ["3"]]
    assert [len(inside(layout, chip, box)) for box in (two, three)] == [1, 1]
    assert (points.top, bricks.top) == (two.top, three.top)
    assert [each.look for each in inside(layout, effect_sign, bricks)] == [("brick-white",)] * 2
    assert [each.look for each in inside(layout, effect_sign, points)] == [("romans-1",)]
    (five,) = inside(layout, tablet, points)
    assert texts_in(layout, five.box) == ["5"]


def test_what_is_handed_in_stands_before_what_it_brings() -> None:
    """A 30 for four different building cards, a 42 for a 30."""
    state = empty()
    display(state, "final-30", "final-42")
    layout = laid(state, "honor_cards", None)
    thirty, forty_two = (each.box for each in honor_cards(layout))
    assert texts_in(layout, thirty)[:2] == ["4", "30"]
    assert len(inside(layout, different_cards, thirty)) == 1
    assert texts_in(layout, forty_two)[:2] == ["30", "42"]


def test_what_an_honor_card_brings_stands_next_to_its_signs_in_words() -> None:
    state = empty()
    display(state, "H8", "final-30", "final-42")
    layout = laid(state, "honor_cards", None)
    both, thirty, forty_two = (each.box for each in honor_cards(layout))
    assert in_words(layout, both) == "1 white brick + 1 torch token"
    assert in_words(layout, thirty) == "30 points at the end for 4 different building cards"
    assert in_words(layout, forty_two) == "42 points at the end for a 30-point final card"
    signs = inside(layout, effect_sign, both)
    assert all(text.capitals_box.left > sign.box.right for text in lines(layout, both) for sign in signs)


def test_what_the_viewer_can_pay_is_lit() -> None:
    """For 2 chips 8 points, the 30, the 42; for 3 chips 12 points."""
    state = empty()
    own(state, chips=2)
    display(state, "H12", "H16", "final-30", "final-42")
    found = honor_cards(laid(state, "honor_cards"))
    assert [each.look for each in found] == [LIT, DIM, DIM, DIM]
    assert "Aurelia could buy now: 8 points." in said(state, "honor_cards")
    state.players[0].building_cards = ["amphitheater-red", "basilica-red", "city_wall-red"]
    state.players[0].substitutes = ["porta_nigra"]
    state.players[0].final_cards = ["final-30"]
    found = honor_cards(laid(state, "honor_cards"))
    assert [each.look for each in found] == [LIT, LIT, LIT, DIM]
    state.honor_cards_bought = 1
    assert [each.look for each in honor_cards(laid(state, "honor_cards"))] == [DIM] * 4
    assert [each.look for each in honor_cards(laid(state, "honor_cards", None))] == [FREE] * 4


def test_a_card_that_brings_nothing_now_is_not_lit() -> None:
    """No element stands in the Porta Nigra: no brick can be added."""
    state = empty()
    own(state, chips=3)
    display(state, "H13")
    assert [each.look for each in honor_cards(laid(state, "honor_cards"))] == [DIM]


@pytest.mark.parametrize("locale", LOCALES)
def test_no_card_is_cut_in_any_language(locale: str) -> None:
    state = empty()
    display(state, *HONOR_CARDS)
    assert not any("…" in text for text in written(laid(state, "honor_cards", locale=locale)))


def test_building_cards_lie_there_with_sign_name_and_colour_and_no_place_is_empty() -> None:
    state = empty()
    display_cards(state, "basilica-yellow", "city_wall-white")
    layout = laid(state, "building_cards", None)
    grounds = stamps(layout, ground)
    assert [each.look for each in grounds] == [("yellow",), ("white",)]
    signs = [inside(layout, building_sign, each.box)[0].look[0] for each in grounds]
    assert signs == ["basilica", "city_wall"]
    assert [texts_in(layout, each.box) for each in grounds] == [["Basilica"], ["City wall"]]
    assert [inside(layout, brick_tile, each.box)[0].look for each in grounds] == [("yellow",), ("white",)]
    assert not stamps(layout, sunk)
    assert "One with an element on its site; 18 in the pile" in written(layout)
    assert "One per turn, for chips; 28 in the pile" in written(laid(state, "honor_cards", None))


def test_below_the_open_building_cards_lie_the_viewers_with_their_sets() -> None:
    state = empty()
    display_cards(state, "basilica-yellow")
    state.players[1].building_cards = ["amphitheater-red", "basilica-black"]
    assert [texts_in(laid(state, "building_cards", 1), each.box) for each in sets(state, 1)] == [["6"]]
    assert sets(state, 0) == []
    assert "their sets score 6 points" in said(state, "building_cards", 1)
    framed = laid(state, "building_cards", 1, [Highlight("building_card_basilica-yellow")])
    assert len(stamps(framed, glow)) == 1


def sets(state: PortaNigra, seat: int) -> list[Stamp]:
    return stamps(laid(state, "building_cards", seat), tablet)


def test_equal_cards_are_framed_once_and_counted_in_words() -> None:
    state = empty()
    own(state, chips=2)
    display(state, "H12", "final-30", "final-30")
    spots = ("honor_card_final-30", "honor_card_H12")
    layout = laid(state, "honor_cards", highlights=[Highlight(spot) for spot in spots])
    assert len(stamps(layout, glow)) == len(spots)
    assert written(layout).count("2×") == 1
    assert not any(each.look[0] == "glow" for each in honor_cards(layout))
    assert "30 points at the end (hand in 4 different building cards) (×2)" in said(state, "honor_cards")


@pytest.mark.parametrize("locale", LOCALES)
def test_the_displays_are_shown_in_every_language(locale: str) -> None:
    state = empty()
    display(state, "H1", "final-30", "final-42", "substitute-basilica")
    display_cards(state, "basilica-yellow")
    own(state, chips=2)
    said = sentences(state, "honor_cards", locale=locale)
    assert len(said) == 6
    said += sentences(state, "building_cards", locale=locale)
    assert all("{" not in each for each in said)


def prices(layout: Layout, seat: int) -> dict[str, tuple[int, bool]]:
    """Shop -> the price of a brick there for a seat, and whether it can be bought."""
    found = []
    for plate in stamps(layout, slab):
        inside = [each for each in stamps(layout, emblem) if plate.box.contains(each.box)]
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
    view = as_seen_by(copy_state(state), 0)
    assert len(stamps(laid(view, "quarters", 0), action_card)) == 2
    assert stamps(laid(view, "quarters", 1), action_card) == []
    text = said(view, "quarters")
    assert "In hand: A2: buy black, buy red, build, 1 torch token, 3 sesterces (3 torches)" in text
    assert "Reward in the quarter city wall for every 3 bricks: 1 white brick." in text


@pytest.mark.parametrize("locale", LOCALES)
def test_the_quarters_are_shown_in_every_language(locale: str) -> None:
    said = sentences(empty(), "quarters", locale=locale)
    assert len(said) == 10
    assert all("{" not in each for each in said)
