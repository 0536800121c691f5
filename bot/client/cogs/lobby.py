"""The lobby: `/play`, joining and leaving, options."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from discord import app_commands

import games
from bot.client.acknowledgement import Interaction, Reply
from bot.client.bot_cog import BotCog
from bot.client.command_tree import game_choices, slash, with_parameters
from bot.client.gateway.connection import Client
from bot.client.handlers import answer, handles
from bot.client.people.membership import Membership
from bot.client.responses import (
    UserError,
    follow_up,
    refuse_with_text,
    respond,
    tell_privately,
    user_locale,
    user_words,
)
from bot.client.table_place import TablePlace, is_direct, reply_to_play, table_place
from bot.delivery.lobby_cards import LobbyCards
from bot.delivery.outbox import Outbox
from bot.locales import game_titles, game_words, general_words, language, words_by_game
from bot.screens.finding.open_tables import MOST_OTHERS, full_screen
from bot.screens.ids import lobby_ids as ids
from bot.screens.ids.custom_id import number
from bot.screens.lobby import table_options
from bot.screens.markup import card_link, distance, moment
from bot.screens.model import Screen, text_screen
from bot.screens.shared import table_time
from bot.screens.shared.choose_game import choose_game
from bot.tables.lobby.requests import SeatRequests
from bot.tables.service import TableService
from games.game import value_key
from games.settings import OF_SEATS, setting_kinds, with_option_changed
from storage.core.errors import AlreadyAsked, NotInvited, SeatsKept, TableFull, host_of
from storage.core.rows import ASK, COMPUTER_MOVES, GameRow
from storage.lobby.lobby_seats import Terms
from storage.lobby.requests import DECLINED, EXPIRED

ASKED: Mapping[str | None, str] = {
    None: "error-asked-open",
    DECLINED: "error-asked-declined",
    EXPIRED: "error-asked-expired",
}
"""Outcome of a request for a seat -> the text for another request."""


def play_command(cog: LobbyCog) -> app_commands.Command[Any, ..., None]:
    """`/play`, offering the games there are now."""
    games_offered = game_choices()

    @slash("play")
    @with_parameters(name="game", private="private")
    @app_commands.choices(name=games_offered)
    async def play(
        interaction: Interaction,
        name: str = games_offered[0].value if len(games_offered) == 1 else "",
        private: bool = False,
    ) -> None:
        """Open a table; of several games one is chosen first."""
        if name:
            opened = cog.open_table(interaction, name, private=private)
            await answer(interaction, reply_to_play(interaction), opened)
        else:
            await answer(interaction, Reply.PRIVATE, cog.ask_which(interaction, private=private))

    return play


def _opened_there_text(interaction: Interaction, row: GameRow) -> str:
    return user_words(interaction)("lobby-opened-there", link=card_link(row))


@dataclass(eq=False)
class LobbyCog(BotCog):
    _tables: TableService
    _outbox: Outbox
    _lobby_cards: LobbyCards
    _requests: SeatRequests
    _membership: Membership
    _client: Client

    async def cog_load(self) -> None:
        """Add the command, which depends on the games there are."""
        self._client.tree.add_command(play_command(self))

    async def open_table(self, interaction: Interaction, name: str, *, private: bool = False) -> None:
        """Open a table; a `private` one is for those invited. Raises UserError, MissingPermissions."""
        if is_direct(interaction):
            await tell_privately(
                interaction, await self._open_direct_table(interaction, name, private=private)
            )
            return
        place = table_place(interaction)
        row = await self._new_lobby(interaction, place, name, private=private)
        if place.here:
            row = await self._lobby_cards.show(interaction, row)
        else:
            row = await self._outbox.post_card(row)
            await tell_privately(interaction, _opened_there_text(interaction, row))
        self._outbox.wake(row.id)
        await self._lobby_cards.welcome_to_seat(interaction, row)

    async def ask_which(self, interaction: Interaction, *, private: bool) -> None:
        """Ask of which game a table shall be opened. Raises UserError, MissingPermissions."""
        if not is_direct(interaction):
            table_place(interaction)
        locale = user_locale(interaction)
        await respond(interaction, choose_game(words_by_game(locale), general_words(locale), private=private))

    async def _open_direct_table(self, interaction: Interaction, name: str, *, private: bool) -> str:
        """Open a table played by direct message, without votes; returns the response. Raises UserError."""
        row = await self._tables.lobby.open(
            name,
            host=interaction.user.id,
            channel=0,
            direct=True,
            language=language(user_locale(interaction)),
            terms=Terms(private=private, when_late=COMPUTER_MOVES),
        )
        said = await self._lobby_cards.opened_text(interaction, row)
        self._outbox.wake(row.id)
        return said

    async def _new_lobby(
        self, interaction: Interaction, place: TablePlace, name: str, *, private: bool
    ) -> GameRow:
        return await self._tables.lobby.open(
            name,
            host=interaction.user.id,
            channel=place.channel.id,
            guild=interaction.guild_id,
            language=self._members.server_language(place.channel.guild),
            pace=place.settings.pace,
            terms=Terms(private=private),
            forum=place.forum,
            mentions_role=bool(place.settings.told_role) and not private,
        )

    # Handlers of controls

    @handles(ids.OpenTableOf, Reply.UPDATE)
    async def _open_table_of(self, interaction: Interaction, pressed: ids.OpenTableOf) -> None:
        if is_direct(interaction):
            name, private = games.find(pressed.name).name, bool(pressed.private)
            said = await self._open_direct_table(interaction, name, private=private)
            await respond(interaction, text_screen(said))
            return
        place = table_place(interaction)
        row = await self._new_lobby(
            interaction, place, games.find(pressed.name).name, private=bool(pressed.private)
        )
        row = await self._outbox.post_card(row)
        await respond(interaction, text_screen(_opened_there_text(interaction, row)))
        self._outbox.wake(row.id)
        await self._lobby_cards.welcome_to_seat(interaction, row)

    @handles(ids.Join, Reply.UPDATE)
    async def _join(self, interaction: Interaction, pressed: ids.Join) -> None:
        await self._membership.check(interaction, await self._store.game(pressed.game))
        try:
            row = await self._tables.lobby.join(pressed.game, interaction.user.id)
        except NotInvited:
            await self._ask_host(interaction, await self._store.game(pressed.game))
            return
        except (TableFull, SeatsKept):
            await self._offer_others(interaction, await self._store.game(pressed.game))
            return
        row = await self._lobby_cards.refresh(interaction, row)
        said = await self._lobby_cards.welcome_text(interaction, row)
        self._outbox.wake(row.id)
        await tell_privately(interaction, said)

    async def _ask_host(self, interaction: Interaction, row: GameRow) -> None:
        """Ask the host of a private table for a seat. Raises UserError."""
        host = host_of(row)
        try:
            with refuse_with_text("error-private", NotInvited, host=host):
                found = await self._requests.ask(row.id, interaction.user.id)
        except AlreadyAsked as again:
            text = ASKED.get(again.found.answer, "error-private")
            raise UserError(text, host=host, until=moment(again.found.expires)) from None
        except (TableFull, SeatsKept):
            await self._offer_others(interaction, row)
            return
        self._outbox.wake(row.id)
        until, when = moment(found.expires), distance(found.expires)
        name = await self._lobby_cards.host(row)
        await tell_privately(
            interaction, user_words(interaction)("request-sent", host=name, until=until, when=when)
        )

    async def _offer_others(self, interaction: Interaction, row: GameRow) -> None:
        """Tell the user that a table is full, and at which others on its server they may sit down."""
        locale, now = user_locale(interaction), self._clock.now()
        others = await self._store.open_tables.lobbies_here(
            interaction.user.id, here=row.guild or 0, now=now, most=MOST_OTHERS
        )
        await follow_up(interaction, full_screen(others, game_titles(locale), general_words(locale)))

    @handles(ids.Leave, Reply.UPDATE)
    async def _leave(self, interaction: Interaction, pressed: ids.Leave) -> None:
        row = await self._tables.lobby.leave(pressed.game, interaction.user.id)
        await self._lobby_cards.refresh(interaction, row)
        self._outbox.wake(row.id)
        await tell_privately(interaction, user_words(interaction)("lobby-left"))

    @handles(ids.OpenOptions, Reply.PRIVATE)
    async def _open_options(self, interaction: Interaction, pressed: ids.OpenOptions) -> None:
        row = await self._tables.lobby.lobby_of_host(pressed.game, interaction.user.id)
        await respond(interaction, await self._options_screen(interaction, row))

    @handles(ids.SetOption, Reply.UPDATE)
    async def _set_option(self, interaction: Interaction, pressed: ids.SetOption) -> None:
        row = await self._tables.lobby.lobby_of_host(pressed.game, interaction.user.id)
        with refuse_with_text("error-no-such-control", ValueError):
            row = await self._with_option(row, pressed)
        await self._show_changed(interaction, row, await self._options_screen(interaction, row))

    async def _with_option(self, row: GameRow, pressed: ids.SetOption) -> GameRow:
        """The table with an option changed. Raises ValueError for an unknown option or value."""
        if pressed.name == ids.SEATS:
            seats = number("".join(pressed.values[:1]))
            return await self._tables.lobby.set_options(row.id, host=row.host, seats=seats)
        game, options, values = games.find(row.name), self._tables.cache.options(row), pressed.values
        if setting_kinds(options).get(pressed.name) in OF_SEATS:
            none = value_key("")
            values = tuple(each for each in values if each == none or number(each) < len(row.seated))
        options = with_option_changed(game, options, pressed.name, values)
        return await self._tables.lobby.set_options(row.id, host=row.host, options=options)

    # How much time players have

    @handles(ids.SetPace, Reply.UPDATE)
    async def _set_pace(self, interaction: Interaction, pressed: ids.SetPace) -> None:
        row = await self._set_pace_of_table(interaction, pressed.game, pressed.key)
        await self._show_changed(interaction, row, await self._options_screen(interaction, row))

    @handles(ids.ShowOptions, Reply.UPDATE)
    async def _show_options(self, interaction: Interaction, pressed: ids.ShowOptions) -> None:
        row = await self._tables.lobby.lobby_of_host(pressed.game, interaction.user.id)
        await respond(interaction, await self._options_screen(interaction, row))

    @handles(ids.OpenTime, Reply.UPDATE)
    async def _open_time(self, interaction: Interaction, pressed: ids.OpenTime) -> None:
        row = await self._tables.lobby.lobby_of_host(pressed.game, interaction.user.id)
        await respond(interaction, table_time.time_screen(row, user_words(interaction)))

    @handles(ids.ChoosePace, Reply.UPDATE)
    async def _choose_pace(self, interaction: Interaction, pressed: ids.ChoosePace) -> None:
        row = await self._set_pace_of_table(interaction, pressed.game, pressed.key)
        await self._show_time(interaction, row)

    @handles(ids.SwitchTerm, Reply.UPDATE)
    async def _switch_term(self, interaction: Interaction, pressed: ids.SwitchTerm) -> None:
        lobby = self._tables.lobby
        row = await lobby.lobby_of_host(pressed.game, interaction.user.id)
        if pressed.name in table_options.TERMS:
            switched = not getattr(row, pressed.name)
            row = await lobby.set_terms(row.id, host=row.host, terms={pressed.name: switched})
            await self._show_changed(interaction, row, await self._options_screen(interaction, row))
            return
        if pressed.name == ids.WHEN_LATE and not row.direct:
            late = COMPUTER_MOVES if row.when_late == ASK else ASK
            row = await lobby.set_terms(row.id, host=row.host, terms={"when_late": late})
        elif pressed.name == ids.VACATIONS:
            row = await lobby.set_terms(row.id, host=row.host, terms={"vacations": not row.vacations})
        else:
            raise UserError("error-no-such-control")
        await self._show_time(interaction, row)

    async def _set_pace_of_table(self, interaction: Interaction, game: int, pace: str) -> GameRow:
        """The table with another pace. Raises UserError."""
        with refuse_with_text("error-no-such-control", LookupError):
            return await self._tables.lobby.set_terms(game, host=interaction.user.id, pace=pace)

    async def _show_time(self, interaction: Interaction, row: GameRow) -> None:
        await self._show_changed(interaction, row, table_time.time_screen(row, user_words(interaction)))

    async def _show_changed(self, interaction: Interaction, row: GameRow, screen: Screen) -> None:
        """Show a changed table in the response and on its card."""
        await respond(interaction, screen)
        await self._lobby_cards.refresh(interaction, row)

    async def _options_screen(self, interaction: Interaction, row: GameRow) -> Screen:
        words = game_words(user_locale(interaction), row.name)
        names = await self._members.names(row, words.locale)
        return table_options.options_screen(row, self._tables.cache.options(row), names, words)
