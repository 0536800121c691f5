"""Cards and the signs on them: symbols of action cards, effects of honor cards."""

from games.porta_nigra.pieces import ANY, BUILD, BUILDINGS
from renderer.engine.pen import Pen, raised
from renderer.kit import seats
from renderer.kit.pieces import laurel
from renderer.porta_nigra.drawings.bricks import any_brick, brick, brick_tile
from renderer.porta_nigra.drawings.buildings import building_sign, element_sign
from renderer.porta_nigra.drawings.goods import goods, sesterce


def effect_sign(pen: Pen, effect: str) -> None:
    """The sign of a symbol or effect, without its number. Unit: a hundredth of the drawing."""
    kind, _, what = effect.partition("-")
    if kind == "buy":
        bought_brick(pen, what)
    elif kind == "brick":
        brick(pen, what)
    elif kind == BUILD:
        element_sign(pen)
    elif kind == "add_brick":
        added_brick(pen)
    elif kind == "substitute":
        building_sign(pen, what, "ink", "marble")
    elif kind == "final":
        laurel(pen, "gold", "brass")
    else:
        goods(pen, kind)


def bought_brick(pen: Pen, colour: str) -> None:
    """A brick that is bought, with a coin before it; ANY for the gray symbol."""
    if colour == ANY:
        any_brick(pen.inner(0, 0, 80))
    else:
        brick(pen.inner(0, 0, 80), colour)
    sesterce(pen.inner(52, 52, 48))


def built_element(pen: Pen, building: str, colour: str) -> None:
    """An element that was built: its building, the colour of its bricks before it."""
    building_sign(pen.inner(0, 0, 86), building)
    brick_tile(pen.inner(54, 54, 46), colour)


def added_brick(pen: Pen) -> None:
    """A brick more on the Porta Nigra."""
    building_sign(pen.inner(0, 12, 88), "porta_nigra")
    pen.circle((76, 24), 24, "ink")
    pen.circle((76, 24), 19, "gold")
    pen.line("64,24 88,24", 8, "ink")
    pen.line("76,12 76,36", 8, "ink")


@raised
def action_card(pen: Pen, ground: str = "page") -> None:
    """The ground of an action card, its head dark. Unit: pixels."""
    pen.rect(0, 0, pen.width, pen.height, "ink", 14)
    pen.rect(3, 3, pen.width - 3, pen.height - 5, ground, 11)
    pen.rect(3, 3, pen.width - 3, CARD_HEAD, "umber", 11)
    pen.rect(3, CARD_HEAD - 14, pen.width - 3, CARD_HEAD, "umber")
    pen.rect(3, CARD_HEAD, pen.width - 3, CARD_HEAD + 4, "sand")


CARD_HEAD = 68
"""How high the head of an action card is, in pixels."""


@raised
def action_card_back(pen: Pen, seat: int) -> None:
    """An action card face down: its owner's hue and shape. Unit: pixels."""
    pen.rect(0, 0, pen.width, pen.height, "ink", 14)
    pen.rect(3, 3, pen.width - 3, pen.height - 5, f"seat{seat}", 11)
    side = pen.height * 0.46
    left, top = (pen.width - side) / 2, (pen.height - side) / 2
    pen.rect(left - 14, top - 14, left + side + 14, top + side + 14, "marble", 12)
    seats.emblem(pen.inner(left, top, side), seat)


@raised
def building_card(pen: Pen, building: str, colour: str) -> None:
    """A building card: its building on the ground of its colour; "" for a substitute's. Unit: pixels."""
    hue = f"brick_{colour}" if colour else ""
    pen.rect(0, 0, pen.width, pen.height, f"{hue}_dark" if colour else "ink", 10)
    pen.rect(3, 3, pen.width - 3, pen.height - 6, f"{hue}_pale" if colour else "mist", 7)
    side = min(pen.height - 13, pen.width / 2 - 8)
    top = (pen.height - 3 - side) / 2
    left = (pen.width - side * 1.8) / 2
    ground = f"{hue}_pale" if colour else "mist"
    building_sign(pen.inner(left - 2, top, side), building, "ink", ground)
    small = pen.inner(left + side + 4, top + side * 0.1, side * 0.8)
    if colour:
        brick_tile(small, colour)
    else:
        any_brick(small)


def different_cards(pen: Pen) -> None:
    """Building cards of different buildings: four, a building on each. Unit: a hundredth of the drawing."""
    for number, building in enumerate(BUILDINGS):
        left, top = number % 2 * 51, number // 2 * 51
        pen.rect(left, top, left + 49, top + 49, "ink", 6)
        pen.rect(left + 3, top + 3, left + 46, top + 46, "mist", 4)
        building_sign(pen.inner(left + 7, top + 7, 35), building, "ink", "mist")
