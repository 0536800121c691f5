-- Each game's secret seed, which its draws follow from, and its SHA-256, which everybody is shown before.
-- `random_bytes` and `sha256` are functions of the program.
-- A game that was over before there were seeds has none.

ALTER TABLE game ADD COLUMN seed BLOB CHECK (length(seed) = 32);

ALTER TABLE game ADD COLUMN commitment TEXT CHECK (length(commitment) = 64);

-- How many rows the log had before there was a seed: their draws do not follow from it.
ALTER TABLE game ADD COLUMN seeded_after INTEGER NOT NULL DEFAULT 0;

UPDATE game
SET seed = random_bytes(32), seeded_after = (SELECT count(*) FROM move WHERE move.game = game.id)
WHERE stage <> 'over';

UPDATE game SET commitment = lower(hex(sha256(seed))) WHERE seed IS NOT NULL;

-- What a lobby's chain begins with names the commitment.
UPDATE game SET chain = chain_digest(
    'game', id, name, options, seats, guild, channel, host, language, created,
    (
        SELECT json_group_array(json_array(seat, user, computer))
        FROM (SELECT * FROM seat WHERE seat.game = game.id ORDER BY seat)
    ),
    commitment
) WHERE stage = 'lobby';

CREATE TRIGGER seed_is_never_changed BEFORE UPDATE OF seed, commitment, seeded_after ON game
WHEN (NEW.seed, NEW.commitment, NEW.seeded_after) IS NOT (OLD.seed, OLD.commitment, OLD.seeded_after)
BEGIN
    SELECT raise(ABORT, 'a seed is never changed');
END;
