"""Plans of computer players, made while others have their turns: how many can be played, and what they lose.

Games are played at a level; what is planned, and the best line once the turn has come, is found without that
level's mistakes. A plan ends at the first draw of its line.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from random import Random
from statistics import fmean, median
from time import perf_counter, process_time
from typing import Any, NamedTuple

import msgspec
from msgspec import Struct, field, structs

import renderer
from benchmarks.measurement import Measurement, additions, median_of
from benchmarks.plan_days import Story, days_rows
from bot.locales import game_words
from bot.screens.model import Screen
from bot.screens.painting.pictures import panel_pictures
from bot.screens.panel.panel import Panel
from bot.screens.panel.plan_panel import PlanPanel
from bot.tables.planned_turns import AT_ONCE, plan_of_row
from bot.tables.plans import Planning
from games import find
from games.agents.levels import HARD, decide, find_level
from games.agents.search import Search, TurnLine
from games.engine.chance import RandomChance
from games.engine.planning import PlanningTable, seats_between
from games.engine.plans import Plan, Why, follow, has_come, plan_of, try_plan
from games.engine.table import Table
from storage.core.rows import PlanRow
from tests.support.games import samples
from tests.support.screens import playing

LOSS_TURN, LOSS_ROUND = 0.4, 0.6
"""The points that a plan may lose on average, with one turn between and with a whole round."""

SMALL_LOSS = 0.5
"""A loss below this is no loss worth speaking of, in points."""

MILLISECOND = 2.5
"""A millisecond of a typical machine, in thousandths of the additions."""


LOCALE = "en"
"""The language of panels."""


class Sort(NamedTuple):
    """Plans that are counted together."""

    game: str
    seats: int
    between: int
    """How many turns of others lay before the planned one."""


class Sample(Struct):
    """A plan whose turn has come."""

    whole: bool
    """Whether it ends its turn, not at a draw."""
    stop: Why | None
    loss: float = 0.0
    """The points that it loses against the best line found when its turn comes."""
    same: bool = False
    """Whether that line begins with the plan."""
    second: float | None = None
    """If the plan stops and the second best line can be played: the points that this loses."""


class Found(Struct):
    """All that is measured."""

    samples: dict[Sort, list[Sample]] = field(default_factory=dict)
    stories: dict[tuple[str, int], list[Story]] = field(default_factory=dict)
    ahead: list[float] = field(default_factory=list)
    """Seconds for the state ahead."""
    answers: list[float] = field(default_factory=list)
    """Seconds for each answer of a trial."""
    panels: dict[str, list[float]] = field(default_factory=dict)
    """Game -> seconds for the panels of seats that are asked; pictures are laid out, not painted."""
    plan_panels: dict[str, list[float]] = field(default_factory=dict)
    """Game -> seconds for planning tables with whole plans at the same moments, from what is stored."""


class Match(Struct, frozen=True):
    """A game to be played."""

    game: str
    level: str
    seats: int
    seed: int


class _Pending(NamedTuple):
    between: int
    best: Plan[Any]
    second: Plan[Any] | None


def rows(found: Found) -> list[Measurement]:
    """What has been measured so far."""
    rows = [row for sort in sorted(found.samples) for row in _rows(sort, found.samples[sort])]
    for (game, seats), stories in sorted(found.stories.items()):
        rows += days_rows(game, seats, stories, _whole_shares(found, game, seats))
    if found.answers:
        rows.append(median_of("the state ahead", MILLISECOND, found.ahead, f"{len(found.ahead)} times"))
        tried = f"{len(found.answers)} plans"
        rows.append(median_of("the check of a plan, an answer", MILLISECOND, found.answers, tried))
    rows += [_panel_row(game, found.plan_panels[game], found.panels[game]) for game in sorted(found.panels)]
    return rows


def _panel_row(game: str, planning: Sequence[float], ordinary: Sequence[float]) -> Measurement:
    times = [1000 * median(each) for each in (planning, ordinary)]
    shares = " and ".join(f"{each:.1f} ms, {each / 1000 / additions():.4f}" for each in times)
    how = f"medians of {len(planning)} and {len(ordinary)}: {shares}"
    return Measurement(f"{game}: a planning panel", 1.0, times[0] / times[1], "panels", how)


def play(match: Match, share: float, found: Found) -> None:
    """Play a game; in a `share` of its turns others plan theirs."""
    random, game = Random(f"{match}"), find(match.game)
    table = Table.begin(game, match.seats, game.options(), RandomChance(random))
    story = Story()
    pending: dict[int, list[_Pending]] = {}
    while not table.over:
        story.add(table)
        seat = table.waiting_seats[0]
        for plans in pending.pop(seat, []) if _is_beginning(table, seat) else ():
            _try(table, seat, plans, random, found)
        if _is_beginning(table, seat) and random.random() < share:
            _time_panel(table, seat, found)
            for other in {(seat + 1) % match.seats, (seat - 1) % match.seats}:
                if made := _planned(table, other, random, found):
                    _time_plan_panel(table, other, made.best, found)
                    pending.setdefault(other, []).append(made)
        for answer in decide(match.level, table, seat, random):
            choice = table.pending_choice(seat)
            if choice is None or not answer.fits(choice):
                break
            table.answer(seat, answer.key)
    found.stories.setdefault((match.game, match.seats), []).append(story)


def _time_panel(table: Table[Any], seat: int, found: Found) -> None:
    words, context = game_words(LOCALE, table.game.name), playing(table, LOCALE)
    begun = process_time()
    _shown(Panel(context, seat, words))
    found.panels.setdefault(table.game.name, []).append(process_time() - begun)


def _time_plan_panel(table: Table[Any], seat: int, plan: Plan[Any], found: Found) -> None:
    words, context = game_words(LOCALE, table.game.name), playing(table, LOCALE)
    stored = PlanRow(context.row.id, seat, 0, 1, msgspec.json.encode(plan).decode(), AT_ONCE, "[]")
    begun = process_time()
    planning = PlanningTable.begin_ahead(table, seat)
    assert planning is not None
    read = plan_of_row(table, stored)
    looked_at = Planning(context.row, table, planning, stored, read, follow(planning, read))
    seen = structs.replace(context, table=planning, is_plan=True)
    _shown(PlanPanel(seen, seat, words, planning=looked_at))
    found.plan_panels.setdefault(table.game.name, []).append(process_time() - begun)


def _shown(panel: Panel) -> Screen:
    """A panel with its pictures laid out."""
    for each in panel_pictures(panel.context, panel.seat, panel.words):
        renderer.lay_out(each.game, each.view, **each.options)
    return panel.screen()


def _is_beginning(table: Table[Any], seat: int) -> bool:
    return table.waiting_seats == (seat,) and table.phase_start.phase == "turn" and len(table.open_moves) == 1


def _planned(table: Table[Any], seat: int, random: Random, found: Found) -> _Pending | None:
    """The plans of a seat whose turn comes later; None where nothing can be planned."""
    assert table.game.ahead
    view, begun = table.view(seat), perf_counter()
    table.game.ahead(view, seat)
    found.ahead.append(perf_counter() - begun)
    planning = PlanningTable.begin_ahead(table, seat)
    if planning is None or planning.pending_choice(seat) is None:
        return None
    lines = _search(planning, seat, random).best_lines()
    best, *others = (plan_by(table, seat, line) for line in lines[:2])
    return _Pending(len(seats_between(table, seat)), best, others[0] if others else None)


def line_of(planning: PlanningTable[Any], seat: int, random: Random) -> TurnLine:
    """The best line of a planned turn."""
    return _search(planning, seat, random).best_lines()[0]


def plan_by(table: Table[Any], seat: int, line: TurnLine) -> Plan[Any]:
    """The plan that follows a line up to its first draw."""
    planning = PlanningTable.begin_ahead(table, seat)
    assert planning is not None
    for answer in line.sure_answers:
        planning.answer(seat, answer.key)
    return plan_of(table, planning)


def _search(table: Table[Any], seat: int, random: Random) -> Search:
    return Search(table, seat, random, find_level(table.game, HARD).effort)


def _try(table: Table[Any], seat: int, plans: _Pending, random: Random, found: Found) -> None:
    """Try plans whose turn has come."""
    assert has_come(table, seat, plans.best)
    begun = perf_counter()
    trial = try_plan(table, seat, plans.best)
    number = trial.stop.step + 1 if trial.stop else len(plans.best.answers)
    found.answers.append((perf_counter() - begun) / max(1, number))
    sample = Sample(plans.best.ends_turn, trial.stop.why if trial.stop else None)
    if trial.stop is None:
        sample.loss, sample.same = _judged(table, seat, trial.keys, random)
    elif plans.second and (other := try_plan(table, seat, plans.second)).stop is None:
        sample.second, _ = _judged(table, seat, other.keys, random)
    sort = Sort(table.game.name, table.players, plans.between)
    found.samples.setdefault(sort, []).append(sample)


def _judged(table: Table[Any], seat: int, keys: Sequence[str], random: Random) -> tuple[float, bool]:
    """The points that answers lose against the best line now, and whether that begins with them."""
    search = _search(table, seat, random)
    best, played = search.best_lines()[0], search.best_line_from(keys)
    loss = max(0.0, search.follow_on_all_tables(best).value - played.value)
    return loss, [each.key for each in best.answers[: len(keys)]] == [*keys]


def _rows(sort: Sort, plans: Sequence[Sample]) -> list[Measurement]:
    played = [each for each in plans if each.stop is None]
    title = f"{sort.game}, {sort.seats} seats, {sort.between} between"
    stops = Counter(each.stop.value for each in plans if each.stop)
    whole = _percent(each.stop is None and each.whole for each in plans)
    seconds = [each.second for each in plans if each.second is not None]
    why = "".join(f", {name} {100 * n / len(plans):.0f} %" for name, n in stops.most_common())
    how = f"{len(plans)} plans, {whole:.0f} % whole turns{why}"
    if seconds:
        share = 100 * len(seconds) / len(plans)
        how += f"; second line +{share:.1f} %, losing {fmean(seconds):.1f} points"
    most = samples(sort.game).benchmarks.plans_stopped
    rows = [
        Measurement(f"{title}: stopped", most, _percent(each.stop is not None for each in plans), "%", how)
    ]
    if played:
        same, small = (
            _percent(each.same for each in played),
            _percent(each.loss < SMALL_LOSS for each in played),
        )
        how = f"same line {same:.0f} %, under {SMALL_LOSS} points {small:.0f} %"
        most_lost = LOSS_TURN if sort.between == 1 else LOSS_ROUND
        lost = fmean(each.loss for each in played)
        rows.append(Measurement(f"{title}: lost", most_lost, lost, "points", how))
    return rows


def _percent(found: Iterable[bool]) -> float:
    return 100 * fmean(found)


def _whole_shares(found: Found, game: str, seats: int) -> dict[int, float]:
    """Turns between -> the share of plans that are played as whole turns, if there is no scoring."""
    shares = {}
    for sort, plans in found.samples.items():
        unscored = [each for each in plans if each.stop is not Why.SCORING]
        if sort[:2] == (game, seats) and unscored:
            shares[sort.between] = fmean(each.stop is None and each.whole for each in unscored)
    return shares
