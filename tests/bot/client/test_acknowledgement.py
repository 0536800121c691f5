import asyncio
import logging
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from bot.client import handlers
from bot.client.press_rate import COMPLETION_RATE, WARNING_SECONDS, PressRate, PressRates
from bot.screens.ids.table_ids import OpenBoard
from sandbox import Disruption, Exchange, MessageView, cut, hold, no_json, refuse
from storage.sqlite.database import SqliteDatabase
from tests.support.bot_world import BotWorld
from tests.support.every_control import (
    callback_of,
    callbacks,
    every_control,
    posted,
    posted_all,
    press_all,
    responded,
    use_commands,
)
from tests.toy_games import toy_games

GAME = "coin_toss"

FORMS = {"NoteHere", "EditNote", "PostStep", "ReportAt"}
"""The controls that show a form."""

ANNA, BEN = 1, 2


@pytest.fixture
async def world(toy_world: BotWorld) -> BotWorld:
    """A bot with a toy game that is played at the first table."""
    await toy_world.start_table(await toy_world.card(toy_world.ben, game=GAME))
    return toy_world


@pytest.fixture
async def controls(world: BotWorld) -> list[MessageView]:
    """Messages with a control of every kind."""
    return await posted_all(world, every_control(GAME))


@contextmanager
def stalled(database: SqliteDatabase) -> Iterator[None]:
    go_on = threading.Event()
    reading = asyncio.ensure_future(database.read(lambda _: go_on.wait(60.0)))
    writing = asyncio.ensure_future(database.write(lambda _: go_on.wait(60.0)))
    try:
        yield
    finally:
        go_on.set()
    assert not reading.done()
    assert not writing.done()


def used(world: BotWorld, controls: list[MessageView]) -> dict[str, Exchange]:
    return use_commands(world, world.anna, GAME) | press_all(world.anna, controls)


async def until_responded(world: BotWorld, exchanges: dict[str, Exchange]) -> None:
    await world.sandbox.until(lambda: all(map(responded, exchanges.values())))


