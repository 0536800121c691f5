"""A measurement and its target. Times are compared with ten million additions of the same run."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from statistics import median
from time import process_time
from typing import Any

from msgspec import Struct

ADDITIONS = """
total = 0
for each in range(10_000_000):
    total += each
"""


@cache
def additions() -> float:
    """Seconds of processor time for ten million additions of global names, the least of three runs."""
    times = []
    for _ in range(3):
        start, names = process_time(), dict[str, Any]()
        exec(ADDITIONS, names)
        times.append(process_time() - start)
    return min(times)


class Measurement(Struct, frozen=True):
    name: str
    target: float
    """The most it should be: of milliseconds, in thousandths of the additions."""
    value: float
    unit: str
    how: str
    """How it was measured."""

    @property
    def share(self) -> float | None:
        """A time as a share of the additions; None for another unit."""
        seconds = {"ms": self.value / 1000, "s": self.value}.get(self.unit)
        return None if seconds is None else seconds / additions()

    @property
    def met(self) -> bool:
        return (self.value / additions() if self.unit == "ms" else self.value) <= self.target

    @property
    def columns(self) -> tuple[str, ...]:
        """Name, value, share, target, verdict, how."""
        share = "" if self.share is None else f"{self.share:.4f}"
        target = f"{self.target / 1000:.4f}" if self.unit == "ms" else f"{self.target:g} {self.unit}".rstrip()
        value = f"{self.value:.1f} {self.unit}".rstrip()
        return self.name, value, share, target, "met" if self.met else "MISSED", self.how


def median_of(name: str, target: float, seconds: Sequence[float], how: str) -> Measurement:
    """The median of times, in milliseconds."""
    return Measurement(f"{name}, median", target, median(seconds) * 1000, "ms", how)


def p99_of(name: str, target: float, seconds: Sequence[float], how: str) -> Measurement:
    """The 99th percentile of times, in milliseconds."""
    ordered = sorted(seconds)
    return Measurement(f"{name}, p99", target, ordered[int(len(ordered) * 0.99)] * 1000, "ms", how)
