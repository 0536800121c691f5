-- Which words and sizes there are is known to the program, and compared by its check. The schema says only what shape
-- they have. No row changes, so the conditions are taken out of the statements that made the tables.

-- only sqlite
PRAGMA writable_schema = ON;

UPDATE sqlite_schema SET sql = replace(
    sql, ' CHECK (stage IN (''lobby'', ''playing'', ''over''))',
    ''
) WHERE type = 'table' AND name = 'game';

UPDATE sqlite_schema SET sql = replace(
    sql, ' CHECK (when_late IN (''ask'', ''computer''))',
    ''
) WHERE type = 'table' AND name = 'game';

UPDATE sqlite_schema SET sql = replace(
    sql, '
CHECK (outcome IN (''finished'', ''agreed'', ''resigned'', ''abandoned'', ''managers''))',
    ''
) WHERE type = 'table' AND name = 'game';

UPDATE sqlite_schema SET sql = replace(
    sql, ' CHECK (closing IN (''left'', ''host'', ''manager'', ''idle'', ''channel''))',
    ''
) WHERE type = 'table' AND name = 'game';

UPDATE sqlite_schema SET sql = replace(
    sql, ' CHECK (kind IN (''seat'', ''end'', ''channel''))',
    ''
) WHERE type = 'table' AND name = 'table_change';

UPDATE sqlite_schema SET sql = replace(
    sql, ' CHECK (kind IN (''agreed'', ''dormant''))',
    ''
) WHERE type = 'table' AND name = 'pause';

UPDATE sqlite_schema SET sql = replace(
    sql, '(reason IN (''declined'', ''withdrawn'', ''expired'') AND accepted = 0)',
    'accepted = 0'
) WHERE type = 'table' AND name = 'invitation';

UPDATE sqlite_schema SET sql = replace(
    sql, ' CHECK (answer IN (''accepted'', ''declined'', ''expired'', ''over''))',
    ''
) WHERE type = 'table' AND name = 'seat_request';

UPDATE sqlite_schema SET sql = replace(
    sql, ' CHECK (stage IN (''draft'', ''open'', ''playing'', ''over'', ''called-off''))',
    ''
) WHERE type = 'table' AND name = 'cup';

UPDATE sqlite_schema SET sql = replace(
    sql, 'size IN (4, 8, 9, 16)',
    'size > 1'
) WHERE type = 'table' AND name = 'cup';

PRAGMA writable_schema = RESET;

-- Whoever has the file open reads the schema again.
CREATE TABLE read_again (id INTEGER);

DROP TABLE read_again;

CREATE TEMP TABLE checked (verdict TEXT CHECK (verdict = 'ok'));

INSERT INTO checked SELECT integrity_check FROM pragma_integrity_check;

DROP TABLE checked;

-- only postgresql
ALTER TABLE game DROP CONSTRAINT game_stage_check, DROP CONSTRAINT game_when_late_check,
    DROP CONSTRAINT game_outcome_check1, DROP CONSTRAINT game_closing_check;

ALTER TABLE table_change DROP CONSTRAINT table_change_kind_check;

ALTER TABLE pause DROP CONSTRAINT pause_kind_check;

ALTER TABLE invitation DROP CONSTRAINT invitation_check, ADD CHECK (reason IS NULL OR NOT accepted);

ALTER TABLE seat_request DROP CONSTRAINT seat_request_answer_check;

ALTER TABLE cup DROP CONSTRAINT cup_stage_check, DROP CONSTRAINT cup_size_check, ADD CHECK (size > 1);
