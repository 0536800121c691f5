"""Games of which a page is made, and what is in its file."""

import json
import re
from base64 import b64decode
from collections.abc import Sequence
from io import BytesIO
from pathlib import Path
from typing import Any
from zlib import decompress

from PIL import Image

from games import log
from games.agents.judged import Judged, SeatAnalysis, TurnMark, word_of_loss
from games.engine.moves import last_row_before_question
from games.engine.steps import Step, steps_of
from games.engine.table import Table
from games.words import Message
from games.written_messages import written

BLOCK = r'id="{}">(.*?)</script>'

LOGS = Path(__file__).parents[1] / "logs"

ROWS = 30
"""The rows of a game before its page."""


def beginning(name: str, rows: int = ROWS) -> Table[Any]:
    """A game of two up to the first question after a number of rows."""
    record = log.read(LOGS / name / "2_players.jsonl")
    return record.table(last_row_before_question(record.moves, rows))


def plays_of(table: Table[Any], at: Sequence[int] = (5, 3, 4)) -> tuple[SeatAnalysis, ...]:
    """An analysis of two seats: two of the first one's turns gave points away, one of the second one's."""
    first, second, third = (steps_of(table)[number - 1] for number in at)
    return (
        _analysis(table, 0, _judged(table, 0, first, 7.4), _judged(table, 0, second, 3.0)),
        _analysis(table, 1, _judged(table, 1, third, 2.6)),
    )


def _judged(table: Table[Any], seat: int, step: Step, lost: float) -> Judged:
    own = [n for n in range(step.first, step.row + 1) if table.moves[n - 1].seat == seat]
    played, better = (written(Message("seat", {"number": number})) for number in (1, 2))
    return Judged(seat, own[0] if own else step.row, 0.0, lost, {}, None, (played,), (better,), ())


def _analysis(table: Table[Any], seat: int, *costliest: Judged) -> SeatAnalysis:
    points = next(each.points for each in table.game.standing(table.state) if each.seat == seat)
    turns = sorted(costliest, key=lambda each: each.row)
    return SeatAnalysis(
        seat,
        points,
        tuple(each.row for each in turns),
        (0.0,) * len(turns),
        0.0,
        None,
        {},
        costliest,
        stopped=not table.over,
        scored=(0,) * len(turns),
        marks=tuple(TurnMark(each.row, each.lost, word_of_loss(each.lost)) for each in turns),
    )


def data_of(html: bytes) -> Any:
    return json.loads(decompress(b64decode(_block(html, "data"))))


class Painter:
    """Paints the pictures of a page as its script does."""

    def __init__(self, html: bytes) -> None:
        self.data = data_of(html)
        sheets = _block(html, "sheets").split()
        self._sheets = [Image.open(BytesIO(b64decode(each))).convert("RGBA") for each in sheets]

    def picture(self, locale: str, shot: int) -> Image.Image:
        number, _ = self.data["shots"][locale][shot]
        width, height, places = self.data["layouts"][number]
        image = Image.new("RGB", (width, height))
        for place in places:
            sprite, left, top = self.data["places"][place]
            for right, down, wide, high, fill, from_left, from_top in self.data["sprites"][sprite]:
                box = (left + right, top + down, left + right + wide, top + down + high)
                if isinstance(fill, str):
                    image.paste(fill, box)
                else:
                    part = self._sheets[fill].crop((from_left, from_top, from_left + wide, from_top + high))
                    image.paste(part, box, part)
        return image


def _block(html: bytes, name: str) -> str:
    found = re.search(BLOCK.format(name), html.decode(), re.DOTALL)
    assert found is not None
    return found[1]
