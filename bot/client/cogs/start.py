"""The start of a game, what keeps it waiting, and the end of a table that has not begun."""

from dataclasses import dataclass

from bot.client.acknowledgement import Interaction, Reply
from bot.client.bot_cog import BotCog
from bot.client.cogs.pages.table_pages import TablePages
from bot.client.handlers import handles
from bot.client.responses import UserError, respond, tell_privately, user_words
from bot.client.table_place import manages_tables
from bot.client.threads import check_permissions
from bot.delivery.lobby_cards import LobbyCards
from bot.delivery.outbox import Outbox
from bot.screens.ids.lobby_ids import CloseForGood, CloseLobby, IAmHere, KeepOpen, Start, WaitWithStart
from bot.screens.markup import distance
from bot.screens.model import plain_screen, text_screen
from bot.screens.shared.menu import sure_screen
from bot.tables.lobby.lobbies import LobbyService
from bot.tables.service import TableService
from games.words import Message
from storage.core.errors import host_of
from storage.core.rows import GameRow
from storage.lobby.lobby_seats import BY_HOST, BY_MANAGER


@dataclass(eq=False)
class StartCog(BotCog):
    _tables: TableService
    _outbox: Outbox
    _lobby_cards: LobbyCards
    _lobbies: LobbyService
    _table_pages: TablePages

    @handles(Start, Reply.UPDATE)
    async def _request_start(self, interaction: Interaction, pressed: Start) -> None:
        row = await self._tables.lobby.lobby_of_host(pressed.game, interaction.user.id)
        if not row.direct:
            check_permissions(interaction.app_permissions, forum=row.forum)
        request = await self._lobbies.request_start(row.id, host=interaction.user.id)
        await self._show(interaction, request.row)
        if request.asked:
            await tell_privately(interaction, user_words(interaction)("lobby-start-asked"))

    @handles(WaitWithStart, Reply.UPDATE)
    async def _hold_back_start(self, interaction: Interaction, pressed: WaitWithStart) -> None:
        row = await self._tables.lobby.open_lobby(pressed.game)
        if row.starts is None:
            await self._show(interaction, row)
            raise UserError("lobby-wait-nothing")
        row = await self._lobbies.hold_back_start(row.id, interaction.user.id)
        await self._show(interaction, row)
        said = Message("lobby-wait-done")
        if row.host != interaction.user.id:
            said = Message("lobby-wait-done-told", {"host": await self._lobby_cards.host(row)})
        await tell_privately(interaction, user_words(interaction).text(said))

    @handles(IAmHere, Reply.UPDATE)
    async def _confirm_presence(self, interaction: Interaction, pressed: IAmHere) -> None:
        row = await self._lobbies.mark_present(pressed.game, interaction.user.id)
        state = await self._store.lobbies.lobby_state(row.id, self._clock.now())
        said = Message("lobby-here-done")
        if row.starts is not None and not state.asked:
            said = Message("lobby-here-last", {"when": distance(row.starts)})
        await self._answer_press(interaction, row, said, pressed.nonce)

    @handles(KeepOpen, Reply.UPDATE)
    async def _keep_open(self, interaction: Interaction, pressed: KeepOpen) -> None:
        row = await self._lobbies.keep_open(pressed.game, interaction.user.id)
        await self._answer_press(interaction, row, Message("lobby-kept-open"), pressed.nonce)

    async def _answer_press(self, interaction: Interaction, row: GameRow, said: Message, nonce: int) -> None:
        """Answer a press: edit the notification (`nonce`), or reply next to the card if there is none."""
        text = user_words(interaction).text(said)
        await self._show(interaction, row)
        if interaction.guild_id is None and nonce:
            await respond(interaction, plain_screen(text))
        else:
            await tell_privately(interaction, text)

    async def _show(self, interaction: Interaction, row: GameRow) -> None:
        """Show what is so now: on the card, or in the private message of `/table`."""
        row = await self._lobby_cards.refresh(interaction, row)
        self._outbox.wake(row.id)
        if interaction.message is not None and interaction.message.flags.ephemeral:
            await self._table_pages.show(interaction, row)

    @handles(CloseLobby, Reply.PRIVATE)
    async def _ask_to_close(self, interaction: Interaction, pressed: CloseLobby) -> None:
        row = await self._game_to_close(interaction, pressed.game)
        sure = sure_screen(CloseForGood(row.id), user_words(interaction))
        await respond(interaction, sure)

    @handles(CloseForGood, Reply.UPDATE)
    async def _close_for_good(self, interaction: Interaction, pressed: CloseForGood) -> None:
        row, user = await self._game_to_close(interaction, pressed.game), interaction.user.id
        await self._lobbies.close(row.id, BY_HOST if row.host == user else BY_MANAGER, by_user=user)
        self._outbox.wake(row.id)
        await respond(interaction, text_screen(user_words(interaction)("lobby-close-done")))

    async def _game_to_close(self, interaction: Interaction, game: int) -> GameRow:
        """The game, if the user is its host or a manager of its server. Raises UserError, NoSuchGame."""
        row = await self._tables.lobby.open_lobby(game)
        is_manager = interaction.guild_id == row.guild is not None and manages_tables(interaction.permissions)
        if row.host != interaction.user.id and not is_manager:
            raise UserError("error-not-manager", host=host_of(row))
        return row
