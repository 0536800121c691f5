"""Choices: the question for a seat, and the keys of its answers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache, cached_property
from itertools import islice
from random import Random
from typing import Any

from msgspec import Struct

from games.engine.errors import NoSuchOption, NotTogether, ScriptFault
from games.game import Group, LazyOption, Option, Role, coordinates
from games.reasons import Thing, Things
from games.words import Argument, Message

TOGETHER = ","
"""Stands between the keys of options that are chosen together, and alone for none; no key holds it."""

THEN = ">"
"""Stands between the keys of an option that asks which and of the one chosen then; no key holds it."""

SAMPLES = 30
"""How often a combination is drawn at random before all are listed."""

LISTED = 2000
"""Up to this number of combinations one is drawn, where few are allowed."""

Objection = Callable[[tuple[str, ...]], Message | None]
"""Why these options cannot be chosen together, None if they can; a key may occur several times."""

Brings = Callable[[Any, tuple[str, ...]], Message | None]
"""The joint effect of an answer's options, if any, from the seat's view when it was asked."""


class Several(Struct, frozen=True):
    """A choice of several options at once: their number, and which go together."""

    least: int
    most: int
    objection: Objection | None = None
    """None: any go together."""
    brings: Brings | None = None
    """None: together they bring the sum of each."""


class Choice:
    """A seat has to pick one option, or several at once. It is not changed once it is asked."""

    def __init__(
        self,
        seat: int,
        prompt: Message,
        options: Iterable[Option | LazyOption],
        picture: str = "",
        chosen: Mapping[str, str] | None = None,
        *,
        several: Several | None = None,
        details: Callable[[Any], Mapping[str, Argument]] | None = None,
        things: Things | None = None,
        view: Callable[[], Any] | None = None,
    ) -> None:
        """`details`: further arguments of the prompt; `things`: what can be explained; both from `view`."""
        self.seat = seat
        self.picture = picture
        """The name of its picture; "" without one."""
        self.chosen = chosen or {}
        """Earlier choices for the same thing: spot -> piece for it, or ""."""
        self.several = several
        """None: one option is picked."""
        self._prompt = prompt
        self._details = details
        self._things = things
        self._offered = {each.key: each for each in options}
        self._view = view
        self._made_before: dict[str, Option] = {}
        self.is_lazy = (
            details is not None
            or things is not None
            or (several is not None and several.brings is not None)
            or any(type(each) is LazyOption for each in self._offered.values())
        )
        """Whether something of it is made only when somebody looks."""

    def with_view(self, view: Callable[[], Any]) -> Choice:
        """Copy the choice so that its lazy parts are made from its seat's view."""
        return Choice(
            self.seat,
            self._prompt,
            self._offered.values(),
            self.picture,
            self.chosen,
            several=self.several,
            details=self._details,
            things=self._things,
            view=view,
        )

    @property
    def is_seen(self) -> bool:
        """Whether it has its seat's view, from which lazy parts are made."""
        return self._view is not None

    @property
    def is_about_things(self) -> bool:
        """Whether it can explain why something is not offered."""
        return self._things is not None

    @cached_property
    def things(self) -> tuple[Thing, ...]:
        """Every candidate, offered or refused; empty if none can be refused."""
        return () if self._things is None else tuple(self._things(self._seen_view))

    @property
    def keys(self) -> tuple[str, ...]:
        return tuple(self._offered)

    @property
    def copies(self) -> Mapping[str, int]:
        """The keys of its options -> how many equal ones there are."""
        return {key: each.copies for key, each in self._offered.items()}

    @property
    def prompt_id(self) -> str:
        """The id of its prompt, which needs no view."""
        return self._prompt.id

    @property
    def prompt_args(self) -> Mapping[str, Argument]:
        """The arguments of its prompt that need no view."""
        return self._prompt.args

    @cached_property
    def prompt(self) -> Message:
        if self._details is None:
            return self._prompt
        return Message(self._prompt.id, {**self._prompt.args, **self._details(self._seen_view)})

    @cached_property
    def options(self) -> tuple[Option, ...]:
        return tuple(map(self._make_option, self._offered.values()))

    @cached_property
    def _seen_view(self) -> Any:
        if self._view is None:
            raise ScriptFault(f"{self!r} is looked at before it is asked")
        return self._view()

    def _make_option(self, offered: Option | LazyOption) -> Option:
        if isinstance(offered, Option):
            return offered
        made = self._made_before.get(offered.key)
        if made is None:
            made = self._made_before[offered.key] = offered.make(self._seen_view)
        if (made.key, made.role, made.copies) != (offered.key, offered.role, offered.copies):
            raise ScriptFault(f"the option {offered.key!r} turned out to be {made!r}")
        return made

    def option(self, key: str) -> Option | None:
        offered = self._offered.get(key)
        return self._make_option(offered) if offered else None

    def role(self, key: str) -> Role:
        """The role of the option of this key; of several together, none."""
        offered = self._offered.get(key)
        return offered.role if offered else Role.PLAIN

    def with_role(self, role: Role) -> Option | None:
        """Find the first option with a role."""
        return next((self._make_option(each) for each in self._offered.values() if each.role is role), None)

    def confirm(self, key: str) -> Message | None:
        """Find the confirmation text that an answer needs; None if it needs none."""
        picked = keys_of(key) if self.several else (key,)
        options = (self.option(each) for each in picked)
        return next((each.confirm for each in options if each and each.confirm), None)

    def same_offer(self, other: Choice) -> bool:
        """Whether it offers the same; lazy options are compared by keys."""
        return self._offer == other._offer

    @property
    def _offer(self) -> tuple[object, ...]:
        offered = tuple(
            (each.key, each.role, each.copies) if isinstance(each, LazyOption) else each
            for each in self._offered.values()
        )
        limits = self.several and (self.several.least, self.several.most)
        return self.seat, self._prompt, offered, self.picture, self.chosen, limits

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Choice):
            return NotImplemented
        return self.same_offer(other) and (self.prompt, self.options) == (other.prompt, other.options)

    def __repr__(self) -> str:
        return f"Choice(seat {self.seat}, {self._prompt.id}, {', '.join(self._offered)})"

    # Answers

    def check(self, key: str) -> None:
        """Raise NoSuchOption, or NotTogether, unless it can be answered with this key."""
        if self.several is not None and self.answer_of(keys_of(key)) != key:
            raise NoSuchOption(f"{key!r} names options in another order")
        if self.several is None and key not in self._offered:
            raise NoSuchOption(f"{key!r} cannot be chosen")

    def allows(self, key: str) -> bool:
        try:
            self.check(key)
        except NoSuchOption:
            return False
        return True

    def answer_of(self, keys: Iterable[str]) -> str:
        """The key that picks these options, in any order. Raises NoSuchOption, NotTogether."""
        picked = Counter(keys)
        for key, times in picked.items():
            if key not in self._offered or times > self._offered[key].copies:
                raise NoSuchOption(f"{key!r} cannot be chosen {times} times")
        inside = tuple(Counter({key: picked[key] for key in self._offered if key in picked}).elements())
        several = self.several or Several(1, 1)
        if not several.least <= len(inside) <= several.most:
            raise NotTogether(f"{len(inside)} chosen where {several.least} to {several.most} are asked for")
        if several.objection and (why := several.objection(inside)):
            raise NotTogether(f"{', '.join(inside)}: {why.id}", why)
        return key_of(inside)

    def joint_effect(self, key: str) -> Message | None:
        """The joint effect of an answer's options; None if there is nothing to say."""
        if self.several is None or self.several.brings is None:
            return None
        return self.several.brings(self._seen_view, keys_of(key))

    def answers(self) -> Iterator[str]:
        """Every key it can be answered with, the fewest options first."""
        if self.several is None:
            yield from self._offered
            return
        copies = list(self.copies.items())
        for number in range(self.several.least, self.several.most + 1):
            for picked in _combinations(copies, number):
                if not (self.several.objection and self.several.objection(picked)):
                    yield key_of(picked)

    def random_answer(self, random: Random) -> str:
        if self.several is None:
            return random.choice(self.keys)
        pieces = list(Counter(self.copies).elements())
        for _ in range(SAMPLES):
            number = random.randint(self.several.least, min(self.several.most, len(pieces)))
            chosen = sorted(random.sample(range(len(pieces)), number))
            picked = tuple(pieces[each] for each in chosen)
            if not (self.several.objection and self.several.objection(picked)):
                return key_of(picked)
        return random.choice(list(islice(self.answers(), LISTED)))

    def sample_answers(self, random: Random, most: int) -> list[str]:
        """All keys it can be answered with, or some at random if there are more than `most`."""
        answers = list(islice(self.answers(), most + 1)) if self.several else list(self.keys)
        if len(answers) <= most:
            return answers
        if self.several is None:
            return random.sample(answers, most)
        return list(dict.fromkeys(self.random_answer(random) for _ in range(most)))


