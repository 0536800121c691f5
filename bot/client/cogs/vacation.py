"""Vacations and stand-ins: the page of the settings, and answers given elsewhere."""

from contextlib import suppress
from dataclasses import dataclass
from datetime import date

from bot.client.acknowledgement import Interaction, Reply
from bot.client.bot_cog import BotCog
from bot.client.cogs.pages.vacation_pages import VacationPages
from bot.client.handlers import handles
from bot.client.members import is_bot
from bot.client.panel_responses import respond_with_panel
from bot.client.people.membership import check_not_blocked
from bot.client.responses import (
    UserError,
    pressed_message,
    refuse_with_text,
    respond,
    selected_user,
    user_words,
)
from bot.screens.absence import stand_ins, vacation_page
from bot.screens.absence.vacation_page import VacationView
from bot.screens.ids import absence_ids as ids
from bot.screens.ids.custom_id import number
from bot.screens.ids.custom_ids import parse_pressed
from bot.screens.ids.panel_ids import PanelId
from bot.tables.absence.vacations import NoStandIn, VacationService
from bot.tables.purposes import PLAYER, Purpose
from storage.core.errors import AlreadyAway, UserName
from storage.core.rows import StandIn


@dataclass(eq=False)
class VacationCog(BotCog):
    _vacations: VacationService
    _vacation_pages: VacationPages

    # Announcing

    @handles(ids.VacationBegin, Reply.UPDATE)
    async def _choose_begin(self, interaction: Interaction, pressed: ids.VacationBegin) -> None:
        view, words = await self._vacation_pages.view(interaction), user_words(interaction)
        if view.plan.announced is not None:
            await self._vacation_pages.show(interaction)
        elif (number := _page_of(pressed.day)) is not None:
            await respond(interaction, vacation_page.choose_begin(view, number, words))
        else:
            _day(pressed.day, view)
            await respond(interaction, vacation_page.choose_end(view, pressed.day, 0, words))

    @handles(ids.VacationEnd, Reply.UPDATE)
    async def _choose_end(self, interaction: Interaction, pressed: ids.VacationEnd) -> None:
        view, words = await self._vacation_pages.view(interaction), user_words(interaction)
        _day(pressed.begin, view)
        if view.plan.announced is not None:
            await self._vacation_pages.show(interaction)
        elif (number := _page_of(pressed.day)) is not None:
            await respond(interaction, vacation_page.choose_end(view, pressed.begin, number, words))
        else:
            last = _day(pressed.day, view)
            await respond(interaction, vacation_page.confirm_screen(view, pressed.begin, last, words))

    @handles(ids.AnnounceVacation, Reply.UPDATE)
    async def _announce(self, interaction: Interaction, pressed: ids.AnnounceVacation) -> None:
        view = await self._vacation_pages.view(interaction)
        first = None if pressed.begin == ids.NOW else _day(pressed.begin, view)
        with suppress(AlreadyAway):
            await self._vacations.announce(interaction.user.id, first, _day(pressed.last, view))
        await self._vacation_pages.show(interaction)

    @handles(ids.ChangeVacationEnd, Reply.UPDATE)
    async def _change_end(self, interaction: Interaction, pressed: ids.ChangeVacationEnd) -> None:
        view, words = await self._vacation_pages.view(interaction), user_words(interaction)
        if view.plan.announced is None:
            await self._vacation_pages.show(interaction)
            return
        if (number := _page_of(pressed.day)) is not None:
            await respond(interaction, vacation_page.announced_screen(view, number, words))
            return
        await self._vacations.set_last_day(interaction.user.id, _day(pressed.day, view))
        await self._vacation_pages.show(interaction)

    @handles(ids.EndVacation, Reply.UPDATE)
    async def _end_vacation(self, interaction: Interaction, _: ids.EndVacation) -> None:
        await self._vacations.come_back(interaction.user.id)
        await self._vacation_pages.show(interaction)

    # Stand-ins

    @handles(ids.AskStandIn, Reply.UPDATE)
    async def _ask_stand_in(self, interaction: Interaction, pressed: ids.AskStandIn) -> None:
        user = selected_user(interaction, pressed.user)
        if user == interaction.user.id or is_bot(interaction, user):
            raise UserError("error-stand-in-nobody")
        await check_not_blocked(interaction, user)
        with refuse_with_text("error-stand-in-sits", NoStandIn, name=UserName(interaction.guild_id, user)):
            await self._vacations.name_stand_in(interaction.user.id, StandIn(user=user))
        await self._vacation_pages.show(interaction)

    @handles(ids.ComputerStandIn, Reply.UPDATE)
    async def _computer_stand_in(self, interaction: Interaction, pressed: ids.ComputerStandIn) -> None:
        stand_in = StandIn(computer=PLAYER[Purpose.STAND_IN]) if pressed.on else None
        await self._vacations.name_stand_in(interaction.user.id, stand_in)
        await self._vacation_pages.show(interaction)

    @handles(ids.AnswerStandIn, Reply.PRIVATE)
    async def _answer_stand_in_request(self, interaction: Interaction, pressed: ids.AnswerStandIn) -> None:
        accepted = bool(pressed.accepted)
        user = interaction.user.id
        vacation = await self._vacations.answer(pressed.vacation, user, accepted=accepted)
        games = await self._store.vacations.games_of_user(vacation.user)
        cups = await self._store.vacations.servers_of_cups(vacation.user)
        guild = (await self._store.game(games[0])).guild if games else next(iter(cups), None)
        name = await self._members.name(guild, vacation.user)
        words, now = user_words(interaction), self._clock.now()
        await respond(interaction, stand_ins.answered_screen(vacation, name, now, words, accepted=accepted))

    # At a table

    @handles(ids.ComeBack, Reply.UPDATE)
    async def _take_seat_back(self, interaction: Interaction, pressed: ids.ComeBack) -> None:
        message = pressed_message(interaction)
        panel = None if message is None else (pressed.game, message)
        await self._vacations.come_back(interaction.user.id, panel)
        row = await self._store.game(pressed.game)
        seat = row.seat_of(interaction.user.id)
        if seat is None:
            raise UserError("error-not-your-table")
        await respond_with_panel(interaction, row.id, seat, message=message)

    @handles(ids.PlayAnyway, Reply.UPDATE)
    async def _play_anyway(self, interaction: Interaction, pressed: ids.PlayAnyway) -> None:
        with refuse_with_text("error-no-such-control", ValueError):
            inner = parse_pressed(pressed, PanelId)
        await self._vacations.come_back(interaction.user.id)
        await interaction.client.handle(interaction, inner)


def _page_of(day: str) -> int | None:
    """The page of days that was selected; None for a day."""
    return number(day.removeprefix(ids.LATER)) if day.startswith(ids.LATER) else None


def _day(text: str, view: VacationView) -> date:
    """A day that was selected. Raises UserError."""
    with refuse_with_text("error-no-such-control", ValueError):
        return view.day(text)
