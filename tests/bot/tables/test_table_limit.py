import pytest

from bot.clock import ManualClock
from bot.operation.metrics import Metrics
from bot.tables.lobby.lobbies import LobbyService
from bot.tables.service import Press, TableService
from storage.core.errors import TooManyTables
from storage.core.rows import ABANDONED
from storage.lobby.lobby_seats import Terms
from storage.lobby.table_limit import MOST_TABLES
from storage.together.store import Store
from tests.support.table_helpers import CHANNEL, USERS, end_without_rules

pytestmark = pytest.mark.usefixtures("toys")


ADA, BOB, CLEO, DAN = USERS
GUILD = 7


async def lobby(tables: TableService, *users: int, private: bool = False) -> int:
    row = await tables.lobby.open(
        "coin_toss",
        host=users[0],
        channel=CHANNEL,
        guild=GUILD,
        terms=Terms(private=private),
        invited=users[1:] if private else (),
    )
    for user in users[1:]:
        await tables.lobby.join(row.id, user)
    return row.id


async def begun(tables: TableService, *users: int) -> int:
    game = await lobby(tables, *users)
    if len(users) == 1:
        await tables.lobby.add_computer(game, "random", host=users[0])
    await tables.start(game, host=users[0])
    return game


async def finish(tables: TableService, game: int) -> None:
    while waiting := (await tables.table(game)).waiting:
        table, row = await tables.table(game), await tables.store.game(game)
        held = row.seated[waiting[0]]
        await tables.answer(game, Press(held.seat, user=held.user, version=table.version(held.seat)), "heads")


async def full(tables: TableService) -> list[int]:
    """As many tables of Ada and Bob as they may have."""
    return [await begun(tables, ADA, BOB) for _ in range(MOST_TABLES)]


async def test_nobody_opens_joins_or_takes_over_one_more(tables: TableService, store: Store) -> None:
    offered = await begun(tables, CLEO, DAN)
    await tables.seats.leave(offered, DAN)
    open_ = await lobby(tables, CLEO)
    before = await store.game(open_)
    await full(tables)
    with pytest.raises(TooManyTables) as opening:
        await lobby(tables, ADA)
    with pytest.raises(TooManyTables):
        await tables.lobby.join(open_, ADA)
    with pytest.raises(TooManyTables):
        await tables.seats.take(offered, 1, ADA)
    assert opening.value.arguments == {"n": MOST_TABLES}
    assert await store.game(open_) == before
    held = (await store.game(offered)).holder(1)
    assert held is not None
    assert held.user is None
    await tables.lobby.join(open_, DAN)


async def test_private_and_paused_tables_and_computers_alone_do_not_count(
    tables: TableService, store: Store, clock: ManualClock
) -> None:
    games = await full(tables)
    for _ in range(2):
        await begun(tables, DAN)
    alone = await lobby(tables, DAN)
    await tables.lobby.leave(alone, DAN)
    private = await lobby(tables, ADA, BOB, private=True)
    assert len((await store.game(private)).seated) == 2
    await store._database.execute(
        "INSERT INTO pause (game, kind, begins, ends) VALUES (?, 'agreed', ?, ?)",
        games[0],
        clock.now(),
        clock.now() + 1000,
    )
    await lobby(tables, ADA)
    with pytest.raises(TooManyTables):
        await lobby(tables, ADA)
    lobbies = LobbyService(store, tables, clock, Metrics())
    with pytest.raises(TooManyTables):
        await lobbies.set_private(private, private=False, host=ADA)
    await store._database.execute("UPDATE pause SET ended = ?", clock.now())
    with pytest.raises(TooManyTables):
        await lobby(tables, ADA, CLEO)
    for _ in range(MOST_TABLES):
        await lobby(tables, DAN)
    with pytest.raises(TooManyTables):
        await lobby(tables, DAN)


async def test_each_game_played_to_its_end_allows_one_more(tables: TableService) -> None:
    games = await full(tables)
    await end_without_rules(tables, games[0], ABANDONED)
    await begun(tables, ADA, BOB)
    with pytest.raises(TooManyTables):
        await begun(tables, ADA, BOB)
    await finish(tables, games[1])
    await begun(tables, ADA, BOB)
    await begun(tables, ADA, BOB)
    with pytest.raises(TooManyTables) as refused:
        await begun(tables, ADA, BOB)
    assert refused.value.arguments == {"n": MOST_TABLES + 1}


async def test_a_server_has_a_limit_of_its_own(tables: TableService, store: Store) -> None:
    await full(tables)
    await store.servers.set_settings(GUILD, f'{{"most_tables":{MOST_TABLES + 1}}}')
    await begun(tables, ADA, BOB)
    with pytest.raises(TooManyTables):
        await begun(tables, ADA, BOB)
    await store.servers.set_settings(GUILD, "{}")
    with pytest.raises(TooManyTables):
        await tables.lobby.join(await lobby(tables, CLEO), ADA)


async def test_who_is_back_takes_their_own_seat_all_the_same(tables: TableService) -> None:
    games = await full(tables)
    await tables.seats.leave(games[0], ADA)
    await begun(tables, ADA, CLEO)
    await tables.seats.take(games[0], 0, ADA)
    assert (await tables.store.game(games[0])).own_seat_of(ADA) == 0
