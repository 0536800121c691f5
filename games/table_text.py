"""What the table as text says in every game: phase, turn and start player; rules between its parts."""

from collections.abc import Iterable, Iterator, Sequence

from games.words import Message, Seat, Words


def phase_lines(phase: str, active: int | None, start: int | None) -> Iterator[Message]:
    """Yield the phase ("" once the game is over), the active seat and the start player, unless None."""
    yield Message("board-phase", {"phase": f"phase-{phase}" if phase else "board-over"})
    if active is not None:
        yield Message("board-turn", {"seat": Seat(active)})
    if start is not None:
        yield Message("board-start", {"seat": Seat(start)})


def join_parts(parts: Iterable[Iterable[Message]], words: Words, names: Sequence[str]) -> str:
    """The lines of all parts with a rule between two; empty parts are omitted."""
    lines: list[Message] = []
    for part in parts:
        found = list(part)
        lines += [Message("board-rule")] if lines and found else []
        lines += found
    return "\n".join(words.text(line, names) for line in lines)
