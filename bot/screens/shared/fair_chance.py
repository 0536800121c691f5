"""The page about the draws of a game."""

from collections.abc import Iterator

from bot.screens.markup import card_link
from bot.screens.model import Document, Screen
from bot.screens.text import numbered_title
from bot.tables.fair_chance import FairChance, Verified
from games.hidden import Piece
from games.verification import WrongDraw
from games.words import Argument, Message, Verbatim, Words
from storage.core.rows import GUIDED, GameRow

SHORT = 8
"""Digits of a commitment on the card."""

SHOWN = 5
"""How many draws that do not follow from the seed are named."""


def card_line(row: GameRow, words: Words) -> str:
    """A card's line on practice, and on the commitment unless everybody knows the seed; or ""."""
    practice = f"-# {words('lobby-practice')}" if row.is_practice else ""
    if row.commitment is None or row.origin == GUIDED:
        return practice
    fair = f"-# {words('lobby-fair', commitment=row.commitment[:SHORT])}"
    return "\n".join(filter(None, (practice, fair)))


def seed_line(seed: str, words: Words) -> str:
    """The line that publishes the seed at the end; "" without one."""
    return f"-# {words('end-seed', seed=seed)}" if seed else ""


def fair_chance_screen(found: FairChance, words: Words) -> Screen:
    """The proof that a game's draws were honest, with its log; before the end, the commitment to it."""
    table = words("verify-table", card=card_link(found.row))
    title = f"## {words('verify-title', game=Message('title'))}\n-# {table}"
    if found.row.commitment is None:
        return Screen.of(title, words("verify-no-seed"))
    if found.verified is None:
        return Screen.of(title, *_running_lines(found.row, words))
    document = Document(f"table-{found.row.id}.jsonl", found.verified.log)
    return Screen.of(title, *_over_lines(found.row, found.verified, words), document)


def _running_lines(row: GameRow, words: Words) -> Iterator[str]:
    if row.origin == GUIDED:
        yield words("verify-practice", n=row.seeded_after)
        return
    if row.plays_on:
        yield _origin_text(row, words)
    yield words("verify-running")
    yield f"`{row.commitment}`"
    yield words("verify-until-end")
    if row.seeded_after and not row.is_practice:
        yield words("verify-later")


def _origin_text(row: GameRow, words: Words) -> str:
    """The row and the game or file from which practice continues."""
    if row.origin_game is None:
        return words("verify-plays-on-file", digest=row.origin_file or "", n=row.seeded_after)
    game = numbered_title(row.origin_game, words)
    return words("verify-plays-on", game=Verbatim(game), n=row.seeded_after)


def _over_lines(row: GameRow, verified: Verified, words: Words) -> Iterator[str]:
    proof = verified.proof
    if row.plays_on:
        yield _origin_text(row, words)
    if not verified.committed:
        yield words("verify-other-seed")
    elif proof.wrong:
        lines = [_wrong_line(each, words) for each in proof.wrong[:SHOWN]]
        yield "\n".join([words("verify-wrong", n=len(proof.wrong)), *lines])
    else:
        gaps = proof.early or any(not each.void for each in proof.untraced)
        yield words("verify-honest-in-part" if gaps else "verify-honest", n=proof.honest)
    if proof.early:
        early = "verify-copied" if row.plays_on else "verify-given" if row.is_practice else "verify-early"
        yield words(early, n=proof.early)
    for each in proof.untraced:
        text = "verify-void" if each.void else "verify-other-rules"
        yield words(text, first=each.first, last=each.last)
    yield words("verify-seed", seed=verified.seed, commitment=row.commitment or "")
    yield f"-# {words('verify-log')}"


def _wrong_line(wrong: WrongDraw, words: Words) -> str:
    made = wrong.made
    due, piece = (_piece(made.bag_name, face, words) for face in (wrong.due, made.piece))
    return f"- {words('verify-wrong-draw', n=made.n, due=due, piece=piece)}"


def _piece(bag: str, face: str, words: Words) -> Argument:
    """A piece by the words of its game; by its stored name where there are none, as for a card's number."""
    text = Piece(face, None, bag).text
    return Message(text) if words.has(text) else Verbatim(face)
