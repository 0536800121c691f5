"""Vacations: the page of the settings, what a table sees, what is asked of players and of who stands in."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from datetime import date

from babel.dates import format_skeleton
from msgspec import Struct

from bot.limits import OPTION_TEXT, OPTIONS
from bot.screens.custom_ids.custom_id import CustomId
from bot.screens.custom_ids.settings import SettingsPage
from bot.screens.custom_ids.vacations import (
    LATER,
    NOW,
    AnnounceVacation,
    AnswerStandIn,
    AskStandIn,
    ChangeVacationEnd,
    ComeBack,
    ComputerStandIn,
    Day,
    EndVacation,
    PlayAnyway,
    VacationBegin,
    VacationEnd,
)
from bot.screens.model import (
    ActionRow,
    Block,
    Button,
    Screen,
    Select,
    SelectOption,
    TableContext,
    Text,
    UserSelect,
    plain_screen,
    text_screen,
    texts,
)
from bot.screens.names import escaped
from bot.screens.settings_parts import OVERVIEW, VACATION, back_button, page_button
from bot.screens.text import cut, numbered_title
from bot.timing.local_time import day_of
from bot.timing.vacation_days import DAYS_A_YEAR
from bot.timing.vacations import VacationPlan
from games.words import Argument, Message, Verbatim, Words
from storage.rows import OVER, GameRow, SeatRow, StoodIn, VacationRow

DAYS_ON_A_PAGE = OPTIONS - 2
"""Days of a select beside the options that lead to earlier and to later ones."""


class VacationView(Struct, frozen=True):
    """A user's vacation with what its page needs besides."""

    plan: VacationPlan
    titles: Mapping[str, str]
    """What games are called, by their names."""
    stand_in: str = ""
    """What the user is called who was asked to stand in."""
    now: float = 0.0

    @property
    def running(self) -> bool:
        """Whether the vacation has begun."""
        return self.plan.announced is not None and self.plan.announced.begins <= self.now


# The page of the settings


def page(view: VacationView, words: Words) -> Screen:
    """The vacation that is announced, or how to announce one."""
    return _announce_page(view, words, 0) if view.plan.announced is None else _announced_page(view, words, 0)


def _announce_page(view: VacationView, words: Words, number: int) -> Screen:
    plan = view.plan
    begin = _days(VacationBegin(number), "vacation-choose-begin", plan.first_days, number, words, plan.today)
    return Screen(
        (
            _title(words),
            Text(words.text(Message("vacation-about", {"days": DAYS_A_YEAR}))),
            Text(words.text(Message("vacation-left", {"n": plan.left}))),
            *begin,
            (back_button(OVERVIEW, words),),
        )
    )


def choose_begin(view: VacationView, number: int, words: Words) -> Screen:
    """A page of the days on which a vacation could begin."""
    return _announce_page(view, words, number)


def choose_end(view: VacationView, begin: str, number: int, words: Words) -> Screen:
    """The days on which a vacation could end that begins on a day, or NOW."""
    first = view.plan.today if begin == NOW else date.fromisoformat(begin)
    days = _days(
        VacationEnd(number, begin=begin), "vacation-choose-end", view.plan.last_days(first), number, words
    )
    chosen = words.text(Message("vacation-begins", {"first": _first(begin, words)}))
    return Screen((_title(words), Text(chosen), *days, (_again(words), back_button(OVERVIEW, words))))


def confirm(view: VacationView, begin: str, last: date, words: Words) -> Screen:
    """What is announced, and what follows from it, before it is."""
    first = view.plan.today if begin == NOW else date.fromisoformat(begin)
    days = (last - first).days + 1
    span: dict[str, Argument] = {"first": _first(begin, words), "last": day_text(last, words), "n": days}
    return Screen(
        (
            _title(words),
            Text(words.text(Message("vacation-confirm", span))),
            *_table_lines(view, words),
            (
                Button(
                    AnnounceVacation(begin, last.isoformat()),
                    words.text(Message("button-announce")),
                    "primary",
                ),
                _again(words),
                back_button(OVERVIEW, words),
            ),
        )
    )


def _announced_page(view: VacationView, words: Words, number: int) -> Screen:
    plan, vacation = view.plan, view.plan.announced
    assert vacation is not None
    last = day_text(plan.last_day, words)
    if view.running:
        span = words.text(Message("vacation-until", {"last": last}))
    else:
        first = day_text(day_of(vacation.begins, vacation.zone), words)
        span = words.text(Message("vacation-from-to", {"first": first, "last": last}))
    end = "button-back-now" if view.running else "button-withdraw"
    return Screen(
        (
            _title(words),
            Text(span),
            *_table_lines(view, words),
            *texts(_stand_in_line(view, words)),
            *_days(ChangeVacationEnd(number), "vacation-change-end", plan.ends_possible, number, words),
            *_stand_in_controls(view, words),
            (
                Button(EndVacation(), words.text(Message(end)), "primary"),
                page_button(SettingsPage(OVERVIEW), "button-settings", words),
            ),
        )
    )


