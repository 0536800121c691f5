"""The effects of benefits and bonuses, from which rules, signs and texts are made."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Literal, assert_never

import msgspec
from msgspec import Struct

from games.forum_trajanum.pieces import BOX
from games.words import Message, joined


class Goods(Struct, frozen=True, tag_field="effect", tag="goods"):
    """Goods come from the supply: resource -> number."""

    goods: Mapping[str, int]


class OneOf(Struct, frozen=True, tag_field="effect", tag="one_of"):
    """One resource of the seat's choice among these kinds."""

    kinds: tuple[str, ...]


class AnyWorker(Struct, frozen=True, tag_field="effect", tag="any_worker"):
    """One worker, its colour of the seat's choice."""


class Points(Struct, frozen=True, tag_field="effect", tag="points"):
    points: int


class Upgrades(Struct, frozen=True, tag_field="effect", tag="upgrades"):
    """The slide bar moves on this many times."""

    number: int


class Envoy(Struct, frozen=True, tag_field="effect", tag="envoy"):
    """An envoy may be sent to a free eagle, or to any free coloured square."""

    to: Literal["eagle", "coloured"]


class AreaBonus(Struct, frozen=True, tag_field="effect", tag="area_bonus"):
    """An area bonus; unless it is a single one, two different ones with active Patrician II."""

    single: bool = False


class BuildingAction(Struct, frozen=True, tag_field="effect", tag="building_action"):
    """One more building action, fully paid."""


class ColoniaTile(Struct, frozen=True, tag_field="effect", tag="colonia_tile"):
    """Any tile of the own Colonia is turned up and used at once."""


Effect = Goods | OneOf | AnyWorker | Points | Upgrades | Envoy | AreaBonus | BuildingAction | ColoniaTile

Effects = tuple[Effect, ...]
"""What something brings, in order."""

BENEFITS: Mapping[str, tuple[Effects, ...]] = msgspec.convert(BOX["benefits"], dict[str, tuple[Effects, ...]])
"""The benefits of each track, first to last step."""

TRACK_END = min(map(len, BENEFITS.values()))
"""The last step of a benefit track."""

AREA_BONUSES: Mapping[str, Effects] = msgspec.convert(BOX["area_bonuses"], dict[str, Effects])
"""The area bonuses by their keys, in the rulebook's order."""

SECOND_CITIZENS: Mapping[int, Effects] = dict(
    enumerate(msgspec.convert(BOX["citizens"]["second"], tuple[Effects, ...]), 1)
)
"""The effect of the second citizen of each row, 1 to 6."""


def step_text(track: str, step: int) -> Message:
    """The name of a step, "Library 1"."""
    return Message(f"step-{track}", {"step": step})


def benefit_text(track: str, step: int, *, bonuses: int = 0, brief: bool = False) -> Message:
    """A step and its benefit; `bonuses`: area bonuses at once, 0 if that depends; `brief`: of a building."""
    brings = effects_text(BENEFITS[track][step - 1], bonuses=bonuses, brief=brief)
    text = "brings-benefit" if brief else "step-benefit"
    return Message(text, {"name": step_text(track, step), "brings": brings})


def steps_bringing(kind: type[Effect]) -> Iterator[Message]:
    """The names of the steps whose benefits bring such an effect."""
    for track, benefits in BENEFITS.items():
        for step, effects in enumerate(benefits, 1):
            if any(isinstance(effect, kind) for effect in effects):
                yield step_text(track, step)


def steps_sending(to: str) -> Iterator[Message]:
    """The names of the steps whose benefits send an envoy to an "eagle", or any "coloured" square."""
    for track, benefits in BENEFITS.items():
        for step, effects in enumerate(benefits, 1):
            if any(isinstance(effect, Envoy) and effect.to == to for effect in effects):
                yield step_text(track, step)


def second_citizen_text(row: int) -> Message:
    """The effect of a row's second citizen in words, "1 coin or 1 tribune"."""
    return effects_text(SECOND_CITIZENS[row], second_citizen=True)


def effects_text(
    effects: Effects, *, second_citizen: bool = False, bonuses: int = 0, brief: bool = False
) -> Message:
    """Effects, "any worker + 1 tribune"; `bonuses`: area bonuses at once, 0 if that depends."""
    texts = [_effect_text(effect, int(second_citizen), bonuses, int(brief)) for effect in effects]
    return joined("joined-plus", texts)


def _effect_text(effect: Effect, second: int, bonuses: int, brief: int) -> Message:
    match effect:
        case Goods(goods):
            return Message("effect-goods", {"goods": goods})
        case OneOf(kinds):
            return joined("effect-or", [Message(f"goods-{kind}", {"n": 1}) for kind in kinds])
        case AnyWorker():
            return Message("effect-worker", {"second": second})
        case Points(points):
            return Message("effect-points", {"points": points})
        case Upgrades(number):
            return Message("effect-upgrades", {"number": number})
        case Envoy(to):
            return Message(f"effect-envoy-{to}", {"second": second})
        case AreaBonus(single):
            return Message("effect-single-bonus") if single else Message("effect-bonus", {"number": bonuses})
        case BuildingAction():
            return Message("effect-building")
        case ColoniaTile():
            return Message("effect-tile", {"brief": brief})
        case _:
            assert_never(effect)
