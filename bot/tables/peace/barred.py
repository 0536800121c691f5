"""Who is barred by who runs the bot: a list in memory, which is read at each look at the clock."""

from bot.happened import Happened, PendingWorkFound
from storage.peace.bars import EVERYWHERE
from storage.together.store import Store


class BarredUsers:
    """The users whom the bot answers only about their own data."""

    def __init__(self, store: Store, happened: Happened) -> None:
        self._store = store
        self._users: frozenset[int] = frozenset()
        happened.hear(PendingWorkFound, lambda event: self._are(event.work.barred))

    def __contains__(self, user: int) -> bool:
        return user in self._users

    async def look_again(self) -> None:
        self._are(frozenset(each.user for each in await self._store.bars.of(EVERYWHERE)))

    def _are(self, users: frozenset[int]) -> None:
        self._users = users
