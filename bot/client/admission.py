"""Admission of interactions: each once, limited by user and server, and none while the bot stops."""

import time
from collections.abc import Mapping
from typing import Any

from discord import InteractionType

from bot.client.acknowledgement import Interaction, Reply, acknowledge
from bot.client.handlers import control_name, note_responding, place_of, send_choices, tell_error
from bot.client.press_measurement import Outcome, measure_press
from bot.client.press_rate import PressRate, PressRates
from bot.client.responses import UserError
from bot.client.use_limits import SERVER, DailyLimit, DayUsedUp, UseLimits, counted_control
from bot.operation.metrics import Metrics
from bot.recent import Recent
from bot.screens.ids.settings_ids import DataFile, EraseData, PrivacyPage
from bot.work import Slots
from storage.core.errors import Refused

REMEMBERED = 20_000
"""How many of the last interactions are remembered, to know one that is delivered again."""

AT_ONCE = 2
"""How many presses of a server are handled at the same time."""

MOST_WAITING = 100
"""How many presses of a server wait for that."""

HELD_SECONDS = 1.0
"""How long a press counts as one of them: one that takes longer waits for another process."""


def _is_about_data(interaction: Interaction) -> bool:
    data: Any = interaction.data or {}
    if interaction.type is InteractionType.application_command:
        return bool(data.get("name") == "privacy")
    return any(kind.matches(data.get("custom_id")) for kind in (PrivacyPage, DataFile, EraseData))


class Admission:
    def __init__(
        self,
        rate: PressRate,
        completion_rate: PressRate,
        daily: Mapping[str, DailyLimit],
        metrics: Metrics,
    ) -> None:
        """`rate`: how fast a user may press; `completion_rate`: how fast they are shown completions."""
        self._rates = PressRates(rate)
        self._completions = PressRates(completion_rate)
        self._limits = UseLimits(daily, metrics.refused_uses)
        self._refused_uses = metrics.refused_uses
        self.slots = Slots(AT_ONCE, MOST_WAITING, HELD_SECONDS)
        """Room for the presses of each server."""
        self._seen = Recent[int, None](REMEMBERED)

    async def admits(self, interaction: Interaction) -> bool:
        """Whether to handle an interaction; a refused one is answered, unless it is a repeated delivery."""
        if interaction.id in self._seen:
            return False
        self._seen[interaction.id] = None
        now = time.monotonic()
        if interaction.user.id in interaction.client.barred and not _is_about_data(interaction):
            await self._refuse(interaction, Outcome.REFUSED, UserError("error-barred"))
        elif interaction.guild_id in interaction.client.closed_servers and not _is_about_data(interaction):
            await self._refuse(interaction, Outcome.REFUSED, UserError("error-server-closed"))
        elif interaction.client.stopping:
            await self._refuse(interaction, Outcome.STOPPING, UserError("error-stopping"))
        elif not self._rate_of(interaction).allows(interaction.user.id, now):
            await self._refuse(interaction, Outcome.TOO_FAST, UserError("error-too-fast"), warns_at=now)
        elif _is_about_data(interaction):
            return True
        elif self.slots.is_full(place_of(interaction)):
            self._refused_uses.labels("waiting presses", SERVER).inc()
            await self._refuse(interaction, Outcome.REFUSED, UserError("error-server-busy"), warns_at=now)
        elif refusal := self._find_used_up(interaction, now):
            await self._refuse(interaction, Outcome.REFUSED, refusal)
        else:
            return True
        return False

    def _rate_of(self, interaction: Interaction) -> PressRates:
        return self._completions if interaction.type is InteractionType.autocomplete else self._rates

    def _find_used_up(self, interaction: Interaction, now: float) -> DayUsedUp | None:
        """Why an interaction is one too many of its day; None if it is not, and counts."""
        user, server, wall_time = interaction.user.id, interaction.guild_id, interaction.client.clock.now()
        try:
            self._limits.check(counted_control(interaction), user, server, now, wall_time)
        except DayUsedUp as refusal:
            return refusal
        return None

    async def _refuse(
        self, interaction: Interaction, outcome: Outcome, error: Refused, warns_at: float | None = None
    ) -> None:
        """Answer in words; `warns_at`: the time, if presses on messages are answered so now and then."""
        if interaction.type is InteractionType.autocomplete:
            with note_responding(interaction.client):
                await send_choices(interaction, [])
            return
        with (
            note_responding(interaction.client),
            measure_press(interaction, control_name(interaction)) as press,
        ):
            press.outcome = outcome
            if (
                warns_at is None
                or interaction.type is not InteractionType.component
                or self._rates.warns(interaction.user.id, warns_at)
            ):
                await tell_error(interaction, error)
            else:
                await acknowledge(interaction, Reply.UPDATE)
