"""How long others wait for users: the times that are kept and shown."""

from datetime import UTC, datetime

import pytest
from msgspec import structs

from bot.clock import ManualClock
from bot.locales import game_words
from bot.screens.lobby import lobby
from bot.tables.service import Press, TableService
from clocks.pace import NO_PACE
from clocks.user_settings import UserSettings, to_json
from storage.core.rows import AGREED
from storage.time.hand_overs import ENOUGH, KEPT, add_hand_over
from storage.together.store import Store
from tests.support.table_helpers import CHANNEL, USERS, end_without_rules

pytestmark = pytest.mark.usefixtures("toys")


ADA, BOB, CLEO, DAN = USERS
EVENING = datetime(2027, 1, 15, 20, tzinfo=UTC).timestamp()
HOUR = 3600.0
AWAKE = UserSettings(zone="UTC", quiet_from=None, quiet_to=None)
SLEEPS = UserSettings(zone="UTC", quiet_from=23 * 60, quiet_to=8 * 60)


@pytest.fixture
def clock() -> ManualClock:
    return ManualClock(EVENING)


async def begun(service: TableService, *users: int, pace: str = "h24") -> int:
    row = await service.lobby.open("coin_toss", host=users[0], channel=CHANNEL, pace=pace)
    for user in users[1:]:
        await service.lobby.join(row.id, user)
    if len(users) == 1:
        await service.lobby.add_computer(row.id, "random", host=users[0])
    await service.start(row.id, host=users[0])
    return row.id


async def guess(service: TableService, game: int, seat: int, user: int | None) -> None:
    table = await service.table(game)
    await service.answer(game, Press(seat, user=user, version=table.version(seat)), "heads")


async def waited(store: Store, user: int) -> list[float]:
    """How long others have waited for a user, by what they may have as a file."""
    return [row["seconds"] for row in (await store.privacy.rows_by_table(user))["hand_over"]]


async def set_(store: Store, user: int, settings: UserSettings) -> None:
    await store.users.set_settings(user, to_json(settings), digest_due=None)


@pytest.mark.parametrize("pace", ["h24", NO_PACE])
async def test_waking_time_is_kept_with_and_without_a_clock(
    service: TableService, store: Store, clock: ManualClock, pace: str
) -> None:
    await set_(store, ADA, SLEEPS)
    await set_(store, BOB, AWAKE)
    game = await begun(service, ADA, BOB, pace=pace)
    await clock.advance(14 * HOUR)
    await guess(service, game, 0, ADA)
    assert await waited(store, ADA) == pytest.approx([3 * HOUR + 2 * HOUR])
    await guess(service, game, 1, BOB)
    assert await waited(store, BOB) == pytest.approx([14 * HOUR])
    await clock.advance(HOUR)
    await guess(service, game, 0, ADA)
    assert await waited(store, ADA) == pytest.approx([5 * HOUR, HOUR])


async def test_moves_of_others_do_not_count(service: TableService, store: Store, clock: ManualClock) -> None:
    alone = await begun(service, ADA)
    await clock.advance(HOUR)
    await guess(service, alone, 0, ADA)
    assert await waited(store, ADA) == []
    game = await begun(service, ADA, BOB)
    await clock.advance(HOUR)
    await service.answer(game, Press(1, user=None, version=0, once=True), "heads")
    assert [move.seat for move in await store.moves(game)] == [None, 1]


async def test_the_last_hundred_are_kept_twenty_give_a_median(service: TableService, store: Store) -> None:
    async def add_moves(count: int, seconds: float) -> None:
        for _ in range(count):
            await store._database.write(lambda connection: add_hand_over(connection, ADA, seconds, EVENING))

    await add_moves(ENOUGH - 1, 60.0)
    assert await store.hand_overs.median_seconds([ADA, BOB]) == {}
    await add_moves(1, 60.0)
    assert await store.hand_overs.median_seconds([ADA, BOB]) == {ADA: 60.0}
    await add_moves(KEPT, 7200.0)
    assert await store.hand_overs.median_seconds([ADA]) == {ADA: 7200.0}
    await end_without_rules(service, await begun(service, ADA, BOB), AGREED)
    assert await waited(store, ADA) == [7200.0] * KEPT
    assert await store.hand_overs.median_seconds([ADA]) == {ADA: 7200.0}
    await set_(store, ADA, structs.replace(AWAKE, hide_pace=True))
    assert await store.hand_overs.median_seconds([ADA]) == {}
    await set_(store, ADA, AWAKE)
    row = await service.lobby.open("coin_toss", host=ADA, channel=CHANNEL)
    words, paces = game_words("en", "coin_toss"), await store.hand_overs.median_seconds([ADA])
    shown = lobby.card(row, service.cache.options(row), ("Ada",), "Ada", words, paces=paces)
    assert "1. **Ada** · usually 2 hours a move" in shown.text
    assert "A move is timed from the question to your last choice" in shown.text
    hidden = lobby.card(row, service.cache.options(row), ("Ada",), "Ada", words)
    assert "a move" not in hidden.text.lower()


@pytest.mark.parametrize(
    ("seconds", "said"),
    [
        (4.0, "5 minutes"),
        (7 * 60.0, "5 minutes"),
        (58 * 60.0, "1 hour"),
        (1.4 * HOUR, "1 hour"),
        (9.6 * HOUR, "10 hours"),
        (30.2 * HOUR, "1 day, 6 hours"),
    ],
)
def test_nobody_is_notified_to_the_minute(seconds: float, said: str) -> None:
    assert lobby.usual_time_text(seconds, game_words("en", "coin_toss")) == said
