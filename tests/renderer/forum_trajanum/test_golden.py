import renderer
from games.hidden import copy_state
from tests.renderer.forum_trajanum import GAME
from tests.support.comparison import changed_share, most_changed
from tests.support.positions import asked, last

TOLERANCE, TOLERANCE_HERE = 0.002, 0.1
"""Allowed part of differing pixels, in the picture and in a square of 24: other versions of the font library
move edges."""


def test_one_figure_that_changed_is_seen() -> None:
    view = copy_state(last(GAME).views[None])
    old = renderer.paint(GAME, view, **asked(last(GAME), "table", None))
    view.players[1].points += 1
    new = renderer.paint(GAME, view, **asked(last(GAME), "table", None))
    assert changed_share(old, new) <= TOLERANCE
    assert most_changed(old, new) > TOLERANCE_HERE
