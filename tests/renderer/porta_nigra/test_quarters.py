"""Where a builder begins: shops and rewards of the quarters, the cards in hand."""

import pytest

from games.hidden import as_seen, copied
from games.porta_nigra import GAME as RULES
from games.porta_nigra.pieces import BUILDINGS, QUARTER_OF_SHOP, REWARDS
from games.words import LOCALES
from renderer import Highlight
from renderer.kit.furniture import glow, plain
from renderer.porta_nigra.drawings.bricks import ground
from renderer.porta_nigra.drawings.buildings import building_sign
from renderer.porta_nigra.drawings.cards import action_card
from renderer.porta_nigra.drawings.goods import goods
from tests.games.porta_nigra.position import empty, hold
from tests.renderer.porta_nigra.city_scenes import laid, said, sentences
from tests.support.scenes import inside, stamps, texts_in
from tests.support.table_story import table_from


def test_a_builder_is_asked_for_on_its_own_picture() -> None:
    state = empty()
    state.players[0].quarter, state.phase = "", "turn"
    table = table_from(RULES, state)
    choice = table.pending(0)
    assert choice is not None
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
def test_the_quarters_are_told_in_every_language(locale: str) -> None:
    told = sentences(empty(), "quarters", locale=locale)
    assert len(told) == 10
    assert all("{" not in each for each in told)
