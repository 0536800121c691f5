"""The picks of a choice of several options, as custom ids hold them, and its options by parts."""

from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from zlib import crc32

from msgspec import Struct

from bot.limits import OPTIONS
from games.choice import Choice, group_options
from games.game import Group, Option

Entry = tuple[Option, int]
"""An option, and which of its copies."""

CHECK_DIGITS = 4
"""Hexadecimal digits that identify the offer of picks."""

COPY = ","
"""Stands between an option's key and the number of a copy in the value of an entry; no key holds it."""


def encode_picks(choice: Choice, picked: Iterable[str]) -> str:
    """The keys of picked options as text: digits of the offer, then how often each is picked; "" for none."""
    times, number = Counter(picked), 0
    for key, copies in choice.copies.items():
        number = number * (copies + 1) + times[key]
    return f"{_offer_check(choice)}{number:x}" if number else ""


def decode_picks(choice: Choice, text: str) -> tuple[str, ...] | None:
    """The keys of picked options, in the order of the choice; None if they are of another offer."""
    if not text:
        return ()
    check, digits = text[:CHECK_DIGITS], text[CHECK_DIGITS:]
    if check != _offer_check(choice):
        return None
    number, times = int(digits, 16), Counter[str]()
    for key, copies in reversed([*choice.copies.items()]):
        number, times[key] = divmod(number, copies + 1)
    return tuple(Counter({key: times[key] for key in choice.keys}).elements())


def _offer_check(choice: Choice) -> str:
    """Digits that almost surely differ for other options."""
    offer = repr(list(choice.copies.items())).encode()
    return f"{crc32(offer):08x}"[:CHECK_DIGITS]


def entries(options: Iterable[Option]) -> list[tuple[Option, int]]:
    """Options with the numbers of their copies, from 1: an entry of a select each."""
    return [(option, number) for option in options for number in range(1, option.copies + 1)]


def picked_value(key: str, copy: int) -> str:
    return f"{key}{COPY}{copy}"


def picked_anew(
    picked: Sequence[str], shown: Collection[tuple[Option, int]], values: Collection[str]
) -> tuple[str, ...]:
    """The picks once the `values` of a select replace the earlier picks from it."""
    before = Counter(picked)
    kept = Counter(picked)
    for option, copy in shown:
        kept[option.key] -= copy <= before[option.key]
    added = Counter(option.key for option, copy in shown if picked_value(option.key, copy) in values)
    return tuple((kept + added).elements())


class OptionPart(Struct, frozen=True):
    key: str
    """That of its group, or "page2"; "" if it is the only one."""
    entries: tuple[Entry, ...]
    group: Group | None = None
    """The group, if it is one."""

    @property
    def options(self) -> tuple[Option, ...]:
        return tuple({option.key: option for option, _ in self.entries}.values())


def parts(options: Sequence[Option]) -> tuple[OptionPart, ...]:
    """All options in as few parts as it takes; by groups if there are some and each is short enough."""
    listed = entries(options)
    if len(listed) <= OPTIONS:
        return (OptionPart("", tuple(listed)),)
    groups = [
        OptionPart(group.key, tuple(entries(inside)), group) for group, inside in group_options(options)
    ]
    if 1 < len(groups) <= OPTIONS and max(len(each.entries) for each in groups) <= OPTIONS:
        return tuple(groups)
    firsts = range(0, len(listed), OPTIONS)
    return tuple(
        OptionPart(f"page{number}", tuple(listed[first : first + OPTIONS]))
        for number, first in enumerate(firsts, 1)
    )


def shown_part(all_parts: Sequence[OptionPart], key: str) -> OptionPart | None:
    """The part of a key; without one the first, but of groups none."""
    found = next((each for each in all_parts if each.key == key), None)
    return found or (None if all_parts[0].group else all_parts[0])
