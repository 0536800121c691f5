"""A user's profile, and the ratings of computer players."""

from collections.abc import Mapping, Sequence

from msgspec import Struct

import renderer
from bot.limits import OPTIONS
from bot.screens.ids.people_ids import (
    EVERYWHERE,
    ComputerRatings,
    HeadToHead,
    OpenRegulars,
    OwnProfile,
    ProfileGame,
    ProfileOf,
    ShowProfileTo,
    YearOf,
)
from bot.screens.levels import level_label
from bot.screens.lobby.lobby import usual_time_text
from bot.screens.model import Button, Pictures, Screen, Select, SelectOption, UserSelect, galleries
from bot.screens.names import escape_name
from bot.screens.people.stats import sources_group
from bot.screens.picture_request import PictureRequest, chart_request
from clocks.user_settings import EVERYBODY, LEVEL_NAMES, NOBODY, SHARED
from games.numerals import figure_text, roman_numeral
from games.words import Message, Verbatim, Words
from ratings.model import POINTS, SURE_AFTER, Figure
from renderer import Bar, BarChart, BarGroup
from storage.ratings.profiles import GameRecord, Met, Profile

VISIBLE = {NOBODY: "profile-for-me", SHARED: "profile-for-shared", EVERYBODY: "profile-for-all"}
"""Who may see a profile -> the id of the text that says so."""

NAMED = 3
"""Most opponents named."""


class ProfileView(Struct, frozen=True):
    profile: Profile
    name: str
    """The profile's user."""
    met: Mapping[int, str]
    titles: Mapping[str, str]
    visible: str | None
    """Who may see it; None if it is somebody else's."""
    user: int = 0
    year: int = 0
    """The present one, where they are."""


def profile_screen(view: ProfileView, words: Words, *, pictures: Pictures = ()) -> Screen:
    found = view.profile
    own = (
        Button(OpenRegulars(0), words("button-regulars")),
        Button(YearOf(view.year), words("button-year")),
    )
    others = (Button(OwnProfile(), words("profile-own")),)
    return Screen.of(
        f"## {words('profile-title', name=Verbatim(escape_name(view.name)))}",
        "\n".join(_record_lines(view, words)) or words("stats-none"),
        *galleries(pictures),
        "\n".join(_met_line(each, view.met[each.user], words) for each in found.met[:NAMED]),
        "\n".join(_reliability_lines(found, words)),
        () if view.visible is None else _visible_select(view.visible, words),
        _game_select(view, words),
        _games_with(view, words),
        UserSelect(ProfileOf(), words("profile-choose")),
        (
            *(others if view.visible is None else own),
            Button(ComputerRatings(), words("button-computer-ratings")),
        ),
    )


def _record_lines(view: ProfileView, words: Words) -> list[str]:
    found = view.profile
    lines = [_record_line(each, view.titles[each.name], words) for each in found.games]
    if found.figure.games and len(found.games) > 1:
        lines.append(words("profile-all-games", figure=_figure(found.figure)))
    return lines


def _record_line(record: GameRecord, title: str, words: Words) -> str:
    line = words(
        "profile-game",
        game=Verbatim(title),
        n=record.games,
        won=record.won,
        best=Verbatim(figure_text(record.best)),
    )
    return f"{line} · {words.text(_figure(record.figure))}" if record.figure.games else line


def _figure(figure: Figure) -> Message:
    """A figure, or how far it is from being shown."""
    if figure.is_sure:
        return Message("profile-rating", {"figure": Verbatim(str(figure.points))})
    return Message("rating-games", {"n": figure.games, "of": SURE_AFTER})


def _met_line(met: Met, name: str, words: Words) -> str:
    return words(
        "profile-met", name=Verbatim(escape_name(name)), n=met.games, ahead=met.ahead, behind=met.behind
    )


def _reliability_lines(found: Profile, words: Words) -> list[str]:
    reliability = found.reliability
    lines = []
    if reliability.begun:
        lines.append(words("profile-finished", n=reliability.finished, begun=reliability.begun))
    if reliability.moves:
        lines.append(words("profile-misses", n=reliability.misses, moves=reliability.moves))
    if found.pace is not None:
        lines.append(words("profile-pace", time=Verbatim(usual_time_text(found.pace, words))))
    return lines


