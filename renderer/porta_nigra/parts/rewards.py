"""Builder rewards: each building's goods, and a seat's distance to the next one."""

from collections.abc import Iterator

from games.porta_nigra.pieces import REWARD_EVERY, REWARDS
from games.porta_nigra.state import PortaNigra
from renderer.engine.layout import Box, Item, Stamp, Text
from renderer.engine.lettering import Style, width
from renderer.engine.pen import Pen
from renderer.kit import seats
from renderer.porta_nigra.drawings.goods import goods


def progress(pen: Pen, done: int) -> None:
    """Draw the bricks since the last reward among the places that a reward takes, side by side."""
    step = pen.width / REWARD_EVERY
    for number in range(REWARD_EVERY):
        left = number * step
        pen.rect(left + 4, 12, left + step - 4, 88, "ink", 8)
        fill = "umber" if number < done else "marble"
        pen.rect(left + 14, 22, left + step - 14, 78, fill, 3)


def seat_progress(
    view: PortaNigra, building: str, seat: int, box: Box, sign: int, style: Style
) -> Iterator[Item]:
    """A seat's bricks in a building, and how far it is to the next reward."""
    number = view.bricks_built(seat, building)
    yield Stamp(seats.emblem, box.part(0, 0, sign, box.height).centred(sign, sign), (seat,))
    figure = box.part(sign + 2, 0, sign * 4 // 3, box.height)
    yield Text(str(number), style, figure, "ink" if number else "bark")
    left = sign * 5 // 2 + 2
    wide = min(REWARD_EVERY * sign * 2 // 3, box.width - left - 14)
    bars = box.part(left, 0, wide, box.height).centred(wide, sign)
    yield Stamp(progress, bars, (number % REWARD_EVERY,))


def reward_width(building: str, sign: int, style: Style) -> int:
    """How wide the builder reward of a building is, in pixels."""
    return sum(
        sign + 6 + (width(str(number), style) + 4) * (number > 1) for number in REWARDS[building].values()
    )


def reward(building: str, box: Box, sign: int, style: Style) -> Iterator[Item]:
    """The builder reward of a building, from the left: signs, numbers before them where they are many."""
    left = 0
    for kind, number in REWARDS[building].items():
        if number > 1:
            wide = width(str(number), style)
            yield Text(str(number), style, box.part(left, 0, wide, box.height))
            left += wide + 4
        yield Stamp(goods, box.part(left, 0, sign, box.height).centred(sign, sign), (kind,))
        left += sign + 6
