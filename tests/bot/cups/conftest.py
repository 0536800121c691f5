from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from storage.postgresql.address import ServerAddress
from tests.support.cup_tables import CupTables
from tests.support.virtual_time import run_in_virtual_time
from tests.toy_games import toy_games

TOO_MANY_EDITS = 30046
"""What Discord says when the cards of all tables of a round change at once: they are edited later."""

Story = Callable[[CupTables], Awaitable[None]]
Tell = Callable[[Story], None]


@pytest.fixture
def tell(tmp_path: Path, seldom: None, address: ServerAddress | None) -> Tell:
    def tell(story: Story) -> None:
        async def run() -> None:
            async with CupTables(tmp_path, address=address) as cups:
                await story(cups)
                assert [each for each in cups.sandbox.faults if each.code != TOO_MANY_EDITS] == []

        with toy_games(pictures=False):
            run_in_virtual_time(run())

    return tell
