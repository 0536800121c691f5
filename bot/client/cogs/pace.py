"""`/pace`: proposing another pace."""

from __future__ import annotations

from discord import app_commands

from bot.client.acknowledgement import Interaction, Reply
from bot.client.bot_cog import BotCog
from bot.client.command_tree import localized
from bot.client.handlers import handles
from bot.client.responses import UserError, answer, refusing, respond, user_words
from bot.screens.absence import agreement
from bot.screens.ids.absence_ids import ProposePace
from bot.services import Services
from storage.core.rows import LOBBY, OVER, GameRow


class PaceCog(BotCog):
    """Another pace by agreement."""

    @app_commands.command(name=localized("pace"), description=localized("pace", about=True))
    async def pace(self, interaction: Interaction) -> None:
        """The paces that can be proposed."""
        await answer(interaction, Reply.PRIVATE, self._choose(interaction))

    async def _choose(self, interaction: Interaction) -> None:
        row = await self._bot.tables.game_here(interaction.channel_id, interaction.user.id)
        if row is None:
            raise UserError("error-no-table")
        row, _ = await awake(self._bot, interaction, row.id)
        await respond(interaction, agreement.choose_pace(row, user_words(interaction)))

    @handles(ProposePace, Reply.UPDATE)
    async def _propose(self, interaction: Interaction, pressed: ProposePace) -> None:
        row, seat = await awake(self._bot, interaction, pressed.game)
        if pressed.key == row.pace:
            raise UserError("pace-same")
        with refusing("error-no-such-control", LookupError):
            question = await self._bot.agreements.propose_pace(row.id, seat, pressed.key)
        self._bot.outbox.wake(row.id)
        await respond(interaction, agreement.proposed(question, user_words(interaction)))


async def played(bot: Services, interaction: Interaction, game: int) -> tuple[GameRow, int]:
    """A game that is played, and the user's seat. Raises UserError, NoSuchGame."""
    row = await bot.tables.store.game(game)
    seat = row.own_seat_of(interaction.user.id)
    if seat is None:
        raise UserError("error-not-your-table")
    if row.stage == LOBBY:
        raise UserError("error-not-started")
    if row.stage == OVER:
        raise UserError("panel-over")
    return row, seat


async def awake(bot: Services, interaction: Interaction, game: int) -> tuple[GameRow, int]:
    """The same for what is not done while a table is dormant, or is one of a cup.

    Raises UserError, NoSuchGame.
    """
    row, seat = await played(bot, interaction, game)
    if row.dormant:
        raise UserError("error-dormant")
    if row.of_cup is not None:
        raise UserError("error-plays-in-cup")
    return row, seat
