"""The chapters on how the game goes: goal, setup, a turn, sowing, accomplishing Trajan tiles, the end."""

from __future__ import annotations

from games.game import Chapter
from games.help import chapter, paragraph
from games.trajan.pieces import (
    BONUS_TILES_ON_BOARD,
    COLOURS,
    CONSTRUCTION_TILES,
    DEMANDS_REMOVED,
    FIRST_CARDS,
    FIRST_SLOTS,
    GREEN_SPACES,
    MARKERS,
    MARKERS_IN_TRAY,
    PROVINCES,
    QUARTERS,
    ROUNDS,
    STACKS,
    SUPPLY,
    TIME_TRACKS,
    TRAJAN_TILES,
    YELLOW_SPACES,
)


def goal() -> Chapter:
    """What the game is about."""
    return chapter(
        "goal",
        paragraph("goal-aim"),
        paragraph("goal-length", quarters=QUARTERS, rounds=ROUNDS),
        paragraph("goal-points"),
        paragraph("goal-final"),
    )


def setup() -> Chapter:
    """What lies on the table, and what everybody decides before the first turn."""
    green = {"two": len(GREEN_SPACES[2]), "three": len(GREEN_SPACES[3]), "four": len(GREEN_SPACES[4])}
    return chapter(
        "setup",
        paragraph("setup-board", provinces=len(PROVINCES), yellow=len(YELLOW_SPACES), **green),
        paragraph("setup-district", sites=len(CONSTRUCTION_TILES)),
        paragraph("setup-seat", supply=SUPPLY),
        paragraph(
            "setup-markers", markers=sum(MARKERS.values()), colours=len(COLOURS), a_tray=MARKERS_IN_TRAY
        ),
        paragraph("setup-senate", bonus=BONUS_TILES_ON_BOARD),
        paragraph("setup-stacks", stacks=len(STACKS), tiles=len(TRAJAN_TILES) // len(STACKS)),
        paragraph("setup-cards", cards=FIRST_CARDS),
        paragraph("setup-tiles", tiles=len(FIRST_SLOTS)),
        paragraph("setup-demands", removed=DEMANDS_REMOVED),
    )


def turn() -> Chapter:
    """A turn and the time track."""
    steps = {name: TIME_TRACKS["short"][players] for name, players in (("two", 2), ("three", 3), ("four", 4))}
    return chapter(
        "turn",
        paragraph("turn-steps"),
        paragraph("turn-order"),
        paragraph("turn-time", **steps),
        paragraph("turn-beyond"),
        paragraph("turn-undo"),
    )


def sowing() -> Chapter:
    """Moving action markers around the circle."""
    return chapter(
        "sowing",
        paragraph("sowing-circle", trays=len(STACKS)),
        paragraph("sowing-take"),
        paragraph("sowing-colours"),
        paragraph("sowing-target"),
        paragraph("sowing-many"),
        paragraph("sowing-program"),
    )


def accomplishing() -> Chapter:
    """Trajan tiles, and what they bring."""

    def points(stack: str) -> tuple[int, ...]:
        found = {tile.points for tile in TRAJAN_TILES.values() if tile.stack == stack}
        return tuple(sorted(found, reverse=True))

    one, two = points("legionnaires")
    return chapter(
        "accomplishing",
        paragraph("accomplishing-when"),
        paragraph("accomplishing-markers"),
        paragraph("accomplishing-effect"),
        paragraph("accomplishing-cards", points=points("cards")[0]),
        paragraph("accomplishing-tokens", one=one, two=two),
        paragraph("accomplishing-plus2", points=points("plus2")[0]),
        paragraph("accomplishing-points", points=points("points")[0]),
        paragraph("accomplishing-demand", points=points("demand")[0]),
        paragraph("accomplishing-arch"),
    )
