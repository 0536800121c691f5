import asyncio
import time
from collections import Counter
from collections.abc import Coroutine
from pathlib import Path
from random import Random
from typing import Any, TypeVar

import pytest
from msgspec import Struct
from psycopg import connect

from bot.screens.ids.table_ids import OpenPanel
from sandbox import Channel, MessageView, Sandbox
from sandbox.api.injection import Moment
from sandbox.validation.limits import NONCE_LIFE
from sandbox.world.model import Message
from storage.core.kinds import Kind
from storage.core.shards import shard_of
from storage.postgresql.instance import HOLDERS, SHARD
from tests.support.engines import stored_file
from tests.support.games import GAMES, is_thorough
from tests.support.person import Person, button_for, controls, shown_end, sit_down
from tests.support.postgresql import Cluster
from tests.support.two_processes import SHARDS, STARTED_SECONDS, TwoProcesses, two_processes
from tests.support.whole_game import LAST_CONTROLS, has_news, panels_controls, shown_places, standings

pytestmark = pytest.mark.skipif(not is_thorough(), reason="--thorough only: whole games, two bots")

T = TypeVar("T")

PRESSES = 4
"""Least number of presses from one kill to the next."""

MOMENTS = 6
"""Number of possible moments of a kill: before or after a request of either process."""

MOST_PRESSES = 2000
"""More than a game takes: a limit for a game that does not advance."""

LEAST_POSTED = 50
"""Least number of a game's messages noted as posted by its end."""

POSTED = "SELECT nonce, message FROM outbox WHERE message IS NOT NULL"

TOLD = f"""
SELECT message FROM outbox
WHERE kind IN ('{Kind.SCORING}', '{Kind.END}') OR kind = '{Kind.TURN}' AND message IS NOT NULL
ORDER BY n, id
"""
"""The messages in the thread, in the order of the log; turns only if no later one covers them."""


class Kill(Struct, frozen=True):
    """Kill of a process during somebody's press."""

    process: int
    shard: int
    """The shard of the press; a press at a table of the first shard always arrives there."""
    away: bool = False
    """Whether the process stays away until the other one has its shard."""


KILLS = (
    Kill(1, 1),
    Kill(0, 0),
    Kill(0, 1),
    Kill(1, 0, away=True),
    Kill(0, 0),
    Kill(1, 1),
    Kill(0, 1, away=True),
    Kill(1, 0),
)
"""Each process during a press of its own, during one of the other, and as the only one."""


class ByMessage(Person):
    """Plays by direct messages alone."""

    @property
    def asking(self) -> MessageView | None:
        """The newest direct message with an open choice."""
        found = [message for message in self.user.direct_messages() if controls(message)]
        return found[-1] if found else None

    async def open_panel(self, thread: Channel) -> None:
        """Take the panel with an open question, if there is one."""
        self.panel = self.asking


class Lost(Exception):
    """The process that handled a press was killed."""


