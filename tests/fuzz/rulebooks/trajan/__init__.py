"""The bookkeeping of Trajan, written from the rulebook once more: nothing here asks the rules."""

from tests.fuzz.rulebooks.trajan.bookkeeping import AUDIT as AUDIT
