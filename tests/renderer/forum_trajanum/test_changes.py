from games.forum_trajanum.events.building import ColumnScored, MarkerAtColumn, MarkerMoved, TileBuilt
from games.forum_trajanum.events.forum import EnvoySent
from games.forum_trajanum.events.goods import Upgraded
from games.forum_trajanum.events.round import TileReceived, TileTaken, TurnEnded
from games.forum_trajanum.events.tiles import CitizenPlaced
from games.hidden import Piece
from renderer import changes
from tests.renderer.forum_trajanum import GAME

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


def told(since: int, viewer: int | None) -> list[tuple[str, str, int | None, bool]]:
    """Picture, spot, board and news of everything that changed."""
    return [(each.picture, each.spot, each.board, each.news) for each in changes(GAME, STORY, since, viewer)]


def test_each_spot_changed_once_the_last_one_last() -> None:
    assert told(0, None) == [
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
    news = {spot for _, spot, _, news in told(7, None) if news}
    assert news == {"points-0", "H2", "library-0", "received", "bar"}
    assert {spot for _, spot, _, news in told(7, 0) if news} == {"points-0", "received", "bar"}
    assert {spot for _, spot, _, news in told(10, 1) if news} == set()


def test_a_tile_received_is_the_doing_of_who_passed_it() -> None:
    (received,) = [each for each in changes(GAME, STORY, 0, None) if each.spot == "received"]
    assert (received.seat, received.board) == (1, 0)


def test_points_are_those_since_the_last_turn() -> None:
    (gained,) = [each for each in changes(GAME, STORY, 7, 1) if each.points]
    assert (gained.seat, gained.points) == (0, 7)
    assert not [each for each in changes(GAME, STORY, 8, 1) if each.points]


def test_nothing_changes_without_a_story() -> None:
    assert changes(GAME, [], 0, None) == ()
