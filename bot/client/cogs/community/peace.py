"""Whom a user has blocked: the page of `/privacy`, and the people of a table."""

from __future__ import annotations

from bot.client.acknowledgement import Interaction, Reply
from bot.client.bot_cog import BotCog
from bot.client.handlers import handles
from bot.client.members import is_bot
from bot.client.responses import UserError, listed_user, respond, selected_user, user_locale, user_words
from bot.locales import game_words
from bot.screens.ids.people_ids import BlockAt, BlockedPage, BlockUser, PeopleAt, UnblockUser
from bot.screens.markup import bold
from bot.screens.peace import blocks as screens
from storage.core.rows import GameRow


class PeaceCog(BotCog):
    """Handlers of the controls."""

    @handles(BlockedPage, Reply.UPDATE)
    async def _turn_to(self, interaction: Interaction, pressed: BlockedPage) -> None:
        await self._show(interaction, pressed.page)

    @handles(BlockUser, Reply.UPDATE)
    async def _block(self, interaction: Interaction, pressed: BlockUser) -> None:
        user = selected_user(interaction, pressed.user)
        if user == interaction.user.id or is_bot(interaction, user):
            raise UserError("error-block-nobody")
        await self._show(interaction, 0, said=await self._blocked(interaction, user))

    @handles(UnblockUser, Reply.UPDATE)
    async def _unblock(self, interaction: Interaction, pressed: UnblockUser) -> None:
        user = listed_user(pressed.user)
        await self._bot.store.blocks.unblock(interaction.user.id, user)
        name = await self._bot.members.name(interaction.guild_id, user)
        said = user_words(interaction)("blocks-unblocked", name=bold(name))
        await self._show(interaction, pressed.page, said=said)

    @handles(PeopleAt, Reply.UPDATE)
    async def _people(self, interaction: Interaction, pressed: PeopleAt) -> None:
        await self.show_people(interaction, await self.table(interaction, pressed.game))

    @handles(BlockAt, Reply.UPDATE)
    async def _block_at(self, interaction: Interaction, pressed: BlockAt) -> None:
        row, user = await self.table(interaction, pressed.game), listed_user(pressed.user)
        if user not in screens.people_at(row, interaction.user.id):
            raise UserError("error-no-such-control")
        await self.show_people(interaction, row, said=await self._blocked(interaction, user))

    async def _blocked(self, interaction: Interaction, user: int) -> str:
        """Block somebody; returns the response, which names where the two still meet."""
        now = self._bot.clock.now()
        for game in await self._bot.store.blocks.block(interaction.user.id, user, now):
            self._bot.outbox.wake(game)
        name = await self._bot.members.name(interaction.guild_id, user)
        words, locale = user_words(interaction), user_locale(interaction)
        found = await self._bot.store.blocks.still_meet(interaction.user.id, user)
        cups = [(await self._bot.store.cups.find(cup)).row for cup in found.cups[: screens.TOLD]]
        lobbies = [await self._bot.store.game(game) for game in found.lobbies[: screens.TOLD]]
        return "\n".join(
            (
                words("blocks-blocked", name=bold(name)),
                *(screens.meet_in_cup(row, game_words(locale, row.name)) for row in cups),
                *(screens.meet_in_lobby(row, words) for row in lobbies),
            )
        )

    async def table(self, interaction: Interaction, game: int) -> GameRow:
        """A table, for those who play there. Raises UserError, NoSuchGame."""
        row, user = await self._bot.store.game(game), interaction.user.id
        if row.own_seat_of(user) is None and row.seat_of(user) is None:
            raise UserError("error-not-your-table")
        return row

    async def _show(self, interaction: Interaction, page: int, *, said: str = "") -> None:
        blocked = await self._bot.store.blocks.of_user(interaction.user.id)
        last = max(0, len(blocked) - 1) // screens.ON_A_PAGE
        page = min(page, last)
        guild = interaction.guild_id
        names = {
            each.user: await self._bot.members.name(guild, each.user)
            for each in screens.on_page(blocked, page)
        }
        screen = screens.blocked_page(blocked, names, page, user_words(interaction), said=said)
        await respond(interaction, screen)

    async def show_people(self, interaction: Interaction, row: GameRow, *, said: str = "") -> None:
        """Show the other people of a table; `said`: what has just been done."""
        user = interaction.user.id
        names = {each: await self._bot.members.name(row.guild, each) for each in screens.people_at(row, user)}
        blocked = frozenset(each.user for each in await self._bot.store.blocks.of_user(user))
        await respond(
            interaction,
            screens.people_page(
                row, names, blocked, game_words(user_locale(interaction), row.name), said=said
            ),
        )
