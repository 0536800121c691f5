import renderer
from games.trajan.pieces import ACTIONS, COLOURS, COMMODITIES, SHIPS, TYPES
from tests.renderer.trajan import GAME


def test_there_is_an_emoji_for_every_thing_with_a_name() -> None:
    named = set(renderer.emojis(GAME))
    assert named >= {*COMMODITIES, *TYPES, *(f"ship_{name}" for name in SHIPS)}
    assert named >= {*(f"action_{name}" for name in ACTIONS), *(f"marker_{colour}" for colour in COLOURS)}
    assert named >= {"bread", "games", "religion", "demand_bread", "kept_games", "bonus_workers"}
    assert named >= {"senate_5", "wild_extra", "extra_senate", "plus_two", "consul", "time", "worker"}
