-- A notification is about a game; or, where `game` is NULL, about something else: with a user about what its kind says,
-- without one about a cup, whose message does not show it as it is. Those are gone once they are done with.
ALTER TABLE outbox ALTER COLUMN game DROP NOT NULL;

ALTER TABLE outbox ADD COLUMN about BIGINT CHECK ((game IS NULL) = (about IS NOT NULL));

INSERT INTO outbox ("user", kind, about, created, nonce, attempted_after)
SELECT "user", kind, about, created, nonce, attempted_after FROM letter ORDER BY id;

DROP TABLE letter;

INSERT INTO outbox (kind, about, created, nonce, attempted_after)
SELECT 'cup-message', id, created, id, attempted_after FROM cup WHERE shown < changed ORDER BY id;

DROP INDEX cup_to_show;

ALTER TABLE cup DROP COLUMN attempted_after;

ALTER TABLE cup DROP COLUMN changed;

ALTER TABLE cup DROP COLUMN shown;
