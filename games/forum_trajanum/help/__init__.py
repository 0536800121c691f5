"""The rules for those who learn the game: a round in six lines, chapters, questions and hints."""

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
    CYCLES,
    EAGLE_POINTS,
    ROUNDS,
    ROW_CLASSES,
    STRUCTURES,
    TRACKS,
    TRAJAN_VALUES,
    TRAJAN_VALUES_TURNED,
    plan_text,
)
from games.game import Chapter, Help
from games.words import Message

OVERVIEW = (
    Message("overview-take"),
    Message("overview-pass"),
    Message("overview-use"),
    Message("overview-build"),
    Message("overview-benefit"),
    Message("overview-score", {"rounds": ROUNDS, "cycles": CYCLES}),
)
"""A round in six lines."""


def rules_help() -> Help:
    """All of it."""
    chapters = (
        Chapter("citizens", tuple(_citizens())),
        Chapter("buildings", tuple(_buildings())),
        Chapter("tracks", tuple(_tracks())),
        Chapter("bonuses", tuple(_bonuses())),
        Chapter("scoring", tuple(_scoring())),
        Chapter("trajan", tuple(_trajan())),
    )
    return Help(OVERVIEW, chapters, {}, {})


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
