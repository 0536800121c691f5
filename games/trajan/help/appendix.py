"""The chapters on what the box holds, options of a table, and what this program decides."""

from __future__ import annotations

from collections.abc import Mapping

from games.game import Chapter
from games.help import chapter, paragraph
from games.trajan.pieces import (
    DEMAND_TILES,
    DEMANDS_REMOVED,
    EXTRA_PILE,
    FORUM_PILE,
    TIME_TRACKS,
    TRAJAN_TILES,
)
from games.words import Message


def pieces() -> Chapter:
    """What every pile is made of: all of it is known."""
    stacks = tuple(dict.fromkeys(tile.stack for tile in TRAJAN_TILES.values()))
    return chapter(
        "pieces",
        paragraph("pieces-known"),
        paragraph("pieces-forum", n=sum(FORUM_PILE.values()), tiles=_counted(FORUM_PILE)),
        paragraph("pieces-extra", n=sum(EXTRA_PILE.values()), tiles=_counted(EXTRA_PILE)),
        paragraph("pieces-demands", n=sum(DEMAND_TILES.values()), removed=DEMANDS_REMOVED),
        *(paragraph("pieces-stack", stack=f"stack-{stack}", tiles=_trajan_tiles(stack)) for stack in stacks),
    )


def _counted(pile: Mapping[str, int]) -> tuple[Message, ...]:
    return tuple(Message("pieces-counted", {"n": n, "piece": f"tile-{tile}"}) for tile, n in pile.items())


def _trajan_tiles(stack: str) -> tuple[Message, ...]:
    return tuple(
        Message(
            "help-pieces-trajan_tile",
            {
                "points": tile.points,
                "first": f"colour-{tile.markers[0]}",
                "second": f"colour-{tile.markers[1]}",
            },
        )
        for tile in TRAJAN_TILES.values()
        if tile.stack == stack
    )


def options() -> Chapter:
    """What a table may agree on."""
    long = {name: TIME_TRACKS["long"][players] for name, players in (("two", 2), ("three", 3), ("four", 4))}
    return chapter(
        "options",
        paragraph("options-score_leftover_trajan_tiles", name="setting-score_leftover_trajan_tiles"),
        paragraph("options-start_markers", name="setting-start_markers"),
        paragraph("options-time_track", name="setting-time_track", **long),
        paragraph("options-wild_demand_for_bonus", name="setting-wild_demand_for_bonus"),
        paragraph("options-extra_after_free_action", name="setting-extra_after_free_action"),
    )


def decisions() -> Chapter:
    """What the program decides where the rulebook leaves something open, or can be read otherwise."""
    return chapter(
        "decisions",
        paragraph("decisions-open"),
        paragraph("decisions-setup"),
        paragraph("decisions-time"),
        paragraph("decisions-accomplishing"),
        paragraph("decisions-seaport"),
        paragraph("decisions-wild"),
        paragraph("decisions-leader"),
        paragraph("decisions-sites"),
        paragraph("decisions-free"),
        paragraph("decisions-extra", name="setting-extra_after_free_action"),
        paragraph("decisions-demands"),
        paragraph("decisions-provinces"),
        paragraph("decisions-sets"),
        paragraph("decisions-leftover", name="setting-score_leftover_trajan_tiles"),
        paragraph("decisions-tie"),
    )


def components() -> Chapter:
    """How sure the component data is."""
    return chapter(
        "components",
        paragraph("components-known"),
        paragraph("components-time"),
        paragraph("components-copies"),
        paragraph("components-names"),
    )
