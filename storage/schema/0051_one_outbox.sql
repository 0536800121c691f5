-- A notification is about a game; or, where `game` is NULL, about something else: with a user about what its kind says,
-- without one about a cup, whose message does not show it as it is. Those are gone once they are done with.

-- only sqlite
PRAGMA writable_schema = ON;

UPDATE sqlite_schema SET sql = replace(
    sql, 'game INTEGER NOT NULL REFERENCES game',
    'game INTEGER REFERENCES game'
) WHERE type = 'table' AND name = 'outbox';

PRAGMA writable_schema = RESET;

-- only postgresql
ALTER TABLE outbox ALTER COLUMN game DROP NOT NULL;

DROP TRIGGER tell_due ON outbox;

CREATE TRIGGER tell_due AFTER INSERT OR UPDATE OF done ON outbox
FOR EACH ROW WHEN (NEW.done IS NULL AND NEW.game IS NOT NULL AND has_listeners()) EXECUTE FUNCTION tell('due', 'game');

-- both
ALTER TABLE outbox ADD COLUMN about INTEGER CHECK ((game IS NULL) = (about IS NOT NULL));

INSERT INTO outbox (user, kind, about, created, nonce, attempted_after)
SELECT user, kind, about, created, nonce, attempted_after FROM letter ORDER BY id;

DROP TABLE letter;

INSERT INTO outbox (kind, n, about, created, nonce, attempted_after)
SELECT 'cup-message', changed - shown, id, created, id, attempted_after FROM cup WHERE shown < changed ORDER BY id;

DROP INDEX cup_to_show;

ALTER TABLE cup DROP COLUMN attempted_after;

ALTER TABLE cup DROP COLUMN changed;

ALTER TABLE cup DROP COLUMN shown;
