"""A table of four whose seats change hands, in virtual time: its people, and playing on."""

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
        """Nothing runs yet."""
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
        """All live in Berlin but Dora, who gets up in New York when it is two in the afternoon there."""
        for user in self.sandbox.users:
            await self.set(user)
        await self.set(self.dora, zone="America/New_York")

    async def open(self) -> MessageView:
        """Hugo opens a table, and three others sit down; its card."""
        opened = self.hugo.invoke(self.channel, "play", game=STORY_GAME)
        card = await opened.answer()
        await opened.followup()
        for user in (self.anna, self.ben, self.vera):
            await user.press(card, "Join").followup()
        return card

    async def news(self) -> News:
        """What everybody got since the last look, once all is told."""
        await self.bot.wait_until_idle()
        return self._watch.look()

    async def row(self) -> GameRow:
        """Who sits where."""
        return await self.bot.tables.store.game(GAME)

    async def seat(self, user: User) -> int:
        seat = (await self.row()).own_seat_of(user.id)
        assert seat is not None, user.name
        return seat

    async def play(self, until: Condition, *, without: Collection[User] = ()) -> None:
        """All but some people choose at random, until a condition is met or only these are asked."""
        away = {user.id for user in without}
        while True:
            row, table = await self.row(), await self.bot.tables.table(GAME)
            if row.stage == OVER or until(table):
                break
            asked = [row.seated[seat] for seat in table.waiting]
            users = [each for each in asked if each.player is not None and each.player not in away]
            if users:
                held = self.random.choice(users)
                choice = table.pending(held.seat)
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
    """A user presses what their panel offers, until nothing is asked; the last panel."""
    while (pressed := pick(user, panel)) is not None:
        panel = await pressed.answer()
    return panel


class News(Struct, frozen=True):
    public: Sequence[MessageView]
    """In the server's channels and threads."""
    direct: dict[str, Sequence[MessageView]]
    """Name of a user -> their direct messages."""
    pushes: dict[str, Sequence[str]]
    """Name of a user -> what their phone has shown, of direct messages and of mentions."""

    @property
    def reached(self) -> set[str]:
        """The names of all who got a direct message or whose phone has shown something."""
        return {name for news in (self.direct, self.pushes) for name, found in news.items() if found}

    def check(
        self,
        public: Sequence[str] = (),
        direct: Mapping[str, Sequence[str]] | None = None,
        pushes: Mapping[str, Sequence[str]] | None = None,
    ) -> None:
        """These are all there is, each known by a part of it; phones show no bold letters.

        Raises AssertionError.
        """
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
    """Finds what the bot has sent since the last look; replies that one user alone sees do not count."""

    def __init__(self, sandbox: Sandbox) -> None:
        """From now on."""
        self._sandbox = sandbox
        self._seen: set[int] = set()
        self._notified = 0
        self.look()

    def look(self) -> News:
        """What has been sent since the last look."""
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
        """The messages of the bot in a channel that were not there at the last look."""
        world = self._sandbox.world
        found = [
            each
            for each in channel.messages.values()
            if each.id not in self._seen and each.only_for is None and each.author_id == world.bot.id
        ]
        self._seen |= {each.id for each in found}
        return [message_view(world, each) for each in found]
