"""Signs for actions of any game and for the controls of the bot, a hundred units wide."""

from renderer.engine.pen import Pen


def exchange(pen: Pen) -> None:
    """This for that: two arrows, there and back."""
    pen.line("8,28 66,28", 15, "ink")
    pen.polygon("60,2 98,28 60,54", "ink")
    pen.line("34,74 92,74", 15, "ink")
    pen.polygon("40,48 2,74 40,100", "ink")


def keep(pen: Pen) -> None:
    """A tile is kept: it comes down into a tray."""
    pen.polygon("38,0 62,0 62,24 82,24 50,58 18,24 38,24", "ink")
    pen.polygon("44,6 56,6 56,30 68,30 50,49 32,30 44,30", "gold")
    pen.line("8,62 8,92 92,92 92,62", 14, "ink")
    pen.rect(24, 66, 76, 80, "bark", 3)


def give(pen: Pen) -> None:
    """A tile is passed on to the right."""
    pen.rect(2, 20, 48, 80, "ink", 8)
    pen.rect(10, 28, 40, 72, "marble", 4)
    pen.polygon("46,40 68,40 68,20 99,50 68,80 68,60 46,60", "ink")
    pen.polygon("52,45 73,45 73,32 92,50 73,68 73,55 52,55", "gold")


def done(pen: Pen) -> None:
    """The turn is at its end: a tick."""
    pen.line("12,54 40,82 90,20", 22, "ink")
    pen.line("12,54 40,82 90,20", 11, "green")


def undo(pen: Pen) -> None:
    """Something is taken back: an arrow in a curve."""
    pen.arc((54, 54), 32, (-130, 130), 15, "ink")
    pen.polygon("44,0 44,56 2,28", "ink")


def restart(pen: Pen) -> None:
    """All is taken back: the same arrow, to a stop."""
    pen.arc((60, 54), 32, (-130, 130), 15, "ink")
    pen.polygon("50,0 50,56 12,28", "ink")
    pen.rect(0, 2, 11, 54, "crimson", 3)


def nothing(pen: Pen) -> None:
    """No, nothing of that: a cross."""
    for line in ("18,18 82,82", "82,18 18,82"):
        pen.line(line, 22, "ink")
        pen.line(line, 11, "crimson")


def points(pen: Pen) -> None:
    """Victory points: a tablet with handles, a V carved into it."""
    for grown, colour in ((0, "ink"), (5, "gold")):
        pen.polygon([(grown, 26 + grown), (26, 42), (26, 58), (grown, 74 - grown)], colour)
        pen.polygon([(100 - grown, 26 + grown), (74, 42), (74, 58), (100 - grown, 74 - grown)], colour)
        pen.rect(16 + grown, 10 + grown, 84 - grown, 90 - grown, colour, 4)
    pen.line("34,30 50,72", 12, "ink")
    pen.line("66,30 50,72", 12, "ink")


def board(pen: Pen) -> None:
    """A look at a board: one with pieces on it."""
    pen.rect(0, 4, 100, 96, "umber", 8)
    pieces = {(0, 0): "orange", (1, 1): "blue", (0, 2): "green", (2, 1): "gold"}
    for row in range(3):
        for column in range(3):
            left, top = 8 + column * 29, 11 + row * 27
            pen.rect(left, top, left + 25, top + 23, pieces.get((row, column), "marble"), 2)


def table(pen: Pen) -> None:
    """A look at the whole table: a round one with four seats around it."""
    for x, y in ((50, 11), (89, 50), (50, 89), (11, 50)):
        pen.circle((x, y), 11, "ink")
    pen.circle((50, 50), 33, "ink")
    pen.circle((50, 50), 25, "gold")


def large(pen: Pen) -> None:
    """The same larger: a magnifying glass."""
    pen.line("64,64 92,92", 20, "ink")
    pen.circle((40, 40), 38, "ink")
    pen.circle((40, 40), 28, "gold")
    pen.line("26,40 54,40", 9, "ink")
    pen.line("40,26 40,54", 9, "ink")


def words(pen: Pen) -> None:
    """Something in words: lines of writing."""
    pen.rect(4, 8, 72, 22, "crimson", 5)
    for number, right in enumerate((98, 88, 96)):
        top = 32 + number * 22
        pen.rect(4, top, right, top + 13, "ink", 5)


def question(pen: Pen) -> None:
    """Help: a question mark."""
    for width, colour in ((25, "ink"), (13, "gold")):
        pen.stroke("24,32 30,17 50,11 70,18 76,34 66,50 53,58 50,68", width, colour)
    pen.circle((50, 92), 13, "ink")
    pen.circle((50, 92), 7, "gold")


def scoring(pen: Pen) -> None:
    """A scoring: bars that rise, a line below."""
    for left, top, colour in ((6, 56, "bark"), (38, 32, "crimson"), (70, 6, "gold")):
        pen.rect(left, top, left + 24, 88, "ink", 3)
        pen.rect(left + 5, top + 5, left + 19, 84, colour)
    pen.rect(0, 86, 100, 97, "ink", 3)
