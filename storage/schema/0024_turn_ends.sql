-- The seat's version as of which a turn ends by itself; NULL for every other kind of timer.
ALTER TABLE timer ADD COLUMN version INTEGER CHECK ((version IS NOT NULL) = (kind = 'turn-end'));

CREATE INDEX timer_turn_ends ON timer (game, seat) WHERE kind = 'turn-end';
