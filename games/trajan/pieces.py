"""The components as frozen values, read from `components.toml`, which gives each figure's source."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from msgspec import Struct

from games.game import space_name

BOX: dict[str, Any] = tomllib.loads((Path(__file__).parent / "components.toml").read_text("utf-8"))
"""The data file as it stands."""

SEATS: tuple[int, ...] = tuple(BOX["players"])

# The calendar

QUARTERS: int = BOX["calendar"]["quarters"]
ROUNDS: int = BOX["calendar"]["rounds_per_quarter"]
TIME_TRACKS: Mapping[str, Mapping[int, int]] = {
    name: {int(players): steps for players, steps in track.items()}
    for name, track in BOX["calendar"]["time_track"].items()
}
"""Time track -> number of players -> the steps of a round."""

# The action circle

COLOURS: tuple[str, ...] = tuple(BOX["markers"])
"""The colours of action markers."""

MARKERS: Mapping[str, int] = dict.fromkeys(COLOURS, BOX["markers_of_colour"])
"""The action markers of a seat: colour -> number."""


def sorted_markers(colours: Iterable[str]) -> tuple[str, ...]:
    """Action markers in the order of the colours."""
    return tuple(sorted(colours, key=COLOURS.index))


MARKERS_IN_TRAY: int = BOX["markers_in_tray"]
"""How many action markers a tray gets in the setup."""

ACTION_OF: Mapping[str, str] = BOX["action_circle"]["trays"]
"""Tray -> its action, clockwise from I. The slot next to a tray has its name."""

TRAYS = tuple(ACTION_OF)
"""The trays and their slots, clockwise: I to VI."""

ACTIONS = tuple(ACTION_OF.values())
"""The six actions, in the order of their trays."""

TRAY_OF: Mapping[str, str] = {action: tray for tray, action in ACTION_OF.items()}
"""Action -> its tray."""

ARCH_STARTS_AT: str = BOX["action_circle"]["arch"]
CENTRE = ""
"""Where the Arch of Trajan stands while all slots are occupied."""

FIRST_SLOTS: tuple[str, ...] = tuple(BOX["action_circle"]["first_tiles"])
"""The slots of the first Trajan tiles."""


def clockwise(tray: str) -> tuple[str, ...]:
    """The six trays clockwise; the tray itself is the last."""
    first = TRAYS.index(tray) + 1
    return TRAYS[first:] + TRAYS[:first]


# The start of a seat

SUPPLY: int = BOX["player"]["supply"]
IN_MILITARY_CAMP: int = BOX["player"]["military_camp"]
IN_WORKER_CAMP: int = BOX["player"]["worker_camp"]
FIRST_CARDS: int = BOX["player"]["first_cards"]

# Commodities

COMMODITIES: tuple[str, ...] = tuple(BOX["commodities"]["kinds"])
COPIES: int = BOX["commodities"]["copies"]
"""How many cards of each commodity there are."""

CARDS: Mapping[str, int] = dict.fromkeys(COMMODITIES, COPIES)
DISCARD_PILES: int = BOX["commodities"]["discard_piles"]

# Trajan tiles


class TrajanTile(Struct, frozen=True):
    name: str
    """Its stack and number, as in "cards-1"."""
    stack: str
    """Its stack, which determines its benefit."""
    points: int
    markers: tuple[str, ...]
    """The colours of the action markers it needs, a double one twice."""
    cards: int = 0
    """Commodity cards to draw."""
    military_camp: int = 0
    """Tokens from the supply to the military camp."""
    worker_camp: int = 0
    """Tokens from the supply to the worker camp."""
    plus_two: int = 0
    """[+2] markers."""
    meets: str = ""
    """The demand it meets, once a quarter; such a tile is kept."""

    @property
    def required_markers(self) -> Counter[str]:
        """The action markers it needs: colour -> number."""
        return Counter(self.markers)


TRAJAN_TILES: Mapping[str, TrajanTile] = {
    name: TrajanTile(name, stack, **{**tile, "markers": tuple(tile["markers"])})
    for stack, tiles in BOX["trajan_tiles"].items()
    for name, tile in tiles.items()
}
"""All 54 Trajan tiles by name."""

STACKS = tuple(BOX["trajan_tiles"])

TILES_OF_STACK: Mapping[str, frozenset[str]] = {
    stack: frozenset(tiles) for stack, tiles in BOX["trajan_tiles"].items()
}
"""Stack -> the names of its tiles."""

# Forum tiles and extra action tiles


class ForumTile(Struct, frozen=True):
    """A kind of forum tile or extra action tile."""

    name: str
    meets: str = ""
    votes: int = 0
    action: str = ""


def _kinds(tiles: Mapping[str, Any]) -> dict[str, ForumTile]:
    return {
        name: ForumTile(name, **{key: value for key, value in tile.items() if key != "count"})
        for name, tile in tiles.items()
    }


FORUM_TILES: Mapping[str, ForumTile] = _kinds({**BOX["extra_action_tiles"], **BOX["forum_tiles"]})
"""Every kind of tile that lies in the forum, by name."""

FORUM_PILE: Mapping[str, int] = {name: tile["count"] for name, tile in BOX["forum_tiles"].items()}
"""The pile of forum tiles: kind -> number."""

EXTRA_PILE: Mapping[str, int] = {name: tile["count"] for name, tile in BOX["extra_action_tiles"].items()}
"""The pile of extra action tiles, with yellow backs: kind -> number."""

WILD_COMMODITY, WILD_DEMAND, WILD_CONSTRUCTION, WILD_EXTRA = (
    "wild-commodity",
    "wild-demand",
    "wild-construction",
    "wild-extra",
)
"""The wild cards among the forum tiles."""


def extra_tile(action: str) -> str:
    return f"extra-{action}"


FORUM_ROWS: int = BOX["forum"]["rows"]


def _spaces(columns: list[str]) -> tuple[str, ...]:
    return tuple(f"{column}{row}" for column in columns for row in range(1, FORUM_ROWS + 1))


YELLOW_SPACES = _spaces(BOX["forum"]["yellow_columns"])
"""The forum spaces of extra action tiles, top to bottom: F1 to F3."""

GREEN_SPACES: Mapping[int, tuple[str, ...]] = {
    int(players): _spaces(columns) for players, columns in BOX["forum"]["green_columns"].items()
}
"""Number of players -> the forum spaces of forum tiles, column by column from the top: G1 to J3."""

# Construction


class ConstructionTile(Struct, frozen=True):
    name: str
    """Its type and points, as in "door-4"."""
    type: str
    points: int


FIRST_TILE_GIVES: Mapping[str, str] = BOX["construction"]["first_tile_gives"]
"""Type of construction tile -> the free action of a seat's first one."""

