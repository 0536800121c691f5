"""Pieces are found and turned down in every place, and a copied state shares nothing mutable."""

from collections.abc import Iterator
from typing import Any

import pytest
from msgspec import Struct, field

from games import find
from games.engine.table import Table
from games.hidden import Piece, as_seen_by, copy_state, pieces_in
from tests.fuzz.random_games import play
from tests.support.games import GAMES


class Plain(Struct, frozen=True):
    name: str


class Marked(Plain, frozen=True):
    piece: Piece


class Everywhere(Struct):
    """Pieces in all kinds of fields."""

    number: int = 0
    text: str = ""
    single: Piece | None = None
    some: list[Piece] = field(default_factory=list)
    by_name: dict[str, Piece | None] = field(default_factory=dict)
    deep: dict[str, list[tuple[int, Piece]]] = field(default_factory=dict)
    part: Plain = Plain("nothing")
    parts: list[Plain] = field(default_factory=list)
    anything: Any = None


def everywhere() -> Everywhere:
    """Different pieces known to seat 1 in all fields."""
    a, b, c, d, e, f, g = (Piece("ace", (1,), bag) for bag in "abcdefg")
    parts = [Plain("nothing"), Marked("something", f)]
    return Everywhere(
        1, "ace", a, [b], {"b": None, "c": c}, {"d": [(1, d)]}, Marked("part", e), parts, {"g": [g]}
    )


def all_in(value: object) -> Iterator[object]:
    """A value and everything in it, independent of its types."""
    yield value
    if isinstance(value, Struct) and not isinstance(value, Piece):
        parts = [getattr(value, name) for name in value.__struct_fields__]
    else:
        parts = list(value.values()) if isinstance(value, dict) else []
        parts += value if isinstance(value, list | tuple) else []
    for part in parts:
        yield from all_in(part)


def changing_in(value: object) -> list[object]:
    found = all_in(value)
    return [
        each
        for each in found
        if isinstance(each, list | dict) or (isinstance(each, Struct) and not each.__struct_config__.frozen)
    ]


def test_pieces_are_found_in_every_place() -> None:
    assert "".join(piece.bag for piece in pieces_in(everywhere())) == "abcdefg"


def test_pieces_are_turned_down_in_every_place_for_who_does_not_know_them() -> None:
    known, unknown = as_seen_by(everywhere(), 1), as_seen_by(everywhere(), 0)
    assert known == everywhere()
    assert [(piece.face, piece.bag) for piece in pieces_in(unknown)] == [(None, bag) for bag in "abcdefg"]
    assert (unknown.number, unknown.text, unknown.parts[0]) == (1, "ace", Plain("nothing"))


def test_a_copy_is_equal_and_shares_nothing_that_can_change() -> None:
    state = everywhere()
    copy = copy_state(state)
    assert copy == state
    assert len(changing_in(state)) == 8
    assert not {id(each) for each in changing_in(state)} & {id(each) for each in changing_in(copy)}


@pytest.mark.parametrize("name", GAMES)
def test_in_whole_games_all_pieces_are_found_and_copies_share_nothing_that_can_change(name: str) -> None:
    found = 0

    def watch(table: Table[Any]) -> None:
        nonlocal found
        for value in (table.state, *(event for move in table.moves for event in move.events)):
            there = [each for each in all_in(value) if isinstance(each, Piece)]
            assert list(pieces_in(value)) == there
            found += len(there)
        copy = copy_state(table.state)
        assert copy == table.state
        assert not {id(each) for each in changing_in(table.state)} & {id(each) for each in changing_in(copy)}

    play(find(name), 1, watch_phases=watch)
    assert found
