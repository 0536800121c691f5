import shutil
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import games
from games.rules_version import modules_of, rules_version
from tests.support.games import GAMES
from tests.toy_games import FOLDER

RULES = "__init__.py"


def version_with(folder: Path, change: Callable[[str], str], file: str = RULES) -> str:
    """The version of the coin toss after a change of one of its files."""
    shutil.copytree(FOLDER / "rules" / "coin_toss", folder / "coin_toss")
    path = folder / "coin_toss" / file
    path.write_text(change(path.read_text("utf-8")), "utf-8")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(games, "__path__", [*games.__path__, str(folder)])
        for name in [each for each in sys.modules if each.startswith("games.coin_toss")]:
            patch.delitem(sys.modules, name)
        found = rules_version("coin_toss")
        for name in [each for each in sys.modules if each.startswith("games.coin_toss")]:
            del sys.modules[name]
    return found


def same(text: str) -> str:
    return text


@pytest.mark.parametrize(
    ("file", "change"),
    [
        (RULES, lambda text: f"# A comment.\n\n{text}"),
        (RULES, lambda text: text.replace('"""A seat guesses."""', '"""Whoever guesses."""')),
        (
            RULES,
            lambda text: text.replace("choose(seat, ", "choose(\n        seat,  # Who guesses.\n        "),
        ),
        ("help.toml", lambda text: f"# A comment.\n{text}"),
    ],
)
def test_comments_and_layout_change_nothing(file: str, change: Callable[[str], str], tmp_path: Path) -> None:
    one, other = tmp_path / "one", tmp_path / "other"
    assert change((FOLDER / "rules" / "coin_toss" / file).read_text("utf-8")) != ""
    assert version_with(one, same) == version_with(other, change, file)


@pytest.mark.parametrize(
    "change",
    [
        lambda text: text.replace("state.round += 1", "state.round += 2"),
        lambda text: text.replace("is_scoring=True", "is_scoring=False"),
        lambda text: text.replace('table.draw("coin")', 'table.draw("coins")'),
        lambda text: text.replace("if side ==", "if side !="),
    ],
)
def test_a_change_of_the_rules_is_another_version(change: Callable[[str], str], tmp_path: Path) -> None:
    one, other = tmp_path / "one", tmp_path / "other"
    assert version_with(one, same) != version_with(other, change)


@pytest.mark.parametrize("name", GAMES)
def test_each_game_has_a_version_of_its_own_whatever_its_events_and_components_lie_in(name: str) -> None:
    others = {rules_version(each) for each in GAMES if each != name}
    assert rules_version(name) not in others
    modules = modules_of(games.find(name))
    assert {"games.engine.table", "games.choice", f"games.{name}", f"games.{name}.pieces"} <= set(modules)
    assert not {each for each in modules if ".agent" in each or each.endswith((".help", "words"))}
