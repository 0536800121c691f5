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


async def lobby(service: TableService, *users: int, private: bool = False) -> int:
    row = await service.lobby.open(
        "coin_toss",
        host=users[0],
        channel=CHANNEL,
        guild=GUILD,
        terms=Terms(private=private),
        invited=users[1:] if private else (),
    )
    for user in users[1:]:
        await service.lobby.join(row.id, user)
    return row.id


async def begun(service: TableService, *users: int) -> int:
    game = await lobby(service, *users)
    if len(users) == 1:
        await service.lobby.add_computer(game, "random", host=users[0])
    await service.start(game, host=users[0])
    return game


async def finish(service: TableService, game: int) -> None:
    while waiting := (await service.table(game)).waiting_seats:
        table, row = await service.table(game), await service.store.game(game)
        held = row.seated[waiting[0]]
        await service.answer(
            game, Press(held.seat, user=held.user, version=table.version(held.seat)), "heads"
        )


async def full(service: TableService) -> list[int]:
    """As many tables of Ada and Bob as they may have."""
    return [await begun(service, ADA, BOB) for _ in range(MOST_TABLES)]


async def test_nobody_opens_joins_or_takes_over_one_more(service: TableService, store: Store) -> None:
    offered = await begun(service, CLEO, DAN)
    await service.seats.leave(offered, DAN)
    open_ = await lobby(service, CLEO)
    before = await store.game(open_)
    await full(service)
    with pytest.raises(TooManyTables) as opening:
        await lobby(service, ADA)
    with pytest.raises(TooManyTables):
        await service.lobby.join(open_, ADA)
    with pytest.raises(TooManyTables):
        await service.seats.take(offered, 1, ADA)
    assert opening.value.arguments == {"n": MOST_TABLES}
    assert await store.game(open_) == before
    held = (await store.game(offered)).holder(1)
    assert held is not None
    assert held.user is None
    await service.lobby.join(open_, DAN)


async def test_private_and_paused_tables_and_computers_alone_do_not_count(
    service: TableService, store: Store, clock: ManualClock
) -> None:
    games = await full(service)
    for _ in range(2):
        await begun(service, DAN)
    alone = await lobby(service, DAN)
    await service.lobby.leave(alone, DAN)
    private = await lobby(service, ADA, BOB, private=True)
    assert len((await store.game(private)).seated) == 2
    await store._database.execute(
        "INSERT INTO pause (game, kind, begins, ends) VALUES (?, 'agreed', ?, ?)",
        games[0],
        clock.now(),
        clock.now() + 1000,
    )
    await lobby(service, ADA)
    with pytest.raises(TooManyTables):
        await lobby(service, ADA)
    lobbies = LobbyService(store, service, clock, Metrics())
    with pytest.raises(TooManyTables):
        await lobbies.set_private(private, private=False, host=ADA)
    await store._database.execute("UPDATE pause SET ended = ?", clock.now())
    with pytest.raises(TooManyTables):
        await lobby(service, ADA, CLEO)
    for _ in range(MOST_TABLES):
        await lobby(service, DAN)
    with pytest.raises(TooManyTables):
        await lobby(service, DAN)


async def test_each_game_played_to_its_end_allows_one_more(service: TableService) -> None:
    games = await full(service)
    await end_without_rules(service, games[0], ABANDONED)
    await begun(service, ADA, BOB)
    with pytest.raises(TooManyTables):
        await begun(service, ADA, BOB)
    await finish(service, games[1])
    await begun(service, ADA, BOB)
    await begun(service, ADA, BOB)
    with pytest.raises(TooManyTables) as refused:
        await begun(service, ADA, BOB)
    assert refused.value.arguments == {"n": MOST_TABLES + 1}


async def test_a_server_has_a_limit_of_its_own(service: TableService, store: Store) -> None:
    await full(service)
    await store.servers.set_settings(GUILD, f'{{"most_tables":{MOST_TABLES + 1}}}')
    await begun(service, ADA, BOB)
    with pytest.raises(TooManyTables):
        await begun(service, ADA, BOB)
    await store.servers.set_settings(GUILD, "{}")
    with pytest.raises(TooManyTables):
        await service.lobby.join(await lobby(service, CLEO), ADA)


async def test_who_is_back_takes_their_own_seat_all_the_same(service: TableService) -> None:
    games = await full(service)
    await service.seats.leave(games[0], ADA)
    await begun(service, ADA, CLEO)
    await service.seats.take(games[0], 0, ADA)
    assert (await service.store.game(games[0])).own_seat_of(ADA) == 0
