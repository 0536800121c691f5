"""A measurement beside its target."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import median

from msgspec import Struct


class Row(Struct, frozen=True):
    """What was measured, what is wanted at most, what it is, in which unit, and how it was taken."""

    name: str
    target: float
    value: float
    unit: str
    how: str

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


def middle(name: str, target: float, seconds: Sequence[float], how: str) -> Row:
    """The median of some times, in milliseconds."""
    return Row(f"{name}, median", target, median(seconds) * 1000, "ms", how)


def slowest(name: str, target: float, seconds: Sequence[float], how: str) -> Row:
    """The time that 99 of 100 do not pass, in milliseconds."""
    ordered = sorted(seconds)
    return Row(f"{name}, p99", target, ordered[int(len(ordered) * 0.99)] * 1000, "ms", how)
