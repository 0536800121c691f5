"""How the seats split the income of their bricks at the end of a round."""

from collections.abc import Iterator

from games.numerals import roman_numeral
from games.porta_nigra.pieces import INTERIM_PER_BRICK
from games.words import Message, Seat
from renderer.engine.layout import Layout
from renderer.kit import icons
from renderer.kit.alt_text import points_of, viewer_first
from renderer.kit.sheet import Cell, Column, SheetLine, sheet_layout
from renderer.porta_nigra.alt_text import round_text
from renderer.porta_nigra.drawings.city import brick_pile
from renderer.porta_nigra.drawings.goods import sesterce
from renderer.porta_nigra.scorings import InterimScoring
from renderer.request import Scene

_WORDS_WIDTH = 432
_BRICKS, _POINTS, _SESTERCES, _AFTER = (
    "picture-part-bricks",
    "picture-part-points",
    "picture-part-sesterces",
    "picture-part-total",
)
_LINES = (
    SheetLine(_BRICKS, brick_pile),
    SheetLine(_SESTERCES, sesterce, starts_group=True),
    SheetLine(_POINTS, icons.points),
    SheetLine(_AFTER, kind="sum", starts_group=True),
)


def lay_out(scene: Scene, scoring: InterimScoring) -> Layout:
    title = scene.words("picture-title-interim")
    moment = scene.words.text(round_text(scoring.round, len(scene.names)))
    columns = [Column(seat, _cells(scoring, seat)) for seat in range(len(scene.names))]
    return sheet_layout(scene, title, moment, _LINES, columns, _WORDS_WIDTH)


def _cells(scoring: InterimScoring, seat: int) -> dict[str, Cell]:
    split = scoring.splits[seat]
    each = INTERIM_PER_BRICK[len(scoring.splits)]
    brought = split.points + split.sesterces
    return {
        _BRICKS: Cell(brought, f"{split.bricks}×{each}" if split.bricks else ""),
        _SESTERCES: Cell(split.sesterces),
        _POINTS: Cell(split.points),
        _AFTER: Cell(scoring.after[seat]),
    }


def sentences(scene: Scene, scoring: InterimScoring) -> Iterator[Message]:
    yield Message("picture-interim", {"round": roman_numeral(scoring.round)})
    order = viewer_first(scene)
    for seat in order:
        split = scoring.splits[seat]
        arguments = {"bricks": split.bricks, "points": split.points, "sesterces": split.sesterces}
        yield Message("picture-interim-of", {"seat": Seat(seat), **arguments})
    yield Message("picture-points-after", {"list": points_of(order, scoring.after)})
