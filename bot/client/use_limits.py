"""What one person, and all people on one server, can use in a day (`use_limits.toml`)."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec
from discord import AppCommandOptionType, InteractionType
from msgspec import Struct
from prometheus_client import Counter

from bot.client.acknowledgement import Interaction
from bot.client.handlers import control_name
from bot.client.press_rate import PressRate, PressRates
from bot.screens.ids.custom_id import PressedId
from bot.screens.ids.custom_ids import parse
from bot.screens.markup import distance
from storage.core.errors import Refused

DAY = 24 * 3600.0

PRESSES, COMPLETION = "presses", "completion"
PERSON, SERVER = "person", "server"


class DailyLimit(Struct, frozen=True, forbid_unknown_fields=True):
    person: int
    server: int
    why: str
    controls: tuple[str, ...] = ()
    """Commands and classes of custom ids; every press for PRESSES."""


class LimitElsewhere(Struct, frozen=True, forbid_unknown_fields=True):
    what: str
    most: int
    constant: str
    """Where the code has it: a module, and a name in it."""
    why: str


class LimitTable(Struct, frozen=True, forbid_unknown_fields=True):
    daily: Mapping[str, DailyLimit]
    elsewhere: tuple[LimitElsewhere, ...]


LIMITS = msgspec.toml.decode(Path(__file__).with_suffix(".toml").read_bytes(), type=LimitTable)


class DayUsedUp(Refused):
    text = "limit-used-up"

    def __init__(self, kind: str, scope: str, most: int, again: float) -> None:
        """`again`: the moment from which it is possible."""
        super().__init__(f"the {kind} of a {scope} for a day are used up")
        self.arguments = {"kind": kind, "scope": scope, "n": most, "again": distance(again)}


class UseLimits:
    """Counts what is used, in memory."""

    def __init__(self, daily: Mapping[str, DailyLimit], refusals: Counter) -> None:
        """`refusals` is the metric of what was refused, by kind and scope."""
        self._daily = daily
        self._refusals = refusals
        self._kinds = {control: kind for kind, limit in daily.items() for control in limit.controls}
        self._rates = {
            (kind, scope): PressRates(PressRate(most, most / DAY))
            for kind, limit in daily.items()
            for scope, most in ((PERSON, limit.person), (SERVER, limit.server))
        }

    def check(self, control: str, user: int, server: int | None, now: float, time: float) -> None:
        """Count the use of a control, unless that is refused; `now`: of any clock. Raises DayUsedUp."""
        kinds = [] if control == COMPLETION else [PRESSES]
        if control in self._kinds:
            kinds.append(self._kinds[control])
        places = ((PERSON, user), *(() if server is None else ((SERVER, server),)))
        used = [(kind, scope, whose) for kind in kinds for scope, whose in places]
        for kind, scope, whose in used:
            seconds = self._rates[kind, scope].seconds_left(whose, now)
            if seconds > 0:
                self._refusals.labels(kind, scope).inc()
                most = getattr(self._daily[kind], scope)
                raise DayUsedUp(kind, scope, most, time + seconds)
        for kind, scope, whose in used:
            self._rates[kind, scope].allows(whose, now)


def counted_control(interaction: Interaction) -> str:
    """The command or the class of custom id by which an interaction is counted."""
    data: Any = interaction.data or {}
    if interaction.type is InteractionType.autocomplete:
        return COMPLETION
    if interaction.type is InteractionType.application_command:
        options = data.get("options", ())
        has_file = any(each["type"] == AppCommandOptionType.attachment.value for each in options)
        return control_name(interaction) + (" file" if has_file else "")
    try:
        pressed = parse(data.get("custom_id", ""))
        while isinstance(pressed, PressedId):
            pressed = parse(pressed.pressed)
    except ValueError:
        return control_name(interaction)
    return type(pressed).__name__