TYPES = tuple(FIRST_TILE_GIVES)

CONSTRUCTION_TILES: Mapping[str, ConstructionTile] = {
    f"{type_}-{points}": ConstructionTile(f"{type_}-{points}", type_, points)
    for type_ in TYPES
    for points in BOX["construction"]["points"]
}
"""All 20 construction tiles by name."""

SITES = tuple(
    space_name(row, column)
    for row in range(1, BOX["construction"]["rows"] + 1)
    for column in range(1, BOX["construction"]["columns"] + 1)
)
"""The sites of the construction district, row by row: A1 to E4."""

# Demands

DEMANDS: tuple[str, ...] = tuple(BOX["demands"]["count"])
DEMAND_TILES: Mapping[str, int] = BOX["demands"]["count"]
"""Demand -> number of tiles; `DEMANDS_REMOVED` of them leave the game unseen."""

DEMANDS_REMOVED: int = BOX["demands"]["removed_unseen"]
DEMANDS_A_QUARTER: int = BOX["demands"]["a_quarter"]
UNMET_POINTS: tuple[int, ...] = tuple(BOX["demands"]["unmet"])
"""The points for 0, 1, 2 and 3 unmet demands."""

# Senate


class BonusTile(Struct, frozen=True):
    """A bonus tile: its points at the end of the game, by its side."""

    name: str
    yellow: float
    """The points of the yellow side, for each thing counted."""
    gray: float
    cards: tuple[str, ...] = ()
    """It counts the cards of these commodities in the own display."""
    demand: str = ""
    """It scores once for a forum tile with this icon."""
    workers: bool = False
    """It counts own workers on sites; the sum is rounded to the next integer."""
    legionnaires: bool = False
    """It counts own legionnaires in provinces."""
    yellow_tiles: bool = False
    """It counts own yellow bonus tiles."""


BONUS_TILES: Mapping[str, BonusTile] = {
    name: BonusTile(name, **{**tile, "cards": tuple(tile.get("cards", ()))})
    for name, tile in BOX["bonus_tiles"].items()
}
"""All 12 bonus tiles by name."""

SENATE_TRACK: tuple[int, ...] = tuple(BOX["senate"]["track"])
"""The votes of each space, and the points on entering it; the first is the start space."""

SENATE_LAST = len(SENATE_TRACK) - 1
"""The last space of the senate track."""

BONUS_TILES_ON_BOARD: int = BOX["senate"]["bonus_tiles"]

# Provinces

MILITARY_CAMP = "military_camp"
"""Where leaders and legionnaires begin: no province, it is never entered."""

WORKER_CAMP = "worker_camp"
"""Where workers begin."""

PROVINCE_POINTS: Mapping[str, int] = {name: each["points"] for name, each in BOX["provinces"].items()}
PROVINCES = tuple(PROVINCE_POINTS)
NEIGHBOURS: Mapping[str, tuple[str, ...]] = {
    MILITARY_CAMP: tuple(BOX["military"]["camp_neighbours"]),
    **{name: tuple(each["neighbours"]) for name, each in BOX["provinces"].items()},
}
"""Province or military camp -> the provinces a leader can move to from there."""

OTHER_LEGIONNAIRE_POINTS: int = BOX["military"]["other_legionnaire"]
LEAST_PROVINCE_POINTS: int = BOX["military"]["least"]

# Ships


class Ship(Struct, frozen=True):
    """A ship: the points for 1, 2, ... cards, on `pairs` for pairs."""

    name: str
    colour: tuple[int, ...]
    gray: tuple[int, ...]


EQUAL, PAIRS, DIFFERENT = tuple(BOX["ships"])
SHIPS: Mapping[str, Ship] = {
    name: Ship(name, tuple(ship["colour"]), tuple(ship["gray"])) for name, ship in BOX["ships"].items()
}

# [+2] markers and the end

REPEATS: int = BOX["plus_two"]["repeats_without"]
REPEATS_PLUS_TWO: int = BOX["plus_two"]["repeats_with"]
"""How often an extra action tile repeats an action with a [+2] marker in its slot."""

CARD_IN_HAND_POINTS: int = BOX["final_scoring"]["card_in_hand"]
WORKER_IN_CAMP_POINTS: int = BOX["final_scoring"]["worker_in_camp"]
LEGIONNAIRE_IN_CAMP_POINTS: int = BOX["final_scoring"]["legionnaire_in_camp"]
LEFTOVER_TILE_POINTS: int = BOX["final_scoring"]["leftover_trajan_tile"]
"""The points for a Trajan tile next to the action circle, at tables that play so."""
SET_POINTS: Mapping[int, int] = {int(n): points for n, points in BOX["final_scoring"]["set"].items()}
"""Construction tiles of one type in a set -> its points."""
