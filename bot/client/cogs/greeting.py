"""The greeting of a server, once, in the channel where the bot is first used; and its buttons."""

import logging
from dataclasses import dataclass, field
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands
from msgspec import Struct

import games
from bot.client.acknowledgement import Interaction, Reply
from bot.client.bot_cog import BotCog
from bot.client.cogs.pages.panels import Panels
from bot.client.components import attachments_of, layout_view
from bot.client.handlers import handles, note_responding
from bot.client.members import COMPUTERS
from bot.client.panel_responses import respond_with_panel
from bot.client.responses import UserError, pressed_message, refuse_with_text, respond, user_locale
from bot.client.table_place import TablePlace, table_place
from bot.client.threads import missing_permissions
from bot.delivery.outbox import Outbox
from bot.limits import SERVER_ERROR
from bot.locales import game_words
from bot.screens.ids.help_ids import GoOnAlone
from bot.screens.ids.server_ids import (
    BeginGuided,
    BeginGuidedAgain,
    GreetWith,
    PlayAtLevel,
    PlayGuided,
    PlayIntroductory,
    PlayNow,
)
from bot.screens.overview.builder import ScreenBuilder
from bot.screens.panel.choice import Shown
from bot.screens.servers import greeting
from bot.tables.errors import check_plays
from bot.tables.purposes import PLAYER, Purpose
from bot.tables.service import Solo, TableService
from bot.tables.settings.settings_store import SettingsStore
from bot.work import Locks
from games.agents.levels import EASY, MEDIUM
from games.game import Game
from games.guided import GuidedGame, lesson_at, read_guided
from storage.core.errors import DatabaseBusy
from storage.core.rows import GUIDED, PLAYING, GameRow

PLAYERS = 3
"""How many sit at a table that is started at once: one user, and computer players."""

log = logging.getLogger(__name__)


