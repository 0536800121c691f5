"""Points over time: through rounds, demands and the final scoring."""

from __future__ import annotations

from collections.abc import Iterator

from games.words import Message
from renderer.engine.layout import Layout
from renderer.kit.chart import chart_layout, chart_sentences
from renderer.request import Scene
from renderer.trajan.alt_text import when
from renderer.trajan.timeline import TIMELINE, course


def lay_out(scene: Scene) -> Layout:
    """Where everything lies on the chart of the history so far."""
    title, now = scene.words.text(Message("picture-title-chart")), scene.words.text(when(scene.view))
    return chart_layout(scene, title, now, course(scene.history, len(scene.names)), TIMELINE)


def sentences(scene: Scene) -> Iterator[Message]:
    """The sentences about the chart: points now, and after each quarter."""
    yield Message("picture-chart", {"when": when(scene.view)})
    yield from chart_sentences(scene, course(scene.history, len(scene.names)), TIMELINE)
