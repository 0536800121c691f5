"""All checks of `tabellarius try` in the order they run."""

from functools import partial
from pathlib import Path
from typing import Any

import msgspec

from bot.first_day import application, messages, places, with_person
from bot.first_day.check import Check

FUNCTIONS: dict[str, Any] = vars(application) | vars(messages) | vars(places) | vars(with_person)


def _check(id_: str, fields: dict[str, Any]) -> Check:
    """A check by the function with its name, or with the first part of it, which gets the rest."""
    subject, _, rest = id_.partition(".")
    run = FUNCTIONS.get(id_.replace(".", "_")) or partial(FUNCTIONS[subject], of=rest)
    return msgspec.convert({"id": id_, "run": run, **fields}, Check)


CHECKS = tuple(
    _check(id_, fields)
    for id_, fields in msgspec.toml.decode((Path(__file__).parent / "checks.toml").read_bytes()).items()
)

COVERED = frozenset(kind for check in CHECKS for kind in check.covers)

KINDS = COVERED | {kind.partition(": ")[0] for kind in COVERED if not kind.startswith("component")}
"""The kinds of requests that are tried: all that the bot makes."""

LEFT_OUT = frozenset({"DELETE /users/@me/guilds/{id}"})
"""Kinds that are not tried: the bot would have to be invited again."""
