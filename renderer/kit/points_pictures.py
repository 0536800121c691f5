"""The pictures of points that every game has."""

from collections.abc import Callable, Mapping
from typing import Any

from games.words import Message
from renderer.contract import PictureType
from renderer.kit.end_card import ChartPicture, EndCard, EndPicture, PointsSheet
from renderer.request import Scene


def points_pictures(
    when: Callable[[Any], Message], card: Callable[[Scene], EndCard]
) -> Mapping[str, PictureType]:
    """The chart, the sheet of points and the end of a game by its card; `when`: the moment of a view."""
    chart, points, end = (kind(when, card) for kind in (ChartPicture, PointsSheet, EndPicture))
    return {
        "chart": PictureType(chart.lay_out, chart.sentences, about_seat=False),
        "points": PictureType(points.lay_out, points.sentences, about_seat=True),
        "end": PictureType(end.lay_out, end.sentences, about_seat=False),
    }
