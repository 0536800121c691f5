"""Comparison of announcements and forecasts of Trajan with the results, by the game's own bookkeeping."""

from collections.abc import Iterator

from games.choice import Choice
from games.engine.table import Table
from games.hidden import copy_state
from games.trajan import GAME
from games.trajan.pieces import DEMANDS, STACKS
from games.trajan.state import Trajan
from games.words import Message
from tests.fuzz.audit import Claim, texts_in
from tests.fuzz.rulebooks.trajan import AUDIT

NAMES = {
    *("brings-wild-commodity", "brings-wild-demand", "brings-wild-construction", "brings-wild-extra"),
    *("leader-to", "leader-to-tile", "military-to-camp", "construction-to-camp", "option-end", "option-none"),
    *("site-tile", "site-empty", "site-brings-place", "seaport-ship", "seaport-ship-gray", "seaport-play"),
    *("seaport-play-card", "seaport-take", "discard-on", "discard-on-empty", "ship-load", "ship-other"),
    *("forum-tile", "give-tiles", "extra-tile", "extra-wild", "wild-about"),
    *(f"trajan-tile-{kind}" for kind in (*STACKS[:-1], *DEMANDS)),
}
"""Texts on options of actions that name things without an announcement."""

QUESTIONS = (
    *("seaport", "ship", "discard", "forum", "military", "senate", "trajan", "construction"),
    *("extra", "demands"),
)
"""Questions whose option texts are all compared, or have no figure."""


def said_on(choice: Choice, key: str) -> list[Message]:
    """The texts about the options in a key."""
    option = None if choice.several else choice.option(key)
    return [
        text for text in ((option.label, option.about) if option else (choice.joint_effect(key),)) if text
    ]


def wrong_figures(table: Table[Trajan], seat: int, key: str) -> Iterator[str]:
    """The ids of an option's announcements that do not come true."""
    choice = table.pending_choice(seat)
    assert choice is not None
    twin, before = table.copy(), copy_state(table.state)
    events = tuple(event for move in twin.answer(seat, key)[:1] for event in move.events)
    after = copy_state(before)
    for event in events:
        event.apply(after)
    for text in texts_in(said_on(choice, key)):
        if text.id in AUDIT.figures and not AUDIT.figures[text.id](
            Claim(text.args, seat, before, after, events)
        ):
            yield text.id


def wrong_forecasts(state: Trajan) -> Iterator[str]:
    """The seats whose forecast differs from the result."""
    assert GAME.forecasts is not None
    assert AUDIT.forecasts is not None
    for seat in range(len(state.players)):
        said = tuple(each.points for each in GAME.forecasts(state, seat))
        expected = AUDIT.forecasts(state, seat)
        if said != expected:
            yield f"{said} is foretold to seat {seat}, not {expected}"
