"""Reports to managers about people at tables: the form, and the pages of /setup."""

from collections.abc import Mapping, Sequence

from msgspec import Struct

from bot.limits import FORM_TITLE, OPTIONS
from bot.screens.history.notes import quote_note
from bot.screens.ids.people_ids import (
    BarForGood,
    BarReported,
    BarUser,
    ChooseReport,
    CloseReported,
    LiftBar,
    OpenReport,
    ReportDone,
    SendReport,
)
from bot.screens.ids.server_ids import SetupPage
from bot.screens.markup import bold, bold_list, distance, place_and_card
from bot.screens.model import Button, Form, Screen, Select, SelectOption, UserSelect
from bot.screens.servers.server_view import REPORTS, overview_button
from bot.screens.text import PART_LENGTH, cut_text, numbered_title, title_argument
from games.words import Argument, Verbatim, Words
from storage.core.rows import OVER, GameRow, is_erased
from storage.peace.bars import Bar
from storage.peace.reports import Report

REPORT_LENGTH = 500

MOST_NAMED = 10
"""How many of those who are barred are named."""


class ReportsView(Struct, frozen=True):
    reports: Sequence[Report]
    tables: Mapping[int, GameRow]
    titles: Mapping[str, str]
    barred: Sequence[Bar]
    names: Mapping[int, str]


def report_form(game: int, user: int, name: str, words: Words) -> Form:
    title = cut_text(words("report-title", name=Verbatim(name)), FORM_TITLE)
    label, about = words("report-label"), words("report-form-about")
    return Form(SendReport(game, user), title, label, about, "", REPORT_LENGTH)


def reports_page(view: ReportsView, words: Words, *, said: str = "") -> Screen:
    options = tuple(SelectOption(str(each.id), _head(view, each, words)) for each in view.reports)
    return Screen.of(
        said,
        f"## {words('button-setup-reports')}\n{words('reports-open', n=len(view.reports))}",
        _barred_line(view, words),
        f"-# {words('reports-about')}",
        Select(ChooseReport(), words("reports-choose"), options[:OPTIONS]),
        UserSelect(BarUser(), words("reports-bar-somebody")),
        _lift(view, words),
        (overview_button(words),),
    )


def _head(view: ReportsView, report: Report, words: Words) -> str:
    row = view.tables[report.about.game]
    return f"{view.names[report.about.reported]}: {numbered_title(row.id, words, view.titles[row.name])}"


def _barred_line(view: ReportsView, words: Words) -> str:
    if not view.barred:
        return ""
    names = [view.names[each.user] for each in view.barred]
    return words("reports-barred", names=bold_list(names, MOST_NAMED))


def _lift(view: ReportsView, words: Words) -> Select:
    options = tuple(SelectOption(str(each.user), view.names[each.user]) for each in view.barred[:OPTIONS])
    return Select(LiftBar(), words("reports-lift"), options)


def report_screen(view: ReportsView, report: Report, words: Words, *, said: str = "") -> Screen:
    about, row = report.about, view.tables[report.about.game]
    named: dict[str, Argument] = {
        "name": bold(view.names[about.reported]),
        "by": bold(view.names[about.user]),
        "table": Verbatim(numbered_title(row.id, words, view.titles[row.name])),
        "link": Verbatim(place_and_card(row)),
        "step": about.step,
        "when": distance(about.written),
    }
    buttons = [Button(ReportDone(report.id), words("report-done"), "primary")]
    if row.stage != OVER and not row.closed:
        buttons.append(Button(CloseReported(report.id, 0), words("lobby-close"), "danger"))
    if not is_erased(about.reported) and about.reported not in {each.user for each in view.barred}:
        label = words("report-bar", name=Verbatim(view.names[about.reported]))
        buttons.append(Button(BarReported(report.id), label, "danger"))
    back = Button(SetupPage(REPORTS), words("panel-back"))
    return Screen.of(
        said, words("report-head", **named), quote_note(about.text, PART_LENGTH), (*buttons, back)
    )


def sure_to_close_screen(report: Report, words: Words) -> Screen:
    about = words("report-close-sure", table=title_argument(report.about.game, words))
    back = Button(OpenReport(report.id), words("panel-back"))
    yes = Button(CloseReported(report.id, 1), words("lobby-close-yes"), "danger")
    return Screen.of(about, (yes, back))


def sure_to_bar_screen(user: int, name: str, report: int, words: Words) -> Screen:
    """Ask once more before somebody is barred; `report`: that it comes from, 0 for none."""
    yes = Button(BarForGood(user, report), words("report-bar-yes"), "danger")
    back = Button(OpenReport(report) if report else SetupPage(REPORTS), words("panel-back"))
    return Screen.of(words("report-bar-sure", name=bold(name)), (yes, back))
