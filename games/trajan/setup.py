"""The setup: the board, the action markers of all seats, what chance adds, first cards and tiles."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache

from games.engine.script import Together, choose
from games.engine.table import Table
from games.game import Option, Role
from games.hidden import piece_text
from games.trajan.actions.trajan_action import stack_options, stack_things
from games.trajan.drawing import draw_cards, fill_discard_piles, turn_up_stacks
from games.trajan.events.actions import TrajanTileTaken
from games.trajan.events.cards import CardTaken
from games.trajan.events.setup import (
    BonusTileDrawn,
    DistrictLaid,
    FirstCardsTaken,
    FirstTilesTaken,
    MarkersSetOut,
    MarkersTakenBack,
    SetupEnded,
    StartPlayerDrawn,
)
from games.trajan.pieces import (
    COLOURS,
    FIRST_CARDS,
    FIRST_SLOTS,
    MARKERS,
    MARKERS_IN_TRAY,
    SITES,
    TRAYS,
    sorted_markers,
)
from games.trajan.quarter import fill_forum, fill_provinces, lay_bonus_tiles
from games.trajan.sowing import portions_of
from games.trajan.state import COMMODITY_BAG, Trajan, markers_bag
from games.trajan.texts import colours_text, tray_markers_text, tray_text
from games.words import Argument, Message


async def setup_phase(table: Table[Trajan]) -> None:
    state = table.state
    seats = range(len(state.players))
    lay_board(table)
    if state.options.start_markers == "random":
        for seat in seats:
            deal_markers(table, seat)
    else:
        await Together(dict.fromkeys(seats, set_out_markers))
    turn_up_stacks(table)
    table.apply(StartPlayerDrawn(int(table.draw("seats"))))
    for seat in table.state.turn_order:
        table.apply(BonusTileDrawn(seat, table.draw("bonus")))
    lay_bonus_tiles(table)
    fill_discard_piles(table)
    table.apply(SetupEnded())


def lay_board(table: Table[Trajan]) -> None:
    """Lay the tiles of provinces, forum and construction district."""
    fill_provinces(table)
    fill_forum(table)
    tiles = table.draw_faces("construction", len(SITES))
    table.apply(DistrictLaid(dict(zip(SITES, tiles, strict=True))))


async def first_cards_phase(table: Table[Trajan]) -> None:
    """The phase `first_cards`, one seat: card by card, from any of the three piles."""
    seat = table.state.active
    assert seat is not None
    for number in range(1, FIRST_CARDS + 1):
        offered = first_card_options(table.state)
        key = await choose(seat, "first-card", offered, picture="port", number=number, of=FIRST_CARDS)
        if key == "pile":
            draw_cards(table, seat, 1)
        else:
            place = int(key.removeprefix("discard_"))
            table.apply(CardTaken(seat, place, table.state.discard_piles[place - 1][-1]))
            fill_discard_piles(table)
    table.apply(FirstCardsTaken(seat))


def first_card_options(state: Trajan) -> Iterator[Option]:
    """The top cards of the discard piles, and the pile."""
    for place, cards in enumerate(state.discards, 1):
        yield Option(
            f"discard_{place}",
            Message("first-card-discard", {"pile": place, "card": piece_text(COMMODITY_BAG, cards[-1])}),
            (f"discard_{place}",),
            reveals=len(cards) == 1,
        )
    yield Option("pile", Message("first-card-pile"), ("pile",), reveals=True)


async def first_tiles_phase(table: Table[Trajan]) -> None:
    """The phase `first_tiles`, one seat: a Trajan tile for each of the first slots, from different stacks."""
    seat = table.state.active
    assert seat is not None
    player = table.state.players[seat]
    for slot in FIRST_SLOTS:
        key = await choose(
            seat,
            "first-tile",
            stack_options(table.state, seat, slot, reveals=slot == FIRST_SLOTS[-1]),
            picture="stacks",
            things=stack_things,
            slot=tray_text(slot),
            colours=colours_text(player.trays[slot]),
        )
        tile = table.state.stacks[key.removeprefix("stack_")]
        table.apply(TrajanTileTaken(seat, tile, slot, player.arch))
    turn_up_stacks(table)
    table.apply(FirstTilesTaken(seat))


Setting = Mapping[str, tuple[str, ...]]
"""Tray -> the colours of its markers, sorted."""


REST = "rest"
"""The key of the option that fills the rest of the trays."""


def setting_of(colours: Sequence[Sequence[str]]) -> Setting:
    """These colours in the trays, beginning at I."""
    return dict(zip(TRAYS, map(sorted_markers, colours), strict=True))


@cache
def ready_made_settings(*, two_colours: bool) -> Mapping[str, Setting]:
    """Name -> setting; with `two_colours` those without two of a colour in one tray."""
    number = len(COLOURS)
    settings: Mapping[str, list[tuple[str, ...]]] = {
        "neighbours": [(COLOURS[place], COLOURS[(place + 1) % number]) for place in range(number)],
        "opposite": [
            (COLOURS[2 * place % number], COLOURS[2 * place % number + 1]) for place in range(number)
        ],
        "pairs": [(colour,) * MARKERS_IN_TRAY for colour in COLOURS],
    }
    return {
        name: setting_of(colours)
        for name, colours in settings.items()
        if is_allowed(colours, two_colours=two_colours)
    }


def is_allowed(trays: Sequence[Sequence[str]], *, two_colours: bool) -> bool:
    """Whether trays may hold these colours."""
    return not two_colours or all(len(set(colours)) == len(colours) for colours in trays)


async def set_out_markers(table: Table[Trajan], seat: int) -> None:
    """Let one seat set out its markers and swap pairs of them until it is content."""
    two_colours = table.state.options.start_markers == "two_colors"
    setting = await choose_setting(seat, two_colours=two_colours)
    while True:
        key = await choose(
            seat,
            "markers-review",
            ["set-out", Option("swap", Message("option-swap"), role=Role.MENU)],
            picture="circle",
            chosen=chosen_trays(setting),
            trays=tuple(tray_markers_text(tray, colours) for tray, colours in setting.items()),
        )
        if key == "set-out":
            table.apply(MarkersSetOut(seat, setting))
            return
        setting = await choose_swap(seat, setting, two_colours=two_colours)


async def choose_setting(seat: int, *, two_colours: bool) -> Setting:
    """A ready-made setting, or one chosen tray by tray."""
    settings = ready_made_settings(two_colours=two_colours)
    key = await choose(seat, "markers", marker_setup_options(settings), picture="circle")
    return settings[key] if key in settings else await choose_trays(seat, two_colours=two_colours)


def marker_setup_options(settings: Iterable[str]) -> Iterator[Option]:
    """Ready-made settings, and to choose one tray by tray."""
    for name in settings:
        yield Option(name, Message(f"markers-{name}"), about=Message(f"about-markers-{name}"))
    yield Option("own", Message("option-markers-own"), role=Role.MENU)


async def choose_trays(seat: int, *, two_colours: bool) -> Setting:
    """A setting chosen tray by tray."""
    trays: list[tuple[str, ...]] = []
    while len(trays) < len(TRAYS):
        left = Counter(MARKERS) - Counter(colour for colours in trays for colour in colours)
        key = await choose(
            seat,
            "markers-tray",
            tray_options(len(trays), left, two_colours=two_colours),
            picture="circle",
            chosen=chosen_trays(dict(zip(TRAYS, trays, strict=False))),
            tray=tray_text(TRAYS[len(trays)]),
        )
        trays += rest_of_trays(left) if key == REST else [tuple(key.split("+"))]
    return setting_of(trays)


def tray_options(filled: int, left: Counter[str], *, two_colours: bool) -> Iterator[Option]:
    """The options of colours for the next tray, and the one that fills the rest."""
    tray, more = TRAYS[filled], len(TRAYS) - filled - 1
    for colours in portions_of(sorted_markers(left.elements()), MARKERS_IN_TRAY):
        if can_be_next(colours, left, more, two_colours=two_colours):
            yield Option("+".join(colours), colours_text(colours), (f"tray_{tray}",))
    if more > 1:
        yield Option(REST, Message("option-markers-rest"))


def can_be_next(colours: Sequence[str], left: Counter[str], more: int, *, two_colours: bool) -> bool:
    """Whether a tray can get these colours so that the remaining trays can still be filled."""
    after = left - Counter(colours)
    return is_allowed([colours], two_colours=two_colours) and (
        not two_colours or max(after.values(), default=0) <= more
    )


def rest_of_trays(left: Counter[str]) -> list[tuple[str, ...]]:
    """The colours left in as many trays as they fill, two different ones in each."""
    colours = sorted_markers(left.elements())
    number = len(colours) // MARKERS_IN_TRAY
    return [colours[place::number] for place in range(number)]


async def choose_swap(seat: int, setting: Setting, *, two_colours: bool) -> Setting:
    """The setting after two markers have changed places."""
    first = await choose_marker(
        seat,
        "markers-swap",
        setting,
        (each for each in markers_of(setting) if swap_partners(setting, each, two_colours=two_colours)),
    )
    second = await choose_marker(
        seat,
        "markers-swap-with",
        setting,
        (each for each in swap_partners(setting, first, two_colours=two_colours)),
        first=tray_markers_text(first[0], (first[1],)),
    )
    return with_markers_swapped(setting, first, second)


Marker = tuple[str, str]
"""An action marker: its tray and its colour."""


def markers_of(setting: Setting) -> list[Marker]:
    """The markers of a setting; two equal ones in a tray are the same."""
    return list(dict.fromkeys((tray, colour) for tray, colours in setting.items() for colour in colours))


def swap_partners(setting: Setting, marker: Marker, *, two_colours: bool) -> tuple[Marker, ...]:
    """The markers whose exchange with this one makes a difference."""
    tray, colour = marker
    return tuple(
        other
        for other in markers_of(setting)
        if other[0] != tray
        and other[1] != colour
        and is_allowed(list(with_markers_swapped(setting, marker, other).values()), two_colours=two_colours)
    )


def with_markers_swapped(setting: Setting, first: Marker, second: Marker) -> Setting:
    """The setting after two markers have changed places."""
    trays = {tray: list(colours) for tray, colours in setting.items()}
    for (tray, out), (_, into) in ((first, second), (second, first)):
        trays[tray].remove(out)
        trays[tray].append(into)
    return {tray: sorted_markers(colours) for tray, colours in trays.items()}


async def choose_marker(
    seat: int, prompt: str, setting: Setting, markers: Iterable[Marker], first: Argument = ""
) -> Marker:
    offered = (
        Option(f"{tray}.{colour}", tray_markers_text(tray, (colour,)), (f"tray_{tray}",))
        for tray, colour in markers
    )
    key = await choose(seat, prompt, offered, picture="circle", chosen=chosen_trays(setting), first=first)
    tray, _, colour = key.partition(".")
    return tray, colour


def chosen_trays(setting: Setting) -> dict[str, str]:
    """A setting for the picture: spot -> colours."""
    return {f"tray_{tray}": ",".join(colours) for tray, colours in setting.items()}


def deal_markers(table: Table[Trajan], seat: int) -> None:
    """Deal a seat's markers at random until no tray has two of a colour: all ways are equally likely."""
    bag = markers_bag(seat)
    while True:
        drawn = table.draw_faces(bag, sum(MARKERS.values()))
        dealt = [drawn[place : place + MARKERS_IN_TRAY] for place in range(0, len(drawn), MARKERS_IN_TRAY)]
        table.apply(MarkersSetOut(seat, setting_of(dealt)))
        if is_allowed(dealt, two_colours=True):
            return
        table.refill(bag, MarkersTakenBack(seat))