class Killer:
    """Kills the processes, one after another, and brings them back."""

    def __init__(self, two: TwoProcesses, kills: list[Kill], random: Random) -> None:
        self._two = two
        self.left = kills
        """The kills still to come."""
        self._random = random
        self._wait()
        self._last: int | None = None
        """The newest interaction before the current act; None between acts."""
        self._killed = asyncio.Event()
        self._lost = frozenset[int]()
        """The shards of the killed process."""
        two.sandbox.api.hook = self._at_request

    def _wait(self) -> None:
        self._presses, self._moments = PRESSES, self._random.randint(1, MOMENTS)

    async def act(self, person: Person, thread: Channel) -> bool:
        """Have a person choose until no question is left or a press is lost; False without a question."""
        acted = False
        try:
            await self._survive(person.open_panel(thread))
            while await self._survive(person.press_something()):
                acted = True
        except Lost:
            acted = True
        person.panel = None
        return acted

    async def _survive(self, doing: Coroutine[Any, Any, T]) -> T:
        """Await an act during which a process may be killed. Raises Lost."""
        self._presses -= 1
        self._last = self._two.sandbox.world.last_id
        task, killed = asyncio.create_task(doing), asyncio.create_task(self._killed.wait())
        await asyncio.wait((task, killed), return_when=asyncio.FIRST_COMPLETED)
        killed.cancel()
        if self._killed.is_set():
            if not (task.done() or self._shard_of_press() in SHARDS - self._lost):
                task.cancel()
            await asyncio.wait((task,))
            await self._bring_back()
        self._last = None
        if task.cancelled():
            raise Lost
        return task.result()

    def _shard_of_press(self) -> int | None:
        """The shard of the current press; None without one."""
        world = self._two.sandbox.world
        newest = next(reversed(world.interactions.values()))
        if self._last is None or newest.id <= self._last:
            return None
        guild = world.guild_of(world.channels[newest.channel_id])
        return shard_of(None if guild is None else guild.id, len(SHARDS))

    async def _at_request(self, moment: Moment, line: str) -> None:
        if self._presses > 0 or not self.left or self._killed.is_set():
            return
        kill = self.left[0]
        if self._shard_of_press() != kill.shard:
            return
        self._moments -= 1
        if self._moments > 0:
            return
        self._wait()
        bot = self._two.bots[kill.process]
        with connect(self._two.address) as connection:
            found = connection.execute(HOLDERS.replace("?", "%s").encode(), (SHARD,)).fetchall()
        self._lost = frozenset(shard for shard, name, *_ in found if name.startswith(f"process {bot.id} "))
        await bot.kill()
        self._killed.set()

    async def _bring_back(self) -> None:
        """Start the process again, after the other one has its shards if the kill says so."""
        two, kill = self._two, self.left.pop(0)
        await two.sandbox.until(lambda: not self._lost & two.sandbox.gateway.connected_shards)
        two.sandbox.advance(NONCE_LIFE)
        if kill.away:
            await two.are_connected(STARTED_SECONDS)
        await two.bots[kill.process].launch()
        await two.are_connected(STARTED_SECONDS)
        self._killed.clear()


def messages(sandbox: Sandbox) -> list[Message]:
    return [each for channel in sandbox.world.channels.values() for each in channel.messages.values()]


async def something_new(person: ByMessage, thread: Channel, turn: MessageView) -> None:
    """Wait for a question by direct message, or for news in the thread after a turn."""
    await person.user.until(lambda: person.asking or has_news(person, thread, turn))


async def play(
    killer: Killer, by_message: ByMessage, others: list[Person], thread: Channel, random: Random
) -> MessageView:
    """Have everybody act until the thread shows the end; returns that message."""
    user, people = by_message.user, [by_message, *others]
    while sum(person.presses for person in people) < MOST_PRESSES:
        turn = await user.until(lambda: shown_end(user, thread) or by_message.newest_turn(thread))
        if not button_for(turn, OpenPanel):
            return turn
        acted = [await killer.act(person, thread) for person in random.sample(people, len(people))]
        if not any(acted):
            await something_new(by_message, thread, turn)
    raise AssertionError("it does not come to its end")


@pytest.mark.parametrize(("game", "shard"), [(game, 1 - n % 2) for n, game in enumerate(GAMES)])
async def test_three_people_play_a_whole_game_while_both_processes_are_killed_in_turn(
    game: str, shard: int, server: Cluster, tmp_path: Path
) -> None:
    server.empty()
    started, random = time.time(), Random(3)
    async with two_processes(server.address, tmp_path, people=3, clock=lambda: started) as two:
        people = two.people
        people[2].user.direct_messages_open = False
        thread = await sit_down(people, two.channels[shard], game)
        kills = [Kill(each.process, min(each.shard, shard), each.away) for each in KILLS]
        killer, anna = Killer(two, kills, random), people[0].user
        end = await play(killer, ByMessage(anna, random), people[1:], thread, random)
        await two.sandbox.until(lambda: panels_controls(people) == LAST_CONTROLS)
        proof = await anna.invoke(thread, "verify").answer()
        assert "**Every draw was fair.**" in proof.plain_text
    assert killer.left == []
    assert ["## The game is over" in each.text for each in anna.sees(thread)].count(True) == 1
    with stored_file(tmp_path / "copy.sqlite3", server.address) as file:
        assert [shown_places(end)] == standings(file)
    posted = [(int(each.nonce), each.id) for each in messages(two.sandbox) if each.nonce is not None]
    assert max(Counter(nonce for nonce, _ in posted).values()) == 1
    with connect(two.address) as connection:
        known = connection.execute(POSTED).fetchall()
        said = [message for (message,) in connection.execute(TOLD.encode()).fetchall()]
    assert len(known) > LEAST_POSTED
    assert set(known) <= set(posted)
    assert said == sorted(said)
    assert all(anna.look(message).images for message in said)
