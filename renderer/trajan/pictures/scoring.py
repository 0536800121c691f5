"""A scoring: how the seats met the demands of a quarter, or the final scoring part by part."""

from __future__ import annotations

from collections.abc import Iterator

from games.words import Message
from renderer.engine.layout import Layout
from renderer.request import Scene
from renderer.trajan.scorings import QuarterDemands, last_scoring
from renderer.trajan.sheets import demands, final


def lay_out(scene: Scene) -> Layout:
    scoring = last_scoring(scene.history, len(scene.names))
    if isinstance(scoring, QuarterDemands):
        return demands.lay_out(scene, scoring)
    return final.lay_out(scene, scoring)


def sentences(scene: Scene) -> Iterator[Message]:
    scoring = last_scoring(scene.history, len(scene.names))
    if isinstance(scoring, QuarterDemands):
        yield from demands.sentences(scene, scoring)
    else:
        yield from final.sentences(scene, scoring)
