"""`/history`: a game step by step, as a file, notes of its readers, and practice from a step."""

import asyncio
import logging
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

import discord
from discord import app_commands
from msgspec import structs

import renderer
from bot.client.acknowledgement import LOST, Interaction, Reply, reply_of
from bot.client.bot_cog import BotCog
from bot.client.cogs.pages.panels import Panels
from bot.client.command_tree import command
from bot.client.handlers import handles
from bot.client.hint_responses import announce_if_slow, hint_or_text
from bot.client.progress import ProgressMessages
from bot.client.responses import (
    UserError,
    follow_up,
    pressed_message,
    refuse_with_text,
    respond,
    update_progress,
    user_locale,
    user_words,
)
from bot.client.table_place import TablePlace, check_posting, place_to_play_again, table_place
from bot.client.threads import MissingPermissions
from bot.delivery.deliverer import NotYet
from bot.delivery.outbox import Outbox
from bot.happened import NotificationDue
from bot.locales import game_words, language
from bot.screens.help.hint import explanation_text
from bot.screens.history import notes
from bot.screens.history.history import choose_seat, game_page_screen
from bot.screens.history.history_page import NoStep, eyes_of
from bot.screens.history.posted import SENTENCE_LENGTH, post_form
from bot.screens.ids import history_ids as ids
from bot.screens.ids.table_ids import AskWhy
from bot.screens.model import Form, plain_screen
from bot.screens.overview.builder import ScreenBuilder
from bot.screens.painting.game_pages import GamePageRequest, GamePages
from bot.tables.analyses import Analyses
from bot.tables.log_reading import LogFault
from bot.tables.play_on import Branch, PlayOn, branch_at
from bot.tables.purposes import PLAYER, Purpose
from bot.tables.sent_table import sent
from bot.tables.service import Solo, TableService
from bot.tables.settings.settings_store import SettingsStore
from bot.tables.uploaded_logs import LARGEST, LogRefused, UploadedLogs
from bot.work import Locks
from games.engine.steps import count_restarts
from games.words import LOCALES
from storage.core.rows import OVER
from storage.history.notes import NotedStep
from storage.peace.posted_steps import PostedStep

PlayOnControl = ids.PlayOnFrom | ids.PlayOnAs | ids.PlayOnFromLog | ids.PlayOnAsFromLog

FETCH_SECONDS = 20.0
"""The longest that a file may take to come from Discord."""

log = logging.getLogger(__name__)


