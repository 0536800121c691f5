"""The chapters on the Colonia: resources, citizens, building, benefit tracks."""

from __future__ import annotations

from collections.abc import Iterator

from games.forum_trajanum.effects import (
    BENEFITS,
    TRACK_END,
    AreaBonus,
    BuildingAction,
    ColoniaTile,
    effects_text,
    second_citizen_text,
    step_text,
    steps_bringing,
    steps_sending,
)
from games.forum_trajanum.help.figures import by_cycle
from games.forum_trajanum.pieces import (
    ANY_TILE_PRICE,
    BOTH_TILES_PRICE,
    COLUMN_POINTS,
    CRAFTSMAN_I,
    CRAFTSMAN_II,
    EAGLE_POINTS,
    MERCHANT_II,
    PLANS,
    ROW_CLASSES,
    STRUCTURES,
    plan_text,
)
from games.game import Chapter
from games.help import chapter, paragraph
from games.words import Message


def resources() -> Chapter:
    """All resources, and what they can be exchanged for."""
    return chapter(
        "resources",
        paragraph("resources-builder"),
        paragraph("resources-worker"),
        paragraph("resources-pair"),
        paragraph("resources-assistant"),
        paragraph("resources-coin"),
        paragraph("resources-tribune", any=ANY_TILE_PRICE, both=BOTH_TILES_PRICE),
        paragraph("resources-upgrade"),
        paragraph("resources-when"),
        paragraph("resources-citizens", rows=tuple(map(_row_text, (MERCHANT_II, CRAFTSMAN_I, CRAFTSMAN_II)))),
        paragraph("resources-supply"),
    )


def citizens() -> Chapter:
    """What citizens do, row by row, and what they cost."""
    return chapter(
        "citizens",
        paragraph("citizens-placing", rows=len(ROW_CLASSES)),
        paragraph("citizens-active"),
        *map(citizen_row, range(1, len(ROW_CLASSES) + 1)),
        paragraph("citizens-second"),
        paragraph("citizens-payment"),
    )


def citizen_row(row: int) -> Message:
    """What the citizens of a row, 1 to 6, bring."""
    return paragraph(
        f"citizens-row-{row}",
        row=_row_text(row),
        second=second_citizen_text(row),
        corner=EAGLE_POINTS["corner"],
        steps=tuple(steps_bringing(AreaBonus)),
    )


def building() -> Chapter:
    """The building action: what can be built where, what it costs, what it brings."""
    return chapter(
        "building",
        paragraph("building-action"),
        paragraph("building-where"),
        paragraph("building-gray", plans=_plan_texts(1, coloured=False)),
        paragraph("building-coloured", plans=_plan_texts(1, coloured=True)),
        paragraph("building-double", mixed=_plan_texts(2, coloured=False)),
        paragraph("building-paying"),
        paragraph("building-column", **by_cycle(COLUMN_POINTS)),
        paragraph("building-track"),
        paragraph("building-envoy"),
        paragraph("building-halves"),
        paragraph("building-supply"),
    )


def tracks() -> Chapter:
    """The benefit tracks, step by step."""
    return chapter(
        "tracks",
        paragraph("tracks-step"),
        *_steps(),
        paragraph("tracks-bonus", steps=tuple(steps_bringing(AreaBonus))),
        paragraph("tracks-eagle", steps=tuple(steps_sending("eagle"))),
        paragraph("tracks-square", steps=tuple(steps_sending("coloured"))),
        paragraph("tracks-tile", steps=tuple(steps_bringing(ColoniaTile))),
        paragraph("tracks-building", steps=tuple(steps_bringing(BuildingAction))),
        paragraph("tracks-end", last=TRACK_END),
        paragraph("tracks-later"),
    )


def _steps() -> Iterator[Message]:
    for track, benefits in BENEFITS.items():
        for step, effects in enumerate(benefits, 1):
            brings = effects_text(effects, bonuses=1)
            yield paragraph("tracks-benefit", name=step_text(track, step), brings=brings)


def _plan_texts(halves: int, *, coloured: bool) -> tuple[str, ...]:
    return tuple(
        plan_text(key)
        for key, plan in PLANS.items()
        if len(plan.halves) == halves and (plan.halves[0] in STRUCTURES) is coloured
    )


def _row_text(row: int) -> str:
    return f"row-{row}"
