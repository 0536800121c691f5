import re
import sys
from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec import Struct

import games
from bot.limits import OPTIONS
from games import find, log, names
from games.engine.table import Table
from games.game import SPACE, value_key
from games.hidden import pieces_in
from games.settings import SettingKind, setting_kinds
from games.words import LOCALES, Message
from tests.fuzz.random_games import play, random_options
from tests.support.games import GAMES, TESTS, is_thorough
from tests.support.required_texts import required_texts

MOST_GAMES = 200
"""Most random games played to collect the keys of options."""

LEAST = 50 if is_thorough() else 1
"""Least number of games, if all stored names were seen by then."""


class StoredNames(Struct, frozen=True, forbid_unknown_fields=True):
    """The names that logs and databases hold: `tests/games/<game>/stored_names.toml`."""

    phases: tuple[str, ...]
    options: tuple[str, ...]
    """The options of a table, in the order of their fields."""
    keys: tuple[str, ...]
    """The parts of options' keys, a # for each number in them, spaces left out."""
    bags: tuple[str, ...]
    """The sources of hidden pieces, a # for each number."""
    faces: tuple[str, ...]
    """The faces of hidden pieces, spaces left out."""
    events: Mapping[str, tuple[str, ...]]
    """Event -> its fields, in the order in which they are stored."""
    seeds: tuple[int, ...]
    """Random games with all of these, which are played first."""
    earlier_keys: tuple[str, ...] = ()
    """Parts of keys that only logs of earlier rules have; no option may reuse them."""


def stored_names(game: str) -> StoredNames:
    path = TESTS / "games" / game / "stored_names.toml"
    return msgspec.toml.decode(path.read_bytes(), type=StoredNames)


@pytest.mark.parametrize("name", GAMES)
def test_events_are_stored_by_names_that_never_change(name: str) -> None:
    events = {event.__name__: event.__struct_fields__ for event in find(name).events.__args__}
    assert events == stored_names(name).events, "renamed or reordered: stored logs can no longer be read"


@pytest.mark.parametrize("name", GAMES)
def test_phases_and_options_of_a_table_are_stored_by_names_that_never_change(name: str) -> None:
    game, stored = find(name), stored_names(name)
    assert set(game.phases) == set(stored.phases), "stored logs name phases"
    assert game.options.__struct_fields__ == stored.options, "stored games name options"


@pytest.mark.parametrize("name", GAMES)
def test_options_of_a_choice_and_hidden_pieces_are_stored_by_names_that_never_change(name: str) -> None:
    offered: set[str] = set()
    words = find(name).words("en")

    def watch(table: Table[Any]) -> None:
        assert not table.waiting_seats or words.has(f"call-{table.state.phase}"), "a call names its reason"
        for choice in filter(None, map(table.pending_choice, table.waiting_seats)):
            offered.update(choice.keys)

    stored = stored_names(name)
    keys, bags, faces = set[str](), set[str](), set[str]()
    seeds = dict.fromkeys((*stored.seeds, *range(MOST_GAMES)))
    for played, seed in enumerate(seeds, 1):
        table = play(find(name), seed, undos=False, watch=watch)
        hidden = {piece for _, event in table.full_history() for piece in pieces_in(event)}
        keys.update(numberless(part) for key in offered for part in split(key))
        bags.update(numberless(piece.bag) for piece in hidden if piece.bag)
        faces.update(piece.face for piece in hidden if piece.face and not SPACE.fullmatch(piece.face))
        seen = keys >= {*stored.keys} and bags >= {*stored.bags} and faces >= {*stored.faces}
        if seen and played >= LEAST:
            break
    assert sorted(keys) == sorted(stored.keys), "stored logs hold the keys that were chosen"
    assert keys.isdisjoint(stored.earlier_keys), "stored logs hold these keys for something else"
    assert sorted(bags) == sorted(stored.bags), "stored events name the bags of hidden pieces"
    assert sorted(faces) == sorted(stored.faces), "stored events and draws name faces"


def numberless(name: str) -> str:
    return re.sub(r"\d+", "#", name)


def split(key: str) -> list[str]:
    """The parts of an option's key, spaces left out."""
    return [part for part in re.split("[+=.]", key) if not SPACE.fullmatch(part)]


@pytest.mark.parametrize("name", GAMES)
def test_a_game_is_called_as_its_package(name: str) -> None:
    assert find(name).name == name


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("name", GAMES)
def test_a_game_brings_its_texts(name: str, locale: str) -> None:
    game = find(name)
    words = game.words(locale)
    assert [text for text in required_texts(game) if not words.has(text)] == []
    if game.standing(game.start(game.seats[0], game.options()))[0].ties:
        assert words.text(Message("ties", {"first": 1, "second": 2}))


@pytest.mark.parametrize("name", GAMES)
def test_an_example_is_a_log_of_the_game_as_it_is_played_now(name: str) -> None:
    example = find(name).example
    if example is not None:
        record = log.read(example)
        table = record.table()
        assert record.game.name == name
        assert table.again is None
        assert not table.over


@pytest.mark.parametrize("name", GAMES)
def test_points_come_from_sources_the_game_names(name: str) -> None:
    game = find(name)
    for seed in range(5):
        for _, event in play(game, seed, undos=False).full_history():
            if event.gain:
                assert event.gain.source in game.point_sources
                assert event.owner is not None


@pytest.mark.parametrize("name", GAMES)
def test_every_option_of_a_table_can_be_set_and_set_back(name: str) -> None:
    game = find(name)
    usual = game.options()
    texts = [each for each, kind in setting_kinds(usual).items() if kind is SettingKind.TEXT]
    assert set(texts) == game.option_values.keys()
    for each, kind in setting_kinds(usual).items():
        value = getattr(usual, each)
        if kind is SettingKind.TEXT:
            assert value in game.option_values[each], "the usual value is one of those that are offered"
            assert 2 <= len(set(game.option_values[each])) <= OPTIONS
            keys = [value_key(other) for other in game.option_values[each]]
            set_to = [games.settings.with_option_changed(game, usual, each, [key]) for key in keys]
            assert [getattr(options, each) for options in set_to] == [*game.option_values[each]]
            back = [value_key(value)]
        else:
            set_to = [games.settings.with_option_changed(game, usual, each, ["0"])]
            back = [value_key("")] if kind is SettingKind.ORDER else []
        for options in set_to:
            assert games.settings.with_option_changed(game, options, each, back) == usual
    random_options(game, game.seats[0], Random(1))


def test_a_game_is_found_once_its_package_is_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for package, content in (
        ("solitaire", "from tests.support.toy_game import toy\nGAME = toy()\n"),
        ("tools", ""),
    ):
        (tmp_path / package).mkdir()
        (tmp_path / package / "__init__.py").write_text(content, "utf-8")
    before = names()
    monkeypatch.setattr(games, "__path__", [*games.__path__, str(tmp_path)])
    try:
        assert names() == tuple(sorted((*before, "solitaire")))
        assert find("solitaire").options is find("solitaire").options
    finally:
        for package in ("solitaire", "tools"):
            sys.modules.pop(f"games.{package}", None)
    monkeypatch.undo()
    assert names() == before
    for none in ("solitaire", "engine", "words", "__main__", "no such", "a.b"):
        with pytest.raises(LookupError, match=f"no game is called '{none}'"):
            find(none)
