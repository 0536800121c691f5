"""How long a stand-in may take to play. Pure."""

from __future__ import annotations

from clocks.offsets import DAY
from clocks.user_settings import clock_schedule, from_json
from clocks.waking_time import deadline
from storage.absence.stand_ins import StandInWait

PATIENCE = float(DAY)
"""Waking seconds after which a computer player replaces a stand-in who has not played."""


def replaced_at(wait: StandInWait) -> float:
    """When a stand-in is replaced who does not play."""
    schedule = clock_schedule(from_json(wait.settings), wait.language or "", wait.since)
    return deadline(wait.since, PATIENCE, schedule, wait.stops)
