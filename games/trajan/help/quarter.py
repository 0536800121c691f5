"""The chapters on the ends of rounds and quarters and on the final scoring."""

from __future__ import annotations

from games.game import Chapter
from games.help import chapter, paragraph
from games.trajan.pieces import (
    BONUS_TILES,
    BONUS_TILES_ON_BOARD,
    CARD_IN_HAND_POINTS,
    DEMANDS_A_QUARTER,
    LEGIONNAIRE_IN_CAMP_POINTS,
    QUARTERS,
    ROUNDS,
    SET_POINTS,
    UNMET_POINTS,
    WORKER_IN_CAMP_POINTS,
)


def round_end() -> Chapter:
    """What happens when the time marker has come round."""
    return chapter(
        "round_end",
        paragraph("round_end-demand"),
        paragraph("round_end-next"),
        paragraph("round_end-quarter", rounds=ROUNDS, demands=DEMANDS_A_QUARTER),
    )


def demands() -> Chapter:
    """Meeting the people's demands."""
    one, two, three = (-points for points in UNMET_POINTS[1:])
    return chapter(
        "demands",
        paragraph("demands-three", demands=DEMANDS_A_QUARTER),
        paragraph("demands-must"),
        paragraph("demands-unmet", one=one, two=two, three=three),
        paragraph("demands-wild"),
        paragraph("demands-secret"),
    )


def vote() -> Chapter:
    """Consul and vice consul."""
    return chapter(
        "vote",
        paragraph("vote-votes"),
        paragraph("vote-ties"),
        paragraph("vote-consul", bonus=BONUS_TILES_ON_BOARD),
        paragraph("vote-stack"),
    )


def refill() -> Chapter:
    """What leaves the board and what comes."""
    return chapter("refill", paragraph("refill-removed"), paragraph("refill-new"), paragraph("refill-piles"))


def final() -> Chapter:
    """The final scoring, the end of the game and ties."""
    return chapter(
        "final",
        paragraph("final-hand", points=CARD_IN_HAND_POINTS),
        paragraph("final-camps", worker=WORKER_IN_CAMP_POINTS, legionnaire=LEGIONNAIRE_IN_CAMP_POINTS),
        paragraph("final-sets", three=SET_POINTS[3], four=SET_POINTS[4]),
        paragraph("final-wild"),
        paragraph("final-bonus"),
        paragraph("end-last", quarters=QUARTERS),
        paragraph("end-ties"),
    )


def bonus() -> Chapter:
    """The bonus tiles."""

    def points(name: str) -> dict[str, int]:
        tile = BONUS_TILES[name]
        return {"yellow": int(tile.yellow), "gray": int(tile.gray)}

    cards = tuple(f"bonus-{tile.name}" for tile in BONUS_TILES.values() if tile.cards)
    cards_tile = next(tile.name for tile in BONUS_TILES.values() if tile.cards)
    demand_tile = next(tile.name for tile in BONUS_TILES.values() if tile.demand)
    return chapter(
        "bonus",
        paragraph("bonus-sides"),
        paragraph("bonus-cards", tiles=cards, **points(cards_tile)),
        paragraph("bonus-demand", **points(demand_tile)),
        paragraph("bonus-legionnaires", **points("legionnaires")),
        paragraph("bonus-workers", yellow=int(BONUS_TILES["workers"].yellow)),
        paragraph("bonus-yellow", **points("bonus")),
        paragraph("bonus-wild"),
    )