@dataclass(eq=False)
class HistoryCog(BotCog):
    _tables: TableService
    _outbox: Outbox
    _screens: ScreenBuilder
    _settings: SettingsStore
    _logs: UploadedLogs
    _play_on: PlayOn
    _pages: GamePages
    _panels: Panels
    _analyses: Analyses
    _locks: Locks[int] = field(init=False, default_factory=Locks)
    """Locks of users who begin a table."""

    @command("history", number="step", file="file")
    async def history(
        self,
        interaction: Interaction,
        number: app_commands.Range[int, 1] | None = None,
        file: discord.Attachment | None = None,
    ) -> None:
        """A step of the game that is played here, or of the log in a file."""
        step = number or ids.NOW
        if file is not None:
            await self._open_log(interaction, file, step)
            return
        row = await self._tables.game_here(interaction.channel_id, interaction.user.id)
        if row is None:
            raise UserError("error-no-table")
        table = await self._tables.table(row.id)
        await self._show(interaction, ids.HistoryId(row.id, step, count_restarts(table)), interaction.id)

    async def _open_log(self, interaction: Interaction, file: discord.Attachment, number: int) -> None:
        if file.size > LARGEST:
            raise LogRefused(LogFault.LARGE)
        with refuse_with_text("error-log-unread", *LOST, discord.HTTPException):
            async with asyncio.timeout(FETCH_SECONDS):
                data = await file.read()
        uploaded = await self._logs.upload(data, interaction.user.id)
        await self._show_log(interaction, ids.ShowLogStep(uploaded.name, number), interaction.id)

    @handles(ids.ShowLogStep, Reply.UPDATE, ids.ChooseLogStep, ids.ChooseLogPicture, ids.ChooseLogViewer)
    async def _show_log_step(self, interaction: Interaction, pressed: ids.LogStepId) -> None:
        await self._show_log(interaction, pressed, pressed_message(interaction))

    async def _show_log(self, interaction: Interaction, shown: ids.LogStepId, message: int | None) -> None:
        """Show a step of a log; anybody who has the message may look at it."""
        locale, user, uploaded = user_locale(interaction), interaction.user.id, self._logs.get(shown.log)
        with _refusing_unknown_step():
            screen = await self._screens.log_step(uploaded, shown, user, locale, message=message)
        await respond(interaction, screen)

    @handles(ids.FindLogMoments, Reply.UPDATE, ids.ChooseLogMomentSeat, ids.ChooseLogMomentKind)
    async def _find_log_moments(self, interaction: Interaction, pressed: ids.FindLogMoments) -> None:
        log = self._logs.get(pressed.log)
        await respond(interaction, self._screens.log_moments(log, pressed, user_locale(interaction)))

    @handles(ids.OpenHistory, Reply.PRIVATE, ids.ChooseHistory)
    async def _open_history(
        self, interaction: Interaction, pressed: ids.OpenHistory | ids.ChooseHistory
    ) -> None:
        await self._show(interaction, ids.HistoryId(pressed.game), interaction.id)

    @handles(ids.SaveGamePage, Reply.PRIVATE)
    async def _save_game_page(self, interaction: Interaction, pressed: ids.SaveGamePage) -> None:
        """Make the game a file as the user may see it, after progress messages."""
        locale, user = user_locale(interaction), interaction.user.id
        context = await self._screens.context(pressed.game, locale=locale)
        row, words = context.row, game_words(locale, context.row.name)
        if not renderer.roles(row.name).replay:
            raise UserError("error-no-page")
        names = {each: await self._members.names(row, each) for each in LOCALES}
        viewer = eyes_of(row, user)
        is_open = row.stage == OVER
        request = GamePageRequest(
            sent(context.table),
            viewer,
            names,
            language(locale),
            is_open,
            (await self._analyses.kept(row, words) if is_open else None) or (),
            notes.by_standing_step(context.table, await self._store.notes.of(row.id, user)),
        )
        messages = ProgressMessages(
            lambda done, total: update_progress(interaction, words("file-progress", done=done, total=total))
        )
        async with messages:
            page = await self._pages.make(request, user, messages.update)
        if len(page) > interaction.filesize_limit:
            raise UserError("error-large-page", size=interaction.filesize_limit // 2**20)
        screen = game_page_screen(
            context, viewer, page, words, noted=bool(request.notes), analysed=bool(request.plays)
        )
        await respond(interaction, screen)

    @handles(ids.ShowStep, Reply.UPDATE, ids.ChooseStep, ids.ChoosePicture, ids.ChooseViewer)
    async def _show_step(self, interaction: Interaction, pressed: ids.HistoryId) -> None:
        await self._show(interaction, pressed, pressed_message(interaction))

    async def _show(self, interaction: Interaction, shown: ids.HistoryId, message: int | None) -> None:
        locale, user = user_locale(interaction), interaction.user.id
        with _refusing_unknown_step():
            screen = await self._screens.history(shown, user, locale, message=message)
        await respond(interaction, screen)

    @handles(ids.FindMoments, Reply.UPDATE, ids.ChooseMomentSeat, ids.ChooseMomentKind)
    async def _find_moments(self, interaction: Interaction, pressed: ids.FindMoments) -> None:
        await respond(
            interaction, await self._screens.moments(pressed, interaction.user.id, user_locale(interaction))
        )

    # Post for all

    @handles(ids.PostStep, Reply.FORM)
    async def _post_step(self, interaction: Interaction, pressed: ids.PostStep) -> Form:
        if pressed.number == ids.NOW:
            raise UserError("error-post-now")
        return post_form(pressed, user_words(interaction))

    @handles(ids.SendStep, Reply.PRIVATE)
    async def _send_step(self, interaction: Interaction, pressed: ids.SendStep) -> None:
        text, user, game = notes.clean_note(pressed.text), interaction.user.id, pressed.game
        if len(text) > SENTENCE_LENGTH:
            raise UserError("error-long-post", n=len(text), most=SENTENCE_LENGTH)
        with _refusing_unknown_step():
            at = await self._screens.step_to_post(pressed)
        await check_posting(interaction, await self._store.game(game), file=False)
        now, words = self._clock.now(), user_words(interaction)
        step = PostedStep(game, user, at.number, at.begun_again, at.picture, text, now)
        is_new = await self._store.posted_steps.post(step)
        self._tables.happened.tell(NotificationDue(game))
        await respond(interaction, plain_screen(words("post-done" if is_new else "post-same", n=at.number)))

    @handles(ids.OpenPostedStep, Reply.PRIVATE)
    async def _open_posted_step(self, interaction: Interaction, pressed: ids.OpenPostedStep) -> None:
        await self._show(interaction, pressed, interaction.id)

    @handles(ids.PostGamePage, Reply.PRIVATE)
    async def _post_game_page(self, interaction: Interaction, pressed: ids.PostGamePage) -> None:
        row = await self._store.game(pressed.game)
        if not renderer.roles(row.name).replay:
            raise UserError("error-no-page")
        await check_posting(interaction, row, file=True)
        await self._store.posted_steps.post_page(row.id, interaction.user.id, time=self._clock.now())
        self._tables.happened.tell(NotificationDue(row.id))
        await respond(interaction, plain_screen(user_words(interaction)("post-page-done")))

    @handles(AskWhy, Reply.PRIVATE)
    async def _explain(self, interaction: Interaction, pressed: AskWhy) -> None:
        """Say why a computer player did what it did, after a message that it is being worked out."""
        game, seat, locale = pressed.game, pressed.seat, user_locale(interaction)
        context = await self._screens.context(game, locale=locale)
        words = game_words(locale, context.row.name)
        asking = asyncio.create_task(self._tables.hints.explain(game, seat, interaction.user.id))
        await announce_if_slow(asking, lambda: update_progress(interaction, words("why-thinking")))
        found, instead = await hint_or_text(asking, missing="why-none")
        text = explanation_text(context, seat, found, words) if found else words(instead)
        await respond(interaction, plain_screen(text))

    # Notes

    @handles(ids.NoteHere, Reply.FORM)
    async def _note_here(self, interaction: Interaction, pressed: ids.NoteHere) -> Form:
        newest = notes.newest_step(pressed.game, await self._tables.table(pressed.game))
        return await self._note_form(interaction, newest, notes.IN_PANEL)

    @handles(ids.EditNote, Reply.FORM)
    async def _edit_note(self, interaction: Interaction, pressed: ids.EditNote) -> Form:
        return await self._note_form(interaction, pressed, notes.ON_PAGE)

    async def _note_form(self, interaction: Interaction, at: ids.HistoryId, how: str) -> Form:
        text = await self._store.notes.at(_noted_step_of_user(interaction, at))
        return notes.note_form(at, how, text, user_words(interaction))

    @handles(ids.KeepNote, Reply.UPDATE)
    async def _keep_note(self, interaction: Interaction, pressed: ids.KeepNote) -> None:
        """Keep a note, and show it: on the page where it was written, else in a message of its own."""
        kept = structs.replace(pressed, text=notes.clean_note(pressed.text))
        if len(kept.text) > notes.NOTE_LENGTH:
            raise UserError("error-long-note", n=len(kept.text), most=notes.NOTE_LENGTH)
        now = self._clock.now()
        await self._store.notes.keep(_noted_step_of_user(interaction, kept), kept.text, time=now)
        if kept.how == notes.ON_PAGE:
            await self._show(interaction, kept, pressed_message(interaction))
            return
        show = follow_up if reply_of(interaction) is Reply.UPDATE else respond
        await show(interaction, notes.note_kept_screen(kept, user_words(interaction)))

    @handles(ids.OpenNotes, Reply.UPDATE)
    async def _open_notes(self, interaction: Interaction, pressed: ids.OpenNotes) -> None:
        user, locale = interaction.user.id, user_locale(interaction)
        await respond(interaction, await self._screens.notes(pressed.game, user, pressed.page, locale))

    @handles(ids.ChooseNote, Reply.UPDATE)
    async def _choose_note(self, interaction: Interaction, pressed: ids.ChooseNote) -> None:
        with refuse_with_text("error-no-such-control", ValueError):
            shown = notes.chosen_step(pressed)
        await self._show(interaction, shown, pressed_message(interaction))

    # Play on from here

    @handles(ids.PlayOnFrom, Reply.PRIVATE, ids.PlayOnFromLog)
    async def _play_on_from(
        self, interaction: Interaction, pressed: ids.PlayOnFrom | ids.PlayOnFromLog
    ) -> None:
        await self._branch_at(pressed)
        await self._choose_seat(interaction, pressed, again=False)

    @handles(ids.PlayOnAs, Reply.UPDATE, ids.PlayOnAsFromLog)
    async def _play_on_as(
        self, interaction: Interaction, pressed: ids.PlayOnAs | ids.PlayOnAsFromLog
    ) -> None:
        """Begin, if the commitment shown still holds; a repeated press leads to the table it began."""
        user, branch = interaction.user.id, await self._branch_at(pressed)
        with refuse_with_text("error-no-such-control", ValueError):
            branch.check_seat(pressed.seat)
        async with self._locks.of(user):
            row = await self._play_on.practice_begun_with(user, pressed.commitment)
            if row is None and self._play_on.has_promised(user, pressed.commitment):
                solo = await self._solo_for_practice(interaction, pressed, branch)
                row = await self._play_on.begin(branch, solo, pressed.commitment)
        if row is None:
            await self._choose_seat(interaction, pressed, again=True)
            return
        if not row.in_direct_messages:
            row = await self._outbox.open_table(row)
        await self._panels.open(interaction, branch.given.game, row, now=True)

    async def _branch_at(self, pressed: PlayOnControl) -> Branch:
        """The step where practice begins. Raises UserError, NoSuchGame, LogGone, EarlierRules."""
        with refuse_with_text("error-no-such-control", ValueError):
            if isinstance(pressed, ids.LogId):
                uploaded = self._logs.get(pressed.log)
                return branch_at(uploaded.origin, uploaded.proven, pressed.number)
            return await self._play_on.branch(pressed.game, pressed.number)

    async def _place_for_practice(
        self, interaction: Interaction, pressed: PlayOnControl
    ) -> TablePlace | None:
        """Where *Play now* or *Play again* would open a table; None: in direct messages alone."""
        try:
            if isinstance(interaction.channel, discord.TextChannel) or isinstance(pressed, ids.LogId):
                return table_place(interaction)
            return await place_to_play_again(interaction, await self._store.game(pressed.game))
        except (UserError, MissingPermissions) as error:
            log.info("user %d plays on in direct messages: %r", interaction.user.id, error)
            return None

    async def _solo_for_practice(
        self, interaction: Interaction, pressed: ids.PlayOnAs | ids.PlayOnAsFromLog, branch: Branch
    ) -> Solo:
        """Who plays on, and where; direct messages announce a table there first. Raises UserError."""
        user, place = interaction.user.id, await self._place_for_practice(interaction, pressed)
        computers = (await self._level_of_user(user),) * (branch.given.players - 1)
        if place is None:
            channel, language = (
                await self._announce_directly(interaction, pressed.number),
                user_locale(interaction),
            )
            return Solo(user, computers, None, channel, language, seat=pressed.seat)
        server = place.channel.guild
        language = self._members.server_language(server)
        return Solo(
            user, computers, server.id, place.channel.id, language, forum=place.forum, seat=pressed.seat
        )

    async def _announce_directly(self, interaction: Interaction, number: int) -> int:
        """Announce the table in direct messages; returns their channel. Raises UserError."""
        screen = plain_screen(user_words(interaction)("play-on-here", n=number))
        with refuse_with_text("error-discord-busy", NotYet, discord.HTTPException):
            channel = await self._outbox.direct.write(interaction.user.id, screen)
        if channel is None:
            raise UserError("error-play-on-nowhere")
        return channel

    async def _level_of_user(self, user: int) -> str:
        return (await self._settings.of(user)).level or PLAYER[Purpose.PRACTICE]

    async def _choose_seat(self, interaction: Interaction, pressed: PlayOnControl, *, again: bool) -> None:
        user, locale, play_on = interaction.user.id, user_locale(interaction), self._play_on
        screens, log_name = self._screens, pressed.log if isinstance(pressed, ids.LogId) else ""
        if isinstance(pressed, ids.LogId):
            context = screens.log_context(self._logs.get(log_name), locale)
        else:
            context = await screens.context(pressed.game, locale=locale)
        screen = choose_seat(
            context,
            pressed.number,
            game_words(locale, context.row.name),
            commitment=play_on.promised_commitment(user),
            level=await self._level_of_user(user),
            running=await play_on.running_practice(user),
            direct=await self._place_for_practice(interaction, pressed) is None,
            again=again,
            log=log_name,
        )
        await respond(interaction, screen)


@contextmanager
def _refusing_unknown_step() -> Iterator[None]:
    try:
        yield
    except NoStep as fault:
        raise UserError("error-no-step", n=fault.last) from None


def _noted_step_of_user(interaction: Interaction, at: ids.HistoryId) -> NotedStep:
    """The step as one where this user notes something."""
    return NotedStep(at.game, interaction.user.id, at.number, at.begun_again)
