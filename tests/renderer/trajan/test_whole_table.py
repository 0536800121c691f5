"""The pictures of the whole table: together they show what is public, each readable on a phone."""

from collections import Counter
from itertools import combinations

import pytest

import renderer
from games.trajan.events.cards import open_card
from games.trajan.pieces import COMMODITIES, SHIPS, SITES, STACKS
from games.words import LOCALES
from renderer.engine.layout import Layout, Stamp, Text
from renderer.kit import furniture
from renderer.kit.seats import emblem, outline
from renderer.trajan.drawings import goods
from renderer.trajan.drawings.bonus import bonus_chip, bonus_sign
from renderer.trajan.drawings.demands import demand_tile
from renderer.trajan.drawings.forum_tiles import forum_tile
from renderer.trajan.drawings.provinces import leader
from renderer.trajan.drawings.ships import ship
from renderer.trajan.drawings.trajan_tiles import trajan_tile
from tests.games.trajan.position import empty, own, own_bonus, show
from tests.renderer.trajan import GAME
from tests.renderer.trajan.board_scenes import laid, said
from tests.support.legibility import too_small
from tests.support.positions import ALL, NAMES, layouts, positions
from tests.support.scenes import stamps, written
from tests.support.thoroughness import is_thorough

FRAMES = (furniture.slab, furniture.plate, furniture.sunk)
"""What texts stand in."""


def figures_after(layout: Layout, word: str, number: int) -> list[str]:
    """The texts after a word."""
    first = written(layout).index(word) + 1
    return written(layout)[first : first + number]


def test_the_three_pictures_show_all_that_the_wide_one_shows() -> None:
    roles = renderer.roles(GAME)
    assert (roles.table, roles.large) == (("mats", "rome", "empire"), "board")
    for position in positions(GAME)[::5]:
        view = position.views[None]
        mats, rome, empire = (laid(view, name, None) for name in roles.table)
        drawn = [each.look[0] for each in (*stamps(rome, forum_tile), *stamps(empire, forum_tile))]
        assert Counter(drawn) == Counter([*view.forum.values(), *view.provinces.values()]), position.name
        assert len(stamps(rome, ship)) == len(SHIPS)
        assert [each.look[0] for each in stamps(rome, trajan_tile)] == [
            view.stacks[stack] for stack in STACKS if stack in view.stacks
        ]
        standing = sum(map(len, (*view.legionnaires.values(), *view.workers.values())))
        assert len(stamps(empire, emblem)) == standing + 2 * position.players, "and those of two camps"
        assert len(stamps(empire, leader)) == position.players
        assert set(SITES) <= set(written(empire))
        assert len(stamps(mats, demand_tile)) == (len(view.demands) if view.phase else 0)
        points = {str(player.points).replace("-", "−") for player in view.players}
        assert points <= set(written(mats))


def test_a_mat_says_in_words_what_its_signs_are() -> None:
    state = empty(2)
    own(state.players[1], bread=2, games=1)
    show(state, "fish", "oil", "oil", seat=1)
    own_bonus(state.players[1], "workers")
    state.players[1].construction = ["door-2", "door-3", "roof-2"]
    layout = laid(state, "mats")
    assert figures_after(layout, "Tiles", 2) == ["–", "Display"], "seat 0 has none"
    of_seat = written(layout)[len(written(layout)) - written(layout)[::-1].index("Supply") :]
    told = dict(zip(of_seat, zip(of_seat[1:], of_seat[2:], of_seat[3:], strict=False), strict=False))
    assert told["Tiles"] == ("2", "1", "Display")
    assert told["Display"] == ("2", "1", "Built")
    assert told["Built"] == ("2", "1", "Bonus tiles")
    assert told["Bonus tiles"][0] == "=0"
    assert len(stamps(layout, bonus_chip)) == 1
    assert "On board" not in written(layout), "nothing for what nobody has"


