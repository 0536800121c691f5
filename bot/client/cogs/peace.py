"""Whom a user has blocked, reports about people at tables, and what managers do about them."""

from dataclasses import dataclass

from bot.client.acknowledgement import Interaction, Reply
from bot.client.bot_cog import BotCog
from bot.client.cogs.pages.report_pages import ReportPages
from bot.client.handlers import handles
from bot.client.members import is_bot
from bot.client.people.regulars import ask_regular
from bot.client.responses import UserError, listed_user, respond, selected_user, user_locale, user_words
from bot.client.table_place import managed_server
from bot.locales import game_words
from bot.screens.history.notes import clean_note
from bot.screens.ids import people_ids as ids
from bot.screens.markup import bold
from bot.screens.model import Form
from bot.screens.peace import blocks, reports
from bot.screens.peace.blocks import people_at
from bot.screens.peace.reports import REPORT_LENGTH
from bot.tables.peace.order import Order
from storage.core.rows import GameRow, is_erased


@dataclass(eq=False)
class PeaceCog(BotCog):
    _order: Order
    _report_pages: ReportPages

    @handles(ids.BlockedPage, Reply.UPDATE)
    async def _show_blocked_page(self, interaction: Interaction, pressed: ids.BlockedPage) -> None:
        await self._show(interaction, pressed.page)

    @handles(ids.BlockUser, Reply.UPDATE)
    async def _block(self, interaction: Interaction, pressed: ids.BlockUser) -> None:
        user = selected_user(interaction, pressed.user)
        if user == interaction.user.id or is_bot(interaction, user):
            raise UserError("error-block-nobody")
        await self._show(interaction, 0, said=await self._block_and_respond(interaction, user))

    @handles(ids.UnblockUser, Reply.UPDATE)
    async def _unblock(self, interaction: Interaction, pressed: ids.UnblockUser) -> None:
        user = listed_user(pressed.user)
        await self._store.blocks.unblock(interaction.user.id, user)
        name = await self._members.name(interaction.guild_id, user)
        said = user_words(interaction)("blocks-unblocked", name=bold(name))
        await self._show(interaction, pressed.page, said=said)

    @handles(ids.PeopleAt, Reply.UPDATE)
    async def _show_people_of_table(self, interaction: Interaction, pressed: ids.PeopleAt) -> None:
        await self._show_people(interaction, await self._table_of_player(interaction, pressed.game))

    @handles(ids.BlockAt, Reply.UPDATE)
    async def _block_at(self, interaction: Interaction, pressed: ids.BlockAt) -> None:
        row, user = await self._table_of_player(interaction, pressed.game), listed_user(pressed.user)
        if user not in blocks.people_at(row, interaction.user.id):
            raise UserError("error-no-such-control")
        await self._show_people(interaction, row, said=await self._block_and_respond(interaction, user))

    @handles(ids.AskRegularAt, Reply.UPDATE)
    async def _ask_regular_at(self, interaction: Interaction, pressed: ids.AskRegularAt) -> None:
        row, user = await self._table_of_player(interaction, pressed.game), listed_user(pressed.user)
        if user not in blocks.people_at(row, interaction.user.id):
            raise UserError("error-no-such-control")
        await self._show_people(interaction, row, said=await ask_regular(interaction, user))

    async def _block_and_respond(self, interaction: Interaction, user: int) -> str:
        """Block somebody; returns the response, which names where the two still meet."""
        await self._order.block(interaction.user.id, user)
        name = await self._members.name(interaction.guild_id, user)
        words, locale = user_words(interaction), user_locale(interaction)
        found = await self._store.blocks.still_meet(interaction.user.id, user)
        cups = [(await self._store.cups.find(cup)).row for cup in found.cups[: blocks.MOST_NAMED]]
        lobbies = [await self._store.game(game) for game in found.lobbies[: blocks.MOST_NAMED]]
        return "\n".join(
            (
                words("blocks-blocked", name=bold(name)),
                *(blocks.meet_in_cup(row, game_words(locale, row.name)) for row in cups),
                *(blocks.meet_in_lobby(row, words) for row in lobbies),
            )
        )

    async def _table_of_player(self, interaction: Interaction, game: int) -> GameRow:
        """A table, for those who play there. Raises UserError, NoSuchGame."""
        row, user = await self._store.game(game), interaction.user.id
        if row.own_seat_of(user) is None and row.seat_of(user) is None:
            raise UserError("error-not-your-table")
        return row

    async def _show(self, interaction: Interaction, page: int, *, said: str = "") -> None:
        blocked = await self._store.blocks.of_user(interaction.user.id)
        last = max(0, len(blocked) - 1) // blocks.ON_A_PAGE
        page = min(page, last)
        guild = interaction.guild_id
        names = {
            each.user: await self._members.name(guild, each.user) for each in blocks.on_page(blocked, page)
        }
        screen = blocks.blocked_page(blocked, names, page, user_words(interaction), said=said)
        await respond(interaction, screen)

    async def _show_people(self, interaction: Interaction, row: GameRow, *, said: str = "") -> None:
        """Show the other people of a table; `said`: what has just been done."""
        user = interaction.user.id
        names = {each: await self._members.name(row.guild, each) for each in blocks.people_at(row, user)}
        blocked = frozenset(each.user for each in await self._store.blocks.of_user(user))
        await respond(
            interaction,
            blocks.people_page(
                row, names, blocked, game_words(user_locale(interaction), row.name), said=said
            ),
        )

    # Reports

    @handles(ids.ReportAt, Reply.FORM)
    async def _open_form(self, interaction: Interaction, pressed: ids.ReportAt) -> Form:
        row = await self._table_of_player(interaction, pressed.game)
        user = listed_user(pressed.user)
        self._check_is_there(interaction, row, user)
        name = await self._members.name(row.guild, user)
        return reports.report_form(row.id, user, name, user_words(interaction))

    @handles(ids.SendReport, Reply.UPDATE)
    async def _send_report(self, interaction: Interaction, pressed: ids.SendReport) -> None:
        row, text = await self._table_of_player(interaction, pressed.game), clean_note(pressed.text)
        self._check_is_there(interaction, row, pressed.user)
        if not text:
            raise UserError("error-no-report")
        if len(text) > REPORT_LENGTH:
            raise UserError("error-long-report", n=len(text), most=REPORT_LENGTH)
        await self._order.report(row, pressed.user, text, by_user=interaction.user.id)
        await self._show_people(interaction, row, said=user_words(interaction)("report-sent"))

    def _check_is_there(self, interaction: Interaction, row: GameRow, reported: int) -> None:
        """Check that somebody plays at a table of a server. Raises UserError."""
        if row.guild is None or reported not in people_at(row, interaction.user.id):
            raise UserError("error-no-such-control")

    # What managers see and do

    @handles(ids.OpenReport, Reply.UPDATE, ids.ChooseReport)
    async def _open_report(
        self, interaction: Interaction, pressed: ids.OpenReport | ids.ChooseReport
    ) -> None:
        await self._report_pages.show_one(interaction, pressed.report)

    @handles(ids.ReportDone, Reply.UPDATE)
    async def _settle_report(self, interaction: Interaction, pressed: ids.ReportDone) -> None:
        server = managed_server(interaction)
        await self._store.reports.close(server.id, pressed.report)
        await self._report_pages.show(interaction, said=user_words(interaction)("report-gone"))

    @handles(ids.CloseReported, Reply.UPDATE)
    async def _close_table(self, interaction: Interaction, pressed: ids.CloseReported) -> None:
        report = await self._report_pages.report(managed_server(interaction), pressed.report)
        if not pressed.sure:
            row = await self._store.game(report.about.game)
            words = game_words(user_locale(interaction), row.name)
            await respond(interaction, reports.sure_to_close_screen(report, words))
            return
        await self._order.close_table(report.about.game, by_user=interaction.user.id)
        said = user_words(interaction)("lobby-close-done")
        await self._report_pages.show_one(interaction, report.id, said=said)

    @handles(ids.BarReported, Reply.UPDATE)
    async def _bar_reported(self, interaction: Interaction, pressed: ids.BarReported) -> None:
        report = await self._report_pages.report(managed_server(interaction), pressed.report)
        if is_erased(report.about.reported):
            raise UserError("error-no-such-control")
        await self._ask_to_bar(interaction, report.about.reported, report.id)

    @handles(ids.BarUser, Reply.UPDATE)
    async def _bar_user(self, interaction: Interaction, pressed: ids.BarUser) -> None:
        managed_server(interaction)
        user = selected_user(interaction, pressed.user)
        if user == interaction.user.id or is_bot(interaction, user):
            raise UserError("error-bar-nobody")
        await self._ask_to_bar(interaction, user, 0)

    async def _ask_to_bar(self, interaction: Interaction, user: int, report: int) -> None:
        name = await self._members.name(interaction.guild_id, user)
        await respond(interaction, reports.sure_to_bar_screen(user, name, report, user_words(interaction)))

    @handles(ids.BarForGood, Reply.UPDATE)
    async def _bar(self, interaction: Interaction, pressed: ids.BarForGood) -> None:
        server = managed_server(interaction)
        await self._order.bar(server.id, pressed.user)
        name = bold(await self._members.name(server.id, pressed.user))
        said = user_words(interaction)("report-barred", name=name)
        if pressed.report:
            await self._report_pages.show_one(interaction, pressed.report, said=said)
        else:
            await self._report_pages.show(interaction, said=said)

    @handles(ids.LiftBar, Reply.UPDATE)
    async def _lift_bar(self, interaction: Interaction, pressed: ids.LiftBar) -> None:
        server, user = managed_server(interaction), listed_user(pressed.user)
        await self._store.bars.unbar(server.id, user)
        name = bold(await self._members.name(server.id, user))
        await self._report_pages.show(interaction, said=user_words(interaction)("report-lifted", name=name))