def group_options(options: Iterable[Option]) -> tuple[tuple[Group, tuple[Option, ...]], ...]:
    """Options by their groups or rows, the first row first; nothing if some have neither."""
    groups: dict[str, Group] = {}
    inside: dict[str, list[Option]] = {}
    for option in sorted(options, key=_row_number):
        if option.role in (Role.ENDS_TURN, Role.MENU):
            continue
        group = option.group or (_row_group(option.space) if option.space else None)
        if group is None:
            return ()
        inside.setdefault(groups.setdefault(group.key, group).key, []).append(option)
    return tuple((groups[key], tuple(each)) for key, each in inside.items())


def key_of(keys: Sequence[str]) -> str:
    """The key of options that are chosen together, in the order of the choice."""
    return TOGETHER.join(keys) or TOGETHER


def keys_of(key: str) -> tuple[str, ...]:
    """The keys of the options that a key picks together."""
    return () if key == TOGETHER else tuple(key.split(TOGETHER))


def _row_number(option: Option) -> int:
    """The row of its space; 0 for an option of another group."""
    return 0 if option.group or not option.space else coordinates(option.space)[0]


@cache
def _row_group(space: str) -> Group:
    row = coordinates(space)[0]
    return Group(f"row{row}", Message("group-row", {"row": row}))


def _combinations(copies: Sequence[tuple[str, int]], number: int) -> Iterator[tuple[str, ...]]:
    """All ways to pick this many, equal ones being the same."""
    if not number:
        yield ()
        return
    if sum(each for _, each in copies) < number:
        return
    (key, most), *others = copies
    for times in range(min(most, number), -1, -1):
        for rest in _combinations(others, number - times):
            yield (key,) * times + rest
