"""A table of four people whose seats change hands, in virtual time."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from itertools import chain, count
from pathlib import Path
from random import Random
from typing import Any

from msgspec import Struct

from bot.tables.service import Press
from games.engine.table import Table
from sandbox import MessageView, Sandbox, User
from sandbox.actors.views import message_view
from sandbox.world.model import Channel
from storage.core.rows import OVER, GameRow
from tests.support.bot_world import pick
from tests.support.games import STORY_GAME
from tests.support.table_helpers import RandomDecisions
from tests.support.timed_tables import TimedTables

GAME = 1
"""The only game there is."""

Condition = Callable[[Table[Any]], bool]


class TableOfFour(TimedTables):
    """Anna, Ben, Vera and Dora play; Hugo hosts the lobby; Nina and Otto come later."""

    decisions = RandomDecisions()

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.hugo = self.sandbox.user("Hugo")
        self.dora = self.sandbox.user("Dora")
        self.nina = self.sandbox.user("Nina")
        self.otto = self.sandbox.user("Otto")
        self.gone = (self.hugo, self.ben, self.vera, self.dora)
        self.guild.add(self.hugo, self.dora, self.nina, self.otto)
        self.random = Random(1)
        self._interactions = count(1)
        self._watch = Watch(self.sandbox)

    async def settle_in(self) -> None:
        """Set the cities: Berlin, but New York for Dora, whose morning is Berlin's afternoon."""
        for user in self.sandbox.users:
            await self.set(user)
        await self.set(self.dora, zone="America/New_York")

    async def open(self) -> MessageView:
        """Hugo opens a table and three others sit down; returns its card."""
        opened = self.hugo.invoke(self.channel, "play", game=STORY_GAME)
        card = await opened.answer()
        await opened.followup()
        for user in (self.anna, self.ben, self.vera):
            await user.press(card, "Join").followup()
        return card

    async def news(self) -> News:
        """Everybody's new messages since the last look, once all are there."""
        await self.bot.wait_until_idle()
        return self._watch.look()

    async def row(self) -> GameRow:
        return await self.bot.tables.store.game(GAME)

    async def seat(self, user: User) -> int:
        seat = (await self.row()).own_seat_of(user.id)
        assert seat is not None, user.name
        return seat

    async def play(self, until: Condition, *, without: Collection[User] = ()) -> None:
        """Choose at random for all but `without`, until a condition holds or nobody else is asked."""
        away = {user.id for user in without}
        while True:
            row, table = await self.row(), await self.bot.tables.table(GAME)
            if row.stage == OVER or until(table):
                break
            asked = [row.seated[seat] for seat in table.waiting_seats]
            users = [each for each in asked if each.player is not None and each.player not in away]
            if users:
                held = self.random.choice(users)
                choice = table.pending_choice(held.seat)
                assert choice is not None
                interaction = next(self._interactions)
                press = Press(held.seat, held.player, table.version(held.seat), interaction)
                await self.bot.tables.answer(GAME, press, choice.random_answer(self.random))
            elif any(each.player is None for each in asked):
                await self.bot.wait_until_idle()
            else:
                break
        await self.bot.wait_until_idle()


async def choose(user: User, panel: MessageView) -> MessageView:
    """Press options of a user's panel until it has no question; returns the last panel."""
    while (pressed := pick(user, panel)) is not None:
        panel = await pressed.answer()
    return panel


class News(Struct, frozen=True):
    public: Sequence[MessageView]
    """Those in the server's channels and threads."""
    direct: dict[str, Sequence[MessageView]]
    """Name of a user -> their direct messages."""
    pushes: dict[str, Sequence[str]]
    """Name of a user -> the texts on their phone, from direct messages and mentions."""

    @property
    def reached(self) -> set[str]:
        """The names of all users with a direct message or a text on their phone."""
        return {name for news in (self.direct, self.pushes) for name, found in news.items() if found}

    def check(
        self,
        public: Sequence[str] = (),
        direct: Mapping[str, Sequence[str]] | None = None,
        pushes: Mapping[str, Sequence[str]] | None = None,
    ) -> None:
        """Check that these are all messages, each given by a part; raises AssertionError."""
        _check("all", [each.plain_text for each in self.public], public)
        for name, messages in self.direct.items():
            _check(name, [each.plain_text for each in messages], (direct or {}).get(name, ()))
        for name, texts in self.pushes.items():
            wanted = [part.replace("**", "") for part in (pushes or {}).get(name, ())]
            _check(f"the phone of {name}", texts, wanted)


def _check(whose: str, found: Sequence[str], wanted: Sequence[str]) -> None:
    fitting = len(found) == len(wanted) and all(
        part in text for text, part in zip(found, wanted, strict=True)
    )
    listed = "\n".join(found)
    assert fitting, f"{whose}: not {wanted}, but {len(found)} messages:\n{listed}"


class Watch:
    """Finds the bot's new messages; replies that one user alone sees do not count."""

    def __init__(self, sandbox: Sandbox) -> None:
        self._sandbox = sandbox
        self._seen: set[int] = set()
        self._notified = 0
        self.look()

    def look(self) -> News:
        world = self._sandbox.world
        notes = world.notifications[self._notified :]
        self._notified = len(world.notifications)
        users = self._sandbox.users
        channels = [*world.channels.values()]
        public = [self._new(each) for each in channels if each.guild_id is not None]
        return News(
            public=sorted(chain.from_iterable(public), key=lambda message: message.id),
            direct={user.name: self._new(user.direct_channel.data) for user in users},
            pushes={
                user.name: [note.text for note in notes if note.account_id == user.id and not note.silent]
                for user in users
            },
        )

    def _new(self, channel: Channel) -> list[MessageView]:
        world = self._sandbox.world
        found = [
            each
            for each in channel.messages.values()
            if each.id not in self._seen and each.only_for is None and each.author_id == world.bot.id
        ]
        self._seen |= {each.id for each in found}
        return [message_view(world, each) for each in found]
