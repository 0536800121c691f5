"""Rules that were corrected while a game was under way."""

from typing import Any

import pytest
from msgspec import structs

from bot.clock import ManualClock
from bot.tables import cache
from bot.tables.notifications import Kind
from bot.tables.service import TableService
from games.engine.table import Table
from games.forum_trajanum import GAME
from games.forum_trajanum.events.goods import Gained
from games.game import Game, Phase
from storage.store import Store
from tests.bot.tables.conftest import NOON
from tests.support.table_helpers import (
    begun,
    chance,
    press,
    same_views,
)


def corrected() -> Game[Any]:
    """The game with other rules in its first phase: everybody begins with a coin."""

    async def setup(table: Table[Any]) -> None:
        for seat in range(table.players):
            table.apply(Gained(seat, {"coin": 1}))
        await GAME.phases["setup"].script(table)

    return structs.replace(GAME, phases={**GAME.phases, "setup": Phase(setup)})


async def test_when_the_rules_have_changed_the_phase_begins_again_with_a_notification(
    tables: TableService, store: Store, clock: ManualClock, monkeypatch: pytest.MonkeyPatch, caplog: Any
) -> None:
    game = await begun(tables)
    old = (await press(tables, game, 0)).table
    for due in await store.outbox_due():
        await store.mark_sent(due.id, time=NOON)
    monkeypatch.setattr(cache, "find", lambda _: corrected())
    later = TableService(store, clock, chance(9))
    heard: list[int] = []
    later.listen(heard.append)
    await clock.advance(60)
    table = await later.table(game)
    assert heard == [game]
    assert (table.moves[:-1], table.moves[-1].undoes) == (old.moves, 1)
    assert table.moves[-1].draws == old.moves[0].draws
    assert [(due.kind, due.n, due.seat) for due in await store.outbox_due()] == [
        (Kind.AGAIN, 3, None),
        (Kind.TURN, 3, None),
        (Kind.ASK, 3, 0),
        (Kind.ASK, 3, 1),
    ]
    assert {waits.since for waits in await store.waiting(game)} == {NOON + 60}
    assert [record.levelname for record in caplog.records] == ["ERROR"]
    assert same_views(await TableService(store, clock).table(game), table)
    assert (await press(later, game, 1)).n == 4
