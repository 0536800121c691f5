"""The message of a cup: enrolment, rounds, standings, winners."""

from collections.abc import Iterable, Sequence

from msgspec import Struct, structs

import renderer
from bot.screens.cups.parts import parts_of, standings_of
from bot.screens.ids.cup_ids import DropOut, Enrol, Withdraw
from bot.screens.ids.people_ids import TellOfTables
from bot.screens.markup import bold, bold_list, distance, moment
from bot.screens.model import (
    ActionRow,
    Button,
    Pictures,
    Screen,
    Text,
    component_id_of,
    galleries,
    plain_screen,
    texts,
)
from bot.screens.names import escape_name
from bot.screens.picture_request import PictureRequest, chart_request
from bot.screens.reminders.reminders import table_buttons
from bot.screens.shared.table_time import about_pace, pace_name
from bot.screens.text import SEPARATOR
from bot.tables.cups.standing import schedule_of, standing_of
from clocks.user_settings import LEVEL_NAMES
from cups.schedule import LEAST, size_for
from cups.standings import Standing
from games.numerals import halves_text
from games.words import Argument, Message, Verbatim, Words
from storage.core.rows import PLAYING as GAME_PLAYING
from storage.core.rows import OfCup
from storage.cups.rows import CALLED_OFF, OPEN, OVER, PLAYING, Cup, CupRow, CupTable


class CupView(Struct, frozen=True):
    cup: Cup
    names: tuple[str, ...]
    """Names of the entrants, in their order."""
    host: str
    options: str
    """Differences from the usual game; "" for none."""

    @property
    def row(self) -> CupRow:
        return self.cup.row

    def named(self, numbers: Iterable[int]) -> Argument:
        return bold_list(self.names[number] for number in numbers)


def cup_title(cup: int, words: Words) -> str:
    return words("cup-title", n=str(cup), game=words("title"))


def cup_in_sentence(cup: int, words: Words) -> str:
    return words("cup-named", n=str(cup), game=words("title"))


MOST_LINKS = 16
"""The most links to tables; the oldest rounds are left out, the newest never."""


def cup_card(view: CupView, words: Words, *, pictures: Pictures = ()) -> Screen:
    row = view.row
    head = f"## {cup_title(row.id, words)}\n{words('cup-host', host=Verbatim(escape_name(view.host)))}"
    if row.stage == CALLED_OFF:
        paragraphs = texts(head, words("cup-called-off", least=LEAST))
        return Screen(_marked(row, paragraphs))
    staged = {OPEN: _enrolled_texts, PLAYING: _played_texts, OVER: _played_texts}[row.stage](view, words)
    lines = "\n".join(about_lines(row, len(view.cup.entrants), view.options, words))
    groups = len(schedule_of(as_begun(row, len(view.cup.entrants))).groups)
    shown = _marked(row, texts(head, lines, *staged))
    standings = standings_text(view, words) if row.stage != OPEN else ""
    rules = texts(f"-# {words('cup-rules', groups=groups)}") if row.stage != OVER else ()
    shown_standings = galleries(pictures, standings) or texts(standings)
    return Screen.of(*shown, *shown_standings, *rules, *_controls(row, view.cup, words))


def _marked(row: CupRow, paragraphs: Sequence[Text]) -> tuple[Text, ...]:
    """Paragraphs of which the first has an id by which the message of the cup is recognised."""
    first, *rest = paragraphs
    return (Text(first.content, component_id_of(row.id)), *rest)


