"""The forum action: a tile of the forum comes to the mat."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from games.engine.table import Table
from games.game import LazyOption, Option
from games.reasons import Thing
from games.trajan.actions.occasion import Action, Occasion
from games.trajan.events.actions import ForumTileTaken
from games.trajan.events.tiles import tile_text
from games.trajan.pieces import FORUM_TILES, TRAJAN_TILES
from games.trajan.reasons import Reason
from games.trajan.state import Trajan
from games.words import Message


def times_possible(state: Trajan, seat: int) -> int:  # noqa: ARG001
    """As many times as there are tiles."""
    return len(state.forum)


async def perform(table: Table[Trajan], seat: int, occasion: Occasion) -> bool:
    """Any one tile, yellow or green; equal ones are one option."""
    state = table.state
    tile = await occasion.ask(seat, "forum", offer(state, seat), picture="forum", things=things)
    if tile is None:
        return False
    space = next(space for space in state.forum_spaces if state.forum.get(space) == tile)
    table.apply(ForumTileTaken(seat, space, tile))
    return True


def offer(state: Trajan, seat: int) -> Iterator[LazyOption]:
    """The kinds of tiles that lie in the forum."""
    for tile in FORUM_TILES:
        if not any(why_not_tile(state, tile)):
            yield LazyOption(tile, partial(forum_option, seat=seat, tile=tile))


def why_not_tile(state: Trajan, tile: str) -> Iterator[Reason]:
    """Why a kind of tile cannot be taken."""
    if tile not in state.forum.values():
        yield Reason.NOT_IN_FORUM


def things(view: Trajan) -> Iterator[Thing]:
    for tile in FORUM_TILES:
        yield Thing(tile, tile_text(tile), tuple(why_not_tile(view, tile)))


def forum_option(view: Trajan, *, seat: int, tile: str) -> Option:
    """A kind of tile in the forum, and its use."""
    spots = tuple(space for space in view.forum_spaces if view.forum.get(space) == tile)
    return Option(
        tile,
        Message("forum-tile", {"tile": tile_text(tile), "n": len(spots)}),
        spots,
        about_tile(view, seat, tile),
        short=short_tile_text(tile),
        full=Message("forum-tile-full", {"tile": tile_text(tile)}),
        speaks_for_itself=True,
    )


def short_tile_text(tile: str) -> Message:
    """A forum tile in a word or two."""
    action = FORUM_TILES[tile].action
    return Message("short-tile-extra", {"action": f"action-{action}"}) if action else tile_text(tile)


def about_tile(view: Trajan, seat: int, tile: str) -> Message:
    """What a forum tile brings to a seat."""
    player, each = view.players[seat], FORUM_TILES[tile]
    if each.meets:
        asked = view.demands.count(each.meets)
        kept = sum(TRAJAN_TILES[kept].meets == each.meets for kept in player.kept)
        return Message("brings-demand-tile", {"asked": asked, "owned": player.tiles.get(tile, 0) + kept})
    if each.votes:
        return Message("brings-votes", {"votes": view.votes(seat) + each.votes})
    if each.action:
        return Message("brings-extra-tile", {"twice": int(each.action in player.plus_two)})
    return Message(f"brings-{tile}")


FORUM = Action(times_possible, perform, lambda *_: Reason.FORUM_EMPTY)
