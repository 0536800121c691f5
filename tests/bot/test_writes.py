"""Which floor may write what: tables everything, delivery its marks, cogs what needs no service."""

import ast
from collections.abc import Iterator, Mapping
from itertools import chain
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

WRITING = ("_database.write", "self._change", "self._write")
"""Calls of a method of the store that writes in a transaction of its own."""

COGS: Mapping[str, tuple[str, ...]] = {
    "a wish of one user, which nobody else sees": (
        "listeners.set",
        "notes.keep",
        "regulars.drop",
        "users.set_tips",
    ),
    "the end of a measure, from which nothing follows": ("blocks.unblock", "bars.unbar", "reports.close"),
    "shown at once by the message that was pressed": ("cups.enrol", "cups.withdraw"),
    "a mark of a message that the cog itself posts": ("claim_greeting", "withdraw_greeting"),
    "a message due by a setting of the server": ("notify",),
    "a count of a day that is over, stored by its first reader": ("queue_days.before",),
    "what a user posts for all, checked where it is stored": ("posted_steps.post", "posted_steps.post_page"),
    "a message due since Discord takes no reply any more": ("add_to_users",),
    "a delivery that an event of the gateway mends": (
        *(
            "renew_notification",
            "repeat_turns",
            "reach.repeat_turn",
            "forget_removals",
            "users.forget_refusals",
        ),
    ),
}
"""Why a service of `bot/tables` would only forward -> verbs of the store that cogs call themselves."""

FLOORS: Mapping[str, frozenset[str]] = {
    "bot/screens": frozenset(),
    "bot/workers": frozenset(),
    "bot/audit": frozenset(),
    "bot/operation": frozenset({"check_writable"}),
    "bot/client/cogs": frozenset(chain(*COGS.values())),
    "bot/client": frozenset(
        {
            "users.forget_refusal",
            *("users.set_language", "users.set_name", "users.set_reached", "regulars.ask"),
            *("timing.beat", "timing.leave", "set_messages"),
        }
    ),
    "bot/delivery": frozenset(
        {
            *("mark_attempted", "mark_done", "mark_failed", "mark_given_up", "mark_line_posted"),
            *("mark_posted", "mark_sent", "set_message", "set_messages"),
            *(
                "forget_card",
                "forget_message",
                "forget_thread",
                "claim_notices",
                "renew_notification",
                "notify",
            ),
            *(
                "reach.update_unreached_seats",
                "reach.note_place_failure",
                "reach.note_working_place",
                "seats.mark_posted",
            ),
            *("users.set_reached", "users.set_unreachable", "users.forget_direct_channel"),
            *("questions.mark_asked", "questions.forget_settled", "reminders.count_reported"),
            "posted_steps.mark_sent",
            *(
                "vacations.keep_notice",
                "vacations.remove_controls_of_notice",
                "lobbies.close",
                "lobbies.let_invitation_lapse",
            ),
            *("cups.forget_message", "cups.mark_shown"),
        }
    ),
}
"""Folders of the bot -> the verbs of the store they may call that write; `bot/tables` may call all."""

READS = frozenset({"vacations.offer"})
"""Verbs that read under a name that also is one of a verb that writes."""


def writing_verbs() -> set[str]:
    found = set()
    for path in sorted((ROOT / "storage").rglob("*.py")):
        for kind in ast.walk(ast.parse(path.read_text("utf-8"))):
            for node in kind.body if isinstance(kind, ast.ClassDef) else ():
                if isinstance(node, ast.Assign) and ast.unparse(node.value).startswith(
                    ("writes(", "changes_game(")
                ):
                    found |= {ast.unparse(target) for target in node.targets}
                elif isinstance(node, ast.AsyncFunctionDef) and any(
                    each in ast.unparse(node) for each in WRITING
                ):
                    found.add(node.name)
    return found


def verbs_called(path: Path) -> Iterator[str]:
    """The methods of a store that a module calls."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Attribute):
            before, store, verb = ast.unparse(node).rpartition("store.")
            if store and before in ("", "_", "self._", "bot.", "self.", "self.bot.", "interaction.client."):
                yield verb


@pytest.mark.parametrize("folder", FLOORS)
def test_a_floor_writes_only_what_is_its_own(folder: str) -> None:
    above = [each for each in FLOORS if each != folder and each.startswith(f"{folder}/")]
    writes = writing_verbs()
    assert len(writes) > 100
    called = {
        verb
        for path in (ROOT / folder).rglob("*.py")
        if not any(path.is_relative_to(ROOT / each) for each in above)
        for verb in verbs_called(path)
        if verb.rpartition(".")[2] in writes
    }
    assert called - READS == FLOORS[folder]
