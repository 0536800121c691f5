"""The hash chain of a game and of changes of its table; digests are stored, so they never change."""

import json
from collections.abc import Collection, Iterable, Iterator
from hashlib import sha256
from operator import itemgetter

from storage.core.errors import ChainBroken
from storage.core.rows import CHANNEL_CHANGE, SEAT_CHANGE, GameRow, MoveRow, TableChange

LogPosition = tuple[int, int]
"""Position of an entry in a chain: its row, and its change, or 0 for the row itself."""


def digest(*values: str | float | None) -> str:
    """SHA-256 of a list of values, in hex; also an SQL function of the schema files."""
    return sha256(json.dumps(values, separators=(",", ":")).encode()).hexdigest()


def first_link(game: GameRow, changes: Collection[TableChange] = ()) -> str:
    """The beginning of a chain; a seed added to a running game is no part of it, that of practice is."""
    first = {each.seat: each for each in reversed([*changes]) if each.kind == SEAT_CHANGE}
    seated = [
        (held.seat, held.user, held.computer)
        if held.seat not in first
        else (held.seat, first[held.seat].from_user, first[held.seat].from_computer)
        for held in game.seated
    ]
    channels = [each.from_channel for each in changes if each.kind == CHANNEL_CHANGE]
    return digest(
        "game",
        game.id,
        game.name,
        game.options,
        game.seats,
        game.guild,
        channels[0] if channels else game.channel,
        game.host,
        game.language,
        float(game.created),
        json.dumps(seated, separators=(",", ":")),
        *([game.commitment] if game.commitment and not game.seeded_after else []),
        *([game.commitment, game.seeded_after, game.origin] if game.origin is not None else []),
    )


def chain_after_move(before: str, row: MoveRow) -> str:
    return digest(
        "move",
        before,
        row.n,
        float(row.time),
        row.seat,
        row.key,
        row.draws,
        row.events,
        row.undoes,
        row.secret,
        row.interaction,
        *([row.rules] if row.rules is not None else []),
    )


def chain_after_change(before: str, change: TableChange) -> str:
    return digest(
        "change",
        before,
        change.number,
        change.after,
        float(change.time),
        change.kind,
        change.reason,
        change.seat,
        change.from_user,
        change.from_computer,
        change.to_user,
        change.to_computer,
        change.from_channel,
        change.to_channel,
    )


def links(
    game: GameRow, moves: Iterable[MoveRow], changes: Collection[TableChange] = ()
) -> Iterator[tuple[LogPosition, str]]:
    """The entries of a game's chain in order, each with the chain after it."""
    chain = first_link(game, changes)
    entries: list[tuple[LogPosition, MoveRow | TableChange]] = [
        *(((row.n, 0), row) for row in moves),
        *(((each.after, each.number), each) for each in changes),
    ]
    for place, entry in sorted(entries, key=itemgetter(0)):
        chain = (
            chain_after_move(chain, entry) if isinstance(entry, MoveRow) else chain_after_change(chain, entry)
        )
        yield place, chain


def verify(
    game: GameRow,
    moves: Iterable[tuple[MoveRow, str]],
    end: str,
    changes: Collection[tuple[TableChange, str]] = (),
) -> None:
    """Follow the chain of a game to its end. Raises ChainBroken with the position of the break."""
    linked = list(moves)
    stored = {(row.n, 0): after for row, after in linked}
    stored |= {(each.after, each.number): after for each, after in changes}
    changed = [each for each, _ in changes]
    _check_changes(game, changed)
    chain, name = first_link(game, changed), "the beginning"
    for place, chain in links(game, [row for row, _ in linked], changed):
        before, name = name, f"change {place[1]}" if place[1] else f"row {place[0]}"
        if chain != stored[place]:
            raise ChainBroken(f"{name} does not follow from {before}")
    if chain != end:
        raise ChainBroken(f"the chain does not end with {name}")


def _check_changes(game: GameRow, changes: Iterable[TableChange]) -> None:
    """Raises ChainBroken if changes do not lead to a game's present state."""
    seated: dict[int | None, tuple[int | None, str | None]] = {}
    channel = None
    for each in changes:
        if each.kind == SEAT_CHANGE:
            before = (each.from_user, each.from_computer)
            if seated.get(each.seat, before) != before:
                raise ChainBroken(f"change {each.number} does not follow from who held the seat")
            seated[each.seat] = (each.to_user, each.to_computer)
        elif each.kind == CHANNEL_CHANGE:
            if channel not in (None, each.from_channel):
                raise ChainBroken(f"change {each.number} does not follow from the channel before")
            channel = each.to_channel
    held = {each.seat: (each.user, each.computer) for each in game.seated}
    if any(held.get(seat) != holder for seat, holder in seated.items() if seat is not None):
        raise ChainBroken("the seats are not held by those who took them last")
    if channel not in (None, game.channel):
        raise ChainBroken("the channel is not the last one it was moved to")
