"""The chapters on the six actions, and on repeating them."""

from __future__ import annotations

from games.game import Chapter
from games.help import chapter, paragraph
from games.trajan.pieces import (
    COMMODITIES,
    CONSTRUCTION_TILES,
    COPIES,
    DIFFERENT,
    EQUAL,
    FIRST_TILE_GIVES,
    LEAST_PROVINCE_POINTS,
    OTHER_LEGIONNAIRE_POINTS,
    PAIRS,
    REPEATS_PLUS_TWO,
    SENATE_TRACK,
    SHIPS,
)
from games.words import Message


def seaport() -> Chapter:
    """What can be done with cards."""
    return chapter(
        "seaport",
        paragraph("seaport-one", kinds=len(COMMODITIES), copies=COPIES),
        paragraph("seaport-draw"),
        paragraph("seaport-take"),
        paragraph("seaport-play"),
        paragraph("seaport-ship"),
        paragraph("seaport-piles"),
        paragraph("seaport-hand"),
    )


def ships() -> Chapter:
    """The three ships."""

    def points(ship: str) -> dict[str, tuple[Message, ...]]:
        return {
            side: tuple(Message("help-ships-number", {"n": n}) for n in figures)
            for side, figures in (("colour", SHIPS[ship].colour), ("gray", SHIPS[ship].gray))
        }

    return chapter(
        "ships",
        paragraph("ships-load"),
        paragraph("ships-equal", **points(EQUAL)),
        paragraph("ships-pairs", **points(PAIRS)),
        paragraph("ships-different", **points(DIFFERENT)),
        paragraph("ships-gray"),
        paragraph("ships-wild"),
        paragraph("ships-wild_pairs"),
    )


def forum() -> Chapter:
    """Taking tiles from the forum."""
    return chapter(
        "forum",
        paragraph("forum-take"),
        paragraph("forum-kinds"),
        paragraph("forum-keep"),
    )


def military() -> Chapter:
    """Legionnaires and the military leader."""
    return chapter(
        "military",
        paragraph("military-one"),
        paragraph("military-token"),
        paragraph("military-leader"),
        paragraph("military-legionnaire"),
        paragraph("military-points", less=-OTHER_LEGIONNAIRE_POINTS, least=LEAST_PROVINCE_POINTS),
        paragraph("military-stay"),
    )


def trajan() -> Chapter:
    """Taking Trajan tiles."""
    return chapter("trajan", paragraph("trajan-take"), paragraph("trajan-arch"), paragraph("trajan-full"))


def senate() -> Chapter:
    """The senate track."""
    first, last = SENATE_TRACK[1], SENATE_TRACK[-1]
    return chapter(
        "senate",
        paragraph("senate-step", first=first, last=last),
        paragraph("senate-stack"),
        paragraph("senate-last", last=last),
    )


def construction() -> Chapter:
    """Workers and construction tiles."""
    gives = tuple(
        Message("help-construction-first_tile", {"tile": f"type-{type_}", "action": f"action-{action}"})
        for type_, action in FIRST_TILE_GIVES.items()
    )
    return chapter(
        "construction",
        paragraph("construction-one"),
        paragraph("construction-token"),
        paragraph("construction-worker"),
        paragraph("construction-tile", sites=len(CONSTRUCTION_TILES)),
        paragraph("construction-free", gives=gives),
        paragraph("construction-others"),
    )


def extra() -> Chapter:
    """Repeating an action."""
    return chapter(
        "extra",
        paragraph("extra-repeat"),
        paragraph("extra-plus2", repeats=REPEATS_PLUS_TWO),
        paragraph("extra-one"),
        paragraph("extra-wild"),
        paragraph("extra-free"),
    )
