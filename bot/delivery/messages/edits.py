"""Edits of older messages in the thread: counters, removal of controls."""

import logging
from collections.abc import Hashable

import discord

from bot.delivery import sent_layout
from bot.delivery.deliverer import Next
from bot.delivery.failures import OUT_OF_REACH, Failure, FailureKind, failure_of
from bot.delivery.messages.poll_messages import asked_users
from bot.delivery.messages.seat_messages import SeatScreens
from bot.delivery.messages.thread import NEWEST, OLD
from bot.delivery.parts import DeliveryBase, DeliveryServices
from bot.delivery.sent_layout import SentLayout
from bot.locales import game_words
from bot.screens.absence import stand_ins
from bot.screens.absence.poll_view import QuestionView
from bot.screens.absence.polls import question_screen
from bot.screens.model import Screen
from bot.screens.shared import waiting
from storage.absence.polls import MESSAGE
from storage.core.kinds import Kind
from storage.core.rows import GameRow, MessageRow, OutboxRow
from storage.core.stale_panels import PASSED_ON
from storage.seats.seats import MESSAGE as SEATS

log = logging.getLogger(__name__)


class EditDelivery(DeliveryBase):
    """Delivers changes of messages."""

    def __init__(self, services: DeliveryServices) -> None:
        super().__init__(services)
        self._seats = SeatScreens(services)

    def destination(self, game: GameRow, row: OutboxRow) -> Hashable:
        assert row.game == game.id
        return "edits", game.id

    async def deliver(self, game: GameRow, row: OutboxRow) -> bool:
        if row.kind == Kind.COUNTER:
            made = await self._update_counter(game)
        elif row.kind == Kind.ANSWERS:
            asked, offered = await self._show_answers(game, row), await self._show_seats(game, row)
            made = asked or offered
        elif row.kind == Kind.PASSED_ON:
            made = await self._update_passed_panels(game, row)
        else:
            assert row.kind == Kind.RETIRE, row.kind
            made = await self._remove_old_controls(game)
        await self._store.mark_sent(row, time=self._clock.now())
        return made

    async def after_failure(self, game: GameRow, row: OutboxRow, failure: Failure) -> Next:
        """What is gone needs no edit."""
        if failure.kind is not FailureKind.GONE:
            return Next.LATER
        log.info("game %d: %s is needed no more: %s", game.id, row.kind, failure.name)
        await self._store.mark_given_up(row, failure.name, time=self._clock.now())
        return Next.DONE

    async def _update_counter(self, game: GameRow) -> bool:
        """Update in the newest message who still has to act, and until when."""
        newest = await self._store.find_message(game.id, NEWEST)
        context = await self._screens.context(game.id)
        acting = waiting.acting_lines(context, game_words(game.language, game.name))
        if newest is None or not acting:
            return False
        layout = await self._layout(newest)
        if layout.plain:
            return False
        await self._poster.edit(newest.channel, newest.message, layout, ready=acting)
        return True

    async def _show_answers(self, game: GameRow, row: OutboxRow) -> bool:
        """Show in the messages that ask what was answered; those that are settled are not changed again."""
        asking = await self._store.messages(game.id, MESSAGE)
        for name, message in asking:
            question = int(name.removeprefix(MESSAGE))
            if await self._show_question(question, message, row):
                await self._store.questions.forget_settled(game.id, question)
        return bool(asking)

    async def _show_question(self, id_: int, message: MessageRow, row: OutboxRow) -> bool:
        """Show a question as it is now; returns whether it is settled."""
        view: QuestionView | None = None

        async def screen() -> Screen:
            nonlocal view
            view = await self._question_view(id_, row)
            return question_screen(view, game_words(view.row.language, view.row.name))

        async def edit(shown: Screen) -> None:
            await self._poster.complete_line(message.channel, message.message, shown, row)

        await self._edits.show(message.message, screen, edit)
        return view is not None and view.is_settled

    async def _question_view(self, id_: int, row: OutboxRow) -> QuestionView:
        game = await self._store.game(row.game)
        question, moving = await self._store.late.question(id_)
        together = await self._store.late.questions_of_message(question)
        names = await self._members.names_at(game, question.asked)
        users = await asked_users(game, question, self._lateness)
        return QuestionView(game, question, names, users, row.nonce, moving, together=together)

    async def _show_seats(self, game: GameRow, row: OutboxRow) -> bool:
        """Show the outcome of offers in their messages, which are not changed again."""
        game = await self._store.game(game.id)
        changed = False
        for name, message in await self._store.messages(game.id, SEATS):
            screen, offer = await self._seats.screen_of_stored(game, name.removeprefix(SEATS), row.nonce)
            if offer is None:
                await self._poster.complete_line(message.channel, message.message, screen, row)
                await self._store.forget_message(game.id, name)
                changed = True
        return changed

    async def _update_passed_panels(self, game: GameRow, row: OutboxRow) -> bool:
        """Mark the panels of former players as outdated, or as theirs again."""
        panels = await self._store.messages(game.id, PASSED_ON)
        game = await self._store.game(game.id)
        for name, panel in panels:
            seat, user = map(int, name.removeprefix(PASSED_ON).split("-"))
            held = game.holder(seat)
            words = game_words(await self._members.language(user, game.language), game.name)
            player = None if held is None else held.player
            stand_in = "" if player is None else await self._members.name(game.guild, player)
            screen = stand_ins.passed_on_screen(game, held, user, stand_in, words)
            try:
                await self._poster.complete_line(panel.channel, panel.message, screen, row)
            except discord.HTTPException as error:
                if failure_of(error).kind not in OUT_OF_REACH:
                    raise
                log.info("game %d: the panel %d is out of reach: %s", game.id, panel.message, error)
            if held is None or held.user != user or held.stand_in is None:
                await self._store.forget_message(game.id, name)
        return bool(panels)

    async def _remove_old_controls(self, game: GameRow) -> bool:
        """Remove the controls of the older messages, each by itself."""
        older = await self._store.messages(game.id, OLD)
        for name, old in older:
            try:
                layout = await self._layout(old)
                await self._poster.edit(old.channel, old.message, layout, ready=None)
            except discord.NotFound as error:
                if failure_of(error).kind is not FailureKind.GONE:
                    raise
                log.info("game %d: the message %d needs no edit: %s", game.id, old.message, error)
            await self._store.forget_message(game.id, name)
        return bool(older)

    async def _layout(self, message: MessageRow) -> SentLayout:
        if message.layout is not None:
            return sent_layout.from_json(message.layout)
        return await self._poster.layout_of(message.channel, message.message)
