"""Signs of the four buildings. Unit: a hundredth of the drawing."""

from collections.abc import Mapping

from renderer.engine.pen import Art, Pen


def _arch(pen: Pen, left: float, top: float, wide: float, high: float, fill: str) -> None:
    """An opening with a round top."""
    pen.circle((left + wide / 2, top + wide / 2), wide / 2, fill)
    pen.rect(left, top + wide / 2, left + wide, top + high, fill)


def amphitheater(pen: Pen, fill: str, back: str) -> None:
    """An oval of seats around the arena, arches below."""
    pen.blob("2,44 14,20 50,10 86,20 98,44 86,60 50,66 14,60", fill)
    pen.blob("14,42 24,28 50,21 76,28 86,42 76,51 50,55 24,51", back)
    pen.blob("22,42 32,33 50,28 68,33 78,42 68,49 50,52 32,49", fill)
    pen.blob("34,41 40,37 50,35 60,37 66,41 60,45 50,47 40,45", back)
    pen.polygon("2,46 98,46 94,84 76,93 50,96 24,93 6,84", fill)
    pen.blob("10,46 24,55 50,60 76,55 90,46 76,62 50,67 24,62", back)
    for left, top in ((10, 62), (26, 68), (43, 71), (60, 68), (76, 62)):
        _arch(pen, left, top, 13, 22, back)


def basilica(pen: Pen, fill: str, back: str) -> None:
    """A high hall with two rows of arched windows, its gable in front."""
    pen.polygon("0,40 24,8 48,40", fill)
    pen.polygon("24,8 84,8 100,34 48,34", fill)
    pen.rect(4, 38, 44, 96, fill)
    pen.rect(44, 30, 97, 96, fill)
    pen.line("46,40 46,94", 4, back)
    pen.circle((24, 33), 7, back)
    _arch(pen, 15, 56, 18, 40, back)
    for left in (54, 69, 84):
        _arch(pen, left, 40, 9, 22, back)
        _arch(pen, left, 67, 9, 22, back)


def city_wall(pen: Pen, fill: str, back: str) -> None:
    """A wall with battlements and a tower."""
    pen.rect(0, 52, 100, 96, fill)
    for left in (0, 18, 70, 88):
        pen.rect(left, 42, left + 12, 54, fill)
    pen.rect(32, 22, 68, 96, fill)
    for left in (28, 45, 62):
        pen.rect(left, 6, left + 10, 20, fill)
    pen.rect(28, 17, 72, 28, fill)
    _arch(pen, 43, 38, 14, 22, back)
    pen.line("32,54 32,94", 4, back)
    pen.line("68,54 68,94", 4, back)
    for line in ("6,68 24,68", "76,68 94,68", "14,82 28,82", "72,82 86,82", "40,74 60,74", "40,86 52,86"):
        pen.line(line, 4, back)


def porta_nigra(pen: Pen, fill: str, back: str) -> None:
    """The gate: two towers, three rows of windows, two gateways."""
    pen.rect(2, 6, 36, 96, fill, 3)
    pen.rect(64, 16, 98, 96, fill, 3)
    pen.rect(30, 24, 70, 96, fill)
    for top in (14, 36):
        for left in (7, 21):
            _arch(pen, left, top, 10, 15, back)
    for left in (69, 83):
        _arch(pen, left, 36, 10, 15, back)
    for left in (40, 52):
        _arch(pen, left, 36, 9, 15, back)
    pen.line("4,57 96,57", 4, back)
    for left in (34, 52):
        _arch(pen, left, 65, 14, 31, back)
    pen.rect(10, 68, 28, 74, back)
    pen.rect(72, 68, 90, 74, back)


BUILDING_ARTS: Mapping[str, Art] = {
    "amphitheater": amphitheater,
    "basilica": basilica,
    "city_wall": city_wall,
    "porta_nigra": porta_nigra,
}


def building_sign(pen: Pen, building: str, fill: str = "ink", back: str = "marble") -> None:
    BUILDING_ARTS[building](pen, fill, back)


def element_sign(pen: Pen) -> None:
    """An element of a building: a pillar of bricks that bears a Roman."""
    pen.rect(14, 36, 86, 98, "ink", 4)
    for number, top in enumerate((42, 61, 80)):
        for left in (20, 52) if number % 2 else (20, 36, 68):
            right = {20: 48 if number % 2 else 32, 36: 64, 52: 80, 68: 80}[left]
            pen.rect(left, top, right, top + 13, "sand", 2)
    pen.circle((50, 19), 18, "ink")
    pen.circle((50, 19), 12, "skin")
