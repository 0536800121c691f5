"""Access to private tables: for players, invitees, members of the server, and users who may ask the host."""

from bot.client.acknowledgement import Interaction
from bot.client.gateway.shards import ShardedClient
from bot.client.table_place import find_member
from bot.recent import Recent
from storage.core.errors import NoSuchGame
from storage.core.rows import LOBBY, GameRow
from storage.together.store import Store

MOST_KEPT = 10_000
"""Number of tables remembered as open to anybody."""


class TableAccess:
    """Refuses presses about private tables by anybody else."""

    def __init__(self, client: ShardedClient, store: Store) -> None:
        self._client = client
        self._store = store
        self._open_to_all = Recent[int, bool](MOST_KEPT)

    async def check(self, interaction: Interaction, game: int) -> None:
        """Raises NoSuchGame, which tells nobody that there is such a table, and discord.HTTPException."""
        if game in self._open_to_all:
            return
        row = await self._store.game(game)
        if not row.private:
            if row.stage != LOBBY:
                self._open_to_all[game] = True
        elif not await self._may_see(interaction, row):
            raise NoSuchGame(f"user {interaction.user.id} may not look at game {game}, which is private")

    async def _may_see(self, interaction: Interaction, row: GameRow) -> bool:
        user = interaction.user.id
        if row.guild is not None and interaction.guild_id == row.guild:
            return True
        if row.direct and row.may_ask and row.stage == LOBBY:
            return True
        at_table = {row.host, *(each for held in row.seated for each in (held.user, held.player))}
        if user in at_table or await self._store.seats.takes_part(row.id, user):
            return True
        server = None if row.guild is None else await self._client.find_server(row.guild)
        return server is not None and await find_member(server, user) is not None
