"""Imagining: a table as a seat could imagine it, for computer players and for proofs of secrecy.

What the seat cannot know is drawn: pieces that were hidden from it when the open phase began, and what others
chose where an event hides it. Then the phase is run again. If the seat would have seen anything else than it
did, all is drawn again. Nothing is used but what the seat knows, so that a table says nothing about the rest.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Iterator, Mapping
from itertools import islice
from random import Random
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from games.engine.chance import RandomChance
from games.engine.errors import Differs, Unimaginable
from games.engine.knowledge import Knowledge, KnownMove, Slot, events_seen, knowledge_of
from games.engine.moves import Move
from games.game import S
from games.hidden import Piece, as_seen_by, copy_state, map_pieces

if TYPE_CHECKING:
    from games.engine.table import Table

TRIES = 1000
"""How many times it is drawn again."""

STRICT_TRIES = 40
"""Attempts that draw shown pieces from the shower's own hand."""

LOST = 0.5
"""How likely a piece that could be one the seat has lost sight of is taken for that one."""

ANSWERS = 24
"""Of more secret answers than this a random sample is tried."""


def imagine(table: Table[S], seat: int | None, random: Random, *, same_choice: bool = True) -> Table[S]:
    """A table on which all that the seat cannot know is drawn; None is the public. Raises Unimaginable.

    Its own open moves are run again; what others do in secret at the same time is not begun. Without
    `same_choice` the seat may be asked something else: then its choice depends on what it cannot know.
    """
    for imagined in islice(imagined_attempts(table, seat, random, same_choice=same_choice), TRIES):
        if imagined is not None:
            return imagined
    whose = "the public" if seat is None else f"seat {seat}"
    raise Unimaginable(f"{table.game.name} after row {len(table.moves)}, as {whose} knows it: {TRIES} tries")


def imagined_attempts(
    table: Table[S], seat: int | None, random: Random, *, same_choice: bool = True
) -> Iterator[Table[S] | None]:
    """Tables as `imagine` makes them, one a try; None where the seat would have seen something else."""
    known, view = knowledge_of(table, seat), table.view(seat)
    tries = 0
    while True:
        guessed = _guess(known, random, strict=tries < STRICT_TRIES)
        imagined = _rerun_phase(table, known, guessed, random)
        alike = imagined is not None and _looks_alike(imagined, table, seat, view, same_choice=same_choice)
        yield imagined if alike else None
        tries += 1


class _Guess(Struct, frozen=True):
    """Faces for what the seat does not know."""

    start: Any
    """The state when the phase began."""
    drawn: Mapping[tuple[int, int], str]
    """Known move, draw of it -> its face; of others chance decides."""


def _guess(known: Knowledge, random: Random, *, strict: bool) -> _Guess:
    """Draw what was shown, and all else at random."""
    left = {bag: Counter(known.start.bag(bag)) for bag in sorted({slot.bag for slot in known.slots})}
    faces = dict[Slot, str]()
    drawn = list(known.drawn)
    for shown in known.shown:
        if not shown.is_new and random.random() < LOST:
            continue
        bag, face = shown.face
        unknown = [
            slot
            for slot in known.slots
            if slot.bag == bag and slot not in faces and slot.is_there(shown.move)
            if slot.move is not None or left[bag][face] > 0
        ]
        owned = [slot for slot in unknown if shown.owner in slot.seats] if strict else []
        if unknown:
            slot = random.choice(owned or unknown)
            faces[slot] = face
            if slot.move is None:
                left[bag][face] -= 1
            else:
                drawn.append(shown.face)
    start = [slot for slot in known.slots if slot.move is None]
    for bag, pieces in left.items():
        unknown = [slot for slot in start if slot.bag == bag and slot not in faces]
        spoken_for = Counter(face for where, face in drawn if where == bag)
        faces.update(zip(unknown, _deal(pieces, spoken_for, len(unknown), random), strict=True))
    filled = iter([faces[slot] for slot in start])
    state = map_pieces(
        copy_state(known.start),
        lambda piece: piece if piece.face is not None else Piece(next(filled), piece.seats, piece.bag),
    )
    return _Guess(state, {(slot.move, slot.draw): faces[slot] for slot in faces if slot.move is not None})


def _deal(pieces: Counter[str], spoken_for: Counter[str], number: int, random: Random) -> list[str]:
    """A random choice of the pieces; those that are drawn later only if there are too few others."""
    kept = pieces & spoken_for
    others = sorted((pieces - kept).elements())
    missing = max(0, number - len(others))
    dealt = random.sample(others, number - missing) + random.sample(sorted(kept.elements()), missing)
    random.shuffle(dealt)
    return dealt


def _rerun_phase(table: Table[S], known: Knowledge, guessed: _Guess, random: Random) -> Table[S] | None:
    """The open phase run again from a guess; None where the seat would have seen something else."""
    imagined = table.begun_from(guessed.start, RandomChance(random))
    for number, each in enumerate(known.moves):
        faces = tuple(guessed.drawn.get((number, draw), face) for draw, face in enumerate(each.faces))
        if each.key is not None:
            if not _try_move(imagined, each, each.key, faces, known.seat):
                imagined.close()
                return None
            continue
        choice = None if each.seat is None else imagined.pending_choice(each.seat)
        answers = choice.sample_answers(random, ANSWERS) if choice else []
        random.shuffle(answers)
        made_before = [(move.move, move.n) for move in imagined.open_moves]
        for key in answers:
            if _try_move(imagined, each, key, faces, known.seat):
                break
            imagined.close()
            imagined = table.begun_from(guessed.start, RandomChance(random))
            for move, n in made_before:
                imagined.perform_move(move, n, deque(move.draws))
        else:
            imagined.close()
            return None
    for mine, theirs in zip(known.moves, imagined.open_moves, strict=True):
        theirs.shown_in = mine.move.shown_in
    if table.stopped:
        imagined.stop()
    return imagined


def _try_move(
    imagined: Table[S], known: KnownMove, key: str, faces: tuple[str | None, ...], seat: int | None
) -> bool:
    """Make a move; whether it could be made, and the seat would have seen what it saw."""
    if known.seat is not None:
        choice = imagined.pending_choice(known.seat)
        if choice is None or not choice.allows(key):
            return False
    try:
        imagined.perform_move(
            Move(known.seat, key, undoes=known.move.move.undoes), known.move.n, deque(faces)
        )
    except Differs:
        return False
    made = imagined.open_moves[-1]
    events = tuple(as_seen_by(event, seat) for event in events_seen(made, seat, in_lanes=known.in_lanes))
    return events == known.events and len(made.draws) == len(faces)


def _looks_alike(
    imagined: Table[S], table: Table[S], seat: int | None, view: S, *, same_choice: bool
) -> bool:
    """Whether a seat sees the same at both, and is asked at both or at none, with `same_choice` the same."""
    side_by_side = table.scripts.side_by_side
    if imagined.scripts.side_by_side != side_by_side or imagined.scripts.is_done != table.scripts.is_done:
        return False
    if not side_by_side and imagined.waiting_seats != table.waiting_seats:
        return False
    mine, theirs = (
        (None, None) if seat is None else (table.pending_choice(seat), imagined.pending_choice(seat))
    )
    if mine is None or theirs is None:
        return mine is theirs and imagined.view(seat) == view
    return (not same_choice or mine.same_offer(theirs)) and imagined.view(seat) == view
