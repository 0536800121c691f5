"""The end of a game: the winner, ranks with points by quarter, where they came from, the tie-break."""

from msgspec import structs

from games.game import Standing
from games.trajan.events import POINT_SOURCES
from games.trajan.scoring.final_scoring import final_standings
from games.trajan.state import Trajan
from renderer.kit.end_card import EndCard
from renderer.kit.sheet import SheetLine
from renderer.request import Scene
from renderer.trajan.drawings.actions import action
from renderer.trajan.drawings.icons import source_sign
from renderer.trajan.timeline import FINAL_PARTS, TIMELINE, course

_OPTIONAL = "leftover"
_GROUPS = ("demands", next(iter(FINAL_PARTS)))
"""The sources that are set apart from those above them."""


def end_card(*, leftover: bool) -> EndCard:
    """The parts of the card; Trajan tiles left over are on it at tables where they score."""
    sources = [source for source in POINT_SOURCES if leftover or source != _OPTIONAL]
    return EndCard(
        _standing,
        sources={source: _line(source) for source in sources},
        ties={"senate": SheetLine("picture-part-senate-rank", action, ("senate",), kind="detail")},
        words_width=472,
        timeline=TIMELINE,
        course=course,
    )


def _standing(view: Trajan) -> tuple[Standing, ...]:
    """The seats, the winner first; the tie-break is the place in the senate, 1 the best."""
    ranking = view.senate_ranking
    return tuple(
        structs.replace(each, ties=(ranking.index(each.seat) + 1,)) for each in final_standings(view)
    )


def _line(source: str) -> SheetLine:
    return SheetLine(f"picture-part-{source}", source_sign, (source,), starts_group=source in _GROUPS)


def card_of(scene: Scene) -> EndCard:
    """The parts of the card of a table."""
    return end_card(leftover=scene.view.options.score_leftover_trajan_tiles)
