"""Notices about a damaged table, and of one whose rules have changed."""

import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from msgspec import structs

from bot.tables import cache
from games import find
from games.engine.table import Table
from games.game import Game
from storage.core.kinds import Kind
from storage.core.rows import Notification
from tests.bot.delivery.toy_world import ToyWorld, panels
from tests.support.coin_toss import GAME
from tests.support.games import STORY_GAME


@pytest.fixture
async def world(toys: None, tmp_path: Path) -> AsyncIterator[ToyWorld]:
    async with ToyWorld(tmp_path) as world:
        world.checks_stored = False
        yield world
        assert world.sandbox.faults == []


def alter(path: Path, statement: str) -> None:
    """Change what the database itself would never let be changed."""
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("DROP TRIGGER move_is_never_changed")
        connection.execute(statement)


async def test_damaged_tables_are_closed_alone(world: ToyWorld, caplog: pytest.LogCaptureFixture) -> None:
    game = await world.begin(world.anna, world.ben)
    other = await world.begin(world.anna, world.vera)
    await world.delivered()
    thread = await world.thread(game)
    await world.guess(game, world.anna)
    await world.stop()
    alter(world.file, f"UPDATE move SET events = '[]' WHERE game = {game} AND n = 2")
    await world.start()
    await world.bot.outbox.wait_until_idle()
    (panel,) = panels(world.ben)
    for _ in range(2):
        shown = await world.ben.press(panel, "Heads").followup()
        assert shown.plain_text.startswith("Dieser Tisch ist geschlossen")
    looked = await world.anna.invoke(thread, "board").answer()
    assert looked.plain_text.startswith("This table is closed")
    listed = await world.anna.invoke(world.channel, "games").answer()
    assert listed.plain_text.count("Coin Toss") == 2
    assert listed.plain_text.count("its stored data is damaged") == 1
    (panel,) = panels(world.vera)
    await world.vera.press(panel, "Heads").answer()
    await world.bot.outbox.wait_until_idle()
    assert len((await world.bot.tables.table(other)).moves) == 2
    errors = [record.getMessage() for record in caplog.records if record.levelname == "ERROR"]
    assert errors == [
        f"game {game} is closed, what is stored of it is damaged: row 2 does not follow from row 1"
    ]
    assert "Traceback" not in caplog.text
    assert b"tabellarius_damaged_tables 1.0" in world.bot.metrics.text()


@pytest.mark.parametrize("column", ["name = 'chess'", "options = '[]'"])
async def test_a_lobby_that_cannot_be_read_is_closed_with_one_line_and_is_not_tried_again(
    world: ToyWorld, caplog: pytest.LogCaptureFixture, column: str
) -> None:
    await world.anna.invoke(world.channel, "play", game=STORY_GAME).answer()
    await world.delivered()
    (card,) = world.channel.messages
    await world.store.notify(1, Notification(Kind.CARD, 0), time=world.clock.now())
    await world.stop()
    with closing(sqlite3.connect(world.file)) as connection, connection:
        connection.execute(f"UPDATE game SET {column}")
    caplog.clear()
    await world.start()
    await world.bot.outbox.wait_until_idle()
    shown = await world.ben.press(card, "Join").followup()
    assert shown.plain_text.startswith("Dieser Tisch ist geschlossen")
    assert world.query("SELECT failure FROM outbox WHERE done IS NULL") == [("damaged",)]
    errors = [record.getMessage() for record in caplog.records if record.levelname == "ERROR"]
    assert [error.split(",")[0] for error in errors] == ["game 1 is closed"]
    assert "Traceback" not in caplog.text


async def test_the_rules_can_be_read_though_the_options_of_a_table_cannot(world: ToyWorld) -> None:
    game = await world.begin(world.anna, world.ben)
    await world.delivered()
    thread = await world.thread(game)
    await world.stop()
    with closing(sqlite3.connect(world.file)) as connection, connection:
        connection.execute(f"UPDATE game SET options = '[]' WHERE id = {game}")
    await world.start()
    helped = await world.anna.press(thread.messages[-1], "Help").answer()
    assert helped.plain_text.startswith("## Coin Toss")


def with_a_free_guess(game: Game[Any]) -> Game[Any]:
    """The game with other rules: the first seat has guessed before it is asked."""
    toss = game.phases["toss"]

    async def twice(table: Table[Any]) -> None:
        table.apply(game.decode_events(b'[{"event":"Guessed","seat":0,"side":"heads"}]')[0])
        await toss.script(table)

    return structs.replace(game, phases={**game.phases, "toss": structs.replace(toss, script=twice)})


async def test_when_rules_have_changed_looking_changes_nothing_and_the_first_press_gets_a_fresh_panel(
    world: ToyWorld, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await world.begin(world.anna, world.ben)
    await world.delivered()
    await world.guess(game, world.anna)
    await world.delivered()
    thread = await world.thread(game)
    messages = len(thread.messages)
    await world.stop()
    changed = with_a_free_guess(find(GAME))
    monkeypatch.setattr(cache, "find", lambda _: changed)
    await world.start()
    looked = await world.panel(world.anna, thread)
    assert "How will the coin fall?" in looked.plain_text
    assert (await world.anna.invoke(thread, "board").answer()).plain_text
    await world.delivered()
    assert world.query("SELECT count(*) FROM move") == [(2,)]
    assert len(thread.messages) == messages
    (panel,) = panels(world.ben)
    fresh = await world.ben.press(panel, "Heads").answer()
    assert "Der Tisch ist schon weiter" in fresh.plain_text
    assert "Wie fällt die Münze?" in fresh.plain_text
    await world.delivered()
    assert world.query("SELECT n, seat, undoes FROM move WHERE n > 2") == [(3, None, 1)]
    assert any("The rules have been corrected" in message.plain_text for message in thread.messages)
    await world.ben.press(fresh, "Kopf").answer()
    await world.delivered()
    assert world.query("SELECT n, seat FROM move WHERE n > 3") == [(4, 1)]
