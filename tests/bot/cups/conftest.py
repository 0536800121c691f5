from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from storage.postgresql.address import ServerAddress
from tests.support.cup_tables import CupTables

TOO_MANY_EDITS = 30046
"""Discord's error when all cards of a round change at once: they are edited later."""


@pytest.fixture
async def cups(
    virtual_time: None, toys: None, seldom: None, tmp_path: Path, address: ServerAddress | None
) -> AsyncIterator[CupTables]:
    async with CupTables(tmp_path, address=address) as cups:
        yield cups
        assert [each for each in cups.sandbox.faults if each.code != TOO_MANY_EDITS] == []
