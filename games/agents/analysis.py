"""The analysis of a finished game: each turn's loss against the best line, and luck.

Each turn is judged from what its seat knew then: the line that was played against the best one, on the same
imagined tables with the same draws. What comes after a draw is judged on its own, from what was drawn: a turn
gave away what its stretches did. A loss counts if two worths, found in different ways, call it one. Luck is
what the draws changed (`luck.py`). The rest of the result is due to the others, and to what cannot be judged.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import accumulate, dropwhile, groupby, takewhile
from operator import attrgetter, itemgetter
from random import Random
from typing import Any

from msgspec import Struct, structs

from games.agents.evaluation import LinearEvaluation
from games.agents.hints import least_reason, named_answers, reasons_for
from games.agents.judged import WORTH_TELLING, Judged, SeatAnalysis, TurnMark, word_of_loss
from games.agents.search import Answer, Search, TurnLine, seed_of
from games.agents.tuning import ANALYSIS, Calibration, Effort, read_tuning
from games.engine.moves import Row, rows_by_phase
from games.engine.table import Table
from games.game import Game
from games.log import Record
from games.words import Message, joined
from games.written_messages import Written, read_message, written

NOBODY: Mapping[int, str] = {}
"""All seats were played by who held them at the end."""

COSTLIEST = 5
"""How many turns of a seat, or stretches of them, are listed at most."""


class Turn(Struct, frozen=True, omit_defaults=True):
    """A turn of a seat in the log, or a stretch of one: up to a draw, or after it."""

    seat: int
    row: int
    """Its first row, from 1."""
    keys: tuple[str, ...]
    """The answers, without those taken back."""
    goes_on: bool = False
    """Whether the turn began before, and something was drawn since."""


def turns_of_log(record: Record) -> list[Turn]:
    """The turns of a log: what a seat answered in a phase until another one did; in lanes, all of it.

    Where something was drawn between two answers, each stretch is one. What was taken back is not there, nor
    what is void because its phase was begun again.
    """
    phases = rows_by_phase(record.moves)
    return [turn for (_, *rows), _ in phases for turn in _turns_of_phase(record, rows)]


def _turns_of_phase(record: Record, rows: Sequence[Row]) -> list[Turn]:
    open_turns: dict[int, list[Row]] = {}
    found: list[Turn] = []
    before: int | None = None
    for row, move in rows:
        seat = move.seat
        assert seat is not None
        if before not in (None, seat) and not record.table(row - 1).lanes:
            found += _take_stretches(open_turns)
        open_turns.setdefault(seat, []).append((row, move))
        before = seat
    return found + _take_stretches(open_turns)


def _take_stretches(open_turns: dict[int, list[Row]]) -> list[Turn]:
    closed = [stretch for seat, rows in open_turns.items() for stretch in _stretches(seat, rows)]
    open_turns.clear()
    return closed


def _stretches(seat: int, rows: Sequence[Row]) -> Iterator[Turn]:
    """A turn, cut after every answer by which something was drawn."""
    first = 0
    for number, (_, move) in enumerate(rows, 1):
        if move.draws or number == len(rows):
            keys = tuple(each.key for _, each in rows[first:number])
            yield Turn(seat, rows[first][0], keys, goes_on=first > 0)
            first = number


def try_judge(table: Table[Any], turn: Turn) -> Judged | None:
    """Judge a turn as `judge` does; None if today's rules cannot reach one of earlier rules."""
    comes_to_it = table.again is None and table.pending_choice(turn.seat) is not None
    return judge(table, turn) if comes_to_it else None


def judge(table: Table[Any], turn: Turn) -> Judged:
    """Judge a turn, or a stretch of one, from the table before it."""
    seat, game = turn.seat, table.game
    random, second = Random(seed_of(table, seat, turn.row)), _second(game)
    search = Search(table, seat, random, _effort(game), second=second)
    best = search.best_lines()[0]
    played = search.best_line_from(turn.keys)
    best = max((search.follow_on_all_tables(best), played), key=lambda line: line.value)
    known = _answers_played(played, turn.keys)
    both = (0.0, 0.0)
    if best.sure_answers[: len(known)] != known:
        first = best.value - played.value
        both = (round(first, 2), round(best.second - played.second if second else first, 2))
    lost = agreed_loss(*both)
    worth_telling = lost >= WORTH_TELLING
    played_is_cut = len(known) < len(played.answers)
    better = (
        _names_of_answers(table, seat, best.sure_answers, random, until_end=played_is_cut)
        if worth_telling
        else ()
    )
    said = _names_of_answers(table, seat, known, random) if worth_telling else ()
    differs = better != said
    view = table.view(None)
    name = game.round_name(view) if game.round_name else None
    return Judged(
        seat,
        turn.row,
        round(_expected_points(table, seat, best.value), 2),
        lost,
        _loss_by_part(lost, best, played),
        written(name or Message(f"phase-{view.phase}")),
        said if differs else (),
        better if differs else (),
        reasons_for(best, played, least_reason(game)) if differs else (),
        goes_on=turn.goes_on,
        better_is_cut=best.certain < len(best.answers),
        played_is_cut=played_is_cut,
        scored=next(each.points for each in game.standing(table.state) if each.seat == seat),
        lost_by_both=both,
        at_stake=round(search.at_stake, 2),
    )


def agreed_loss(first: float, second: float) -> float:
    """What was given away, from what it was by the weights and by the second ones."""
    return max(0.0, min(first, second))


