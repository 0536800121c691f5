from games.porta_nigra.actions.building_options import nearest_sites
from games.porta_nigra.actions.buying import why_not_shop
from games.porta_nigra.actions.honor_cards import why_not_honor_card
from games.porta_nigra.actions.influence import BUILD, HONOR, ROMAN, influence_things, why_not_influence
from games.porta_nigra.actions.reasons import Reason
from games.porta_nigra.elements import why_not_build, why_not_site
from games.porta_nigra.help import HELP
from games.porta_nigra.pieces import SITES
from games.porta_nigra.state import Card, Element
from games.porta_nigra.symbols import symbol_things, why_not_symbol
from tests.games.porta_nigra.position import build_on, empty, own


def test_a_site_needs_a_roman_the_bricks_and_the_way_and_is_free() -> None:
    state, site = empty(), SITES["amphitheater-B3"]
    player = state.players[0]
    assert [*why_not_site(state, 0, site)] == [Reason.TOO_FEW_BRICKS]
    player.bricks.update(red=1, white=1)
    player.sesterces = 2
    assert [*why_not_site(state, 0, site)] == [Reason.TOO_FAR]
    player.sesterces = 3
    assert not any(why_not_site(state, 0, site))
    player.romans = 0
    assert [*why_not_site(state, 0, site)] == [Reason.NO_ROMAN]
    state.elements[site.name] = Element(1, 2)
    assert [*why_not_site(state, 0, site)] == [Reason.SITE_TAKEN, Reason.NO_ROMAN]


def test_a_shop_needs_a_brick_the_price_and_the_right_symbol() -> None:
    state = empty()
    state.players[0].sesterces = 4
    assert not any(why_not_shop(state, 0, "any", "red"))
    assert [*why_not_shop(state, 0, "any", "yellow")] == [Reason.TOO_FEW_SESTERCES]
    assert [*why_not_shop(state, 0, "black", "red")] == [Reason.OTHER_SHOP]
    state.market["black"] = 0
    assert not any(why_not_shop(state, 0, "black", "red"))
    assert [*why_not_shop(state, 0, "black", "black")] == [Reason.SHOP_EMPTY]


def test_a_symbol_needs_a_torch_and_something_to_do() -> None:
    state = empty()
    state.card = Card("A1", 1, (3,))
    assert [[*why_not_symbol(state, 0, place)] for place in (1, 2, 3, 4)] == [
        [],
        [Reason.SYMBOL_BEFORE],
        [Reason.SYMBOL_USED, Reason.NOTHING_TO_BUILD],
        [],
    ]
    state.card = Card("A8", 0)
    state.players[0].sesterces = 0
    assert [[*why_not_symbol(state, 0, place)] for place in (1, 2, 3, 4)] == [
        [Reason.NOTHING_TO_BUY],
        [Reason.NOTHING_TO_BUILD],
        [],
        [Reason.TORCH_FOR_TORCH],
    ]
    state.players[0].torches = 0
    assert [*why_not_symbol(state, 0, 3)] == [Reason.NO_TORCH]


def test_a_seat_that_can_build_nowhere_lacks_a_roman_or_what_else_each_site_needs() -> None:
    state = empty()
    assert [*why_not_build(state, 0)] == [Reason.NOTHING_TO_BUILD]
    state.players[0].romans = 0
    assert [*why_not_build(state, 0)] == [Reason.NO_ROMAN, Reason.NOTHING_TO_BUILD]
    assert all(Reason.NO_ROMAN not in each.unmet for each in nearest_sites(state, 0))
    own(state, red=3)
    assert [*why_not_build(state, 0)] == [Reason.NO_ROMAN]
    state.players[0].romans = 1
    assert not any(why_not_build(state, 0))


def test_chips_buy_what_is_there_and_does_something() -> None:
    state = empty()
    player = state.players[0]
    assert [*why_not_influence(state, 0, ROMAN)] == [Reason.TOO_FEW_CHIPS]
    player.chips = 2
    assert not any(why_not_influence(state, 0, ROMAN))
    assert [*why_not_influence(state, 0, BUILD)] == [Reason.NOTHING_TO_BUILD]
    assert [*why_not_influence(state, 0, HONOR)] == [Reason.NO_HONOR_CARD]
    player.romans_left = 0
    assert [*why_not_influence(state, 0, ROMAN)] == [Reason.ROMANS_BOUGHT]


def test_an_honor_card_needs_chips_what_is_handed_in_and_an_effect() -> None:
    state = empty()
    player = state.players[0]
    assert [*why_not_honor_card(state, 0, "H5")] == [Reason.TOO_FEW_CHIPS]
    player.chips = 3
    assert not any(why_not_honor_card(state, 0, "H5"))
    assert [*why_not_honor_card(state, 0, "H13")] == [Reason.NO_EFFECT]
    assert [*why_not_honor_card(state, 0, "final-30")] == [Reason.TOO_FEW_BUILDING_CARDS]
    assert [*why_not_honor_card(state, 0, "final-42")] == [Reason.NO_FINAL_CARD]
    state.honor_cards_bought = 1
    assert [*why_not_honor_card(state, 0, "H5")] == [Reason.HONOR_CARD_BOUGHT]


def test_where_nothing_can_be_built_the_nearest_sites_are_those_that_lack_least() -> None:
    state = empty()
    state.card = Card("A5", 2)
    own(state, sesterces=0, white=1)
    state.market["black"] = 0
    build_on(state, "amphitheater-C5", seat=1)
    build_on(state, "amphitheater-C1", seat=1)
    things = {each.key: each for each in symbol_things(state, 0)}
    nearest = [each.key for each in things["symbol_3"].within]
    assert nearest[:2] == ["basilica-B1", "basilica-A2"], "1 black brick, 1 blue one; no way to go"
    assert not {"amphitheater-C1", "amphitheater-C5"} & {*nearest}, "they are taken"
    yellow, shops = things["symbol_2"], things["symbol_1"].within
    assert (yellow.unmet, yellow.within) == ((Reason.TOO_FEW_SESTERCES,), ())
    assert yellow.arguments == {"sesterces": 5}, "4, and 1 for the way"
    assert things["symbol_1"].unmet == (Reason.NOTHING_TO_BUY,)
    assert [Reason.SHOP_EMPTY in each.unmet for each in shops] == [False, False, False, False, True]


def test_where_no_honor_card_can_be_bought_the_cheapest_is_the_nearest() -> None:
    state = empty()
    state.honor_display = ["final-42", "H14", "H5"]
    (honor,) = [each for each in influence_things(state, 0) if each.key == HONOR]
    assert honor.unmet == (Reason.NO_HONOR_CARD,)
    assert [each.key for each in honor.within] == ["H5", "H14", "final-42"]


def test_of_a_used_symbol_nothing_else_is_said() -> None:
    state = empty()
    state.card = Card("A1", 1, (3,))
    things = {each.key: each for each in symbol_things(state, 0)}
    assert things["symbol_3"].unmet == (Reason.SYMBOL_USED, Reason.NOTHING_TO_BUILD)
    said = HELP.explained(things["symbol_3"])
    assert (said.unmet, said.within) == ((Reason.SYMBOL_USED,), ())
