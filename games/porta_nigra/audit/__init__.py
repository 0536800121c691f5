"""The bookkeeping of Porta Nigra, written from the rulebook once more: nothing here asks the rules."""

from games.porta_nigra.audit.bookkeeping import AUDIT as AUDIT