def about_lines(row: CupRow, people: int, options: str, words: Words) -> list[str]:
    """What is set up; `people`: how many have enrolled, as many as can for a draft."""
    now = as_begun(row, people)
    pace = words("term-pace", pace=pace_name(row.pace), numbers=about_pace(row.pace))
    hints = Message("switch-on" if row.hints else "switch-off", {"setting": Message("lobby-hints")})
    lines = [
        plan_text(now, words) if row.stage in (PLAYING, OVER) else limit_text(row, words),
        *([words("lobby-options", options=Verbatim(options))] if options else []),
        f"{words('lobby-time', terms=Verbatim(pace))}{SEPARATOR}{words.text(hints)}",
    ]
    if row.begins is not None:
        lines.insert(1, dates_text("cup-dates", now, row.begins, words))
    if row.stage == OPEN:
        so_far = "cup-so-far" if people >= LEAST else "cup-if-full"
        lines.insert(1, words(so_far, plan=Verbatim(plan_text(now, words))))
    return lines


def as_begun(row: CupRow, people: int) -> CupRow:
    """A cup with the size that it has if it begins with so many people; its largest if they are too few."""
    return structs.replace(row, size=size_for(row.players, people if people >= LEAST else row.size))


def limit_text(row: CupRow, words: Words) -> str:
    return words("cup-limit", least=LEAST, size=row.size, players=row.players)


def plan_text(row: CupRow, words: Words) -> str:
    """How many take part in a cup, in which groups, and in how many rounds."""
    schedule = schedule_of(row)
    return words(
        "cup-plan-groups" if schedule.final else "cup-plan",
        size=row.size,
        players=row.players,
        groups=len(schedule.groups),
        rounds=len(schedule.group_rounds),
        final=len(schedule.final),
        finalists=schedule.finalists,
    )


def dates_text(text: str, row: CupRow, begins: float, words: Words) -> str:
    """When a cup begins and ends, and how long its rounds last."""
    ends = structs.replace(row, begins=begins).round_begins(schedule_of(row).rounds + 1)
    return words(
        text, begins=moment(begins), distance=distance(begins), days=row.round_days, ends=moment(ends)
    )


def _enrolled_texts(view: CupView, words: Words) -> tuple[str, ...]:
    row, number = view.row, len(view.cup.entrants)
    names = view.named(range(number)) if number else Verbatim(words("cup-nobody"))
    level = Message(LEVEL_NAMES[row.level])
    return (
        words("cup-enrolled", n=number, size=row.size, names=names),
        f"-# {words('cup-gaps', least=LEAST, level=level)}",
    )


def _played_texts(view: CupView, words: Words) -> tuple[str, ...]:
    row, found = view.row, standing_of(view.cup)
    won = ""
    if row.stage == OVER:
        best = [each.entrant for each in found if each.place == 1]
        won = f"### {words('cup-won', n=len(best), names=view.named(best))}" if best else ""
    dropped = [each.number for each in view.cup.entrants if each.dropped is not None]
    gone = words("cup-dropped", names=view.named(dropped)) if dropped else ""
    return tuple(filter(None, (won, "\n".join(_rounds(view, words)), gone)))


def _rounds(view: CupView, words: Words) -> list[str]:
    """The tables of the newest rounds, and when the next one begins."""
    row, lines, schedule = view.row, [], schedule_of(view.row)

    def named(number: int) -> Verbatim:
        return Verbatim(words("cup-round-final" if schedule.is_final(number) else "cup-round-name", n=number))

    for number in range(1, row.rounds_begun + 1):
        tables = [each for each in view.cup.tables if each.round == number]
        if sum(each.round >= number for each in view.cup.tables) > MOST_LINKS and number < row.rounds_begun:
            continue
        links = Verbatim(", ".join(_link(each, words) for each in tables))
        runs = any(each.stage == GAME_PLAYING for each in tables)
        until = distance(row.round_begins(number + 1))
        lines.append(
            words("cup-round-runs" if runs else "cup-round", round=named(number), tables=links, until=until)
        )
    if row.stage == PLAYING and row.rounds_begun < schedule.rounds:
        begins = row.round_begins(row.rounds_begun + 1)
        lines.append(words("cup-round-next", round=named(row.rounds_begun + 1), begins=moment(begins)))
    return lines


