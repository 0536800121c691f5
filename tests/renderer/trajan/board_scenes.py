"""Pictures of Trajan's board of a table set up for a story."""

from functools import partial

from tests.renderer.trajan import GAME
from tests.support import scenes

laid, said = partial(scenes.laid, GAME), partial(scenes.said, GAME)
