from typing import Any

import pytest

from games.forum_trajanum.pieces import GRID
from games.forum_trajanum.player import Building, Player, new_player
from renderer.forum_trajanum.task_progress import building_progress, collecting_progress


def colonia(built: dict[str, str], **changes: Any) -> Player:
    """A Colonia with buildings, all other spaces free."""
    player = new_player()
    player.built = {name: Building(kind) for name, kind in built.items()}
    player.covered = []
    for name, value in changes.items():
        setattr(player, name, value)
    return player


@pytest.mark.parametrize(
    ("card", "built", "spaces", "done"),
    [
        ("I-1", {"A3": "library", "B3": "park"}, ("A3", "B3", "C3"), (True, True, False)),
        ("I-3", {"A2": "library", "A3": "park", "A4": "market"}, ("A4", "A5"), (True, False)),
        ("II-4", {"F2": "market", "F4": "market"}, ("F2", "F3", "F4"), (True, False, True)),
        ("III-2", {"A2": "park", "A3": "park", "A5": "house"}, ("A3", "A4", "A5"), (True, False, True)),
    ],
)
def test_the_nearest_place_is_found(
    card: str, built: dict[str, str], spaces: tuple[str, ...], done: tuple[bool, ...]
) -> None:
    progress = building_progress(colonia(built), card)
    assert (progress.times, progress.spaces, progress.done, progress.possible) == (0, spaces, done, True)


def test_a_fulfilled_task_is_done() -> None:
    progress = building_progress(colonia({"A3": "library", "B3": "park", "C3": "market"}), "I-1")
    assert progress.times == 1
    assert progress.done == (True, True, True)


def test_colours_anywhere_are_counted_one_by_one() -> None:
    progress = building_progress(colonia({"A2": "park", "F5": "stable"}), "II-3")
    assert progress.done == (False, True, True, False)


def test_no_place_is_named_while_nothing_of_a_pattern_stands() -> None:
    progress = building_progress(colonia({"A2": "park"}), "III-4")
    assert (progress.times, progress.spaces, progress.done, progress.possible) == (0, (), (False,) * 3, True)


def test_a_task_without_a_place_is_told() -> None:
    full = colonia(dict.fromkeys(GRID, "park"))
    assert not building_progress(full, "I-1").possible


def test_what_is_collected_is_counted() -> None:
    progress = collecting_progress(colonia({"A2": "triumphal_column"}), "III-2")
    assert progress.times == 1
    assert progress.have == {"triumphal_column": 1, "tribune": 1, "builder": 1}
    assert collecting_progress(colonia({}), "III-2").times == 0
