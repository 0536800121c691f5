"""The page of a user's regulars."""

from dataclasses import dataclass

from bot.client.acknowledgement import Interaction, Reply
from bot.client.bot_cog import BotCog
from bot.client.handlers import handles
from bot.client.people.regulars import ask_regular
from bot.client.responses import UserError, listed_user, respond, selected_user, user_locale, user_words
from bot.screens.ids import people_ids as ids
from bot.screens.markup import bold
from bot.screens.people.regulars import regulars_page
from bot.tables.settings.settings_store import SettingsStore


@dataclass(eq=False)
class RegularsCog(BotCog):
    _settings: SettingsStore

    @handles(ids.OpenRegulars, Reply.PRIVATE)
    async def _open(self, interaction: Interaction, _: ids.OpenRegulars) -> None:
        await self._show(interaction)

    @handles(ids.AskRegular, Reply.UPDATE)
    async def _ask(self, interaction: Interaction, pressed: ids.AskRegular) -> None:
        user = selected_user(interaction, pressed.user)
        await self._show(interaction, said=await ask_regular(interaction, user))

    @handles(ids.AnswerRegular, Reply.UPDATE)
    async def _answer(self, interaction: Interaction, pressed: ids.AnswerRegular) -> None:
        user = listed_user(pressed.user)
        if pressed.wants:
            found = await self._store.regulars.of_user(interaction.user.id)
            if user not in (*found.asking, *found.regulars):
                raise UserError("error-regular-gone")
            said = await ask_regular(interaction, user)
        else:
            await self._store.regulars.drop(interaction.user.id, user, self._clock.now())
            name = bold(await self._members.name(interaction.guild_id, user))
            said = user_words(interaction)("regulars-dropped", name=name)
        await self._show(interaction, said=said)

    @handles(ids.TellOfRegulars, Reply.UPDATE)
    async def _tell(self, interaction: Interaction, pressed: ids.TellOfRegulars) -> None:
        await self._settings.change(interaction.user.id, tell_regulars=bool(pressed.on))
        await self._show(interaction)

    async def _show(self, interaction: Interaction, *, said: str = "") -> None:
        user, locale, guild = interaction.user.id, user_locale(interaction), interaction.guild_id
        found = await self._store.regulars.of_user(user)
        people = (*found.regulars, *found.asked, *found.asking)
        names = {each: await self._members.name(guild, each, locale) for each in people}
        tells = (await self._settings.of(user)).tell_regulars
        await respond(
            interaction, regulars_page(found, names, user_words(interaction), tells=tells, said=said)
        )
