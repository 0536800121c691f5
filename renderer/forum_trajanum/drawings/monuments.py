"""Monuments: cranes, temples, the ship, eagles, standards, on a square of a hundred units."""

from renderer.engine.pen import Pen


def crane(pen: Pen, fill: str, back: str) -> None:
    """A building crane: two legs, a wheel to tread, a hook."""
    pen.line("66,6 28,94", 9, fill)
    pen.line("66,6 82,94", 9, fill)
    pen.line("18,95 92,95", 8, fill)
    pen.circle((55, 70), 20, fill)
    pen.circle((55, 70), 12, back)
    pen.line("55,56 55,84", 4, fill)
    pen.line("41,70 69,70", 4, fill)
    pen.line("66,8 20,18", 6, fill)
    pen.line("20,18 20,44", 5, fill)
    pen.rect(9, 42, 31, 62, fill, 3)


def temple(pen: Pen, fill: str, back: str) -> None:
    pen.polygon("50,4 97,32 3,32", fill)
    pen.circle((50, 22), 5, back)
    pen.rect(6, 34, 94, 40, fill)
    for x in (16, 38, 62, 84):
        pen.rect(x - 6, 42, x + 6, 82, fill)
    pen.rect(6, 83, 94, 89, fill)
    pen.rect(0, 91, 100, 98, fill)


def ship(pen: Pen) -> None:
    """A galley under sail."""
    pen.line("50,6 50,66", 6, "umber")
    pen.blob("20,14 50,10 80,14 86,34 78,54 50,57 22,54 28,34", "ink")
    pen.blob("25,18 50,14 76,18 81,34 74,50 50,53 27,50 33,34", "marble")
    pen.stroke("40,16 43,34 38,51", 9, "crimson")
    pen.stroke("62,16 66,34 61,51", 9, "crimson")
    pen.polygon("2,52 12,62 88,62 98,44 94,74 82,88 16,88 6,72", "ink")
    pen.polygon("8,62 13,67 90,67 94,58 90,72 79,83 18,83 10,71", "bark")
    for x in (26, 40, 54, 68):
        pen.line([(x, 78), (x - 8, 97)], 4, "umber")


def marker_at_column(pen: Pen) -> None:
    """An own forum marker next to the Trajan's Column."""
    pen.rect(10, 2, 50, 14, "ink", 2)
    pen.rect(15, 12, 45, 86, "ink")
    pen.rect(2, 84, 58, 98, "ink", 2)
    for y in (36, 54, 72):
        pen.line([(18, y), (42, y - 11)], 5, "marble")
    pen.circle((76, 73), 24, "ink")
    pen.circle((76, 73), 20, "marble")
    pen.circle((76, 73), 14, "bark")
