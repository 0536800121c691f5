"""The forum as bit masks: bit n is the nth square, top to bottom, left to right."""

from collections.abc import Iterable
from functools import lru_cache

from games.forum_trajanum import mosaics
from games.forum_trajanum.agent.masks import CACHED, bits
from games.forum_trajanum.mosaics import MOSAICS_CACHED, diagonals, neighbours
from games.forum_trajanum.pieces import COLOURS, EAGLE, EAGLE_POINTS


class Mosaic:
    """The squares of some boards; found once for each game."""

    def __init__(self, boards: tuple[str, ...]) -> None:
        names = mosaics.squares_of_colours(boards, (*COLOURS, EAGLE))
        self.names = names
        self.bit = {name: 1 << n for n, name in enumerate(names)}
        self.eagles = self.squares(mosaics.squares_of_colours(boards, (EAGLE,)))
        self.colours = tuple(
            self.squares(mosaics.squares_of_colours(boards, (colour,))) for colour in COLOURS
        )
        self.coloured = sum(self.colours)
        areas = mosaics.areas_by_square(boards)
        self.areas = tuple(self.squares(area) for area in dict.fromkeys(areas.values()))
        self.area = {self.bit[name]: self.squares(area) for name, area in areas.items()}
        """Coloured square -> its colour area."""
        self.around = {bit: self.squares(neighbours(name)) for name, bit in self.bit.items()}
        at_corner = {bit: self.squares(diagonals(name)) for name, bit in self.bit.items()}
        next_to = sum(bit for bit, near in self.around.items() if near & self.eagles)
        at_corners = sum(bit for bit, near in at_corner.items() if near & self.eagles)
        self.next_to_eagles = next_to & ~self.eagles
        self.at_corners_of_eagles = at_corners & ~self.eagles & ~next_to
        self.names_of = lru_cache(CACHED)(self._names_of)
        self.largest_area = lru_cache(CACHED)(self._largest_area)
        self.to_continue = lru_cache(CACHED)(self._to_continue)

    def squares(self, names: Iterable[str]) -> int:
        return sum(self.bit.get(name, 0) for name in names)

    def _names_of(self, mask: int) -> tuple[str, ...]:
        return tuple(self.names[bit.bit_length() - 1] for bit in bits(mask))

    def eagle_points(self, envoys: int, *, corners: bool) -> int:
        """The points of envoys at eagles; `corners`: also of those at their corners."""
        points = EAGLE_POINTS["on"] * (envoys & self.eagles).bit_count()
        points += EAGLE_POINTS["beside"] * (envoys & self.next_to_eagles).bit_count()
        return points + corners * EAGLE_POINTS["corner"] * (envoys & self.at_corners_of_eagles).bit_count()

    def _largest_area(self, envoys: int) -> int:
        """How many envoys are in the largest connected area."""
        most = 0
        while envoys:
            group, new = 0, envoys & -envoys
            while new:
                group |= new
                near = 0
                for bit in bits(new):
                    near |= self.around[bit]
                new = near & envoys & ~group
            envoys &= ~group
            most = max(most, group.bit_count())
        return most

    def _to_continue(self, occupied: int, colour: int) -> int:
        """The free squares of the areas of a colour that have been begun."""
        begun = [area for area in self.areas if area & self.colours[colour] and area & occupied]
        return sum(begun) & ~occupied

    def squares_of_structure(self, occupied: int, colour: int, *, anywhere: bool) -> int:
        """Where a structure of a colour lets an envoy go; `anywhere`: not only to areas begun."""
        begun = 0 if anywhere else self.to_continue(occupied, colour)
        return begun or self.colours[colour] & ~occupied

    def completes_area(self, occupied: int, square: int) -> bool:
        """Whether an envoy on a free square would fill its colour area; an eagle belongs to none."""
        return self.area.get(square, 0) & ~occupied == square


mosaic_of = lru_cache(MOSAICS_CACHED)(Mosaic)
