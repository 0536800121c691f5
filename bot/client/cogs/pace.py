"""`/pace`: proposing another pace."""

from __future__ import annotations

from discord import app_commands

from bot.client.acknowledgement import Interaction, Reply
from bot.client.bot_cog import BotCog
from bot.client.command_tree import localized
from bot.client.handlers import answer, handles
from bot.client.responses import UserError, refusing, respond, user_words
from bot.screens.absence import agreement
from bot.screens.ids.absence_ids import ProposePace
from bot.tables.errors import Ended, NotPlaying
from bot.wiring import Services
from storage.core.rows import LOBBY, OVER, GameRow
from storage.together.agreements import check_may_propose


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
        row, _ = await played(self._bot, interaction, row.id)
        check_may_propose(row)
        await respond(interaction, agreement.choose_pace(row, user_words(interaction)))

    @handles(ProposePace, Reply.UPDATE)
    async def _propose(self, interaction: Interaction, pressed: ProposePace) -> None:
        row, seat = await played(self._bot, interaction, pressed.game)
        with refusing("error-no-such-control", LookupError):
            question = await self._bot.agreements.propose_pace(row.id, seat, pressed.key)
        self._bot.outbox.wake(row.id)
        await respond(interaction, agreement.proposed(question, user_words(interaction)))


async def played(bot: Services, interaction: Interaction, game: int) -> tuple[GameRow, int]:
    """A game that is played, and the user's seat. Raises UserError, NoSuchGame, NotPlaying."""
    row = await bot.tables.store.game(game)
    seat = row.own_seat_of(interaction.user.id)
    if seat is None:
        raise UserError("error-not-your-table")
    if row.stage == LOBBY:
        raise NotPlaying(f"game {game} is a lobby")
    if row.stage == OVER:
        raise Ended(f"game {game} is over")
    return row, seat
