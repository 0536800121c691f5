import pytest

from games.hidden import as_seen_by, copy_state
from games.porta_nigra.events.actions import ElementBuilt
from games.porta_nigra.events.influence import HonorCardBought
from games.porta_nigra.pieces import ACTION_CARDS, BUILDING_CARDS, COLOURS, SITES, action_deck
from games.porta_nigra.state import Card, Element, PortaNigra
from games.words import LOCALES
from renderer import Highlight
from renderer.engine.layout import Box, Layout
from renderer.kit.furniture import glow, seal, slab, sunk, tablet
from renderer.kit.seats import emblem, outline
from renderer.porta_nigra.changes import changes
from renderer.porta_nigra.drawings.bricks import any_brick, brick_tile
from renderer.porta_nigra.drawings.buildings import building_sign
from renderer.porta_nigra.drawings.cards import action_card, action_card_back, effect_sign
from renderer.porta_nigra.drawings.goods import spent_torch, torch
from renderer.porta_nigra.drawings.people import builder
from renderer.request import NothingToShow
from tests.games.porta_nigra.position import build_on, empty, hold, own, played, played_all
from tests.renderer.porta_nigra.city_scenes import laid, said, sentences
from tests.support.legibility import too_small
from tests.support.scenes import stamps, texts_in, written


def seen(state: PortaNigra, seat: int = 0, *, viewer: int = 0, highlights: tuple[str, ...] = ()) -> Layout:
    """The hand of a seat, as a viewer sees it."""
    view = as_seen_by(copy_state(state), viewer)
    return laid(view, "hand", seat, [Highlight(spot) for spot in highlights])


def in_play(card: str, torches: int, *used: int) -> PortaNigra:
    state = empty()
    hold(state, card, "A7" if card != "A7" else "A5")
    played(state, card)
    state.card = Card(card, torches, used)
    return state


def cards_of(layout: Layout) -> list[list[str]]:
    """The symbols of the large open cards."""
    signs = stamps(layout, effect_sign)
    grounds = stamps(layout, action_card)
    return [[each.look[0] for each in signs if ground.box.contains(each.box)] for ground in grounds]


def test_own_cards_lie_open_with_torches_and_symbols() -> None:
    state = empty()
    hold(state, "A2", "A5")
    layout = seen(state)
    assert cards_of(layout) == [list(ACTION_CARDS["A2"].symbols), list(ACTION_CARDS["A5"].symbols)]
    grounds = stamps(layout, action_card)
    torches = [
        [each for each in stamps(layout, torch) if ground.box.contains(each.box)] for ground in grounds
    ]
    assert [len(each) for each in torches] == [3, 2]
    assert "In hand: A2: buy black, buy red, build, 1 torch token, 3 sesterces (3 torches)" in said(
        state, "hand"
    )


def test_of_the_card_of_the_turn_one_sees_what_is_used_and_what_is_free() -> None:
    state = in_play("A2", 1, 2, 4)
    layout = seen(state)
    assert len(stamps(layout, spent_torch)) == 2
    assert len(stamps(layout, seal)) == 2
    gray = [each.box for each in stamps(layout, slab) if each.look == ("mist", "ash", 10)]
    used = [each.look[0] for box in gray for each in stamps(layout, effect_sign) if box.contains(each.box)]
    assert used == ["buy-red", "torches-1"]
    text = said(state, "hand")
    assert "Card of the turn A2, 1 torch left." in text
    assert "Symbols free: buy black, build, 3 sesterces." in text
    assert "Symbols used: buy red, 1 torch token." in text


def test_of_another_hand_only_the_backs_are_seen() -> None:
    state = empty()
    layouts = []
    for cards in (("A1", "A2"), ("A3", "A4")):
        hold(state, *cards, seat=1)
        layouts.append(seen(state, 1))
    assert layouts[0] == layouts[1]
    backs = stamps(layouts[0], action_card_back)
    assert len([each for each in backs if each.box.height > 200]) == 2
    assert cards_of(layouts[0]) == []
    view = as_seen_by(copy_state(state), 0)
    assert "Unknown cards in hand: 2." in said(view, "hand", 1)


def test_with_an_empty_pile_all_know_a_hand() -> None:
    state = empty()
    hold(state, "A7", "A8", seat=1)
    played(state, *action_deck(2)[:6], seat=1)
    layout = seen(state, 1)
    assert cards_of(layout) == [list(ACTION_CARDS["A7"].symbols), list(ACTION_CARDS["A8"].symbols)]


