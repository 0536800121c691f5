import pytest

from bot.locales import general_words
from bot.screens.settings.settings_parts import UserView
from bot.screens.settings.user_settings import settings_page
from clocks.user_settings import DIGEST, TIME, UserSettings
from tests.support.timed_tables import Notified, TimedTables, at

PANEL_AT_NIGHT = Notified("15 23:30", "", silent=True)


async def deadline(tables: TimedTables, game: int) -> float | None:
    return (await tables.store.timing.waits(game))[0].deadline


async def test_whoever_lies_down_before_each_turn_gains_no_time(tables: TimedTables) -> None:
    change = tables.bot.settings.change
    await change(tables.anna.id, quiet_from=9 * 60, quiet_to=21 * 60, days_off=(5, 6))
    game = await tables.begin(tables.anna, tables.ben, pace="h8")
    assert await deadline(tables, game) == pytest.approx(at("15 17:00"), abs=60)
    await change(tables.anna.id, quiet_from=12 * 60, quiet_to=23 * 60)
    game = await tables.begin(tables.anna, tables.ben, pace="h8")
    assert await deadline(tables, game) == pytest.approx(at("15 17:00"), abs=60)


async def test_changed_hours_count_from_the_next_day_on(tables: TimedTables) -> None:
    await tables.bot.settings.change(tables.anna.id, quiet_from=12 * 60, quiet_to=14 * 60)
    await tables.until("16 09:00")
    game = await tables.begin(tables.anna, tables.ben, pace="h8")
    assert await deadline(tables, game) == pytest.approx(at("16 19:00"), abs=60)


async def test_another_zone_counts_from_the_next_day_on(tables: TimedTables) -> None:
    await tables.bot.settings.change(tables.anna.id, zone="America/New_York")
    game = await tables.begin(tables.anna, tables.ben, pace="h8")
    assert await deadline(tables, game) == pytest.approx(at("15 17:00"), abs=60)
    await tables.until("16 09:00")
    game = await tables.begin(tables.anna, tables.ben, pace="h8")
    assert await deadline(tables, game) == pytest.approx(at("16 22:00"), abs=60)


async def test_the_first_zone_counts_at_once_and_brings_no_other_hours_with_it(tables: TimedTables) -> None:
    await tables.set(tables.anna, UserSettings(), zone="")
    await tables.bot.settings.change(tables.anna.id, days_off=(4, 5))
    await tables.bot.settings.change(tables.anna.id, zone="America/New_York")
    game = await tables.begin(tables.anna, tables.ben, pace="h8")
    assert await deadline(tables, game) == pytest.approx(at("15 22:00"), abs=60)
    await tables.until("16 09:00")
    game = await tables.begin(tables.anna, tables.ben, pace="h8")
    assert await deadline(tables, game) == pytest.approx(at("17 22:00"), abs=60)


async def test_hours_that_are_set_back_on_the_same_day_were_never_changed(tables: TimedTables) -> None:
    before = await tables.bot.settings.of(tables.anna.id)
    await tables.bot.settings.change(tables.anna.id, quiet_to=6 * 60)
    assert await tables.bot.settings.change(tables.anna.id, quiet_to=8 * 60) == before


@pytest.mark.parametrize(
    ("locale", "said"), [("en", "starting tomorrow"), ("de", "ab morgen"), ("ru", "с завтрашнего дня")]
)
def test_the_page_of_the_time_says_from_when_on_changes_count(locale: str, said: str) -> None:
    page = settings_page(UserView(UserSettings(), locale, 0.0), TIME, general_words(locale))
    assert said in page.text


def call(time: str, until: str) -> Notified:
    return Notified(time, f"Coin Toss, table 1: call heads or tails, by {until}")


def reminder(time: str, until: str) -> Notified:
    return Notified(time, f"Waiting for you: Coin Toss, table 1: call heads or tails, by {until}")


async def test_a_call_in_quiet_hours_is_silent_and_repeated_on_waking(tables: TimedTables) -> None:
    await tables.set(tables.anna, zone="America/New_York")
    await tables.until("15 23:30")
    await tables.begin(tables.anna, tables.ben)
    await tables.until("16 12:00")
    assert tables.notified(tables.anna)[:1] == [call("15 23:30", "Sunday, 11:30")]
    assert tables.notified(tables.ben) == [PANEL_AT_NIGHT, reminder("16 08:00", "Sunday, 17:00")]


async def test_who_has_chosen_in_the_night_is_not_notified_on_waking(tables: TimedTables) -> None:
    await tables.until("15 23:30")
    game = await tables.begin(tables.anna, tables.ben)
    await tables.until("16 03:00")
    await tables.guess(game, tables.ben)
    await tables.until("16 12:00")
    assert tables.notified(tables.ben) == [PANEL_AT_NIGHT]


async def test_in_the_thread_only_those_are_mentioned_loudly_who_are_awake(tables: TimedTables) -> None:
    await tables.set(tables.anna, zone="America/New_York", arrive="thread")
    await tables.set(tables.ben, arrive="thread")
    await tables.until("15 23:30")
    game = await tables.begin(tables.anna, tables.ben)
    turn = (await tables.thread(game)).messages[-1]
    assert tables.anna.mention in turn.text
    assert tables.ben.mention in turn.text
    assert tables.anna.pushes == [f"{call('', 'Sunday, 11:30').text} @Anna"]
    assert tables.ben.pushes == []
    await tables.until("16 12:00")
    (woken,) = tables.notified(tables.ben)
    assert (woken.time, woken.silent) == ("16 08:00", False)
    assert woken.text.endswith(" @Ben")


async def test_if_all_who_are_mentioned_sleep_the_message_is_silent(tables: TimedTables) -> None:
    for user in (tables.anna, tables.ben):
        await tables.set(user, arrive="thread")
    await tables.until("15 23:30")
    await tables.begin(tables.anna, tables.ben)
    assert tables.notified(tables.ben) == [PANEL_AT_NIGHT] == tables.notified(tables.anna)
    await tables.until("16 12:00")
    assert [said.time for said in tables.notified(tables.ben)] == ["15 23:30", "16 08:00"]


async def test_who_reads_a_digest_gets_panels_silently(tables: TimedTables) -> None:
    await tables.set(tables.ben, calls=DIGEST)
    await tables.begin(tables.anna, tables.ben)
    await tables.until("15 20:00")
    assert [(said.silent, said.text) for said in tables.notified(tables.ben)] == [(True, "")]
    await tables.until("16 10:00")
    assert [said.time for said in tables.notified(tables.ben) if not said.silent] == ["16 09:00"]


async def test_a_guessed_zone_silences_nothing(tables: TimedTables) -> None:
    await tables.set(tables.ben, zone="")
    await tables.until("15 23:30")
    await tables.begin(tables.anna, tables.ben)
    (said,) = tables.notified(tables.ben)
    assert not said.silent
