"""`/settings` and `/privacy`: a user's settings, their stored data, and its erasure."""

import asyncio
from dataclasses import dataclass

from discord import app_commands

from bot.client.acknowledgement import Interaction, Reply
from bot.client.bot_cog import BotCog
from bot.client.cogs.pages.vacation_pages import VacationPages
from bot.client.command_tree import command
from bot.client.handlers import handles, suggest
from bot.client.responses import UserError, refuse_with_text, respond, user_locale, user_words
from bot.limits import OPTION_TEXT, OPTIONS
from bot.screens.ids import settings_ids as ids
from bot.screens.model import text_screen
from bot.screens.names import escape_name
from bot.screens.reminders import reminders
from bot.screens.settings import privacy as screens
from bot.screens.settings.settings_parts import OVERVIEW, VACATION, UserView, place_name
from bot.screens.settings.user_settings import settings_page
from bot.screens.settings.zone_settings import places_page, zone_confirmed
from bot.screens.text import cut_text
from bot.tables.privacy.erasure import Erasure
from bot.tables.reminders.reminders import ReminderService
from bot.tables.reminders.timers import Timers
from bot.tables.service import TableService
from bot.tables.settings.settings_store import SettingsStore
from clocks.offsets import is_zone
from clocks.user_settings import CALLS, CONTROLS, ON, changed_fields
from clocks.zones import CityZone, find_places, is_called, places_by_hour
from games.words import Verbatim

LONGEST_TYPED = 100
"""Characters of a place that is typed."""

MUTED = "muted"
"""The control that mutes until tomorrow."""


