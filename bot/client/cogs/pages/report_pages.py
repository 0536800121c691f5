"""The reports of a server, for its managers."""

import discord

from bot.client.acknowledgement import Interaction
from bot.client.bot_cog import Reads
from bot.client.responses import UserError, respond, user_locale, user_words
from bot.client.table_place import managed_server
from bot.locales import game_titles
from bot.screens.peace import reports as screens
from bot.screens.peace.reports import ReportsView
from storage.peace.reports import Report


class ReportPages(Reads):
    async def show(self, interaction: Interaction, *, said: str = "") -> None:
        """Show the page of /setup. Raises UserError."""
        server = managed_server(interaction)
        view = await self._view(interaction, server)
        await respond(interaction, screens.reports_page(view, user_words(interaction), said=said))

    async def show_one(self, interaction: Interaction, number: int, *, said: str = "") -> None:
        """Show a report, or all that are open if it is not any more."""
        server, words = managed_server(interaction), user_words(interaction)
        view = await self._view(interaction, server)
        report = next((each for each in view.reports if each.id == number), None)
        if report is None:
            await respond(interaction, screens.reports_page(view, words, said=said or words("report-gone")))
        else:
            await respond(interaction, screens.report_screen(view, report, words, said=said))

    async def report(self, server: discord.Guild, number: int) -> Report:
        """An open report of a server. Raises UserError."""
        found = await self._store.reports.on_server(server.id, self._clock.now())
        report = next((each for each in found if each.id == number), None)
        if report is None:
            raise UserError("report-gone")
        return report

    async def _view(self, interaction: Interaction, server: discord.Guild) -> ReportsView:
        store, locale = self._store, user_locale(interaction)
        reports = await store.reports.on_server(server.id, self._clock.now())
        barred = await store.bars.barred_users(server.id)
        tables = {each.about.game: await store.game(each.about.game) for each in reports}
        titles = game_titles(locale)
        users = {each.user for each in barred}
        users |= {user for each in reports for user in (each.about.user, each.about.reported)}
        names = {user: await self._members.name(server.id, user, locale) for user in sorted(users)}
        return ReportsView(reports, tables, titles, barred, names)
