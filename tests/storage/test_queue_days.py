"""How many have looked for a table, against a second bookkeeping of weeks."""

from collections import Counter
from random import Random

import pytest

from storage.core.errors import Barred
from storage.lobby.queue import Search
from storage.lobby.queue_days import DAY, HOUR, KEPT_DAYS, QueueDay, busiest_hour
from storage.together.store import Store

GAMES = ("first", "second", "third")
PEOPLE = range(101, 121)
WEEKS = 6
FIRST = 20_000


async def begin(store: Store, user: int, games: tuple[str, ...], now: float) -> None:
    search = Search(user, games, 2, 3, "reserve", 3)
    await store.seekers.keep_search(search)
    await store.seekers.start(search, now, now + 3 * DAY)


async def test_each_day_counts_once_who_came_or_still_looked_at_its_end(store: Store) -> None:
    """People come and go, several times a day; some look for days, and the bot is not used on some days."""
    random = Random(1)
    wanted: dict[int, tuple[str, ...]] = {}
    looking: dict[int, float] = {}
    """User -> when they came."""
    came: dict[int, dict[int, int]] = {}
    """Day -> user -> the hour at which they came last."""
    for day in range(FIRST, FIRST + 7 * WEEKS):
        came[day] = {}
        if random.random() < 0.2:
            continue
        for second in sorted(random.sample(range(int(DAY)), random.choice((3, 20)))):
            now, user = day * DAY + second, random.choice(PEOPLE)
            if user in looking:
                assert await store.seekers.stop(user, looking.pop(user))
                continue
            wanted.setdefault(user, tuple(random.sample(GAMES, random.randint(1, 3))))
            await begin(store, user, wanted[user], now)
            looking[user] = now
            came[day][user] = int(second // HOUR)
        found = await store.queue_days.before((day + 1) * DAY + 5.0)
        hours = Counter(came[day].values())
        games = Counter(name for user in {*came[day], *looking} for name in wanted[user])
        assert found[0] == QueueDay(dict(games), tuple(hours[hour] for hour in range(24)))
        assert len(found) <= KEPT_DAYS
        again = await store.queue_days.before((day + 1) * DAY + 5 * HOUR)
        assert again == found


async def test_what_comes_today_changes_no_figure_before_tomorrow(store: Store) -> None:
    await begin(store, 101, GAMES[:1], FIRST * DAY + 20 * HOUR)
    assert await store.seekers.stop(101, FIRST * DAY + 20 * HOUR)
    tomorrow = (FIRST + 1) * DAY
    await store.bars.bar(0, 102, 1.0)
    with pytest.raises(Barred):
        await begin(store, 102, GAMES, tomorrow + HOUR)
    await begin(store, 101, GAMES[:1], tomorrow + 2 * HOUR)
    await begin(store, 103, GAMES, tomorrow + 2 * HOUR)
    (yesterday, *_) = await store.queue_days.before(tomorrow + 3 * HOUR)
    assert yesterday.games == {GAMES[0]: 1}
    assert sum(yesterday.hours) == 1
    (yesterday, *_) = await store.queue_days.before(tomorrow + DAY)
    assert yesterday.games == {GAMES[0]: 2, GAMES[1]: 1, GAMES[2]: 1}


@pytest.mark.parametrize(
    ("days", "first"),
    [
        ([], None),
        ([{20: 2}] * 20, None),
        ([{20: 3}], 18),
        ([{18: 1, 19: 1, 20: 1}], 18),
        ([{23: 2, 0: 2}, {5: 3}], 22),
        ([{20: 2}] * 20 + [{8: 1, 9: 4}], 7),
    ],
)
def test_hours_count_on_days_when_a_few_come(days: list[dict[int, int]], first: int | None) -> None:
    """One or two who come each day at the same hour are never seen."""
    found = [QueueDay({}, tuple(each.get(hour, 0) for hour in range(24))) for each in days]
    assert busiest_hour(found) == first
