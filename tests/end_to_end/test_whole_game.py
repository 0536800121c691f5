"""A whole game in Discord: three people in three languages, a bot that is killed again and again."""

from __future__ import annotations

import re
import time
from pathlib import Path
from random import Random

from typer.testing import CliRunner

from bot.screens.custom_ids.thread import OpenPanel
from bot.tables.cache import moves_of, options_of
from games import find
from games.__main__ import app
from games.engine.table import Table
from games.game import Standing
from sandbox import Channel, MessageView, Sandbox
from sandbox.validator.schemas import Validator
from storage.read_only import snapshot
from tests.support.bot_process import BotProcess
from tests.support.person import Person, button_for, sit_down, told_end
from tests.support.schema_validator import validator

__all__ = ["validator"]

READY = re.compile(r"(\d) of (\d) ready")
PLACE = re.compile(r"(\d)\. \*\*(\w+)\*\*: (\d+) points?")
LAST_CONTROLS = [{"Play again", "Look back"}, {"Сыграть ещё раз", "Посмотреть игру"}]
"""The controls of all direct messages of Anna and Boris once the game is over."""

MOST_PRESSES = 2000
"""More than any game takes: then something does not move on."""

KILLS = 5
"""How often the bot is killed at moments drawn by chance, besides the one between two secret passes."""

ACTS = 50
"""There are more in any game after those passes: an act is all that somebody does until nothing is asked."""


async def test_three_people_play_a_whole_game_through_a_bot_that_is_killed(
    tmp_path: Path, validator: Validator
) -> None:
    random = Random(4)
    started = time.time()
    async with Sandbox(clock=lambda: started) as sandbox:
        sandbox.limit_requests(None, 1000, 1.0)
        people = [
            Person(sandbox.user("Anna", locale="en-US"), random),
            Person(sandbox.user("Boris", locale="ru"), random),
            Person(sandbox.user("Clara", locale="de"), random),
        ]
        people[2].user.direct_messages_open = False
        guild = sandbox.guild("Club", locale="en-US")
        guild.add(*(person.user for person in people))
        channel = guild.text_channel("games")
        database = tmp_path / "tabellarius.sqlite3"
        bot = BotProcess(sandbox, database)
        await bot.start()
        try:
            thread = await sit_down(people, channel)
            end = await play(bot, people, thread, random)
            await sandbox.until(lambda: panels_controls(people) == LAST_CONTROLS)
        finally:
            await bot.stop()
        assert bot.kills == 1 + KILLS + 1
        assert told_places(end) == standings(database)
        checked = CliRunner().invoke(app, ["check", str(database)])
        assert checked.exit_code == 0, checked.output
        assert sandbox.faults == []
        assert validator.violations(sandbox.requests) == []
        assert not people[2].user.direct_messages()
        assert panels_controls(people) == LAST_CONTROLS
        assert "Mein Brett" in controls_seen(people[2].user.sees(thread))


async def play(bot: BotProcess, people: list[Person], thread: Channel, random: Random) -> MessageView:
    """Everybody acts on what is seen, until the thread tells the end; that message is returned."""
    watcher = people[0]
    killed_between_passes = False
    moments = random.sample(range(ACTS), KILLS)
    acted = 0
    while True:
        turn = await watcher.user.until(lambda: told_end(watcher.user, thread) or watcher.newest_turn(thread))
        if not button_for(turn, OpenPanel):
            return turn
        assert sum(person.presses for person in people) < MOST_PRESSES
        moved = False
        for person in random.sample(people, len(people)):
            before = watcher.newest_turn(thread) or turn
            if not await person.act(thread):
                continue
            moved = True
            if killed_between_passes:
                if acted in moments:
                    await kill_in_the_middle(bot, person, thread)
                acted += 1
            else:
                await wait_for_news(watcher, thread, before)
                if two_of_three_ready(watcher, thread):
                    await bot.restart()
                    killed_between_passes = True
        if not moved:
            await wait_for_news(watcher, thread, turn)


def two_of_three_ready(watcher: Person, thread: Channel) -> bool:
    """Whether the thread says that two of three have passed their tiles in secret."""
    turn = watcher.newest_turn(thread)
    found = READY.search(turn.text) if turn and "passing" in turn.text else None
    return found is not None and found.groups() == ("2", "3")


async def kill_in_the_middle(bot: BotProcess, person: Person, thread: Channel) -> None:
    """Somebody presses, and before the bot can have answered it is killed."""
    turn = person.newest_turn(thread)
    exchange = person.user.press(turn, custom_id=button_for(turn, OpenPanel)) if turn else None
    await bot.restart()
    assert exchange is None or not exchange.interaction.acknowledged


async def wait_for_news(watcher: Person, thread: Channel, turn: MessageView) -> None:
    """Wait until the thread has a newer turn, another count, or the end."""

    def news() -> bool:
        newest = watcher.newest_turn(thread)
        return newest is None or newest.id != turn.id or newest.text != turn.text

    await watcher.user.until(news)


def told_places(end: MessageView) -> list[tuple[int, str, int]]:
    """Place, name and points of each player as the thread tells them."""
    return [(int(place), name, int(points)) for place, name, points in PLACE.findall(end.text)]


def standings(database: Path) -> list[tuple[int, str, int]]:
    """Place, name and points of each player as they follow from the log alone."""
    with snapshot(database) as copy:
        (stored,) = copy.games()
    moves = moves_of(stored.row, stored.moves)
    game = find(stored.row.name)
    table = Table.load(game, len(stored.row.seated), options_of(stored.row), moves, check=True)
    found: tuple[Standing, ...] = game.standing(table.state)
    names = ("Anna", "Boris", "Clara")
    return [(each.rank, names[each.seat], each.points) for each in found]


def panels_controls(people: list[Person]) -> list[set[str | None]]:
    """The labels of all buttons in the direct messages of the first two."""
    return [controls_seen(person.user.direct_messages()) for person in people[:2]]


def controls_seen(messages: list[MessageView]) -> set[str | None]:
    """The labels of all buttons of these messages."""
    return {button.label for message in messages for button in message.buttons}
