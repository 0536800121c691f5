"""Seats of running games: offer, leave, take, invite."""

from dataclasses import dataclass

from msgspec import structs

from bot.client.acknowledgement import Interaction, Reply
from bot.client.bot_cog import BotCog
from bot.client.cogs.pages.table_pages import TablePages
from bot.client.handlers import handles
from bot.client.members import is_bot
from bot.client.panel_responses import respond_with_panel
from bot.client.people.membership import Membership, check_not_blocked
from bot.client.responses import (
    UserError,
    pressed_message,
    refuse_with_text,
    respond,
    selected_user,
    user_locale,
    user_words,
)
from bot.delivery.lobby_cards import LobbyCards
from bot.locales import game_words
from bot.screens.ids import table_ids as ids
from bot.screens.ids.absence_ids import ResignGame
from bot.screens.ids.cup_ids import LeaveCupTable
from bot.screens.model import Screen
from bot.screens.names import escape_name
from bot.screens.seats import seats
from bot.tables.cups.cups import CupService
from bot.tables.service import TableService
from games.words import Verbatim
from storage.core.errors import KnowsAnotherSeat
from storage.core.rows import OVER
from storage.seats.holders import RETURNED


@dataclass(eq=False)
class SeatsCog(BotCog):
    _tables: TableService
    _lobby_cards: LobbyCards
    _membership: Membership
    _cups: CupService
    _table_pages: TablePages

    @handles(ids.OfferSeat, Reply.UPDATE)
    async def _offer(self, interaction: Interaction, pressed: ids.OfferSeat) -> None:
        row = await self._tables.seats.offer(pressed.game, interaction.user.id, on=bool(pressed.on))
        await self._table_pages.show(interaction, row)

    @handles(ids.LeaveGame, Reply.UPDATE, ids.LeaveLast)
    async def _leave(self, interaction: Interaction, pressed: ids.LeaveGame | ids.LeaveLast) -> None:
        row = await self._tables.seats.leave(pressed.game, interaction.user.id)
        text = "seats-left-last" if row.stage == OVER else "seats-left"
        said = user_words(interaction)(text)
        await self._table_pages.show(interaction, row, said=said)

    @handles(LeaveCupTable, Reply.UPDATE)
    async def _leave_cup(self, interaction: Interaction, pressed: LeaveCupTable) -> None:
        row = await self._tables.seats.leave(pressed.game, interaction.user.id)
        self._cups.loop.wake()
        said = user_words(interaction)("cup-dropped-out")
        await self._table_pages.show(interaction, row, said=said)

    @handles(ResignGame, Reply.UPDATE)
    async def _resign(self, interaction: Interaction, pressed: ResignGame) -> None:
        row = await self._tables.seats.resign(pressed.game, interaction.user.id)
        said = user_words(interaction)("seats-resigned")
        await self._table_pages.show(interaction, row, said=said)

    @handles(ids.ChooseInvitee, Reply.UPDATE)
    async def _choose_invitee(self, interaction: Interaction, pressed: ids.ChooseInvitee) -> None:
        row = await self._store.game(pressed.game)
        held = row.holder(pressed.seat)
        if held is None:
            raise UserError("error-no-seat")
        words = game_words(user_locale(interaction), row.name)
        names = await self._members.names(row, words.locale)
        own = held.user == interaction.user.id
        await respond(interaction, seats.choose_invitee(row, held.seat, names[held.seat], words, own=own))

    @handles(ids.InviteToSeat, Reply.UPDATE)
    async def _invite(self, interaction: Interaction, pressed: ids.InviteToSeat) -> None:
        user = selected_user(interaction, pressed.user)
        if is_bot(interaction, user):
            raise UserError("error-invited-bot")
        await check_not_blocked(interaction, user)
        name = Verbatim(escape_name(await self._members.name(interaction.guild_id, user)))
        with refuse_with_text("error-invited-knows", KnowsAnotherSeat, name=name):
            await self._tables.seats.invite(pressed.game, pressed.seat, user, by_user=interaction.user.id)
        said = user_words(interaction)("seats-invited", name=name)
        await self._table_pages.show(interaction, await self._store.game(pressed.game), said=said)

    @handles(ids.TakeSeat, Reply.UPDATE)
    async def _take_offered_seat(self, interaction: Interaction, pressed: ids.TakeSeat) -> None:
        await self._membership.check(interaction, await self._store.game(pressed.game))
        await self._take_seat(interaction, pressed.game, pressed.seat)

    @handles(ids.AnswerSeatInvitation, Reply.UPDATE)
    async def _answer_seat_invitation(
        self, interaction: Interaction, pressed: ids.AnswerSeatInvitation
    ) -> None:
        row = await self._store.game(pressed.game)
        invitation = await self._store.seats.invitation(pressed.invitation)
        if invitation is None or invitation.seat is None or invitation.game != row.id:
            raise UserError("error-no-such-control")
        if pressed.accepted:
            await self._take_seat(interaction, row.id, invitation.seat)
            return
        await self._tables.seats.decline(invitation, interaction.user.id)
        words = game_words(user_locale(interaction), row.name)
        await respond(interaction, seats.declined_screen(row, words))

    async def _take_seat(self, interaction: Interaction, game: int, seat: int) -> None:
        """Give the user a seat, and show them its panel. Raises UserError."""
        user, locale = interaction.user.id, user_locale(interaction)
        change = await self._tables.seats.take(game, seat, user)
        row = await self._store.game(game)
        if row.direct:
            await self._lobby_cards.send_card(row, user)
        said = seats.taken_screen(row, game_words(locale, row.name), returned=change.reason == RETURNED)
        if row.seat_of(user) != seat:
            await respond(interaction, said)
            return

        async def show(panel: Screen) -> None:
            await respond(interaction, structs.replace(panel, blocks=(*said.blocks, *panel.blocks)))

        message = pressed_message(interaction)
        await respond_with_panel(interaction, row.id, seat, message=message, show=show)
