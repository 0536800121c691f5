import re
from pathlib import Path
from random import Random

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from msgspec import json, structs
from typer.testing import CliRunner, Result

from games import find, log
from games.__main__ import app
from games.agents.analysis_text import (
    PARTS,
    REST,
    advice,
    has_texts,
    points_lost_by_part,
    summary,
    turn_texts,
)
from games.agents.judged import Judged, Reason, SeatAnalysis, TurnMark
from games.engine.chance import RandomChance
from games.engine.table import Table
from games.numerals import round_half_away
from games.words import LOCALES, Message, Seat, Verbatim, Words
from games.written_messages import Written, read_message, written
from tests.fuzz.random_games import play
from tests.support.games import STORY_GAME
from tests.toy_games import toy_games

END, NONE = written(Message("none")), written(Message("board-over"))
ROW = written(Message("group-row", {"row": "C"}))

WORST = Judged(
    seat=0,
    row=12,
    before=100.0,
    lost=7.4,
    lost_by_part={"eagles": 5.4, "tasks": 2.0},
    when=written(Message("board-turn", {"seat": Seat(1)})),
    played=(ROW, END),
    better=(ROW, NONE),
    reasons=(Reason("eagles", 5.4), Reason("tasks", 0.4), Reason("rows", -3.0)),
)

PLAY = SeatAnalysis(
    seat=0,
    points=118,
    rows=(3, 12),
    expected=(130.2, 100.0),
    scored=(0, 41),
    lost=23.0,
    luck=None,
    lost_by_part={"eagles": 10.4, "tasks": 6.3, "area": 5.0, "rows": 0.9, "cranes": 0.4},
    marks=(TurnMark(3, 0.0), TurnMark(12, 14.8)),
    costliest=(WORST, structs.replace(WORST, when=None, better=(ROW, NONE, END), played=(ROW, NONE))),
)

NAMES = ("Ada", "Ben")


def words(locale: str) -> Words:
    return find(STORY_GAME).words(locale)


def said(locale: str, play: SeatAnalysis = PLAY, *, own: bool = True) -> list[str]:
    """All texts of an analysis."""
    texts = words(locale)
    lines = list(summary(play, texts, own=own))
    for turn in turn_texts(play, texts, NAMES):
        lines += [turn.head, *turn.lines]
    return [texts.text(line, NAMES) for line in lines]


def test_points_parts_and_costly_turns_are_shown_without_what_the_lines_have_in_common() -> None:
    eagles, tasks, area, rows = (words("en")(f"part-{part}") for part in ("eagles", "tasks", "area", "rows"))
    assert said("en") == [
        f"You: 118 points; your turns gave away about 23: {eagles} 11, {tasks} 6, {area} 5, {rows} 1",
        "Turn: Ben: blunder, about 7 points given away",
        "Better: End of the game",
        "Played: Nothing",
        f"Difference: {eagles} +5, {rows} −3, the rest +5",
        "Row 12 of the log: blunder, about 7 points given away",
        "Better: Nothing",
        "Played: without it",
        f"Difference: {eagles} +5, {rows} −3, the rest +5",
    ]


@pytest.mark.parametrize(
    ("locale", "line"),
    [
        ("en", "Difference: a better position overall; no source of points stands out"),
        ("de", "Unterschied: insgesamt eine bessere Stellung; keine Punktquelle sticht heraus"),
        ("ru", "Разница: положение лучше в целом; ни один источник очков не выделяется"),
    ],
)
def test_a_costly_turn_without_a_reason_says_that_no_source_stands_out(locale: str, line: str) -> None:
    turn = structs.replace(WORST, reasons=())
    assert said(locale, structs.replace(PLAY, costliest=(turn,)))[-1] == line


def test_a_turn_of_a_game_without_sources_has_no_difference() -> None:
    turn = structs.replace(WORST, reasons=(), lost_by_part={})
    assert said("en", structs.replace(PLAY, lost_by_part={}, costliest=(turn,)))[-1].startswith("Played: ")


A, B, C = (written(Message("group-row", {"row": row})) for row in "ABC")


@pytest.mark.parametrize(
    ("better", "played", "reported"),
    [
        ((A, B, END), (C, B, A, END), ("without it", "Row C")),
        ((A, B, C, END), (A, C, B, END), ("Row B › Row C", "Row C › Row B")),
        ((A, B, B), (A, B, C), ("Row B", "Row C")),
        ((A, B, C), (A, C), ("Row B", "Row C")),
        ((A, B), (A, B, C), ("without it", "Row C")),
    ],
)
def test_steps_that_both_lines_have_are_left_out_unless_their_order_is_all(
    better: tuple[Written, ...], played: tuple[Written, ...], reported: tuple[str, str]
) -> None:
    turn = structs.replace(WORST, better=better, played=played)
    shown = said("en", structs.replace(PLAY, costliest=(turn,)))[2:4]
    assert tuple(line.partition(": ")[2] for line in shown) == reported