def _second(game: Game[Any]) -> LinearEvaluation | None:
    """The evaluation by a game's second weights, if it has any."""
    weights = read_tuning(game.agent.weights).second if game.agent else {}
    return LinearEvaluation(game.agent, weights) if game.agent and weights else None


def _answers_played(line: TurnLine, keys: Sequence[str]) -> tuple[Answer, ...]:
    """The answers of a line that were given, up to the first draw."""
    pairs = zip(line.sure_answers, keys, strict=False)
    return tuple(answer for answer, _ in takewhile(lambda pair: pair[0].key == pair[1], pairs))


def _effort(game: Game[Any]) -> Effort:
    return read_tuning(game.agent.weights).analysis if game.agent else ANALYSIS


def _loss_by_part(lost: float, best: TurnLine, played: TurnLine) -> dict[str, float]:
    """The loss, shared among the sources from which the best line had more."""
    more = {name: each for name, each in best.gains_over(played).items() if each > 0.0}
    total = sum(more.values())
    return {name: lost * each / total for name, each in more.items()} if lost else {}


def _names_of_answers(
    table: Table[Any], seat: int, answers: tuple[Answer, ...], random: Random, *, until_end: bool = False
) -> tuple[Written, ...]:
    """The names of answers without menus; one that changed nothing stands with the next one.

    Who is asked once more at the end of the turn has ended it once. `until_end`: without that end, unless it
    is all there is; a line that was cut at a draw does not come to it either.
    """
    steps: list[list[Written]] = [[]]
    for answer in named_answers(table, seat, answers, random):
        if answer.ends_turn and until_end and steps != [[]]:
            break
        if answer.opens_menu:
            continue
        if answer.ends_turn and steps[-1] != [answer.label]:
            steps.append([])
        if answer.label not in steps[-1]:
            steps[-1].append(answer.label)
        if answer.changes:
            steps.append([])
    return tuple(written(joined("joined-steps", map(read_message, step))) for step in steps if step)


def analyse_seats(
    table: Table[Any],
    judged: Sequence[Judged],
    luck: Sequence[float] | None,
    others: Mapping[int, str] = NOBODY,
) -> tuple[SeatAnalysis, ...]:
    """How each seat played, from the table at the end, all turns in order, and each seat's luck, if known.

    `others`: rows that somebody else answered than who held their seat at the end -> `Judged.by`. Of a game
    that was ended without its rules nothing is luck.
    """
    judged = [structs.replace(each, by=others.get(each.row, "")) for each in judged]
    points = {each.seat: each.points for each in table.game.standing(table.state)}
    calibrated = find_calibration(table.game, table.players)
    return tuple(
        _analysis_of_seat(
            seat,
            points[seat],
            [each for each in judged if each.seat == seat],
            luck[seat] if luck and calibrated and table.over else None,
            stopped=not table.over,
            spread=calibrated.spread if calibrated else 0.0,
        )
        for seat in range(table.players)
    )


def _analysis_of_seat(
    seat: int, points: int, judged: Sequence[Judged], luck: float | None, *, stopped: bool, spread: float
) -> SeatAnalysis:
    lost = sum((each.lost for each in judged), 0.0)
    begun = [each for each in judged if not each.goes_on]
    costly = sorted((each for each in judged if each.better), key=lambda each: -each.lost)
    others, marks = [each for each in judged if each.by], tuple(_marks(judged))
    return SeatAnalysis(
        seat,
        points,
        tuple(each.row for each in begun),
        tuple(each.before for each in begun),
        round(lost, 2),
        luck if begun else None,
        _lost_by_part(judged),
        tuple(costly[:COSTLIEST]),
        stopped,
        sum(bool(each.by) for each in marks),
        round(sum((each.lost for each in others), 0.0), 2),
        tuple(each.scored for each in begun),
        spread,
        marks,
        _lost_by_part(others),
    )


def _lost_by_part(judged: Iterable[Judged]) -> dict[str, float]:
    """How much was lost in each part, the most first."""
    found: dict[str, float] = {}
    for each in judged:
        for part, share in each.lost_by_part.items():
            found[part] = found.get(part, 0.0) + share
    return {part: round(found[part], 2) for part in sorted(found, key=lambda part: -found[part])}


def _marks(judged: Sequence[Judged]) -> Iterator[TurnMark]:
    """The marks of the turns whose beginning was judged, each from all its stretches."""
    begun = [*dropwhile(attrgetter("goes_on"), judged)]
    number = accumulate(not each.goes_on for each in begun)
    for _, turn in groupby(zip(number, begun, strict=True), key=itemgetter(0)):
        stretches = [each for _, each in turn]
        lost = round(sum(each.lost for each in stretches), 2)
        doubtful = sum(each.doubtful for each in stretches)
        word = word_of_loss(lost)
        if lost < WORTH_TELLING:
            matters = max(each.at_stake for each in stretches) >= WORTH_TELLING > lost + doubtful
            word = word_of_loss(lost + doubtful) if matters else ""
        by = next((each.by for each in stretches if each.by), "")
        yield TurnMark(stretches[0].row, lost, word, by)


def find_calibration(game: Game[Any], players: int) -> Calibration | None:
    return read_tuning(game.agent.weights).calibration.get(players) if game.agent else None


def _expected_points(table: Table[Any], seat: int, worth: float) -> float:
    """The points at the end for a worth."""
    agent, calibrated = table.game.agent, find_calibration(table.game, table.players)
    if agent is None or calibrated is None:
        return worth
    view = table.view(seat)
    return worth + calibrated.offset(agent.progress(view), view.phase)
