"""Ending a game by agreement, and the answers to what somebody proposes."""

from __future__ import annotations

from functools import partial

from bot.client.acknowledgement import Interaction, Reply
from bot.client.bot_cog import BotCog
from bot.client.cogs.pace import played
from bot.client.cogs.table import TableCog
from bot.client.handlers import handles
from bot.client.responses import UserError, refusing, respond_current, user_words
from bot.locales import game_words
from bot.screens.absence.agreement import still_asked
from bot.screens.absence.poll_view import QuestionView
from bot.screens.absence.polls import question_screen
from bot.screens.ids.absence_ids import AnswerProposal, GoOn, ProposeEnd, ProposePause
from bot.screens.model import Screen
from storage.core.kinds import Kind


class AgreementCog(BotCog):
    """Handlers of the controls."""

    @handles(ProposeEnd, Reply.UPDATE)
    async def _propose_end(self, interaction: Interaction, pressed: ProposeEnd) -> None:
        row, seat = await played(self._bot, interaction, pressed.game)
        question = await self._bot.agreements.propose(row.id, seat, Kind.AGREE_END)
        said = "stop-proposed" if question.closed is None else "stop-agreed"
        text = user_words(interaction)(said)
        await self._bot.cog(TableCog).show(interaction, await self._bot.store.game(row.id), said=text)

    @handles(ProposePause, Reply.UPDATE)
    async def _propose_pause(self, interaction: Interaction, pressed: ProposePause) -> None:
        row, seat = await played(self._bot, interaction, pressed.game)
        question = await self._bot.agreements.propose(row.id, seat, Kind.AGREE_PAUSE)
        said = user_words(interaction)("stop-proposed") if question.closed is None else ""
        await self._bot.cog(TableCog).show(interaction, await self._bot.store.game(row.id), said=said)

    @handles(GoOn, Reply.UPDATE)
    async def _go_on(self, interaction: Interaction, pressed: GoOn) -> None:
        row, seat = await played(self._bot, interaction, pressed.game)
        if row.dormant:
            await self._bot.lateness.wake(row.id, seat)
        else:
            await self._bot.agreements.go_on(row.id, seat)
        self._bot.timers.wake()
        await self._bot.cog(TableCog).show(interaction, await self._bot.store.game(row.id))

    @handles(AnswerProposal, Reply.UPDATE)
    async def _answer(self, interaction: Interaction, pressed: AnswerProposal) -> None:
        row, seat = await played(self._bot, interaction, pressed.game)
        question = await self._bot.store.questions.question(pressed.question)
        if question.game != row.id:
            raise UserError("error-no-such-control")
        with refusing("error-no-such-control", ValueError):
            await self._bot.agreements.answer(question, seat, pressed.answer)
        await respond_current(interaction, partial(self._screen, pressed))
        self._bot.outbox.wake(row.id)

    async def _screen(self, pressed: AnswerProposal) -> Screen:
        """The proposal as it is now."""
        row = await self._bot.store.game(pressed.game)
        question = await self._bot.store.questions.question(pressed.question)
        names = await self._bot.members.names_at(row, question.asked)
        view = QuestionView(row, question, names, still_asked(row, question), pressed.nonce)
        return question_screen(view, game_words(row.language, row.name))
