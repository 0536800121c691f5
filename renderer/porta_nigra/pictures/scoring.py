"""A scoring: how the seats split an interim scoring, or the final scoring part by part."""

from __future__ import annotations

from collections.abc import Iterator

from games.words import Message
from renderer.engine.layout import Layout
from renderer.porta_nigra.scorings import InterimScoring, last_scoring
from renderer.porta_nigra.sheets import final, interim
from renderer.request import Scene


def lay_out(scene: Scene) -> Layout:
    scoring = last_scoring(scene.history, len(scene.names))
    if isinstance(scoring, InterimScoring):
        return interim.lay_out(scene, scoring)
    return final.lay_out(scene, scoring)


def sentences(scene: Scene) -> Iterator[Message]:
    scoring = last_scoring(scene.history, len(scene.names))
    if isinstance(scoring, InterimScoring):
        yield from interim.sentences(scene, scoring)
    else:
        yield from final.sentences(scene, scoring)
