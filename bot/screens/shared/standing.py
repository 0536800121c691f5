"""The state of a game: where it is, how everybody stands, the sources of points, and what a seat lacks."""

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


def standing_line(context: TableContext, words: Words, viewer: int | None) -> str:
    """Round, points, the best first, and who acts next; "" after the end."""
    if context.over:
        return ""
    view, names = context.view(viewer), context.safe_names
    parts = [text] if (text := round_text(context, words)) else []
    for each in context.game.standing(view):
        points = f"{names[each.seat]} {figure_text(each.points)}"
        shown = f"**{points}**" if each.seat == viewer else points
        parts.append(with_symbol(context.symbols.seat(each.seat), shown))
    following = context.game.next_to_act(view) if context.game.next_to_act else None
    if following is not None:
        parts.append(words("standing-next", name=Verbatim(names[following])))
    return f"-# {SEPARATOR.join(parts)}"


def points_by_part(context: TableContext, words: Words, viewer: int) -> str:
    """Sources of seats' points, as the viewer knows them; "" without pictures, where words say it."""
    if not renderer.has_pictures(context.game.name):
        return ""
    points = _points_so_far(context, viewer)
    return "\n".join(
        _parts_of(context, words, each.seat, points[each.seat])
        for each in context.game.standing(context.view(viewer))
        if any(points[each.seat].values())
    )


def _points_so_far(context: TableContext, viewer: int) -> list[dict[str, int]]:
    """Each seat's points by source, as the viewer knows them."""
    events = (event for _, event in context.table.history(viewer))
    return points_by_source(events, context.game.point_sources, context.table.players)


def what_now(context: TableContext, words: Words, seat: int) -> str:
    """What a seat is furthest behind in, and what it lacks, from its view; "" where it is neither."""
    game, table = context.game, context.table
    if context.over or game.forecasts is None or table.players == 1:
        return ""
    view, points = context.view(seat), _points_so_far(context, seat)
    forecasts = [game.forecasts(view, other) for other in range(table.players)]
    for gained, expected in zip(points, forecasts, strict=True):
        for part in (part for each in expected for part in each.parts):
            gained[part.source] += part.points
    others = {
        source: fmean(gained[source] for other, gained in enumerate(points) if other != seat)
        for source in game.point_sources
    }
    behind = max(others, key=lambda source: others[source] - points[seat][source])
    found = []
    if others[behind] - points[seat][behind] >= BEHIND:
        found.append(
            words(
                "what-now-behind",
                part=Message(f"picture-part-{behind}"),
                own=points[seat][behind],
                seats=table.players,
                others=round(others[behind]),
            )
        )
    found += [words.text(each.lacks, context.safe_names) for each in forecasts[seat] if each.lacks]
    return f"-# {words('what-now', parts=Verbatim(SEPARATOR.join(found)))}" if found else ""


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
