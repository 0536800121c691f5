import pytest

from bot.locales import general_words
from bot.screens.settings.settings_parts import UserView
from bot.screens.settings.user_settings import settings_page
from clocks.user_settings import TIME, UserSettings
from tests.support.timed_tables import Tell, TimedTables, at


async def deadline(tables: TimedTables, game: int) -> float | None:
    """Until when Anna can choose."""
    return (await tables.store.timing.waits(game))[0].deadline


def test_whoever_lies_down_before_each_turn_gains_no_time(tell: Tell) -> None:
    async def story(tables: TimedTables) -> None:
        change = tables.bot.settings.change
        await change(tables.anna.id, quiet_from=9 * 60, quiet_to=21 * 60, days_off=(5, 6))
        game = await tables.begin(tables.anna, tables.ben, pace="h8")
        assert await deadline(tables, game) == pytest.approx(at("15 17:00"), abs=60)
        await change(tables.anna.id, quiet_from=12 * 60, quiet_to=23 * 60)
        game = await tables.begin(tables.anna, tables.ben, pace="h8")
        assert await deadline(tables, game) == pytest.approx(at("15 17:00"), abs=60)

    tell(story)


def test_changed_hours_count_from_the_next_day_on(tell: Tell) -> None:
    async def story(tables: TimedTables) -> None:
        await tables.bot.settings.change(tables.anna.id, quiet_from=12 * 60, quiet_to=14 * 60)
        await tables.until("16 09:00")
        game = await tables.begin(tables.anna, tables.ben, pace="h8")
        assert await deadline(tables, game) == pytest.approx(at("16 19:00"), abs=60)

    tell(story)


def test_another_zone_counts_from_the_next_day_on(tell: Tell) -> None:
    async def story(tables: TimedTables) -> None:
        await tables.bot.settings.change(tables.anna.id, zone="America/New_York")
        game = await tables.begin(tables.anna, tables.ben, pace="h8")
        assert await deadline(tables, game) == pytest.approx(at("15 17:00"), abs=60)
        await tables.until("16 09:00")
        game = await tables.begin(tables.anna, tables.ben, pace="h8")
        assert await deadline(tables, game) == pytest.approx(at("16 22:00"), abs=60)

    tell(story)


def test_the_first_zone_counts_at_once_and_brings_no_other_hours_with_it(tell: Tell) -> None:
    async def story(tables: TimedTables) -> None:
        await tables.set(tables.anna, UserSettings(), zone="")
        await tables.bot.settings.change(tables.anna.id, days_off=(4, 5))
        await tables.bot.settings.change(tables.anna.id, zone="America/New_York")
        game = await tables.begin(tables.anna, tables.ben, pace="h8")
        assert await deadline(tables, game) == pytest.approx(at("15 22:00"), abs=60)
        await tables.until("16 09:00")
        game = await tables.begin(tables.anna, tables.ben, pace="h8")
        assert await deadline(tables, game) == pytest.approx(at("17 22:00"), abs=60)

    tell(story)


def test_hours_that_are_set_back_on_the_same_day_were_never_changed(tell: Tell) -> None:
    async def story(tables: TimedTables) -> None:
        before = await tables.bot.settings.of(tables.anna.id)
        await tables.bot.settings.change(tables.anna.id, quiet_to=6 * 60)
        assert await tables.bot.settings.change(tables.anna.id, quiet_to=8 * 60) == before

    tell(story)


@pytest.mark.parametrize(
    ("locale", "said"), [("en", "starting tomorrow"), ("de", "ab morgen"), ("ru", "с завтрашнего дня")]
)
def test_the_page_of_the_time_says_from_when_on_changes_count(locale: str, said: str) -> None:
    page = settings_page(UserView(UserSettings(), locale, 0.0), TIME, general_words(locale))
    assert said in page.text
