"""Between two rounds: the interim scoring, the new start player, shuffled decks."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from games.engine.script import choose
from games.engine.table import Table
from games.game import Group, LazyOption, Option, Role, seats_clockwise
from games.porta_nigra.dealing import fill_hand
from games.porta_nigra.events.rounds import (
    CardsShuffled,
    InterimEnded,
    InterimScored,
    RoundBegan,
    StartPlayerNamed,
)
from games.porta_nigra.pieces import INTERIM_PER_BRICK, ROUNDS
from games.porta_nigra.state import PortaNigra, actions_bag
from games.porta_nigra.texts import goods_in_order, points_text, sesterces_text
from games.words import Argument, Message, Seat

OTHER = "other"
"""The key of the option that opens all other splits."""

LISTED = 8
"""Up to this number of points all splits are offered at once."""

SOME_SESTERCES = (5, 10)
"""Splits with these sesterces are offered first, in addition to all, half and nothing."""

GROUP = 10
"""How many splits are offered together, if there are many."""

UNGROUPED = 25
"""Up to this number splits stand in no groups."""


async def interim_phase(table: Table[PortaNigra]) -> None:
    """The phase `interim`: one seat after the other splits what its bricks bring."""
    for seat in table.state.turn_order:
        await split_reward(table, seat)
    table.apply(InterimEnded())


def interim_total(state: PortaNigra, seat: int) -> int:
    """The points or sesterces of a seat in an interim scoring now, from any view."""
    return state.bricks_built(seat) * INTERIM_PER_BRICK[len(state.players)]


async def split_reward(table: Table[PortaNigra], seat: int) -> None:
    """Let a seat split its reward between points and sesterces."""
    bricks, total = table.state.bricks_built(seat), interim_total(table.state, seat)
    points = await choose_points(seat, bricks, total) if total else 0
    table.apply(InterimScored(seat, bricks, points, total - points))


async def choose_points(seat: int, bricks: int, total: int) -> int:
    """Choose how much of a seat's reward for its bricks becomes points."""
    options = first_split_options(seat, total)
    key = await choose(seat, "interim", options, picture="market", bricks=bricks, total=total)
    if key == OTHER:
        key = await choose(
            seat, "interim-other", other_split_options(seat, total), picture="market", total=total
        )
    return int(key.removeprefix("points-"))


def proposed_splits(total: int) -> list[int]:
    """The splits that are offered first, by their points, the most first; all of them if there are few."""
    if total <= LISTED:
        return list(range(total, -1, -1))
    sesterces = (0, *SOME_SESTERCES, total // 2, total)
    return sorted({total - each for each in sesterces if each <= total}, reverse=True)


def first_split_options(seat: int, total: int) -> Iterator[Option | LazyOption]:
    """The splits that are offered first, and what opens all others."""
    offered = proposed_splits(total)
    for points in offered:
        yield lazy_split_option(seat, total, points)
    if len(offered) <= total:
        yield Option(OTHER, Message("option-interim-other"), role=Role.MENU)


def other_split_options(seat: int, total: int) -> Iterator[LazyOption]:
    """All splits that are not offered first."""
    rest = [points for points in range(total, -1, -1) if points not in proposed_splits(total)]
    for points in rest:
        yield lazy_split_option(seat, total, points, grouped=len(rest) > UNGROUPED)


def lazy_split_option(seat: int, total: int, points: int, *, grouped: bool = False) -> LazyOption:
    """A split, made when somebody looks."""
    make = partial(split_option, seat=seat, total=total, points=points, grouped=grouped)
    return LazyOption(f"points-{points}", make)


def split_option(view: PortaNigra, *, seat: int, total: int, points: int, grouped: bool) -> Option:
    """Offer a split, with the seat's points and sesterces after it."""
    player, sesterces = view.players[seat], total - points
    about: dict[str, Argument] = {
        "points": points_text(player.points + points),
        "sesterces": sesterces_text(player.sesterces + sesterces),
    }
    return Option(
        f"points-{points}",
        Message("interim-split", {"goods": goods_in_order({"points": points, "sesterces": sesterces})}),
        about=Message("interim-leaves", about),
        sign=Message("interim-split-sign", {"points": points}) if points else None,
        group=points_group(points, total) if grouped else None,
    )


def points_group(points: int, total: int) -> Group:
    """The group of a split: those of about as many points."""
    least = points // GROUP * GROUP
    label = Message("interim-group", {"least": least, "most": min(least + GROUP - 1, total)})
    return Group(f"points-{least}", label)


async def start_player_phase(table: Table[PortaNigra]) -> None:
    """The phase `start_player`: the start player is named, decks are shuffled, hands are dealt."""
    state = table.state
    seat = seat_naming_start_player(state)
    points = state.players[seat].points
    key = await choose(
        seat,
        "start-player",
        (start_option(state, each) for each in range(table.players)),
        picture="seats",
        round=state.round + 1,
        points=points,
        tied=sum(player.points == points for player in state.players),
    )
    table.apply(StartPlayerNamed(seat, int(key.removeprefix("seat-"))))
    for each in table.state.turn_order:
        table.refill(actions_bag(each), CardsShuffled(each, last_turn=False))
        fill_hand(table, each)
    table.apply(RoundBegan(table.state.round + 1))


def seat_naming_start_player(view: PortaNigra) -> int:
    """The seat that names the start player: of those with the fewest points the youngest, from any view."""
    return min(view.young, key=lambda seat: view.players[seat].points)


def start_option(state: PortaNigra, first: int) -> Option:
    """A seat as start player, and in which order the others follow; naming it deals the hands."""
    others = tuple(map(Seat, seats_clockwise(first, len(state.players))[1:]))
    about = Message("start-player-about", {"others": others})
    key = f"seat-{first}"
    label = Message("option-start-player", {"seat": Seat(first)})
    return Option(key, label, (key,), about, reveals=True, full=Message("board-start", {"seat": Seat(first)}))


def round_name(view: PortaNigra) -> Message | None:
    """What the round that is played is called; None in the setup."""
    if view.start is None:
        return None
    return Message("round-name", {"round": view.round, "rounds": ROUNDS[len(view.players)]})


def name_between_rounds(view: PortaNigra) -> Message | None:
    """What the moment is called when a round is over and the next one has not begun; None otherwise."""
    if view.phase not in ("interim", "start_player"):
        return None
    return Message("between-rounds", {"before": view.round, "after": view.round + 1})
