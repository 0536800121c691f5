"""Who is to play at a table that has not begun: invitations, requests, computer players."""

from dataclasses import dataclass

from bot.client.acknowledgement import Interaction, Reply
from bot.client.bot_cog import BotCog
from bot.client.handlers import handles
from bot.client.members import is_bot
from bot.client.people.membership import Membership, check_not_blocked
from bot.client.responses import (
    UserError,
    refuse_with_text,
    respond,
    selected_user,
    tell_privately,
    user_locale,
    user_words,
)
from bot.delivery.lobby_cards import LobbyCards
from bot.delivery.outbox import Outbox
from bot.locales import game_words
from bot.screens.ids import lobby_ids as ids
from bot.screens.lobby import guests
from bot.screens.lobby.table_options import computers_screen
from bot.screens.model import plain_screen
from bot.screens.names import escape_name
from bot.screens.overview.builder import ScreenBuilder
from bot.tables.lobby.lobbies import LobbyService
from bot.tables.lobby.requests import SeatRequests
from bot.tables.lobby_seats import OPEN_TABLE
from bot.tables.reminders.timers import Timers
from bot.tables.service import TableService
from bot.tables.settings.server_settings import ServerSettingsCache
from games.words import Verbatim, listed_names
from storage.core.errors import NotInvited, NotSeated, TableFull
from storage.core.rows import GameRow


