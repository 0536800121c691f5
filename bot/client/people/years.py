"""A year of somebody, read for its screen."""

from datetime import date

from bot.locales import game_titles
from bot.screens.people.year import Year
from clocks.local_time import moment_of
from storage.together.store import Store


async def find_year(store: Store, user: int, year: int, zone: str, locale: str, now: float) -> Year:
    """What somebody has finished in a year, in a time zone and a language."""
    begins, ends = (moment_of(date(each, 1, 1), zone) for each in (year, year + 1))
    return Year(
        year,
        zone,
        await store.profiles.ended_games(user, begins, ends),
        game_titles(locale),
        bool(await store.profiles.ended_games(user, 0.0, begins)),
        now >= ends,
    )
