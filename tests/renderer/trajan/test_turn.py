from collections import Counter
from collections.abc import Callable
from itertools import combinations

import pytest

import renderer
from games.game import Event
from games.trajan.events import actions
from games.trajan.events.cards import CardsDrawn, CardTaken, Shipped, open_card
from games.trajan.events.turn import Sown
from games.trajan.pieces import COMMODITIES, MILITARY_CAMP, SHIPS, SITES, STACKS, TRAYS, WORKER_CAMP
from games.trajan.state import Trajan
from games.words import LOCALES
from renderer import alt_text
from renderer.engine.layout import Box, Layout, Stamp, Text
from renderer.kit import furniture
from renderer.kit.changes import deeds_of
from renderer.kit.seats import emblem, outline
from renderer.request import History
from renderer.trajan import PICTURES
from renderer.trajan.drawings import circle, goods
from renderer.trajan.drawings.bonus import bonus_chip, bonus_sign
from renderer.trajan.drawings.demands import demand_tile
from renderer.trajan.drawings.forum_tiles import forum_tile
from renderer.trajan.drawings.provinces import land, leader
from renderer.trajan.drawings.ships import ship
from renderer.trajan.drawings.trajan_tiles import trajan_tile
from tests.games.trajan.position import empty, own, own_bonus, show
from tests.renderer.trajan import GAME
from tests.renderer.trajan.board_scenes import laid, said
from tests.support.games import is_thorough
from tests.support.legibility import too_small
from tests.support.positions import ALL, NAMES, layouts, positions, texts
from tests.support.scenes import stamps, texts_in, written

SOWN = Sown(1, "I", (("yellow",), ("blue",)))

FRAMES = (furniture.slab, furniture.plate, furniture.sunk)
"""The frames of texts."""


def after(*events: Event, players: int = 2) -> tuple[Trajan, History]:
    """A table after a turn of seat 1 with these events, and its history."""
    state = empty(players)
    for event in events:
        event.apply(state)
    return state, tuple(enumerate((SOWN, *events), 7))


def shown(state: Trajan, history: History, since: int = 6) -> Layout:
    """The picture of the events after a row."""
    return laid(state, "turn", None, changes=PICTURES.changes(history, since, None))


def outlined(layout: Layout) -> list[Box]:
    return [each.box for each in stamps(layout, outline)]


def test_a_worker_is_seen_on_its_site() -> None:
    layout = shown(*after(actions.WorkerPlaced(1, "C3", "fountain-4", "")))
    assert set(SITES) <= set(written(layout))
    (site,) = outlined(layout)
    assert texts_in(layout, site) == ["C3"]
    assert any(each.look == (1,) and site.contains(each.box) for each in stamps(layout, emblem))
    assert not stamps(layout, circle.action_circle)


@pytest.mark.parametrize(
    ("province", "near", "hidden"),
    [
        ("britannia", "Belgica", "Alpes"),
        ("belgica", "Britannia", "Raetia"),
        ("alpes", "Noricum", "Britannia"),
    ],
)
def test_a_leader_is_seen_in_its_province_with_those_around(province: str, near: str, hidden: str) -> None:
    layout = shown(*after(actions.LeaderMoved(1, province, "")))
    assert len(stamps(layout, land)) == 1
    assert near in written(layout)
    assert hidden not in written(layout)
    (changed,) = outlined(layout)
    assert any(changed.overlaps(each.box) for each in stamps(layout, leader))


def test_a_province_far_from_the_one_that_changed_last_is_left_out() -> None:
    """Two changes that no part of the map shows together: the last one counts."""
    deployed = actions.TokensDeployed(1, MILITARY_CAMP, 2)
    layout = shown(
        *after(deployed, actions.LeaderMoved(1, "alpes", ""), actions.LegionnairePlaced(1, "alpes", 3))
    )
    assert len(outlined(layout)) == 3
    layout = shown(*after(deployed, actions.LeaderMoved(1, "britannia", "")))
    assert len(outlined(layout)) == 1
    assert "Britannia" in written(layout)


@pytest.mark.parametrize(
    ("event", "art", "number"),
    [
        (actions.ForumTileTaken(1, "G1", "bread"), forum_tile, 8 + 1),
        (actions.SenateAdvanced(1, 1), emblem, 3 + 1 + 2),
        (Shipped(1, "pairs", (), 0, 5), ship, 3 + 1),
        (CardTaken(1, 2, open_card("fish")), ship, 3),
        (CardsDrawn(1, ()), ship, 3),
        (actions.TokensDeployed(1, WORKER_CAMP, 2), emblem, 2 + 1 + 2),
    ],
)
def test_taken_or_moved_things_have_outlines(event: Event, art: Callable[..., None], number: int) -> None:
    """`number`: drawings on that part of the board, then those of the events and of the seats' rows.

    A moved disc is painted again upon its outline.
    """
    layout = shown(*after(event))
    assert len(outlined(layout)) == 1
    assert len(stamps(layout, art)) == number
    assert not stamps(layout, circle.action_circle)


def test_a_trajan_tile_is_outlined_in_its_slot() -> None:
    layout = shown(*after(actions.TrajanTileTaken(1, "cards-1", "II", "III")))
    assert len(stamps(layout, circle.action_circle)) == 1
    (slot,) = outlined(layout)
    assert [each.box for each in stamps(layout, trajan_tile) if slot.contains(each.box)] == [
        stamps(layout, trajan_tile)[0].box
    ]


