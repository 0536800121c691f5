"""An analysis in words of three languages, kept as JSON, and the command that prints it."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from msgspec import json, structs
from typer.testing import CliRunner, Result

from games import find, log
from games.__main__ import app
from games.agents.analysis import Judged, SeatAnalysis
from games.agents.hints import Reason
from games.agents.told import can_be_told, parts_lost, summary, told_turns
from games.engine.chance import RandomChance
from games.engine.table import Table
from games.fuzz import play
from games.words import LOCALES, Message, Seat, Verbatim, Words
from games.written_messages import read_message, written
from tests.support.games import STORY_GAME
from tests.toy_games import toy_games

END, NONE = written(Message("none")), written(Message("board-over"))
ROW = written(Message("group-row", {"row": "C"}))

WORST = Judged(
    seat=0,
    row=12,
    before=100.0,
    lost=7.4,
    lost_by_part={"points": 5.4, "cranes": 2.0},
    when=written(Message("board-turn", {"seat": Seat(1)})),
    played=(ROW, END),
    better=(ROW, NONE),
    reasons=(Reason("points", 5.4), Reason("cranes", 0.4), Reason("rows", -3.0)),
)

PLAY = SeatAnalysis(
    seat=0,
    points=118,
    rows=(3, 12),
    expected=(130.2, 100.0),
    lost=23.0,
    luck=None,
    lost_by_part={"points": 12.4, "cranes": 9.3, "rows": 0.9, "no-such": 5.0, "forum": 0.4},
    costliest=(WORST, structs.replace(WORST, when=None, better=(ROW, NONE, END), played=(ROW, NONE))),
)

NAMES = ("Ada", "Ben")


def words(locale: str) -> Words:
    return find(STORY_GAME).words(locale)


def said(locale: str, play: SeatAnalysis = PLAY, *, own: bool = True) -> list[str]:
    """All that is told of an analysis."""
    texts = words(locale)
    lines = list(summary(play, texts, own=own))
    for turn in told_turns(play, texts):
        lines += [turn.head, *turn.lines]
    return [texts.text(line, NAMES) for line in lines]


def test_points_parts_and_costly_turns_are_told_from_where_the_lines_part() -> None:
    assert said("en") == [
        "You: 118 points; your turns gave away about 23: points now 12, cranes 9, rows of the Colonia 1",
        "Turn: Ben: about 7 points given away",
        "Better: end of the game",
        "Played: nothing",
        "Worth: +5 points now, −3 rows of the Colonia",
        "Row 12 of the log: about 7 points given away",
        "Better: Row C, end of the game, nothing",
        "Played: Row C, end of the game",
        "Worth: +5 points now, −3 rows of the Colonia",
    ]


@pytest.mark.parametrize("locale", LOCALES)
def test_it_is_told_in_every_language_of_the_reader_and_of_others(locale: str) -> None:
    own, others = said(locale), said(locale, own=False)
    assert "Ada" in others[0]
    assert "Ada" not in own[0]
    assert own[1:] == others[1:]
    assert "118" in own[0]
    assert "23" in own[0]


@pytest.mark.parametrize("locale", LOCALES)
def test_luck_is_told_only_where_it_is_known_and_then_it_adds_up(locale: str) -> None:
    lucky = structs.replace(PLAY, luck=10.8)
    assert len(said(locale, lucky)) == len(said(locale)) + 1
    line = said(locale, lucky)[1]
    for number in ("130", "+11", "−23", "118"):
        assert number in line
    assert 130 + 11 - 23 == 118


def test_no_more_parts_are_told_than_asked_for_and_none_without_a_name() -> None:
    assert parts_lost(PLAY, words("en"), 2) == [("points", 12), ("cranes", 9)]
    assert parts_lost(structs.replace(PLAY, lost_by_part={}), words("en")) == []
    assert said("en", structs.replace(PLAY, lost=0.0, lost_by_part={}, costliest=()))[0].endswith(
        "0: nothing"
    )


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


def test_an_analysis_that_names_a_text_of_another_version_cannot_be_told() -> None:
    gone = written(Message("joined-list", {"list": (Message("no-such-text"),)}))
    assert can_be_told(PLAY, words("en"))
    for turn in (
        structs.replace(WORST, better=(gone,)),
        structs.replace(WORST, played=(gone,)),
        structs.replace(WORST, when=gone),
    ):
        assert not can_be_told(structs.replace(PLAY, costliest=(turn,)), words("en"))


# The command


def analyse(*arguments: object) -> Result:
    """What the command prints of a log."""
    return CliRunner().invoke(app, ["analyse", *map(str, arguments)])


def toss(path: Path, *, over: bool = True) -> Path:
    """The log of a coin toss."""
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
    summaries = [line for line in shown.output.splitlines() if "their turns gave away" in line]
    assert [line.partition(":")[0] for line in summaries] == [f"seat {n}" for n in range(1, players + 1)]
    assert "verschenkt" in german.output


def test_what_cannot_be_analysed_is_refused_in_one_line(tmp_path: Path) -> None:
    with toy_games(pictures=False):
        file, begun = toss(tmp_path / "toss.jsonl"), toss(tmp_path / "begun.jsonl", over=False)
        cut = tmp_path / "cut.jsonl"
        cut.write_bytes(file.read_bytes()[:-9])
        for arguments, fault in (
            ((begun,), "is not over"),
            ((cut,), "is damaged"),
            ((tmp_path / "none",), "cannot read"),
            ((file, "--language", "fr"), "no texts in 'fr'"),
        ):
            refused = analyse(*arguments)
            assert refused.exit_code == 1
            assert fault in " ".join(refused.output.split())
            assert "Traceback" not in refused.output
