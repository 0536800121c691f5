"""The message of a cup: enrolling, withdrawing, dropping out."""

from __future__ import annotations

import logging
from functools import partial

import discord

from bot.client.acknowledgement import LOST, Interaction, Reply
from bot.client.bot_cog import BotCog
from bot.client.handlers import handles
from bot.client.responses import respond, tell, user_words
from bot.screens.ids.cup_ids import DropOut, DropOutForGood, Enrol, Withdraw
from bot.screens.markup import moment
from bot.screens.model import Button, Screen, text_screen, texts
from storage.cups.rows import PLAYING, CupRow, NotEnrolled

log = logging.getLogger(__name__)


class CupCog(BotCog):
    """Handlers of the controls."""

    @handles(Enrol, Reply.UPDATE)
    async def _enrol(self, interaction: Interaction, pressed: Enrol) -> None:
        cup = await self._bot.store.cups.enrol(pressed.cup, interaction.user.id, self._bot.clock.now())
        await self._refresh(interaction, cup.row)
        begins = moment(cup.row.round_begins(1))
        await tell(interaction, user_words(interaction)("cup-enrol-done", begins=begins))

    @handles(Withdraw, Reply.UPDATE)
    async def _withdraw(self, interaction: Interaction, pressed: Withdraw) -> None:
        cup = await self._bot.store.cups.withdraw(pressed.cup, interaction.user.id, self._bot.clock.now())
        await self._refresh(interaction, cup.row)
        await tell(interaction, user_words(interaction)("cup-withdraw-done"))

    @handles(DropOut, Reply.PRIVATE)
    async def _ask_to_drop_out(self, interaction: Interaction, pressed: DropOut) -> None:
        cup = await self._bot.store.cups.find(pressed.cup)
        entrant = cup.entrant_of(interaction.user.id)
        if cup.row.stage != PLAYING or entrant is None or entrant.dropped is not None:
            raise NotEnrolled(f"user {interaction.user.id} does not take part in cup {pressed.cup}")
        words = user_words(interaction)
        yes = Button(DropOutForGood(pressed.cup), words("button-cup-drop-out"), "danger")
        await respond(interaction, Screen((*texts(words("cup-drop-sure")), (yes,))))

    @handles(DropOutForGood, Reply.UPDATE)
    async def _drop_out(self, interaction: Interaction, pressed: DropOutForGood) -> None:
        await self._bot.cups.drop_out(pressed.cup, interaction.user.id)
        await respond(interaction, text_screen(user_words(interaction)("cup-dropped-out")))

    async def _refresh(self, interaction: Interaction, row: CupRow) -> None:
        """Update the message that was pressed, if it is the cup's; if that fails it is changed later."""
        if interaction.message is not None and interaction.message.id == row.message:
            try:
                await self._bot.outbox.cups.respond(row.id, partial(respond, interaction, private=False))
            except (*LOST, discord.HTTPException) as error:
                log.warning("cup %d: its message is changed later: %r", row.id, error)
            else:
                return
        self._bot.cups.loop.wake()
