"""What a story changed: which spots, by whom, in which order."""

from games.forum_trajanum.events import (
    CitizenPlaced,
    EnvoySent,
    MarkerAtColumn,
    MarkerMoved,
    TileBuilt,
    TileTaken,
    TurnEnded,
    Upgraded,
)
from games.game import Known
from renderer import Change, changes
from tests.renderer.positions import GAME

HIDDEN = Known(None, (0,), "tiles_0")


def test_changes_are_numbered_on_each_picture_by_their_last_event() -> None:
    story = [
        (4, TileTaken(0, "C4", HIDDEN)),
        (5, TileTaken(1, "A1", HIDDEN)),
        (6, CitizenPlaced(0, 5, "own")),
        (7, TileBuilt(0, "library+fountain", ("C4", "C5"))),
        (7, MarkerMoved(0, "library", 4)),
        (8, EnvoySent(0, "H2")),
        (8, MarkerAtColumn(0, "library")),
        (9, TurnEnded(0)),
        (10, Upgraded(1, 2)),
    ]
    assert changes(GAME, story) == (
        Change("colonia", "A1", 1, 1),
        Change("colonia", "row-5", 0, 1),
        Change("colonia", "C4", 0, 2),
        Change("colonia", "C5", 0, 3),
        Change("table", "H2", 0, 1),
        Change("table", "library-0", 0, 2),
        Change("colonia", "bar", 1, 2),
    )


def test_nothing_changes_without_a_story() -> None:
    assert changes(GAME, []) == ()
