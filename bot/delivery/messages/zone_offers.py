"""The question whether the guessed time zone is right, below the first panel of a user among people."""

import asyncio

from msgspec import structs

from bot.clock import Clock
from bot.locales import general_words
from bot.screens.model import Screen
from bot.screens.settings.settings_parts import UserView
from bot.screens.settings.zone_settings import zone_offer
from bot.tables.settings.settings_store import SettingsStore
from clocks.user_settings import UserSettings

MOST = 1
"""How many times it is asked; after that `/settings` has it."""


class ZoneOffers:
    """Asks users once for their time zone, unless they have set it."""

    def __init__(self, settings: SettingsStore, clock: Clock) -> None:
        """How often somebody was asked is one of their settings."""
        self._settings = settings
        self._clock = clock

    async def add_below(self, screen: Screen, settings: UserSettings, locale: str) -> Screen:
        """A screen with the question, or as it is if the settings of its reader say that it was answered."""
        if settings.zone or settings.zone_offers >= MOST:
            return screen
        view = UserView(settings, locale, self._clock.now())
        offer = await asyncio.to_thread(zone_offer, view, general_words(locale))
        return structs.replace(screen, blocks=(*screen.blocks, *offer))

    async def count_offer(self, user: int) -> None:
        """Note that a user was asked."""
        settings = await self._settings.of(user)
        await self._settings.change(user, zone_offers=settings.zone_offers + 1)
