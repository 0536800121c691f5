"""A year of somebody: what they have finished in it, month by month."""

from collections.abc import Mapping, Sequence
from typing import Any

from babel import Locale
from msgspec import Struct

import renderer
from bot.screens.ids.people_ids import OwnProfile, YearOf
from bot.screens.model import Button, Pictures, Screen, Text, component_id_of, galleries, texts
from bot.screens.picture_request import PictureRequest, chart_request
from clocks.local_time import day_of
from games.words import Message, Verbatim, Words
from renderer import Bar, BarChart, BarGroup
from storage.ratings.profiles import Ended

MONTHS = range(1, 13)


class Year(Struct, frozen=True):
    year: int
    zone: str
    ended: tuple[Ended, ...]
    titles: Mapping[str, str]
    earlier: bool
    """Whether they have finished games before it."""
    later: bool
    """Whether the year has ended."""


def year_screen(found: Year, words: Words, *, pictures: Pictures = ()) -> Screen:
    buttons = (
        *((_year_button(found.year - 1),) if found.earlier else ()),
        *((_year_button(found.year + 1),) if found.later else ()),
        Button(OwnProfile(), words("profile-own")),
    )
    about = texts(f"-# {words('year-about')}")
    return Screen.of(*_year_texts(found, words), *galleries(pictures), *about, buttons)


def year_letter(found: Year, nonce: int, words: Words, *, pictures: Pictures = ()) -> Screen:
    """The year as a direct message, found again by its nonce."""
    title, *lines = _year_texts(found, words)
    about = texts(f"-# {words('year-letter-about')}")
    return Screen.of(Text(title.content, component_id_of(nonce)), *lines, *galleries(pictures), *about)


def _year_texts(found: Year, words: Words) -> tuple[Text, ...]:
    won = sum(each.place == 1 for each in found.ended)
    lines = words("year-games", n=len(found.ended), won=won) if found.ended else words("year-none")
    return texts(f"## {words('year-title', year=Verbatim(str(found.year)))}", lines)


def _year_button(year: int) -> Button:
    return Button(YearOf(year), str(year))


def year_pictures(found: Year, name: str, game: str, words: Words) -> list[PictureRequest]:
    """Finished games by month, then by game; painted in the colours of a `game`."""
    if not found.ended:
        return []
    months = [day_of(each.ended, found.zone).month for each in found.ended]
    counts = [months.count(month) for month in MONTHS]
    games = {each: [ended for ended in found.ended if ended.name == each] for each in found.titles}
    played = {each: ended for each, ended in games.items() if ended}
    chart = BarChart(
        words("year-title", year=Verbatim(str(found.year))),
        name,
        (
            BarGroup(words("year-months"), _bars(_month_names(words), counts, [str(n) for n in counts])),
            BarGroup(
                words("year-by-game"),
                _bars(
                    [found.titles[each] for each in played],
                    [len(ended) for ended in played.values()],
                    [words("year-won", n=len(ended), won=_count_won(ended)) for ended in played.values()],
                ),
            ),
        ),
        tuple(
            Message(
                "year-said", {"game": Verbatim(found.titles[each]), "n": len(ended), "won": _count_won(ended)}
            )
            for each, ended in played.items()
        ),
    )
    return chart_request(game, chart, renderer.BARS, words)


def _count_won(ended: Sequence[Ended]) -> int:
    return sum(each.place == 1 for each in ended)


def _bars(labels: Sequence[str], numbers: Sequence[int], figures: Sequence[str]) -> tuple[Bar, ...]:
    most = max(1, *numbers)
    return tuple(
        Bar(label, number / most, figure)
        for label, number, figure in zip(labels, numbers, figures, strict=True)
    )


def _month_names(words: Words) -> list[str]:
    names: Any = Locale.parse(words.locale).months["stand-alone"]["wide"]
    return [str(names[month]) for month in MONTHS]
