"""The military action: a token to the camp, the leader one province on, or a legionnaire to the leader."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from games.engine.table import Table
from games.game import LazyOption, Option
from games.reasons import Thing
from games.trajan.actions.occasion import Action, Occasion, why_not_to_camp
from games.trajan.events.actions import LeaderMoved, LegionnairePlaced, TokensDeployed
from games.trajan.events.tiles import tile_text
from games.trajan.pieces import (
    LEAST_PROVINCE_POINTS,
    MILITARY_CAMP,
    NEIGHBOURS,
    OTHER_LEGIONNAIRE_POINTS,
    PROVINCE_POINTS,
    PROVINCES,
    REPEATS_PLUS_TWO,
)
from games.trajan.reasons import Reason
from games.trajan.state import Trajan
from games.words import Message

TO_CAMP = "to_camp"
LEGIONNAIRE = "legionnaire"


def times_possible(state: Trajan, seat: int) -> int:  # noqa: ARG001
    """Always: a leader can move from anywhere."""
    return REPEATS_PLUS_TWO


def province_points(state: Trajan, seat: int, province: str) -> int:
    """The points of a legionnaire of this seat in a province now."""
    others = len([other for other in state.legionnaires.get(province, ()) if other != seat])
    return max(LEAST_PROVINCE_POINTS, PROVINCE_POINTS[province] + OTHER_LEGIONNAIRE_POINTS * others)


def why_not_legionnaire(state: Trajan, seat: int, province: str) -> Iterator[Reason]:
    """Why a seat cannot place a legionnaire in a province."""
    player = state.players[seat]
    if province == MILITARY_CAMP or player.leader != province:
        yield Reason.NO_LEADER
    if seat in state.legionnaires.get(province, ()):
        yield Reason.OWN_LEGIONNAIRE
    if not player.military_camp:
        yield Reason.NO_LEGIONNAIRE


def why_not_move(state: Trajan, seat: int, province: str) -> Iterator[Reason]:
    """Why the leader of a seat cannot go to a province."""
    leader = state.players[seat].leader
    if province == leader:
        yield Reason.LEADER_THERE
    elif province not in NEIGHBOURS[leader]:
        yield Reason.FAR_PROVINCE


async def perform(table: Table[Trajan], seat: int, occasion: Occasion) -> bool:
    """One of the three."""
    state = table.state
    offered, all_things = offer(state, seat), partial(things, seat=seat)
    key = await occasion.ask(seat, "military", offered, picture="military", things=all_things)
    if key is None:
        return False
    if key == TO_CAMP:
        table.apply(TokensDeployed(seat, MILITARY_CAMP, 1))
    elif key == LEGIONNAIRE:
        province = state.players[seat].leader
        table.apply(LegionnairePlaced(seat, province, province_points(state, seat, province)))
    else:
        table.apply(LeaderMoved(seat, key, state.provinces.get(key, "")))
    return True


def offer(state: Trajan, seat: int) -> Iterator[LazyOption]:
    """The provinces next to the leader, a legionnaire, a token to the camp."""
    player = state.players[seat]
    for name in NEIGHBOURS[player.leader]:
        if not any(why_not_move(state, seat, name)):
            yield LazyOption(name, partial(move_option, seat=seat, province=name))
    if not any(why_not_legionnaire(state, seat, player.leader)):
        yield LazyOption(LEGIONNAIRE, partial(place_option, seat=seat))
    if not any(why_not_to_camp(state, seat)):
        yield LazyOption(TO_CAMP, partial(to_camp_option, seat=seat))


def things(view: Trajan, *, seat: int) -> Iterator[Thing]:
    """All provinces for the leader, a legionnaire where it stands, a token to the camp."""
    for name in PROVINCES:
        to = Message("thing-leader", {"province": f"province-{name}"})
        yield Thing(name, to, tuple(why_not_move(view, seat, name)))
    leader = view.players[seat].leader
    here = Message("thing-legionnaire", {"province": f"province-{leader}"})
    yield Thing(LEGIONNAIRE, here, tuple(why_not_legionnaire(view, seat, leader)))
    yield Thing(TO_CAMP, Message("military-to-camp"), tuple(why_not_to_camp(view, seat)))


def move_option(view: Trajan, *, seat: int, province: str) -> Option:
    tile = view.provinces.get(province, "")
    label = Message(
        "leader-to-tile" if tile else "leader-to",
        {"province": f"province-{province}", "tile": tile_text(tile) if tile else ""},
    )
    short = Message(f"province-{province}")
    about = about_move(view, seat, province)
    return Option(province, label, (f"province_{province}",), about, short=short, speaks_for_itself=True)


def about_move(view: Trajan, seat: int, province: str) -> Message:
    """What a legionnaire could score there now, and at most in a province one step further."""
    player = view.players[seat]
    if not player.military_camp + player.supply:
        return Message("leader-brings-none")
    unreached = [
        province_points(view, seat, each)
        for each in NEIGHBOURS[province]
        if seat not in view.legionnaires.get(each, ())
    ]
    return Message(
        "leader-brings-own" if seat in view.legionnaires.get(province, ()) else "leader-brings",
        {
            "points": province_points(view, seat, province),
            "further": max(unreached, default=0),
            "camp": player.military_camp,
        },
    )


def place_option(view: Trajan, *, seat: int) -> Option:
    """A legionnaire goes to the province of the leader, and what it scores."""
    player = view.players[seat]
    province = player.leader
    others = [other for other in view.legionnaires.get(province, ()) if other != seat]
    points = province_points(view, seat, province)
    label = Message("legionnaire-to", {"province": f"province-{province}", "points": points})
    about = Message(
        "legionnaire-brings",
        {
            "printed": PROVINCE_POINTS[province],
            "less": -OTHER_LEGIONNAIRE_POINTS,
            "others": len(others),
            "left": player.military_camp - 1,
        },
    )
    short = Message("short-legionnaire-to", {"points": points})
    return Option(LEGIONNAIRE, label, (f"province_{province}",), about, short=short, speaks_for_itself=True)


def to_camp_option(view: Trajan, *, seat: int) -> Option:
    """A token of the supply becomes a legionnaire."""
    player = view.players[seat]
    about = Message("camp-brings", {"camp": player.military_camp + 1, "supply": player.supply - 1})
    short = Message("short-military-to-camp")
    return Option(
        TO_CAMP, Message("military-to-camp"), (MILITARY_CAMP,), about, short=short, speaks_for_itself=True
    )


MILITARY = Action(times_possible, perform, lambda *_: Reason.NO_LEADER)
