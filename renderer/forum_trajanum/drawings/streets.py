"""The sign of a street, and the road on its card."""

from renderer.engine.pen import Pen


def road(pen: Pen, across: bool) -> None:
    """A paved road from edge to edge, with heads of arrows at its ends. Unit: pixels."""
    pen.rect(0, 0, pen.width, pen.height, "page", 6)
    middle_x, middle_y = pen.width / 2, pen.height / 2
    half, head = 20, 24
    if across:
        pen.rect(head, middle_y - half, pen.width - head, middle_y + half, "joint")
        for tip, back in ((0, head), (pen.width, pen.width - head)):
            pen.polygon([(tip, middle_y), (back, middle_y - half), (back, middle_y + half)], "bark")
        return
    pen.rect(middle_x - half, head, middle_x + half, pen.height - head, "joint")
    for tip, back in ((0, head), (pen.height, pen.height - head)):
        pen.polygon([(middle_x, tip), (middle_x - half, back), (middle_x + half, back)], "bark")


def street_card(pen: Pen) -> None:
    """A card that is still to come. Unit: pixels."""
    pen.rect(0, 0, pen.width, pen.height, "ink", 5)
    pen.rect(3, 3, pen.width - 3, pen.height - 3, "joint", 3)


def street(pen: Pen) -> None:
    """A street of the Colonia: a golden road between its spaces, to be read both ways."""
    for left in (0, 76):
        for top in (0, 36, 72):
            pen.rect(left, top, left + 24, top + 28, "bark", 4)
    pen.rect(28, 0, 72, 100, "ink", 4)
    pen.rect(34, 6, 66, 94, "gold", 2)
    pen.polygon("50,10 68,38 32,38", "ink")
    pen.polygon("50,90 68,62 32,62", "ink")


def street_arrow(pen: Pen, across: bool) -> None:
    """Which way a street runs: an arrow with two heads."""
    ends = [(14, 50), (86, 50)], ["2,50 32,24 32,76", "98,50 68,24 68,76"]
    if not across:
        ends = [(50, 14), (50, 86)], ["50,2 24,32 76,32", "50,98 24,68 76,68"]
    line, heads = ends
    pen.line(line, 18, "ink")
    for head in heads:
        pen.polygon(head, "ink")
