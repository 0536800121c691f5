"""Each press in the metrics and in a line of the log."""

import logging
import time
from collections.abc import Iterator
from contextlib import contextmanager
from enum import StrEnum

from bot.client.acknowledgement import Interaction
from bot.operation.logs import log_context

log = logging.getLogger(__name__)


class Outcome(StrEnum):
    ANSWERED = "answered"
    REFUSED = "refused"
    """The user was shown why it is not possible."""
    SUPERSEDED = "superseded"
    """A newer press on the same message was answered instead."""
    TOO_LATE = "too late"
    """It could not be acknowledged within Discord's three seconds."""
    TOO_FAST = "too fast"
    """The user presses faster than anybody plays."""
    STOPPING = "stopping"
    """The bot was being stopped, and said so."""
    FAILED = "failed"
    """An unexpected error; the log has it."""


class PressMeasurement:
    """Duration and outcome of the response to an interaction."""

    def __init__(self, interaction: Interaction, control: str) -> None:
        self.outcome = Outcome.FAILED
        self._metrics = interaction.client.metrics
        self._control = control
        self._began = time.perf_counter()
        self._acknowledged: float | None = None

    def acknowledged(self) -> None:
        self._acknowledged = time.perf_counter() - self._began
        self._metrics.acknowledge_seconds.observe(self._acknowledged)

    def finish(self) -> None:
        """Count it, and log it in a line."""
        seconds = time.perf_counter() - self._began
        self._metrics.presses.labels(self._control, self.outcome.value).inc()
        if self.outcome is Outcome.ANSWERED:
            self._metrics.panel_seconds.observe(seconds)
        acknowledged = "never" if self._acknowledged is None else f"after {self._acknowledged * 1000:.0f} ms"
        line = "%s: %s after %.0f ms, acknowledged %s"
        log.info(line, self._control, self.outcome.value, seconds * 1000, acknowledged)


@contextmanager
def measure_press(interaction: Interaction, control: str) -> Iterator[PressMeasurement]:
    """Measure the response to an interaction, and add its id to log lines."""
    with log_context(interaction=interaction.id):
        measurement = PressMeasurement(interaction, control)
        try:
            yield measurement
        finally:
            measurement.finish()
