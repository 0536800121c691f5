"""Tables at which nobody moves for long: that the game goes on, and waking them."""

from __future__ import annotations

from functools import partial

from bot.client.acknowledgement import Interaction, Reply
from bot.client.bot_cog import BotCog
from bot.client.cogs.pace import played
from bot.client.handlers import handles
from bot.client.responses import UserError, respond_current, tell, user_words
from bot.locales import game_words
from bot.screens.absence.poll_view import QuestionView
from bot.screens.absence.polls import question_screen
from bot.screens.ids.absence_ids import KeepAwake, Wake
from bot.screens.markup import place_link
from bot.screens.model import Screen
from bot.tables.absence.late_rules import Settled
from games.words import Message, Verbatim
from storage.absence.polls import GO_ON
from storage.core.kinds import Kind


class DormancyCog(BotCog):
    """Handlers of the controls."""

    @handles(KeepAwake, Reply.UPDATE)
    async def _keep_awake(self, interaction: Interaction, pressed: KeepAwake) -> None:
        row, seat = await played(self._bot, interaction, pressed.game)
        question = await self._bot.store.questions.question(pressed.question)
        if question.game != row.id or question.kind != Kind.IDLE:
            raise UserError("error-no-such-control")
        settled = False
        try:
            await self._bot.lateness.answer(row.id, question.id, seat, GO_ON)
        except Settled:
            settled = True
        await respond_current(interaction, partial(self._screen, pressed))
        if settled:
            await tell(interaction, user_words(interaction)("late-settled"))

    async def _screen(self, pressed: KeepAwake) -> Screen:
        """The question as it is now."""
        row = await self._bot.store.game(pressed.game)
        question = await self._bot.store.questions.question(pressed.question)
        names = await self._bot.members.names_at(row, question.asked)
        view = QuestionView(row, question, names, (), pressed.nonce)
        return question_screen(view, game_words(row.language, row.name))

    @handles(Wake, Reply.PRIVATE)
    async def _wake(self, interaction: Interaction, pressed: Wake) -> None:
        row, seat = await played(self._bot, interaction, pressed.game)
        woken = await self._bot.lateness.wake(row.id, seat)
        self._bot.timers.wake()
        link = Verbatim(place_link(row))
        said = Message("wake-done" if woken else "wake-awake", {"link": link})
        await tell(interaction, user_words(interaction).text(said))