def test_building_cards_lie_by_buildings_below_them_what_their_sets_score() -> None:
    """Sets of 3 and 1: 14 points."""
    state = empty()
    player = state.players[0]
    player.building_cards = ["amphitheater-red", "amphitheater-blue", "basilica-black"]
    player.substitutes = ["city_wall"]
    layout = seen(state)
    cells = {
        sign.look[0]: [
            each.look[0] if each.look else "substitute"
            for art in (brick_tile, any_brick)
            for each in stamps(layout, art)
            if ground.box.contains(each.box)
        ]
        for ground in stamps(layout, sunk)
        for sign in stamps(layout, building_sign)
        if ground.box.contains(sign.box)
    }
    assert cells == {
        "amphitheater": ["red", "blue"],
        "basilica": ["black"],
        "city_wall": ["substitute"],
        "porta_nigra": [],
    }
    assert [texts_in(layout, each.box) for each in stamps(layout, tablet)[1:]] == [["14"]]
    assert "their sets score 14 points" in said(state, "hand")


def test_all_cards_of_the_game_find_room() -> None:
    state = empty()
    player = state.players[0]
    player.building_cards = list(BUILDING_CARDS)
    player.substitutes = ["amphitheater", "basilica", "city_wall", "porta_nigra"]
    player.final_cards = ["final-30"] * 3 + ["final-42"] * 2 + ["final-56"]
    layout = seen(state)
    boxes = {each.box for each in (*stamps(layout, brick_tile), *stamps(layout, any_brick))}
    assert len(boxes) == len(BUILDING_CARDS) + 4
    finals = [each for each in stamps(layout, effect_sign) if each.look[0].startswith("final")]
    assert len(finals) == 6
    assert {"30", "42", "56"} <= set(written(layout))
    assert not list(too_small(layout))


def test_no_place_is_kept_for_cards_that_a_seat_has_not_won() -> None:
    state = empty()
    without = seen(state)
    assert "No building cards yet" in written(without)
    state.players[0].building_cards = ["basilica-red"]
    first = seen(state)
    assert [texts_in(first, each.box) for each in stamps(first, tablet)[1:]] == [["2"]]
    state.players[0].final_cards = ["final-30"]
    second = seen(state)
    assert without.height < first.height < second.height
    assert "Final cards" in written(second)
    assert "Final cards" not in written(first)


def test_what_can_be_chosen_is_framed() -> None:
    state = in_play("A2", 2, 2)
    player = state.players[0]
    player.building_cards, player.substitutes = ["basilica-red"], ["city_wall"]
    own(state, red=2)
    spots = (
        "symbol_1",
        "symbol_3",
        "action_card_A7",
        "own_basilica-red",
        "own_substitute-city_wall",
        *(f"stock_{colour}" for colour in COLOURS),
    )
    assert len(stamps(seen(state, highlights=spots), glow)) == len(spots)


def test_cards_that_a_seat_won_are_outlined_on_its_own_picture() -> None:
    built = ElementBuilt(1, "basilica-A4", 2, 0, 9, "basilica-yellow")
    without_card = ElementBuilt(1, "amphitheater-C1", 1, 0, 1, "")
    kept, spent = (HonorCardBought(1, card, 2, ()) for card in ("substitute-city_wall", "H12"))
    found = changes(list(enumerate((built, without_card, kept, spent), 1)), 0, 0)
    won = [change for change in found if change.picture == "hand"]
    assert [change.spot for change in won] == ["own_basilica-yellow", "own_substitute-city_wall"]
    state = empty()
    for player in state.players:
        player.building_cards, player.substitutes = ["basilica-yellow"], ["city_wall"]
    assert len(stamps(laid(state, "hand", 1, changes=won), outline)) == 2
    assert not stamps(laid(state, "hand", 0, changes=won), outline)


def test_the_card_of_the_turn_lies_where_the_hand_began() -> None:
    state = empty()
    hold(state, "A2", "A7")
    before = [each.box for each in stamps(seen(state), action_card)]
    layout = seen(in_play("A2", 1, 2))
    assert [each.box for each in stamps(layout, action_card)] == before
    assert cards_of(layout) == [list(ACTION_CARDS["A2"].symbols), list(ACTION_CARDS["A7"].symbols)]
    assert not stamps(seen(state), spent_torch)


def test_the_last_card_of_a_round_leaves_a_gap() -> None:
    state = in_play("A2", 1, 2)
    state.players[0].hand = []
    assert max(each.box.height for each in stamps(seen(state), sunk)) > 200


