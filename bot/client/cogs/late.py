"""The answers to what a table is asked when somebody is late, or when it sleeps."""

from __future__ import annotations

from functools import partial

from bot.client.acknowledgement import Interaction, Reply
from bot.client.bot_cog import BotCog
from bot.client.handlers import handles
from bot.client.responses import UserError, respond_current, tell, user_words
from bot.locales import game_words
from bot.screens.absence.poll_view import QuestionView
from bot.screens.absence.polls import question_screen
from bot.screens.ids.absence_ids import AnswerLate
from bot.screens.model import Screen
from bot.tables.absence.late_rules import Settled


class LateCog(BotCog):
    """Handlers of the controls."""

    @handles(AnswerLate, Reply.UPDATE)
    async def _answer(self, interaction: Interaction, pressed: AnswerLate) -> None:
        row = await self._bot.store.game(pressed.game)
        seat = row.seat_of(interaction.user.id)
        if seat is None:
            raise UserError("error-not-your-table")
        settled = False
        try:
            await self._bot.lateness.answer(row.id, pressed.question, seat, pressed.answer)
        except ValueError:
            raise UserError("error-no-such-control") from None
        except Settled:
            settled = True
        await respond_current(interaction, partial(self._screen, pressed))
        if settled:
            await tell(interaction, user_words(interaction)("late-settled"))

    async def _screen(self, pressed: AnswerLate) -> Screen:
        """The question as it is now: others answer, and a computer player moves, at the same time."""
        row = await self._bot.store.game(pressed.game)
        question, moving = await self._bot.store.late.question(pressed.question)
        if question.game != row.id:
            raise UserError("error-no-such-control")
        names = await self._bot.members.names_at(row, question.asked)
        together = await self._bot.store.late.together(question)
        asked = await self._bot.lateness.asked(row, tuple(question.votes))
        view = QuestionView(row, question, names, asked, pressed.nonce, moving, together=together)
        return question_screen(view, game_words(row.language, row.name))
