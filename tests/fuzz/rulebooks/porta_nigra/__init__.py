"""The bookkeeping of Porta Nigra, written from the rulebook once more: nothing here asks the rules."""

from tests.fuzz.rulebooks.porta_nigra.bookkeeping import AUDIT as AUDIT
