"""The bookkeeping of Forum Trajanum, written from the rulebook once more: nothing here asks the rules."""

from games.forum_trajanum.audit.bookkeeping import AUDIT as AUDIT
