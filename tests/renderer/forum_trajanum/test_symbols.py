import renderer
from games.forum_trajanum.pieces import CLASSES, COLOURS, GRAYS, RESOURCES, STRUCTURES, TILES
from renderer.kit.seats import SHAPES
from tests.renderer.forum_trajanum import GAME


def test_there_is_an_emoji_for_every_thing_with_a_name() -> None:
    named = set(renderer.emojis(GAME))
    assert named >= {*RESOURCES, *CLASSES, *GRAYS, *STRUCTURES, *(f"colour_{colour}" for colour in COLOURS)}
    assert named >= {"take", "keep", "give", "build", "pay", "exchange", "send_envoy", "done", "undo"}
    assert named >= {*(f"tile_{face}" for face in TILES), "tile_hidden", "street", "points", "scoring"}
    assert named >= {
        *(f"seat_{number}" for number in range(1, len(SHAPES) + 1)),
        "board",
        "words",
        "help",
        "hint",
    }
