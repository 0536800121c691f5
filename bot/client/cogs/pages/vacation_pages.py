"""A user's vacation, and their stand-in at a table."""

from dataclasses import dataclass

from bot.client.acknowledgement import Interaction
from bot.client.bot_cog import Reads
from bot.client.responses import respond, user_locale, user_words
from bot.locales import game_titles
from bot.screens.absence import stand_ins, vacation_page
from bot.screens.absence.vacation_page import VacationView
from bot.tables.absence.vacations import VacationService
from storage.core.rows import GameRow


@dataclass(eq=False)
class VacationPages(Reads):
    _vacations: VacationService

    async def show(self, interaction: Interaction) -> None:
        await respond(interaction, vacation_page.page(await self.view(interaction), user_words(interaction)))

    async def view(self, interaction: Interaction) -> VacationView:
        plan = await self._vacations.plan(interaction.user.id)
        titles = game_titles(user_locale(interaction))
        asked = None if plan.offer is None else plan.offer.user
        guild = plan.games[0].guild if plan.games else next(iter(plan.cups), interaction.guild_id)
        name = "" if asked is None else await self._members.name(guild, asked)
        return VacationView(plan, titles, name, self._clock.now())

    async def show_stand_in(self, interaction: Interaction, row: GameRow) -> bool:
        """Show a user who plays their seat; returns False without a stand-in there."""
        held = next((each for each in row.seated if each.user == interaction.user.id), None)
        if held is None or held.stand_in is None:
            return False
        user = held.stand_in.user
        name = "" if user is None else await self._members.name(row.guild, user)
        await respond(interaction, stand_ins.stood_in_for(held, name, row.id, user_words(interaction)))
        return True

    async def offer(self, interaction: Interaction, row: GameRow) -> bool:
        """Show a user the request to stand in at a table; False without one."""
        user = interaction.user.id
        vacation = await self._store.vacations.vacation_offered_to(user, row.id)
        offer = None if vacation is None else await self._store.vacations.offer(vacation.id)
        if vacation is None or vacation.ended is not None or offer is None or offer.user != user:
            return False
        name, words = await self._members.name(row.guild, vacation.user), user_words(interaction)
        if offer.accepted is not None:
            now = self._clock.now()
            screen = stand_ins.answered_screen(vacation, name, now, words, accepted=offer.accepted)
        else:
            found = await self._store.vacations.games_of_user(vacation.user, open_to=user)
            games = [await self._store.game(each) for each in found]
            titles = game_titles(user_locale(interaction))
            screen = stand_ins.offer_screen(vacation, name, games, titles, 0, words)
        await respond(interaction, screen)
        return True
