"""Statistics of a game: plays, points, what wins, how long it takes, the highest points."""

from collections.abc import Iterator, Mapping, Sequence

import renderer
from bot.limits import OPTIONS
from bot.screens.ids.history_ids import OpenHistory
from bot.screens.ids.people_ids import EVERYWHERE, HERE, StatsGame, StatsOf
from bot.screens.markup import day
from bot.screens.model import ActionRow, Button, Pictures, Screen, Select, SelectOption, galleries
from bot.screens.moments import DAY, format_duration
from bot.screens.picture_request import PictureRequest, chart_request
from games.numerals import figure_text
from games.words import Message, Verbatim, Words, text_ids
from games.written_messages import read_message
from renderer import Bar, BarChart, BarGroup
from storage.ratings.statistics import GameStatistics, Share

FEW = 10
"""Of fewer games than this only words are shown: their bars would say nothing."""


def stats_screen(
    found: GameStatistics,
    name: str,
    scope: str,
    titles: Mapping[str, str],
    words: Words,
    *,
    has_server: bool,
    pictures: Pictures = (),
) -> Screen:
    """The statistics of a game. `has_server`: whether those of a server can be asked for here."""
    heading = words("stats-title-here" if scope == HERE else "stats-title", game=Verbatim(titles[name]))
    lines = [*_lines(found, words)] if found.games else [words("stats-none")]
    records = [
        words("stats-record", n=each.points, table=Verbatim(str(each.game)), day=day(each.ended))
        for each in found.records
    ]
    options = tuple(
        SelectOption(each, title, default=each == name) for each, title in [*titles.items()][:OPTIONS]
    )
    return Screen.of(
        f"## {heading}",
        "\n".join(lines),
        *galleries(pictures),
        "\n".join(records),
        _record_buttons(found, words),
        Select(StatsGame(scope), words("stats-choose-game"), options) if len(options) > 1 else (),
        _scope_button(name, scope, words) if has_server else (),
    )


def no_stats_screen(elsewhere: Sequence[str], words: Words, *, on_server: bool) -> Screen:
    """Nothing is finished here; `elsewhere`: the games of which some are on other servers."""
    nothing = words("stats-none-here" if on_server else "stats-none")
    return Screen.of(
        f"## {words('stats-picture')}", nothing, _scope_button(elsewhere[0], HERE, words) if elsewhere else ()
    )


def _lines(found: GameStatistics, words: Words) -> Iterator[str]:
    yield words("stats-games", n=found.games)
    if found.games < FEW:
        yield words.text(next(_sentences(found)))
        yield words("stats-few", n=FEW)
    if found.seconds is not None:
        rounded = DAY * round(found.seconds / DAY) if found.seconds >= DAY else found.seconds
        yield words("stats-duration", time=Verbatim(format_duration(rounded, words)))
    if found.rounds is not None:
        least, most = found.rounds
        yield words("stats-rounds" if least == most else "stats-rounds-between", least=least, most=most)
    for each in found.first:
        if all(words.has(text) for text in text_ids(read_message(each.label))):
            yield words(
                "stats-first",
                choice=read_message(each.label),
                n=each.share.times,
                percent=_percent(each.share),
            )


def _percent(share: Share) -> int:
    return round(100 * share.won / share.times)


def _record_buttons(found: GameStatistics, words: Words) -> ActionRow:
    games = dict.fromkeys(each.game for each in found.records)
    return tuple(
        Button(OpenHistory(game), words("stats-record-history", table=Verbatim(str(game)))) for game in games
    )


def _scope_button(name: str, scope: str, words: Words) -> ActionRow:
    other, text = (EVERYWHERE, "stats-everywhere") if scope == HERE else (HERE, "stats-here")
    return (Button(StatsOf(other, name), words(text)),)


def stats_pictures(found: GameStatistics, name: str, title: str, words: Words) -> list[PictureRequest]:
    """Points by number of players, wins by seat, points by source; nothing for few games."""
    if found.games < FEW:
        return []
    groups = (
        _points(found, words),
        _seats(found, words),
        sources_group(found.sources, {}, words("stats-sources"), words),
    )
    chart = BarChart(
        words("stats-picture"),
        title,
        tuple(group for group in groups if group is not None and group.bars),
        tuple(_sentences(found)),
    )
    return chart_request(name, chart, renderer.BARS, words)


def _points(found: GameStatistics, words: Words) -> BarGroup:
    most = max(1.0, *(each.points for each in found.by_players))
    bars = tuple(
        Bar(words("stats-players", n=each.players), each.points / most, figure_text(round(each.points)))
        for each in found.by_players
    )
    return BarGroup(words("stats-points"), bars)


def _seats(found: GameStatistics, words: Words) -> BarGroup:
    bars = tuple(
        Bar(
            words("stats-seat", seat=seat + 1),
            share.won / share.times,
            words("stats-percent", n=_percent(share)),
        )
        for seat, share in found.by_seat.items()
    )
    return BarGroup(words("stats-wins"), bars)


def sources_group(
    points: Mapping[str, float], average: Mapping[str, float], heading: str, words: Words
) -> BarGroup | None:
    """Points by source, next to those of all others if these are given; None where no source has a text."""
    shown = {
        text: (number, average.get(source))
        for source, number in points.items()
        if words.has(text := f"picture-part-{source}")
    }
    most = max((abs(number) for number, _ in shown.values()), default=0.0)
    if not most:
        return None
    bars = tuple(
        Bar(words(text), round(number) / most, _compared_text(number, other))
        for text, (number, other) in shown.items()
    )
    return BarGroup(heading, bars)


def _compared_text(number: float, average: float | None) -> str:
    own = figure_text(round(number))
    return own if average is None else f"{own} ({figure_text(round(average))})"


def _sentences(found: GameStatistics) -> Iterator[Message]:
    points = tuple(
        Message("stats-said-points", {"players": each.players, "n": round(each.points)})
        for each in found.by_players
    )
    yield Message("stats-said", {"list": points})
    wins = tuple(
        Message("stats-said-seat", {"seat": seat + 1, "percent": _percent(share)})
        for seat, share in found.by_seat.items()
    )
    yield Message("stats-said-wins", {"list": wins})
