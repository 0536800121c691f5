from games.hidden import as_seen, copied
from games.porta_nigra.pieces import ACTION_CARDS
from renderer.engine.layout import Box, Layout
from renderer.kit.furniture import slab
from renderer.kit.seats import emblem
from renderer.porta_nigra.drawings.cards import effect_sign
from tests.games.porta_nigra.position import empty, hold, played, played_all
from tests.renderer.porta_nigra.city_scenes import laid, said
from tests.support.scenes import stamps, texts_in, written


def test_each_card_stands_before_the_seats_that_can_still_play_it() -> None:
    state = empty(3)
    played(state, "A1", "A2", "A3", seat=1)
    played_all(state, 2)
    layout = laid(state, "cards_left", None)
    left = {
        texts_in(layout, row)[0]: [each.look[0] for each in stamps(layout, emblem) if row.holds(each.box)]
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
        symbols = [each.look[0] for each in stamps(layout, effect_sign) if row.holds(each.box)]
        assert symbols == list(ACTION_CARDS[texts_in(layout, row)[0]].symbols)


def test_light_is_a_hand_that_the_viewer_knows() -> None:
    state = empty()
    hold(state, "A2", "A5")
    hold(state, "A1", "A3", seat=1)
    layout = laid(as_seen(copied(state), 0), "cards_left", 0)
    lit = [each.box for each in stamps(layout, slab) if each.look[0] == "glow"]
    assert len(lit) == 2
    assert all(any(box.holds(each.box) for each in stamps(layout, emblem)) for box in lit)


def test_with_four_players_the_marked_card_has_no_row() -> None:
    assert "A8" not in written(laid(empty(4), "cards_left"))
    assert "A8" in written(laid(empty(3), "cards_left"))


def rows(cards: list[str], layout: Layout) -> list[Box]:
    """Where the rows of cards lie."""
    found = [each.box for each in stamps(layout, slab) if each.look == ("marble", "sand", 10)]
    assert len(found) == len(cards)
    return found
