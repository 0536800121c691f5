"""Finds the pictures of a game: a package in this folder with the game's name and `PICTURES`."""

from collections.abc import Mapping

from games import package_attribute
from renderer import bar_chart, cup
from renderer.contract import GamePictures, PictureType
from renderer.kit import analysis

ANALYSIS = "analysis"
"""The picture of how the seats have played: its view is their `SeatAnalysis`."""

BARS = "bars"
"""The picture of numbers as bars: its view is a `BarChart`."""

CUP_STANDINGS = "cup-standings"
"""The picture of how a cup stands: its view is `CupStandings`."""

OF_ALL_GAMES: Mapping[str, PictureType] = {
    ANALYSIS: PictureType(analysis.lay_out, analysis.sentences, about_seat=True),
    CUP_STANDINGS: PictureType(cup.lay_out, cup.sentences, about_seat=False),
    BARS: PictureType(bar_chart.lay_out, bar_chart.sentences, about_seat=False),
}
"""The pictures of every game with pictures that do not come from its views."""


class NoPictures(LookupError):
    """A game without pictures."""

    def __init__(self, game: str) -> None:
        super().__init__(f"{game} has no pictures")


def has_pictures(game: str) -> bool:
    try:
        game_pictures(game)
    except NoPictures:
        return False
    return True


def game_pictures(game: str) -> GamePictures:
    pictures: GamePictures | None = package_attribute("renderer", game, "PICTURES")
    if pictures is None:
        raise NoPictures(game)
    return pictures


def picture_type(game: str, picture: str) -> PictureType:
    """A kind of picture of a game by its name. Raises LookupError, NoPictures among them."""
    types = {**game_pictures(game).types, **OF_ALL_GAMES}
    if picture not in types:
        raise LookupError(f"{game} has no picture {picture!r}; there are: {', '.join(types)}")
    return types[picture]
