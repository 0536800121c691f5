"""Every small sign by name, for rows of signs: goods, and what abilities, bonuses and benefits bring."""

from collections.abc import Mapping

from renderer.engine.pen import Art, Pen
from renderer.forum_trajanum.drawings import goods, people
from renderer.kit import icons, pieces

_ARTS: Mapping[str, Art] = {
    "any_worker": people.any_worker,
    "any_square": goods.any_square,
    "area_bonus": goods.area_bonus,
    "build_again": goods.build_again,
    "eagle": pieces.eagle,
    "envoy": people.envoy,
    "points": icons.points,
    "slide_bar": goods.slide_bar,
    "take_tile": goods.take_tile,
}


def token(pen: Pen, name: str, is_missing: bool = False) -> None:
    """A small sign by its name, pale for what is missing."""
    if name in _ARTS:
        _ARTS[name](pen)
    else:
        goods.good(pen, name)
    if is_missing:
        pen.fade(pieces.PALE)
