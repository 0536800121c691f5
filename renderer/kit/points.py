"""Points over time and by source, read from a history."""

from __future__ import annotations

from collections.abc import Sequence

Course = Sequence[tuple[int, tuple[int, ...]]]
"""The moments of a game so far, each with the points of all seats at its end."""
