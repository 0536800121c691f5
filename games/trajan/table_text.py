"""The whole table in words, from a view: for terminals, screen readers and people who cannot see pictures."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import chain

from games.game import coordinates, pieces_text
from games.table_text import join_parts, phase_lines
from games.trajan.events.quarter import demands_text
from games.trajan.events.tiles import construction_text, markers_text, trajan_tile_text
from games.trajan.left import cards_left, demands_unseen, forum_tiles_left, stacks_left
from games.trajan.pieces import (
    ACTION_OF,
    CENTRE,
    COLOURS,
    COMMODITIES,
    DEMANDS_REMOVED,
    FORUM_PILE,
    FORUM_TILES,
    MILITARY_CAMP,
    PROVINCE_POINTS,
    PROVINCES,
    SENATE_TRACK,
    SHIPS,
    SITES,
)
from games.trajan.player import Player
from games.trajan.quarter import name_between_rounds, round_name
from games.trajan.scoring.bonus import bonus_scores
from games.trajan.scoring.demands import TRAJAN, DemandState, demands_of, trajan_meets
from games.trajan.scoring.final_scoring import forecasts
from games.trajan.scoring.senate_vote import senate_places
from games.trajan.sets import construction_sets
from games.trajan.state import Trajan
from games.words import Argument, Message, Seat, Words, in_order


def table_text(view: Trajan, words: Words, names: Sequence[str] = ()) -> str:
    """The table as a seat sees it, as lines of text; `names` are what the seats are called."""
    board = (part(view) for part in BOARD)
    seats = (seat_lines(view, seat) for seat in range(len(view.players)))
    return join_parts([chain(time_lines(view), demand_lines(view)), *board, *seats], words, names)


def time_lines(view: Trajan) -> Iterator[Message]:
    """The round, the phase, whose turn it is, the time marker."""
    name = name_between_rounds(view) or round_name(view)
    if name is not None:
        yield name
    yield from phase_lines(view.phase, view.active, view.start)
    if view.phase:
        yield Message("board-time", {"time": view.time, "steps": view.steps, "left": view.steps_left})


def demand_lines(view: Trajan) -> Iterator[Message]:
    """The demands of the quarter, and those still unseen."""
    yield Message("board-demands", {"demands": demands_text(view.demands) or ("none",)})
    if view.phase:
        unseen = tuple(
            Message("board-demand-counted", {"n": number, "demand": f"demand-{demand}"})
            for demand, number in demands_unseen(view).items()
        )
        yield Message("board-demands-unseen", {"demands": unseen, "removed": DEMANDS_REMOVED})


def senate_lines(view: Trajan) -> Iterator[Message]:
    """The seats by votes, the discs on the track, the bonus tiles."""
    if view.start is None:
        return
    for number, place in enumerate(senate_places(view), 1):
        yield Message(
            f"board-senate-{place.ahead_by}" if place.ahead_by else "board-senate",
            {
                "place": number,
                "seat": Seat(place.seat),
                "votes": place.votes,
                "space": place.of_space,
                "tiles": place.of_tiles,
            },
        )
    discs = (
        Message("board-discs-on", {"space": votes, "seats": tuple(map(Seat, reversed(seats)))})
        for votes, seats in zip(SENATE_TRACK, view.senate, strict=True)
        if seats
    )
    yield Message("board-discs", {"spaces": tuple(discs)})
    yield Message("board-bonus", {"tiles": tuple(f"bonus-{tile}" for tile in view.bonus) or ("none",)})


def forum_lines(view: Trajan) -> Iterator[Message]:
    """The tiles of the forum, and the pile of forum tiles."""
    tiles = (_at(space, f"tile-{view.forum[space]}") for space in view.forum_spaces if space in view.forum)
    yield Message("board-forum", {"tiles": tuple(tiles) or ("none",)})
    left = in_order(forum_tiles_left(view), FORUM_PILE)
    yield Message("board-forum-left", {"n": sum(left.values()), "tiles": left or "none"})


def _at(space: str, what: Argument) -> Message:
    return Message("board-at", {"space": space, "what": what})


def province_lines(view: Trajan) -> Iterator[Message]:
    """The pieces in every province, and the leaders in the camp."""
    leaders = {seat: player.leader for seat, player in enumerate(view.players)}
    for province in PROVINCES:
        there: list[Argument] = []
        if province in view.provinces:
            there.append(f"tile-{view.provinces[province]}")
        there += [
            Message("board-legionnaire", {"seat": Seat(seat)}) for seat in view.legionnaires.get(province, ())
        ]
        there += _leaders(leaders, province)
        yield Message(
            "board-province",
            {
                "province": f"province-{province}",
                "points": PROVINCE_POINTS[province],
                "what": there or ("none",),
            },
        )
    in_camp = _leaders(leaders, MILITARY_CAMP)
    if in_camp:
        yield Message("board-camp", {"what": in_camp})


def _leaders(leaders: dict[int, str], place: str) -> list[Message]:
    return [
        Message("board-leader", {"seat": Seat(seat)}) for seat, where in leaders.items() if where == place
    ]


def district_lines(view: Trajan) -> Iterator[Message]:
    """The sites, row by row."""
    rows: dict[int, list[Message]] = {}
    for site in SITES:
        row = rows.setdefault(coordinates(site)[0], [])
        if site in view.district:
            row.append(_at(site, construction_text(view.district[site])))
        elif view.workers.get(site):
            row.append(
                Message("board-workers", {"space": site, "seats": tuple(map(Seat, view.workers[site]))})
            )
    for number, sites in rows.items():
        yield Message("board-district", {"row": number, "sites": sites or ("none",)})


def ship_lines(view: Trajan) -> Iterator[Message]:
    """The ships with the points of the shown side."""
    for name, ship in SHIPS.items():
        gray = name in view.gray_ships
        yield Message(
            "board-ship-gray" if gray else "board-ship",
            {"ship": f"ship-{name}", "points": ship.gray if gray else ship.colour},
        )


def stack_lines(view: Trajan) -> Iterator[Message]:
    """The stacks of Trajan tiles."""
    for each in stacks_left(view):
        yield Message(
            "board-stack",
            {
                "stack": f"stack-{each.stack}",
                "tile": trajan_tile_text(each.top) if each.top else "none",
                "n": len(each.under),
            },
        )


def card_lines(view: Trajan) -> Iterator[Message]:
    """Draw pile and discard piles, and the cards not seen."""
    left = cards_left(view)
    yield Message("board-pile", {"n": left.left})
    for number, pile in enumerate(view.discards, 1):
        cards = tuple(f"commodities-{card}" for card in reversed(pile)) or ("none",)
        yield Message("board-discard", {"pile": number, "cards": cards})
    yield Message("board-unseen", {"cards": in_order(left.faces, COMMODITIES) or "none"})


BOARD = (senate_lines, forum_lines, province_lines, district_lines, ship_lines, stack_lines, card_lines)
"""The parts of the board, in the order of the text."""


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
                "markers": markers_text(markers) or ("none",),
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
