-- Which words and sizes there are is known to the program, and compared by its check. The schema says only what shape
-- they have.
ALTER TABLE game DROP CONSTRAINT game_stage_check, DROP CONSTRAINT game_when_late_check,
    DROP CONSTRAINT game_outcome_check1, DROP CONSTRAINT game_closing_check;

ALTER TABLE table_change DROP CONSTRAINT table_change_kind_check;

ALTER TABLE pause DROP CONSTRAINT pause_kind_check;

ALTER TABLE invitation DROP CONSTRAINT invitation_check, ADD CHECK (reason IS NULL OR NOT accepted);

ALTER TABLE seat_request DROP CONSTRAINT seat_request_answer_check;

ALTER TABLE cup DROP CONSTRAINT cup_stage_check, DROP CONSTRAINT cup_size_check, ADD CHECK (size > 1);
