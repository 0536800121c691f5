"""The area of one seat in words, from a view."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from games.game import pieces_text
from games.trajan.events.quarter import demands_text
from games.trajan.events.tiles import construction_text, trajan_tile_text
from games.trajan.pieces import ACTION_OF, CENTRE, COLOURS, COMMODITIES, FORUM_TILES
from games.trajan.player import Player
from games.trajan.scoring.bonus import bonus_scores
from games.trajan.scoring.demands import TRAJAN, DemandState, demands_of, trajan_meets
from games.trajan.scoring.final_scoring import forecasts
from games.trajan.sets import construction_sets
from games.trajan.state import Trajan
from games.words import Argument, Message, Seat, in_order


def seat_lines(view: Trajan, seat: int) -> Iterator[Message]:
    """All that a seat has, a line each."""
    player = view.players[seat]
    yield Message("board-player", {"seat": Seat(seat), "points": player.points})
    yield from _circle(player)
    yield Message("board-hand", {"n": len(player.hand), "cards": pieces_text(player.hand) or ("none",)})
    yield Message("board-display", {"cards": in_order(player.display, COMMODITIES) or "none"})
    yield Message("board-tiles", {"tiles": in_order(player.tiles, FORUM_TILES) or "none"})
    if player.plus_two:
        yield Message("board-plus-two", {"actions": tuple(f"action-{each}" for each in player.plus_two)})
    yield from _demands(view, seat)
    yield Message(
        "board-construction",
        {"tiles": tuple(construction_text(tile) for tile in player.construction) or ("none",)},
    )
    sets = tuple(
        Message("board-set", {"size": each.size, "type": f"type-{each.type}", "points": each.points})
        for each in construction_sets(player)
    )
    if sets:
        yield Message("board-sets", {"sets": sets})
    yield Message("board-own-bonus", {"tiles": tuple(_bonus(view, seat)) or ("none",)})
    yield from _tokens(view, seat)
    for each in forecasts(view, seat):
        if each.parts:
            reasons = tuple(part.reason for part in each.parts)
            yield Message("board-foretold", {"title": each.title, "points": each.points, "parts": reasons})


def _circle(player: Player) -> Iterator[Message]:
    for tray, action in ACTION_OF.items():
        slot: Argument = "board-slot-free"
        if tray in player.slots:
            slot = trajan_tile_text(player.slots[tray])
        elif tray == player.arch:
            slot = "board-slot-arch"
        markers = in_order(Counter(player.trays[tray]), COLOURS)
        yield Message(
            "board-tray",
            {
                "tray": f"tray-{tray}",
                "action": f"action-{action}",
                "markers": tuple(counted(colour, n) for colour, n in markers.items()) or ("none",),
                "slot": slot,
            },
        )
    if player.arch == CENTRE:
        yield Message("board-arch-centre")


def _demands(view: Trajan, seat: int) -> Iterator[Message]:
    kept = tuple(trajan_meets(view.players[seat]).elements())
    if kept:
        yield Message("board-kept", {"demands": demands_text(kept)})
    demands = demands_of(view, seat)
    if demands:
        yield Message("board-demands-met", {"demands": tuple(map(_demand, demands))})


def _demand(each: DemandState) -> Message:
    by = "board-by-trajan" if each.met_by == TRAJAN else f"tile-{each.met_by}"
    return Message(
        "board-demand-met" if each.met_by else "board-demand-unmet",
        {"demand": f"demand-{each.demand}", "by": by},
    )


def _bonus(view: Trajan, seat: int) -> Iterator[Message]:
    for each in bonus_scores(view, seat):
        yield Message(
            "board-bonus-yellow" if each.yellow else "board-bonus-gray",
            {"tile": f"bonus-{each.tile}", "points": each.points},
        )


def _tokens(view: Trajan, seat: int) -> Iterator[Message]:
    player = view.players[seat]
    yield Message(
        "board-tokens",
        {"supply": player.supply, "legionnaires": player.military_camp, "workers": player.worker_camp},
    )
    provinces = tuple(f"province-{province}" for province in view.provinces_of(seat)) or ("none",)
    yield Message("board-military", {"leader": f"province-{player.leader}", "provinces": provinces})
    yield Message("board-sites", {"sites": tuple(view.sites_of(seat)) or ("none",)})


def counted(colour: str, n: int) -> Message:
    """Action markers of a colour: "2 × yellow"."""
    return Message("pieces-counted", {"piece": f"colour-{colour}", "n": n})
