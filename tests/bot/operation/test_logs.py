import json
import logging
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.operation import logs
from storage.core.errors import DatabaseBusy
from tests.support.bot_world import BotWorld

TOKEN = "a.b.c-not-like-any-token"


@pytest.fixture(autouse=True)
def as_before() -> Iterator[None]:
    """The log is set up as before in the end."""
    loggers = [logging.getLogger(), *map(logging.getLogger, logs.PACKAGES)]
    before = [(logger, logger.level, list(logger.handlers)) for logger in loggers]
    yield
    for logger, level, handlers in before:
        logger.setLevel(level)
        logger.handlers[:] = handlers


def record(message: str, *, error: BaseException | None = None) -> logging.LogRecord:
    info = (type(error), error, None) if error else None
    return logging.LogRecord("bot.client", logging.WARNING, "file", 1, message, (), info)


def test_a_line_can_be_read_and_carries_what_is_worked_on() -> None:
    with logs.log_context(table=7), logs.log_context(interaction=99):
        line = logs.TextFormatter().format(record("something happened"))
    assert line.endswith(" WARNING  bot.client table=7 interaction=99: something happened")
    assert logs.TextFormatter().format(record("later")).endswith(" WARNING  bot.client: later")


def test_a_line_of_json_has_the_same_as_fields() -> None:
    with logs.log_context(table=7):
        line = logs.JsonFormatter().format(record("something\nhappened", error=ValueError("why")))
    assert "\n" not in line
    fields = json.loads(line)
    assert fields.pop("time")
    assert fields == {
        "level": "WARNING",
        "logger": "bot.client",
        "message": "something\nhappened",
        "table": 7,
        "error": "ValueError: why",
    }


@pytest.mark.parametrize("formatter", [logs.TextFormatter(TOKEN), logs.JsonFormatter(TOKEN)])
def test_tokens_are_never_shown(formatter: logging.Formatter) -> None:
    bot_token = "MTIzNDU2Nzg5MDEyMzQ1Njc4.GabcdE.abcdefghijklmnopqrstuvwxyz0123456789-_"
    secrets = {
        "POST https://discord.com/api/v10/webhooks/123/SECRET-1/messages/@original": "SECRET-1",
        "POST https://discord.com/api/v10/interactions/123/SECRET-2/callback": "SECRET-2",
        "the token aW50ZXJhY3Rpb246MTIzNDU2OnNlY3JldA": "aW50ZXJhY3Rpb24",
        f"Bot {bot_token}": bot_token[:20],
        f"told {TOKEN} twice": TOKEN,
        "<Button custom_id='pick:1:0:2:C4' label='C4'>": "pick:1:0:2:C4",
    }
    for message, secret in secrets.items():
        assert secret not in formatter.format(record(message))
        assert secret not in formatter.format(record("failed", error=RuntimeError(message)))
    assert logs.redact("/webhooks/123/SECRET/messages/5") == "/webhooks/123/.../messages/5"


def test_a_lost_connection_is_one_line() -> None:
    lost = record("Attempting a reconnect for shard ID %s in %.2fs", error=ConnectionResetError("reset"))
    lost.name, lost.args = "discord.shard", (0, 1.5)
    assert logs.Shorter().filter(lost)
    assert lost.getMessage() == (
        "the connection to the gateway is lost (ConnectionResetError); "
        "Attempting a reconnect for shard ID 0 in 1.50s"
    )
    assert lost.exc_info is None


def test_a_database_out_of_reach_is_one_line() -> None:
    lost = record("game %d: nothing can be delivered", error=DatabaseBusy("the server was lost, 100%"))
    lost.args = (7,)
    assert logs.Shorter().filter(lost)
    assert (lost.levelname, lost.exc_info) == ("WARNING", None)
    assert lost.getMessage() == "game 7: nothing can be delivered: the server was lost, 100%"


def test_a_database_that_stays_out_of_reach_has_one_line_a_minute() -> None:
    shorter, logged = logs.Shorter(), list[float]()
    for second in range(0, 300, 2):
        busy = record("game %d is attempted again soon: %s")
        busy.args = (7, DatabaseBusy("the server was lost"))
        traced = record("what falls due cannot be read", error=DatabaseBusy("the server was lost"))
        busy.created = traced.created = 1e9 + second
        logged += [each.created - 1e9 for each in (busy, traced) if shorter.filter(each)]
        assert shorter.filter(record("something else"))
    assert logged == [0.0, 60.0, 120.0, 180.0, 240.0]


def test_an_attempt_to_log_in_has_no_line_of_its_own() -> None:
    assert not logs.Shorter().filter(record("logging in using static token"))
    assert logs.Shorter().filter(record("connected"))


async def test_a_detailed_log_holds_no_secret(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async with BotWorld(tmp_path) as world:
        logs.set_up_logging("DEBUG", "json", world.sandbox.token)
        thread = await world.table(world.ben)
        for user in (world.anna, world.ben):
            await world.play_through(thread, user, most=12)
        logged = capsys.readouterr().err
        lines = [json.loads(line) for line in logged.splitlines()]
        (game,) = [each.row.id for each in await world.store.games_of(world.anna.id)]
        moves = await world.store.moves(game)
        interactions = world.sandbox.world.interactions
        commands = {each["interaction"] for each in lines if "interaction" in each}
    presses = [each for each in lines if each["logger"] == "bot.client.press_measurement"]
    assert len([each for each in presses if each.get("table") == game]) > 10
    assert {each["interaction"] for each in presses} == commands <= set(interactions)
    secrets = {world.sandbox.token, *(each.token for each in interactions.values())}
    secrets |= {move.events for move in moves} | {move.draws for move in moves if move.draws != "[]"}
    secrets |= {f":{move.key}" for move in moves if move.seat is not None}
    secrets |= {user.name for user in (world.anna, world.ben)}
    assert len(secrets) > 40
    assert [secret for secret in secrets if secret in logged] == []
    assert not [each for each in lines if each["level"] == "DEBUG" and not each["logger"].startswith("bot.")]