@dataclass(eq=False)
class LobbyPeopleCog(BotCog):
    _tables: TableService
    _outbox: Outbox
    _timers: Timers
    _screens: ScreenBuilder
    _lobby_cards: LobbyCards
    _lobbies: LobbyService
    _requests: SeatRequests
    _servers: ServerSettingsCache
    _membership: Membership

    @handles(ids.OpenGuests, Reply.PRIVATE)
    async def _open_guests(self, interaction: Interaction, pressed: ids.OpenGuests) -> None:
        await self._show_guests(
            interaction, await self._tables.lobby.lobby_of_host(pressed.game, interaction.user.id)
        )

    @handles(ids.InviteGuest, Reply.UPDATE)
    async def _invite(self, interaction: Interaction, pressed: ids.InviteGuest) -> None:
        user = selected_user(interaction, pressed.user)
        if is_bot(interaction, user):
            raise UserError("guests-bot")
        await check_not_blocked(interaction, user)
        with refuse_with_text("guests-no-seat", TableFull):
            row, _ = await self._lobbies.invite(pressed.game, [user], host=interaction.user.id)
        called = Verbatim(escape_name(await self._members.name(row.guild, user)))
        await self._show_guests(interaction, row, said=user_words(interaction)("seats-invited", name=called))

    @handles(ids.InviteRegulars, Reply.UPDATE)
    async def _invite_regulars(self, interaction: Interaction, pressed: ids.InviteRegulars) -> None:
        host = interaction.user.id
        row = await self._tables.lobby.lobby_of_host(pressed.game, host)
        guild, found = row.guild, await self._store.regulars.to_invite(row.id, host)
        there = [each for each in found if guild is None or await self._membership.is_member(guild, each)]
        with refuse_with_text("guests-no-seat", TableFull):
            row, invited = await self._lobbies.invite(row.id, there, host=host)
        names = listed_names([escape_name(await self._members.name(guild, each)) for each in invited])
        text = "regulars-invited" if invited else "regulars-none-to-invite"
        await self._show_guests(interaction, row, said=user_words(interaction)(text, names=names))

    @handles(ids.WithdrawInvitation, Reply.UPDATE)
    async def _withdraw(self, interaction: Interaction, pressed: ids.WithdrawInvitation) -> None:
        row = await self._lobbies.withdraw(pressed.invitation, host=interaction.user.id)
        await self._show_guests(interaction, row)

    @handles(ids.SetPrivate, Reply.UPDATE)
    async def _set_private(self, interaction: Interaction, pressed: ids.SetPrivate) -> None:
        private, host = bool(pressed.private), interaction.user.id
        row = await self._lobbies.set_private(pressed.game, private=private, host=host)
        if not private and self._servers.of(row.guild).told_role:
            await self._store.notify(row.id, OPEN_TABLE, time=self._clock.now())
        await self._show_guests(interaction, row)

    @handles(ids.SetMayAsk, Reply.UPDATE)
    async def _set_may_ask(self, interaction: Interaction, pressed: ids.SetMayAsk) -> None:
        on, host = bool(pressed.on), interaction.user.id
        row = await self._lobbies.set_may_ask(pressed.game, may_ask=on, host=host)
        await self._show_guests(interaction, row)

    async def _show_guests(self, interaction: Interaction, row: GameRow, *, said: str = "") -> None:
        self._outbox.wake(row.id)
        view = await self._screens.lobby_view(row)
        await respond(interaction, guests.guests_screen(row, view, user_words(interaction), said=said))

    # Answers to requests for a seat

    @handles(ids.AnswerRequest, Reply.UPDATE)
    async def _answer_request(self, interaction: Interaction, pressed: ids.AnswerRequest) -> None:
        game, host = pressed.game, interaction.user.id
        if pressed.accepted:
            with refuse_with_text("guests-no-seat", TableFull):
                row = await self._requests.accept(game, pressed.user, host=host)
        else:
            row = await self._requests.decline(game, pressed.user, host=host)
        words = game_words(self._members.locale(interaction), row.name)
        name = Verbatim(escape_name(await self._members.name(row.guild, pressed.user, words.locale)))
        said = words("request-accepted" if pressed.accepted else "invitation-declined", name=name)
        if row.starts is not None:
            self._timers.wake()
        if not pressed.nonce:
            await self._show_guests(interaction, row, said=said)
            return
        self._outbox.wake(row.id)
        view = await self._screens.lobby_view(row)
        rows = guests.request_rows(row, view, pressed.nonce, words)
        await respond(interaction, plain_screen(f"{said}\n{guests.asking_text(view, words)}".rstrip(), *rows))

    # The answer to an invitation

    @handles(ids.AnswerInvitation, Reply.UPDATE)
    async def _answer_invitation(self, interaction: Interaction, pressed: ids.AnswerInvitation) -> None:
        found, user = await self._store.seats.invitation(pressed.invitation), interaction.user.id
        if found.user != user or not found.is_open(self._clock.now()):
            raise NotInvited(f"invitation {found.id} cannot be answered")
        if pressed.accepted:
            try:
                row = await self._tables.lobby.join(found.game, user)
            except TableFull:
                raise NotInvited(f"user {user} cannot sit down at game {found.game}") from None
            said = await self._lobby_cards.welcome_text(interaction, row)
        else:
            row = await self._lobbies.decline(found.id, user)
            words = game_words(self._members.locale(interaction), row.name)
            name = Verbatim(escape_name(await self._members.name(row.guild, found.by_user, words.locale)))
            said = words("invitation-declined", name=name)
        self._outbox.wake(row.id)
        self._timers.wake()
        if interaction.guild_id is None:
            await respond(interaction, plain_screen(said))
        else:
            await tell_privately(interaction, said)

    # Computer players

    @handles(ids.OpenComputers, Reply.PRIVATE)
    async def _open_computers(self, interaction: Interaction, pressed: ids.OpenComputers) -> None:
        await self._show_computers(
            interaction, await self._tables.lobby.lobby_of_host(pressed.game, interaction.user.id)
        )

    @handles(ids.AddComputer, Reply.UPDATE)
    async def _add_computer(self, interaction: Interaction, pressed: ids.AddComputer) -> None:
        game, host = pressed.game, interaction.user.id
        with refuse_with_text("error-no-such-control", LookupError):
            row = await self._tables.lobby.add_computer(game, pressed.computer, host=host)
        await self._show_changed_computers(interaction, row)

    @handles(ids.ChangeComputer, Reply.UPDATE)
    async def _change_computer(self, interaction: Interaction, pressed: ids.ChangeComputer) -> None:
        game, host = pressed.game, interaction.user.id
        with (
            refuse_with_text("error-no-computer", NotSeated),
            refuse_with_text("error-no-such-control", LookupError),
        ):
            row = await self._tables.lobby.change_computer(game, pressed.seat, pressed.computer, host=host)
        await self._show_changed_computers(interaction, row)

    @handles(ids.RemoveComputer, Reply.UPDATE)
    async def _remove_computer(self, interaction: Interaction, pressed: ids.RemoveComputer) -> None:
        with refuse_with_text("error-no-computer", NotSeated):
            row = await self._tables.lobby.remove_computer(pressed.game, host=interaction.user.id)
        await self._lobby_cards.refresh(interaction, row)
        self._outbox.wake(row.id)

    async def _show_changed_computers(self, interaction: Interaction, row: GameRow) -> None:
        await self._show_computers(interaction, row)
        await self._lobby_cards.refresh(interaction, row)

    async def _show_computers(self, interaction: Interaction, row: GameRow) -> None:
        view = await self._screens.lobby_view(row)
        words = game_words(user_locale(interaction), row.name)
        names = await self._members.names(row, words.locale)
        await respond(interaction, computers_screen(row, view, names, words))