def test_only_what_this_turn_changed_is_outlined() -> None:
    earlier = (3, actions.ForumTileTaken(1, "G1", "bread"))
    state, history = after(actions.ForumTileTaken(1, "H1", "bread"))
    layout = laid(state, "turn", None, changes=PICTURES.changes((earlier, *history), 2, None))
    assert [texts_in(layout, box) for box in outlined(layout)] == [["H1"]]


def test_a_turn_of_whole_games_is_shown_from_its_sowing_on() -> None:
    """Its seat and its way; circles show the way of the markers, parts of the board a change."""
    circles = parts = 0
    for position in positions(GAME):
        since = next(
            ((row, event) for row, event in reversed(position.history) if isinstance(event, Sown)), None
        )
        if since is None:
            continue
        row, event = since
        changes = PICTURES.changes(position.history, row - 1, None)
        seat, done = deeds_of(changes)
        assert seat == event.owner
        assert (done[0].what, done[0].name) == ("sown", event.tray)
        layout = laid(position.views[None], "turn", None, changes=changes)
        if stamps(layout, circle.action_circle):
            assert len(stamps(layout, circle.path)) == min(event.plan.steps, len(TRAYS))
            circles += 1
        else:
            assert outlined(layout), position.name
            parts += 1
    assert circles > 2
    assert parts > 5


@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_is_as_high_in_every_moment_of_a_game(players: int) -> None:
    turns = (
        (actions.WorkerPlaced(1, "C3", "fountain-4", ""),),
        (actions.LeaderMoved(1, "alpes", ""),),
        (actions.SenateAdvanced(1, 1),),
        (),
    )
    layouts = [shown(*after(*events, players=players)) for events in turns]
    assert len({layout.height for layout in layouts}) == 1
    for layout in layouts:
        assert "Demands" in written(layout)
        assert "Steps left" in " ".join(written(layout)), "what the number says"


def test_in_words_it_says_who_sowed_what_it_brought_and_what_lies_there() -> None:
    state, history = after(actions.ForumTileTaken(1, "G1", "bread"))
    changes = PICTURES.changes(history, 6, None)
    said = alt_text(
        GAME, state, picture="turn", seat=None, words=texts(GAME), names=NAMES[:2], changes=changes
    )
    assert f"{NAMES[1]} sowed tray I and ended in III (military)." in said
    assert "This turn: tile bread." in said
    assert "Forum: F1 extra seaport action" in said
    assert PICTURES.changes(history, 8, None) != changes


def figures_after(layout: Layout, word: str, number: int) -> list[str]:
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
        rows = {space[1] for space, tile in view.forum.items() if tile}
        named = {text[1] for text in written(rome) if text in view.forum_spaces}
        assert named == rows, f"rows without tiles are left out, {position.name}"
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
    said = dict(zip(of_seat, zip(of_seat[1:], of_seat[2:], of_seat[3:], strict=False), strict=False))
    assert said["Tiles"] == ("2", "", "Display"), "a thing alone has no number"
    assert said["Display"] == ("2", "", "Built")
    assert said["Built"] == ("2", "", "Bonus tiles")
    assert said["Bonus tiles"][0] == "", "it would bring nothing now"
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
    assert not any(one.overlaps(other) for one, other in combinations(tokens, 2))


def test_a_discard_pile_of_all_commodities_finds_room() -> None:
    state = empty(4)
    state.discard_piles = [[open_card(kind) for kind in COMMODITIES for _ in range(2)] for _ in range(2)]
    for picture in ("rome", "port"):
        layout = laid(state, picture, None)
        assert not list(too_small(layout))
        slabs = [each.box for each in stamps(layout, furniture.slab)]
        for each in stamps(layout, goods.commodity):
            assert any(box.contains(each.box) for box in slabs), f"{picture}: {each}"


def test_what_changed_is_outlined_where_it_lies() -> None:
    state = empty(2)
    changes = [renderer.Change("board", spot, 1) for spot in ("G1", "stack_cards", "C3", "worker_camp")]
    assert len(stamps(laid(state, "rome", changes=changes), outline)) == 2
    assert len(stamps(laid(state, "empire", changes=changes), outline)) == 2


def test_the_words_say_what_lies_there() -> None:
    state = empty(2)
    assert "Forum: F1 extra seaport action" in said(state, "rome")
    assert "tokens: supply" in said(state, "empire")


@pytest.mark.parametrize("locale", LOCALES)
def test_no_text_leaves_its_frame_and_none_but_names_is_cut(locale: str) -> None:
    """On every picture except the wide one, for positions of whole games."""
    part = ALL if is_thorough() else slice(LOCALES.index(locale), None, 3)
    for name, layout in layouts(GAME, locale, part):
        if name.startswith(renderer.roles(GAME).large):
            continue
        frames = [item.box for item in layout.items if isinstance(item, Stamp) and item.art in FRAMES]
        for item in layout.items:
            if isinstance(item, Text):
                ink = item.capitals_box
                leaving = [box for box in frames if box.overlaps(ink) and not box.contains(ink)]
                assert not leaving, f"{name}: {item.text!r} leaves {leaving}"
                start, cut, _ = item.text.partition("…")
                assert not cut or (start and any(start in seat for seat in NAMES)), f"{name}: {item.text!r}"
