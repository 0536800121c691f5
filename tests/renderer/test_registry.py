"""The registry finds the pictures of a game by its package, also those of games added later."""

from pathlib import Path

import pytest

import games
import renderer
from renderer.kit.symbols import COMMON_SYMBOLS
from tests.support.positions import PAINTED

PACKAGE = """
from pathlib import Path
from renderer.contract import GamePictures, Roles
from renderer.kit.palette import game_palette

PICTURES = GamePictures(
    types={},
    roles=Roles(),
    palette=game_palette({}),
    changes=lambda *_: (),
    turn_ends=(),
    symbols={},
    text_symbols={},
    words_folder=Path(__file__).parent / "words",
)
"""


def test_pictures_that_are_added_later_are_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert not renderer.has_pictures("late_game")
    assert renderer.emojis("late_game") == {}
    assert renderer.roles("late_game") == renderer.Roles()
    package = tmp_path / "late_game"
    package.mkdir()
    (package / "__init__.py").write_text(PACKAGE, "utf-8")
    monkeypatch.setattr(renderer, "__path__", [*renderer.__path__, str(tmp_path)])
    assert renderer.has_pictures("late_game")
    assert renderer.picture_names("late_game") == ()
    assert "skin" not in renderer.palette("late_game").hues
    assert renderer.emojis("late_game").keys() == COMMON_SYMBOLS.keys()


@pytest.mark.parametrize("name", ["engine", "kit", "tools", "request", "words", "no game", "."])
def test_what_is_no_game_has_no_pictures(name: str) -> None:
    assert not renderer.has_pictures(name)
    with pytest.raises(LookupError, match="no pictures"):
        renderer.palette(name)


@pytest.mark.parametrize("game", PAINTED)
def test_roles_name_pictures_of_the_game(game: str) -> None:
    names, roles = renderer.picture_names(game), renderer.roles(game)
    assert game in games.names()
    assert {name for role in renderer.Roles.__struct_fields__ for name in roles.of(role)} <= {*names}
    assert {roles.panel, roles.own} <= {*names}
    assert roles.replay in names
    assert roles.greeting in names
    assert renderer.is_about_seat(game, roles.panel)
    assert renderer.is_about_seat(game, roles.own)
    assert roles.large in names
    assert {*roles.table} <= {*names} - {roles.large}
    assert 1 <= len(roles.table) <= 3, "a phone shows no more without much scrolling"
    assert 1 <= len(roles.board) <= 3
    assert not {*roles.more} & {*roles.board, *roles.table}
    assert not renderer.is_about_seat(game, roles.replay)
