"""Pictures of prepared tables of Porta Nigra."""

from functools import partial

from tests.renderer.porta_nigra import GAME
from tests.support import scenes

laid, said = partial(scenes.laid, GAME), partial(scenes.said, GAME)
sentences = partial(scenes.sentences, GAME)
