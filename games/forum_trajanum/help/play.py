"""The chapters on how the game goes: goal, setup, a round, taking and using tiles, the end."""

from __future__ import annotations

from games.forum_trajanum.help.figures import by_cycle
from games.forum_trajanum.pieces import (
    ANY_TILE_PRICE,
    BOTH_TILES_PRICE,
    COLUMN_POINTS,
    CORNERS,
    CYCLES,
    GRID,
    GRID_TILES,
    ROUNDS,
    SIZE,
    SLOTS,
    START_STOCK,
    STREET_CARDS,
    STREETS,
    STREETS_A_ROUND,
    TEMPLES,
)
from games.game import Chapter
from games.help import chapter, paragraph


def goal() -> Chapter:
    """What the game is about."""
    return chapter(
        "goal",
        paragraph("goal-aim"),
        paragraph("goal-length", cycles=CYCLES, rounds=ROUNDS, total=CYCLES * ROUNDS),
        paragraph("goal-points"),
        paragraph("goal-scoring"),
    )


def setup() -> Chapter:
    """What lies on the table, and what everybody decides before the first round."""
    boards = {"two": len(SLOTS[2]), "three": len(SLOTS[3]), "four": len(SLOTS[4])}
    streets, cards = len(STREETS), len(STREET_CARDS)
    return chapter(
        "setup",
        paragraph("setup-board", **boards),
        paragraph("setup-streets", streets=streets, copies=cards // streets, cards=cards),
        paragraph("setup-colonia", size=SIZE, corners=len(CORNERS), temples=len(TEMPLES), grid=len(GRID)),
        paragraph("setup-cranes"),
        paragraph("setup-citizen"),
        paragraph("setup-women"),
        paragraph("setup-tiles", tiles=len(GRID_TILES), grid=len(GRID)),
        paragraph("setup-stock", goods=START_STOCK),
        paragraph("setup-start"),
    )


def round_() -> Chapter:
    """A round from the street cards to the start player's figure."""
    return chapter(
        "round",
        paragraph("round-streets", number=STREETS_A_ROUND),
        paragraph("round-tiles"),
        paragraph("round-turns"),
        paragraph("round-end"),
        paragraph("round-cycle", rounds=ROUNDS, **by_cycle(COLUMN_POINTS)),
    )


def taking() -> Chapter:
    """Taking and passing tiles."""
    return chapter(
        "taking",
        paragraph("taking-two"),
        paragraph("taking-crossing"),
        paragraph("taking-free"),
        paragraph("taking-corners"),
        paragraph("taking-tribune", price=ANY_TILE_PRICE),
        paragraph("taking-must"),
        paragraph("taking-keep"),
        paragraph("taking-secret"),
    )


def using() -> Chapter:
    """Using tiles, and where they go."""
    return chapter(
        "using",
        paragraph("using-one"),
        paragraph("using-both", price=BOTH_TILES_PRICE),
        paragraph("using-own"),
        paragraph("using-received"),
        paragraph("using-citizen"),
        paragraph("using-first"),
        paragraph("using-nothing"),
        paragraph("using-must"),
    )


def end() -> Chapter:
    """The end of the game and ties."""
    return chapter("end", paragraph("end-last", rounds=CYCLES * ROUNDS), paragraph("end-ties"))
