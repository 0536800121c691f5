"""The one picture of coin toss: the points of all."""

from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

from games.words import Message, Seat
from renderer.contract import GamePictures, PictureType, Roles
from renderer.engine.layout import Box, Layout, Text
from renderer.kit.palette import game_palette
from renderer.kit.styles import TITLE
from renderer.request import Scene

PAGE = Box(0, 0, 600, 120)


def lay_out(scene: Scene) -> Layout:
    """A text in the middle."""
    points = " : ".join(str(each) for each in scene.view.points)
    return Layout(PAGE.width, PAGE.height, (Text(points, TITLE, PAGE),))


def sentences(scene: Scene) -> Iterator[Message]:
    """The points of each seat."""
    for seat, points in enumerate(scene.view.points):
        yield Message("picture-toss-points", {"seat": Seat(seat), "points": points})


PICTURES = GamePictures(
    types={"points": PictureType(lay_out, sentences, about_seat=False)},
    roles=Roles(
        panel="points",
        own="points",
        thread=("points",),
        board=("points",),
        scoring=("points",),
        end=("points",),
        replay="points",
    ),
    palette=game_palette({}),
    changes=lambda *_: (),
    turn_ends=(import_module("games.coin_toss").RoundEnded,),
    symbols={},
    text_symbols={},
    words_folder=Path(__file__).parent / "words",
)