def test_a_line_that_is_cut_at_a_draw_ends_in_dots() -> None:
    turn = structs.replace(WORST, better=(A, B), played=(A, C), better_is_cut=True)
    assert said("en", structs.replace(PLAY, costliest=(turn,)))[2:4] == ["Better: Row B › …", "Played: Row C"]


@pytest.mark.parametrize(
    ("locale", "numbers"),
    [
        ("en", ["turn 2 of 4", "turn 4 of 4"]),
        ("de", ["Zug 2 von 4", "Zug 4 von 4"]),
        ("ru", ["ход 2 из 4", "ход 4 из 4"]),
    ],
)
def test_turns_of_one_round_are_distinguished_by_their_numbers(locale: str, numbers: list[str]) -> None:
    turns = tuple(structs.replace(WORST, row=row) for row in (21, 10))
    play = structs.replace(PLAY, rows=(1, 9, 17, 21), costliest=turns)
    shown = turn_texts(play, words(locale), NAMES)
    heads = [words(locale).text(turn.head, NAMES).rpartition(":")[0] for turn in shown]
    assert [head.rpartition(", ")[2] for head in heads] == numbers


@pytest.mark.parametrize("locale", LOCALES)
def test_what_is_shown_after_a_draw_is_called_so(locale: str) -> None:
    heads = [
        said(locale, structs.replace(PLAY, costliest=(structs.replace(WORST, goes_on=goes_on),)))[1]
        for goes_on in (False, True)
    ]
    all_of_it, after = (head.rpartition(":")[0] for head in heads)
    assert after.startswith(f"{all_of_it}, ")


MANY = ["eagles", "no-such", "rows", "area", "tasks", "cranes", "column", "bonus"]


@given(st.dictionaries(st.sampled_from(MANY), st.floats(-40, 40)), st.floats(2, 99))
@example({"eagles": 1.0}, 2.5)
def test_the_numbers_shown_add_up_to_what_was_lost(parts: dict[str, float], lost: float) -> None:
    play = structs.replace(PLAY, lost=lost, lost_by_part=parts)
    numbers = [number for _, number in points_lost_by_part(play, words("en"))]
    assert len(numbers) <= PARTS + 1
    assert 0 not in numbers
    if numbers:
        assert sum(numbers) == round_half_away(lost)
    turn = structs.replace(WORST, lost=lost, reasons=tuple(Reason(*each) for each in parts.items()))
    shown = said("en", structs.replace(PLAY, costliest=(turn,)))
    for line in shown[4:]:
        if line == words("en")("analysis-why-overall"):
            assert all(part == "no-such" or abs(points) <= 0.5 for part, points in parts.items())
            continue
        reported = [int(each.replace("−", "-")) for each in re.findall(r"[+−]\d+", line)]
        assert sum(reported) == round_half_away(lost)


@pytest.mark.parametrize("locale", LOCALES)
def test_it_is_shown_in_every_language_of_the_reader_and_of_others(locale: str) -> None:
    own, others = said(locale), said(locale, own=False)
    assert "Ada" in others[0]
    assert "Ada" not in own[0]
    assert own[1:] == others[1:]
    assert "118" in own[0]
    assert "23" in own[0]


@pytest.mark.parametrize("locale", LOCALES)
def test_luck_is_shown_only_where_it_is_known_and_then_it_adds_up(locale: str) -> None:
    lucky = structs.replace(PLAY, luck=3.8, spread=14.6)
    assert len(said(locale, lucky)) == len(said(locale)) + 1
    line = said(locale, lucky)[1]
    assert re.findall(r"[+−]?\d+", line) == ["130", "+4", "−23", "+7", "15", "118"]
    assert 130 + 4 - 23 + 7 == 118
    line = said(locale, structs.replace(lucky, luck=0.4))[1]
    assert re.findall(r"[+−]?\d+", line) == ["130", "−23", "+11", "15", "118"], "no luck that worth sees"


@pytest.mark.parametrize(
    ("locale", "line"),
    [
        ("en", "Turns that mattered: 3 best, 1 fine, 2 slips, 1 blunder"),
        ("de", "Züge, auf die es ankam: 3 beste, 1 guter, 2 Ungenauigkeiten, 1 Patzer"),
        ("ru", "Ходы, где было что терять: 3 лучших, 1 хороший, 2 неточности, 1 зевок"),
    ],
)
def test_good_moves_are_counted_as_well_but_none_by_others(locale: str, line: str) -> None:
    of_words = (*["best"] * 3, "fine", "slip", "slip", "blunder", "")
    marks = tuple(TurnMark(row, 0.0, word) for row, word in enumerate(of_words))
    marks += (TurnMark(9, 0.0, "best", "computer"), TurnMark(10, 9.0, "blunder", "user"))
    assert said(locale, structs.replace(PLAY, marks=marks))[1] == line


