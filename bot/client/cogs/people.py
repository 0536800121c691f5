"""`/profile` and `/stats`: what somebody has played, and all at a game."""

from collections.abc import Sequence
from dataclasses import dataclass

from msgspec import structs

import games
from bot.client.acknowledgement import Interaction, Reply
from bot.client.bot_cog import BotCog
from bot.client.command_tree import command
from bot.client.handlers import handles
from bot.client.members import is_bot
from bot.client.people.membership import Membership
from bot.client.people.years import find_year
from bot.client.responses import UserError, refuse_with_text, respond, selected_user, user_locale, user_words
from bot.locales import game_titles, game_words, general_words
from bot.screens.ids import people_ids as ids
from bot.screens.painting.paint_queue import PaintQueue
from bot.screens.people import profile as profiles
from bot.screens.people import stats as statistics_pages
from bot.screens.people.year import year_pictures, year_screen
from bot.tables.settings.settings_store import SettingsStore
from clocks.local_time import day_of
from clocks.user_settings import EVERYBODY, NOBODY, schedule_of
from storage.core.errors import UserName
from storage.ratings.profiles import Met

FIRST_YEAR, LAST_YEAR = 2000, 9000
"""Years with statistics."""


@dataclass(eq=False)
class PeopleCog(BotCog):
    _settings: SettingsStore
    _membership: Membership
    _paint_queue: PaintQueue

    # Profiles

    @command("profile")
    async def profile(self, interaction: Interaction) -> None:
        await self._show(interaction, interaction.user.id)

    @handles(ids.OwnProfile, Reply.UPDATE)
    async def _show_own_profile(self, interaction: Interaction, _pressed: ids.OwnProfile) -> None:
        await self._show(interaction, interaction.user.id)

    @handles(ids.ProfileOf, Reply.UPDATE)
    async def _show_profile_of(self, interaction: Interaction, pressed: ids.ProfileOf) -> None:
        user = selected_user(interaction, pressed.user)
        if is_bot(interaction, user):
            raise UserError("error-profile-bot")
        await self._check_may_see(interaction, user)
        await self._show(interaction, user)

    async def _check_may_see(self, interaction: Interaction, user: int) -> None:
        """Check that who asks for it may see a profile. Raises UserError."""
        if not await self._may_see(interaction, user):
            name = UserName(interaction.guild_id, user, user_locale(interaction))
            raise UserError("error-profile-hidden", name=name)

    @handles(ids.ProfileGame, Reply.PRIVATE)
    async def _show_points_by_source(self, interaction: Interaction, pressed: ids.ProfileGame) -> None:
        user, name = pressed.user, pressed.name
        if name not in games.names():
            raise UserError("error-no-such-control")
        await self._check_may_see(interaction, user)
        words, store = game_words(user_locale(interaction), name), self._store
        own = await store.statistics.of_user(user, name)
        average = (await store.statistics.of_games(name, None)).sources
        called = await self._members.name(interaction.guild_id, user, user_locale(interaction))
        painted = await self._paint_queue.paint(profiles.sources_pictures(own, average, called, name, words))
        await respond(interaction, profiles.sources_screen(words("title"), called, words, pictures=painted))

    @handles(ids.YearOf, Reply.UPDATE)
    async def _show_year(self, interaction: Interaction, pressed: ids.YearOf) -> None:
        user, zone = interaction.user.id, await self._zone_of_user(interaction)
        if not FIRST_YEAR <= pressed.year <= LAST_YEAR:
            raise UserError("error-no-such-control")
        game, locale = games.names()[0], user_locale(interaction)
        words, now = game_words(locale, game), self._clock.now()
        found = await find_year(self._store, user, pressed.year, zone, locale, now)
        name = await self._members.name(interaction.guild_id, user, locale)
        painted = await self._paint_queue.paint(year_pictures(found, name, game, words))
        await respond(interaction, year_screen(found, words, pictures=painted))

    async def _zone_of_user(self, interaction: Interaction) -> str:
        settings = await self._settings.of(interaction.user.id)
        return schedule_of(settings, user_locale(interaction)).zone

    @handles(ids.ShowProfileTo, Reply.UPDATE)
    async def _set_visibility(self, interaction: Interaction, pressed: ids.ShowProfileTo) -> None:
        with refuse_with_text("error-no-such-control", ValueError):
            await self._settings.change(interaction.user.id, profile=pressed.who)
        await self._show(interaction, interaction.user.id)

    @handles(ids.ComputerRatings, Reply.PRIVATE)
    async def _show_computer_ratings(self, interaction: Interaction, _pressed: ids.ComputerRatings) -> None:
        titles = game_titles(user_locale(interaction))
        await respond(interaction, profiles.computer_ratings(titles, user_words(interaction)))

    async def _show(self, interaction: Interaction, user: int) -> None:
        locale, store = user_locale(interaction), self._store
        found = await store.profiles.of(user, interaction.user.id, time=self._clock.now())
        found = structs.replace(found, met=await self._met_who_may_be_named(interaction, user, found.met))
        guild, members = interaction.guild_id, self._members
        own = user == interaction.user.id
        view = profiles.ProfileView(
            found,
            await members.name(guild, user, locale),
            {each.user: await members.name(guild, each.user, locale) for each in found.met},
            game_titles(locale),
            (await self._settings.of(user)).profile if own else None,
            user,
            day_of(self._clock.now(), await self._zone_of_user(interaction)).year,
        )
        game = games.names()[0]
        words = game_words(locale, game)
        painted = await self._paint_queue.paint(profiles.profile_pictures(view, game, words))
        await respond(interaction, profiles.profile_screen(view, words, pictures=painted))

    async def _met_who_may_be_named(
        self, interaction: Interaction, user: int, met: Sequence[Met]
    ) -> tuple[Met, ...]:
        """The people met; on another profile, as many with visible profiles as it names."""
        if user == interaction.user.id:
            return tuple(met)
        found: list[Met] = []
        for each in met:
            if len(found) < profiles.NAMED and await self._may_see(interaction, each.user):
                found.append(each)
        return tuple(found)

    async def _may_see(self, interaction: Interaction, user: int) -> bool:
        own = interaction.user.id
        if user == own:
            return True
        visible = (await self._settings.of(user)).profile
        if visible == NOBODY or await self._store.blocks.has_blocked(user, own):
            return False
        if visible == EVERYBODY:
            return True
        shared = await self._store.profiles.shared_servers(own, user)
        return await self._membership.is_anywhere(shared, own, user, here=interaction.guild_id)

    # Statistics

    @command("stats")
    async def stats(self, interaction: Interaction) -> None:
        """The statistics of the game that is played most, from which others can be chosen."""
        guild, names, statistics = interaction.guild_id, games.names(), self._store.statistics
        here = await statistics.games_played(names, guild)
        if here:
            await self._show_stats(interaction, here[0], ids.EVERYWHERE if guild is None else ids.HERE)
            return
        elsewhere = () if guild is None else await statistics.games_played(names, None)
        words = general_words(user_locale(interaction))
        await respond(
            interaction, statistics_pages.no_stats_screen(elsewhere, words, on_server=guild is not None)
        )

    @handles(ids.StatsOf, Reply.UPDATE, ids.StatsGame)
    async def _stats_of(self, interaction: Interaction, pressed: ids.StatsOf | ids.StatsGame) -> None:
        await self._show_stats(interaction, pressed.name, pressed.scope)

    async def _show_stats(self, interaction: Interaction, name: str, scope: str) -> None:
        if name not in games.names() or scope not in (ids.HERE, ids.EVERYWHERE):
            raise UserError("error-no-such-control")
        locale, guild = user_locale(interaction), interaction.guild_id if scope == ids.HERE else None
        if scope == ids.HERE and guild is None:
            raise UserError("error-no-such-control")
        words = game_words(locale, name)
        titles = game_titles(locale)
        found = await self._store.statistics.of_games(name, guild)
        wanted = statistics_pages.stats_pictures(found, name, titles[name], words)
        screen = statistics_pages.stats_screen(
            found,
            name,
            scope,
            titles,
            words,
            has_server=interaction.guild_id is not None,
            pictures=await self._paint_queue.paint(wanted),
        )
        await respond(interaction, screen)
