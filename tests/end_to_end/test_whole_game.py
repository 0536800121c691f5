import re
import time
from pathlib import Path
from random import Random

from typer.testing import CliRunner

from bot.__main__ import app
from bot.screens.ids.table_ids import OpenPanel
from sandbox import Channel, MessageView, Sandbox
from tests.sandbox.validator.schemas import Validator, validator
from tests.support.bot_process import BotProcess
from tests.support.games import GAMES, is_thorough
from tests.support.person import Person, button_for, shown_end, sit_down
from tests.support.whole_game import (
    LAST_CONTROLS,
    controls_seen,
    has_news,
    panels_controls,
    shown_places,
    standings,
)

__all__ = ["validator"]

READY = re.compile(r"(\d) of (\d) ready")

MOST_PRESSES = 4000
"""More than all games take: a limit for games that do not advance."""

PLAYED = GAMES if is_thorough() else GAMES[1:2]
"""Without `--thorough` only the game with the fewest answers."""

PASSING = is_thorough()
"""Whether tiles are passed in secret in one of them."""

KILLS = 5 if is_thorough() else 2
"""Kills at random moments, after the one between two secret passes."""

ACTS = 100
"""Fewer than there are after those passes; an act answers all open questions of a person."""


async def test_three_people_play_through_a_bot_that_is_killed(tmp_path: Path, validator: Validator) -> None:
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
            threads = [await sit_down(people, channel, game) for game in PLAYED]
            ends = await play(Killer(bot, people[0], random), people, threads, random)
            await sandbox.until(lambda: panels_controls(people) == LAST_CONTROLS)
        finally:
            await bot.stop()
        assert bot.kills == PASSING + KILLS + 1
        assert [shown_places(end) for end in ends] == standings(database)
        checked = CliRunner().invoke(app, ["check", str(database)])
        assert checked.exit_code == 0, checked.output
        assert sandbox.faults == []
        assert validator.violations(sandbox.requests) == []
        assert not people[2].user.direct_messages()
        assert panels_controls(people) == LAST_CONTROLS
        for thread in threads:
            assert "Mein Brett" in controls_seen(people[2].user.sees(thread))


class Killer:
    """Kills the bot: once between two secret passes, then during random acts."""

    def __init__(self, bot: BotProcess, watcher: Person, random: Random) -> None:
        self._bot = bot
        self._watcher = watcher
        self._moments = random.sample(range(ACTS), KILLS)
        self._acted: int | None = None if PASSING else 0
        """The acts since the kill between the passes; None before it."""

    async def after_act(self, person: Person, thread: Channel, turn: MessageView) -> None:
        """Handle a person's act at a table whose newest turn was this one."""
        if self._acted is not None:
            if self._acted in self._moments:
                await kill_in_the_middle(self._bot, person, thread)
            self._acted += 1
            return
        await self._watcher.user.until(lambda: has_news(self._watcher, thread, turn))
        if two_of_three_ready(self._watcher, thread):
            await self._bot.restart()
            self._acted = 0


async def play(
    killer: Killer, people: list[Person], threads: list[Channel], random: Random
) -> list[MessageView]:
    """Have everybody act, at one table after the other, until all threads show the end.

    Returns the last messages.
    """
    ends: dict[int, MessageView] = {}
    while len(ends) < len(threads):
        for thread in (each for each in threads if each.id not in ends):
            end = await act_at(killer, people, thread, random)
            if end:
                ends[thread.id] = end
        assert sum(person.presses for person in people) < MOST_PRESSES
    return [ends[thread.id] for thread in threads]


async def act_at(killer: Killer, people: list[Person], thread: Channel, random: Random) -> MessageView | None:
    """Have everybody who is asked at a table act; returns the message with its end, if it is there."""
    watcher = people[0]
    turn = await watcher.user.until(lambda: shown_end(watcher.user, thread) or watcher.newest_turn(thread))
    if not button_for(turn, OpenPanel):
        return turn
    moved = False
    for person in random.sample(people, len(people)):
        before = watcher.newest_turn(thread) or turn
        if await person.act(thread):
            moved = True
            await killer.after_act(person, thread, before)
    if not moved:
        await watcher.user.until(lambda: has_news(watcher, thread, turn))
    return None


def two_of_three_ready(watcher: Person, thread: Channel) -> bool:
    """Whether the thread says that two of three have passed their tiles in secret."""
    turn = watcher.newest_turn(thread)
    found = READY.search(turn.text) if turn and "passing" in turn.text else None
    return found is not None and found.groups() == ("2", "3")


async def kill_in_the_middle(bot: BotProcess, person: Person, thread: Channel) -> None:
    """Press, and kill the bot before it can answer."""
    turn = person.newest_turn(thread)
    exchange = person.user.press(turn, custom_id=button_for(turn, OpenPanel)) if turn else None
    await bot.restart()
    assert exchange is None or not exchange.interaction.acknowledged
