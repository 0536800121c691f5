-- After an erasure a log has nothing that tells at which other tables somebody has played: when they moved, and by which
-- interactions. Numbers below zero take the place of these; times are only ever earlier ones.
DROP TRIGGER move_is_never_changed ON move;

CREATE TRIGGER move_is_never_changed BEFORE UPDATE OF
    game, n, time, seat, key, draws, events, undoes, secret, interaction, rules
ON move
FOR EACH ROW WHEN (NOT (
    NEW.time <= OLD.time
    AND (NEW.interaction IS NOT DISTINCT FROM OLD.interaction OR coalesce(NEW.interaction, 0) < 0)
    AND (NEW.time < OLD.time OR NEW.interaction IS DISTINCT FROM OLD.interaction)
    AND (NEW.game, NEW.n, NEW.seat, NEW.key, NEW.draws, NEW.events, NEW.undoes, NEW.secret, NEW.rules)
        IS NOT DISTINCT FROM (OLD.game, OLD.n, OLD.seat, OLD.key, OLD.draws, OLD.events, OLD.undoes, OLD.secret, OLD.rules)
))
EXECUTE FUNCTION refuse('a move is never changed');

DROP TRIGGER table_change_is_never_changed ON table_change;

CREATE TRIGGER table_change_is_never_changed BEFORE UPDATE OF
    game, number, after, time, kind, seat, from_computer, to_computer, from_channel, to_channel, reason
ON table_change
FOR EACH ROW WHEN (NOT (
    NEW.time < OLD.time
    AND (NEW.game, NEW.number, NEW.after, NEW.kind, NEW.seat, NEW.from_computer, NEW.to_computer)
        IS NOT DISTINCT FROM (OLD.game, OLD.number, OLD.after, OLD.kind, OLD.seat, OLD.from_computer, OLD.to_computer)
    AND (NEW.from_channel, NEW.to_channel, NEW.reason) IS NOT DISTINCT FROM (OLD.from_channel, OLD.to_channel, OLD.reason)
))
EXECUTE FUNCTION refuse('a change of a table is never changed');

-- Until when a report is kept that is about somebody who was erased since.
ALTER TABLE report ADD COLUMN until DOUBLE PRECISION;

CREATE INDEX report_until ON report (until) WHERE until IS NOT NULL;

-- What earlier versions have kept of users who were erased: figures here, the rest when the games are cleaned once more.
DELETE FROM rating WHERE "user" < 0;

DELETE FROM message
WHERE name LIKE 'passed-on-%' AND channel NOT IN (SELECT channel FROM direct WHERE channel IS NOT NULL);

UPDATE game SET cleaned = 0 WHERE stage = 'over' AND id IN (
    SELECT game FROM seat WHERE "user" < 0 UNION SELECT game FROM stood_in WHERE "user" < 0
    UNION SELECT game FROM table_change WHERE from_user < 0 OR to_user < 0
);

UPDATE game SET previous = NULL WHERE EXISTS (
    SELECT 1 FROM seat WHERE "user" < 0 AND seat.game IN (game.id, game.previous)
    UNION SELECT 1 FROM table_change
    WHERE (from_user < 0 OR to_user < 0) AND table_change.game IN (game.id, game.previous)
);

DELETE FROM out_of_reach WHERE EXISTS (
    SELECT 1 FROM seat WHERE seat.game = out_of_reach.game AND seat.seat = out_of_reach.seat AND seat."user" < 0
);