def test_advice_is_given_after_three_games_from_what_somebody_lost_themselves() -> None:
    play = structs.replace(PLAY, lost_by_part={"eagles": 10.0, "tasks": 8.0})
    of_others = structs.replace(play, others_lost_by_part={"eagles": 9.0})
    assert advice([play, play]) is None
    (own, others) = (advice([play, play, each]) for each in (play, of_others))
    assert own is not None
    assert others is not None
    assert [(own.args[name], others.args[name]) for name in ("n", "lost")] == [(30, 24), (54, 45)]
    assert own.args["part"] == Message("part-eagles") != others.args["part"] == Message("part-tasks")
    little = structs.replace(play, lost_by_part={"eagles": 3.0, "tasks": 1.0})
    assert advice([little] * 4) is None


@pytest.mark.parametrize(
    ("locale", "line"),
    [
        (
            "en",
            "Only for you: in your last 3 analyzed games, eagles cost you most, about 30 of the 54 points "
            "you gave away.",
        ),
        (
            "de",
            "Nur für dich: In deinen letzten 3 analysierten Partien hast du am meisten hier verschenkt: "
            "Adler, etwa 30 von 54 Punkten.",
        ),
        (
            "ru",
            "Только для вас: в ваших последних 3 разобранных партиях больше всего упущено здесь: орлы, "
            "примерно 30 из 54 очков.",
        ),
    ],
)
def test_advice_is_given_in_every_language(locale: str, line: str) -> None:
    found = advice([structs.replace(PLAY, lost_by_part={"eagles": 10.0, "tasks": 8.0})] * 3)
    assert found is not None
    assert words(locale).text(found) == line


def test_an_analysis_from_before_turns_were_marked_is_worked_out_anew() -> None:
    assert has_texts(structs.replace(PLAY, costliest=()), words("en"))
    assert not has_texts(structs.replace(PLAY, costliest=(), marks=()), words("en"))


def test_an_analysis_of_parts_that_are_named_no_more_is_worked_out_anew() -> None:
    assert has_texts(structs.replace(PLAY, costliest=()), words("en"))
    assert not has_texts(structs.replace(PLAY, costliest=(), lost_by_part={"no-such": 5.0}), words("en"))


def test_only_the_largest_parts_are_shown_and_none_without_a_name() -> None:
    many = structs.replace(PLAY, lost=45.0, lost_by_part=dict.fromkeys(MANY, 5.0))
    names = [name for name in MANY if name != "no-such"][:PARTS]
    assert points_lost_by_part(many, words("en")) == [*((f"part-{name}", 5) for name in names), (REST, 15)]
    for parts in ({}, {"no-such": 23.0}):
        unnamed = structs.replace(PLAY, lost_by_part=parts)
        assert points_lost_by_part(unnamed, words("en")) == []
        assert said("en", unnamed)[0].endswith("about 23")


def test_where_all_parts_are_shown_there_is_no_rest_for_what_rounding_leaves() -> None:
    halves = structs.replace(PLAY, lost=3.0, lost_by_part={"eagles": 1.5, "tasks": 1.5})
    assert points_lost_by_part(halves, words("en")) == [("part-eagles", 2), ("part-tasks", 1)]
    up = {"eagles": 10.6, "tasks": 6.6, "rows": 4.6, "area": 0.3, "cranes": 0.4}
    most = structs.replace(PLAY, lost=sum(up.values()), lost_by_part=up)
    assert [number for _, number in points_lost_by_part(most, words("en"))] == [11, 7, 4]


@pytest.mark.parametrize("locale", LOCALES)
def test_what_others_played_is_shown_as_theirs(locale: str) -> None:
    turn = structs.replace(WORST, by="computer")
    lucky = structs.replace(PLAY, luck=10.8)
    play = structs.replace(lucky, others_turns=4, others_lost=9.4, costliest=(turn,))
    mine, others = said(locale, lucky), said(locale, play)
    assert others[1].count("4") == others[1].count("9") == 1
    who = {"en": "by a computer player", "de": "von einem Computerspieler", "ru": "ходил компьютер"}[locale]
    yours = {"en": "your turns", "de": "deine züge", "ru": "вы упустили"}[locale]
    assert who in others[3]
    assert who not in "".join(mine)
    assert yours in "".join(mine).lower()
    assert yours not in "".join(others).lower()


@pytest.mark.parametrize("locale", LOCALES)
def test_where_nothing_better_was_found_that_is_said(locale: str) -> None:
    flawless = structs.replace(PLAY, lost=0.4, lost_by_part={"points": 0.4}, costliest=())
    for own in (True, False):
        (line,) = said(locale, flawless, own=own)
        assert "118" in line
        assert "0" not in line


