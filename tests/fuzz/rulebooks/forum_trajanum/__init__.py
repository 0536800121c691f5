"""The bookkeeping of Forum Trajanum, written from the rulebook once more: nothing here asks the rules."""

from tests.fuzz.rulebooks.forum_trajanum.bookkeeping import AUDIT as AUDIT
