"""`/table` and *This table*: what a table is, and what one can do there."""

from dataclasses import dataclass

from bot.client.acknowledgement import Interaction, Reply
from bot.client.bot_cog import BotCog
from bot.client.cogs.pages.table_pages import TablePages
from bot.client.command_tree import command
from bot.client.handlers import handles
from bot.client.responses import UserError, refuse_with_text, respond, user_locale, user_words
from bot.locales import game_words
from bot.screens.ids.custom_ids import parse_pressed
from bot.screens.ids.settings_ids import Nudge
from bot.screens.ids.table_ids import AskSure, BackToTable, ChooseTable, Drastic, OpenTableMenu
from bot.screens.names import escape_name
from bot.screens.reminders import reminders
from bot.screens.shared.menu import sure_screen
from bot.tables.reminders.reminders import NudgeOutcome, ReminderService
from bot.tables.reminders.timers import Timers
from bot.tables.service import TableService
from storage.core.errors import Dormant, Paused

NUDGED = {
    NudgeOutcome.NOW: "nudge-now",
    NudgeOutcome.LATER: "nudge-later",
    NudgeOutcome.TOMORROW: "nudge-tomorrow",
    NudgeOutcome.REMINDED: "nudge-told",
}


@dataclass(eq=False)
class TableCog(BotCog):
    _tables: TableService
    _timers: Timers
    _reminders: ReminderService
    _table_pages: TablePages

    @command("table")
    async def table(self, interaction: Interaction) -> None:
        row = await self._store.game_in(interaction.channel_id or 0)
        mine = () if row else await self._store.games_of(interaction.user.id)
        row = row or next((each.row for each in mine), None)
        row = row or await self._tables.game_here(None, interaction.user.id)
        if row is None:
            raise UserError("error-no-table")
        await self._table_pages.show(interaction, row, others=tuple(each.row for each in mine[1:]))

    @handles(OpenTableMenu, Reply.PRIVATE)
    async def _show_table(self, interaction: Interaction, pressed: OpenTableMenu) -> None:
        await self._table_pages.show(interaction, await self._store.game(pressed.game))

    @handles(BackToTable, Reply.UPDATE)
    async def _show_table_again(self, interaction: Interaction, pressed: BackToTable) -> None:
        await self._table_pages.show(interaction, await self._store.game(pressed.game))

    @handles(ChooseTable, Reply.UPDATE)
    async def _show_chosen_table(self, interaction: Interaction, pressed: ChooseTable) -> None:
        mine = await self._store.games_of(interaction.user.id)
        others = tuple(each.row for each in mine if each.row.id != pressed.game)
        await self._table_pages.show(interaction, await self._store.game(pressed.game), others=others)

    @handles(AskSure, Reply.UPDATE)
    async def _ask_sure(self, interaction: Interaction, pressed: AskSure) -> None:
        with refuse_with_text("error-no-such-control", ValueError):
            inner = parse_pressed(pressed, Drastic)
        row = await self._store.game(inner.game)
        await respond(interaction, sure_screen(inner, game_words(user_locale(interaction), row.name)))

    @handles(Nudge, Reply.PRIVATE)
    async def _nudge(self, interaction: Interaction, pressed: Nudge) -> None:
        row = await self._store.game(pressed.game)
        own = row.seat_of(interaction.user.id)
        if own is None:
            raise UserError("error-not-your-table")
        if row.dormant:
            raise Dormant(f"game {row.id} is dormant")
        if row.paused is not None:
            raise Paused(f"game {row.id} pauses")
        names, stand_ins = await self._members.names(row), await self._members.stand_in_names(row)
        outcomes = []
        for wait in await self._store.timing.waits(row.id):
            held = row.holder(wait.seat)
            if held is None or held.player is None or wait.seat == own:
                continue
            name = escape_name(stand_ins.get(wait.seat, names[wait.seat]))
            if row.is_away(wait.seat, self._clock.now()):
                outcomes.append((name, "nudge-away"))
                continue
            outcome = await self._reminders.nudge(row.id, wait.seat, held.player, wait.since)
            outcomes.append((name, NUDGED[outcome]))
        self._timers.wake()
        await respond(interaction, reminders.nudge_outcomes(outcomes, user_words(interaction)))
