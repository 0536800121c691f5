"""What one seat has in front of it, in words, from a view."""

from __future__ import annotations

from collections.abc import Iterator

from games.game import Forecast, pieces_text
from games.trajan.bonus import bonus_scores
from games.trajan.demands import TRAJAN, DemandState, demands_of, trajan_meets
from games.trajan.events.quarter import demands_text
from games.trajan.events.tiles import construction_text, trajan_tile_text
from games.trajan.forecast import forecasts
from games.trajan.pieces import ACTION_OF, CENTRE
from games.trajan.player import Player
from games.trajan.sets import construction_sets
from games.trajan.state import Trajan
from games.words import Argument, Message, Seat


def seat_lines(view: Trajan, seat: int) -> Iterator[Message]:
    """All that a seat has, a line each."""
    player = view.players[seat]
    yield Message("board-player", {"seat": Seat(seat), "points": player.points})
    yield from _circle(player)
    yield Message("board-hand", {"n": len(player.hand), "cards": pieces_text(player.hand) or ("none",)})
    yield Message("board-display", {"cards": player.display or "none"})
    yield Message("board-tiles", {"tiles": player.tiles or "none"})
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
        yield _forecast(each)


def _circle(player: Player) -> Iterator[Message]:
    for tray, action in ACTION_OF.items():
        slot: Argument = "board-slot-free"
        if tray in player.slots:
            slot = trajan_tile_text(player.slots[tray])
        elif tray == player.arch:
            slot = "board-slot-arch"
        markers = tuple(f"colour-{colour}" for colour in player.trays[tray]) or ("none",)
        yield Message(
            "board-tray",
            {
                "tray": f"tray-{tray}",
                "action": f"action-{action}",
                "n": len(player.trays[tray]),
                "markers": markers,
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
        {
            "supply": player.supply,
            "legionnaires": player.military_camp,
            "workers": player.worker_camp,
        },
    )
    provinces = tuple(f"province-{province}" for province in view.provinces_of(seat)) or ("none",)
    yield Message("board-military", {"leader": f"province-{player.leader}", "provinces": provinces})
    yield Message("board-sites", {"sites": tuple(view.sites_of(seat)) or ("none",)})


def _forecast(forecast: Forecast) -> Message:
    reasons = tuple(part.reason for part in forecast.parts)
    text = "board-forecast-of" if reasons else "board-forecast-nothing"
    return Message(text, {"title": forecast.title, "points": forecast.points, "parts": reasons})
