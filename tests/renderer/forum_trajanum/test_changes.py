from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from games.forum_trajanum.events.building import ColumnScored, MarkerAtColumn, MarkerMoved, TileBuilt
from games.forum_trajanum.events.forum import EnvoySent
from games.forum_trajanum.events.goods import Upgraded
from games.forum_trajanum.events.round import TileReceived, TileTaken, TurnEnded
from games.forum_trajanum.events.tiles import CitizenPlaced
from games.forum_trajanum.pieces import GRID
from games.forum_trajanum.player import Building, Player, new_player
from games.forum_trajanum.streets import street_symbol
from games.hidden import Piece, copy_state
from games.words import LOCALES
from renderer import Layout, PictureOptions, alt_text, changes, lay_out
from renderer.engine.layout import Item, Stamp, Text
from renderer.forum_trajanum.drawings import monuments, people
from renderer.forum_trajanum.drawings.mosaic import seat_envoy
from renderer.forum_trajanum.drawings.streets import street_arrow
from renderer.forum_trajanum.task_progress import building_progress, collecting_progress
from renderer.kit import furniture, pieces, seats
from tests.renderer.forum_trajanum import GAME
from tests.support.positions import NAMES, Position, asked, last, positions

HIDDEN = Piece(None, (0,), "tiles_0")

STORY = [
    (4, TileTaken(0, "C4", HIDDEN)),
    (5, TileTaken(1, "A1", HIDDEN)),
    (6, CitizenPlaced(0, 5, "own")),
    (7, TileBuilt(0, "library+fountain", ("C4", "C5"))),
    (7, MarkerMoved(0, "library", 4)),
    (8, EnvoySent(0, "H2")),
    (8, MarkerAtColumn(0, "library")),
    (8, ColumnScored(0, 5, 2)),
    (9, TurnEnded(0)),
    (10, TileReceived(0, 1, HIDDEN)),
    (10, Upgraded(1, 2)),
]
"""Seat 0 takes, builds, sends and scores, then seat 1 passes a tile on and upgrades."""


def shown_changes(since: int, viewer: int | None) -> list[tuple[str, str, int | None, bool]]:
    """Picture, spot, board and news of everything that changed."""
    return [(each.picture, each.spot, each.board, each.news) for each in changes(GAME, STORY, since, viewer)]


def test_each_spot_changed_once_the_last_one_last() -> None:
    assert shown_changes(0, None) == [
        ("table", "points-0", None, True),
        ("colonia", "A1", 1, True),
        ("colonia", "craftsman_I", 0, True),
        ("colonia", "C4", 0, True),
        ("colonia", "C5", 0, True),
        ("table", "H2", None, True),
        ("table", "library-0", None, True),
        ("colonia", "received", 0, True),
        ("colonia", "bar", 1, True),
    ]


def test_what_happened_before_and_what_the_viewer_did_is_no_news() -> None:
    news = {spot for _, spot, _, news in shown_changes(7, None) if news}
    assert news == {"points-0", "H2", "library-0", "received", "bar"}
    assert {spot for _, spot, _, news in shown_changes(7, 0) if news} == {"points-0", "received", "bar"}
    assert {spot for _, spot, _, news in shown_changes(10, 1) if news} == set()


def test_a_tile_received_is_the_doing_of_who_passed_it() -> None:
    (received,) = [each for each in changes(GAME, STORY, 0, None) if each.spot == "received"]
    assert (received.seat, received.board) == (1, 0)


def test_points_are_those_since_the_last_turn() -> None:
    (gained,) = [each for each in changes(GAME, STORY, 7, 1) if each.points]
    assert (gained.seat, gained.points) == (0, 7)
    assert not [each for each in changes(GAME, STORY, 8, 1) if each.points]


def test_nothing_changes_without_a_story() -> None:
    assert changes(GAME, [], 0, None) == ()


def colonia(built: dict[str, str], **changes: Any) -> Player:
    """A Colonia with buildings, all other spaces free."""
    player = new_player()
    player.built = {name: Building(kind) for name, kind in built.items()}
    player.covered = []
    for name, value in changes.items():
        setattr(player, name, value)
    return player


@pytest.mark.parametrize(
    ("card", "built", "spaces", "done"),
    [
        ("I-1", {"A3": "library", "B3": "park"}, ("A3", "B3", "C3"), (True, True, False)),
        ("I-3", {"A2": "library", "A3": "park", "A4": "market"}, ("A4", "A5"), (True, False)),
        ("II-4", {"F2": "market", "F4": "market"}, ("F2", "F3", "F4"), (True, False, True)),
        ("III-2", {"A2": "park", "A3": "park", "A5": "house"}, ("A3", "A4", "A5"), (True, False, True)),
    ],
)
def test_the_nearest_place_is_found(
    card: str, built: dict[str, str], spaces: tuple[str, ...], done: tuple[bool, ...]
) -> None:
    progress = building_progress(colonia(built), card)
    assert (progress.times, progress.spaces, progress.done, progress.possible) == (0, spaces, done, True)


