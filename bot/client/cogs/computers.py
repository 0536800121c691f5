"""The computer players of a table that has not begun: which there are, and how well they play."""

from __future__ import annotations

from bot.client.acknowledgement import Interaction, Reply
from bot.client.bot_cog import BotCog
from bot.client.handlers import handles
from bot.client.responses import refusing, respond, user_words
from bot.screens.ids.lobby_ids import AddComputer, AddLevel, ChangeLevel, RemoveComputer
from bot.screens.lobby.computers import computers_screen
from storage.core.errors import NotSeated
from storage.core.rows import GameRow


class ComputersCog(BotCog):
    """Handlers of the controls."""

    @handles(AddComputer, Reply.PRIVATE)
    async def _open(self, interaction: Interaction, pressed: AddComputer) -> None:
        await self._show(interaction, await self._bot.tables.lobby.hosted(pressed.game, interaction.user.id))

    @handles(AddLevel, Reply.UPDATE)
    async def _add(self, interaction: Interaction, pressed: AddLevel) -> None:
        game, host = pressed.game, interaction.user.id
        with refusing("error-no-such-control", LookupError):
            row = await self._bot.tables.lobby.add_computer(game, pressed.level, host=host)
        await self._changed(interaction, row)

    @handles(ChangeLevel, Reply.UPDATE)
    async def _change(self, interaction: Interaction, pressed: ChangeLevel) -> None:
        game, host = pressed.game, interaction.user.id
        with refusing("error-no-computer", NotSeated), refusing("error-no-such-control", LookupError):
            row = await self._bot.tables.lobby.change_computer(game, pressed.seat, pressed.level, host=host)
        await self._changed(interaction, row)

    @handles(RemoveComputer, Reply.UPDATE)
    async def _remove(self, interaction: Interaction, pressed: RemoveComputer) -> None:
        with refusing("error-no-computer", NotSeated):
            row = await self._bot.tables.lobby.remove_computer(pressed.game, host=interaction.user.id)
        await self._bot.lobby_cards.refresh(interaction, row)
        self._bot.outbox.wake(row.id)

    async def _changed(self, interaction: Interaction, row: GameRow) -> None:
        await self._show(interaction, row)
        await self._bot.lobby_cards.refresh(interaction, row)

    async def _show(self, interaction: Interaction, row: GameRow) -> None:
        view = await self._bot.screens.lobby_view(row)
        names = await self._bot.members.names(row)
        await respond(interaction, computers_screen(row, view, names, user_words(interaction)))
