-- When a table at which nobody moves is looked at next: it is warned, or becomes dormant. NULL: the game is not under
-- way, or the table is dormant already.
ALTER TABLE game ADD COLUMN idle_due REAL;

UPDATE game SET idle_due = 90 * 86400 + coalesce(
    (SELECT max(time) FROM move WHERE move.game = game.id AND interaction IS NOT NULL), created
)
WHERE stage = 'playing';

CREATE INDEX game_idle ON game (idle_due) WHERE idle_due IS NOT NULL;
