"""The end of a game: the winner, ranks with points by round, their sources."""

from games.porta_nigra.events import POINT_SOURCES
from games.porta_nigra.final_scoring import final_standings
from renderer.kit.end_card import EndCard
from renderer.kit.sheet import SheetLine
from renderer.porta_nigra.drawings.sources import source_sign
from renderer.porta_nigra.timeline import FINAL_SOURCES, course, timeline

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
