"""Whether each draw of a game followed from its seed: a log is played again, and each draw made again."""

import re
from collections import defaultdict
from collections.abc import Iterator
from enum import IntEnum

from msgspec import Struct

from games.engine.chance import SEED_BYTES, SeededChance, commitment_of
from games.engine.errors import Damaged
from games.engine.retrace import MadeDraw, Trace, Untraced, retrace
from games.log import Record, Seeding
from games.log_judging import difference_from_rules, is_of_today

HEX = re.compile(rf"[0-9a-f]{{{2 * SEED_BYTES}}}")
"""A seed, or a commitment."""


class Verdict(IntEnum):
    """What a log proves. The values are exit statuses: they never change."""

    PROVEN = 0
    """Each draw followed from the seed."""
    FORGED = 1
    """Something was altered, or is missing."""
    OPEN = 3
    """It proves nothing, or not all: no seed, none yet, or none in the beginning."""


class WrongDraw(Struct, frozen=True):
    """A draw that does not follow from the seed."""

    made: MadeDraw
    due: str
    """The piece that should have come."""


class Proof(Struct, frozen=True):
    """Draws made again from a seed."""

    honest: int
    """How many followed from it."""
    wrong: tuple[WrongDraw, ...]
    early: int
    """How many were made before there was a seed."""
    untraced: tuple[Untraced, ...]
    """Rows whose draws could not be made again: other rules wrote them."""


class VerificationReport(Struct, frozen=True):
    """What a log proves, and why."""

    verdict: Verdict
    lines: tuple[str, ...]


def prove(trace: Trace, seed: bytes, after: int) -> Proof:
    """Repeat the draws of a log, without its first `after` rows."""
    chance = SeededChance(seed)
    made = [draw for draw in trace.draws if draw.n > after]
    due = [WrongDraw(draw, chance.pick(draw.bag, draw.place)) for draw in made]
    wrong = tuple(each for each in due if each.due != each.made.piece)
    return Proof(len(made) - len(wrong), wrong, len(trace.draws) - len(made), trace.untraced)


def verify(record: Record, shown: str = "", *, whole: bool = True) -> VerificationReport:
    """What a log from a file proves. `shown`: the commitment on the table's card, or its first characters.

    `whole`: whether a log with a seed must hold the game to its end. One that its people ended does not.
    """
    seeding = record.seeding
    if seeding.commitment is None:
        if seeding.seed is not None or shown:
            return _forged_report("line 1 names no commitment")
        return VerificationReport(
            Verdict.OPEN, ("This log has no seed, so nothing can be proven about its draws.",)
        )
    faults = [*_faults_of_seeding(record, shown)]
    if faults:
        return _forged_report(*faults)
    try:
        trace = retrace(record.game, record.players, record.options, record.moves)
    except Damaged as fault:
        return _forged_report(str(fault))
    if (why := difference_from_rules(record, trace)) and not is_of_today(record.game.name, record.rules):
        return VerificationReport(
            Verdict.OPEN, (f"{why}. It was played by earlier rules, or altered: nothing is proven.",)
        )
    faults = [*_faults_of_log(record, trace)]
    if seeding.seed is None and trace.over:
        faults.append("the game is over, but its seed is missing")
    if whole and seeding.seed is not None and not trace.over:
        faults.append("there is a seed, but the log does not end with the end of the game: it was cut")
    if faults:
        return _forged_report(*faults)
    if seeding.seed is None:
        return VerificationReport(Verdict.OPEN, ("The game is not over. Its seed is published at the end.",))
    return _report(prove(trace, bytes.fromhex(seeding.seed), seeding.after), seeding)


def _faults_of_seeding(record: Record, shown: str) -> Iterator[str]:
    seeding = record.seeding
    committed = seeding.commitment or ""
    if not HEX.fullmatch(committed):
        yield "line 1: the commitment is not a SHA-256 of 64 digits"
    if not committed.startswith(shown.lower()):
        yield f"the card showed the commitment {shown}, but the log names {committed}"
    if not 0 <= seeding.after <= len(record.moves):
        yield f"line 1: there cannot have been {seeding.after} rows before the seed"
    if seeding.seed is None:
        return
    if not HEX.fullmatch(seeding.seed):
        yield "the last line: the seed is not 32 bytes in 64 digits"
    elif commitment_of(bytes.fromhex(seeding.seed)) != committed:
        yield "the seed is not the one that was committed to"


def _faults_of_log(record: Record, trace: Trace) -> Iterator[str]:
    if why := difference_from_rules(record, trace):
        yield why
    made, written = defaultdict(list), defaultdict(list)
    for draw in trace.draws:
        made[draw.n].append((draw.place, draw.bag))
    for named in record.draws:
        written[named.n].append((named.place, named.bag))
    untraced = {n for each in trace.untraced for n in range(each.first, each.last + 1)}
    rows = {n for n in made.keys() | written.keys() if made[n] != written[n]} - untraced
    if rows:
        yield f"row {min(rows)}: the log names another bag or place than the rules give"


def _report(proof: Proof, seeding: Seeding) -> VerificationReport:
    if proof.wrong:
        return _forged_report(*map(_wrong_line, proof.wrong))
    lines = [
        f"The seed is the one that was committed to by {seeding.commitment}.",
        f"Draws made again from it: {proof.honest}. Each gave the piece that the log holds.",
        "Compare the commitment with the table's card: only that shows that it stood there before the start.",
    ]
    lines += [
        f"Rows {each.first} to {each.last} count no more: the rules were corrected, the phase began again."
        for each in proof.untraced
    ]
    if not proof.early:
        return VerificationReport(Verdict.PROVEN, tuple(lines))
    early = f"Draws in the first {seeding.after} rows, before there was a seed: {proof.early}. Not proven."
    return VerificationReport(Verdict.OPEN, (*lines, early))


def _wrong_line(wrong: WrongDraw) -> str:
    made, bag = wrong.made, ", ".join(wrong.made.bag)
    return f"row {made.n}: {wrong.due!r} should have come out of the bag ({bag}), not {made.piece!r}"


def _forged_report(*faults: str) -> VerificationReport:
    return VerificationReport(Verdict.FORGED, tuple(f"{fault}." for fault in faults))
