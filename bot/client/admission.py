"""Admission of interactions: each once, limited per user, and none while the bot stops."""

import time
from typing import Any

from discord import InteractionType

from bot.client.acknowledgement import Interaction, Reply, acknowledge
from bot.client.handlers import control_name, note_responding, send_choices, tell_error
from bot.client.press_measurement import Outcome, measure_press
from bot.client.press_rate import PressRate, PressRates
from bot.client.responses import UserError
from bot.recent import Recent
from bot.screens.ids.settings_ids import DataFile, EraseData, PrivacyPage

REMEMBERED = 20_000
"""How many of the last interactions are remembered, to know one that is delivered again."""


def _is_about_data(interaction: Interaction) -> bool:
    data: Any = interaction.data or {}
    if interaction.type is InteractionType.application_command:
        return bool(data.get("name") == "privacy")
    return any(kind.matches(data.get("custom_id")) for kind in (PrivacyPage, DataFile, EraseData))


class Admission:
    def __init__(self, rate: PressRate, completion_rate: PressRate) -> None:
        """`rate`: how fast a user may press; `completion_rate`: how fast they are shown completions."""
        self._rates = PressRates(rate)
        self._completions = PressRates(completion_rate)
        self._seen = Recent[int, None](REMEMBERED)

    async def admits(self, interaction: Interaction) -> bool:
        """Whether to handle an interaction; a refused one is answered, unless it is a repeated delivery."""
        if interaction.id in self._seen:
            return False
        self._seen[interaction.id] = None
        now = time.monotonic()
        if interaction.user.id in interaction.client.barred and not _is_about_data(interaction):
            await self._refuse_barred(interaction)
            return False
        if interaction.type is InteractionType.autocomplete:
            return await self._admits_completion(interaction, now)
        if not interaction.client.stopping and self._rates.allows(interaction.user.id, now):
            return True
        with (
            note_responding(interaction.client),
            measure_press(interaction, control_name(interaction)) as press,
        ):
            press.outcome = Outcome.STOPPING if interaction.client.stopping else Outcome.TOO_FAST
            if press.outcome is Outcome.STOPPING:
                await tell_error(interaction, UserError("error-stopping"))
            elif interaction.type is not InteractionType.component or self._rates.warns(
                interaction.user.id, now
            ):
                await tell_error(interaction, UserError("error-too-fast"))
            else:
                await acknowledge(interaction, Reply.UPDATE)
        return False

    async def _refuse_barred(self, interaction: Interaction) -> None:
        with (
            note_responding(interaction.client),
            measure_press(interaction, control_name(interaction)) as press,
        ):
            press.outcome = Outcome.REFUSED
            if interaction.type is InteractionType.autocomplete:
                await send_choices(interaction, [])
            else:
                await tell_error(interaction, UserError("error-barred"))

    async def _admits_completion(self, interaction: Interaction, now: float) -> bool:
        """Whether a completion is to be found; if not, the answer is empty."""
        if not interaction.client.stopping and self._completions.allows(interaction.user.id, now):
            return True
        with note_responding(interaction.client):
            await send_choices(interaction, [])
        return False
