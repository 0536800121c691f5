"""The menu of a table, and its labels."""

from msgspec import structs

from bot.locales import game_words
from bot.screens.model import Screen, TableContext
from bot.screens.shared.menu import TableMenu
from storage.core.rows import PLAYING, GameRow, Invitation, WaitingRow
from tests.support.games import STORY_GAME, begin
from tests.support.screens.rows import FULL, NAMES, SNOWFLAKE
from tests.support.table_helpers import all_symbols

NEWCOMER, FORMER = SNOWFLAKE - 50, SNOWFLAKE - 51


LARGE = 2**63 - 1


def menu(game: GameRow, user: int, locale: str) -> TableMenu:
    """A table with all there can be, for somebody."""
    table = begin(STORY_GAME, FULL)[0]
    waits = {seat: WaitingRow(game.id, seat, 0.0, deadline=2.0**33) for seat in range(4)}
    context = TableContext(game, table, NAMES, all_symbols(STORY_GAME), waits, asked=1_700_000_000.0)
    return TableMenu(
        game,
        NAMES[: len(game.seated)],
        NAMES[1],
        user,
        game_words(locale, STORY_GAME),
        1_700_000_000.0,
        manages=True,
        context=context if game.stage == PLAYING else None,
        given_up={2: FORMER, 3: FORMER - 1},
        invitations=tuple(
            Invitation(each, game.id, 2, SNOWFLAKE - 60 - each, SNOWFLAKE, 1.0, 2.0**33, None)
            for each in range(20)
        ),
        said="S" * 200,
        others=[(structs.replace(game, id=2**31 - each), "T" * 100) for each in range(40)],
    )


def labels(screen: Screen) -> list[str]:
    """What can be pressed."""
    return [button.label for each in screen.controls if isinstance(each, tuple) for button in each]
