"""A table of four whose seats change hands, in virtual time: its people, and playing on."""

from collections.abc import Callable, Collection
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

from bot.tables.service import Press
from games.engine.table import Table
from sandbox import MessageView, User
from storage.core.rows import OVER, GameRow
from tests.support.bot_world import pick
from tests.support.games import STORY_GAME
from tests.support.news import News, Watch
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
