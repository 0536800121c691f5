import re
from collections.abc import Mapping
from itertools import count, islice
from typing import Any

import pytest
from msgspec import structs
from msgspec.json import encode

from bot.locales import game_words
from bot.screens.help.hint import hint_text, lit_keys
from bot.screens.model import Screen, TableContext
from bot.screens.painting.pictures import panel_pictures
from bot.screens.panel import narration, panel
from bot.screens.panel.choice import ChoiceControls, Shown, in_place
from bot.screens.picture_request import PictureRequest
from bot.screens.shared.controls import PanelState
from games import find
from games.agents.hints import Hint, NamedAnswer, find_hint
from games.agents.judged import Reason
from games.agents.search import Answer
from games.choice import Choice
from games.engine.table import Table
from games.game import Option, Role
from games.words import LOCALES, Message
from games.written_messages import written
from storage.core.rows import HintUse
from tests.support.forking import look_alikes
from tests.support.games import GAMES, STORY_GAME, Start, begin, share
from tests.support.screens import playing
from tests.support.table_story import pending

PAIRS = 1
"""How many pairs of tables that look alike are compared in a game."""


def shown(context: TableContext, seat: int, hint: Hint | None, locale: str = "en") -> Screen:
    return panel.Panel(context, seat, game_words(locale, context.game.name), hint=hint).screen()


@pytest.mark.parametrize("game", share(GAMES, 1))
def test_two_tables_that_look_alike_to_a_seat_show_the_same_hint(game: str) -> None:
    pairs = (pair for seed in count(3) for pair in look_alikes(find(game), seed))
    asked = (
        (one, other, seat) for one, other, seat in pairs if seat is not None and one.pending_choice(seat)
    )
    for table, twin, seat in islice(asked, PAIRS):
        found = [_all_of(each, seat) for each in (table, twin)]
        assert found[0] == found[1]


def _all_of(table: Table[Any], seat: int) -> tuple[list[bytes], Mapping[str, Any]]:
    """A hint on the panels of all languages, and what is lit on the pictures."""
    context, found = playing(table, "en"), find_hint(table, seat)
    requests: list[PictureRequest] = panel_pictures(
        context, seat, game_words("en", table.game.name), lit=lit_keys(context, seat, found)
    )
    screens = [repr(shown(context, seat, found, locale)).encode() for locale in LOCALES]
    return screens, {request.picture: encode(request.highlights) for request in requests}


def asked() -> tuple[TableContext, int, list[str]]:
    """A table, a seat that is asked, and the keys it can choose."""
    table, _ = begin(STORY_GAME, Start(seed=1, players=2))
    seat = table.waiting_seats[0]
    choice = pending(table, seat)
    return playing(table, "en"), seat, [*choice.keys]


def named(*texts: str) -> tuple[NamedAnswer, ...]:
    """Answers that are called so, each of which changes something."""
    return tuple(NamedAnswer(written(Message(text)), False, True) for text in texts)


def said(
    locale: str = "en",
    *,
    ahead: float = 4.4,
    reasons: Mapping[str, float] | None = None,
    purpose: Mapping[str, float] | None = None,
    brings: Mapping[str, float] | None = None,
    followed: bool = False,
    other: bool = True,
) -> str:
    """What a hint says for these reasons; `followed`: once it was chosen for the seat."""
    context, seat, keys = asked()
    spoken = (
        tuple(Reason(part, points) for part, points in (each or {}).items())
        for each in (reasons, purpose, brings)
    )
    answers = (Answer("", keys[0]), Answer("", "end"))
    compared = (written(Message("button-help")),) if other else ()
    found = Hint(answers, named("none", "panel-end-now"), ahead, compared, *spoken)
    if followed:
        words = game_words(locale, context.game.name)
        text = panel.Panel(context, seat, words, shown=Shown(chosen=found)).screen().text
    else:
        text = shown(context, seat, found, locale).text
    return "\n".join(line for line in text.splitlines() if line.startswith(">"))


def test_points_are_whole_and_what_speaks_against_it_comes_last() -> None:
    text = said(reasons={"rows": 4.2, "eagles": 2.5, "tasks": -0.6})
    assert "About 4 points better than the next best choice, **Help**: " in text
    assert text.endswith(": rows of the Colonia +4, eagles +3, but Trajan’s tasks −1, the rest −2.")


def test_where_the_reasons_are_all_there_is_there_is_no_rest_for_what_rounding_leaves() -> None:
    for ahead, reasons in ((2.4, (1.6, 0.9)), (2.5, (1.3, 1.2)), (4.2, (1.9, 1.6, 0.6))):
        text = said(ahead=ahead, reasons=dict(zip(("rows", "eagles", "tasks"), reasons, strict=False)))
        whole = [int(number) for number in re.findall(r"[+]\d+", text)]
        assert f"About {sum(whole)} points better" in text
        assert "the rest" not in text


def test_what_speaks_for_a_line_comes_before_what_would_have_been_better() -> None:
    text = said(ahead=-4.4, reasons={"rows": 4.4}, purpose={"eagles": 2.0})
    assert text.splitlines()[1:] == [
        "> Compared with the other choices on average: eagles +2. "
        "**Help** would have been better by about 4 points: rows of the Colonia +4."
    ]


def test_what_was_chosen_for_a_seat_is_said_with_its_reason() -> None:
    text = said(reasons={"rows": 4.2, "tasks": -0.6}, followed=True)
    assert text.splitlines() == [
        "> Chosen for you: Nothing › End now.",
        "> About 4 points better than the next best choice, **Help**: rows of the Colonia +4, the rest +1, "
        "but Trajan’s tasks −1.",
    ]
    assert said("de", followed=True).startswith("> Für dich gewählt: ")


