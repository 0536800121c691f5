from random import Random

import pytest
from msgspec import structs

import games
from bot.locales import game_words
from bot.screens.shared.fair_chance import card_line, fair_chance_screen, seed_line
from bot.tables.fair_chance import FairChance, Verified
from games.engine.retrace import MadeDraw, Untraced, retrace
from games.engine.table import Table
from games.hidden import Piece
from games.verification import Proof, WrongDraw
from games.words import LOCALES, Message
from storage.core.rows import OVER, PLAYING, GameRow
from tests.support.games import STORY_GAME

SEED, COMMITMENT = "5e" * 32, "c0" * 32

ROW = GameRow(
    id=12,
    name=STORY_GAME,
    options="{}",
    seats=2,
    stage=PLAYING,
    guild=1,
    channel=2,
    host=3,
    language="en",
    created=0.0,
    card=4,
    thread=5,
    commitment=COMMITMENT,
)

WRONG = tuple(
    WrongDraw(MadeDraw(n, f"1/cards/table/{n}", ("ace", "king"), "ace"), "king") for n in range(1, 31)
)


def said(
    *,
    honest: int = 7,
    wrong: tuple[WrongDraw, ...] = (),
    early: int = 0,
    untraced: tuple[Untraced, ...] = (),
    committed: bool = True,
    locale: str = "en",
) -> str:
    verified = Verified(SEED, committed, Proof(honest, wrong, early, untraced), b"log")
    over = structs.replace(ROW, stage=OVER)
    screen = fair_chance_screen(FairChance(over, verified), game_words(locale, STORY_GAME))
    assert [(each.name, each.data) for each in screen.documents] == [("table-12.jsonl", b"log")]
    return screen.text


@pytest.mark.parametrize("locale", LOCALES)
def test_every_outcome_is_said_in_every_language_with_seed_and_commitment(locale: str) -> None:
    void, rules = Untraced(3, 8, "why", void=True), Untraced(9, 20, "why", void=False)
    texts = {
        said(locale=locale),
        said(honest=1, locale=locale),
        said(honest=22, locale=locale),
        said(wrong=WRONG, locale=locale),
        said(committed=False, locale=locale),
        said(early=1, locale=locale),
        said(early=5, locale=locale),
        said(untraced=(void,), locale=locale),
        said(untraced=(rules,), locale=locale),
    }
    assert len(texts) == 9
    for text in texts:
        assert SEED in text
        assert COMMITMENT in text
        assert len(text) < 2000
        assert "verify-" not in text


@pytest.mark.parametrize("locale", LOCALES)
def test_before_the_end_only_the_commitment_is_shown(locale: str) -> None:
    words = game_words(locale, STORY_GAME)
    running = fair_chance_screen(FairChance(ROW), words)
    assert COMMITMENT in running.text
    later = fair_chance_screen(FairChance(structs.replace(ROW, seeded_after=4)), words)
    assert later.text.startswith(running.text)
    assert len(later.text) > len(running.text)
    unseeded = structs.replace(ROW, stage=OVER, commitment=None)
    assert COMMITMENT not in fair_chance_screen(FairChance(unseeded), words).text
    assert running.documents == later.documents == ()


def test_what_is_not_honest_is_never_called_honest() -> None:
    assert "**Every draw was fair.**" in said()
    assert "**Every draw was fair.**" in said(untraced=(Untraced(3, 8, "why", void=True),))
    for text in (said(early=1), said(untraced=(Untraced(3, 8, "why", void=False),))):
        assert "**Everything that can be proven was fair:** 7 draws" in text
        assert "Every draw" not in text
    for text in (said(wrong=WRONG), said(committed=False), said(committed=False, wrong=WRONG)):
        assert "Every draw was fair" not in text
        assert "Somebody has changed this game." in text
    many = [line for line in said(wrong=WRONG).splitlines() if line]
    assert many[1] == "-# Table card: https://discord.com/channels/1/2/4"
    assert many[2].startswith("**30 draws were not fair:**")
    assert many[3] == "- Step 1: it should have been “king”, not “ace”."
    assert len([line for line in many if line.startswith("- Step")]) == 5


@pytest.mark.parametrize("locale", LOCALES)
def test_pieces_that_are_not_honest_have_the_words_of_the_game(locale: str) -> None:
    words, game = game_words(locale, STORY_GAME), games.find(STORY_GAME)
    table = Table.begin(game, min(game.seats), game.options())
    random, named = Random(1), list[MadeDraw]()
    while not named:
        choice = table.pending_choice(table.waiting_seats[0])
        assert choice is not None
        table.answer(table.waiting_seats[0], choice.random_answer(random))
        drawn = retrace(game, table.players, table.options, table.moves).draws
        named = [draw for draw in drawn if words.has(Piece(draw.piece, None, draw.bag_name).text)]
    draw = named[0]
    text = Piece(draw.piece, None, draw.bag_name).text
    unnamed = "title"
    for due, piece in ((unnamed, draw.piece), (draw.piece, unnamed)):
        wrong = WrongDraw(structs.replace(draw, piece=piece), due)
        lines = [line for line in said(wrong=(wrong,), locale=locale).splitlines() if line.startswith("- ")]
        assert len(lines) == 1
        assert words.text(Message(text)) in lines[0]
        assert unnamed in lines[0]


@pytest.mark.parametrize("locale", LOCALES)
def test_the_lines_on_card_and_end_are_short_and_missing_without_a_seed(locale: str) -> None:
    words = game_words(locale, STORY_GAME)
    line = card_line(ROW, words)
    assert line.startswith("-# ")
    assert COMMITMENT[:8] in line
    assert COMMITMENT[:9] not in line
    assert len(line) < 55
    assert SEED in seed_line(SEED, words)
    assert card_line(structs.replace(ROW, commitment=None), words) == seed_line("", words) == ""