def test_the_same_stands_at_the_same_place_on_every_mat() -> None:
    for position in positions(GAME)[::3]:
        layout = laid(position.views[None], "mats", None)
        words = [item for item in layout.items if isinstance(item, Text)]
        firsts = [item.box.top for item in words if item.text == "Supply"]
        assert len(firsts) == len(position.state.players)
        for name in ("Camps", "On board", "Tiles", "Display", "Built"):
            places = [(item.box.left, item.box.top) for item in words if item.text == name]
            assert not places or len(places) == len(firsts)
            assert len({left for left, _ in places}) <= 1, name


def test_mats_show_the_quarter_while_it_lasts() -> None:
    state = empty(2)
    state.demands = ["bread"]
    layout = laid(state, "mats")
    assert [each.look[0] for each in stamps(layout, demand_tile)] == ["bread"]
    assert len(stamps(layout, bonus_sign)) == 4
    state.phase = ""
    assert not stamps(laid(state, "mats"), demand_tile)


def test_cards_in_a_hand_are_counted_and_never_shown() -> None:
    for position in positions(GAME)[::4]:
        layout = laid(position.views[None], "mats", None)
        shown = Counter(each.look[0] for each in stamps(layout, goods.commodity))
        on_display = Counter(kind for player in position.state.players for kind in player.display)
        assert shown == on_display


@pytest.mark.parametrize("picture", ["empire", "military", "district"])
def test_a_crowd_is_large_enough_and_apart(picture: str) -> None:
    """All four in one province with their leaders, and on one site."""
    state = empty(4)
    state.legionnaires = {"noricum": [0, 1, 2, 3], "britannia": [0, 1, 2, 3]}
    state.workers = {"E4": [0, 1, 2, 3]}
    del state.district["E4"]
    for player in state.players:
        player.leader = "noricum"
    layout = laid(state, picture)
    assert not list(too_small(layout))
    tokens = [each.box for each in stamps(layout, emblem, leader)]
    assert not any(one.meets(other) for one, other in combinations(tokens, 2))


def test_a_discard_pile_of_all_commodities_finds_room() -> None:
    state = empty(4)
    state.discard_piles = [[open_card(kind) for kind in COMMODITIES for _ in range(2)] for _ in range(2)]
    for picture in ("rome", "port"):
        layout = laid(state, picture, None)
        assert not list(too_small(layout))
        slabs = [each.box for each in stamps(layout, furniture.slab)]
        for each in stamps(layout, goods.commodity):
            assert any(box.holds(each.box) for box in slabs), f"{picture}: {each}"


def test_what_changed_is_outlined_where_it_lies() -> None:
    state = empty(2)
    changes = [renderer.Change("board", spot, 1) for spot in ("G1", "stack_cards", "C3", "worker_camp")]
    assert len(stamps(laid(state, "rome", changes=changes), outline)) == 2
    assert len(stamps(laid(state, "empire", changes=changes), outline)) == 2


def test_the_words_say_what_lies_there() -> None:
    state = empty(2)
    assert "Forum: F1 extra action: seaport" in said(state, "rome")
    assert "tokens: supply" in said(state, "empire")


@pytest.mark.parametrize("locale", LOCALES)
def test_no_text_leaves_its_frame_and_none_but_names_is_cut(locale: str) -> None:
    """On every picture but the wide one, over the positions of whole games."""
    part = ALL if is_thorough() else slice(LOCALES.index(locale), None, 3)
    for name, layout in layouts(GAME, locale, part):
        if name.startswith(renderer.roles(GAME).large):
            continue
        frames = [item.box for item in layout.items if isinstance(item, Stamp) and item.art in FRAMES]
        for item in layout.items:
            if isinstance(item, Text):
                ink = item.ink
                leaving = [box for box in frames if box.meets(ink) and not box.holds(ink)]
                assert not leaving, f"{name}: {item.text!r} leaves {leaving}"
                start, cut, _ = item.text.partition("…")
                assert not cut or (start and any(start in seat for seat in NAMES)), f"{name}: {item.text!r}"
