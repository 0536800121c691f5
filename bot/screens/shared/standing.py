"""The state of a game: where it is, how everybody stands, the sources of points, and what a seat can do."""

from collections.abc import Mapping
from statistics import fmean

import renderer
from bot.screens.model import TableContext
from bot.screens.symbols import with_symbol
from games.numerals import figure_text
from games.scoring import points_by_source
from games.words import Message, Verbatim, Words

SEPARATOR = " · "

BEHIND = 2
"""The fewest points behind the others that are worth a word."""


def standing_line(context: TableContext, words: Words, viewer: int | None, row: int | None = None) -> str:
    """Round, points, the best first, and who acts next; "" after the end.

    `row`: only the points, as they were after that row of the log.
    """
    if context.over:
        return ""
    view, names = context.view(viewer), context.safe_names
    parts = [text] if row is None and (text := round_text(context, words)) else []
    for seat, number in _standing(context, viewer, row):
        points = f"{names[seat]} {figure_text(number)}"
        shown = f"**{points}**" if seat == viewer else points
        parts.append(with_symbol(context.symbols.seat(seat), shown))
    following = context.game.next_to_act(view) if row is None and context.game.next_to_act else None
    if following is not None:
        parts.append(words("standing-next", name=Verbatim(names[following])))
    return f"-# {SEPARATOR.join(parts)}"


def _standing(context: TableContext, viewer: int | None, row: int | None) -> list[tuple[int, int]]:
    """Each seat and its points after a row of the log, or now, the best first."""
    standing = context.game.standing(context.view(viewer))
    if row is None:
        return [(each.seat, each.points) for each in standing]
    later = [sum(each.values()) for each in _points_by_source(context, viewer, after=row)]
    found = [(each.seat, each.points - later[each.seat]) for each in standing]
    return sorted(found, key=lambda each: -each[1])


def points_by_part(context: TableContext, words: Words, viewer: int, row: int) -> str:
    """Sources of seats' points up to a row of the log, as the viewer knows them.

    "" without pictures, where words say it.
    """
    if not renderer.has_pictures(context.game.name):
        return ""
    points = _points_by_source(context, viewer, until=row)
    return "\n".join(
        _parts_of(context, words, seat, points[seat])
        for seat, _ in _standing(context, viewer, row)
        if any(points[seat].values())
    )


def lead_text(context: TableContext, words: Words, viewer: int, row: int) -> str:
    """Who leads after a row of the log, and by which source, against the viewer or the seat behind them.

    "" without pictures, whose words name sources.
    """
    if not renderer.has_pictures(context.game.name):
        return ""
    points = _points_by_source(context, viewer, until=row)
    first, second = (seat for seat, _ in _standing(context, viewer, row)[:2])
    other = second if first == viewer else viewer
    apart = {source: points[first][source] - points[other][source] for source in points[first]}
    source, margin = max(apart, key=lambda each: apart[each]), sum(apart.values())
    leads = "standing-lead-own" if first == viewer else "standing-lead-other"
    return "-# " + words(
        leads if margin else "standing-lead-level",
        name=Verbatim(context.safe_names[other if first == viewer else first]),
        margin=margin,
        part=Message(f"picture-part-{source}"),
        first=points[first][source],
        second=points[other][source],
    )


def _points_by_source(
    context: TableContext, viewer: int | None, *, after: int = 0, until: int | None = None
) -> list[dict[str, int]]:
    """Each seat's points by source, as the viewer knows them, between two rows of the log."""
    events = (event for row, event in context.table.history(viewer, after) if until is None or row <= until)
    return points_by_source(events, context.game.point_sources, context.table.players)


def what_now(context: TableContext, words: Words, seat: int, row: int | None = None) -> str:
    """Advise a seat where it is furthest behind, else what its game puts first; "" without advice.

    `row`: behind the others as they stood after that row of the log.
    """
    game, players = context.game, context.table.players
    if context.over or game.advice is None:
        return ""
    advice, points = game.advice(context.view(seat), seat), _points_by_source(context, seat, until=row)
    if not advice:
        return ""
    own = points.pop(seat)
    others = {source: fmean(each[source] for each in points) if points else 0 for source in advice}
    behind = {source: others[source] - own[source] for source in advice}
    source = max(advice, key=lambda each: behind[each] if behind[each] >= BEHIND else 0)
    found = [words.text(advice[source], context.safe_names)]
    if behind[source] >= BEHIND:
        part = Message(f"picture-part-{source}")
        mean = round(others[source])
        found.insert(0, words("what-now-behind", part=part, own=own[source], seats=players, others=mean))
    return f"-# {words('what-now', parts=Verbatim(' '.join(found)))}"


def _parts_of(context: TableContext, words: Words, seat: int, points: Mapping[str, int]) -> str:
    """The parts of a seat's points in a small line, the largest first, what cost points last."""
    found = sorted((part for part in points.items() if part[1]), key=lambda part: -part[1])
    named = ((Message(f"picture-part-{source}"), number) for source, number in found)
    parts = SEPARATOR.join(
        with_symbol(context.symbols.of(name), f"{words.text(name)} {figure_text(number)}")
        for name, number in named
    )
    line = words("standing-parts", name=Verbatim(context.safe_names[seat]), parts=Verbatim(parts))
    return f"-# {with_symbol(context.symbols.seat(seat), line)}"


def round_text(context: TableContext, words: Words) -> str:
    """The name of the present round; "" where a game has none, and before the first."""
    game = context.game
    if context.over or game.round_name is None:
        return ""
    view = context.view(None)
    name = (game.between_rounds(view) if game.between_rounds else None) or game.round_name(view)
    return "" if name is None else words.text(name, context.safe_names)
