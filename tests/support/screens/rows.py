"""Rows of games as screens get them, as large as they can be."""

from typing import Any

from bot.screens.model import Screen, TableContext
from games.engine.table import Table
from storage.core.rows import PLAYING, GameRow, SeatRow
from tests.support.games import Start
from tests.support.table_helpers import all_symbols

NAMES = ("Anna *the great*", "Ben_" + "n" * 28, "Вера", "@everyone")


SNOWFLAKE = 2**63 - 1


def row(game: str, players: int, stage: str = PLAYING, language: str = "en", computers: int = 0) -> GameRow:
    """A stored game with ids as long as they get."""
    seated = tuple(
        SeatRow(seat, computer="careful")
        if seat >= players - computers
        else SeatRow(seat, user=SNOWFLAKE - seat)
        for seat in range(players)
    )
    return GameRow(
        id=2**31,
        name=game,
        options="{}",
        seats=4,
        stage=stage,
        guild=SNOWFLAKE,
        channel=SNOWFLAKE,
        host=SNOWFLAKE,
        language=language,
        created=0.0,
        card=SNOWFLAKE,
        thread=SNOWFLAKE,
        seated=seated,
    )


FULL = Start(seed=1, players=4)


def buttons(screen: Screen) -> list[str]:
    return [each.label for row in screen.controls if isinstance(row, tuple) for each in row]


def playing(table: Table[Any], locale: str) -> TableContext:
    """A table with people at it."""
    game = table.game.name
    stored = row(game, table.players, language=locale)
    return TableContext(stored, table, NAMES[: table.players], all_symbols(game))
