"""The controls of reminders, and *Nudge*."""

from __future__ import annotations

from bot.client.acknowledgement import Interaction, Reply
from bot.client.bot_cog import BotCog
from bot.client.handlers import handles
from bot.client.responses import UserError, respond, user_words
from bot.screens.ids.settings_ids import Nudge, SetMute
from bot.screens.names import escaped
from bot.screens.reminders import reminders
from bot.tables.reminders.reminders import NudgeOutcome
from storage.core.errors import Dormant, Paused

NUDGED = {
    NudgeOutcome.NOW: "nudge-now",
    NudgeOutcome.LATER: "nudge-later",
    NudgeOutcome.TOMORROW: "nudge-tomorrow",
    NudgeOutcome.TOLD: "nudge-told",
}


class ReminderCog(BotCog):
    """Handlers of the controls."""

    @handles(SetMute, Reply.PRIVATE)
    async def _set_mute(self, interaction: Interaction, pressed: SetMute) -> None:
        words = user_words(interaction)
        until = await self._bot.reminders.set_mute(interaction.user.id, muted=bool(pressed.muted))
        await respond(interaction, reminders.muted(until, words) if until else reminders.unmuted(words))

    @handles(Nudge, Reply.PRIVATE)
    async def _nudge(self, interaction: Interaction, pressed: Nudge) -> None:
        row = await self._bot.store.game(pressed.game)
        own = row.seat_of(interaction.user.id)
        if own is None:
            raise UserError("error-not-your-table")
        if row.dormant:
            raise Dormant(f"game {row.id} is dormant")
        if row.paused is not None:
            raise Paused(f"game {row.id} pauses")
        names, stand_ins = await self._bot.members.names(row), await self._bot.members.stand_ins(row)
        outcomes = []
        for wait in await self._bot.store.timing.waits(row.id):
            held = row.holder(wait.seat)
            if held is None or held.player is None or wait.seat == own:
                continue
            name = escaped(stand_ins.get(wait.seat, names[wait.seat]))
            if row.is_away(wait.seat, self._bot.clock.now()):
                outcomes.append((name, "nudge-away"))
                continue
            outcome = await self._bot.reminders.nudge(row.id, wait.seat, held.player, wait.since)
            outcomes.append((name, NUDGED[outcome]))
        self._bot.timers.wake()
        await respond(interaction, reminders.nudged(outcomes, user_words(interaction)))
