"""The chapters on the ends of rounds and of the game, and on the final scoring."""

from __future__ import annotations

from games.game import Chapter
from games.help import chapter, paragraph
from games.porta_nigra.pieces import (
    EARLY_END_POINTS,
    HAND,
    INTERIM_PER_BRICK,
    LAST_ELEMENT,
    MAJORITIES,
    PLAY_AREA_POINTS,
    SESTERCES_A_POINT,
    SET_POINTS,
)
from games.words import Message


def round_end() -> Chapter:
    """Interim scoring, start player, new round."""
    return chapter(
        "round_end",
        paragraph("round_end-when"),
        paragraph("round_end-interim", two=INTERIM_PER_BRICK[2], more=INTERIM_PER_BRICK[4]),
        paragraph("round_end-bricks"),
        paragraph("round_end-start"),
        paragraph("round_end-new", hand=HAND),
    )


def early_end() -> Chapter:
    """The early end."""
    return chapter(
        "early_end",
        paragraph("early_end-when", elements=LAST_ELEMENT),
        paragraph("early_end-points", points=EARLY_END_POINTS),
        paragraph("early_end-last"),
        paragraph("early_end-cards", name="setting-last_turn_without_cards"),
    )


def final() -> Chapter:
    """The final scoring, and who wins."""
    one, two, three, four = SET_POINTS[1:]
    return chapter(
        "final",
        paragraph("final-sets", one=one, two=two, three=three, four=four),
        paragraph("final-cards"),
        paragraph("final-area", sesterces=SESTERCES_A_POINT, each=PLAY_AREA_POINTS["romans"]),
        paragraph("final-majorities"),
        paragraph("final-win"),
    )


def majorities() -> Chapter:
    """Majorities and their ties."""
    areas = tuple(
        Message(
            "help-majorities-points",
            {"area": f"area-{area.name}", "first": area.points[0], "second": area.points[1]},
        )
        for area in MAJORITIES.values()
    )
    return chapter(
        "majorities",
        paragraph("majorities-areas", areas=areas),
        paragraph("majorities-count"),
        paragraph("majorities-tie"),
        paragraph("majorities-porta_nigra"),
        paragraph("majorities-shared"),
        paragraph("majorities-alone"),
    )
