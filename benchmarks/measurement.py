"""A measurement and its target."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import median

from msgspec import Struct


class Measurement(Struct, frozen=True):
    """A measured value with its target."""

    name: str
    target: float
    """The most it should be."""
    value: float
    unit: str
    how: str
    """How it was measured."""

    @property
    def met(self) -> bool:
        """Whether the target is met."""
        return self.value <= self.target

    def __str__(self) -> str:
        verdict = "met" if self.met else "MISSED"
        return (
            f"{self.name:34} {self.value:8.1f} {self.unit:2}  target {self.target:5g} {self.unit:2}"
            f"  {verdict:6}  {self.how}"
        )


def median_of(name: str, target: float, seconds: Sequence[float], how: str) -> Measurement:
    """The median of times, in milliseconds."""
    return Measurement(f"{name}, median", target, median(seconds) * 1000, "ms", how)


def p99_of(name: str, target: float, seconds: Sequence[float], how: str) -> Measurement:
    """The 99th percentile of times, in milliseconds."""
    ordered = sorted(seconds)
    return Measurement(f"{name}, p99", target, ordered[int(len(ordered) * 0.99)] * 1000, "ms", how)
