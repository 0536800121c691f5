"""The end of a game: the winner, ranks with points by round, their sources."""

from collections.abc import Iterator

from games.porta_nigra.events import POINT_SOURCES
from games.porta_nigra.final_scoring import final_standings
from games.words import Message
from renderer.engine.layout import Layout
from renderer.kit.end_card import EndCard, end_card_layout, end_card_sentences
from renderer.kit.sheet import SheetLine
from renderer.porta_nigra.alt_text import moment_text
from renderer.porta_nigra.drawings.sources import source_sign
from renderer.porta_nigra.timeline import FINAL_SOURCES, course, timeline
from renderer.request import Scene

_GROUPS = ("interim", FINAL_SOURCES[0])
"""The sources that are set apart from those above them."""


def end_card(players: int) -> EndCard:
    """The parts of the card; ties are shared, so that nothing stands there to break them."""
    return EndCard(
        final_standings,
        sources={
            source: SheetLine(
                f"picture-part-{source}", source_sign, (source,), starts_group=source in _GROUPS
            )
            for source in POINT_SOURCES
        },
        ties={},
        words_width=472,
        timeline=timeline(players),
        course=course,
    )


def lay_out(scene: Scene) -> Layout:
    title, now = scene.words("title"), scene.words.text(moment_text(scene.view))
    return end_card_layout(scene, end_card(len(scene.names)), title, now)


def sentences(scene: Scene) -> Iterator[Message]:
    return end_card_sentences(scene, end_card(len(scene.names)))
