from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.screens.ids.panel_ids import Pick
from bot.tables.service import Press
from sandbox import Exchange, MessageView, User
from storage.postgresql import session
from tests.support.bot_world import BotWorld
from tests.support.coin_toss import GAME
from tests.support.cut_connections import STEPS, Cut, CutConnections
from tests.support.planned_tables import plan
from tests.support.postgresql import Cluster
from tests.toy_games import toy_games


@pytest.fixture
async def connections(server: Cluster) -> AsyncIterator[CutConnections]:
    server.empty()
    async with CutConnections(server) as made:
        yield made


@pytest.fixture
async def world(tmp_path: Path, server: Cluster, connections: CutConnections) -> AsyncIterator[BotWorld]:
    with toy_games(pictures=False):
        async with BotWorld(tmp_path, address=connections.address) as world:
            world.address = server.address  # What is stored is looked at without a detour.
            yield world
            assert world.sandbox.faults == []


def guessed(user: User, panel: MessageView) -> Exchange:
    return user.press(panel, custom_id=next(b.custom_id for b in panel.buttons if Pick.matches(b.custom_id)))


async def pressed(world: BotWorld) -> int:
    return sum(row.interaction is not None for row in await world.store.moves(1))


async def test_a_step_whose_answer_is_lost_counts_once_and_whoever_does_not_know_is_notified(
    world: BotWorld, connections: CutConnections, monkeypatch: pytest.MonkeyPatch
) -> None:
    thread = await world.start_table(await world.card(world.ben, game=GAME))
    panels = {user: await world.panel(user, thread) for user in (world.anna, world.ben)}
    connections.cut, connections.of = Cut.UNANSWERED, STEPS
    shown = await guessed(world.anna, panels[world.anna]).answer()
    assert connections.was_cut.is_set()
    assert shown.plain_text != panels[world.anna].plain_text
    assert await pressed(world) == 1
    monkeypatch.setattr(session, "DECIDE_SECONDS", 0.0)
    connections.cut, connections.open = Cut.UNANSWERED, False
    answer = await guessed(world.ben, panels[world.ben]).followup()
    assert answer.plain_text.startswith("Die Verbindung zu meiner Datenbank ist abgebrochen")
    connections.open = True
    assert await world.store.look_after()
    await world.bot.go_on_with_database()
    assert await pressed(world) == 2
    again = await guessed(world.ben, panels[world.ben]).answer()
    assert again.plain_text != panels[world.ben].plain_text
    assert await pressed(world) == 2


@pytest.mark.parametrize("cut", [Cut.UNANSWERED, Cut.UNSENT])
async def test_a_planned_turn_whose_commit_is_lost_is_played_once(
    world: BotWorld, connections: CutConnections, cut: Cut
) -> None:
    await world.start_table(await world.card(world.ben, game="harbour"))
    tables = world.bot.tables
    card = next(iter((await tables.table(1)).view(1).kinds(1)))
    await plan(tables, 1, 1, "bury", card, "end")
    connections.cut, connections.of = cut, b"DELETE FROM plan"
    await tables.answer(1, Press(0, world.anna.id, 0, interaction=1), "end")
    await connections.was_cut.wait()
    await world.store.look_after()
    while len(await world.store.moves(1)) < 6:
        world.bot.timers.wake()
        await world.bot.timers.loop.wait_until_idle()
    await world.wait_until_idle()
    assert [row.key for row in await world.store.moves(1) if row.seat == 1] == ["bury", card]
    assert await tables.store.plans.planned_at(1, 1) is not None, "the end of the turn waits for its minute"
    assert (
        len([each for each in world.ben.direct_messages() if "Plan wurde gespielt" in each.plain_text]) == 1
    )
