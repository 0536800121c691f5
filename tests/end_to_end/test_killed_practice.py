import sqlite3
import time
from contextlib import closing
from pathlib import Path
from random import Random

import pytest
from typer.testing import CliRunner

from bot.__main__ import app
from bot.clock import SystemClock
from bot.screens.ids.custom_ids import parse
from bot.screens.ids.history_ids import PlayOnAs, PlayOnFrom
from bot.tables.service import Press, TableService
from bot.tables.settings.settings_store import SettingsStore
from games.agents.levels import EASY
from games.engine.steps import steps_of
from sandbox import Channel, MessageView, Sandbox, User
from storage.core.rows import AGREED, OVER, GameRow
from storage.together.store import Store
from tests.support.bot_process import BotProcess
from tests.support.games import STORY_GAME, is_thorough
from tests.support.person import Person, button_for
from tests.support.table_helpers import DecisionsHere, end_without_rules, seeds
from tests.support.table_story import somebody_asked

STEPS = 6
"""Number of steps before the end."""


async def ended_game(database: Path, people: list[User], channel: Channel, guild: int) -> None:
    """Store a game that its people have agreed to end."""
    random, clock = Random(2), SystemClock()
    async with await Store.open(database) as store:
        tables = TableService(store, clock, seeds=seeds(1), decisions=DecisionsHere(), settle_seconds=0.0)
        for user in people:
            await SettingsStore(store, clock).change(user.id, level=EASY)
        row = await tables.lobby.open(STORY_GAME, host=people[0].id, channel=channel.id, guild=guild)
        for guest in people[1:]:
            await tables.lobby.join(row.id, guest.id)
        await tables.start(row.id, host=people[0].id)
        while len(steps_of(table := await tables.table(row.id))) < STEPS:
            seat, choice = somebody_asked(table, random)
            press = Press(seat, user=people[seat].id, version=table.version(seat))
            await tables.answer(row.id, press, choice.random_answer(random))
        await end_without_rules(tables, row.id, AGREED)


def log_of(database: Path, game: int) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(database)) as connection:
        return connection.execute("SELECT * FROM move WHERE game = ? ORDER BY n", (game,)).fetchall()


async def asked_which_seat(user: User, place: Channel) -> MessageView:
    """The message that asks a user for a seat from the last step but one."""
    shown = await user.invoke(place, "history", step=STEPS - 1).answer()
    return await user.press(shown, custom_id=button_for(shown, PlayOnFrom)).answer()


def first_seat(asked: MessageView) -> str:
    ids = [each.custom_id for each in asked.buttons if each.custom_id]
    return next(each for each in ids if isinstance(parse(each), PlayOnAs))


async def played(person: Person, presses: int) -> None:
    """Press a number of times, and open the panel again if it has no question."""
    done = 0
    while done < presses:
        if await person.press_something():
            done += 1
        else:
            person.panel = await person.user.invoke(person.user.direct_channel, "move").answer()


async def practice_left(database: Path, user: User) -> GameRow:
    """Leave a user's practice table and check its draws; returns its row."""
    async with await Store.open(database) as store:
        tables = TableService(store, SystemClock(), decisions=DecisionsHere())
        (row,) = [each.row for each in await store.games_of(user.id)]
        await tables.seats.leave(row.id, user.id)
        verified = (await tables.fair_chance(row.id)).verified
        assert verified is not None
        assert (verified.committed, verified.proof.wrong) == (True, ())
        return await store.game(row.id)


@pytest.mark.skipif(not is_thorough(), reason="a bot is killed in another story every day")
async def test_it_goes_on_after_each_kill_and_its_origin_is_untouched(tmp_path: Path) -> None:
    started = time.time()
    async with Sandbox(clock=lambda: started) as sandbox:
        sandbox.limit_requests(None, 1000, 1.0)
        people = [sandbox.user("Anna", locale="en-US"), sandbox.user("Boris", locale="ru")]
        guild = sandbox.guild("Club", locale="en-US")
        guild.add(*people)
        channel, database = guild.text_channel("games"), tmp_path / "tabellarius.sqlite3"
        await ended_game(database, people, channel, guild.id)
        log, anna = log_of(database, 1), Person(people[0], Random(5))
        bot = BotProcess(sandbox, database)
        await bot.start()
        try:
            asked = await asked_which_seat(anna.user, channel)
            anna.user.press(asked, custom_id=first_seat(asked))
            await bot.restart()
            asked = await asked_which_seat(anna.user, channel)
            anna.panel = await anna.user.press(asked, custom_id=first_seat(asked)).followup()
            await played(anna, 3)
            await bot.restart()
            await played(anna, 3)
        finally:
            await bot.stop()
        row = await practice_left(database, anna.user)
        assert (row.origin, row.stage) == ("game:1", OVER)
        assert log_of(database, 1) == log
        rows = log_of(database, row.id)
        copy = tmp_path / "copy.sqlite3"
        for command in (
            ["backup", str(copy), "--database", str(database)],
            ["restore", str(copy), "--database", str(database)],
            ["check", str(database)],
        ):
            done = CliRunner().invoke(app, command)
            assert done.exit_code == 0, done.output
        assert log_of(database, row.id) == rows
        assert len(rows) > row.seeded_after
        assert sandbox.faults == []
