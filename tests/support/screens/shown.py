"""Screens in tests: described instead of painted, and of finished games."""

from typing import Any

from msgspec import structs

import renderer
from bot.screens.model import TableContext
from bot.screens.picture_request import PictureRequest
from bot.tables.endings import places_for
from games.engine.table import Table
from renderer import Picture
from storage.core.rows import OVER, RESIGNED, SeatResult
from tests.support.screens.rows import SNOWFLAKE, playing


def unpainted(requests: list[PictureRequest]) -> tuple[Picture, ...]:
    """Pictures with descriptions, without pixels."""
    return tuple(
        Picture(
            b"",
            f"{number}.png",
            renderer.alt_text(
                request.game,
                request.view,
                picture=request.picture,
                seat=request.seat,
                words=request.words,
                names=request.names,
                history=request.history,
            ),
        )
        for number, request in enumerate(requests)
    )


def ended(table: Table[Any], locale: str, outcome: str) -> TableContext:
    """A table that ended after weeks; some seats have changed hands."""
    context = playing(table, locale)
    stored = structs.replace(context.row, stage=OVER, outcome=outcome, ended=2_000_000.0)
    places = places_for(table, outcome, table.players - 1 if outcome == RESIGNED else None)
    results = [
        SeatResult(
            each.seat,
            None if each.seat % 2 else SNOWFLAKE - each.seat,
            "careful" if each.seat % 2 else None,
            each.place,
            each.points,
            replaced=each.seat > 0,
            took_over=each.seat > 0,
        )
        for each in places
    ]
    return structs.replace(context, row=stored, results=tuple(results), began=0.0)