@pytest.mark.parametrize("locale", LOCALES)
def test_a_seat_that_had_no_turn_is_not_praised(locale: str) -> None:
    early = structs.replace(PLAY, rows=(), expected=(), lost=0.0, lost_by_part={}, costliest=())
    praise = structs.replace(early, rows=(3,), expected=(130.2,))
    for own in (True, False):
        assert said(locale, early, own=own) != said(locale, praise, own=own)


def test_a_message_is_read_as_it_was_written_whatever_its_arguments() -> None:
    message = Message(
        "joined-list",
        {
            "list": (Message("group-row", {"row": "C"}), Seat(1), Verbatim("none"), "none", 3, None),
            "goods": {"coin": 2},
        },
    )
    stored = json.decode(json.encode(written(message)))
    assert read_message(stored) == message


@pytest.mark.parametrize("stored", [{}, {"id": "none"}, {"id": "none", "args": {"n": {"sea": 1}}}])
def test_what_is_no_message_is_refused(stored: dict[str, object]) -> None:
    with pytest.raises(ValueError, match="is no"):
        read_message(stored)


def test_an_analysis_that_was_kept_before_stretches_were_shown_opens_and_is_kept_as_it_was() -> None:
    stored = (
        b'{"seat":0,"points":118,"rows":[3],"expected":[130.2],"lost":7.4,"luck":null,'
        b'"lost_by_part":{"points":7.4},"costliest":[{"seat":0,"row":3,"before":130.2,"lost":7.4,'
        b'"lost_by_part":{"points":7.4},"when":null,"played":[{"id":"none","args":{}}],'
        b'"better":[{"id":"board-over","args":{}}],"reasons":[{"part":"points","points":7.4}]}]}'
    )
    kept = json.decode(stored, type=SeatAnalysis)
    assert json.encode(kept) == stored
    assert said("en", kept)[1] == "Row 3 of the log: blunder, about 7 points given away"


def test_an_analysis_that_names_a_text_of_another_version_cannot_be_shown() -> None:
    gone = written(Message("joined-list", {"list": (Message("no-such-text"),)}))
    assert has_texts(PLAY, words("en"))
    for turn in (
        structs.replace(WORST, better=(gone,)),
        structs.replace(WORST, played=(gone,)),
        structs.replace(WORST, when=gone),
    ):
        assert not has_texts(structs.replace(PLAY, costliest=(turn,)), words("en"))


# The command


def analyse(*arguments: object) -> Result:
    """Run the command on a log."""
    return CliRunner().invoke(app, ["analyse", *map(str, arguments)])


def toss(path: Path, *, over: bool = True) -> Path:
    game = find("coin_toss")
    begun = Table.begin(game, 2, game.options(), RandomChance(Random(7)))
    log.write(path, play(game, 1, undos=False) if over else begun)
    return path


def test_a_log_is_analysed_seat_by_seat_in_the_language_asked_for(tmp_path: Path) -> None:
    with toy_games(pictures=False):
        file = toss(tmp_path / "toss.jsonl")
        players = log.read(file).players
        shown = analyse(file)
        german = analyse(file, "--language", "de")
    assert shown.exit_code == german.exit_code == 0
    summaries = [line for line in shown.output.splitlines() if line.startswith("seat ")]
    assert any("their turns gave away" in line for line in summaries)
    assert [line.partition(":")[0] for line in summaries] == [f"seat {n}" for n in range(1, players + 1)]
    assert "verschenkt" in german.output


def test_a_game_that_was_ended_early_is_analysed_as_far_as_it_was_played(tmp_path: Path) -> None:
    with toy_games(pictures=False):
        record = log.read(toss(tmp_path / "toss.jsonl"))
        answered = next(n for n, move in enumerate(record.moves, 1) if move.seat is not None)
        log.write(tmp_path / "ended.jsonl", record.table(answered))
        shown = analyse(tmp_path / "ended.jsonl")
    assert shown.exit_code == 0
    assert "seat 1: " in shown.output


def test_what_cannot_be_analysed_is_refused_in_one_line(tmp_path: Path) -> None:
    with toy_games(pictures=False):
        file, begun = toss(tmp_path / "toss.jsonl"), toss(tmp_path / "begun.jsonl", over=False)
        cut = tmp_path / "cut.jsonl"
        cut.write_bytes(file.read_bytes()[:-9])
        for arguments, fault in (
            ((begun,), "nobody has chosen anything"),
            ((cut,), "is damaged"),
            ((tmp_path / "none",), "cannot read"),
            ((file, "--language", "fr"), "no texts in 'fr'"),
        ):
            refused = analyse(*arguments)
            assert refused.exit_code == 1
            assert fault in " ".join(refused.output.split())
            assert "Traceback" not in refused.output
