from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from msgspec import structs

from bot.clock import ManualClock
from bot.happened import GameChanged
from bot.tables import cache
from bot.tables.computer_players import ComputerPlayers
from bot.tables.errors import NotYours, Outdated
from bot.tables.service import Press, TableService
from games.engine.table import Table
from games.forum_trajanum import GAME
from games.forum_trajanum.events.goods import Gained
from games.game import Game, Phase
from storage.core.kinds import Kind
from storage.together.store import Store
from tests.bot.tables.conftest import NOON
from tests.support.table_helpers import USERS, DecisionsHere, begun, press, same_views, seeds

ADA, BOB = USERS[:2]


def corrected() -> Game[Any]:
    """The game with other rules in its first phase: everybody begins with a coin."""

    async def setup(table: Table[Any]) -> None:
        for seat in range(table.players):
            table.apply(Gained(seat, {"coin": 1}))
        await GAME.phases["setup"].script(table)

    return structs.replace(GAME, phases={**GAME.phases, "setup": Phase(setup, together=True)})


@pytest.fixture
def correct(monkeypatch: pytest.MonkeyPatch, store: Store, clock: ManualClock) -> Callable[[], TableService]:
    """Correct the rules: the program of afterwards."""

    def corrected_service() -> TableService:
        monkeypatch.setattr(cache, "find", lambda _: corrected())
        return TableService(store, clock, seeds=seeds(9), decisions=DecisionsHere())

    return corrected_service


Correct = Callable[[], TableService]


async def test_nothing_is_stored_because_somebody_looked(
    service: TableService, store: Store, correct: Correct, caplog: pytest.LogCaptureFixture
) -> None:
    game = await begun(service)
    await press(service, game, 0)
    stored, waiting, due = await store.moves(game), await store.timing.waits(game), await store.outbox_due()
    later = correct()
    heard: list[int] = []
    later.happened.hear(GameChanged, lambda event: heard.append(event.game))
    for _ in range(3):
        table = await later.table(game)
        await later.table_at(game, 1)
        await later.table_at(game, 2)
    assert (len(table.moves), table.moves[-1].undoes) == (3, 1)
    assert (await store.moves(game), await store.timing.waits(game)) == (stored, waiting)
    assert await store.outbox_due() == due
    assert (heard, caplog.records) == ([], [])


async def test_the_first_press_stores_it_and_is_outdated_and_the_next_one_counts(
    service: TableService,
    store: Store,
    clock: ManualClock,
    correct: Correct,
    caplog: pytest.LogCaptureFixture,
) -> None:
    game = await begun(service)
    old = (await press(service, game, 0)).table
    choice = old.pending_choice(1)
    assert choice is not None
    for due in await store.outbox_due():
        await store.mark_sent(due, time=NOON)
    later = correct()
    heard: list[int] = []
    later.happened.hear(GameChanged, lambda event: heard.append(event.game))
    await clock.advance(60)
    with pytest.raises(Outdated):
        await later.answer(
            game, Press(1, user=BOB, version=old.version(1), interaction=77), choice.options[0].key
        )
    assert heard == [game]
    table = await later.table(game)
    assert (table.moves[:-1], table.moves[-1].undoes) == (old.moves, 1)
    assert [(due.kind, due.n, due.seat) for due in await store.outbox_due()] == [
        (Kind.AGAIN, 3, None),
        (Kind.TURN, 3, None),
        (Kind.ASK, 3, 0),
        (Kind.ASK, 3, 1),
    ]
    assert {waits.since for waits in await store.timing.waits(game)} == {NOON + 60}
    assert [record.levelname for record in caplog.records] == ["ERROR"]
    assert same_views(await TableService(store, clock).table(game), table)
    assert (await press(later, game, 1)).n == 4
    assert [row.n for row in await store.moves(game)] == [1, 2, 3, 4]


async def test_a_press_on_the_fresh_panel_is_the_first_press_too(
    service: TableService, store: Store, correct: Correct
) -> None:
    game = await begun(service)
    await press(service, game, 0)
    later = correct()
    with pytest.raises(Outdated):
        await press(later, game, 1)
    assert len(await store.moves(game)) == 3
    assert (await press(later, game, 1)).n == 4


@pytest.mark.parametrize("way", ["undo", "choose_rest"])
async def test_any_press_stores_it(service: TableService, store: Store, correct: Correct, way: str) -> None:
    game = await begun(service)
    await press(service, game, 0)
    with pytest.raises(Outdated):
        await getattr(correct(), way)(game, Press(0, user=ADA, version=1))
    assert len(await store.moves(game)) == 3


async def test_another_user_stores_nothing(service: TableService, store: Store, correct: Correct) -> None:
    game = await begun(service)
    with pytest.raises(NotYours):
        await correct().answer(game, Press(0, user=BOB, version=0), "A1")
    assert len(await store.moves(game)) == 1


async def test_a_waiting_computer_player_moves(service: TableService, store: Store, correct: Correct) -> None:
    game = await begun(service, computers=["random"])
    later = correct()
    computers = ComputerPlayers(later, Random(1))
    await computers.tick()
    await computers.wait_until_idle()
    rows = await store.moves(game)
    assert [(row.seat, row.undoes) for row in rows[:2]] == [(None, None), (None, 1)]
    assert {row.seat for row in rows[2:]} == {1}
    assert (await later.table(game)).waiting_seats == (0,)


async def test_draws_already_made_are_given_again(service: TableService, correct: Correct) -> None:
    game = await begun(service)
    old = await service.table(game)
    table = await correct().table(game)
    assert old.moves[0].draws
    assert table.moves[-1].draws == old.moves[0].draws
