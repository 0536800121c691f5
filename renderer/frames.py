"""The frames of a game's animation, of its log."""

from collections.abc import Iterator

import renderer
from games.engine.moves import last_row_before_question
from games.log import Record
from renderer import AnimationFrame


def frames_of(record: Record) -> Iterator[AnimationFrame]:
    """The public view after each turn, with the turn's changes."""
    game, history = record.game.name, record.table().history(None)
    before = 0
    for row in renderer.turn_ends(game, history):
        so_far = [(n, event) for n, event in history if n <= row]
        view = record.table(last_row_before_question(record.moves, row)).view(None)
        yield AnimationFrame(view, renderer.changes(game, so_far, before, None))
        before = row
