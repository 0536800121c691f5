"""The rules for those who learn the game, and the figures in them."""

from collections.abc import Mapping
from pathlib import Path

from games.help import Figures, read_help
from games.trajan.pieces import (
    BONUS_TILES,
    BONUS_TILES_ON_BOARD,
    CARD_IN_HAND_POINTS,
    COLOURS,
    COMMODITIES,
    CONSTRUCTION_TILES,
    COPIES,
    DEMAND_TILES,
    DEMANDS_A_QUARTER,
    DEMANDS_REMOVED,
    DIFFERENT,
    EQUAL,
    EXTRA_PILE,
    FIRST_CARDS,
    FIRST_SLOTS,
    FIRST_TILE_GIVES,
    FORUM_PILE,
    GREEN_SPACES,
    LEAST_PROVINCE_POINTS,
    LEGIONNAIRE_IN_CAMP_POINTS,
    MARKERS,
    MARKERS_IN_TRAY,
    OTHER_LEGIONNAIRE_POINTS,
    PAIRS,
    PROVINCES,
    QUARTERS,
    REPEATS_PLUS_TWO,
    ROUNDS,
    SENATE_TRACK,
    SET_POINTS,
    SHIPS,
    STACKS,
    SUPPLY,
    TIME_TRACKS,
    TRAJAN_TILES,
    UNMET_POINTS,
    WORKER_IN_CAMP_POINTS,
    YELLOW_SPACES,
)
from games.words import Argument, Message, counted

_PLAYERS = {"two": 2, "three": 3, "four": 4}


def _steps(track: str) -> Figures:
    return {name: TIME_TRACKS[track][players] for name, players in _PLAYERS.items()}


def _points_of(stack: str) -> list[int]:
    """The effects of a stack's tiles, the most first."""
    return sorted({tile.points for tile in TRAJAN_TILES.values() if tile.stack == stack}, reverse=True)


def _ship(name: str) -> Figures:
    sides = {"colour": SHIPS[name].colour, "gray": SHIPS[name].gray}
    return {
        side: tuple(Message("help-ships-number", {"n": n}) for n in points) for side, points in sides.items()
    }


def _bonus(name: str) -> dict[str, Argument]:
    tile = BONUS_TILES[name]
    return {"yellow": int(tile.yellow), "gray": int(tile.gray)}


def _tiles(pile: Mapping[str, int]) -> tuple[Message, ...]:
    return counted((f"tile-{tile}", n) for tile, n in pile.items())


def _stack(stack: str) -> Figures:
    tiles = [tile for tile in TRAJAN_TILES.values() if tile.stack == stack]
    return {
        "stack": f"stack-{stack}",
        "tiles": tuple(
            Message(
                "help-pieces-trajan_tile",
                {
                    "points": tile.points,
                    "first": f"colour-{tile.markers[0]}",
                    "second": f"colour-{tile.markers[1]}",
                },
            )
            for tile in tiles
        ),
    }


_CARDS = [tile.name for tile in BONUS_TILES.values() if tile.cards]
_DEMAND = next(tile.name for tile in BONUS_TILES.values() if tile.demand)

