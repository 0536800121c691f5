"""The signs of actions and controls, on a square of a hundred units."""

from renderer.engine.pen import Pen
from renderer.forum_trajanum.drawings import goods, people


def build(pen: Pen) -> None:
    """Something is built: a hammer above a block."""
    goods.build_again(pen.inner(10, -8, 84))
    pen.rect(10, 76, 90, 98, "ink", 4)
    pen.rect(16, 82, 84, 92, "ash", 2)


def pay(pen: Pen) -> None:
    """Something is paid: coins that leave."""
    goods.coin(pen.inner(2, 2, 62))
    pen.polygon("50,62 74,62 74,44 99,72 74,99 74,82 50,82", "ink")
    pen.polygon("56,67 79,67 79,56 92,72 79,88 79,77 56,77", "gold")


def send_envoy(pen: Pen) -> None:
    """An envoy is sent: a bust, and an arrow."""
    people.envoy(pen.inner(-2, 2, 76))
    pen.polygon("50,62 74,62 74,44 99,72 74,99 74,82 50,82", "ink")
    pen.polygon("56,67 79,67 79,56 92,72 79,88 79,77 56,77", "gold")
