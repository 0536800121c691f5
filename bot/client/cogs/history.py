"""`/history`: a game step by step, and the notes of its readers."""

from __future__ import annotations

from discord import app_commands
from msgspec import structs

from bot.client.acknowledgement import Interaction, Reply, reply_of
from bot.client.bot_cog import BotCog
from bot.client.command_tree import for_users, localized
from bot.client.handlers import handles
from bot.client.responses import (
    UserError,
    answer,
    follow_up,
    pressed_message,
    refusing,
    respond,
    user_locale,
    user_words,
)
from bot.screens.history.history_ids import (
    NOW,
    ChooseNote,
    ChoosePicture,
    ChooseStep,
    ChooseViewer,
    EditNote,
    HistoryId,
    KeepNote,
    NoteHere,
    OpenHistory,
    OpenNotes,
    ShowStep,
)
from bot.screens.history.history_page import NoStep
from bot.screens.history.notes import (
    IN_PANEL,
    NOTE_LENGTH,
    ON_PAGE,
    chosen_step,
    cleaned,
    newest_step,
    note_form,
    note_kept,
)
from bot.screens.model import Form
from games.engine.steps import times_begun_again
from storage.history import NotedStep


class HistoryCog(BotCog):
    """`/history`, the controls of what it shows, and notes."""

    @app_commands.command(name=localized("history"), description=localized("history", about=True))
    @app_commands.rename(number=localized("step", parameter=True))
    @app_commands.describe(number=localized("step", parameter=True, about=True))
    @for_users
    async def history(
        self, interaction: Interaction, number: app_commands.Range[int, 1] | None = None
    ) -> None:
        """A step of the game that is played here."""
        await answer(interaction, Reply.PRIVATE, self._history_here(interaction, number or NOW))

    async def _history_here(self, interaction: Interaction, number: int) -> None:
        row = await self._bot.tables.game_here(interaction.channel_id, interaction.user.id)
        if row is None:
            raise UserError("error-no-table")
        table = await self._bot.tables.table(row.id)
        await self._show(interaction, HistoryId(row.id, number, times_begun_again(table)), interaction.id)

    @handles(OpenHistory, Reply.PRIVATE)
    async def _open(self, interaction: Interaction, pressed: OpenHistory) -> None:
        await self._show(interaction, HistoryId(pressed.game), interaction.id)

    @handles(ShowStep, Reply.UPDATE, also=ChooseStep)
    async def _step(self, interaction: Interaction, pressed: ShowStep | ChooseStep) -> None:
        await self._show(interaction, pressed, pressed_message(interaction))

    @handles(ChoosePicture, Reply.UPDATE, also=ChooseViewer)
    async def _looks(self, interaction: Interaction, pressed: ChoosePicture | ChooseViewer) -> None:
        await self._show(interaction, pressed, pressed_message(interaction))

    async def _show(self, interaction: Interaction, shown: HistoryId, message: int | None) -> None:
        """Show a step as the user may see it."""
        locale, user = user_locale(interaction), interaction.user.id
        try:
            screen = await self._bot.screens.history(shown, user, locale, message=message)
        except NoStep as fault:
            raise UserError("error-no-step", n=fault.last) from None
        await respond(interaction, screen)

    # Notes

    @handles(NoteHere, Reply.FORM)
    async def _note_here(self, interaction: Interaction, pressed: NoteHere) -> Form:
        newest = newest_step(pressed.game, await self._bot.tables.table(pressed.game))
        return await self._form(interaction, newest, IN_PANEL)

    @handles(EditNote, Reply.FORM)
    async def _edit_note(self, interaction: Interaction, pressed: EditNote) -> Form:
        return await self._form(interaction, pressed, ON_PAGE)

    async def _form(self, interaction: Interaction, at: HistoryId, how: str) -> Form:
        text = await self._bot.store.notes.at(_noted(interaction, at))
        return note_form(at, how, text, user_words(interaction))

    @handles(KeepNote, Reply.UPDATE)
    async def _keep_note(self, interaction: Interaction, pressed: KeepNote) -> None:
        """Keep a note, and show it: on the page where it was written, else in a message of its own."""
        kept = structs.replace(pressed, text=cleaned(pressed.text))
        if len(kept.text) > NOTE_LENGTH:
            raise UserError("error-long-note", n=len(kept.text), most=NOTE_LENGTH)
        now = self._bot.clock.now()
        await self._bot.store.notes.keep(_noted(interaction, kept), kept.text, time=now)
        if kept.how == ON_PAGE:
            await self._show(interaction, kept, pressed_message(interaction))
            return
        show = follow_up if reply_of(interaction) is Reply.UPDATE else respond
        await show(interaction, note_kept(kept, user_words(interaction)))

    @handles(OpenNotes, Reply.UPDATE)
    async def _open_notes(self, interaction: Interaction, pressed: OpenNotes) -> None:
        user, locale = interaction.user.id, user_locale(interaction)
        await respond(interaction, await self._bot.screens.notes(pressed.game, user, pressed.page, locale))

    @handles(ChooseNote, Reply.UPDATE)
    async def _choose_note(self, interaction: Interaction, pressed: ChooseNote) -> None:
        with refusing("error-no-such-control", ValueError):
            shown = chosen_step(pressed)
        await self._show(interaction, shown, pressed_message(interaction))


def _noted(interaction: Interaction, at: HistoryId) -> NotedStep:
    """The step as one where this user notes something."""
    return NotedStep(at.game, interaction.user.id, at.number, at.begun_again)