def change_end(view: VacationView, number: int, words: Words) -> Screen:
    """The announced vacation, with a page of the days on which it could end."""
    return _announced_page(view, words, number)


def _table_lines(view: VacationView, words: Words) -> tuple[Text, ...]:
    """Where the user's clock stands, and where it does not."""
    plan = view.plan
    stands = [game for game in plan.games if game.vacations]
    runs = [game for game in plan.games if not game.vacations]
    return texts(
        _tables("vacation-clock-stands-at", stands, view, words),
        _tables("vacation-clock-runs-at", runs, view, words),
    )


def _tables(text: str, games: Sequence[GameRow], view: VacationView, words: Words) -> str:
    if not games:
        return ""
    title = words.text(Message(text, {"n": len(games)}))
    return "\n- ".join((title, *(_table(game, view.titles, words) for game in games)))


def _table(game: GameRow, titles: Mapping[str, str], words: Words) -> str:
    place = f"<#{game.thread or game.channel}>"
    named: dict[str, Argument] = {"game": titles[game.name], "table": str(game.id), "place": Verbatim(place)}
    return words.text(Message("vacation-table", named))


def _stand_in_line(view: VacationView, words: Words) -> str:
    """Who was asked to stand in, what they have answered, and where they cannot."""
    plan, offer = view.plan, view.plan.offer
    if not plan.games:
        return ""
    if offer is None:
        return words.text(Message("stand-in-about"))
    if offer.computer is not None:
        return words.text(Message("stand-in-computer"))
    assert offer.user is not None
    answers = {None: "stand-in-asked", True: "stand-in-accepted", False: "stand-in-declined"}
    name = {"name": Verbatim(f"**{escaped(view.stand_in)}**")}
    closed = [game for game in plan.games if game.id not in plan.open]
    cannot = _tables("stand-in-not-at", closed, view, words) if offer.accepted is not False else ""
    return "\n".join(filter(None, (words.text(Message(answers[offer.accepted], name)), cannot)))


