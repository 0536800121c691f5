"""What a table is asked: about another pace, its end, a pause, late players, and whether it sleeps."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import partial

from bot.client.acknowledgement import Interaction, Reply
from bot.client.bot_cog import BotCog
from bot.client.cogs.pages.table_pages import TablePages
from bot.client.command_tree import command
from bot.client.handlers import handles
from bot.client.responses import (
    UserError,
    refuse_with_text,
    respond,
    respond_current,
    tell_privately,
    user_words,
)
from bot.delivery.outbox import Outbox
from bot.locales import game_words
from bot.screens.absence import agreement
from bot.screens.absence.agreement import still_asked
from bot.screens.absence.poll_view import QuestionView
from bot.screens.absence.polls import question_screen
from bot.screens.ids import absence_ids as ids
from bot.screens.markup import place_link
from bot.screens.model import Screen
from bot.tables.absence.agreements import AgreementService
from bot.tables.absence.late import Lateness
from bot.tables.absence.late_rules import Settled
from bot.tables.errors import Ended, NotPlaying
from bot.tables.reminders.timers import Timers
from bot.tables.service import TableService
from games.words import Message, Verbatim
from storage.absence.polls import GO_ON
from storage.core.kinds import Kind
from storage.core.rows import LOBBY, OVER, GameRow
from storage.together.agreements import check_may_propose


@dataclass(eq=False)
class PollsCog(BotCog):
    _tables: TableService
    _outbox: Outbox
    _timers: Timers
    _agreements: AgreementService
    _lateness: Lateness
    _table_pages: TablePages

    @command("pace")
    async def pace(self, interaction: Interaction) -> None:
        row = await self._tables.game_here(interaction.channel_id, interaction.user.id)
        if row is None:
            raise UserError("error-no-table")
        row, _ = await self._running_game_and_seat(interaction, row.id)
        check_may_propose(row)
        await respond(interaction, agreement.choose_pace(row, user_words(interaction)))

    @handles(ids.ProposePace, Reply.UPDATE)
    async def _propose_pace(self, interaction: Interaction, pressed: ids.ProposePace) -> None:
        row, seat = await self._running_game_and_seat(interaction, pressed.game)
        with refuse_with_text("error-no-such-control", LookupError):
            question = await self._agreements.propose_pace(row.id, seat, pressed.key)
        self._outbox.wake(row.id)
        await respond(interaction, agreement.proposed_screen(question, user_words(interaction)))

    # The end of a game, pauses, and answers to proposals

    @handles(ids.ProposeEnd, Reply.UPDATE)
    async def _propose_end(self, interaction: Interaction, pressed: ids.ProposeEnd) -> None:
        row, seat = await self._running_game_and_seat(interaction, pressed.game)
        question = await self._agreements.propose(row.id, seat, Kind.AGREE_END)
        said = "stop-proposed" if question.closed is None else "stop-agreed"
        text = user_words(interaction)(said)
        await self._table_pages.show(interaction, await self._store.game(row.id), said=text)

    @handles(ids.ProposePause, Reply.UPDATE)
    async def _propose_pause(self, interaction: Interaction, pressed: ids.ProposePause) -> None:
        row, seat = await self._running_game_and_seat(interaction, pressed.game)
        question = await self._agreements.propose(row.id, seat, Kind.AGREE_PAUSE)
        said = user_words(interaction)("stop-proposed") if question.closed is None else ""
        await self._table_pages.show(interaction, await self._store.game(row.id), said=said)

    @handles(ids.GoOn, Reply.UPDATE)
    async def _end_pause(self, interaction: Interaction, pressed: ids.GoOn) -> None:
        row, seat = await self._running_game_and_seat(interaction, pressed.game)
        if row.dormant:
            await self._lateness.wake(row.id, seat)
        else:
            await self._agreements.end_pause(row.id, seat)
        self._timers.wake()
        await self._table_pages.show(interaction, await self._store.game(row.id))

    @handles(ids.AnswerProposal, Reply.UPDATE)
    async def _answer_proposal(self, interaction: Interaction, pressed: ids.AnswerProposal) -> None:
        row, seat = await self._running_game_and_seat(interaction, pressed.game)
        question = await self._store.questions.question(pressed.question)
        if question.game != row.id:
            raise UserError("error-no-such-control")
        with refuse_with_text("error-no-such-control", ValueError):
            await self._agreements.answer(question, seat, pressed.answer)
        await respond_current(interaction, partial(self._question_screen, pressed))
        self._outbox.wake(row.id)

    async def _question_screen(self, pressed: ids.AnswerProposal | ids.KeepAwake) -> Screen:
        row = await self._store.game(pressed.game)
        question = await self._store.questions.question(pressed.question)
        names = await self._members.names_at(row, question.asked)
        asked = still_asked(row, question) if isinstance(pressed, ids.AnswerProposal) else ()
        view = QuestionView(row, question, names, asked, pressed.nonce)
        return question_screen(view, game_words(row.language, row.name))

    # Late players

    @handles(ids.AnswerLate, Reply.UPDATE)
    async def _answer_late(self, interaction: Interaction, pressed: ids.AnswerLate) -> None:
        row = await self._store.game(pressed.game)
        seat = row.seat_of(interaction.user.id)
        if seat is None:
            raise UserError("error-not-your-table")
        await self._vote(
            interaction, pressed, seat, pressed.answer, partial(self._late_question_screen, pressed)
        )

    async def _vote(
        self,
        interaction: Interaction,
        pressed: ids.AnswerLate | ids.KeepAwake,
        seat: int,
        answer: str,
        shown: Callable[[], Awaitable[Screen]],
    ) -> None:
        """Answer a question and show its state; an answer to a settled question changes nothing."""
        settled = False
        try:
            with refuse_with_text("error-no-such-control", ValueError):
                await self._lateness.answer(pressed.game, pressed.question, seat, answer)
        except Settled:
            settled = True
        await respond_current(interaction, shown)
        if settled:
            await tell_privately(interaction, user_words(interaction)("late-settled"))

    async def _late_question_screen(self, pressed: ids.AnswerLate) -> Screen:
        """The question as it is now: others answer, and a computer player moves, at the same time."""
        row = await self._store.game(pressed.game)
        question, moving = await self._store.late.question(pressed.question)
        if question.game != row.id:
            raise UserError("error-no-such-control")
        names = await self._members.names_at(row, question.asked)
        together = await self._store.late.questions_of_message(question)
        asked = await self._lateness.users_asked(row, tuple(question.votes))
        view = QuestionView(row, question, names, asked, pressed.nonce, moving, together=together)
        return question_screen(view, game_words(row.language, row.name))

    # Tables at which nobody moves for long

    @handles(ids.KeepAwake, Reply.UPDATE)
    async def _keep_awake(self, interaction: Interaction, pressed: ids.KeepAwake) -> None:
        row, seat = await self._running_game_and_seat(interaction, pressed.game)
        question = await self._store.questions.question(pressed.question)
        if question.game != row.id or question.kind != Kind.IDLE:
            raise UserError("error-no-such-control")
        await self._vote(interaction, pressed, seat, GO_ON, partial(self._question_screen, pressed))

    @handles(ids.Wake, Reply.PRIVATE)
    async def _wake(self, interaction: Interaction, pressed: ids.Wake) -> None:
        row, seat = await self._running_game_and_seat(interaction, pressed.game)
        woken = await self._lateness.wake(row.id, seat)
        self._timers.wake()
        link = Verbatim(place_link(row))
        said = Message("wake-done" if woken else "wake-awake", {"link": link})
        await tell_privately(interaction, user_words(interaction).text(said))

    async def _running_game_and_seat(self, interaction: Interaction, game: int) -> tuple[GameRow, int]:
        """A game that is played, and the user's seat. Raises UserError, NoSuchGame, NotPlaying."""
        row = await self._store.game(game)
        seat = row.own_seat_of(interaction.user.id)
        if seat is None:
            raise UserError("error-not-your-table")
        if row.stage == LOBBY:
            raise NotPlaying(f"game {game} is a lobby")
        if row.stage == OVER:
            raise Ended(f"game {game} is over")
        return row, seat