@dataclass(eq=False)
class SettingsCog(BotCog):
    _tables: TableService
    _timers: Timers
    _settings: SettingsStore
    _reminders: ReminderService
    _erasure: Erasure
    _vacation_pages: VacationPages

    @command("settings", typed="city")
    async def settings(self, interaction: Interaction, typed: str = "") -> None:
        """The settings of the user; with a place their time zone is set."""
        typed = typed[:LONGEST_TYPED].strip()
        if not typed:
            await self._show(interaction, OVERVIEW)
        elif is_zone(typed):
            await self._change(interaction, "zone", (typed,))
        else:
            await self._choose_place(interaction, typed)

    @settings.autocomplete("typed")
    async def places(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await suggest(interaction, self._suggest_places(interaction, typed[:LONGEST_TYPED]))

    async def _suggest_places(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        places = await self._find_places(interaction, typed)
        return [
            app_commands.Choice(name=cut_text(place_name(place), OPTION_TEXT), value=place.zone)
            for place in places[:OPTIONS]
        ]

    async def _find_places(self, interaction: Interaction, typed: str) -> tuple[CityZone, ...]:
        words = user_words(interaction)
        return await asyncio.to_thread(find_places, typed, self._clock.now(), words.locale)

    async def _choose_place(self, interaction: Interaction, typed: str) -> None:
        """Set the zone of a name that was typed whole and is the only one, or ask. Raises UserError."""
        places = await self._find_places(interaction, typed)
        if not places:
            raise UserError("error-no-such-city", typed=Verbatim(escape_name(typed)))
        if len(places) == 1 and is_called(places[0], typed):
            await self._change(interaction, "zone", (places[0].zone,))
        else:
            await self._show_places(interaction, places)

    # Handlers of controls

    @handles(ids.OpenSettings, Reply.PRIVATE)
    async def _open_settings(self, interaction: Interaction, pressed: ids.OpenSettings) -> None:
        await self._show(interaction, pressed.page)

    @handles(ids.SettingsPage, Reply.UPDATE)
    async def _show_chosen_page(self, interaction: Interaction, pressed: ids.SettingsPage) -> None:
        await self._show(interaction, pressed.page)

    @handles(ids.PlacesAt, Reply.UPDATE)
    async def _show_places_at_hour(self, interaction: Interaction, pressed: ids.PlacesAt) -> None:
        user = await self._user_view(interaction)
        hours = await asyncio.to_thread(places_by_hour, user.now, user_words(interaction).locale)
        found = {str(hour): hour for hour in hours}
        if pressed.hour not in found:
            raise UserError("error-no-such-control")
        hour = found[pressed.hour]
        await self._show_places(interaction, hours[hour], hour)

    @handles(ids.ChangeSetting, Reply.UPDATE)
    async def _set_setting(self, interaction: Interaction, pressed: ids.ChangeSetting) -> None:
        values = pressed.values or ((pressed.value,) if pressed.value else ())
        await self._change(interaction, pressed.name, values)

    @handles(ids.ConfirmZone, Reply.PRIVATE)
    async def _confirm_zone(self, interaction: Interaction, pressed: ids.ConfirmZone) -> None:
        await self._store_setting(interaction, "zone", (pressed.zone,))
        user = await self._user_view(interaction)
        await respond(interaction, zone_confirmed(user, user_words(interaction)))

    @handles(ids.ZoneLater, Reply.PRIVATE)
    async def _postpone_zone(self, interaction: Interaction, _: ids.ZoneLater) -> None:
        await respond(interaction, text_screen(user_words(interaction)("zone-later")))

    # What they share. Screens are made next to the event loop: names of places are read when first needed.

    async def _user_view(self, interaction: Interaction) -> UserView:
        user, now = interaction.user.id, self._clock.now()
        vacation = await self._store.vacations.announced_vacation(user)
        over = vacation is not None and vacation.ends <= now
        settings = await self._settings.of(user)
        return UserView(settings, user_locale(interaction), now, None if over else vacation)

    async def _show(self, interaction: Interaction, page: str) -> None:
        if page == VACATION:
            await self._vacation_pages.show(interaction)
            return
        words = user_words(interaction)
        screen = await asyncio.to_thread(settings_page, await self._user_view(interaction), page, words)
        await respond(interaction, screen)

    async def _show_places(
        self, interaction: Interaction, places: tuple[CityZone, ...], hour: int | None = None
    ) -> None:
        user, words = await self._user_view(interaction), user_words(interaction)
        await respond(interaction, await asyncio.to_thread(places_page, user, places, words, hour))

    async def _change(self, interaction: Interaction, name: str, values: tuple[str, ...]) -> None:
        """Change a setting and show its page. Raises UserError."""
        await self._store_setting(interaction, name, values)
        await self._show(interaction, CALLS if name == MUTED else CONTROLS[name].page)

    async def _store_setting(self, interaction: Interaction, name: str, values: tuple[str, ...]) -> None:
        """Store a setting. Raises UserError for one that no version has, or not with these values."""
        user = interaction.user.id
        if name == MUTED:
            await self._reminders.set_mute(user, muted=values == (ON,))
            return
        with refuse_with_text("error-no-such-control", ValueError, KeyError):
            changed = changed_fields(await self._settings.of(user), name, values)
            settings = await self._settings.change(user, **changed)
            self._timers.wake()
        if name == "hide_pace":
            await self._tables.lobby.show_lobbies_of(user)
        if name == "language":
            await self._members.choose_language(interaction, settings.language)

    # Stored data of a user

    @command("privacy")
    async def privacy(self, interaction: Interaction) -> None:
        await self._show_privacy(interaction)

    async def _show_privacy(self, interaction: Interaction) -> None:
        await respond(interaction, screens.privacy(user_words(interaction)))

    @handles(ids.PrivacyPage, Reply.UPDATE)
    async def _open_privacy(self, interaction: Interaction, _pressed: ids.PrivacyPage) -> None:
        await self._show_privacy(interaction)

    @handles(ids.DataFile, Reply.PRIVATE)
    async def _send_data_file(self, interaction: Interaction, _pressed: ids.DataFile) -> None:
        user, now = interaction.user.id, self._clock.now()
        stored = await self._store.privacy.rows_by_table(user)
        screen = await asyncio.to_thread(screens.data_file, user, stored, now, user_words(interaction))
        await respond(interaction, screen)

    @handles(ids.EraseData, Reply.UPDATE)
    async def _erase_user(self, interaction: Interaction, pressed: ids.EraseData) -> None:
        user, words = interaction.user.id, user_words(interaction)
        if not pressed.sure:
            seated = await self._store.erasures.seats_of_user(user)
            await respond(interaction, screens.confirm_erasure(seated, words))
            return
        await self._erasure.erase(user)
        await respond(interaction, text_screen(words("erase-done")))

    @handles(ids.SetMute, Reply.PRIVATE)
    async def _set_mute(self, interaction: Interaction, pressed: ids.SetMute) -> None:
        words = user_words(interaction)
        until = await self._reminders.set_mute(interaction.user.id, muted=bool(pressed.muted))
        muted = reminders.muted_screen(until, words) if until else text_screen(words("mute-ended"))
        await respond(interaction, muted)