def errors(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [
        record.getMessage()
        for record in caplog.records
        if record.levelno >= logging.ERROR or record.exc_info is not None
    ]


async def test_everything_is_acknowledged_before_the_database_is_asked(
    world: BotWorld, controls: list[MessageView], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A form must have its data when it is shown, so it says soon that they are missing."""
    monkeypatch.setattr(handlers, "FORM_SECONDS", 0.2)
    assert isinstance(world.database, SqliteDatabase)
    with stalled(world.database):
        exchanges = used(world, controls)
        forms = [exchanges.pop(name) for name in FORMS]
        await world.sandbox.until(lambda: all(each.interaction.acknowledged for each in exchanges.values()))
        assert not any(map(responded, exchanges.values()))
        for each in forms:
            assert "I can’t save anything" in (await each.answer()).text
    await until_responded(world, exchanges)
    assert world.sandbox.faults == []


@pytest.mark.parametrize(
    "lost", [cut(carried_out=True), no_json(500, carried_out=True)], ids=["cut connection", "500"]
)
async def test_an_acknowledgement_whose_answer_is_lost_counts(
    world: BotWorld, controls: list[MessageView], lost: Disruption, caplog: pytest.LogCaptureFixture
) -> None:
    exchanges = used(world, controls)
    for each in exchanges.values():
        world.sandbox.inject(callback_of(each), lost)
    await until_responded(world, exchanges)
    assert {callbacks(world.sandbox, each) for each in exchanges.values()} == {2}
    assert errors(caplog) == []


async def test_an_acknowledgement_that_never_arrived_is_made_again(
    world: BotWorld, controls: list[MessageView], caplog: pytest.LogCaptureFixture
) -> None:
    exchanges = used(world, controls)
    for each in exchanges.values():
        world.sandbox.inject(callback_of(each), cut())
    await until_responded(world, exchanges)
    assert errors(caplog) == []
    assert world.sandbox.faults == []


async def test_what_is_delivered_twice_is_handled_once(
    world: BotWorld, controls: list[MessageView], caplog: pytest.LogCaptureFixture
) -> None:
    world.sandbox.world.interaction_deliveries = 2
    exchanges = used(world, controls)
    await until_responded(world, exchanges)
    await world.wait_until_idle()
    assert {callbacks(world.sandbox, each) for each in exchanges.values()} == {1}
    assert world.sandbox.faults == []
    assert errors(caplog) == []


async def test_what_comes_too_late_is_a_line_in_the_log_and_does_nothing(
    world: BotWorld, controls: list[MessageView], caplog: pytest.LogCaptureFixture
) -> None:
    version = (await world.bot.tables.table(1)).version(0)
    exchanges = used(world, controls)
    world.sandbox.advance(4.0)
    await world.sandbox.until(lambda: all(callbacks(world.sandbox, each) for each in exchanges.values()))
    await asyncio.wait(world.bot.responding)
    assert {fault.code for fault in world.sandbox.faults} == {10062}
    world.sandbox.faults.clear()
    assert not any(map(responded, exchanges.values()))
    assert (await world.bot.tables.table(1)).version(0) == version
    refused = caplog.text.count("could not be answered")
    assert caplog.text.count("came too late") + refused == len(exchanges)
    assert errors(caplog) == []


@pytest.mark.parametrize("late", [False, True], ids=["repeated", "late"])
async def test_an_autocompletion_that_cannot_be_answered_is_a_line_in_the_log(
    world: BotWorld, caplog: pytest.LogCaptureFixture, late: bool
) -> None:
    caplog.set_level(logging.INFO, "bot.client.handlers")
    thread = next(iter(world.anna.threads(world.channel)))
    assert await world.anna.autocomplete(thread, "board", "player", "be") == [("Ben", 1)]
    disrupted = world.sandbox.inject("/callback", refuse(10062) if late else cut(carried_out=True))
    asking = asyncio.ensure_future(world.anna.autocomplete(thread, "board", "player", "be"))
    await world.sandbox.until(lambda: disrupted.hits == 1)
    await asyncio.wait(world.bot.responding)
    asking.cancel()
    assert "was not completed" in caplog.text
    assert errors(caplog) == []


LOST = pytest.mark.parametrize(
    "lost", [cut(carried_out=True), no_json(502, carried_out=True), cut()], ids=["cut", "502", "not sent"]
)


@LOST
async def test_a_panel_whose_answer_is_lost_is_shown_all_the_same(
    world: BotWorld, lost: Disruption, caplog: pytest.LogCaptureFixture
) -> None:
    thread = next(iter(world.anna.threads(world.channel)))
    panel = await world.panel(world.anna, thread)
    world.sandbox.inject("PATCH /webhooks/", lost)
    pressed = world.anna.press(panel, "Heads")
    await world.anna.until(lambda: "guesses heads" in world.anna.look(panel).plain_text)
    await asyncio.wait(world.bot.responding)
    assert pressed.interaction.followups == []
    assert errors(caplog) == []


@LOST
async def test_an_error_whose_answer_is_lost_is_shown_once_in_the_reply(
    world: BotWorld, lost: Disruption, caplog: pytest.LogCaptureFixture
) -> None:
    world.sandbox.inject("(POST|PATCH) /webhooks/", lost)
    asked = world.stranger.invoke(world.channel, "move")
    assert (await asked.answer()).text == "No table is waiting for you."
    await asyncio.wait(world.bot.responding)
    said = [message.text for message in world.stranger.sees(world.channel) if message.ephemeral]
    assert said == ["No table is waiting for you."]
    assert errors(caplog) == []


async def test_an_error_after_a_public_acknowledgement_is_shown_privately(world: BotWorld) -> None:
    thread = next(iter(world.anna.threads(world.channel)))
    before = [message.id for message in thread.messages]
    asked = world.anna.invoke(thread, "replay", round=7)
    shown = await asked.followup()
    assert shown.ephemeral
    assert shown.text == "There are no pictures of this game, so there’s no animation."
    assert [message.id for message in thread.messages] == before
    assert world.sandbox.faults == []


def test_a_user_may_press_quickly_but_not_for_long() -> None:
    rates = PressRates(PressRate(at_once=3, a_second=2))
    assert [rates.allows(ANNA, 0.0) for _ in range(5)] == [True] * 3 + [False] * 2
    assert rates.allows(BEN, 0.0)
    assert not rates.allows(ANNA, 0.4)
    assert [rates.allows(ANNA, 1.0) for _ in range(3)] == [True, True, False]
    assert [rates.allows(ANNA, 60.0) for _ in range(4)] == [True] * 3 + [False]
    assert not rates.allows(ANNA, 59.0), "a clock that steps back gives nobody anything"


def test_a_user_who_presses_too_fast_is_warned_now_and_then() -> None:
    rates = PressRates(PressRate(at_once=0, a_second=0))
    assert not rates.allows(ANNA, 0.0)
    assert [rates.warns(ANNA, 0.0), rates.warns(ANNA, WARNING_SECONDS - 1)] == [True, False]
    assert rates.warns(ANNA, WARNING_SECONDS + 1)


async def test_who_presses_too_fast_is_warned_once_and_every_press_is_acknowledged(tmp_path: Path) -> None:
    with toy_games(pictures=False):
        async with BotWorld(tmp_path, press_rate=PressRate(at_once=5, a_second=0)) as world:
            await world.card(game=GAME)
            board = await posted(world, [OpenBoard(1, 0)])
            presses = [world.ben.press(board, "OpenBoard") for _ in range(30)]
            for press in presses:
                await press
            await asyncio.gather(*world.bot.responding)
            shown = [message.text for message in world.ben.sees(world.channel) if message.ephemeral]
            assert len(shown) == 5 + 1
            (word,) = [text for text in shown if "schnell" in text]
            assert word.startswith("Das war mir zu schnell")
            again = await world.ben.invoke(world.channel, "help").answer()
            assert again.text == word, "a command always has an answer"
            helped = await world.vera.invoke(world.channel, "help").answer()
            assert "Как здесь играть" in helped.text, "others are not concerned"
            assert world.sandbox.faults == []


async def test_what_was_pressed_before_the_bot_stops_is_answered_and_what_comes_later_gets_a_word(
    toys: None, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with BotWorld(tmp_path) as world:
        thread = await world.start_table(await world.card(world.ben, game=GAME))
        panel = await world.panel(world.anna, thread)
        guess = world.anna.press(panel, "Heads")
        held = world.sandbox.inject(callback_of(guess), hold())
        await world.sandbox.until(lambda: held.hits == 1)
        stopping = asyncio.create_task(world.stop())
        await asyncio.sleep(0)
        late = [world.ben.press(world.newest(thread), "My move"), world.ben.invoke(world.channel, "games")]
        await world.sandbox.until(lambda: all(map(responded, late)))
        for exchange in late:
            word = await exchange.answer()
            assert word.ephemeral
            assert word.text.startswith("Ich werde gerade neu gestartet.")
        held.lift()
        await stopping
        assert "guesses heads" in world.anna.look(panel).plain_text
        await world.start()
        assert (await world.bot.tables.table(1)).version(0) == 1
        assert world.sandbox.faults == []
        assert "Traceback" not in caplog.text


async def test_a_press_that_is_refused_writes_nothing(toys: None, tmp_path: Path) -> None:
    async with BotWorld(tmp_path, press_rate=PressRate(at_once=5, a_second=0)) as world:
        await world.card(game=GAME)
        board = await posted(world, [OpenBoard(1, 0)])
        await world.wait_until_idle()
        for _ in range(5):
            await world.ben.press(board, "OpenBoard").answer()
        await asyncio.gather(*world.bot.responding)
        before = all_rows(world.file)
        world.ben.account.name, world.ben.account.locale = "Benjamin", "ru"
        for _ in range(20):
            await world.ben.press(board, "OpenBoard")
        await world.ben.invoke(world.channel, "games").answer()
        await asyncio.gather(*world.bot.responding)
        assert all_rows(world.file) == before
        await world.stranger.press(board, "OpenBoard").answer()
        await asyncio.gather(*world.bot.responding)
        after = all_rows(world.file)
        assert set(after) - set(before) == {
            ("member_name", (world.guild.id, world.stranger.id, "Stranger")),
            ("language", (world.stranger.id, "en-US")),
        }, "a user who is answered is remembered"


async def test_completions_cost_no_press_and_beyond_their_own_bucket_are_empty(tmp_path: Path) -> None:
    with toy_games(pictures=False):
        async with BotWorld(tmp_path, press_rate=PressRate(at_once=6, a_second=0)) as world:
            thread = await world.table(world.ben)
            most = int(COMPLETION_RATE.at_once)
            offered = [
                await world.stranger.autocomplete(thread, "board", "player", "be") for _ in range(5 * most)
            ]
            assert offered[:most] == [[("Ben", 1)]] * most
            assert offered[-1] == []
            assert await world.ben.autocomplete(thread, "board", "player", "be") == [("Ben", 1)]
            helped = await world.stranger.invoke(world.channel, "help").answer()
            assert helped.text.startswith("## Coin Toss")
            assert world.sandbox.faults == []


def all_rows(file: Path) -> list[tuple[str, tuple[object, ...]]]:
    """Every row of every table with the name of its table, as another connection sees them."""
    with closing(sqlite3.connect(file)) as connection:
        tables = connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name")
        return [
            (table, tuple(row))
            for (table,) in tables.fetchall()
            for row in connection.execute(f"SELECT * FROM {table}")
        ]
