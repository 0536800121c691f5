"""A user's search in the queue: with whom, for which games, how fast and for how long."""

from collections.abc import Iterator, Mapping, Sequence

from bot.limits import OPTIONS
from bot.screens.ids.people_ids import ChangeSearch, SearchDirectly, SearchNear, StartSearch
from bot.screens.markup import card_link, moment, time_of_day
from bot.screens.model import Button, Screen, Select, SelectOption, switch
from bot.screens.shared.table_time import pace_select
from bot.tables.queue.matching import NEW_BELOW, PACES
from games.words import Message, Verbatim, Words
from ratings.model import NEAR_POINTS
from storage.core.rows import GameRow
from storage.lobby.queue import Search
from storage.lobby.queue_days import DAY, FEW, HOUR, TOGETHER, QueueDay, busiest_hour

GAMES, PEOPLE, PACE, DAYS = "games", "people", "pace", "days"

NUMBERS = ((2, 2), (2, 3), (2, 4), (3, 3), (3, 4), (4, 4))
"""Numbers of players (least, most) that a search can name."""

LENGTHS = (1, 3, 7)

STEPS = (FEW, 6, 11, 21, 51, 101)
"""Numbers of people at which another word stands for how many they are."""


def _people_text(fewest: int, most: int, words: Words) -> str:
    if fewest == most:
        return words("queue-people", n=most)
    return words("queue-people-range", n=fewest, most=most)


def _status_text(search: Search, found: GameRow | None, words: Words) -> str:
    if found is not None:
        return words("queue-found", link=card_link(found))
    if search.since is None or search.until is None:
        return words("queue-off")
    if search.held is not None:
        return words("queue-waits")
    return words("queue-on", since=moment(search.since), until=moment(search.until))


def _figure_lines(
    days: Sequence[QueueDay], titles: Mapping[str, str], now: float, words: Words
) -> Iterator[str]:
    """How many looked yesterday, in steps, and when most have come; the same for everybody."""
    yesterday = days[0].games
    counted = tuple(
        Message("queue-looked-game", {"game": Verbatim(title), "many": _many(yesterday[name])})
        for name, title in titles.items()
        if yesterday.get(name, 0) >= FEW
    )
    yield words("queue-looked", list=counted or (Message("queue-hardly-any"),))
    first = busiest_hour(days)
    if first is not None:
        begins = now - now % DAY + first * HOUR
        hours = {"begin": time_of_day(begins), "end": time_of_day(begins + TOGETHER * HOUR)}
        yield words("queue-busiest", **hours)


def _many(people: int) -> Message:
    step = max(each for each in STEPS if people >= each)
    return Message("queue-a-few") if step == FEW else Message("queue-over", {"n": step - 1})


def queue_page(
    search: Search,
    titles: Mapping[str, str],
    days: Sequence[QueueDay],
    now: float,
    words: Words,
    *,
    directly: bool,
    found: GameRow | None = None,
) -> Screen:
    """The user's search; `directly`: they can play by direct message; `found`: a table about to begin."""
    games = tuple(
        SelectOption(name, title, default=name in search.games) for name, title in [*titles.items()][:OPTIONS]
    )
    people = tuple(
        SelectOption(
            f"{fewest}-{most}",
            _people_text(fewest, most, words),
            default=(fewest, most) == (search.fewest, search.most),
        )
        for fewest, most in NUMBERS
    )
    lengths = tuple(
        SelectOption(str(each), words("queue-days", n=each), default=each == search.days) for each in LENGTHS
    )
    can_switch = directly or search.direct
    said = ("queue-about", "queue-about-level", *(("queue-about-direct",) if can_switch else ()))
    about = " ".join(words(text, n=NEAR_POINTS, games=NEW_BELOW) for text in said)
    near = switch(SearchNear(int(not search.near)), "queue-near", words, on=search.near)
    custom_id = SearchDirectly(int(not search.direct))
    direct = (switch(custom_id, "queue-direct", words, on=search.direct),) if can_switch else ()
    go = Button(StartSearch(1), words("button-start-search"), "success")
    stop = Button(StartSearch(0), words("button-stop-search"), "danger")
    return Screen.of(
        f"## {words('button-find-people')}\n{_status_text(search, found, words)}",
        f"-# {about}",
        "\n".join(_figure_lines(days, titles, now, words)),
        Select(ChangeSearch(GAMES), words("queue-choose-games"), games, 1, len(games)),
        Select(ChangeSearch(PEOPLE), words("queue-choose-people"), people),
        pace_select(ChangeSearch(PACE), search.pace, words, keys=PACES),
        Select(ChangeSearch(DAYS), words("queue-choose-days"), lengths),
        (go if search.since is None or found is not None else stop, near, *direct),
    )