def _game_select(view: ProfileView, words: Words) -> Select:
    """Where points come from, in one of the games they have played."""
    options = tuple(SelectOption(each.name, view.titles[each.name]) for each in view.profile.games)[:OPTIONS]
    return Select(ProfileGame(view.user), words("profile-choose-game"), options)


def _games_with(view: ProfileView, words: Words) -> Select:
    """The reader's games with those they have met most often, or with the user whose profile it is."""
    people = {view.user: view.name} if view.visible is None else view.met
    options = tuple(SelectOption(str(user), name) for user, name in people.items())
    return Select(HeadToHead(EVERYWHERE), words("ranks-choose-other"), options)


def sources_screen(title: str, name: str, words: Words, *, pictures: Pictures = ()) -> Screen:
    head = words("profile-sources-title", game=Verbatim(title), name=Verbatim(escape_name(name)))
    said = words("profile-sources-about") if pictures else words("profile-sources-none")
    return Screen.of(f"## {head}", *galleries(pictures), f"-# {said}")


def sources_pictures(
    own: Mapping[str, float], average: Mapping[str, float], name: str, game: str, words: Words
) -> list[PictureRequest]:
    """The points of somebody by part of the scoring, against the average of all."""
    group = sources_group(own, average, words("stats-sources"), words)
    if group is None:
        return []
    said = tuple(
        Message("profile-sources-part", {"part": bar.label, "figures": Verbatim(bar.figure)})
        for bar in group.bars
    )
    chart = BarChart(words("title"), name, (group,), (Message("profile-sources-said", {"list": said}),))
    return chart_request(game, chart, renderer.BARS, words)


def _visible_select(visible: str, words: Words) -> Select:
    options = tuple(SelectOption(who, words(text), default=who == visible) for who, text in VISIBLE.items())
    return Select(ShowProfileTo(), words("profile-choose-visible"), options)


def profile_pictures(view: ProfileView, game: str, words: Words) -> list[PictureRequest]:
    """How often they came to each place, by game; painted in the colours of a `game`."""
    records = view.profile.games
    if not records:
        return []
    most = max(times for record in records for _, times in record.places)
    chart = BarChart(
        words("profile-picture"),
        view.name,
        tuple(BarGroup(view.titles[each.name], tuple(_bars(each, most))) for each in records),
        tuple(_sentence(each, view.titles[each.name]) for each in records),
    )
    return chart_request(game, chart, renderer.BARS, words)


def _bars(record: GameRecord, most: int) -> list[Bar]:
    """A bar for each place up to their worst."""
    times = dict(record.places)
    found = [times.get(place, 0) for place in range(1, max(times) + 1)]
    return [Bar(roman_numeral(place), number / most, str(number)) for place, number in enumerate(found, 1)]


def _sentence(record: GameRecord, title: str) -> Message:
    places = tuple(
        Message("profile-place-times", {"place": place, "n": times}) for place, times in record.places
    )
    return Message("profile-places", {"game": Verbatim(title), "list": places})


def computer_ratings(titles: Mapping[str, str], words: Words) -> Screen:
    """The fixed figures of computer players, by game and level."""
    lines = [
        words("computer-ratings-game", game=Verbatim(title), list=_levels(POINTS.get(name, {}), words))
        for name, title in titles.items()
        if name in POINTS
    ]
    about = words("computer-ratings-about")
    return Screen.of(f"## {words('computer-ratings-title')}", "\n".join(lines), f"-# {about}")


def _levels(points: Mapping[str, int], words: Words) -> tuple[Message, ...]:
    shown: Sequence[str] = [level for level in LEVEL_NAMES if level in points]
    return tuple(
        Message(
            "computer-rating",
            {"level": Verbatim(level_label(level, words)), "figure": Verbatim(str(points[level]))},
        )
        for level in shown
    )
