"""`/ranks`: who leads on a server in a game; a user's games with another."""

from collections.abc import Iterator, Mapping, Sequence

from msgspec import Struct

from bot.limits import OPTIONS
from bot.screens.ids.history_ids import ChooseHistory
from bot.screens.ids.people_ids import HeadToHead, RanksGame, RanksOf, ShowInRanks
from bot.screens.markup import bold, day
from bot.screens.model import Button, Screen, Select, SelectOption, switch
from bot.screens.text import numbered_title
from games.words import Argument, Message, Verbatim, Words
from ratings.model import SURE_AFTER
from storage.ratings.ranks import MetGame, Ranked, RanksPage

UNFINISHED = "–"


class RanksView(Struct, frozen=True):
    page: RanksPage
    name: str
    """The game's."""
    quarter: bool
    """Only of those who have finished a game there this quarter."""
    agreed: bool
    """Whether the reader is shown to others."""
    reader: int
    names: Mapping[int, str]
    titles: Mapping[str, str]


def ranks_screen(view: RanksView, words: Words) -> Screen:
    shown, quarter = view.page, int(view.quarter)
    title = words("ranks-title-quarter" if quarter else "ranks-title", game=Verbatim(view.titles[view.name]))
    entries = [_entry(each, bold(view.names[each.user]), words) for each in shown.listed]
    others = tuple(
        SelectOption(str(each.user), view.names[each.user])
        for each in shown.listed
        if each.user != view.reader
    )
    games = tuple(
        SelectOption(name, title, default=name == view.name)
        for name, title in [*view.titles.items()][:OPTIONS]
    )
    period = Button(RanksOf(view.name, 1 - quarter, 0), words("ranks-ever" if quarter else "ranks-quarter"))
    return Screen.of(
        f"## {title}",
        "\n".join(entries) or words("ranks-none"),
        "\n".join(_own_lines(view, words)),
        f"-# {words('ranks-about')}",
        Select(HeadToHead(view.name), words("ranks-choose-other"), others),
        Select(RanksGame(quarter), words("stats-choose-game"), games) if len(games) > 1 else (),
        (*_turn(view, words), period, _switch(view.name, quarter, words, agreed=view.agreed)),
    )


def no_server_screen(name: str, words: Words, *, agreed: bool) -> Screen:
    """Where there is no server, users can still decide whether ranks name them."""
    return Screen.of(words("ranks-no-server"), (_switch(name, 0, words, agreed=agreed),))


def _switch(name: str, quarter: int, words: Words, *, agreed: bool) -> Button:
    return switch(ShowInRanks(name, quarter, int(not agreed)), "ranks-show", words, on=agreed)


def _entry(ranked: Ranked, name: Argument, words: Words) -> str:
    figure = ranked.figure
    if ranked.place is None:
        games = Message("rating-games", {"n": figure.games, "of": SURE_AFTER})
        line = words("ranks-new", name=name, games=games)
    else:
        points = Verbatim(str(figure.points))
        line = words("ranks-entry", place=ranked.place, name=name, figure=points, n=figure.games)
    places = " ".join(UNFINISHED if place is None else str(place) for place in ranked.form)
    return f"{line}\n-# {words('ranks-form', places=Verbatim(places))}"


def _own_lines(view: RanksView, words: Words) -> Iterator[str]:
    own = view.page.own
    if own is None:
        yield words("ranks-own-none-quarter" if view.quarter else "ranks-own-none")
        return
    yield _entry(own, Message("ranks-you"), words)
    if not view.page.is_own_listed:
        yield f"-# {words('ranks-own-unseen')}"


def _turn(view: RanksView, words: Words) -> tuple[Button, ...]:
    shown = view.page
    if shown.pages == 1:
        return ()
    before, after = (
        RanksOf(view.name, int(view.quarter), page) for page in (max(0, shown.page - 1), shown.page + 1)
    )
    return (
        Button(before, words("ranks-higher"), disabled=not shown.page),
        Button(after, words("ranks-lower"), disabled=shown.page + 1 == shown.pages),
    )


def head_to_head(games: Sequence[MetGame], name: str, titles: Mapping[str, str], words: Words) -> Screen:
    """The user's games with another one, who has a name; each opens."""
    heading = words("heads-title", name=bold(name))
    if not games:
        return Screen.of(f"## {heading}", words("heads-none"))
    latest = games[:OPTIONS]
    lines = [_met_line(each, titles[each.name], words) for each in latest]
    if len(games) > len(latest):
        lines.append(f"-# {words('heads-latest', n=len(latest))}")
    options = tuple(
        SelectOption(str(each.game), numbered_title(each.game, words, titles[each.name])) for each in latest
    )
    ahead, behind = (sum(sign * each.place < sign * each.others_place for each in games) for sign in (1, -1))
    return Screen.of(
        f"## {heading}",
        words("heads-games", n=len(games), ahead=ahead, behind=behind),
        "\n".join(lines),
        Select(ChooseHistory(), words("games-look-back"), options),
    )


def _met_line(met: MetGame, title: str, words: Words) -> str:
    return words(
        "heads-game",
        table=Verbatim(numbered_title(met.game, words, title)),
        day=day(met.ended),
        place=met.place,
        points=met.points,
        others_place=met.others_place,
        others_points=met.others_points,
    )
