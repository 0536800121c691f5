"""The bookkeeping of Trajan, written from the rulebook once more: nothing here asks the rules."""

from games.trajan.audit.bookkeeping import AUDIT as AUDIT
