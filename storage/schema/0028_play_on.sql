-- A practice table that was begun at a step of a game is deleted some time after its last move, and a person has one
-- that runs at most.
CREATE UNIQUE INDEX plays_on ON game (host)
WHERE origin IS NOT NULL AND origin <> 'guided' AND stage <> 'over';

CREATE INDEX miss_game ON miss (game);

CREATE INDEX practice_to_clean ON game (id) WHERE origin IS NOT NULL AND origin <> 'guided';

DROP TRIGGER move_is_never_deleted;

CREATE TRIGGER move_is_never_deleted BEFORE DELETE ON move
WHEN NOT EXISTS (SELECT 1 FROM game WHERE id = OLD.game AND origin IS NOT NULL AND origin <> 'guided')
BEGIN
    SELECT raise(ABORT, 'a move is never deleted');
END;

DROP TRIGGER table_change_is_never_deleted;

CREATE TRIGGER table_change_is_never_deleted BEFORE DELETE ON table_change
WHEN NOT EXISTS (SELECT 1 FROM game WHERE id = OLD.game AND origin IS NOT NULL AND origin <> 'guided')
BEGIN
    SELECT raise(ABORT, 'a change of a table is never deleted');
END;