def test_beside_the_hand_are_the_builder_the_pile_the_elements_and_the_supply() -> None:
    state = empty()
    hold(state, "A2", "A5")
    state.elements["city_wall-1"] = Element(0, 2)
    state.players[0].quarter = "porta_nigra"
    layout = seen(state)
    (figure,) = stamps(layout, builder)
    signs = [each for each in stamps(layout, building_sign) if each.box.top < figure.box.bottom]
    assert [each.look[0] for each in signs] == ["porta_nigra"]
    assert {"6", "1/15", str(state.supply)} <= set(written(layout))
    text = said(state, "hand")
    assert "Aurelia’s builder is at: Porta Nigra." in text
    assert "Aurelia’s elements: 1 of 15; cards in the draw pile: 6." in text
    state.players[0].quarter = ""
    assert len(stamps(seen(state), building_sign)) == len(stamps(layout, building_sign)) - 1
    assert "Aurelia’s builder" not in said(state, "hand")


def test_cards_that_can_be_chosen_have_no_label_upon_their_symbols() -> None:
    state = empty()
    hold(state, "A2", "A5")
    offered = [Highlight(f"action_card_{card}", card) for card in ("A2", "A5")]
    layout = laid(state, "hand", 0, offered)
    assert len(stamps(layout, glow)) == 2
    assert written(layout) == written(laid(state, "hand"))


def test_without_a_seat_there_is_no_hand() -> None:
    with pytest.raises(NothingToShow):
        laid(empty(), "hand", None)


@pytest.mark.parametrize("locale", LOCALES)
def test_a_hand_is_shown_in_every_language(locale: str) -> None:
    state = in_play("A2", 1, 2)
    state.players[0].building_cards = ["basilica-red"]
    state.players[0].final_cards = ["final-30"]
    said = sentences(state, "hand", locale=locale)
    assert len(said) == 13
    assert len(" ".join(said)) < 1024
    assert all("{" not in each for each in said)


@pytest.mark.parametrize("locale", LOCALES)
def test_no_label_beside_a_hand_is_cut(locale: str) -> None:
    state = empty()
    for site in [*SITES][:14]:
        build_on(state, site, seat=0)
    shown = written(laid(state, "hand", 0, locale=locale))
    assert "14/15" in shown
    assert not [each for each in shown if "…" in each]


def test_each_card_stands_before_the_seats_that_can_still_play_it() -> None:
    state = empty(3)
    played(state, "A1", "A2", "A3", seat=1)
    played_all(state, 2)
    layout = laid(state, "cards_left", None)
    left = {
        texts_in(layout, row)[0]: [each.look[0] for each in stamps(layout, emblem) if row.contains(each.box)]
        for row in rows(state.cards_left(0), layout)
    }
    assert list(left) == list(ACTION_CARDS)
    assert [name for name, seats in left.items() if seats == [0]] == ["A1", "A2", "A3"]
    assert [name for name, seats in left.items() if seats == [0, 1]] == ["A4", "A5", "A6", "A7", "A8"]
    text = said(state, "cards_left")
    assert "Marcus can still play: A4, A5, A6, A7, A8." in text
    assert "Livia has played all cards of this round." in text


def test_each_card_shows_its_symbols() -> None:
    state = empty()
    layout = laid(state, "cards_left", None)
    for row in rows(state.cards_left(0), layout):
        symbols = [each.look[0] for each in stamps(layout, effect_sign) if row.contains(each.box)]
        assert symbols == list(ACTION_CARDS[texts_in(layout, row)[0]].symbols)


def test_light_is_a_hand_that_the_viewer_knows() -> None:
    state = empty()
    hold(state, "A2", "A5")
    hold(state, "A1", "A3", seat=1)
    layout = laid(as_seen_by(copy_state(state), 0), "cards_left", 0)
    lit = [each.box for each in stamps(layout, slab) if each.look[0] == "glow"]
    assert len(lit) == 2
    assert all(any(box.contains(each.box) for each in stamps(layout, emblem)) for box in lit)


def test_with_four_players_the_marked_card_has_no_row() -> None:
    assert "A8" not in written(laid(empty(4), "cards_left"))
    assert "A8" in written(laid(empty(3), "cards_left"))


def rows(cards: list[str], layout: Layout) -> list[Box]:
    found = [each.box for each in stamps(layout, slab) if each.look == ("marble", "sand", 10)]
    assert len(found) == len(cards)
    return found