def test_a_fulfilled_task_is_done() -> None:
    progress = building_progress(colonia({"A3": "library", "B3": "park", "C3": "market"}), "I-1")
    assert progress.times == 1
    assert progress.done == (True, True, True)


def test_colours_anywhere_are_counted_one_by_one() -> None:
    progress = building_progress(colonia({"A2": "park", "F5": "stable"}), "II-3")
    assert progress.done == (False, True, True, False)


def test_no_place_is_named_while_nothing_of_a_pattern_stands() -> None:
    progress = building_progress(colonia({"A2": "park"}), "III-4")
    assert (progress.times, progress.spaces, progress.done, progress.possible) == (0, (), (False,) * 3, True)


def test_a_task_without_a_place_is_shown() -> None:
    full = colonia(dict.fromkeys(GRID, "park"))
    assert not building_progress(full, "I-1").possible


def test_what_is_collected_is_counted() -> None:
    progress = collecting_progress(colonia({"A2": "triumphal_column"}), "III-2")
    assert progress.times == 1
    assert progress.have == {"triumphal_column": 1, "tribune": 1, "builder": 1}
    assert collecting_progress(colonia({}), "III-2").times == 0


def laid(position: Position, view: Any = None, names: Sequence[str] = NAMES) -> Layout:
    """The public picture of a position, or that of another view."""
    wanted: PictureOptions = {**asked(position, "turn", None), "names": names[: position.players]}
    return lay_out(GAME, position.views[None] if view is None else view, **wanted)


def stamps(items: Sequence[Item], art: object) -> list[Stamp]:
    return [item for item in items if isinstance(item, Stamp) and item.art is art]


def rows(layout: Layout) -> Iterator[tuple[int, bool, list[Item]]]:
    """The rows of seats: the seat, whether its row is lit, and the items in it."""
    for ground in stamps(layout.items, furniture.slab)[1:]:
        inside = [item for item in layout.items if ground.box.contains(item.box)]
        yield stamps(inside, seats.emblem)[0].look[0], ground.look[0] == "glow", inside


def written(items: Sequence[Item]) -> list[str]:
    return [item.text for item in items if isinstance(item, Text)]


def test_it_is_as_large_in_every_moment_of_a_game() -> None:
    sizes = {(each.players, laid(each).width, laid(each).height) for each in positions(GAME)}
    assert len(sizes) == len({players for players, *_ in sizes}) == 3


def test_the_seat_at_turn_is_pointed_out_and_so_is_the_start_player() -> None:
    for position in positions(GAME):
        view = position.views[None]
        for seat, lit, items in rows(laid(position)):
            assert lit == (view.active == seat), position.name
            assert len(stamps(items, pieces.turn_pointer)) == lit
            assert len(stamps(items, pieces.start_player)) == (view.start == seat)


def test_points_are_there_and_what_a_seat_has_none_of_is_not() -> None:
    for position in positions(GAME):
        view = position.views[None]
        for seat, _, items in rows(laid(position)):
            player = view.players[seat]
            assert str(player.points) in written(items)
            assert "0" not in written(items) or player.points == 0
            assert len(stamps(items, monuments.ship)) == bool(player.ship)
            assert len(stamps(items, people.citizens)) == any(row.citizens for row in player.rows)


def test_this_rounds_streets_and_all_envoys_are_there() -> None:
    for position in positions(GAME):
        view = position.views[None]
        layout = laid(position)
        arrows = [item.look[0] for item in stamps(layout.items, street_arrow)]
        wanted = view.streets if view.phase else ()
        assert arrows == [street.startswith("row") for street in wanted]
        assert {street_symbol(street) for street in wanted} <= set(written(layout.items))
        assert len(stamps(layout.items, seat_envoy)) == len(view.envoys)


def test_long_names_are_whole_in_two_lines() -> None:
    for position in positions(GAME):
        quiet: PictureOptions = {**asked(position, "turn", None), "changes": ()}
        for _, _, items in rows(lay_out(GAME, position.views[None], **quiet)):
            assert not any("…" in text for text in written(items)), position.name


def test_three_digits_of_points_and_two_of_everything_else_find_room() -> None:
    position = last(GAME)
    view = copy_state(position.views[None])
    for player in view.players:
        player.points = 188
        player.stock["coin"] = 24
        player.ship = player.ship * 3
    view.active = view.start = 1
    for _, _, items in rows(laid(position, view)):
        assert {"188", "24"} <= set(written(items))
        texts = [item for item in items if isinstance(item, Text)]
        for number, one in enumerate(texts):
            assert one.box.contains(one.capitals_box), one.text
            assert not any(one.covered_box.overlaps(other.covered_box) for other in texts[:number]), one.text


@pytest.mark.parametrize("locale", LOCALES)
def test_its_alt_text_names_streets_points_and_envoys(locale: str) -> None:
    for position in positions(GAME)[::5]:
        text = alt_text(GAME, position.views[None], **asked(position, "turn", None, locale))
        for seat, player in enumerate(position.views[None].players):
            assert f"{NAMES[seat]}: {player.points} " in text
        assert all(name in text for name in position.views[None].envoys) or len(text) > 900
