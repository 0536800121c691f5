"""Why something is not offered: what a question is about is offered or refused, by the same conditions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from games import find
from games.choice import Choice
from games.engine.table import Table
from games.fuzz import play
from games.game import Help, Role
from games.words import LOCALES
from tests.support.games import GAMES

ABOUT_THINGS = [game for game in GAMES if (about := find(game).help) and about.reasons]

WAYS = ("=", "+")
"""What follows the key of a thing in that of an option, where it is offered in several ways."""

BOTH = "both"
"""The use of two things together: its options name both."""


def is_about(option: str, thing: str) -> bool:
    """Whether an option offers a thing."""
    if thing == BOTH:
        return "+" in option
    return option == thing or option.startswith(tuple(thing + each for each in WAYS))


def help_of(game: str) -> Help:
    """What a game tells those who learn it."""
    found = find(game).help
    assert found is not None
    return found


def asked(game: str, games: int, watch: Callable[[Choice], None]) -> None:
    """Watch every choice about things in random games."""

    def look(table: Table[Any]) -> None:
        for choice in filter(None, map(table.pending, table.waiting)):
            if choice.is_about_things:
                watch(choice)

    for seed in range(games):
        play(find(game), seed, watch=look)


@pytest.mark.parametrize("game", ABOUT_THINGS)
def test_what_a_question_is_about_is_offered_or_refused(game: str) -> None:
    content, words = help_of(game), [find(game).words(locale) for locale in LOCALES]
    refused: set[str] = set()
    said: set[str] = set()

    def watch(choice: Choice) -> None:
        things = {thing.key: thing for thing in choice.things}
        assert len(things) == len(choice.things)
        offered = [key for key, thing in things.items() if not thing.unmet]
        about_things = [key for key in choice.keys if choice.role(key) in (Role.PLAIN, Role.ASKS_WHICH)]
        for key in choice.keys:
            named = [thing for thing in things if is_about(key, thing)]
            assert set(named) <= set(offered), f"{choice!r}: {key} is offered and refused"
            assert named or key not in about_things, f"{choice!r}: {key} is no thing"
        for key in offered:
            assert any(is_about(option, key) for option in choice.keys), f"{choice!r}: {key} is not offered"
        for thing in things.values():
            refused.update(thing.unmet)
            for reason in (thing.name, *thing.reasons):
                if str(reason) not in said:
                    said.add(str(reason))
                    assert all("\n" not in each.text(reason) for each in words)

    asked(game, 1, watch)
    assert refused <= content.reasons.keys(), "each has a paragraph"
    assert len(refused) > len(content.reasons) / 2
