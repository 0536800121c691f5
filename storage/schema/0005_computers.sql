-- Whether a computer player is waited for: those that are found without looking at all others.

ALTER TABLE waiting ADD COLUMN computer INTEGER NOT NULL DEFAULT 0 CHECK (computer IN (0, 1));

UPDATE waiting SET computer = 1 WHERE EXISTS (
    SELECT 1 FROM seat
    WHERE seat.game = waiting.game AND seat.seat = waiting.seat AND seat.computer IS NOT NULL
);

CREATE INDEX waiting_computers ON waiting (game) WHERE computer;
