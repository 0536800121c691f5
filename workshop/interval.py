"""How sure a mean is that was measured."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import stdev

CERTAINTY = 1.96
"""Standard errors of an interval of 95 %."""


def half_width(values: Sequence[float]) -> float:
    """Half the interval of 95 % around the mean of values."""
    return CERTAINTY * stdev(values) / sqrt(len(values)) if len(values) > 1 else float("nan")
