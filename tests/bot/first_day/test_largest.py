from collections.abc import Sequence

import pytest

from bot.first_day.checks import CHECKS
from bot.first_day.largest import largest_screens
from bot.screens.model import Pictures
from bot.screens.picture_request import PictureRequest
from games.words import LOCALES
from tests.support.games import GAMES
from tests.support.message_linter import check
from tests.support.screens import unpainted
from tests.support.table_helpers import all_symbols

KINDS = [check.id.removeprefix("screen.") for check in CHECKS if check.id.startswith("screen.")]

CASES = [
    (game, kind, LOCALES[number % len(LOCALES)])
    for number, (kind, game) in enumerate((kind, game) for kind in KINDS for game in GAMES)
]


async def described(requests: Sequence[PictureRequest]) -> Pictures:
    return unpainted([*requests])


@pytest.mark.parametrize(("game", "kind", "locale"), CASES)
async def test_the_largest_screens_can_be_sent(game: str, kind: str, locale: str) -> None:
    for screen in await largest_screens(game, kind, locale, all_symbols(game), described):
        check(screen)