def _link(table: CupTable, words: Words) -> str:
    return f"<#{table.thread}>" if table.thread else words("cup-table", n=str(table.game))


def standings_text(view: CupView, words: Words) -> str:
    """The standings as text, where there can be no pictures."""
    lines: list[str] = []
    for part in parts_of(view.cup):
        if part.final or part.group:
            lines.append(words("cup-final") if part.final else words("cup-group", name=part.group))
        lines += [
            words(
                "cup-standing",
                place=each.place,
                name=bold(view.names[each.entrant]),
                points=halves_text(float(each.table_points)),
                tables=each.tables,
            )
            for each in part.standings
        ]
    return "\n".join(lines)


def _controls(row: CupRow, cup: Cup, words: Words) -> tuple[ActionRow, ...]:
    if row.stage == OPEN:
        full = len(cup.entrants) >= row.size
        return (
            (
                Button(Enrol(row.id), words("button-cup-enrol"), "success", disabled=full),
                Button(Withdraw(row.id), words("button-cup-withdraw")),
            ),
        )
    if row.stage == PLAYING:
        return ((Button(DropOut(row.id), words("button-cup-drop-out")),),)
    return ()


def cup_pictures(view: CupView, words: Words) -> list[PictureRequest]:
    """A picture of each part's standings; none before the first round, and without a game's pictures."""
    row = view.row
    if row.stage not in (PLAYING, OVER):
        return []
    return [
        request
        for standings in standings_of(view.cup)
        for request in chart_request(row.name, standings, renderer.CUP_STANDINGS, words, view.names)
    ]


def message_link(row: CupRow) -> str:
    """A link to the message of a cup; "" if it has none."""
    if row.message is None:
        return ""
    return f"https://discord.com/channels/{row.guild}/{row.message_channel}/{row.message}"


def round_ends_screen(table: int, of_cup: OfCup, nonce: int, words: Words) -> Screen:
    """Tell a player at an unfinished table that its round ends soon."""
    said = words(
        "cup-round-ends",
        cup=cup_in_sentence(of_cup.cup, words),
        n=of_cup.round,
        table=Verbatim(str(table)),
        when=moment(of_cup.ends),
        distance=distance(of_cup.ends),
    )
    return plain_screen(said, table_buttons([table], nonce, words))


def cup_over_screen(row: CupRow, best: Sequence[str], own: Standing | None, of: int, words: Words) -> Screen:
    """The end of a cup: `best`: the winners; `own`: the reader's standing among `of`."""
    said = [words("cup-over", cup=cup_in_sentence(row.id, words), n=len(best), names=bold_list(best))]
    if own is not None:
        points = halves_text(float(own.table_points))
        said.append(words("cup-over-own", place=own.place, of=of, points=points))
    return _with_link(said, row, words)


def cup_called_off_screen(row: CupRow, words: Words, *, too_few: bool) -> Screen:
    """A cup was called off by a manager, or because too few had enrolled."""
    said = words("cup-told-too-few" if too_few else "cup-told-called-off", cup=cup_in_sentence(row.id, words))
    return _with_link([said], row, words)


def new_cup_screen(row: CupRow, nonce: int, words: Words) -> Screen:
    """A cup was announced on a server of which the reader wants to hear."""
    begins = row.round_begins(1)
    said = words(
        "cup-new",
        cup=cup_in_sentence(row.id, words),
        begins=moment(begins),
        distance=distance(begins),
        link=Verbatim(message_link(row) or f"<#{row.message_channel}>"),
        terms=Verbatim(limit_text(row, words)),
    )
    return plain_screen(said, (Button(TellOfTables(row.guild, 0, nonce), words("button-tell-no-more")),))


def _with_link(said: Sequence[str], row: CupRow, words: Words) -> Screen:
    link = message_link(row)
    return plain_screen(
        "\n".join(filter(None, (*said, link and words("cup-message-at", link=Verbatim(link)))))
    )
