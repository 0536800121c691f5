"""The page of the settings about a user's vacation."""

from collections.abc import Mapping, Sequence
from datetime import date

from msgspec import Struct

from bot.limits import OPTIONS
from bot.screens.absence.stand_ins import table_line
from bot.screens.ids.absence_ids import (
    LATER,
    NOW,
    AnnounceVacation,
    AskStandIn,
    ChangeVacationEnd,
    ComputerStandIn,
    Day,
    EndVacation,
    PlayAnyway,
    VacationBegin,
    VacationEnd,
)
from bot.screens.ids.custom_id import CustomId
from bot.screens.ids.settings_ids import SettingsPage
from bot.screens.markup import bold
from bot.screens.model import ActionRow, Block, Button, Screen, Select, SelectOption, Text, UserSelect, texts
from bot.screens.moments import day_text, vacation_days
from bot.screens.settings.settings_parts import OVERVIEW, VACATION, back_button
from bot.tables.absence.vacation_days import DAYS_A_YEAR
from bot.tables.absence.vacations import VacationPlan
from clocks.local_time import day_of
from games.words import Words
from storage.core.rows import Away, GameRow

DAYS_ON_A_PAGE = OPTIONS - 2
"""Days of a select, without the options that lead to earlier and later ones."""


class VacationView(Struct, frozen=True):
    plan: VacationPlan
    titles: Mapping[str, str]
    stand_in: str = ""
    """The name of the user who is asked."""
    now: float = 0.0

    @property
    def running(self) -> bool:
        return self.plan.announced is not None and self.plan.announced.begins <= self.now

    def day(self, chosen: str) -> date:
        """A day that was selected, or NOW. Raises ValueError."""
        return self.plan.today if chosen == NOW else date.fromisoformat(chosen)


def page(view: VacationView, words: Words) -> Screen:
    return choose_begin(view, 0, words) if view.plan.announced is None else announced_screen(view, 0, words)


def choose_begin(view: VacationView, number: int, words: Words) -> Screen:
    plan = view.plan
    begin = _days(VacationBegin(number), "vacation-choose-begin", plan.first_days, number, words, plan.today)
    return Screen.of(
        _title(words),
        words("vacation-about", days=DAYS_A_YEAR),
        words("vacation-left", n=plan.left),
        *begin,
        (back_button(OVERVIEW, words),),
    )


def choose_end(view: VacationView, begin: str, number: int, words: Words) -> Screen:
    last_days = view.plan.last_days(view.day(begin))
    days = _days(VacationEnd(number, begin=begin), "vacation-choose-end", last_days, number, words)
    chosen = words("vacation-begins", first=_first_day_text(begin, words))
    return Screen.of(
        _title(words), chosen, *days, (_choose_again_button(words), back_button(OVERVIEW, words))
    )


def confirm_screen(view: VacationView, begin: str, last: date, words: Words) -> Screen:
    days = (last - view.day(begin)).days + 1
    return Screen.of(
        _title(words),
        words("vacation-confirm", first=_first_day_text(begin, words), last=day_text(last, words), n=days),
        *_table_lines(view, words),
        (
            Button(AnnounceVacation(begin, last.isoformat()), words("button-announce"), "primary"),
            _choose_again_button(words),
            back_button(OVERVIEW, words),
        ),
    )


def announced_screen(view: VacationView, number: int, words: Words) -> Screen:
    plan, vacation = view.plan, view.plan.announced
    assert vacation is not None
    last = day_text(plan.last_day, words)
    if view.running:
        span = words("vacation-until", last=last)
    else:
        first = day_text(day_of(vacation.begins, vacation.zone), words)
        span = words("vacation-from-to", first=first, last=last)
    end = "button-back-now" if view.running else "button-withdraw"
    return Screen.of(
        _title(words),
        span,
        *_table_lines(view, words),
        _stand_in_line(view, words),
        *_days(ChangeVacationEnd(number), "vacation-change-end", plan.ends_possible, number, words),
        *_stand_in_controls(view, words),
        (
            Button(EndVacation(), words(end), "primary"),
            Button(SettingsPage(OVERVIEW), words("button-settings")),
        ),
    )


def _table_lines(view: VacationView, words: Words) -> tuple[Text, ...]:
    plan = view.plan
    stands = [game for game in plan.games if game.vacations]
    runs = [game for game in plan.games if not game.vacations]
    return texts(
        _tables_text("vacation-clock-stands-at", stands, view, words),
        _tables_text("vacation-clock-runs-at", runs, view, words),
    )


def _tables_text(text: str, games: Sequence[GameRow], view: VacationView, words: Words) -> str:
    if not games:
        return ""
    title = words(text, n=len(games))
    return "\n- ".join((title, *(table_line(game, view.titles, words) for game in games)))


def _stand_in_line(view: VacationView, words: Words) -> str:
    plan, offer = view.plan, view.plan.offer
    if not plan.games and not plan.cups:
        return ""
    if offer is None:
        return words("stand-in-about")
    if offer.computer is not None:
        return words("stand-in-computer")
    assert offer.user is not None
    answers = {None: "stand-in-asked", True: "stand-in-accepted", False: "stand-in-declined"}
    closed = [game for game in plan.games if game.id not in plan.open]
    cannot = _tables_text("stand-in-not-at", closed, view, words) if offer.accepted is not False else ""
    return "\n".join(filter(None, (words(answers[offer.accepted], name=bold(view.stand_in)), cannot)))


def _stand_in_controls(view: VacationView, words: Words) -> tuple[ActionRow, ...]:
    if not view.plan.games and not view.plan.cups:
        return ()
    offer = view.plan.offer
    computer = Button(ComputerStandIn(1), words("button-computer-stand-in"))
    nobody = Button(ComputerStandIn(0), words("button-no-stand-in"))
    by_computer = offer is not None and offer.computer is not None
    return (
        UserSelect(AskStandIn(), words("stand-in-choose")),
        (*(() if by_computer else (computer,)), *(() if offer is None else (nobody,))),
    )


def _days(
    custom_id: Day,
    placeholder: str,
    days: Sequence[date],
    number: int,
    words: Words,
    today: date | None = None,
) -> tuple[Block, ...]:
    """Build a select with one page of days; `today` is shown as "now"."""
    first = number * DAYS_ON_A_PAGE
    shown = days[first : first + DAYS_ON_A_PAGE]
    if not shown:
        return ()
    options = [
        SelectOption(NOW, words("vacation-now"))
        if day == today
        else SelectOption(day.isoformat(), day_text(day, words))
        for day in shown
    ]
    if number:
        earlier = SelectOption(f"{LATER}{number - 1}", words("vacation-earlier-days"))
        options.insert(0, earlier)
    if first + DAYS_ON_A_PAGE < len(days):
        options.append(SelectOption(f"{LATER}{number + 1}", words("vacation-later-days")))
    return (Select(custom_id, words(placeholder), tuple(options)),)


def _first_day_text(begin: str, words: Words) -> str:
    if begin == NOW:
        return words("vacation-now")
    return day_text(date.fromisoformat(begin), words)


def _title(words: Words) -> Text:
    return Text(f"## {words('vacation-title')}")


def _choose_again_button(words: Words) -> Button:
    return Button(SettingsPage(VACATION), words("button-other-days"))


def play_anyway(pressed: CustomId, away: Away, words: Words) -> Screen:
    encoded = PlayAnyway(pressed.encode())
    return Screen.of(
        words("vacation-play-anyway", last=vacation_days(away, words)[1]),
        (
            Button(encoded, words("button-play-anyway"), "primary"),
            Button(SettingsPage(VACATION), words("button-vacation")),
        ),
    )
