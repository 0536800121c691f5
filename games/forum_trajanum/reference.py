"""What the symbols and effects of the game mean, line by line, the same for everybody."""

from __future__ import annotations

from collections.abc import Iterator

from games.forum_trajanum.effects import (
    AREA_BONUSES,
    BENEFITS,
    TRACK_END,
    benefit_text,
    effects_text,
    second_citizen_text,
)
from games.forum_trajanum.pieces import (
    AREA_MOST,
    COLUMN_POINTS,
    CRANE_POINTS,
    EAGLE_POINTS,
    ROW_CLASSES,
    STRUCTURES,
    TRACKS,
    TRAJAN_VALUES,
    TRAJAN_VALUES_TURNED,
    plan_text,
)
from games.game import ReferenceLine
from games.words import Message


def reference() -> tuple[ReferenceLine, ...]:
    """All of it: headings, and the lines below each."""
    sections = {
        "citizens": _citizens(),
        "buildings": _buildings(),
        "tracks": _tracks(),
        "bonuses": _bonuses(),
        "scoring": _scoring(),
        "trajan": _trajan(),
    }
    return tuple(
        line
        for name, messages in sections.items()
        for line in (ReferenceLine(Message(f"reference-{name}"), heading=True), *map(ReferenceLine, messages))
    )


def _citizens() -> Iterator[Message]:
    for row in range(1, len(ROW_CLASSES) + 1):
        second = second_citizen_text(row)
        yield Message("explain-row", {"row": f"row-{row}", "power": f"power-{row}", "second": second})


def _buildings() -> Iterator[Message]:
    yield Message("explain-costs")
    yield Message("explain-column", {"kind": "kind-triumphal_column", "values": COLUMN_POINTS})
    for track in TRACKS:
        yield Message("explain-track", {"kind": f"kind-{track}"})
    for kind in STRUCTURES:
        yield Message("explain-structure", {"plan": plan_text(kind)})
    yield Message("explain-envoy")


def _tracks() -> Iterator[Message]:
    for track, benefits in BENEFITS.items():
        for step, _ in enumerate(benefits, 1):
            yield benefit_text(track, step)
    yield Message("explain-marker", {"last": TRACK_END})


def _bonuses() -> Iterator[Message]:
    for bonus in AREA_BONUSES.values():
        yield effects_text(bonus)


def _scoring() -> Iterator[Message]:
    yield Message("explain-payment")
    yield Message("explain-cranes", {"values": CRANE_POINTS})
    yield Message("explain-rows")
    yield Message("explain-eagles", dict(EAGLE_POINTS))
    yield Message("explain-area", {"most": AREA_MOST})
    values = sorted({*TRAJAN_VALUES, *TRAJAN_VALUES_TURNED})
    yield Message("explain-tasks", {"least": values[0], "most": values[-1]})


def _trajan() -> Iterator[Message]:
    yield Message("explain-build")
    yield Message("explain-collect")
