"""Reports about people at tables, and what the managers of a server do about them."""

from __future__ import annotations

import discord

from bot.client.acknowledgement import Interaction, Reply
from bot.client.bot_cog import BotCog
from bot.client.cogs.community.peace import PeaceCog
from bot.client.handlers import handles
from bot.client.members import is_bot
from bot.client.responses import UserError, listed_user, respond, selected_user, user_locale, user_words
from bot.client.table_place import managed_server
from bot.locales import game_titles, game_words
from bot.screens.history.notes import cleaned
from bot.screens.ids.people_ids import (
    BarForGood,
    BarReported,
    BarUser,
    ChooseReport,
    CloseReported,
    LiftBar,
    OpenReport,
    ReportAt,
    ReportDone,
    SendReport,
)
from bot.screens.markup import bold
from bot.screens.model import Form
from bot.screens.peace import reports as screens
from bot.screens.peace.blocks import people_at
from bot.screens.peace.reports import REPORT_LENGTH, ReportsView
from bot.tables.errors import TableDamaged
from games.engine.steps import steps
from storage.core.rows import LOBBY, GameRow, is_erased
from storage.peace.reports import NewReport, Report


class ReportsCog(BotCog):
    """Handlers of the controls."""

    # At a table

    @handles(ReportAt, Reply.FORM)
    async def _open_form(self, interaction: Interaction, pressed: ReportAt) -> Form:
        row = await self._bot.cog(PeaceCog).table(interaction, pressed.game)
        user = listed_user(pressed.user)
        self._check_is_there(interaction, row, user)
        name = await self._bot.members.name(row.guild, user)
        return screens.report_form(row.id, user, name, user_words(interaction))

    @handles(SendReport, Reply.UPDATE)
    async def _send(self, interaction: Interaction, pressed: SendReport) -> None:
        row, text = await self._bot.cog(PeaceCog).table(interaction, pressed.game), cleaned(pressed.text)
        self._check_is_there(interaction, row, pressed.user)
        if not text:
            raise UserError("error-no-report")
        if len(text) > REPORT_LENGTH:
            raise UserError("error-long-report", n=len(text), most=REPORT_LENGTH)
        assert row.guild is not None, row
        now, user = self._bot.clock.now(), interaction.user.id
        new = NewReport(row.guild, row.id, await self._step(row), user, pressed.user, now, text)
        await self._bot.store.reports.add(new)
        await self._bot.cog(PeaceCog).show_people(
            interaction, row, said=user_words(interaction)("report-sent")
        )

    def _check_is_there(self, interaction: Interaction, row: GameRow, reported: int) -> None:
        """Check that somebody plays at a table of a server. Raises UserError."""
        if row.guild is None or reported not in people_at(row, interaction.user.id):
            raise UserError("error-no-such-control")

    async def _step(self, row: GameRow) -> int:
        """The step of a game as of now; 0 before the first, or where it cannot be read."""
        if row.stage == LOBBY:
            return 0
        try:
            return len(steps(await self._bot.tables.past_table(row.id)))
        except TableDamaged:
            return 0

    # What managers see and do

    async def show(self, interaction: Interaction, *, said: str = "") -> None:
        """Show the page of /setup. Raises UserError."""
        server = managed_server(interaction)
        view = await self._view(interaction, server)
        await respond(interaction, screens.reports_page(view, user_words(interaction), said=said))

    @handles(OpenReport, Reply.UPDATE, also=ChooseReport)
    async def _open(self, interaction: Interaction, pressed: OpenReport | ChooseReport) -> None:
        await self._show_report(interaction, pressed.report)

    @handles(ReportDone, Reply.UPDATE)
    async def _done(self, interaction: Interaction, pressed: ReportDone) -> None:
        server = managed_server(interaction)
        await self._bot.store.reports.close(server.id, pressed.report)
        await self.show(interaction, said=user_words(interaction)("report-gone"))

    @handles(CloseReported, Reply.UPDATE)
    async def _close(self, interaction: Interaction, pressed: CloseReported) -> None:
        report = await self._report(managed_server(interaction), pressed.report)
        if not pressed.sure:
            row = await self._bot.store.game(report.about.game)
            words = game_words(user_locale(interaction), row.name)
            await respond(interaction, screens.sure_to_close(report, words))
            return
        await self._bot.order.close_table(report.about.game, by_user=interaction.user.id)
        said = user_words(interaction)("lobby-close-done")
        await self._show_report(interaction, report.id, said=said)

    @handles(BarReported, Reply.UPDATE)
    async def _bar_reported(self, interaction: Interaction, pressed: BarReported) -> None:
        report = await self._report(managed_server(interaction), pressed.report)
        if is_erased(report.about.reported):
            raise UserError("error-no-such-control")
        await self._ask_to_bar(interaction, report.about.reported, report.id)

    @handles(BarUser, Reply.UPDATE)
    async def _bar_user(self, interaction: Interaction, pressed: BarUser) -> None:
        managed_server(interaction)
        user = selected_user(interaction, pressed.user)
        if user == interaction.user.id or is_bot(interaction, user):
            raise UserError("error-bar-nobody")
        await self._ask_to_bar(interaction, user, 0)

    async def _ask_to_bar(self, interaction: Interaction, user: int, report: int) -> None:
        name = await self._bot.members.name(interaction.guild_id, user)
        await respond(interaction, screens.sure_to_bar(user, name, report, user_words(interaction)))

    @handles(BarForGood, Reply.UPDATE)
    async def _bar(self, interaction: Interaction, pressed: BarForGood) -> None:
        server = managed_server(interaction)
        await self._bot.order.bar(server.id, pressed.user)
        name = bold(await self._bot.members.name(server.id, pressed.user))
        said = user_words(interaction)("report-barred", name=name)
        if pressed.report:
            await self._show_report(interaction, pressed.report, said=said)
        else:
            await self.show(interaction, said=said)

    @handles(LiftBar, Reply.UPDATE)
    async def _lift(self, interaction: Interaction, pressed: LiftBar) -> None:
        server, user = managed_server(interaction), listed_user(pressed.user)
        await self._bot.store.bars.unbar(server.id, user)
        name = bold(await self._bot.members.name(server.id, user))
        await self.show(interaction, said=user_words(interaction)("report-lifted", name=name))

    async def _show_report(self, interaction: Interaction, number: int, *, said: str = "") -> None:
        """Show a report, or all that are open if it is not any more."""
        server, words = managed_server(interaction), user_words(interaction)
        view = await self._view(interaction, server)
        report = next((each for each in view.reports if each.id == number), None)
        if report is None:
            await respond(interaction, screens.reports_page(view, words, said=said or words("report-gone")))
        else:
            await respond(interaction, screens.report_screen(view, report, words, said=said))

    async def _report(self, server: discord.Guild, number: int) -> Report:
        """An open report of a server. Raises UserError."""
        found = await self._bot.store.reports.on_server(server.id, self._bot.clock.now())
        report = next((each for each in found if each.id == number), None)
        if report is None:
            raise UserError("report-gone")
        return report

    async def _view(self, interaction: Interaction, server: discord.Guild) -> ReportsView:
        store, locale = self._bot.store, user_locale(interaction)
        reports = await store.reports.on_server(server.id, self._bot.clock.now())
        barred = await store.bars.of(server.id)
        tables = {each.about.game: await store.game(each.about.game) for each in reports}
        titles = game_titles(locale)
        users = {each.user for each in barred}
        users |= {user for each in reports for user in (each.about.user, each.about.reported)}
        names = {user: await self._bot.members.name(server.id, user, locale) for user in sorted(users)}
        return ReportsView(reports, tables, titles, barred, names)
