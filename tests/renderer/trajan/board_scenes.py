"""Pictures of the boards of prepared tables of Trajan."""

from functools import partial

from tests.renderer.trajan import GAME
from tests.support import scenes

laid, said = partial(scenes.laid, GAME), partial(scenes.said, GAME)
