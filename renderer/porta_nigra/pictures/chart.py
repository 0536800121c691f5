"""Points over time: through rounds, interim scorings and the final scoring."""

from __future__ import annotations

from collections.abc import Iterator

from games.words import Message
from renderer.engine.layout import Layout
from renderer.kit.chart import chart_layout, chart_sentences
from renderer.porta_nigra.alt_text import when
from renderer.porta_nigra.timeline import course, timeline
from renderer.request import Scene


def lay_out(scene: Scene) -> Layout:
    """Where everything lies on the chart of the history so far."""
    title, now = scene.words.text(Message("picture-title-chart")), scene.words.text(when(scene.view))
    seats = len(scene.names)
    return chart_layout(scene, title, now, course(scene.history, seats), timeline(seats))


def sentences(scene: Scene) -> Iterator[Message]:
    """The sentences about the chart: points now, and after each round."""
    seats = len(scene.names)
    yield Message("picture-chart", {"when": when(scene.view)})
    yield from chart_sentences(scene, course(scene.history, seats), timeline(seats))
