from contextlib import suppress

import pytest

from games.hidden import Piece
from games.porta_nigra.events.actions import BrickBought, BuilderMoved, ElementBuilt, GoodsTaken
from games.porta_nigra.events.refill import RefillEnded
from games.porta_nigra.events.turn import CardPlayed, TurnEnded
from games.porta_nigra.rounds import name_between_rounds, round_name
from games.words import LOCALES
from renderer import NothingToShow, lay_out, picture_names
from renderer.engine.layout import Stamp, Text
from renderer.kit import seats
from renderer.kit.furniture import brackets, slab
from renderer.porta_nigra.changes import changes, deeds
from renderer.porta_nigra.drawings.bricks import ground, masonry
from renderer.porta_nigra.drawings.buildings import building_sign
from renderer.porta_nigra.drawings.cards import built_element
from renderer.porta_nigra.drawings.people import builder
from renderer.porta_nigra.pictures.turn import STORY
from renderer.request import History
from tests.games.porta_nigra.position import build_on, empty
from tests.renderer.porta_nigra import GAME
from tests.renderer.porta_nigra.city_scenes import laid, said
from tests.support.positions import asked, positions, texts
from tests.support.scenes import stamps, written

TURNS: History = tuple(
    enumerate(
        (
            RefillEnded(),
            CardPlayed(0, Piece("A1", None, "actions_0")),
            TurnEnded(0),
            RefillEnded(),
            CardPlayed(1, Piece("A7", None, "actions_1")),
            BuilderMoved(1, "basilica", 1),
            BrickBought(1, "red", 3),
            ElementBuilt(1, "basilica-A1", 1, 0, 3, "basilica-red"),
            GoodsTaken(1, {"sesterces": 4}),
            TurnEnded(1),
            RefillEnded(),
        )
    )
)

_OF_ANOTHER_MOMENT = ("scoring", "end")
"""Pictures of an earlier moment."""


def test_the_turn_of_the_last_seat_that_did_something_is_shown_from_its_card_on() -> None:
    who, said = deeds(changes(TURNS, 5, None))
    assert who == 1
    assert [(deed.what, deed.name) for deed in said] == [
        ("card", "A7"),
        ("builder", "basilica"),
        ("bought", "red"),
        ("built", "basilica-A1"),
        ("building_card", "basilica-red"),
        ("goods", "sesterces"),
    ]


def test_goods_and_bricks_of_one_turn_are_added_up_and_the_builder_is_where_it_is_at_last() -> None:
    turns: History = tuple(
        enumerate(
            (
                RefillEnded(),
                CardPlayed(0, Piece("A1", None, "actions_0")),
                BuilderMoved(0, "basilica", 1),
                BrickBought(0, "red", 3),
                GoodsTaken(0, {"sesterces": 5}),
                BuilderMoved(0, "city_wall", 1),
                BrickBought(0, "red", 3),
                GoodsTaken(0, {"sesterces": 2, "red": 1}),
            )
        )
    )
    _, said = deeds(changes(turns, 0, None))
    assert [(deed.what, deed.name, deed.number) for deed in said] == [
        ("card", "A1", 1),
        ("builder", "city_wall", 1),
        ("bought", "red", 2),
        ("goods", "sesterces", 7),
        ("goods", "red", 1),
    ]


def test_nothing_is_shown_where_nobody_did_anything() -> None:
    assert deeds(changes(TURNS, 9, None)) == (None, [])


def test_a_turn_shows_what_it_brought() -> None:
    layout = laid(empty(2), "turn", None, changes=changes(TURNS, 3, None))
    inside = [item for item in layout.items if isinstance(item, Stamp) and STORY.contains(item.box)]
    assert (seats.emblem, (1,)) in [(item.art, item.look) for item in inside]
    assert [item.look for item in inside if item.art is built_element] == [("basilica", "black")]
    assert [item.look for item in inside if item.art is builder] == [(1,)]
    assert [item.look for item in inside if item.art is building_sign] == [("basilica",)]
    assert {"A7", "+3", "×4"} <= set(written(layout))


def test_what_a_turn_changed_in_the_city_is_outlined_there_the_last_piece_in_brackets() -> None:
    """The builder came to the basilica, a red brick was bought there, an element was built on A1."""
    state = empty(2)
    build_on(state, "basilica-A1", 1, seat=1)
    layout = laid(state, "turn", None, changes=changes(TURNS, 3, None))
    outlined = [each.box for each in stamps(layout, seats.outline)]
    shop = next(each.box for each in stamps(layout, ground) if each.look == ("red",))
    site = next(each.box for each in stamps(layout, masonry))
    person = next(each.box for each in stamps(layout, builder) if each.look == (1,))
    assert [sum(box.inset(-9).contains(piece) for piece in (shop, site, person)) for box in outlined] == [
        1
    ] * 3
    (last,) = stamps(layout, brackets)
    assert last.box.contains(site)


def test_the_quarter_in_which_the_turn_built_is_lit() -> None:
    layout = laid(empty(2), "turn", None, changes=changes(TURNS, 3, None))
    (lit,) = [
        each.box for each in stamps(layout, slab) if each.look[:1] == ("glow",) and each.box.height > 200
    ]
    assert [each.look[0] for each in stamps(layout, building_sign) if lit.contains(each.box)] == ["basilica"]


def test_the_picture_is_as_high_whatever_a_turn_brought() -> None:
    said = laid(empty(3), "turn", None, changes=changes(TURNS, 3, None))
    assert said.height == laid(empty(3), "turn", None).height


def test_a_turn_says_what_it_brought() -> None:
    shown = said(empty(2), "turn", None, changes=changes(TURNS, 3, None))
    assert "Marcus’s turn: card (A7: " in shown
    assert "bought 1 red brick, built basilica A1, +3, building card red basilica, took 4 sesterces." in shown


@pytest.mark.parametrize("locale", LOCALES)
def test_every_picture_names_the_round_as_the_panel_does(locale: str) -> None:
    for position in positions(GAME)[::3]:
        now = name_between_rounds(position.views[None]) or round_name(position.views[None])
        if now is None or not position.state.phase or position.state.ended_by is not None:
            continue
        for picture in picture_names(GAME):
            if picture not in _OF_ANOTHER_MOMENT:
                with suppress(NothingToShow):
                    layout = lay_out(GAME, position.views[0], **asked(position, picture, 0, locale))
                    found = [item.text for item in layout.items if isinstance(item, Text)]
                    assert texts(GAME, locale).text(now) in found, f"{picture}, {position.name}"


def test_after_an_early_end_they_say_that_the_last_turns_are_played() -> None:
    state = empty()
    state.phase, state.ended_by = "turn", 1
    for picture in ("hand", "sites", "turn"):
        assert "Last turns" in written(laid(state, picture))
