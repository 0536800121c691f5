"""A cup of the coin toss in virtual time: its people, its message, and a table of it kept by hand."""

from collections.abc import Collection
from pathlib import Path

from bot.tables.service import Press
from sandbox import MessageView, User
from storage.core.rows import OVER
from storage.cups.rows import Cup, CupTable
from storage.postgresql.address import ServerAddress
from tests.support.table_helpers import RandomDecisions
from tests.support.timed_tables import TimedTables

CUP = 1
"""The only cup there is."""

DAY = 86400.0


class CupTables(TimedTables):
    """Hugo manages a server on which many others play."""

    decisions = RandomDecisions()

    def __init__(self, folder: Path, *, address: ServerAddress | None = None) -> None:
        super().__init__(folder, longest_sleep=DAY, address=address)
        self.hugo = self.sandbox.user("Hugo")
        self.others = tuple(self.sandbox.user(name) for name in ("Dora", "Emil"))
        self.guild.add(self.hugo, *self.others)
        self.guild.role("managers", self.hugo, permissions=("manage_guild",))
        self.people = (self.anna, self.ben, self.vera, *self.others)
        names = ("Frida", "Georg", "Hanna", "Igor", "Julia", "Karl")
        self.eleven = (*self.people, *(self.sandbox.user(name) for name in names))
        self.guild.add(*self.eleven[len(self.people) :])
        self._interactions = 0

    async def setup(self, *chosen: tuple[str, str], game: str = "coin_toss") -> MessageView:
        page = await self.hugo.invoke(self.channel, "cup").answer()
        for name, value in (("name", game), *chosen):
            page = await self.hugo.choose(page, value, custom_id=f"cupset:{CUP}:{name}:").answer()
        return page

    async def announced(self, *chosen: tuple[str, str], game: str = "coin_toss") -> MessageView:
        """The message of a cup that Hugo has set up and announced."""
        page = await self.setup(*chosen, game=game)
        await self.hugo.press(page, custom_id=f"cupannounce:{CUP}").answer()
        await self.bot.wait_until_idle()
        return self.message()

    def message(self) -> MessageView:
        (found,) = (each for each in self.channel.messages if "Cup 1:" in each.plain_text)
        return found

    async def enrol(self, *users: User) -> None:
        for user in users:
            await user.press(self.message(), custom_id=f"cupenrol:{CUP}").followup()

    async def cup(self) -> Cup:
        return await self.store.cups.find(CUP)

    async def of_round(self, number: int) -> tuple[CupTable, ...]:
        return tuple(each for each in (await self.cup()).tables if each.round == number)

    async def after(self, days: float) -> None:
        """Wait until a number of days after the beginning of the cup, and for all messages."""
        begins = (await self.cup()).row.begins
        assert begins is not None
        await self.until_time(begins + days * DAY)
        await self.bot.wait_until_idle()

    async def play(self, number: int, *, without: Collection[User] = ()) -> None:
        """Play the tables of a round to the end; the users in `without` never guess."""
        away = {user.id for user in without}
        for table in await self.of_round(number):
            while await self._guess_once(table.game, away):
                await self.bot.wait_until_idle()

    async def _guess_once(self, game: int, away: Collection[int]) -> bool:
        row, table = await self.store.game(game), await self.bot.tables.table(game)
        if row.stage == OVER:
            return False
        for seat in table.waiting_seats:
            user = row.seated[seat].player
            if user is not None and user not in away:
                self._interactions += 1
                press = Press(seat, user, table.version(seat), self._interactions)
                side = "heads" if (game + seat) % 2 else "tails"
                await self.bot.tables.answer(game, press, side)
                return True
        return False