HELP = read_help(
    Path(__file__).parent / "help.toml",
    {
        "overview-quarter": {"rounds": ROUNDS},
        "overview-score": {"quarters": QUARTERS},
        # How the game goes
        "help-goal-length": {"quarters": QUARTERS, "rounds": ROUNDS},
        "help-setup-board": {
            "provinces": len(PROVINCES),
            "yellow": len(YELLOW_SPACES),
            **{name: len(GREEN_SPACES[players]) for name, players in _PLAYERS.items()},
        },
        "help-setup-district": {"sites": len(CONSTRUCTION_TILES)},
        "help-setup-seat": {"supply": SUPPLY},
        "help-setup-markers": {
            "markers": sum(MARKERS.values()),
            "colours": len(COLOURS),
            "a_tray": MARKERS_IN_TRAY,
        },
        "help-setup-senate": {"bonus": BONUS_TILES_ON_BOARD},
        "help-setup-stacks": {"stacks": len(STACKS), "tiles": len(TRAJAN_TILES) // len(STACKS)},
        "help-setup-cards": {"cards": FIRST_CARDS},
        "help-setup-tiles": {"tiles": len(FIRST_SLOTS)},
        "help-setup-demands": {"removed": DEMANDS_REMOVED},
        "help-turn-time": _steps("short"),
        "help-sowing-circle": {"trays": len(STACKS)},
        "help-accomplishing-cards": {"points": _points_of("cards")[0]},
        "help-accomplishing-tokens": dict(zip(("one", "two"), _points_of("legionnaires"), strict=True)),
        "help-accomplishing-plus2": {"points": _points_of("plus2")[0]},
        "help-accomplishing-points": {"points": _points_of("points")[0]},
        "help-accomplishing-demand": {"points": _points_of("demand")[0]},
        # Actions
        "help-seaport-one": {"kinds": len(COMMODITIES), "copies": COPIES},
        "help-ships-equal": _ship(EQUAL),
        "help-ships-pairs": _ship(PAIRS),
        "help-ships-different": _ship(DIFFERENT),
        "help-military-points": {"less": -OTHER_LEGIONNAIRE_POINTS, "least": LEAST_PROVINCE_POINTS},
        "help-senate-step": {"first": SENATE_TRACK[1], "last": SENATE_TRACK[-1]},
        "help-senate-last": {"last": SENATE_TRACK[-1]},
        "help-construction-tile": {"sites": len(CONSTRUCTION_TILES)},
        "help-construction-free": {
            "gives": tuple(
                Message(
                    "help-construction-first_tile", {"tile": f"type-{type_}", "action": f"action-{action}"}
                )
                for type_, action in FIRST_TILE_GIVES.items()
            )
        },
        "help-extra-plus2": {"repeats": REPEATS_PLUS_TWO},
        # The ends of rounds and quarters, and the final scoring
        "help-round_end-quarter": {"rounds": ROUNDS, "demands": DEMANDS_A_QUARTER},
        "help-demands-three": {"demands": DEMANDS_A_QUARTER},
        "help-demands-unmet": {
            name: -points for name, points in zip(("one", "two", "three"), UNMET_POINTS[1:], strict=True)
        },
        "help-vote-consul": {"bonus": BONUS_TILES_ON_BOARD},
        "help-final-hand": {"points": CARD_IN_HAND_POINTS},
        "help-final-camps": {"worker": WORKER_IN_CAMP_POINTS, "legionnaire": LEGIONNAIRE_IN_CAMP_POINTS},
        "help-final-sets": {"three": SET_POINTS[3], "four": SET_POINTS[4]},
        "help-end-last": {"quarters": QUARTERS},
        "help-bonus-cards": {"tiles": tuple(f"bonus-{name}" for name in _CARDS), **_bonus(_CARDS[0])},
        "help-bonus-demand": _bonus(_DEMAND),
        "help-bonus-legionnaires": _bonus("legionnaires"),
        "help-bonus-workers": {"yellow": int(BONUS_TILES["workers"].yellow)},
        "help-bonus-yellow": _bonus("bonus"),
        # The piles, and the options of a table
        "help-pieces-forum": {"n": sum(FORUM_PILE.values()), "tiles": _tiles(FORUM_PILE)},
        "help-pieces-extra": {"n": sum(EXTRA_PILE.values()), "tiles": _tiles(EXTRA_PILE)},
        "help-pieces-demands": {"n": sum(DEMAND_TILES.values()), "removed": DEMANDS_REMOVED},
        "help-pieces-stack": [
            _stack(stack) for stack in dict.fromkeys(tile.stack for tile in TRAJAN_TILES.values())
        ],
        "help-options-time_track": _steps("long"),
        "help-decisions-extra": {"name": "setting-extra_after_free_action"},
        "help-decisions-leftover": {"name": "setting-score_leftover_trajan_tiles"},
        # Questions
        "tip-seaport": {"points": SHIPS[EQUAL].colour[-1]},
        "tip-play": {"points": CARD_IN_HAND_POINTS},
        "tip-ship": {"points": CARD_IN_HAND_POINTS},
        "tip-forum": {"most": -UNMET_POINTS[-1]},
        "tip-construction": {"three": SET_POINTS[3], "four": SET_POINTS[4]},
    },
)
