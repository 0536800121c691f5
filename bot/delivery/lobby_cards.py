"""Cards of tables that have not begun, as presses see and change them."""

import logging
from dataclasses import dataclass

import discord

from bot.client.acknowledgement import LOST, Interaction
from bot.client.members import Members
from bot.client.responses import UserError, respond, tell_privately, user_locale, user_words
from bot.delivery.outbox import Outbox
from bot.locales import game_words
from bot.screens.model import Screen
from bot.screens.names import escape_name
from bot.tables.reminders.timers import Timers
from bot.tables.settings.server_settings import ServerSettingsCache
from games.words import Verbatim
from storage.core.rows import GameRow
from storage.together.store import Store

SEATED = {
    True: "lobby-joined",
    False: "lobby-joined-no-direct-messages",
    None: "lobby-joined-unsure",
}
"""Whether the direct message of the seat arrived (None: it is tried again) -> the text that says so."""

SEATED_DIRECT = {True: "lobby-joined", False: "lobby-joined-direct-later"}
"""Whether the card of a table by direct message was sent -> the same."""

log = logging.getLogger(__name__)


@dataclass(eq=False)
class LobbyCards:
    """Responses to presses on lobby cards and on the messages around them."""

    _store: Store
    _members: Members
    _servers: ServerSettingsCache
    _timers: Timers
    _outbox: Outbox

    async def host(self, row: GameRow) -> Verbatim:
        """The name of a table's host, for a text."""
        return Verbatim(escape_name(await self._members.host_name(row)))

    async def refresh(self, interaction: Interaction, row: GameRow) -> GameRow:
        """Update the card: in the message that was pressed if it is the card, else through the outbox."""
        if row.starts is not None:
            self._timers.wake()
        pressed = interaction.message
        shared = pressed is not None and not pressed.flags.ephemeral and not row.direct
        if pressed is not None and shared and row.card in (None, pressed.id):
            return await self.show(interaction, row)
        self._outbox.wake(row.id)
        return row

    async def show(self, interaction: Interaction, row: GameRow) -> GameRow:
        """Show the card as the response; if that fails it is left to the outbox."""

        async def show(screen: Screen) -> discord.Message:
            return await respond(interaction, screen, private=False)

        try:
            shown = await self._outbox.cards.respond(row.id, show, interaction=interaction.id)
        except (*LOST, discord.HTTPException) as error:
            log.warning("game %d: the card is shown later: %r", row.id, error)
            self._outbox.wake(row.id)
            return row
        if shown.forum or self._servers.of(shown.guild).told_role:
            self._outbox.wake(row.id)
        return shown

    async def welcome_to_seat(self, interaction: Interaction, row: GameRow) -> None:
        """Tell the user of their seat by direct message, and respond whether it reached them."""
        await tell_privately(interaction, await self.welcome_text(interaction, row))

    async def welcome_text(self, interaction: Interaction, row: GameRow) -> str:
        """Send a user the direct message of their seat; returns the text of the response.

        Raises UserError if it does not reach them, and they have lost the seat.
        """
        words = game_words(user_locale(interaction), row.name)
        if row.direct:
            text = SEATED_DIRECT[await self.send_card(row, interaction.user.id)]
        else:
            text = SEATED[await self._outbox.tell_of_seat(row, interaction.user.id)]
        return words(text, game=words("title"))

    async def opened_text(self, interaction: Interaction, row: GameRow) -> str:
        """Send the host of a table by direct message their card; returns the text of the response.

        Raises UserError if it does not reach them, and they have lost the seat.
        """
        sent = await self.send_card(row, interaction.user.id)
        return user_words(interaction)("lobby-opened-direct" if sent else "lobby-opened-direct-later")

    async def send_card(self, row: GameRow, user: int) -> bool:
        """Send a player their card of a table by direct message now; False if it is sent later.

        Raises UserError if they do not accept direct messages, and so have lost the seat.
        """
        reached = await self._outbox.tell_of_seat(row, user)
        if (await self._store.game(row.id)).own_seat_of(user) is None:
            raise UserError("error-direct-closed")
        return reached is True
