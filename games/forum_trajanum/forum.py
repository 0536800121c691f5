"""The forum: sending envoys, completing colour areas, area bonuses."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from functools import partial
from itertools import combinations

from games.engine.script import choose
from games.engine.table import Table
from games.forum_trajanum.benefits import (
    bonus_number,
    carry_out_effect,
    take_effect,
    why_nothing_gained,
    why_useless,
)
from games.forum_trajanum.effects import AREA_BONUSES, AreaBonus, Envoy, effects_text
from games.forum_trajanum.events.forum import AreaCompleted, EnvoySent
from games.forum_trajanum.mosaics import connected_groups
from games.forum_trajanum.pieces import COLOURS, EAGLE, EAGLE_POINTS
from games.forum_trajanum.reasons import Reason
from games.forum_trajanum.scoring import eagle_relation
from games.forum_trajanum.state import ForumTrajanum
from games.game import LazyOption, Option, Role
from games.reasons import Thing, Things
from games.words import Argument, Message


async def send_envoy(
    table: Table[ForumTrajanum], seat: int, squares: Collection[str], reason: Message, things: Things
) -> None:
    """Send an envoy from the ship to one of these squares, if the seat likes; `things`: all squares."""
    state = table.state
    envoys = len(state.players[seat].ship)
    if not squares or not envoys:
        return
    name = await choose(
        seat,
        "envoy",
        offer_squares(seat, squares),
        picture="forum",
        reason=reason,
        envoys=envoys,
        details=partial(colours_of, squares=squares),
        things=things,
    )
    if name == "none":
        return
    completing = state.completes_area(name)
    table.apply(EnvoySent(seat, name))
    if completing:
        table.apply(AreaCompleted(seat, state.squares[name], state.areas[name]))
        completed = Message("reason-area", {"area": f"area-{state.squares[name]}"})
        await take_area_bonus(table, seat, completed, number=bonus_number(state, seat))


def offer_squares(seat: int, squares: Iterable[str]) -> Iterator[Option | LazyOption]:
    """These squares, or none."""
    for name in squares:
        yield LazyOption(name, partial(square_option, seat=seat, name=name))
    yield Option("none", Message("option-no-envoy"), role=Role.DECLINES)


def colours_of(state: ForumTrajanum, *, squares: Iterable[str]) -> Mapping[str, Argument]:
    """The colours of the squares, for the question."""
    return {"colours": tuple(dict.fromkeys(f"colour-{state.squares[name]}" for name in squares))}


def square_option(state: ForumTrajanum, *, seat: int, name: str) -> Option:
    """A square as an option for an envoy."""
    label = Message("square", {"space": name, "colour": f"colour-{state.squares[name]}"})
    full = Message("event-EnvoySent", {"space": label})
    return Option(name, label, (name,), about_square(state, seat, name), full=full)


def about_square(state: ForumTrajanum, seat: int, name: str) -> Message | None:
    """The gain of an envoy of the seat on this square; None if there is none."""
    where = eagle_relation(state, seat, name)
    group = next(group for group in connected_groups([*state.envoys_of(seat), name]) if name in group)
    parts = [
        *([Message(f"envoy-{where}", {"points": EAGLE_POINTS[where]})] if where else []),
        *([Message("envoy-completes")] if state.completes_area(name) else []),
        *([Message("envoy-joins", {"envoys": len(group)})] if len(group) > 1 else []),
    ]
    return Message("envoy-brings", {"parts": tuple(parts)}) if parts else None


async def take_area_bonus(table: Table[ForumTrajanum], seat: int, reason: Message, *, number: int) -> None:
    """Take one area bonus, or two different ones."""
    key = await choose(
        seat,
        "bonus",
        (offer_bonuses(table.state, seat, bonuses) for bonuses in combinations(AREA_BONUSES, number)),
        reason=reason,
        number=number,
    )
    for bonus in key.split("+"):
        await take_effect(table, seat, AREA_BONUSES[bonus], reason)


def offer_bonuses(state: ForumTrajanum, seat: int, bonuses: tuple[str, ...]) -> Option:
    """Area bonuses taken together, and why one of them would bring nothing now."""
    reasons = [why_nothing_gained(state, seat, AREA_BONUSES[each]) for each in bonuses]
    return Option(
        "+".join(bonuses),
        Message("bonuses", {"bonuses": tuple(effects_text(AREA_BONUSES[each]) for each in bonuses)}),
        about=next(filter(None, reasons), None),
    )


@carry_out_effect.register(AreaBonus)
async def gain_area_bonus(effect: AreaBonus, table: Table[ForumTrajanum], seat: int, reason: Message) -> None:
    """Take an area bonus without completing an area."""
    await take_area_bonus(table, seat, reason, number=1 if effect.single else bonus_number(table.state, seat))


@carry_out_effect.register(Envoy)
async def send_any_envoy(effect: Envoy, table: Table[ForumTrajanum], seat: int, reason: Message) -> None:
    """Send an envoy to any free eagle, or to any free coloured square."""
    things = partial(squares_of_effect, effect=effect)
    await send_envoy(table, seat, squares_for(table.state, effect), reason, things)


@why_useless.register(Envoy)
def no_envoy(effect: Envoy, state: ForumTrajanum, seat: int) -> Message | None:
    """Without an envoy on the ship, or a free square of the kind, nobody is sent."""
    if not state.players[seat].ship:
        return Message("nothing-envoy")
    return None if squares_for(state, effect) else Message(f"nothing-{effect.to}")


def squares_for(state: ForumTrajanum, effect: Envoy) -> list[str]:
    """The free squares for an envoy of this effect."""
    return state.free_squares((EAGLE,) if effect.to == "eagle" else COLOURS)


def why_not_by_effect(state: ForumTrajanum, effect: Envoy, name: str) -> Iterator[Reason]:
    """Why an envoy of this effect cannot go to a square."""
    is_eagle = state.squares[name] == EAGLE
    if is_eagle != (effect.to == "eagle"):
        yield Reason.IS_EAGLE if is_eagle else Reason.NO_EAGLE
    yield from state.why_not_free(name)


def squares_of_effect(view: ForumTrajanum, *, effect: Envoy) -> Iterator[Thing]:
    """All squares, for an envoy of this effect."""
    for name in view.squares:
        yield _square_thing(view, name, why_not_by_effect(view, effect, name))


def square_things(view: ForumTrajanum, *, seat: int, colour: str) -> Iterator[Thing]:
    """All squares, for an envoy of a structure of this colour."""
    for name in view.squares:
        yield _square_thing(view, name, view.why_not_square(seat, name, colour))


def _square_thing(view: ForumTrajanum, name: str, unmet: Iterable[Reason]) -> Thing:
    text = Message("square", {"space": name, "colour": f"colour-{view.squares[name]}"})
    return Thing(name, text, tuple(unmet))