def _stand_in_controls(view: VacationView, words: Words) -> tuple[ActionRow, ...]:
    if not view.plan.games:
        return ()
    offer = view.plan.offer
    computer = Button(ComputerStandIn(1), words.text(Message("button-computer-stand-in")))
    nobody = Button(ComputerStandIn(0), words.text(Message("button-no-stand-in")))
    by_computer = offer is not None and offer.computer is not None
    return (
        UserSelect(AskStandIn(), words.text(Message("stand-in-choose"))),
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
    """A select of a page of days; `today` is called now."""
    first = number * DAYS_ON_A_PAGE
    shown = days[first : first + DAYS_ON_A_PAGE]
    if not shown:
        return ()
    options = [
        SelectOption(NOW, cut(words.text(Message("vacation-now")), OPTION_TEXT))
        if day == today
        else SelectOption(day.isoformat(), cut(day_text(day, words), OPTION_TEXT))
        for day in shown
    ]
    if number:
        earlier = SelectOption(f"{LATER}{number - 1}", words.text(Message("vacation-earlier-days")))
        options.insert(0, earlier)
    if first + DAYS_ON_A_PAGE < len(days):
        options.append(SelectOption(f"{LATER}{number + 1}", words.text(Message("vacation-later-days"))))
    return (Select(custom_id, words.text(Message(placeholder)), tuple(options)),)


def day_text(day: date, words: Words) -> str:
    """A day as text: "Mon, Jan 18"."""
    return str(format_skeleton("MMMEd", day, locale=words.locale))


def _first(begin: str, words: Words) -> str:
    if begin == NOW:
        return words.text(Message("vacation-now"))
    return day_text(date.fromisoformat(begin), words)


def _title(words: Words) -> Text:
    return Text(f"## {words.text(Message('vacation-title'))}")


def _again(words: Words) -> Button:
    return Button(SettingsPage(VACATION), words.text(Message("button-other-days")))


# What a table sees


class Absence(Struct, frozen=True):
    """What a table is told of a player who is away, will be, or is back."""

    name: str
    """What they are called, for texts with Markdown; a mention if they are back and called by it."""
    held: SeatRow
    stand_in: str = ""
    """Who plays for them, by name or as a mention."""
    asked: str = ""
    """The mention of a user who is asked to stand in, and whom no direct message reaches."""
    vacation: int = 0
    """For which vacation they are asked."""
    ended: VacationRow | None = None
    """A vacation that is over, if none is announced."""


class ToldAbsence(Struct, frozen=True):
    """What a table was told of a player who is away. It is stored: its fields never change."""

    begins: float
    ends: float
    stand_in: int | None = None
    """The user who plays for them."""
    computer: bool = False
    """Whether a computer player does."""


def told_absences(absences: Iterable[Absence]) -> dict[int, ToldAbsence]:
    """What a notice tells of the seats whose players are away, or tells again."""
    told = {}
    for absence in absences:
        away, stand_in = absence.held.away, absence.held.stand_in
        if away is not None:
            user = None if stand_in is None else stand_in.user
            computer = stand_in is not None and stand_in.user is None
            told[absence.held.seat] = ToldAbsence(away.begins, away.ends, user, computer)
    return told


def notice(
    game: GameRow,
    absences: Sequence[Absence],
    told: Mapping[int, ToldAbsence] | None,
    nonce: int,
    now: float,
    words: Words,
) -> Screen | None:
    """The message in the thread: who is away until when, who plays for them, who is back.

    None if there is nothing that it was not told before; `told`: seats -> what was, None: nothing yet.
    """
    mentioned: list[int] = []
    rows: list[ActionRow] = []
    lines = []
    for absence in absences:
        news = _news(absence, game, told, now, words)
        if news:
            lines.append(news)
            named = (absence.name, absence.stand_in)
            mentioned += [_mentioned(each) for each in named if each.startswith("<@")]
        if absence.asked:
            lines.append(words.text(Message("away-asks", _asking(absence))))
            rows.append(_answers(absence.vacation, nonce, words))
            mentioned.append(_mentioned(absence.asked))
    return plain_screen("\n".join(lines), *rows[:4], mentions=tuple(mentioned)) if lines else None


def _news(
    absence: Absence, game: GameRow, told: Mapping[int, ToldAbsence] | None, now: float, words: Words
) -> str:
    """What a table was not told yet of an absence; "" if it was told all."""
    before = (told or {}).get(absence.held.seat)
    after = told_absences([absence]).get(absence.held.seat)
    if after is None:
        return "" if told is not None and before is None else absence_text(absence, game, now, words)
    if before is None or (before.begins, before.ends) != (after.begins, after.ends):
        return absence_text(absence, game, now, words)
    if before == after:
        return ""
    name = {"name": Verbatim(f"**{absence.name}**")}
    if after.stand_in is not None:
        return words.text(Message("away-plays-now", {**name, "stand_in": Verbatim(absence.stand_in)}))
    return words.text(Message("away-computer-plays-now" if after.computer else "away-nobody-plays", name))


def _mentioned(mention: str) -> int:
    return int(mention.strip("<@>"))


def _asking(absence: Absence) -> dict[str, Verbatim]:
    return {"name": Verbatim(f"**{absence.name}**"), "asked": Verbatim(absence.asked)}


def absence_text(absence: Absence, game: GameRow, now: float, words: Words) -> str:
    """Until when somebody is away, whether their time runs, and who plays for them."""
    name, away = Verbatim(f"**{absence.name}**"), absence.held.away
    if away is None:
        withdrawn = absence.ended is not None and absence.ended.over <= absence.ended.begins
        return words.text(Message("away-withdrawn" if withdrawn else "away-back", {"name": name}))
    span = {"name": name, "first": _date(away.begins), "last": _date(away.ends - 60)}
    parts = [Message("away-until" if away.begins <= now else "away-from-to", span)]
    parts.append(Message("away-clock-stands" if game.vacations else "away-clock-runs"))
    stand_in = absence.held.stand_in
    if stand_in is not None:
        who = {"name": Verbatim(absence.stand_in if stand_in.user is not None else "")}
        parts.append(Message("away-computer-plays" if stand_in.user is None else "away-plays", who))
    return " ".join(words.text(part) for part in parts)


def _date(moment: float) -> Verbatim:
    return Verbatim(f"<t:{int(moment)}:D>")


def played_for(
    context: TableContext, stood_in: Sequence[StoodIn], names: Mapping[int, str], since: int, words: Words
) -> str:
    """Who has played for whom since a row of the log, a line each; `names`: users -> what they are called."""
    lines: list[str] = []
    for each in stood_in:
        last = len(context.table.moves) if each.last is None else each.last
        moves = context.table.moves[max(since, each.first - 1) : last]
        if any(move.seat == each.seat for move in moves):
            name = Verbatim(f"**{context.safe_names[each.seat]}**")
            if each.user is None:
                said = Message("away-computer-has-played", {"name": name})
            else:
                stand_in = Verbatim(f"**{escaped(names[each.user])}**")
                said = Message("away-has-played", {"name": name, "stand_in": stand_in})
            lines.append(f"-# {words.text(said)}")
    return "\n".join(dict.fromkeys(lines))


# What is asked of players


def play_anyway(pressed: CustomId, until: float, words: Words) -> Screen:
    """The question before somebody plays during their own vacation."""
    encoded = PlayAnyway(pressed.encode())
    return Screen(
        (
            Text(words.text(Message("vacation-play-anyway", {"last": _date(until - 60)}))),
            (
                Button(encoded, words.text(Message("button-play-anyway")), "primary"),
                Button(SettingsPage(VACATION), words.text(Message("button-vacation"))),
            ),
        )
    )


def stood_in_for(held: SeatRow, stand_in: str, game: int, words: Words) -> Screen:
    """What somebody is told who looks at their seat while somebody else plays it."""
    assert held.stand_in is not None
    text = "stand-in-plays" if held.stand_in.user is not None else "stand-in-computer-plays"
    until = _date(held.away.ends - 60) if held.away is not None else Verbatim("")
    said = words.text(Message(text, {"name": Verbatim(f"**{escaped(stand_in)}**"), "last": until}))
    return Screen((Text(said), (Button(ComeBack(game), words.text(Message("button-back-now")), "primary"),)))


def passed_on(game: GameRow, held: SeatRow | None, user: int, player: str, words: Words) -> Screen:
    """What the panel of a user becomes who does not play a seat any more, or again; `player`: who does."""
    title = Text(f"**{numbered_title(game.id, words)}**")
    if game.stage == OVER:
        said = text_screen(words.text(Message("panel-over")))
    elif held is not None and held.user == user and held.stand_in is not None:
        said = stood_in_for(held, player, game.id, words)
    elif held is not None and held.player == user:
        said = text_screen(words.text(Message("panel-yours-again")))
    else:
        said = text_screen(words.text(Message("panel-passed-on")))
    return Screen((title, *said.blocks))


# What is asked of who stands in


def offer(
    vacation: VacationRow,
    name: str,
    games: Sequence[GameRow],
    titles: Mapping[str, str],
    nonce: int,
    words: Words,
) -> Screen:
    """A user is asked to stand in for somebody, at some of their tables; phones do not read timestamps."""
    listed = ", ".join(_table(game, titles, words) for game in games)
    arguments = {
        "name": Verbatim(f"**{escaped(name)}**"),
        "first": Verbatim(day_text(day_of(vacation.begins, vacation.zone), words)),
        "last": Verbatim(day_text(day_of(vacation.ends - 60, vacation.zone), words)),
        "tables": Verbatim(listed),
    }
    text = words.text(Message("stand-in-offer", arguments))
    return plain_screen(text, _answers(vacation.id, nonce, words))


def _answers(vacation: int, nonce: int, words: Words) -> tuple[Button, ...]:
    return (
        Button(AnswerStandIn(vacation, 1, nonce), words.text(Message("button-stand-in")), "success"),
        Button(AnswerStandIn(vacation, 0, nonce), words.text(Message("button-do-not-stand-in"))),
    )


def answered(vacation: VacationRow, name: str, now: float, words: Words, *, accepted: bool) -> Screen:
    """What somebody has answered who was asked to stand in; they may still change their mind."""
    who = {"name": Verbatim(f"**{escaped(name)}**"), "first": _date(vacation.begins)}
    if not accepted:
        return plain_screen(words.text(Message("stand-in-refused", who)))
    text = "stand-in-begins" if vacation.begins <= now else "stand-in-will-begin"
    give_back = Button(AnswerStandIn(vacation.id, 0, 0), words.text(Message("button-give-back")))
    return plain_screen(words.text(Message(text, who)), (give_back,))


def no_longer(name: str, words: Words) -> Screen:
    """Somebody need not stand in any more."""
    return plain_screen(words.text(Message("stand-in-over", {"name": Verbatim(f"**{escaped(name)}**")})))


def told_answer(name: str, words: Words, *, accepted: bool) -> Screen:
    """What whom they asked has answered."""
    text = "stand-in-has-accepted" if accepted else "stand-in-has-declined"
    return plain_screen(words.text(Message(text, {"name": Verbatim(f"**{escaped(name)}**")})))
