"""People who look for tables, with the services on a real file; Discord says where they are members."""

from collections.abc import Awaitable, Callable, Sequence

from bot.clock import ManualClock
from bot.operation.metrics import Metrics
from bot.tables.lobby.lobbies import LobbyService
from bot.tables.queue.service import Place, QueueService, Unfit
from bot.tables.service import TableService
from bot.tables.settings.server_settings import ServerSettingsCache
from storage.core.errors import NoSuchGame
from storage.core.rows import LOBBY, GameRow
from storage.lobby.queue import Search
from storage.together.store import Store
from tests.support.table_helpers import seeds

GAME = "coin_toss"
HERE, THERE = 7, 8
HOUR, DAY = 3600.0, 86_400.0

Meanwhile = Callable[[int, Sequence[int]], Awaitable[None]]
"""What happens between a match and its table, with the server and the people."""


class QueueWorld:
    """The services around the queue, as the bot puts them together."""

    def __init__(self, store: Store, service: TableService, clock: ManualClock) -> None:
        self.store = store
        self.tables = service
        self.clock = clock
        self.lobbies = LobbyService(store, service, clock, Metrics())
        self.servers = ServerSettingsCache(store, service.happened)
        self.left: set[tuple[int, int]] = set()
        """Users and the servers they have left."""
        self.asked: list[tuple[int, tuple[int, ...]]] = []
        """The searches for a place: servers and users."""
        self.meanwhile: Meanwhile | None = None
        self.begin_again()

    def begin_again(self) -> None:
        """Another process takes the queue over, which knows what is stored."""
        self.queue = QueueService(
            *(self.store, self.tables, self.clock, self.servers, seeds(2), self._find_place)
        )

    async def _find_place(self, guild: int, users: Sequence[int]) -> Place | Unfit:
        self.asked.append((guild, tuple(users)))
        gone = frozenset(user for user in users if (user, guild) in self.left)
        if gone:
            return Unfit(gone)
        if self.meanwhile is not None:
            await self.meanwhile(guild, users)
        return Place(9, forum=False, language="en")

    async def looks(
        self, *users: int, guild: int = HERE, games: Sequence[str] = (GAME,), fewest: int = 2, most: int = 3
    ) -> None:
        for user in users:
            await self.clock.advance(1)
            await self.store.users.set_name(guild, user, "Ada")
            search = Search(user, tuple(games), fewest, most, "reserve", 7)
            await self.store.seekers.keep_search(search)
            await self.queue.start(search)

    async def tick(self, seconds: float = 60.0) -> None:
        """Time goes by, and what falls due is done."""
        await self.clock.advance(seconds)
        await self.queue.tick(self.clock.now())
        await self.lobbies.tick(self.clock.now())

    async def search(self, user: int) -> Search:
        found = await self.store.seekers.find(user)
        assert found is not None
        return found

    async def seeking(self) -> list[int]:
        return [each.user for each in (await self.store.seekers.read_queue()).searches]

    async def tables_of(self, user: int) -> list[int]:
        return [each.row.id for each in await self.store.games_of(user)]

    async def game(self, game: int) -> GameRow | None:
        try:
            return await self.store.game(game)
        except NoSuchGame:
            return None

    async def lobby(self, game: int) -> GameRow | None:
        row = await self.game(game)
        return row if row is not None and row.stage == LOBBY and not row.closed else None