def test_every_step_of_a_line_begins_with_a_capital_letter() -> None:
    context, seat, keys = asked()
    answers = named("none", "hint-but", "none")
    answers[1].label["args"] = {"better": "rows", "worse": "tasks"}
    found = Hint((Answer("", keys[0]),), answers)
    assert "; then: Rows, but tasks › Nothing." in shown(context, seat, found).text


def test_what_to_press_is_called_as_where_nobody_sees_what_was_asked_and_after_what_asks_which() -> None:
    context, seat, _ = asked()
    words = game_words("en", context.game.name)
    full = Option("help", Message("none"), full=Message("button-help"))
    menu = Option("menu", Message("panel-more"), role=Role.ASKS_WHICH)
    choice = Choice(seat, Message("none"), [menu, full])
    asked_then = Choice(seat, Message("none"), [full])

    def headline(choice: Choice, *answers: str) -> str:
        found = Hint(tuple(Answer("", key) for key in answers), named("none", "none"))
        controls = ChoiceControls(choice, PanelState(1, seat, 0), words)
        return hint_text(context, found, controls, words).partition("**")[2]

    assert headline(choice, "help").startswith("Help**")
    assert headline(in_place(choice, {"menu": asked_then}), "menu", "help").startswith("More › Help**")


def test_what_is_as_good_is_said_to_be() -> None:
    assert "About as good as the next best choice, **Help**." in said(ahead=0.4)
    assert "Etwa so gut wie die zweitbeste Wahl, **Hilfe**." in said("de", ahead=-0.2)
    assert "better" not in said(ahead=0.4, reasons={"rows": 2.0, "tasks": -2.0})


def test_what_it_is_for_is_said_where_nothing_else_is() -> None:
    points = {"tasks": 3.2, "rows": 1.0}
    alike = "About as good as the next best choice, **Help**. Compared with the other choices on average: "
    assert said(ahead=0.0, purpose=points).endswith(f"{alike}Trajan’s tasks +3, rows of the Colonia +1.")
    assert said(ahead=4.4, purpose=points).count("tasks") == 1
    assert "average" not in said(ahead=4.4, reasons={"rows": 4.4}, purpose=points)
    text = said(ahead=0.0, brings=points)
    assert text.endswith("**Help**. What it brings: Trajan’s tasks +3, rows of the Colonia +1.")
    alone = said("de", other=False, brings=points)
    assert alone.endswith("Was das bringt: Trajanaufträge +3, Zeilen der Colonia +1.")


def test_ending_a_turn_brings_nothing() -> None:
    context, seat, keys = asked()
    end = NamedAnswer(written(Message("panel-end-now")), True, True)
    points = (Reason("rows", 0.6),)
    found = Hint((Answer("", keys[0]),), (end,), 0.0, (written(Message("none")),), brings=points)
    assert "What it brings" not in shown(context, seat, found).text
    found = structs.replace(found, named=(*named("none"), end))
    assert "What it brings: rows of the Colonia +1" in shown(context, seat, found).text


@pytest.mark.parametrize(
    ("other", "line"),
    [
        (("none", "button-help", "panel-end-now"), "Nothing › Help"),
        (("button-help", "panel-more", "panel-end-now"), "Help › then the same"),
        (("panel-more", "panel-end-now"), "More › End now"),
    ],
)
def test_the_steps_with_which_both_lines_end_are_named_once(other: tuple[str, ...], line: str) -> None:
    context, seat, keys = asked()
    own = (*named("none", "panel-more"), NamedAnswer(written(Message("panel-end-now")), True, True))
    compared = tuple(written(Message(each)) for each in other)
    found = Hint((Answer("", keys[0]), Answer("", "end")), own, 4.0, compared)
    assert f"better than the next best choice, **{line}**." in shown(context, seat, found).text


def test_the_reasons_and_the_rest_add_up() -> None:
    assert said(ahead=7.0, reasons={"rows": 8.0, "eagles": 6.0, "tasks": -17.0}).endswith(
        "**Help**: rows of the Colonia +8, eagles +6, the rest +10, but Trajan’s tasks −17."
    )
    assert said(ahead=3.0, reasons={"rows": 3.0}).endswith("**Help**: rows of the Colonia +3.")


def test_one_point_is_one() -> None:
    assert "About 1 point better than" in said(ahead=1.0)
    assert "Etwa 1 Punkt besser als" in said("de", ahead=1.0)
    assert "Примерно на 1 очко выгоднее" in said("ru", ahead=1.0)


def test_what_is_secret_is_shown_with_its_row_and_not_before() -> None:
    """Seats set up side by side: that one of them had a hint says nothing until all have chosen."""
    context, seat, keys = asked()
    table = context.table
    others = [each for each in table.waiting_seats if each != seat]
    table.answer(seat, keys[0])
    uses = (HintUse(seat, len(table.moves)),)
    for viewer in (None, *others):
        assert not any(line.hinted for line in narration.lines_since(table, viewer, 0, uses))
    assert any(line.hinted for line in narration.lines_since(table, seat, 0, uses))
    while table.lanes:
        asked_now = table.waiting_seats[0]
        choice = pending(table, asked_now)
        table.answer(asked_now, choice.keys[0])
    for viewer in (None, *others):
        found = narration.lines_since(table, viewer, 0, uses)
        assert [line.seat for line in found if line.hinted] == [seat]
