"""The chapters on Rome and on points: forum, prestige track, scoring, Trajan cards."""

from __future__ import annotations

from games.forum_trajanum.effects import AREA_BONUSES, effects_text, steps_sending
from games.forum_trajanum.help.figures import by_cycle
from games.forum_trajanum.pieces import (
    AREA_MOST,
    COLUMN_POINTS,
    CRANE_POINTS,
    CYCLES,
    CYPRESSES,
    EAGLE_POINTS,
    GRAYS,
    PRESTIGE_LAST,
    ROW_CLASSES,
    TRAJAN_CARDS,
    TRAJAN_VALUES,
    TRAJAN_VALUES_TURNED,
)
from games.forum_trajanum.tasks import task_text
from games.game import Chapter
from games.help import chapter, paragraph


def forum() -> Chapter:
    """Envoys, colour areas, area bonuses, eagles."""
    return chapter(
        "forum",
        paragraph("forum-envoys"),
        paragraph("forum-area"),
        paragraph("forum-begun"),
        paragraph("forum-free"),
        paragraph("forum-complete", bonuses=tuple(map(effects_text, AREA_BONUSES.values()))),
        paragraph(
            "forum-eagles",
            steps=tuple(steps_sending("eagle")),
            on=EAGLE_POINTS["on"],
            beside=EAGLE_POINTS["beside"],
        ),
        paragraph("forum-stay"),
    )


def prestige() -> Chapter:
    """The slide bar and what it is worth."""
    return chapter(
        "prestige",
        paragraph("prestige-bar", last=PRESTIGE_LAST),
        paragraph("prestige-area", most=AREA_MOST),
        paragraph("prestige-task", values=TRAJAN_VALUES, last=PRESTIGE_LAST),
        paragraph("prestige-turned", row="row-3"),
        paragraph("prestige-turned-area"),
        paragraph("prestige-turned-task", values=TRAJAN_VALUES_TURNED, last=PRESTIGE_LAST),
        paragraph("prestige-cypresses", positions=CYPRESSES, row="row-3"),
    )


def scoring() -> Chapter:
    """The scoring at the end of a cycle, part by part."""
    return chapter(
        "scoring",
        paragraph("scoring-order"),
        paragraph("scoring-payment"),
        paragraph("scoring-cranes", **by_cycle(CRANE_POINTS)),
        paragraph("scoring-cranes-covered"),
        paragraph("scoring-rows", rows=len(ROW_CLASSES), kinds=len(GRAYS)),
        paragraph("scoring-eagles", **EAGLE_POINTS),
        paragraph("scoring-area", most=AREA_MOST),
        paragraph("scoring-tasks", **by_cycle(sorted(set(TRAJAN_VALUES)))),
        paragraph("scoring-column", **by_cycle(COLUMN_POINTS)),
    )


def trajan() -> Chapter:
    """How Trajan tasks are fulfilled."""
    return chapter(
        "trajan",
        paragraph("trajan-card", **by_cycle(sorted(set(TRAJAN_VALUES)))),
        paragraph("trajan-build"),
        paragraph("trajan-line"),
        paragraph("trajan-words"),
        paragraph("trajan-element"),
        paragraph("trajan-collect"),
        paragraph("trajan-cranes"),
    )


def cards() -> Chapter:
    """All Trajan cards."""
    return chapter(
        "cards",
        paragraph("cards-all", cards=len(TRAJAN_CARDS), each=len(TRAJAN_CARDS) // CYCLES),
        *(
            paragraph(
                "cards-card", card=name, build=task_text(name, "build"), collect=task_text(name, "collect")
            )
            for name in TRAJAN_CARDS
        ),
    )