@dataclass(eq=False)
class GreetingCog(BotCog):
    """Posts the greeting; *Play now*, *Guided game* and *Introductory game*."""

    _tables: TableService
    _outbox: Outbox
    _screens: ScreenBuilder
    _settings: SettingsStore
    _panels: Panels
    _locks: Locks[int] = field(init=False, default_factory=Locks)
    """Locks of servers, and of users who begin a game."""
    _greeted: set[int] = field(init=False, default_factory=set)
    """Servers of which it is known that they were greeted."""

    @commands.Cog.listener()
    async def on_app_command_completion(
        self, interaction: Interaction, _: app_commands.Command[Any, ..., Any] | app_commands.ContextMenu
    ) -> None:
        channel = interaction.channel
        if not interaction.is_guild_integration():
            return
        if isinstance(channel, discord.TextChannel) and not missing_permissions(interaction.app_permissions):
            with note_responding(interaction.client):
                try:
                    async with self._locks.of(channel.guild.id):
                        await self.greet(channel)
                except DatabaseBusy as error:
                    log.warning("server %d is greeted later: %s", channel.guild.id, error)

    async def greet(self, channel: discord.TextChannel) -> None:
        """Greet a server with its first game, once; failures are logged."""
        server, name = channel.guild, games.names()[0]
        store = self._store
        if server.id in self._greeted:
            return
        claimed = await store.claim_greeting(server.id, channel=channel.id, time=self._clock.now())
        self._greeted.add(server.id)
        if not claimed:
            return
        try:
            language = self._members.server_language(server)
            screen = await self._screens.greeting(name, language, COMPUTERS)
            await channel.send(view=layout_view(screen), files=attachments_of(screen))
        except discord.HTTPException as error:
            log.warning("server %d could not be greeted in channel %d: %s", server.id, channel.id, error)
            if error.status < SERVER_ERROR:
                await store.withdraw_greeting(server.id)
                self._greeted.discard(server.id)
        except Exception:
            log.exception("server %d could not be greeted in channel %d", server.id, channel.id)

    # Handlers of its controls

    @handles(GreetWith, Reply.PRIVATE)
    async def _greet_with(self, interaction: Interaction, pressed: GreetWith) -> None:
        name, locale = games.find(pressed.name).name, user_locale(interaction)
        await respond(interaction, await self._screens.greeting(name, locale, COMPUTERS, interaction.user.id))

    @handles(PlayNow, Reply.PRIVATE)
    async def _play_now(self, interaction: Interaction, pressed: PlayNow) -> None:
        await self._play(interaction, games.find(pressed.name), introductory=False)

    @handles(PlayIntroductory, Reply.PRIVATE)
    async def _play_introductory(self, interaction: Interaction, pressed: PlayIntroductory) -> None:
        await self._play(interaction, games.find(pressed.name), introductory=True)

    @handles(PlayAtLevel, Reply.UPDATE)
    async def _play_at_level(self, interaction: Interaction, pressed: PlayAtLevel) -> None:
        game = games.find(pressed.name)
        with refuse_with_text("error-no-such-control", ValueError):
            await self._settings.change(interaction.user.id, level=pressed.level)
        await self._play(interaction, game, introductory=bool(pressed.introductory))

    async def _play(self, interaction: Interaction, game: Game[Any], *, introductory: bool) -> None:
        """Open the user's panel at their table with computer players, or ask for a level and begin one."""
        user, usual = interaction.user.id, game.options()
        options = game.introductory or usual if introductory else usual
        async with self._locks.of(user):
            level = (await self._settings.of(user)).level
            mine = await self._open_solo_tables(interaction, game, options, level)
            running = next((row for row in mine if row.stage == PLAYING), None)
            if running is None and not level:
                await self._ask_level(interaction, game, introductory=introductory)
                return
            row = running or await self._begin_with_computers(
                user, table_place(interaction), game, options, level
            )
        await self._panels.open(interaction, game, row, now=running is None)

    async def _ask_level(self, interaction: Interaction, game: Game[Any], *, introductory: bool) -> None:
        """Ask how well computer players shall play; who has finished a game is suggested more."""
        table_place(interaction)
        has_played = await self._store.finished_games_of(interaction.user.id, 1)
        suggested = MEDIUM if has_played else EASY
        words = game_words(user_locale(interaction), game.name)
        await respond(
            interaction, greeting.ask_level(game, words, introductory=introductory, suggested=suggested)
        )

    @handles(PlayGuided, Reply.PRIVATE)
    async def _play_guided(self, interaction: Interaction, pressed: PlayGuided) -> None:
        """Open the user's panel in their guided game, or show its first page. Raises as `_begin_guided`."""
        game = games.find(pressed.name)
        if game.guided is None:
            raise UserError("error-no-guided-game")
        running = await self._guided_game_of_user(interaction, game)
        if running is not None:
            await self._panels.open(interaction, game, running, now=False)
            return
        table_place(interaction)
        names = (interaction.user.display_name, *COMPUTERS[1:])
        await respond(interaction, await self._screens.guided_page(game, user_locale(interaction), names))

    @handles(BeginGuided, Reply.PRIVATE)
    async def _begin_guided(self, interaction: Interaction, pressed: BeginGuided) -> None:
        """Open the user's panel in their guided game, or begin one. Raises UserError, MissingPermissions."""
        await self._lead(interaction, pressed.name)

    @handles(BeginGuidedAgain, Reply.PRIVATE)
    async def _begin_guided_again(self, interaction: Interaction, pressed: BeginGuidedAgain) -> None:
        """Begin again the guided game that the user was shown. Raises as `_begin_guided`."""
        await self._lead(interaction, pressed.name, instead_of=pressed.game)

    async def _lead(self, interaction: Interaction, name: str, *, instead_of: int = 0) -> None:
        """Open the user's panel in their guided game, which is new if none runs but `instead_of`."""
        game, user = games.find(name), interaction.user.id
        if game.guided is None:
            raise UserError("error-no-guided-game")
        guided = read_guided(game.guided)
        async with self._locks.of(user):
            running = await self._guided_game_of_user(interaction, game)
            if running is None or running.id == instead_of:
                place = table_place(interaction)
                if running is not None:
                    await self._tables.seats.leave(running.id, user)
                row, is_new = await self._open_guided(user, place, guided), True
            else:
                row, is_new = running, False
        await self._panels.open(interaction, game, row, now=is_new)

    @handles(GoOnAlone, Reply.UPDATE)
    async def _go_on_alone(self, interaction: Interaction, pressed: GoOnAlone) -> None:
        row = await self._store.game(pressed.game)
        check_plays(row, pressed.seat, interaction.user.id)
        message = pressed_message(interaction)
        await respond_with_panel(interaction, row.id, pressed.seat, message=message, shown=Shown(alone=True))

    async def _guided_game_of_user(self, interaction: Interaction, game: Game[Any]) -> GameRow | None:
        """Find the user's guided game on this server with an unfinished lesson."""
        for each in await self._store.games_of(interaction.user.id):
            row = each.row
            is_guided = row.origin == GUIDED and row.stage == PLAYING and row.name == game.name
            if not is_guided or row.guild != interaction.guild_id:
                continue
            lesson = lesson_at(await self._tables.table(row.id), row.seeded_after)
            if lesson is not None and not lesson.is_over:
                return row
        return None

    async def _open_guided(self, host: int, place: TablePlace, guided: GuidedGame) -> GameRow:
        """A guided game that has begun, with card and thread if possible."""
        start = guided.start
        row = await self._tables.begin_practice(
            start,
            guided.seed,
            GUIDED,
            self._new_solo(host, place, start.players, PLAYER[Purpose.GUIDED_GAME]),
        )
        return await self._outbox.open_table(row)

    async def _open_solo_tables(
        self, interaction: Interaction, game: Game[Any], options: Struct, level: str
    ) -> tuple[GameRow, ...]:
        """The user's open tables like this here, with computer players of a level ("": any) alone."""
        rows = [each.row for each in await self._store.games_of(interaction.user.id)]
        return tuple(
            row
            for row in rows
            if row.guild == interaction.guild_id
            and row.name == game.name
            and not row.is_practice
            and all(held.user in (None, interaction.user.id) for held in row.seated)
            and all(level in ("", held.computer) for held in row.seated if held.user is None)
            and self._tables.cache.options(row) == options
        )

    async def _begin_with_computers(
        self, host: int, place: TablePlace, game: Game[Any], options: Struct, level: str
    ) -> GameRow:
        """A game of the host and computer players that has begun, with card and thread if possible."""
        players = min(game.seats, key=lambda seats: abs(seats - PLAYERS))
        row = await self._tables.begin_alone(
            game.name, options, self._new_solo(host, place, players, level), pace=place.settings.pace
        )
        return await self._outbox.open_table(row)

    def _new_solo(self, host: int, place: TablePlace, players: int, computer: str) -> Solo:
        server = place.channel.guild
        return Solo(
            host,
            computers=(computer,) * (players - 1),
            guild=server.id,
            channel=place.channel.id,
            language=self._members.server_language(server),
            forum=place.forum,
        )
