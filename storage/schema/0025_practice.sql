-- What a practice table began with: its log begins with given rows, `seeded_after` of them, and what is played on there
-- counts nowhere. NULL: it is no practice table.
ALTER TABLE game ADD COLUMN origin TEXT;

CREATE TRIGGER origin_is_never_changed BEFORE UPDATE OF origin ON game WHEN NEW.origin IS NOT OLD.origin
BEGIN
    SELECT raise(ABORT, 'the origin of a table is never changed');
END;
