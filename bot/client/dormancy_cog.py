"""Tables at which nobody moves for long: that the game goes on, and waking them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord.ext import commands

from bot.client.acknowledgement import Interaction, Reply
from bot.client.handlers import handles
from bot.client.pace_cog import played
from bot.client.responses import UserError, respond, tell, user_words
from bot.locales import game_words
from bot.screens.custom_ids.dormancy import KeepAwake, Wake
from bot.screens.questions import question_screen
from bot.tables.notifications import Kind
from games.words import Message, Verbatim

if TYPE_CHECKING:
    from bot.app import Tabellarius


class DormancyCog(commands.Cog):
    """Handlers of the controls."""

    def __init__(self, bot: Tabellarius) -> None:
        """Its handlers are added by `bot.add_cog`."""
        self._bot = bot

    @handles(KeepAwake, Reply.UPDATE)
    async def _keep_awake(self, interaction: Interaction, pressed: KeepAwake) -> None:
        row, seat = await played(self._bot, interaction, pressed.game)
        question = await self._bot.store.questions.question(pressed.question)
        if question.game != row.id or question.kind != Kind.IDLE:
            raise UserError("error-no-such-control")
        asked = await self._bot.dormancy.go_on(row.id, question.id, seat)
        question = await self._bot.store.questions.question(pressed.question)
        names = await self._bot.members.names_at(row, question.asked)
        words = game_words(row.language, row.name)
        await respond(interaction, question_screen(row, question, names, (), pressed.nonce, words))
        if not asked:
            await tell(interaction, user_words(interaction).text(Message("late-settled")))

    @handles(Wake, Reply.PRIVATE)
    async def _wake(self, interaction: Interaction, pressed: Wake) -> None:
        row, seat = await played(self._bot, interaction, pressed.game)
        woken = await self._bot.dormancy.wake(row.id, seat)
        self._bot.timers.wake()
        link = Verbatim(f"<#{row.thread or row.channel}>")
        said = Message("wake-done" if woken else "wake-awake", {"link": link})
        await tell(interaction, user_words(interaction).text(said))
