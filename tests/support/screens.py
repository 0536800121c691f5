"""Tables and menus as screens get them, as large as they can be."""

from typing import Any

from msgspec import structs

import renderer
from bot.first_day import largest
from bot.first_day.largest import NAMES, SNOWFLAKE, row
from bot.locales import game_words
from bot.screens.model import Screen, TableContext
from bot.screens.picture_request import PictureRequest
from bot.screens.shared.menu import TableMenu
from bot.tables.endings import places_for
from games.engine.table import Table
from renderer import Picture
from storage.core.rows import OVER, RESIGNED, GameRow, SeatResult
from tests.support.games import STORY_GAME, Start, begin
from tests.support.table_helpers import all_symbols

FULL = Start(seed=1, players=4)


def buttons(screen: Screen) -> list[str]:
    return [each.label for row in screen.controls if isinstance(row, tuple) for each in row]


def playing(table: Table[Any], locale: str) -> TableContext:
    """A table with people at it."""
    game = table.game.name
    stored = row(game, table.players, language=locale)
    return TableContext(stored, table, NAMES[: table.players], all_symbols(game))


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


NEWCOMER = SNOWFLAKE - 50


LARGE = 2**63 - 1


def menu(game: GameRow, user: int, locale: str) -> TableMenu:
    """A table with all there can be, for somebody."""
    table, words = begin(STORY_GAME, FULL)[0], game_words(locale, STORY_GAME)
    return largest.menu(game, user, words, table, all_symbols(STORY_GAME))


def labels(screen: Screen) -> list[str]:
    """What can be pressed."""
    return [button.label for each in screen.controls if isinstance(each, tuple) for button in each]
